import type { descriptiveHeadings as en } from '../../en/checks/descriptive-headings.ts';
import { amountOf, nouns, number } from './grammar.ts';

export const descriptiveHeadings: typeof en = {
  title: 'العناوين تصف أقسامها',
  problem: 'العناوين لا تصف أقسامها',
  why: 'يُستشهد أكثر بالصفحات التي تطابق عناوينها السؤال. والسؤال غير معروف هنا، ولذلك يُقارَن كل عنوان بالنص الذي تحته.',
  heuristic: 'الصيغة تقدير استدلالي خاص بنا',
  words: {
    heading: 'العنوان',
    score: 'النقاط',
    why: 'السبب',
    generic: 'عام، ولا يقول شيئًا عن قسمه',
    repeated: 'مكرر في الصفحة',
    unanswered: 'سؤال بلا إجابة قصيرة تحته مباشرة',
    tooShort: 'أقصر من أن يصف قسمه',
    single: 'كلمة رئيسية واحدة فقط',
    unrelated: 'لا كلمة رئيسية مشتركة مع بداية قسمه',
    fine: '',
  },
  says: {
    tell: ({ weak, count }) => ({
      message:
        weak > 0
          ? `تصف العناوين محتوى ${number(count - weak)} من أصل ${amountOf(count, nouns.section)}.`
          : `تصف العناوين محتوى ${amountOf(count, nouns.section)}.`,
      change: '',
    }),
    vague: ({ weak, count, unrelated }) => ({
      message:
        unrelated === weak
          ? `عناوين بلا كلمة رئيسية مشتركة مع قسمها: ${number(weak)} من أصل ${amountOf(count, nouns.heading)}.`
          : `عناوين لا تقول الكثير عن قسمها: ${number(weak)} من أصل ${amountOf(count, nouns.heading)}.`,
      change: 'وصف القسم في كل عنوان بكلمات من القسم. والإجابة عن السؤال تحته مباشرة.',
    }),
    little: ({ minSections }) => ({ message: `المحتوى الرئيسي قصير أو فيه أقل من ${amountOf(minSections, nouns.section)}.`, change: '' }),
  },
};
