import type { words as en } from '../../en/tools/source-vs-rendered.ts';
import { amount, nouns, number, percent } from '../checks/grammar.ts';

const inSource = (share: number) =>
  share > 0 ? `في HTML المصدر ${percent(share)} من النص الرئيسي` : 'لا شيء من النص الرئيسي في HTML المصدر';
const differing = (fields: number) => `الحقول المختلفة: ${number(fields)}`;

export const words: typeof en = {
  same: ({ share }) => `${inSource(share)}، ولا يختلف أي حقل.`,
  noMain: ({ fields }) => (fields === 0 ? 'لا نص رئيسي للمقارنة، ولا يختلف أي حقل.' : `لا نص رئيسي للمقارنة؛ ${differing(fields)}.`),
  differs: ({ share, fields }) => `${inSource(share)}؛ ${differing(fields)}.`,
  fields: {
    title: 'الحقول',
    note: 'أولًا: HTML المصدر من الخادم، من دون JavaScript. ثانيًا: HTML المعروض في متصفحك.',
    rows: 'الحقول',
    none: 'لا يوجد ما يُقارَن.',
    field: 'الحقل',
    compared: 'المقارنة',
    source: 'HTML المصدر',
    rendered: 'HTML المعروض',
    same: 'مطابق',
    differs: 'مختلف',
    absent: 'لا شيء',
    judged: {
      title: 'العنوان',
      description: 'الوصف التعريفي',
      h1: 'العنوان الرئيسي',
      canonical: 'الرابط الأساسي',
      robots: 'توجيهات robots',
    },
    hreflang: 'hreflang',
    language: 'اللغة',
    headings: 'العناوين',
    links: 'الروابط',
    jsonLd: 'كتل JSON-LD',
    openGraph: 'علامات Open Graph',
    number: ({ count }) => number(count),
  },
  missing: {
    title: 'النص الرئيسي المفقود من HTML المصدر',
    noMain: 'لم يُعثر على محتوى رئيسي في الصفحة.',
    none: 'لا شيء مفقود: النص الرئيسي كله في HTML المصدر.',
    mark: 'تمييز النص المفقود في الصفحة',
    part: ({ share }) => `${percent(share)} في HTML المصدر`,
    whole: 'ليس في HTML المصدر',
  },
  viewAs: {
    title: 'العرض بصفة',
    note: 'يطلب Pageloupe الصفحة بوكيل المستخدم (user agent) الخاص بمتصفحك: تغييره يحتاج إلى إذن لكل المواقع. إذا كان الموقع يعامل الزواحف معاملة مختلفة، يظهر هنا ما يعرضه للمتصفحات. يستطيع سطر الأوامر إرسال وكيل المستخدم الخاص بزاحف.',
    agents: { desktop: 'الكمبيوتر', mobile: 'الجوّال', googlebot: 'Googlebot', gptbot: 'GPTBot' },
    people: 'يحصل الناس على الصفحة المعروضة. لا ينطبق عليهم robots.txt وتوجيهات robots.',
    gets: 'ما يقرؤه',
    reads: { googlebot: 'يقرأ HTML المصدر أولًا، ثم الصفحة كما يعرضها هاتف.', gptbot: 'يقرأ HTML المصدر فقط: لا يشغّل JavaScript.' },
    robotsTxt: 'المحتوى وrobots.txt',
    directives: 'توجيهات robots',
    none: 'لا شيء يقيّده',
    unknown: 'تعذّر فحصه',
    openWindow: ({ width }) => `فتح في نافذة عرضها \u200e${number(width)} px`,
    copyCommand: 'نسخ الأمر',
  },
  diff: {
    title: 'النص، سطرًا سطرًا',
    note: 'العلامة + لما في HTML المعروض فقط (يحتاج إلى JavaScript). العلامة − لما في HTML المصدر فقط.',
    rendered: ({ count }) => `في المعروض فقط: ${number(count)}`,
    source: ({ count }) => `في المصدر فقط: ${number(count)}`,
    sides: { both: 'في كليهما', rendered: 'في المعروض فقط', source: 'في المصدر فقط' },
    same: ({ count }) => `${amount(count, nouns.line)} في كليهما`,
    partly: ({ share }) => `(${percent(share)} في HTML المصدر)`,
    more: ({ count }) => `عرض ${number(count)} أخرى`,
    copy: 'نسخ الاختلافات',
  },
};
