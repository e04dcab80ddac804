import type { SitePicture } from '../../../checks/derive/head/share-picture.ts';
import type { shareImage as en } from '../../en/checks/share-image.ts';
import { bytes as size, fixed, number } from './grammar.ts';
import { probeText } from './probes.ts';

interface Side {
  width: number;
  height: number;
}
const pixels = ({ width, height }: Side) => `\u200e${number(width)} × ${number(height)} بكسل`;
/** A side that is not known is 0. */
const sides = ({ width, height }: Side) =>
  width > 0 && height > 0 ? pixels({ width, height }) : width > 0 ? `العرض ${number(width)} بكسل` : `الارتفاع ${number(height)} بكسل`;
const sitePictures: Record<SitePicture, string> = { logo: 'شعار الموقع', icon: 'أيقونة من الموقع', placeholder: 'صورة نائبة' };
const larger = 'استخدام \u200e1200 × 630 بكسل أو أكبر.';

export const shareImage: typeof en = {
  title: 'صورة المشاركة تعمل',
  problem: 'صورة المشاركة مفقودة أو غير مناسبة',
  why: 'الصورة هي معظم ما يراه الناس من الرابط المشارَك. وتسقطها الشبكات بلا تنبيه إذا لم تستطع استخدامها.',
  heuristic: 'تقدير استدلالي خاص بنا: لمن تعود الصورة',
  words: { bytes: 'بايت' },
  says: {
    none: () => ({ message: 'ليس للصفحة og:image.', change: '' }),
    works: (args) => ({ message: `تُحمَّل صورة المشاركة وقياسها مناسب: ${pixels(args)}.`, change: '' }),
    unmeasured: () => ({ message: 'تُحمَّل صورة المشاركة، لكن تعذّر قياسها.', change: '' }),
    unusable: ({ address }) => ({
      message: `قيمة og:image ليست عنوان URL صالحًا: ${address}`,
      change: 'استخدام عنوان https مطلق لملف JPEG أو PNG أو WebP.',
    }),
    relative: () => ({
      message: 'قيمة og:image عنوان URL نسبي، ولا تحوّله عدة شبكات إلى عنوان كامل.',
      change: 'استخدام عنوان URL الكامل مع https.',
    }),
    insecure: () => ({
      message: 'قيمة og:image عنوان http: قد ترفضه تطبيقات المراسلة والشبكات.',
      change: 'تقديم الصورة عبر https واستخدام ذلك العنوان.',
    }),
    vector: () => ({ message: 'صورة المشاركة ملف SVG، ولا تعرضه X ومعظم الشبكات.', change: 'تصديرها بتنسيق PNG أو JPEG أو WebP.' }),
    noAlt: () => ({ message: 'لا يوجد og:image:alt، فلا يحصل من لا يرون الصورة على وصف.', change: 'إضافة og:image:alt مع وصف قصير للصورة.' }),
    siteWide: ({ kind }) => ({
      message: `صورة المشاركة هي ${sitePictures[kind]}، مع أن للصفحة صورًا خاصة بها.`,
      change: 'تحديد صورة تعبّر عن موضوع هذه الصفحة في og:image.',
    }),
    anotherSubject: () => ({ message: 'اسم صورة المشاركة لا صلة له بهذا المنتج ولا بصوره.', change: 'استخدام صورة لهذا المنتج.' }),
    saidSmall: ({ width, height, smallWidth }) => ({
      message: `بحسب العلامات أو عنوان URL، قياس صورة المشاركة: ${sides({ width, height })}. وتحت عرض ${number(smallWidth)} بكسل تعرض الشبكات صورة مصغرة بدلًا من معاينة كبيرة.`,
      change: larger,
    }),
    declaredSmall: ({ width, height, goodWidth }) => ({
      message: `القياس المذكور في og:image:width وog:image:height هو ${pixels({ width, height })}، وهو أضيق من المعتاد (${number(goodWidth)}).`,
      change: '',
    }),
    notFound: ({ status }) => ({ message: `تعرض صورة المشاركة الحالة ${status}.`, change: 'تصحيح عنوان URL أو استعادة الصورة.' }),
    unreachable: ({ why }) => ({
      message: `لا يمكن تحميل صورة المشاركة: ${why ? probeText(why) : 'لا استجابة'}.`,
      change: 'تصحيح عنوان URL.',
    }),
    unverified: ({ why }) => ({ message: `تعذّر فحص صورة المشاركة: ${why ? probeText(why) : 'لا استجابة واضحة'}.`, change: '' }),
    notImage: ({ type }) => ({
      message: `صورة المشاركة ليست صورة: نوع المحتوى ${type || 'غير معروف'}.`,
      change: 'الإشارة إلى ملف الصورة نفسه وتقديمه بنوع image/jpeg أو image/png أو image/webp.',
    }),
    tooSmall: ({ width, height, leastSide }) => ({
      message: `قياس صورة المشاركة ${pixels({ width, height })}؛ وتسقط الشبكات الصور الأصغر من \u200e${number(leastSide)} × ${number(leastSide)}.`,
      change: larger,
    }),
    thumbnail: ({ width, height, smallWidth }) => ({
      message: `قياس صورة المشاركة ${pixels({ width, height })}: تحت عرض ${number(smallWidth)} بكسل تعرض الشبكات صورة مصغرة بدلًا من معاينة كبيرة.`,
      change: larger,
    }),
    small: (args) => ({ message: `قياس صورة المشاركة ${pixels(args)}، وتبدو غير واضحة على الشاشات عالية الدقة.`, change: larger }),
    ratio: ({ width, height, ratio }) => ({
      message: `نسبة العرض إلى الارتفاع في صورة المشاركة ${fixed(width / height, 2)}:1. وتقتصّها المعاينات الكبيرة إلى نحو ${number(ratio)}:1.`,
      change: `استخدام نسبة نحو ${number(ratio)}:1، أو إبقاء الجزء المهم في الوسط.`,
    }),
    heavy: ({ size: has, bytes }) => ({
      message: `حجم صورة المشاركة ${size(has)}. والحد لدى X هو ${size(bytes)}؛ وكثيرًا ما تسمح تطبيقات المراسلة بأقل من ذلك بكثير.`,
      change: 'ضغطها إلى بضع مئات من الكيلوبايت.',
    }),
    sizeUnread: () => ({ message: 'تعذّرت قراءة قياس صورة المشاركة.', change: '' }),
  },
};
