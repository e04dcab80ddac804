import type { headingOutline as en } from '../../en/checks/heading-outline.ts';
import { amount, amountOf, nouns, partReadText } from './grammar.ts';

export const headingOutline: typeof en = {
  title: 'تسلسل العناوين قابل للاستخدام',
  problem: 'في تسلسل العناوين نقص أو عناوين فارغة أو مستويات متخطاة',
  why: 'يتنقل مستخدمو قارئات الشاشة بالعناوين، ويتصفحها جميع القراء. وهذا متعلق بإمكانية الوصول وسهولة القراءة: فمحركات البحث لا ترتّب النتائج بحسب ترتيب العناوين.',
  heuristic: 'الأسطر التي تبدو كالعناوين: أطوالها تقدير استدلالي خاص بنا',
  says: {
    usable: ({ count }) => ({
      message: `في المحتوى الرئيسي ${amount(count, nouns.heading)}، ولا عناوين فارغة ولا مستويات متخطاة.`,
      change: '',
    }),
    styled: ({ lines, example }) => ({
      message: `يشبه العناوينَ ${amount(lines, nouns.line)} في هذا النص الطويل، لكن العنوان الرئيسي وحده مُرمَّز كعنوان: «${example}»`,
      change: 'ترميزها بالعنصر h2، أو h3 تحت h2: تسرد قارئات الشاشة العناوين، وتعثر بها الآلات على المقاطع.',
    }),
    empty: ({ count }) => ({
      message: `في المحتوى الرئيسي عناوين فارغة: ${amount(count, nouns.heading)}.`,
      change: 'إضافة نص إلى العنوان أو إزالته؛ واستخدام CSS للمسافات.',
    }),
    skips: ({ count, above, level }) => ({
      message:
        count === 1
          ? `يتخطى التسلسل مستويات من h${above} إلى h${level}.`
          : `يتخطى التسلسل مستويات ${amountOf(count, nouns.time)}، أولها من h${above} إلى h${level}.`,
      change: 'النزول مستوى واحدًا كل مرة، وضبط أحجام العناوين باستخدام CSS.',
    }),
    long: ({ count, maxCharacters }) => ({
      message: `يزيد طول ${amountOf(count, nouns.heading)} على ${amountOf(maxCharacters, nouns.character)}.`,
      change: '',
    }),
    capped: (args) => partReadText(nouns.heading, args),
    few: ({ count, others }) => ({
      message:
        count + others === 0
          ? 'لا تحتوي الصفحة على عناوين.'
          : count === 0
            ? 'لا يحتوي المحتوى الرئيسي على عناوين.'
            : `في المحتوى الرئيسي ${amount(count, nouns.heading)} فقط، وهذا أقل من أن يكوّن تسلسلًا.`,
      change: '',
    }),
  },
};
