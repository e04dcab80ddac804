import type { words as en } from '../../en/tools/image-inventory.ts';
import { amount, bytes, nouns, number } from '../checks/grammar.ts';
import { probeText } from '../checks/probes.ts';

export const words: typeof en = {
  none: 'ليس في الصفحة صور.',
  counts: {
    named: ({ count }) => `مع نص بديل: ${number(count)}`,
    decorative: ({ count }) => `زخرفية: ${number(count)}`,
    files: ({ count }) => `نصها البديل اسم ملف: ${number(count)}`,
    missing: ({ count }) => `بلا نص بديل: ${number(count)}`,
    inLinks: ({ count }) => `وحدها في رابط، بلا نص بديل: ${number(count)}`,
    besideText: ({ count }) =>
      count === 1
        ? 'من الصور التي بلا نص بديل، توجد واحدة في رابط فيه نص: يحسبها الفحص على حدة.'
        : `من الصور التي بلا نص بديل، يوجد ${number(count)} في روابط فيها نص: يحسبها الفحص على حدة.`,
    unjudged: ({ count }) => `صغيرة جدًا أو غير معروضة: ${number(count)}`,
  },
  view: 'العرض',
  grid: 'صور',
  table: 'جدول',
  mark: 'عرض النصوص البديلة في الصفحة',
  firstListed: ({ total, listed }) => `في الصفحة ${amount(total, nouns.image)}؛ يُعرض أول ${number(listed)} منها.`,
  says: {
    alt: { name: 'alt' },
    fileName: { name: 'اسم ملف في alt' },
    label: { name: 'تسمية' },
    decorative: { name: 'زخرفية', text: 'مخفية عمدًا عن قارئات الشاشة.' },
    unjudged: { name: 'لم تُفحص', text: 'صورة صغيرة جدًا أو مخفية: لا يلزم نص بديل.' },
    namelessLink: { name: 'رابط بلا نص', text: 'الصورة هي المحتوى الوحيد للرابط، ولا شيء يصف الوجهة.' },
    namelessDrawing: { name: 'بلا اسم', text: 'لا يوجد العنصر <title> ولا تسمية.' },
    noAlt: { name: 'بلا alt', text: 'لا توجد السمة alt.', caption: 'لا توجد السمة alt، مع أن للصورة تعليقًا.' },
    emptyAlt: {
      name: 'السمة alt فارغة',
      text: 'لا تحتوي السمة alt إلا على مسافات.',
      caption: 'لا تحتوي السمة alt إلا على مسافات، مع أن للصورة تعليقًا.',
    },
  },
  pixels: ({ width, height }) => `\u200e${number(width)} × ${number(height)} px`,
  bytes: ({ count }) => bytes(count),
  pictures: {
    title: 'الصور ونصوصها البديلة',
    missing: ({ why }) => probeText(why),
    notLoaded: 'غير محمَّلة',
    inline: 'صورة SVG مضمّنة',
    noUrl: 'بلا عنوان URL',
    unnamed: 'صورة',
  },
  columns: { rows: 'الصور', text: 'النص', kind: 'النوع', url: 'URL', pixels: 'البكسلات', bytes: 'البايتات', hidden: 'مخفية' },
};
