import type { words as en } from '../../en/tools/leftovers.ts';
import { number } from '../checks/grammar.ts';
import { leftoverPlaces } from '../checks/kinds.ts';

export const words: typeof en = {
  none: 'لم يُعثر على بقايا.',
  found: ({ count }) => `البقايا: ${number(count)}.`,
  prominent: ({ count, prominent }) =>
    `البقايا: ${number(count)}، منها ${number(prominent)} في علامات تُستخدم في نتائج البحث ومعاينات الروابط.`,
  kinds: {
    token: { name: 'رمز قالب', help: 'متغيّر غير مستبدَل، مثل {{title}} أو %s، أو قاعدة أنماط' },
    empty: { name: 'قيمة فارغة', help: 'الكلمة undefined أو null أو NaN أو [object Object] مكان قيمة' },
    dummy: { name: 'نص تجريبي', help: 'نص lorem ipsum ونصوص حشو أخرى' },
    host: { name: 'مضيف غير منشور', help: 'المضيف localhost أو شبكة خاصة أو نسخة تجريبية من الموقع' },
  },
  rows: 'البقايا',
  searched: 'ما جرى البحث فيه: العنوان والعناوين وعلامات meta والروابط والصور والبيانات المنظَّمة والنص، باستثناء أمثلة الشفرة البرمجية.',
  what: 'ما عُثر عليه',
  kind: 'النوع',
  where: 'المكان',
  around: 'السياق',
  places: leftoverPlaces,
};
