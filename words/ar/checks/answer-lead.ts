import type { LeadPart } from '../../../checks/derive/text/passages.ts';
import type { TextLength } from '../../../checks/derive/text/length.ts';
import type { answerLead as en } from '../../en/checks/answer-lead.ts';
import { amount, and, fixed, percent } from './grammar.ts';
import { textLengthOf, textLengthText } from './text-length.ts';

const mostWords = 6;
const moreWords = { zero: 'كلمة أخرى', one: 'كلمة أخرى', two: 'كلمتان أخريان', few: 'كلمات أخرى', many: 'كلمة أخرى', other: 'كلمة أخرى' };
const listed = (words: readonly string[]) =>
  and([
    ...words.slice(0, mostWords).map((word) => `«${word}»`),
    ...(words.length > mostWords ? [amount(words.length - mostWords, moreWords)] : []),
  ]);

interface Weak {
  length: TextLength;
  before: TextLength;
  missing: readonly string[];
}
const weaknesses: Record<LeadPart, (args: Weak) => string> = {
  position: ({ before }) => `تبدأ الإجابة متأخرة: قبل أول فقرة حقيقية يوجد ${textLengthText(before)}.`,
  subject: ({ missing }) =>
    missing.length > 0
      ? `لا تذكر الفقرة الأولى من كلمات عنوان الصفحة والعنوان الرئيسي: ${listed(missing)}.`
      : 'تكاد الفقرة الأولى لا تستخدم كلمات عنوان الصفحة والعنوان الرئيسي.',
  size: ({ length }) => `الفقرة الأولى طويلة: ${textLengthText(length)}.`,
  statement: () => 'تنتهي الفقرة الأولى بسؤال أو بنقطتين رأسيتين بدلًا من أن تجيب.',
};
const change = 'بدء المحتوى الرئيسي بفقرة قصيرة واحدة تسمّي الموضوع وتذكر الإجابة.';

export const answerLead: typeof en = {
  title: 'تذكر الصفحة إجابتها مبكرًا',
  problem: 'تأتي الإجابة متأخرة أو غير واضحة',
  why: 'تقتبس محركات الإجابات من الثلث الأول للصفحة أكثر من بقيتها، وهناك يقرر القراء هل يبقون. والفقرة الافتتاحية التي تسمّي الموضوع يمكن اقتباسها وحدها.',
  heuristic: 'الصيغة تقدير استدلالي خاص بنا',
  words: {
    part: 'الجزء',
    weight: 'الوزن',
    score: 'النقاط',
    share: ({ value }) => fixed(value, 2),
    notApplicable: 'لا ينطبق',
    words: 'كلمات',
    position: 'الموضع',
    subject: 'الموضوع',
    size: 'الطول',
    statement: 'الصيغة',
  },
  says: {
    early: ({ length, named }) => ({
      message: `تبدأ الصفحة بفقرة من ${textLengthOf(length)}${named.length > 0 ? ` تذكر ${listed(named)}` : ''}.`,
      change: '',
    }),
    weak: ({ weak, ...args }) => ({ message: weak.map((part) => weaknesses[part](args)).join(' '), change }),
    none: ({ within }) => ({ message: `لا توجد فقرة في أول ${percent(within)} من المحتوى الرئيسي.`, change }),
    ours: () => ({ message: 'نقاط الموضع والموضوع والطول والصيغة للفقرة الأولى:', change: '' }),
    little: () => ({ message: 'المحتوى الرئيسي أقصر من أن تكون له فقرة افتتاحية.', change: '' }),
  },
};
