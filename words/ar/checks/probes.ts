import { lookUpEntry } from '../../../checks/core/helpers/look-up-entry.ts';
import type * as en from '../../en/checks/probes.ts';
import { amountOf, nouns, number } from './grammar.ts';

const failures = { 'no-host': 'لا يوجد هذا المضيف', 'no-server': 'لا يستجيب أي خادم هناك' };

/** The result of checking a URL besides its status, or why it was not checked: clauses without a period, by code. Their arguments are JSON. */
export const probeReasons: typeof en.probeReasons = {
  // Not requested
  'no-url': () => 'ليس عنوان URL',
  'no-web-url': ({ scheme }) => `ليس عنوان URL من نوع http أو https (${scheme})`,
  'mail-url': () => 'عنوان بريد إلكتروني',
  'telephone-url': () => 'رقم هاتف',
  'script-url': () => 'نص برمجي',
  'data-url': () => 'بيانات في عنوان URL نفسه',
  'blob-url': () => 'أنشأته الصفحة نفسها',
  'file-url': () => 'ملف على هذا الكمبيوتر',
  'browser-url': () => 'صفحة من صفحات المتصفح',
  'private-url': () => 'عنوان خاص، لا يُطلب من صفحات عامة',
  'too-many': ({ most }) => `لم يُطلب: أكثر من ${amountOf(most, nouns.url)}`,
  'not-allowed': () => 'لم يُطلب: لا إذن لهذا المضيف',
  'check-stopped': () => 'أُوقف قبل فحصه',

  // Not requested, because of how the host responded before
  'host-errors': () => 'لم يُطلب: عرض هذا الخادم أخطاء أكثر من اللازم',
  'host-waits': ({ seconds }) => `لم يُطلب: يشترط الخادم انتظار ${amountOf(seconds, nouns.second)} (Retry-After)`,
  'host-refuses': () => 'لم يُطلب: كرّر الخادم رفض الفحوصات',
  'host-silent': () => 'لم يُطلب: المضيف لا يستجيب',
  'host-fell-silent': () => 'لم يُطلب: توقف المضيف عن الاستجابة',

  // Redirects
  'leads-inside': () => 'يعيد التوجيه إلى عنوان خاص لم يُطلب',
  'named-inside': () => 'يؤدي اسم المضيف هنا إلى عنوان خاص، فلم تُقرأ الاستجابة',
  'leads-to-unallowed': () => 'يعيد التوجيه إلى مضيف بلا إذن',
  'leads-off-the-web': () => 'يعيد التوجيه إلى عنوان URL ليس من نوع http أو https',
  'endless-redirects': () => 'إعادة توجيه بلا نهاية، بلا ملفات تعريف ارتباط على الأقل',
  'hidden-redirect': () => 'يعيد التوجيه، لكن المتصفح يخفي إلى أين',
  'redirect-nowhere': () => 'يعيد التوجيه بلا وجهة',
  'uncounted-redirects': () => 'إعادة توجيه واحدة على الأقل؛ ويخفي المتصفح عددها',

  // Responses
  'asks-sign-in': () => 'يتطلب تسجيل الدخول',
  'proxy-sign-in': () => 'يتطلب خادم وكيل تسجيل الدخول',
  'refuses-checks': () => 'يرفض الفحوصات الآلية',
  'refuses-method': () => 'يرفض طريقة الطلب (HEAD أو GET)',
  'gave-up': () => 'انتهت مهلة الطلب لدى الخادم',
  'too-many-requests': () => 'طلبات أكثر من المسموح',
  'withheld-by-law': () => 'غير متاح لأسباب قانونية',
  challenge: () => 'تحقق من أنك لست روبوتًا، أو «أعد المحاولة لاحقًا»',
  'not-found': () => 'غير موجود',
  gone: () => 'أُزيل نهائيًا',
  'server-error': () => 'خطأ في الخادم',
  'not-modified': () => 'يعرض الحالة 304 (لم يُعدَّل) لأول طلب',
  status: ({ status }) => `يعرض الحالة ${status} للفحوصات`,

  // No response
  offline: () => 'هذا الكمبيوتر غير متصل بالإنترنت',
  'hidden-answer': () => 'يخفي المتصفح الاستجابة',
  'too-slow': ({ seconds }) => `لا استجابة خلال ${amountOf(seconds, nouns.second)}`,
  'no-host': () => failures['no-host'],
  'no-server': () => failures['no-server'],
  'nothing-answers': ({ failure }) => `${failures[failure]}، لكن لم يستجب أي مضيف آخر أيضًا، فقد يكون الاتصال منقطعًا`,
  'broken-off': () => 'يغلق الخادم الاتصال',
  'server-too-slow': () => 'لم يستجب الخادم في الوقت المناسب',
  certificate: () => 'شهادة غير صالحة',
  blocked: () => 'محظور في هذا المتصفح',
  'no-answer': ({ error }) => (error === '' ? 'لا استجابة، ولا يذكر المتصفح السبب' : `لا استجابة (${error})`),

  // Images
  'size-unread': () => 'تعذّرت قراءة القياس بالبكسل',
  'no-picture': () => 'ليس صورة',
  'unknown-picture': () => 'تنسيق صورة غير مدعوم',
  'too-many-pixels': () => 'وحدات بكسل أكثر مما يمكن عرضه هنا',
  'picture-status': ({ status }) => `عرض الخادم الحالة ${status}`,
  'picture-too-large': ({ megabytes }) => `أكبر من ${number(megabytes)} ميغابايت`,
  'pictures-too-large': () => 'أكبر من اللازم مع الصور الأخرى',
  'site-withholds': () => 'لم يقدّمه الموقع',
  'worker-silent': () => 'لم تستجب عملية الإضافة في الخلفية',
  undrawable: () => 'تعذّر عرضه هنا',
};

/** The clause of such a reason. A code that this version does not know is shown unchanged. */
export const probeText: typeof en.probeText = ({ code, args }) => lookUpEntry<(args: object) => string>(probeReasons, code)?.(args) ?? code;
