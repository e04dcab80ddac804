import type { FactName } from '../../../../checks/core/facts.ts';
import type { parts as en } from '../../../en/app/tools/parts.ts';
import { amount, amountOf, and, nouns, number, percent } from '../../checks/grammar.ts';
import { probeText } from '../../checks/probes.ts';
import { reasonText } from '../../checks/reasons.ts';

/** The name of each fact after a verbal noun: "reading the head". */
const subjects: Record<FactName, string> = {
  page: 'المستند',
  head: 'رأس الصفحة head',
  headings: 'العناوين',
  links: 'الروابط',
  images: 'الصور',
  text: 'نص الصفحة',
  main: 'المحتوى الرئيسي',
  language: 'اللغة',
  pageType: 'نوع الصفحة',
  semantics: 'معاني العناصر',
  structuredData: 'البيانات المنظَّمة',
  parts: 'أجزاء الصفحة',
  controls: 'الأزرار والحقول',
  provenance: 'التواريخ والأسماء',
  about: 'موضوع الصفحة',
  offer: 'العرض',
  resources: 'قائمة الموارد المحمَّلة',
  vitals: 'مؤشرات Core Web Vitals',
  device: 'الملاءمة للأجهزة الجوّالة',
  response: 'استجابة الخادم',
  served: 'HTML المصدر',
  robotsTxt: 'ملف robots.txt',
  sitemap: 'خريطة الموقع',
  llmsTxt: 'ملف llms.txt',
  schemaTerms: 'مصطلحات schema.org',
  linkStatus: 'الروابط',
  canonicalTarget: 'وجهة الرابط الأساسي',
  alternates: 'النسخ اللغوية',
  shareImage: 'صورة المشاركة',
  icons: 'ملفات الأيقونات',
  redirects: 'سلسلة إعادة التوجيه',
};
/** The first names, and the number of others. */
const first = (names: readonly string[]) =>
  names.length > 3 ? `${names.slice(0, 3).join('، ')} و${number(names.length - 3)} غيرها` : and([...names]);

export const parts: typeof en = {
  pending: ({ fact }) => `ما زالت قراءة ${subjects[fact]} جارية…`,
  unprobed: ({ fact }) => `لا يجري فحص ${subjects[fact]} إلا عندما تبدأ فحص الروابط.`,
  unread: ({ fact, why }) => `تعذّرت قراءة ${subjects[fact]}: ${reasonText(why)}`,
  firstLinks: ({ read, total }) => `في الصفحة ${amount(total, nouns.link)}؛ قُرئ أول ${number(read)} منها ويُعرض هنا.`,
  scaled: ({ share }) => `مصغّر إلى ${percent(share)} ليناسب المساحة.`,
  marks: { keep: 'تثبيت التمييز', remove: 'إزالة التمييز (Esc)' },
  pictures: {
    unavailable: 'لا تُحمَّل الصور هنا.',
    loading: 'جارٍ التحميل…',
    loadingPictures: 'جارٍ تحميل الصور.',
    again: 'إعادة المحاولة',
    load: ({ count }) => `تحميل ${amountOf(count, nouns.image)}`,
    unloaded: ({ hosts }) => `لا تُطلب الصور إلا بالنقر: يطلبها الزر من ${first(hosts)}، من دون ملفات تعريف ارتباط أو مُحيل.`,
    toAllow: ({ hosts }) =>
      `سيطلب منك المتصفح السماح بما يلي: ${first(hosts)}. لا تسمح المتصفحات للإضافات بتحميل صور من مواقع أخرى من دون إذنك.`,
    failed: ({ count, reasons }) =>
      `تعذّر تحميل ${amountOf(count, nouns.image)}: ${[...new Set(reasons.map(probeText))].slice(0, 3).join('؛ ')}.`,
    inside: ({ count }) => `صور من شبكة خاصة لا تُطلب أبدًا: ${number(count)}.`,
  },
};
