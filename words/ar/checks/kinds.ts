import type { Audience } from '../../../checks/lists/rich-results.ts';
import type * as en from '../../en/checks/kinds.ts';
import { amount } from './grammar.ts';

/** Labels shared by findings and tools. */

/** What is wrong with a line of robots.txt. */
export const robotsTxtMistakes: typeof en.robotsTxtMistakes = {
  'no-separator': 'لا نقطتين رأسيتين بين الاسم والقيمة',
  'unknown-directive': 'لا يقرأ هذا التوجيه أي زاحف معروف',
  'unsupported-directive': 'لم يعد أي زاحف رئيسي يدعم هذا في robots.txt',
  typo: 'خطأ إملائي؛ تقبله Google، وقد لا يقبله غيرها',
  'rule-before-agent': 'يأتي قبل أي سطر User-agent، فلا يسري على أي زاحف',
  'empty-agent': 'بلا اسم زاحف',
  'pattern-start': 'لا يبدأ بالرمز / أو *، فقد لا يطابق شيئًا',
  'dollar-inside': 'لا يدل الرمز $ على نهاية عنوان URL إلا في آخر النمط',
  'never-matches':
    'لا يطابق شيئًا لدى Google: المسافات والأقواس المعقوفة وعلامات الاقتباس مرمَّزة في عناوين URL (%20، %7B …)، فيجب ترميزها هنا أيضًا',
  'relative-sitemap': 'تحتاج خريطة الموقع إلى عنوان URL الكامل',
  'long-line': 'أطول مما تقرؤه الزواحف',
  'not-utf8': 'ليس UTF-8',
};

/** What a file listed as a sitemap really is. */
export const sitemapKinds: typeof en.sitemapKinds = {
  urlset: 'قائمة عناوين URL',
  index: 'فهرس خرائط مواقع',
  text: 'قائمة نصية عادية',
  feed: 'خلاصة',
  html: 'صفحة HTML وليست خريطة موقع',
  unreadable: 'تعذّرت قراءته',
};

/** Where a leftover is. */
export const leftoverPlaces: typeof en.leftoverPlaces = {
  title: () => 'عنوان الصفحة',
  h1: () => 'h1',
  meta: ({ name }) => name,
  canonical: () => 'الرابط الأساسي',
  hreflang: () => 'hreflang',
  data: ({ name }) => `البيانات المنظَّمة (${name})`,
  text: () => 'النص',
  link: () => 'رابط',
  image: () => 'صورة',
};

/** What a canonical differs in from the URL of its page. */
export const canonicalDifferences: typeof en.canonicalDifferences = {
  case: 'حالة الأحرف الكبيرة والصغيرة',
  slash: 'الشرطة المائلة الأخيرة',
  parameters: 'مَعلمات التتبّع أو الجلسة',
  www: 'البادئة www',
  scheme: 'البروتوكول http أو https',
  fragment: 'الجزء بعد #',
  slug: 'كلمات المسار حول الاسم نفسه أو الرقم نفسه',
};

/** Key facts of a page, such as its price. */
export const decisionFactNames: typeof en.decisionFactNames = {
  price: () => 'السعر مع العملة',
  'served-price': () => 'السعر في HTML المصدر',
  specifications: ({ specifications }) =>
    `المواصفات (الحد الأدنى: ${amount(specifications, { one: 'مواصفة واحدة', two: 'مواصفتان', few: 'مواصفات', many: 'مواصفة', other: 'مواصفة' })})`,
  availability: () => 'مدى التوفّر',
  'marked-price': () => 'السعر من البيانات المنظَّمة',
  address: () => 'العنوان',
  phone: () => 'رقم الهاتف',
  hours: () => 'ساعات العمل',
  area: () => 'منطقة الخدمة',
  'price-or-free': () => 'السعر أو كلمة «مجاني»',
  platform: () => 'النظام الأساسي',
  version: () => 'الإصدار أو التاريخ',
  included: () => 'ما يشمله العرض',
  contact: () => 'وسيلة للتواصل أو الحجز',
};

const audiences: Record<Audience, string> = {
  'usa-beta': 'بإصدار تجريبي للقراء في الولايات المتحدة وللصفحات الإنجليزية',
  'eea-beta': 'بإصدار تجريبي في المنطقة الاقتصادية الأوروبية وتركيا وجنوب أفريقيا',
  'hotel-center': 'للجهات المتصلة بخدمة Google Hotel Center',
  'book-feed': 'لبائعي الكتب والمكتبات أصحاب الخلاصات المعتمدة',
};
/** To whom Google shows a feature. */
export const limitedTo: typeof en.limitedTo = ({ audience }) => `لا تتوفر إلا ${audiences[audience]}`;
