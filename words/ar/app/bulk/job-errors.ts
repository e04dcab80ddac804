import type { jobDetails as enDetails, jobErrors as enErrors, jobWords as en } from '../../../en/app/bulk/job-errors.ts';
import { amountOf, nouns } from '../../checks/grammar.ts';
import { crawlSentences } from '../../checks/crawl.ts';

export const jobErrors: typeof enErrors = {
  'tab-gone': 'أُغلقت علامة التبويب أثناء الفحص. أعد المحاولة لفتح عنوان URL الخاص بها مجددًا.',
  navigated: 'انتقلت علامة التبويب إلى صفحة أخرى. أعد المحاولة لفتح عنوان URL المدرج في علامة تبويب مستقلة.',
  crashed: 'تعطّلت الصفحة أو لا تستجيب. افحصها في علامة تبويب ثم أعد المحاولة.',
  asleep: 'نقل المتصفح علامة التبويب هذه إلى وضع السكون أثناء الفحص. أعد المحاولة لفتح عنوان URL الخاص بها في علامة تبويب مستقلة.',
  'no-access': 'لا تستطيع الإضافات الوصول إلى هذه الصفحة. يمكن فحص صفحات http وhttps فقط، والملفات المحلية إذا سُمح بها.',
  'no-permission': 'ليس لدى Pageloupe إذن لهذا الموقع. امنح حق الوصول ثم أعد المحاولة.',
  'not-a-page': 'عنوان URL هذا ليس صفحة ويب. افحص الصفحة التي فيها رابط إليه.',
  'http-error': 'لا توجد صفحة لفحصها. إذا كان ينبغي أن يوجد عنوان URL هذا، فأعده؛ وإلا فغيّر الروابط المؤدية إليه أو احذفها.',
  unreachable: 'تعذّر فتح الصفحة: يعرض المتصفح خطأ بدلًا منها. تحقق من عنوان URL ومن الاتصال ثم أعد المحاولة.',
  timeout: 'استغرقت الصفحة وقتًا طويلًا. أعد المحاولة عندما يقلّ الضغط على الموقع، أو افحص عددًا أقل من الصفحات في وقت واحد.',
  interrupted: 'انقطع فحص هذه الصفحة عدة مرات، ربما بسبب نقص الذاكرة. أعد محاولتها وحدها.',
  'audit-failed': 'تعذّر تشغيل الفحص على هذه الصفحة. أعد المحاولة، وأبلغ عن المشكلة إذا تكررت.',
};

export const jobDetails: typeof enDetails = {
  'browser-says': ({ error }) => `رسالة المتصفح: ${error}.`,
  thrown: ({ error }) => (/[.!?؟]\s*$/.test(error) ? error : `${error}.`),
  'no-answer': ({ seconds }) => `لا استجابة خلال ${amountOf(seconds, nouns.second)}.`,
  'page-silent': ({ seconds }) => `لم تستجب الصفحة خلال ${amountOf(seconds, nouns.second)}.`,
  'no-content': ({ status }) => `يعرض الخادم الحالة ${status} من دون محتوى.`,
  returns: ({ status }) => `يعرض الخادم الحالة ${status}.`,
  download: ({ type }) => `إنه ملف للتنزيل${type === '' ? '' : ` (${type})`}.`,
  'of-type': ({ type }) => `نوعه ${type}.`,
  shows: ({ url }) => `يعرض ${url}.`,
  'leads-to': ({ origin }) => `يعيد التوجيه إلى ${origin} حيث لا إذن لـ Pageloupe.`,
  'not-well-formed': () => 'إنه مستند XML غير سليم البنية، لذلك يعرض المتصفح خطأً.',
  left: () => 'تغيّرت الصفحة أثناء الفحص.',
  'no-page': () => 'لم يُرجع الفحص أي صفحة.',
};

export const jobWords: typeof en = {
  crawl: crawlSentences,
  errors: jobErrors,
  details: jobDetails,
  error: ({ detail, sentence }) => [detail, sentence].filter(Boolean).join(' '),
};
