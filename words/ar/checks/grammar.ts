import type { Forms } from '../../../checks/core/wording.ts';
import { arabic } from '../arabic.ts';

/** How Arabic writes numbers, plurals and lists, for its sentences. */
export const { agree, and, bytes, date, duration, fixed, language, month, number, or, percent } = arabic;

/**
 * `0 صفحة`, `صفحة واحدة`, `صفحتان`, `3 صفحات`, `11 صفحة`, `100 صفحة`: one and two are said by the noun itself.
 * For a subject; as an object or after a preposition, `amountOf`.
 * @param forms `two` in the nominative (‑ان)
 */
export const amount = (count: number, forms: Forms): string =>
  count === 1 || count === 2 ? agree(count, forms) : `${number(count)} ${agree(count, forms)}`;

/** The same as an object or after a preposition or another noun: `صفحتين`. Only the dual has another form. */
export const amountOf = (count: number, forms: Forms): string => {
  const text = amount(count, forms);
  // In front of another noun, the dual has no n: عنوانا URL, عنوانَي URL.
  return count === 2
    ? text
        .replace(/آن(?=\s|$)/g, 'أين')
        .replace(/ان(?=\s|$)/g, 'ين')
        .replace(/^(\S+)ا(?= )/, '$1ي')
    : text;
};

/** Feminine nouns whose form after 11 and after 100 is the singular. */
export const feminine = (singular: string, dual: string, plural: string): Forms => ({
  zero: singular,
  one: `${singular} واحدة`,
  two: dual,
  few: plural,
  many: singular,
  other: singular,
});
/** Masculine nouns: `رابط`, `رابطان`, `روابط`, `رابطًا`. @param after11 with the ending of the accusative */
export const masculine = (singular: string, dual: string, plural: string, after11: string): Forms => ({
  zero: singular,
  one: `${singular} واحد`,
  two: dual,
  few: plural,
  many: after11,
  other: singular,
});

/** Nouns that are counted often, for `amount` and `amountOf`. */
export const nouns = {
  attempt: feminine('محاولة', 'محاولتان', 'محاولات'),
  attribute: feminine('سمة', 'سمتان', 'سمات'),
  byte: masculine('بايت', 'بايتان', 'بايتات', 'بايتًا'),
  canonical: masculine('رابط أساسي', 'رابطان أساسيان', 'روابط أساسية', 'رابطًا أساسيًا'),
  change: masculine('تغيير', 'تغييران', 'تغييرات', 'تغييرًا'),
  character: masculine('حرف', 'حرفان', 'أحرف', 'حرفًا'),
  check: masculine('فحص', 'فحصان', 'فحوصات', 'فحصًا'),
  crawler: masculine('زاحف', 'زاحفان', 'زواحف', 'زاحفًا'),
  day: masculine('يوم', 'يومان', 'أيام', 'يومًا'),
  element: masculine('عنصر', 'عنصران', 'عناصر', 'عنصرًا'),
  entry: masculine('إدخال', 'إدخالان', 'إدخالات', 'إدخالًا'),
  error: masculine('خطأ', 'خطآن', 'أخطاء', 'خطأ'),
  file: masculine('ملف', 'ملفان', 'ملفات', 'ملفًا'),
  finding: feminine('نتيجة', 'نتيجتان', 'نتائج'),
  fix: masculine('إصلاح', 'إصلاحان', 'إصلاحات', 'إصلاحًا'),
  group: feminine('مجموعة', 'مجموعتان', 'مجموعات'),
  heading: masculine('عنوان', 'عنوانان', 'عناوين', 'عنوانًا'),
  hour: feminine('ساعة', 'ساعتان', 'ساعات'),
  image: feminine('صورة', 'صورتان', 'صور'),
  item: masculine('عنصر', 'عنصران', 'عناصر', 'عنصرًا'),
  job: feminine('مهمة', 'مهمتان', 'مهام'),
  language: feminine('لغة', 'لغتان', 'لغات'),
  line: masculine('سطر', 'سطران', 'أسطر', 'سطرًا'),
  link: masculine('رابط', 'رابطان', 'روابط', 'رابطًا'),
  minute: feminine('دقيقة', 'دقيقتان', 'دقائق'),
  month: masculine('شهر', 'شهران', 'أشهر', 'شهرًا'),
  name: masculine('اسم', 'اسمان', 'أسماء', 'اسمًا'),
  page: feminine('صفحة', 'صفحتان', 'صفحات'),
  paragraph: feminine('فقرة', 'فقرتان', 'فقرات'),
  passage: masculine('مقطع', 'مقطعان', 'مقاطع', 'مقطعًا'),
  pixel: masculine('بكسل', 'بكسلان', 'بكسلات', 'بكسلًا'),
  point: feminine('نقطة', 'نقطتان', 'نقاط'),
  problem: feminine('مشكلة', 'مشكلتان', 'مشكلات'),
  property: feminine('خاصية', 'خاصيتان', 'خصائص'),
  redirect: feminine('إعادة توجيه', 'عمليتا إعادة توجيه', 'عمليات إعادة توجيه'),
  report: masculine('تقرير', 'تقريران', 'تقارير', 'تقريرًا'),
  request: masculine('طلب', 'طلبان', 'طلبات', 'طلبًا'),
  result: feminine('نتيجة', 'نتيجتان', 'نتائج'),
  row: masculine('صف', 'صفان', 'صفوف', 'صفًا'),
  rule: feminine('قاعدة', 'قاعدتان', 'قواعد'),
  second: feminine('ثانية', 'ثانيتان', 'ثوانٍ'),
  section: masculine('قسم', 'قسمان', 'أقسام', 'قسمًا'),
  sentence: feminine('جملة', 'جملتان', 'جمل'),
  site: masculine('موقع', 'موقعان', 'مواقع', 'موقعًا'),
  sitemap: feminine('خريطة موقع', 'خريطتا موقع', 'خرائط مواقع'),
  source: masculine('مصدر', 'مصدران', 'مصادر', 'مصدرًا'),
  step: feminine('خطوة', 'خطوتان', 'خطوات'),
  tag: feminine('علامة', 'علامتان', 'علامات'),
  term: masculine('مصطلح', 'مصطلحان', 'مصطلحات', 'مصطلحًا'),
  time: feminine('مرة', 'مرتان', 'مرات'),
  url: masculine('عنوان URL', 'عنوانا URL', 'عناوين URL', 'عنوان URL'),
  value: feminine('قيمة', 'قيمتان', 'قيم'),
  version: masculine('إصدار', 'إصداران', 'إصدارات', 'إصدارًا'),
  visit: feminine('زيارة', 'زيارتان', 'زيارات'),
  warning: masculine('تحذير', 'تحذيران', 'تحذيرات', 'تحذيرًا'),
  word: feminine('كلمة', 'كلمتان', 'كلمات'),
} satisfies Record<string, Forms>;

/**
 * How much of a long list was read: statements about "all" are about that part.
 * @param one what is counted, of `nouns`
 */
export const partReadText = (one: Forms, { read, total }: { read: number; total: number }) => ({
  message: `في الصفحة ${amount(total, one)}؛ ولم يُقرأ ويُقيَّم هنا سوى أول ${number(read)} منها.`,
  change: '',
});

/** Ends a sentence with a name: if the name ends with a period (Ltd.), that ends the sentence too. */
export const sentenceEndingIn = (name: string): string => (/[.!?…。！？؟]$/.test(name) ? name : `${name}.`);
