import type { verdict as en } from '../../en/reports/verdict.ts';
import { arabic } from '../arabic.ts';
import { agree, amount, nouns } from '../checks/grammar.ts';

const { number } = arabic;

export const verdict: typeof en = {
  levels: {
    critical: 'للإصلاح فورًا',
    unlessIntended: 'للإصلاح فورًا، إلا إذا كان مقصودًا',
    serious: 'للإصلاح قريبًا',
    check: 'يحتاج إلى مراجعة',
    moderate: 'للإصلاح عند الإمكان',
    minor: 'طفيف',
  },
  dropped: 'لا تعرض محركات البحث هذه الصفحة في نتائجها.',
  closed: 'من غير المرجّح أن يعثر الناس على هذه الصفحة في البحث.',
  stillShown: 'قد تعرض محركات البحث هذه الصفحة.',
  astray: 'قد يقود البحث الناس إلى صفحة أخرى، أو لا يقودهم إلى أي صفحة.',
  costs: {
    unfound: 'قد لا يجد الناس هذه الصفحة في البحث.',
    address: 'قد تعرض محركات البحث عنوان URL آخر بدلًا من هذه الصفحة.',
    unread: 'قد يفوت محركات البحث والذكاء الاصطناعي جزء من المحتوى.',
    unreached: 'قد لا تتتبّع محركات البحث روابط هذه الصفحة.',
    title: 'قد تعرض نتائج البحث عنوانًا مختلفًا.',
    snippet: 'قد تعرض نتائج البحث نصًا غير الذي تريده.',
    result: 'قد تعرض نتائج البحث عنوانًا أو نصًا مختلفًا.',
    icon: 'قد تعرض نتائج البحث أيقونة عامة.',
    date: 'قد تعرض نتائج البحث تاريخًا مختلفًا، أو لا تعرض تاريخًا.',
    richResult: 'قد لا تعرض Google في نتائجها معلومات إضافية عن هذه الصفحة.',
    goods: 'قد لا تعرض Google في نتائجها إضافات مثل النجوم أو الأسعار.',
    posts: 'قد لا تعرض Google في نتائجها إضافات مثل كاتب المشاركة وتاريخها.',
    articles: 'قد لا تعرض Google في نتائجها إضافات مثل صورة أو تاريخ.',
    hours: 'قد لا تعرض Google في نتائجها إضافات مثل ساعات العمل.',
    path: 'قد لا تعرض Google في نتائجها إضافات مثل مسار التنقل.',
    preview: 'قد تظهر الروابط المشارَكة على الشبكات الاجتماعية بلا معاينة جيدة.',
    language: 'قد يصل الناس إلى نسخة لغوية أخرى.',
    quotes: 'قد لا تقتبس نتائج البحث وإجابات الذكاء الاصطناعي من هذه الصفحة.',
    phones: 'قد تصعب قراءة هذه الصفحة على الهواتف.',
    visitors: 'قد يجد الزوار صعوبة في استخدام هذه الصفحة.',
    trust: 'قد تقل ثقة الزوار بهذه الصفحة.',
    access: 'قد يفوت مستخدمي قارئات الشاشة بعض المحتوى.',
  },
  problems,
  soFar: (found) => (found.fail + found.warn > 0 ? `حتى الآن: ${problems(found)}` : 'لم يُعثر على مشكلات حتى الآن.'),
  indexable: 'تستطيع محركات البحث فهرسة هذه الصفحة.',
  allPass: 'تنجح الصفحة في كل فحص ينطبق عليها.',
  noProblems: 'لم يُعثر على مشكلات في الفحوصات المنفَّذة.',
  open: ({ count }) => `تعذّر فحص إشارات تتحكم في الفهرسة، عددها ${number(count)}.`,
};

/** Behind the noun: in front of it, “لم ينجح فحص واحد” would mean that no check passed. */
export const didNotPass = (count: number): string => agree(count, { one: 'لم ينجح', two: 'لم ينجحا', few: 'لم تنجح', other: 'لم تنجح' });

function problems({ fail, warn }: { fail: number; warn: number }): string {
  if (fail === 0) return `لم يخفق أي فحص؛ ${amount(warn, nouns.warning)}.`;
  return `${amount(fail, nouns.check)} ${didNotPass(fail)}${warn > 0 ? `؛ ${amount(warn, nouns.warning)}` : ''}.`;
}
