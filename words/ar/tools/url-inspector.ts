import type { words as en } from '../../en/tools/url-inspector.ts';
import { amount, masculine, nouns, number } from '../checks/grammar.ts';
import { followedBy } from '../nouns.ts';

const part = masculine('جزء', 'جزءان', 'أجزاء', 'جزءًا');
const encoded = followedBy(nouns.byte, 'بترميز النسبة المئوية');

export const words: typeof en = {
  unparsable: ({ url }) => `عنوان URL لهذه الصفحة غير صالح: ${url}`,
  anatomy: 'أجزاء عنوان URL',
  parts: {
    scheme: 'البروتوكول',
    user: 'المستخدم',
    subdomain: 'النطاق الفرعي',
    domain: 'النطاق',
    port: 'المنفذ',
    root: 'الجذر',
    page: 'الصفحة',
    query: 'سلسلة طلب البحث',
    fragment: 'الجزء (#)',
    folder: ({ index }) => `المجلد ${number(index)}`,
  },
  clean: {
    title: 'نسخة نظيفة',
    already: 'عنوان URL نظيف أصلًا: لا تتبّع ولا جلسة ولا جزء (#).',
    without: 'من دون مَعلمات التتبّع والجلسة ومن دون الجزء (#). تأكّد من أنه يعرض الصفحة نفسها قبل استخدامه.',
  },
  parameters: {
    title: 'المَعلمات',
    note: 'الغرض مخمَّن من الاسم.',
    rows: 'المَعلمات',
    none: 'ليس في عنوان URL مَعلمات.',
    name: 'الاسم',
    value: 'القيمة',
    for: 'الغرض',
    noName: '(بلا اسم)',
    empty: '(فارغة)',
    kinds: {
      tracking: 'تتبّع، لا يغيّر الصفحة',
      session: 'جلسة، تختلف لكل زائر',
      pagination: 'رقم الصفحة',
      order: 'الترتيب أو طريقة العرض',
      search: 'طلب بحث',
      language: 'اللغة',
      other: 'غير معروف، وعلى الأرجح محتوى',
    },
  },
  form: {
    title: 'التفاصيل',
    length: 'الطول',
    path: 'المسار',
    encodings: 'الترميزات',
    readable: 'مقروء',
    characters: ({ count }) => `${amount(count, nouns.character)}. عناوين URL الأقصر من 2,000 حرف تعمل في كل مكان.`,
    root: 'جذر الموقع',
    slash: ({ parts }) => `${amount(parts, part)}، مع شرطة مائلة أخيرة`,
    noSlash: ({ parts }) => `${amount(parts, part)}، من دون شرطة مائلة أخيرة`,
    inPath: ({ count }) => `${amount(count, encoded)} في المسار`,
    inQuery: ({ count }) => `${amount(count, encoded)} في سلسلة طلب البحث`,
    plus: 'علامات زائد في سلسلة طلب البحث، وتعني مسافات',
    punycode: 'اسم مضيف دولي بصيغة ASCII ‏(punycode)',
    notUtf8: 'بايتات ليست UTF-8',
    ascii: 'لا شيء: ASCII فقط.',
  },
};
