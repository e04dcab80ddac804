import type { words as en } from '../../en/tools/passages.ts';
import { amount, amountOf, nouns, number, percent } from '../checks/grammar.ts';

const characters = (count: number) => `نحو ${amountOf(count, nouns.character)}`;

export const words: typeof en = {
  none: 'لم يُعثر على نص رئيسي لتقسيمه إلى مقاطع.',
  mainText: 'النص الرئيسي',
  topTerms: 'أهم المصطلحات',
  firstAnswer: 'الإجابة الأولى',
  size: {
    words: ({ count, passages }) => `${amount(count, nouns.word)} في ${amountOf(passages, nouns.passage)}`,
    characters: ({ count, passages }) => `${characters(count)} في ${amountOf(passages, nouns.passage)}`,
  },
  noTerms: 'لا شيء',
  atOnce: 'في البداية',
  after: { words: ({ count }) => `بعد ${amountOf(count, nouns.word)}`, characters: ({ count }) => `بعد ${characters(count)}` },
  noLead: 'لا فقرة في أول النص الرئيسي',
  mark: 'تمييز المقاطع في الصفحة',
  markOf: ({ number: index, score }) => `المقطع ${number(index)}: ${number(score)}`,
  groups: { good: 'مقطع مكتفٍ بذاته', warn: 'مكتفٍ بذاته جزئيًا', bad: 'يحتاج إلى النص المحيط' },
  ask: {
    title: 'سؤال الصفحة',
    note: 'يرتّب المقاطع حسب عدد مصطلحات سؤالك التي تحتوي عليها. لا نموذج ذكاء اصطناعي؛ ولا شيء يغادر جهازك.',
    question: 'السؤال',
    placeholder: 'ماذا قد يسأل القارئ؟',
    none: 'لا يحتوي أي مقطع على مصطلح من هذا السؤال.',
    found: ({ found, all }) => `${number(found)} من ${amountOf(all, nouns.passage)}`,
  },
  best: 'المقاطع الأكثر مطابقة',
  inOrder: 'المقاطع بالترتيب',
  more: ({ count }) => `عرض ${number(count)} أخرى`,
  card: {
    before: 'قبل العنوان الأول',
    index: ({ index }) => `${number(index)}.`,
    passage: ({ index }) => `المقطع ${number(index)}`,
    share: ({ share }) => `${percent(share)} من مصطلحات السؤال`,
    alone: ({ score }) => `الاكتفاء الذاتي: ${number(score)} من 100`,
    words: {
      fits: ({ count }) => amount(count, nouns.word),
      short: ({ count }) => `${amount(count, nouns.word)}، قصير`,
      long: ({ count }) => `${amount(count, nouns.word)}، طويل`,
    },
    characters: {
      fits: ({ count }) => characters(count),
      short: ({ count }) => `${characters(count)}، قصير`,
      long: ({ count }) => `${characters(count)}، طويل`,
    },
    namesNone: 'لا يذكر أيًا من أهم المصطلحات',
    opens: ({ opener }) => `يبدأ بـ «${opener}»`,
    sendsAway: ({ pointer }) => `يحيل إلى مكان آخر: «${pointer}»`,
  },
};
