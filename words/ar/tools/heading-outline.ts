import type { words as en } from '../../en/tools/heading-outline.ts';
import { amount, amountOf, masculine, nouns, number } from '../checks/arabic.ts';

const level = masculine('مستوى', 'مستويان', 'مستويات', 'مستوى');

export const words: typeof en = {
  none: 'ليس في الصفحة عناوين. يستخدمها القراء والآلات للتنقل في النصوص الطويلة.',
  copy: 'نسخ بتنسيق Markdown',
  mark: 'عرض مستويات العناوين في الصفحة',
  headings: 'العناوين',
  levels: ({ total, levels }) =>
    `${amount(total, nouns.heading)}: ${levels.map(({ level: depth, count }) => `h${depth} × ${number(count)}`).join('، ')}`,
  toCheck: 'للمراجعة',
  skips: ({ count }) => `المستويات المتخطاة: ${number(count)}`,
  empties: ({ count }) => `الفارغ: ${number(count)}`,
  hiddens: ({ count }) => `المخفي: ${number(count)}`,
  nothing: 'لا تخطي، ولا عنوان فارغ أو مخفي',
  empty: '(فارغ)',
  emptyLevel: ({ level: depth }) => `عنوان h${depth} فارغ`,
  skipsOne: ({ level: depth }) => `المستوى h${depth} مفقود`,
  skipsSome: ({ from, to }) => `المستويات h${from} إلى h${to} مفقودة`,
  noText: 'بلا نص',
  hidden: 'مخفي',
  undisplayed: 'غير معروض',
  byRole: 'عبر role',
  mainContent: 'المحتوى الرئيسي',
  regions: {
    main: 'المحتوى الرئيسي',
    header: 'رأس الصفحة',
    nav: 'التنقل',
    aside: 'المحتوى الجانبي',
    footer: 'التذييل',
    comments: 'التعليقات',
    dialog: 'مربع حوار',
    none: 'مكان آخر',
  },
  inRegion: ({ region }) => `الموضع: ${region}`,
  drawn: ({ count }) => `يُعرض أول ${number(count)}؛ وفي الجدول كلها.`,
  table: {
    summary: 'كجدول، للتصفية والحفظ',
    rows: 'العناوين',
    none: 'ليس في الصفحة عناوين.',
    heading: 'العنوان',
    level: 'المستوى',
    place: 'الموضع',
    notes: 'ملاحظات',
    skips: ({ count }) => `يتخطّى ${amountOf(count, level)}`,
    empty: 'فارغ',
  },
  marks: {
    plain: ({ level: depth }) => `h${depth}`,
    empty: ({ level: depth }) => `عنوان h${depth} فارغ`,
    skips: ({ level: depth }) => `عنوان h${depth} يتخطّى مستوى`,
  },
};
