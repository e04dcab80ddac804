import type { PageType } from '../../../checks/core/facts/about.ts';
import type { DecisionFactId } from '../../../checks/derive/text/decision-facts.ts';
import type { decisionFacts as en } from '../../en/checks/decision-facts.ts';
import { and, fixed } from './grammar.ts';
import { decisionFactNames } from './kinds.ts';

const pages: { [T in PageType]?: string } = {
  product: 'صفحة المنتج هذه',
  service: 'صفحة الخدمة هذه',
  local: 'صفحة النشاط التجاري هذه',
  tool: 'صفحة الأداة هذه',
};
const thisPage = (type: PageType) => pages[type] ?? 'هذه الصفحة';
const named = (facts: readonly DecisionFactId[], specifications: number) =>
  and(facts.map((fact) => decisionFactNames[fact]({ specifications })));

export const decisionFacts: typeof en = {
  title: 'المعلومات الأساسية (السعر والتوفّر وساعات العمل…) في النص',
  problem: 'معلومات أساسية غير موجودة في النص',
  why: 'يسأل الناس محركات الإجابات عن السعر والتوفّر وساعات العمل والنظام الأساسي. والمعلومة التي لا توجد إلا في صورة أو تحتاج إلى JavaScript لا يمكن اقتباسها.',
  heuristic: 'المعلومات الأساسية المحتسبة وأوزانها تقدير استدلالي خاص بنا',
  words: {
    fact: 'المعلومة',
    weight: 'الوزن',
    share: ({ value }) => fixed(value, 2),
    found: 'موجودة',
    yes: 'نعم',
    no: 'لا',
    unknown: 'لم يُقرأ HTML المصدر',
    untold: 'لا ينطبق أو لا يمكن تحديده',
    named: ({ id, specifications }) => decisionFactNames[id]({ specifications }),
  },
  says: {
    stated: ({ type, facts, specifications }) => ({
      message: `تذكر ${thisPage(type)} في النص: ${named(facts, specifications)}.`,
      change: '',
    }),
    unstated: ({ facts, specifications }) => ({
      message: `غير موجود في النص: ${named(facts, specifications)}.`,
      change: 'إضافة ذلك إلى المحتوى الرئيسي كنص عادي، إذا كان ينطبق على هذه الصفحة.',
    }),
    lacking: ({ type, facts, specifications }) => ({
      message: `غير موجود في نص ${thisPage(type)}: ${named(facts, specifications)}.`,
      change: 'إضافة هذه المعلومات كنص عادي إلى المحتوى الرئيسي، في HTML المصدر.',
    }),
    sourceTooLong: () => ({ message: 'لم يُبحث عن الأسعار إلا في الجزء الأول من HTML المصدر.', change: '' }),
  },
};
