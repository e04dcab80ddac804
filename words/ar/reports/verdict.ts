import type { verdict as en } from '../../en/reports/verdict.ts';
import { arabic } from '../arabic.ts';
import { amount, nouns } from '../checks/arabic.ts';

const { number } = arabic;

export const verdict: typeof en = {
  levels: { critical: 'للإصلاح فورًا', serious: 'للإصلاح قريبًا', check: 'يحتاج إلى مراجعة', moderate: 'يستحق الإصلاح', minor: 'طفيف' },
  closed: 'من غير المرجّح أن يعثر الناس على هذه الصفحة في البحث.',
  stillShown: 'قد تعرض محركات البحث هذه الصفحة.',
  capped: ({ cap }) => `وبذلك يصبح الحد الأقصى لدرجة الفحص ${cap}.`,
  astray: 'قد يقود البحث الناس إلى صفحة أخرى، أو لا يقودهم إلى أي صفحة.',
  costs: {
    unfound: 'قد لا يجد الناس هذه الصفحة في البحث.',
    address: 'قد تعرض محركات البحث عنوان URL آخر بدلًا من هذه الصفحة.',
    unread: 'قد يفوت محركات البحث والذكاء الاصطناعي جزء من المحتوى.',
    unreached: 'قد لا تتتبّع محركات البحث روابط هذه الصفحة.',
    result: 'قد يسوء مظهر هذه الصفحة في نتائج البحث.',
    richResult: 'قد لا تعرض Google في نتائجها إضافات مثل النجوم أو الأسعار.',
    preview: 'قد تظهر الروابط المشارَكة على الشبكات الاجتماعية بلا معاينة جيدة.',
    language: 'قد يصل الناس إلى نسخة لغوية أخرى.',
    quotes: 'قد لا تقتبس نتائج البحث وإجابات الذكاء الاصطناعي من هذه الصفحة.',
    visitors: 'قد يجد الزوار صعوبة في استخدام هذه الصفحة.',
    trust: 'قد تقل ثقة الزوار بهذه الصفحة.',
    access: 'قد لا يتمكن بعض الأشخاص من استخدام كل ما في هذه الصفحة.',
  },
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
  if (fail === 0) return `لم يخفق أي فحص؛ ${amount(warn, nouns.warning)}.`;
  return `لم ينجح ${amount(fail, nouns.check)}${warn > 0 ? `؛ ${amount(warn, nouns.warning)}` : ''}.`;
}
