import { lookUpEntry } from '../../../checks/core/helpers/look-up-entry.ts';
import type * as en from '../../en/checks/reasons.ts';
import { amount, amountOf, nouns, number } from './grammar.ts';

/** What is wrong with a sitemap that is not well-formed XML: a clause. */
export const reasonFaultText: typeof en.reasonFaultText = ({ kind, line, tag, open }) =>
  ({
    cut: `ينتهي الملف عند السطر ${line} بلا إغلاق العنصر الجذر`,
    tag: `يغلق السطر ${line} العنصر ${tag} لكن ${open ? `العنصر المفتوح هو ${open}` : 'لا عنصر مفتوحًا'}`,
    ampersand: `في السطر ${line} علامة & منفردة (الصحيح: «&amp;»)`,
  })[kind];

/** Why something could not be requested or read, or only in part: whole sentences, by code. Their arguments are JSON. */
export const reasons: typeof en.reasons = {
  pending: () => 'غير معروف بعد.',
  'signal-failed': ({ error }) => `تعذّر تنفيذ هذا الفحص على بيانات هذه الصفحة: ${error}`,

  // Read from the page
  'reading-failed': ({ error }) => `تعذّرت القراءة: ${error}`,
  'reading-too-slow': ({ seconds }) => `استغرقت قراءة هذه الصفحة أكثر من ${amountOf(seconds, nouns.second)}، لذلك لم يُقرأ هذا الجزء.`,
  'not-shown': () => 'علامة التبويب هذه غير ظاهرة.',
  'style-unloaded': ({ name }) => `لم تُحمَّل ورقة أنماط في هذه الزيارة، فلم يُفحص شيء مما يعتمد على التصميم: ${name}`,
  'no-styles': () => 'وصلت الصفحة في هذه الزيارة دون أي ورقة أنماط، فلم يُفحص شيء مما يعتمد على التصميم.',
  'font-unloaded': ({ name }) => `لم يُحمَّل خط في هذه الزيارة، فهذه الزيارة غير نموذجية: ${name}`,
  'page-unread': () => 'تعذّرت قراءة الصفحة نفسها.',
  'links-unread': () => 'تعذّرت قراءة روابط الصفحة.',
  'structured-data-unread': () => 'تعذّرت قراءة البيانات المنظَّمة.',
  'vocabulary-unread': ({ error }) => `تعذّرت قراءة مفردات schema.org: ${error}`,

  // Requests to the page's own site
  'not-on-the-web': () => 'لا يمكن طلب سوى صفحات http وhttps.',
  'no-answer': () => 'لم يستجب الخادم.',
  'request-failed': () => 'أخفق الطلب بلا استجابة: انقطع الاتصال، أو يعيد عنوان URL التوجيه إلى مكان آخر، أو حظره المتصفح أو الموقع.',
  'answer-too-slow': ({ seconds }) => `لم يُكمل الخادم استجابته خلال ${amountOf(seconds, nouns.second)}.`,
  'other-origin': ({ origin }) => `أُعيد توجيه الطلب إلى مصدر (origin) آخر لم يُقرأ: ${origin}`,
  'site-refused': ({ status }) => `حصل طلب بلا ملفات تعريف ارتباط على ${status}.`,
  'no-document': ({ status }) => `حصل طلب بلا ملفات تعريف ارتباط على ${status} بلا مستند HTML.`,
  'not-delivered': ({ status }) => `عرض الخادم الحالة ${status} بدلًا من الصفحة.`,
  'no-own-headers': ({ status }) => `حصل طلب بلا ملفات تعريف ارتباط على ${status}، فترويسات استجابة الصفحة نفسها غير معروفة.`,
  'not-html': ({ type }) => `نوع الاستجابة ${type} وليس HTML.`,
  'nested-too-deep': ({ elements }) => `عدد مستويات التداخل في HTML أكثر من ${number(elements)}، وهذا أعمق مما يمكن تحليله بأمان.`,
  'site-unread': () => 'تعذّرت قراءة استجابة الموقع.',
  'site-unreached': ({ error }) => `تعذّر طلب الموقع: ${error}`,

  // Requests that were not made, or not followed
  'policy-forbids': () => 'تحظر سياسة أمان محتوى الصفحة (connect-src) الطلب، ويطبّقها هذا المتصفح على الإضافات أيضًا.',
  'host-not-allowed': ({ host }) => `لا يُسمح لـ Pageloupe بإرسال طلبات إلى المضيف ${host}.`,
  'leads-inside': () => 'توجد إعادة توجيه إلى عنوان خاص لم يُقرأ.',
  'named-inside': () => 'يؤدي اسم المضيف إلى عنوان خاص، فلم تُقرأ الاستجابة.',
  'leads-off-the-web': () => 'أُعيد توجيه الطلب إلى عنوان URL ليس من نوع http أو https.',
  'endless-redirects': () => 'لا تنتهي عمليات إعادة التوجيه أبدًا.',
  'hidden-redirect': () => 'أُعيد توجيه الطلب، ولا يبيّن المتصفح إلى أين.',

  // Checks of other URLs
  'not-requested': () => 'لم تُطلب عناوين URL أخرى.',
  'links-not-checked': () => 'لا يُفحص إلا عندما تبدؤه: «فحص الروابط».',
  'run-without-links': () => 'لم يُفحص: جرى هذا الفحص المجمّع بلا فحص الروابط.',
  'hosts-refused': () => 'لم تسمح لـ Pageloupe بطلب عناوين URL هذه.',
  'hosts-not-allowed': () => 'لا يُسمح لـ Pageloupe بإرسال طلبات إلى المواقع التي تشير إليها روابط هذه الصفحة.',
  'check-stopped': () => 'أُوقف الفحص قبل أن يصل إلى هنا.',
  'check-failed': () => 'أخفق فحص عنوان URL هذا.',
  'no-canonical': () => 'لا تحدد الصفحة عنوان URL أساسيًا آخر.',
  'no-share-image': () => 'لا تحدد الصفحة صورة مشاركة.',
  'no-icon': () => 'لا تحدد الصفحة أيقونة لها عنوان URL من نوع http أو https.',

  // Sitemaps
  'sitemap-elsewhere': () => 'توجد في مصدر (origin) آخر، فلم تُطلب.',
  'sitemap-limits': ({ files, megabytes }) => `لم تُقرأ: الحد هو ${amount(files, nouns.file)} و${number(megabytes)} ميغابايت.`,
  'site-not-allowed': () => 'لا يُسمح لـ Pageloupe بقراءة هذا الموقع. يجب منح الإذن أولًا.',
  'sitemap-url': () => 'يجب أن يبدأ عنوان URL لخريطة الموقع بالبروتوكول http أو https.',
  'answer-status': ({ status }) => `عرض الخادم الحالة ${status}.`,
  'sitemap-is-page': () => 'هذه صفحة ويب وليست خريطة موقع.',
  'sitemap-unreadable': () => 'هذه ليست خريطة موقع: لا XML لخرائط المواقع (sitemaps.org) ولا قائمة عناوين URL.',
  'sitemap-cut': ({ url, megabytes }) =>
    `خريطة الموقع مقطوعة أو أكبر من الحد المسموح به لخرائط المواقع وهو ${number(megabytes)} ميغابايت، ولم يُقرأ الباقي: ${url}`,
  'sitemap-late': ({ url, entries }) =>
    `لم تنتهِ خريطة الموقع في الوقت المحدد، ولم يُقرأ الباقي (عناوين URL المقروءة: ${number(entries)}): ${url}`,
  'sitemap-malformed': ({ url, fault }) =>
    `خريطة الموقع ليست XML سليم البنية (${reasonFaultText(fault)})، وقُرئت عناوين URL فيها مع ذلك: ${url}`,
  'sitemap-too-long': ({ url, entries }) =>
    `في خريطة الموقع عناوين URL أكثر من العدد المسموح به وهو ${number(entries)}، ولم يُقرأ الباقي: ${url}`,
  'sitemap-empty': () => 'لا تذكر خريطة الموقع هذه أي صفحات.',
  'sitemap-more-pages': ({ pages, taken }) => `تذكر ${amountOf(pages, nouns.page)}؛ وأُضيف أول ${number(taken)} منها.`,
  'sitemap-files-unread': ({ unread, total }) => `تعذّرت قراءة ${number(unread)} من أصل ${amountOf(total, nouns.sitemap)}، أو تجاوزت الحد.`,
  'sitemap-nested': ({ count }) => `إدخالات من فهارس خرائط مواقع متداخلة لم تُتابَع: ${number(count)}.`,
  'sitemap-off-the-web': ({ count }) => `إدخالات ليست عناوين URL من نوع http أو https: \u200f${amount(count, nouns.entry)}.`,
  'sitemap-leads-inside': ({ count }) => `إدخالات تشير إلى عناوين خاصة فجرى تخطيها: ${amount(count, nouns.entry)}.`,
};

/** The sentence of a reason. A code that this version does not know is shown unchanged. */
export const reasonText: typeof en.reasonText = ({ code, args }) => lookUpEntry<(args: object) => string>(reasons, code)?.(args) ?? code;
