import type { words as en } from '../../en/tools/image-delivery.ts';
import { amount, bytes, fixed, nouns, number } from '../checks/grammar.ts';
import { followedBy } from '../nouns.ts';

const pair = (width: number, height: number) => `\u200e${number(width)} × ${number(height)}`;
const sizes = ({ delivered, shown }: Parameters<typeof en.pairs.right>[0]) =>
  `المُرسَل ${pair(delivered.width, delivered.height)}، المعروض ${pair(shown.width, shown.height)}`;

export const words: typeof en = {
  none: 'ليس في الصفحة ملفات صور.',
  pairs: {
    title: 'القياس المُرسَل والمعروض',
    note: ({ ratio }) =>
      `كل إطار هو القياس المُرسَل، والجزء المملوء هو القياس المعروض على هذه الشاشة (عدد بكسلات الجهاز لكل بكسل CSS: \u200f${number(ratio)}). الصور الأكبر كثيرًا مما يُعرض تبطئ الصفحة.`,
    none: 'لا توجد في الصفحة صورة لها قياس معروض وقياس أصلي معًا.',
    lcp: 'صورة LCP',
    tooMany: ({ factor, ...of }) => `${sizes(of)}: \u200e${fixed(factor, 1)}× البكسلات اللازمة`,
    tooFew: (of) => `${sizes(of)}: مكبّرة، قد تبدو غير واضحة`,
    right: (of) => `${sizes(of)}: مناسبة تقريبًا`,
    bytes: ({ count }) => bytes(count),
  },
  all: {
    title: 'كل الصور',
    rows: 'الصور',
    image: 'الصورة',
    shown: 'المعروض',
    delivered: 'المُرسَل',
    bytes: 'البايتات',
    loading: 'التحميل',
    room: 'المساحة المحجوزة',
    kind: { img: '(img)', svg: '(svg)', input: '(input)', background: '(خلفية)' },
    pixels: ({ width, height }) => pair(width, height),
    hidden: 'مخفية',
    background: 'خلفية CSS',
    sizeless: 'محمَّلة، بلا قياس أصلي',
    noSrc: 'غير محمَّلة: بلا src',
    notYet: 'لم تُحمَّل بعد',
    broken: 'لم تُحمَّل',
    unloaded: 'غير محمَّلة',
    eager: 'فوري تلقائيًا',
    reserved: 'نعم',
    unneeded: 'غير لازمة',
    unreserved: 'لا',
    jumps: 'لا: قد يتغيّر التصميم',
    unknown: 'غير معروف',
    unknownHere: 'غير معروف في هذا المتصفح',
  },
  without: ({ count }) => amount(count, followedBy(nouns.image, 'بلا عنوان URL')),
  withoutWhy: 'تقرأ الزواحف `src` و`srcset`؛ ولا تستطيع استخدام `data-src` لا يقرؤه إلا نص برمجي.',
};
