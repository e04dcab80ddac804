import type { Claim } from '../../../checks/derive/text/claims.ts';
import type { sourcedClaims as en } from '../../en/checks/sourced-claims.ts';
import { amount, nouns, number } from './grammar.ts';
import { textLengthOf } from './text-length.ts';

const change = 'ذكر المصدر في الجملة، أو وضع رابط إليه في الفقرة، أو عرض البيانات في الصفحة.';
/** Kinds of sources without text on the page. */
const unnamed: Record<Claim['source'], string> = {
  link: 'رابط',
  note: 'مرجع',
  'name-year': 'اسم وسنة',
  attribution: 'نسبة إلى مصدر',
  'own-data': 'جدول أو شكل في هذه الصفحة',
  publisher: 'رقم من الناشر نفسه',
  none: 'بلا مصدر',
};

export const sourcedClaims: typeof en = {
  title: 'للادعاءات والأرقام مصادر',
  problem: 'ادعاءات وأرقام بلا مصادر',
  why: 'الرقم أو الاقتباس الذي له مصدر يمكن التحقق منه ونقله. ووجدت تجربة مضبوطة واحدة أن محركات الإجابات تستخدم مثل هذا النص أكثر؛ ووجدت تجارب أخرى أنها تكاد لا تراعي المراجع.',
  heuristic: 'ما يُعَدّ ادعاءً وما يُعَدّ مصدرًا تقدير استدلالي خاص بنا',
  words: { claim: 'الادعاء', text: 'النص', source: 'المصدر', quotation: 'اقتباس', sourceOf: ({ kind, why }) => why || unnamed[kind] },
  says: {
    sourced: ({ sourced, claims }) => ({
      message: `عدد الأرقام والاقتباسات التي لها مصدر ${number(sourced)} من أصل ${number(claims)}.`,
      change: '',
    }),
    oneSource: () => ({ message: 'كلها من مصدر واحد. ومصدر ثانٍ يتيح للقراء المقارنة.', change: '' }),
    noLinks: () => ({ message: 'المصادر مذكورة لكن بلا روابط. والروابط تتيح للقراء التحقق منها مباشرةً.', change: '' }),
    thin: ({ sourced, claims }) => ({
      message: `عدد الأرقام والاقتباسات التي بلا مصدر ${number(claims - sourced)} من أصل ${number(claims)}.`,
      change,
    }),
    none: ({ claims }) => ({ message: `ليس لأي من الأرقام والاقتباسات (${number(claims)}) مصدر.`, change }),
    sparse: ({ quantities, length }) => ({
      message: `في ${textLengthOf(length)}، عدد الجمل التي فيها رقم: ${amount(quantities, nouns.sentence)}. وفي تجربة صغيرة واحدة استُشهد أكثر بالنصوص التي فيها أرقام أكثر.`,
      change: '',
    }),
    recipe: () => ({ message: 'لا تحتاج الأرقام في الوصفات إلى مصدر.', change: '' }),
    few: ({ minClaims }) => ({
      message: `عدد الأرقام والاقتباسات في الصفحة أقل من ${number(minClaims)}: لا يوجد الكثير مما يُستشهد به.`,
      change: '',
    }),
    wordsUnknown: ({ language }) => ({
      message: `لا يعرف Pageloupe كيف تُذكر المصادر في هذه اللغة (${language})، فلا يمكنه في معظم الادعاءات أن يعرف هل لها مصدر.`,
      change: '',
    }),
  },
};
