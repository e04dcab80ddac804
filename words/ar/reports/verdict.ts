import type { verdict as en } from '../../en/reports/verdict.ts';
import { amount, nouns, number } from '../checks/arabic.ts';

export const verdict: typeof en = {
  levels: { critical: 'حرج', serious: 'خطير', check: 'يحتاج إلى تحقّق', moderate: 'متوسط', minor: 'طفيف' },
  closed: 'من غير المرجّح أن يجد الناس هذه الصفحة في البحث.',
  stillShown: 'قد تعرض محركات البحث هذه الصفحة.',
  capped: ({ cap }) => `هذا يجعل الحدّ الأقصى لدرجة الفحص ${cap}.`,
  astray: 'قد يقود البحث الناس إلى صفحة أخرى، أو لا يقودهم إلى أي صفحة.',
  costs: ({ count }) => (count === 1 ? 'تُفقد المشكلة الأولى الظهور أو الثقة.' : `تُفقد المشكلات الأولى (${number(count)}) الظهور أو الثقة.`),
  mayCost: ({ count }) => `قد تُفقد ${amount(count, nouns.problem)} الظهور أو الثقة.`,
  improve: ({ count }) => `ما يمكن تحسينه: ${number(count)}.`,
  problems,
  soFar: (found) => (found.fail + found.warn > 0 ? `حتى الآن: ${problems(found)}` : 'لم تُكتشف مشكلات حتى الآن.'),
  indexable: 'تستطيع محركات البحث فهرسة هذه الصفحة.',
  allPass: 'تجتاز الصفحة كل فحص ينطبق عليها.',
  noProblems: 'لم تُكتشف مشكلات في الفحوصات التي أُجريت.',
  open: ({ count }) => `تعذّر فحص ${count === 1 ? 'إشارة واحدة' : number(count)} من الإشارات التي تتحكّم في الفهرسة.`,
};

function problems({ fail, warn }: { fail: number; warn: number }): string {
  if (fail === 0) return `لا فحص غير ناجح؛ ${amount(warn, nouns.warning)}.`;
  return `لم ينجح ${amount(fail, nouns.check)}${warn > 0 ? `، ${amount(warn, nouns.warning)}` : ''}.`;
}
