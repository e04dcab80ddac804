import type { Field, FixId, FixPlace, OmittedReason, Omission } from '../../../../checks/fixes/fix.ts';
import type { fixes as en } from '../../../en/app/tools/fixes.ts';
import { amountOf, nouns, number } from '../../checks/grammar.ts';

const kinds: Record<FixId, string> = {
  canonical: 'الرابط الأساسي (canonical)',
  'canonical-header': 'الرابط الأساسي في ترويسة Link',
  'robots-meta': 'علامة meta robots',
  'robots-header': 'ترويسة X-Robots-Tag',
  title: 'العنوان',
  description: 'الوصف التعريفي',
  'html-lang': 'لغة الصفحة',
  viewport: 'إطار العرض (viewport)',
  charset: 'ترميز الأحرف',
  sharing: 'Open Graph وX card',
  article: 'JSON-LD: Article',
  product: 'JSON-LD: Product',
  organization: 'JSON-LD: Organization',
  website: 'JSON-LD: WebSite',
  breadcrumb: 'JSON-LD: BreadcrumbList',
  faq: 'JSON-LD: FAQPage',
  service: 'JSON-LD: Service',
  'local-business': 'JSON-LD: LocalBusiness',
  hreflang: 'مجموعة hreflang',
  'alt-texts': 'النصوص البديلة',
  'lcp-image': 'صورة LCP، بتحميل مبكر',
  'robots-txt': 'أسطر لملف robots.txt',
  'sitemap-entry': 'إدخال في خريطة الموقع',
};

const places: Record<FixPlace, string> = {
  head: 'الصقه داخل `<head>`.',
  'head-start': 'الصقه بعد `<head>` مباشرة، قبل كل شيء آخر.',
  'html-tag': 'أضفه إلى العلامة `<html …>`، واستبدل السمات الموجودة بالاسم نفسه.',
  header: 'أرسل هذه الترويسة مع الصفحة.',
  'robots.txt': 'أضفه في نهاية ملف robots.txt.',
  sitemap: 'أضفه إلى خريطة الموقع، قبل `</urlset>`.',
  images: 'أضف كل `alt` إلى العلامة `<img>` الخاصة به.',
  'img-tag': 'أضف هذه السمات إلى العلامة `<img …>`، واستبدل الموجودة بالاسم نفسه.',
};

const left: Record<OmittedReason, string> = {
  image: 'اختر صورة تُظهر موضوع هذه الصفحة.',
  alt: 'أنت وحدك تعرف ما تُظهره الصورة. استخدم `alt=""` للصور الزخرفية البحتة.',
  self: 'لا تفعل ذلك إلا إذا كانت هذه الصفحة هي الأصل، لا نسخة من رابطها الأساسي الحالي.',
  wording: 'النص مأخوذ من الصفحة. راجعه وغيّره كما تريد.',
  'no-sentence': 'لا توجد في الصفحة جملة تصفها وصفًا كافيًا. اكتب جملة أو جملتين.',
  price: 'تعرض الصفحة عدة أسعار أو رمز عملة ملتبسًا. أدخل سعر هذا المنتج.',
  address: 'أدخل الشارع والرمز البريدي والمدينة كما تعرضها الصفحة.',
  'own-url': 'يشير الرابط الأساسي إلى صفحة أخرى. قيمة `og:url` هي عنوان URL لهذه الصفحة، كي تكون هي ما يُشارَك.',
  'opens-search': 'يُبقي `noindex` هذه الصفحة خارج البحث الآن. لا تلصق هذا إلا إذا كان ينبغي العثور عليها في البحث.',
  'opens-links': 'يُطلب من الزواحف عدم تتبّع روابط هذه الصفحة (`nofollow`). بهذا ستتتبّعها.',
  'opens-snippets': 'اقتباس هذه الصفحة محظور الآن (`nosnippet`). بهذا يجوز لمحركات البحث والإجابات اقتباسها.',
  'opens-previews':
    'تحدّ الصفحة الآن من معاينتها في نتائج البحث (`max-snippet` أو `max-image-preview` أو `max-video-preview`). هذا يرفع الحدود.',
  'opens-robots': 'يحظر robots.txt هذه الصفحة الآن، وربما عمدًا. لا تلصق هذا إلا إذا كان ينبغي أن تقرأها الزواحف.',
  attribute: 'تظهر علامات `<img>` مع `src` و`alt` فقط. أبقِ كل سماتك الأخرى.',
  'every-page': 'أضف الأسطر نفسها إلى كل صفحة في المجموعة، كي تسرد كل الصفحات بعضها بعضًا.',
  'left-out': 'أُزيلت الإدخالات غير الصالحة أو التي لا تستجيب.',
  'one-url': 'كان لرمز واحد عدة عناوين URL. تأكّد من الاحتفاظ بالصحيح.',
  'which-sitemap': 'للموقع عدة خرائط. اختر التي تسرد صفحات من هذا النوع.',
};

const fields: Record<Field['kind'], string> = {
  title: 'العنوان',
  description: 'الوصف',
  image: 'عنوان URL للصورة',
  alt: 'وصف الصورة',
  price: 'السعر والعملة، مثل 49.00 USD',
  address: 'عنوان الشارع',
};

const omitted: Record<Omission['why'], string> = {
  missing: 'غير مرئي في الصفحة',
  different: 'تعرض الصفحة قيمة مختلفة',
  account: 'اسم حساب، لا شخص',
  contradicts: 'يتعارض مع تاريخ آخر أو يقع في المستقبل',
  unreadable: 'ليس تاريخًا صالحًا',
  code: 'الرمز غير موجود',
};

export const fixes: typeof en = {
  kinds,
  places,
  left,
  fields,
  leftOut: ({ property, value, why, instead }) =>
    `أُزيلت \`${property}\` (${value}): ${omitted[why]}.${instead ? ` هل تقصد ${instead}؟` : ''}`,
  title: ({ kind }) => `إصلاح: ${kind}`,
  brief: {
    passes: 'يجتاز الفحص',
    better: 'يحسّن الفحص',
    unfilled: 'يجتاز الفحص بعد ملئه',
    optional: 'اختياري',
    written: 'لا يجتاز الفحص بعد',
  },
  code: ({ kind }) => `للصق: ${kind}`,
  copy: 'نسخ',
  copyNamed: ({ kind }) => `نسخ: ${kind}`,
  fill: 'ملء أو تغيير',
  width: ({ pixels, limit }) => `${number(pixels)} من نحو ${amountOf(limit, nouns.pixel)}`,
  cut: ({ shown }) => `ستقتطعه نتائج البحث: ${shown}`,
  replaces: 'إزالة هذه',
  at: 'الصورة',
  more: ({ count }) => `و${number(count)} أخرى`,
  alsoOn: 'لصق الأسطر نفسها في هذه الصفحات',
  decide: 'تحقق قبل اللصق',
  results: 'أُعيد الفحص مع هذا الإصلاح',
  becomes: {
    pass: ({ name }) => `${name}: ناجح.`,
    na: ({ name }) => `${name}: لم يعد ينطبق.`,
    warn: ({ name }) => `${name}: تحسّن. ما يبقى:`,
    fail: ({ name }) => `${name}: تحسّن، لكنه لا يزال غير ناجح:`,
    unchecked: ({ name }) => `${name}: لا يمكن فحصه من هنا.`,
  },
};
