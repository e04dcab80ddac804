import type { verdict as en } from '../../en/reports/verdict.ts';
import { arabic } from '../arabic.ts';
import { amount, nouns } from '../checks/arabic.ts';

const { number } = arabic;

export const verdict: typeof en = {
  levels: { critical: 'حرج', serious: 'خطير', check: 'يحتاج إلى مراجعة', moderate: 'متوسط', minor: 'طفيف' },
  closed: 'من غير المرجّح أن يعثر الناس على هذه الصفحة في البحث.',
  stillShown: 'قد تعرض محركات البحث هذه الصفحة.',
  capped: ({ cap }) => `وهذا يجعل الحد الأقصى لدرجة الفحص ${cap}.`,
  astray: 'قد يقود البحث الناس إلى صفحة أخرى، أو إلى لا شيء.',
  costs: ({ count }) => (count === 1 ? 'المشكلة الأولى تكلّف ظهورًا أو ثقة.' : `المشكلات الأولى (${number(count)}) تكلّف ظهورًا أو ثقة.`),
  mayCost: ({ count }) => `قد تكلّف ${amount(count, nouns.problem)} ظهورًا أو ثقة.`,
  improve: ({ count }) =>
    `يمكن إجراء ${amount(count, { one: 'تحسين واحد', two: 'تحسينين', few: 'تحسينات', many: 'تحسينًا', other: 'تحسين' })}.`,
  problems,
  soFar: (found) => (found.fail + found.warn > 0 ? `حتى الآن: ${problems(found)}` : 'لم يُعثر على مشكلات حتى الآن.'),
  indexable: 'تستطيع محركات البحث فهرسة هذه الصفحة.',
  allPass: 'تنجح الصفحة في كل فحص ينطبق عليها.',
  noProblems: 'لم يُعثر على مشكلات في الفحوصات المنفَّذة.',
  open: ({ count }) => `تعذّر فحص إشارات تتحكم في الفهرسة، عددها ${number(count)}.`,
};

function problems({ fail, warn }: { fail: number; warn: number }): string {
  if (fail === 0) return `لم يخفق شيء؛ ${amount(warn, nouns.warning)}.`;
  return `لم ينجح ${amount(fail, nouns.check)}${warn > 0 ? `؛ ${amount(warn, nouns.warning)}` : ''}.`;
}
