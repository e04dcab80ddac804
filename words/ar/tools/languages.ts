import type { words as en } from '../../en/tools/languages.ts';
import { language, percent } from '../checks/grammar.ts';
import { tagFaultText } from '../checks/language-tags.ts';

/** "اللاتينية" of Latn. */
const scriptName = (code: string) => new Intl.DisplayNames('ar', { type: 'script' }).of(code) ?? code;

export const words: typeof en = {
  page: {
    title: 'لغة الصفحة',
    htmlLang: 'html lang',
    xmlLang: 'xml:lang',
    direction: 'الاتجاه',
    text: 'النص',
    header: 'Content-Language',
    undeclared: 'غير محدَّدة',
    unsent: 'لم تُرسَل',
    empty: '(فارغة)',
    notTag: 'ليست رمز لغة',
    directions: { ltr: 'من اليسار إلى اليمين', rtl: 'من اليمين إلى اليسار', auto: 'تلقائي' },
    name: ({ code }) => language(code),
    undetected: 'النص قليل جدًا أو اللغة غير مدعومة',
    detected: ({ code, confidence, script }) => `${language(code)} (ثقة ${percent(confidence)})، الكتابة: ${scriptName(script)}`,
    asText: 'تطابق النص',
    unsure: 'النص قليل جدًا أو مختلط جدًا للمقارنة',
    textIs: ({ code }) => `لغة النص: ${language(code)}`,
  },
  cluster: {
    title: 'مجموعة hreflang',
    note: 'لا تستخدم Google زوجًا إلا إذا سردت كل صفحة الأخرى.',
    rows: 'النسخ اللغوية',
    none: 'لا نسخ لغوية محدَّدة في hreflang. لا يحتاج إليها موقع بلغة واحدة.',
    code: 'الرمز',
    url: 'URL',
    valid: 'صالح',
    from: 'من',
    answers: 'الاستجابة',
    returns: 'رابط العودة',
    indexing: 'الفهرسة',
    thisPage: 'هذه الصفحة',
    ok: 'صالح',
    codeFault: tagFaultText,
    unparsable: 'عنوان URL غير صالح',
    relative: 'عنوان URL غير كامل',
    head: 'head',
    header: 'ترويسة Link',
    body: 'في body: يُتجاهل',
    unchecked: 'لم يُفحص',
    unknown: 'غير معروف: لم تُقرأ الصفحة',
    itself: 'نفسها',
    yes: 'نعم',
    no: 'لا',
    blocked: 'يحظره robots.txt',
    noindex: 'noindex',
    allowed: 'مسموحة',
    classes: { ok: 'سليم', redirected: 'أُعيد توجيهه', broken: 'معطّل', unverified: 'لم يُتحقَّق منه', skipped: 'جرى تخطيه' },
    answer: ({ name, status }) => `${name}، ${status}`,
  },
};
