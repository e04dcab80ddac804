import type { words as en } from '../../en/tools/social-preview.ts';
import { fixed, number } from '../checks/grammar.ts';
import { probeText } from '../checks/probes.ts';

export const words: typeof en = {
  shared: {
    title: 'معاينات الروابط',
    note: 'استنادًا إلى علامات هذه الصفحة. تغيّر الشبكات بطاقاتها من دون إشعار؛ والمهم أي نص وأي اقتصاص للصورة تستخدمه.',
    noCard: 'لا تعرض منصّة X بطاقة: twitter:card وog:title مفقودان.',
    noTitle: 'بلا عنوان',
    noImage: ({ why }) => `بلا صورة: ${probeText(why)}.`,
    notLoaded: 'غير محمَّلة',
  },
  image: {
    title: 'صورة المشاركة',
    none: 'لا توجد صورة مشاركة محدَّدة: تختار الشبكات صورة من الصفحة أو لا تعرض شيئًا.',
    note: 'الإطار هو الاقتصاص المعتاد 1.91:1؛ وقد يُقتطع ما خارجه.',
    declared: ({ width, height }) => `المحدَّد \u200e${number(width)} × ${number(height)} px`,
    pixels: ({ width, height }) => `\u200e${number(width)} × ${number(height)} px`,
    ratio: ({ ratio }) => `${fixed(ratio, 2)}:1`,
    drawnSize: 'المقاس هو مقاس الصورة المعروضة هنا.',
  },
  tags: {
    title: 'العلامة المستخدمة',
    note: 'تُستخدم أول علامة لها قيمة.',
    rows: 'علامات المشاركة',
    none: 'ليس في الصفحة علامات للمشاركة.',
    network: 'الشبكة',
    part: 'الجزء',
    from: 'من',
    value: 'القيمة',
    nothing: 'لا شيء',
    titleElement: '<title>',
    parts: { title: 'العنوان', description: 'الوصف', image: 'الصورة' },
  },
};
