import type { overview as en } from '../../en/app/overview.ts';
import { agree, amount, and, nouns, number, percent } from '../checks/grammar.ts';
import { another } from '../nouns.ts';

/** Bands of the audit score. */
const bands = { excellent: 'ممتازة', good: 'جيدة', fair: 'تحتاج إلى تحسين', poor: 'ضعيفة' };

export const overview: typeof en = {
  reading: ({ names }) => `ما زالت القراءة جارية: ${and(names)}…`,
  auditScore: 'درجة الفحص',
  geoScore: 'درجة GEO',
  auditWord: 'الفحص',
  geoWord: 'GEO',
  counted: ({ count }) => ({
    fail: 'لم تنجح',
    warn: agree(count, { zero: 'تحذيرات', one: 'تحذير', two: 'تحذيران', few: 'تحذيرات', many: 'تحذيرًا', other: 'تحذير' }),
    pass: agree(count, { one: 'ناجح', two: 'ناجحان', few: 'ناجحة', other: 'ناجحة' }),
    na: 'لا تنطبق',
    unchecked: 'لم تُفحص',
  }),
  audit: ({ score, band, complete }) =>
    complete ? `درجة الفحص: ${number(score)} من 100، ${bands[band]}.` : `درجة الفحص حتى الآن: ${number(score)} من 100.`,
  noAudit: 'لا توجد درجة فحص.',
  pageType: 'نوع الصفحة',
  detected: ({ type }) => `${type} (اكتُشف تلقائيًا)`,
  capped: ({ cap }) => `الحد الأقصى ${number(cap)}:`,
  readiness: 'مدى جاهزية الصفحة للاستشهاد بها في إجابات الذكاء الاصطناعي.',
  measured: ({ share }) => `مدى جاهزية الصفحة للاستشهاد بها في إجابات الذكاء الاصطناعي. أمكن فحص ${percent(share)} من نقاطها.`,
  partly: ({ share }) =>
    `مدى جاهزية الصفحة للاستشهاد بها في إجابات الذكاء الاصطناعي. تقدير تقريبي: أمكن فحص ${percent(share)} فقط من نقاطها.`,
  keepOut: 'المطلوب من محركات البحث استبعادها',
  geoMeans: 'تحسين الظهور في محركات الإجابات التوليدية (GEO). يسمّيه آخرون AEO أو LLMO أو تحسين البحث بالذكاء الاصطناعي.',
  place: 'ستظهر الدرجات والنتائج هنا بعد لحظات.',

  fixes: {
    unsettled: 'ما زالت القراءة جارية؛ قد يتغيّر الترتيب',
    first: ({ count }) => `عرض أول ${number(count)} فقط`,
    all: ({ count }) => `عرض الكل (${number(count)})`,
    others: ({ count, dependent }) =>
      dependent ? `مشكلات أخرى (${number(count)}): تُحلّ بما سبق أو أثرها محدود` : `${amount(count, another(nouns.warning))} بأثر محدود`,
    geoWeakest: ({ titles }) => `${titles.length === 1 ? 'أضعف فئة' : 'أضعف الفئات'} في GEO: ${titles.join('، ')}`,
  },

  geo: {
    title: 'درجة GEO حسب الفئة',
    points: ({ points }) => amount(points, nouns.point),
    ofHundred: ({ score }) => `${number(score)} من 100`,
    convention: 'أوزان الفئات من وضعنا.',
    made: 'كيفية حساب الدرجة واختبارها (بالإنجليزية)',
  },
};
