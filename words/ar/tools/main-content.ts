import type { words as en } from '../../en/tools/main-content.ts';
import { amountOf, nouns, number, percent } from '../checks/grammar.ts';
import { followedBy, things } from '../nouns.ts';

export const words: typeof en = {
  mark: 'تعتيم كل ما عداه في الصفحة',
  copy: 'نسخ النص',
  save: 'حفظ النص',
  share: ({ share }) => `المحتوى الرئيسي ${percent(share)}`,
  rest: ({ share }) => `التنقل والتذييل والبقية ${percent(share)}`,
  found: 'طريقة العثور عليه',
  methods: {
    main: 'في العنصر <main>',
    article: 'في العنصر <article>',
    posts: 'كمشاركات في موضوع في منتدى',
    parts: 'كل الأقسام عدا القوائم والتذييل',
    body: 'الصفحة كلها (لم يبرز شيء)',
    none: 'لم يُعثر عليه',
  },
  densest: ({ confidence }) => `حسب كثافة النص، بثقة ${percent(confidence)}`,
  words: 'الكلمات',
  characters: 'الأحرف',
  noAim: ({ count }) => `${number(count)} (لا يوجد طول مثالي)`,
  readingTime: 'وقت القراءة',
  minutes: ({ count }) => `نحو ${amountOf(count, nouns.minute)}`,
  blocks: 'الكتل',
  blocksOf: ({ main, all }) => `${number(main)} من ${amountOf(all, followedBy(things.block, 'من النص'))}`,
  locked: {
    title: 'محتوى لا تستطيع الآلات قراءته',
    note: 'أجزاء من المحتوى الرئيسي داخل صور أو إطارات أو عناصر canvas.',
    rows: 'المساحات غير المقروءة',
    none: 'لا شيء.',
    what: 'المحتوى',
    area: 'الحصة من المساحة',
    element: 'العنصر',
    kinds: { canvas: 'العنصر canvas', frame: 'إطار', embed: 'مستند مضمّن', image: 'صورة بلا نص بديل' },
    share: ({ share }) => percent(share),
  },
  text: {
    title: 'النص',
    none: 'لم يُعثر على محتوى رئيسي.',
    truncated: 'النص أطول مما يُعرض هنا.',
    label: 'النص الرئيسي',
    first: ({ shown, total }) => `يُعرض أول ${number(shown)} من ${amountOf(total, things.block)}؛ والنسخ يشملها كلها.`,
  },
  marks: {
    main: 'المحتوى الرئيسي',
    regions: {
      main: 'ليس محتوى رئيسيًا',
      header: 'رأس الصفحة',
      nav: 'التنقل',
      aside: 'المحتوى الجانبي',
      footer: 'التذييل',
      comments: 'التعليقات',
      dialog: 'مربع حوار',
      none: 'ليس محتوى رئيسيًا',
    },
  },
};
