import type { coreWebVitals as en } from '../../en/checks/core-web-vitals.ts';
import { duration, fixed, number } from './grammar.ts';

type Part = 'ttfb' | 'loadDelay' | 'loadTime' | 'renderDelay';
type Painted = 'text' | 'image';
/** What to do about the longest part of LCP, by what was painted. */
function lcpFix(part: Part, element: Painted): string {
  if (part === 'ttfb') return 'ذهب معظم الوقت في انتظار الخادم: تخزين الصفحة مؤقتًا، وتسريع الاستجابة، وتجنّب إعادة التوجيه.';
  if (element === 'text')
    return 'أكبر عنصر نصٌّ انتظر العرض: تحميل أوراق أنماط ونصوص برمجية أقل قبله، وإظهار النص قبل وصول خطه (font-display: swap).';
  return {
    loadDelay: 'مرّ معظم الوقت قبل طلب الصورة: وضعها في HTML بالعنصر img مع src و«fetchpriority="high"»، بلا تحميل كسول.',
    loadTime: 'ذهب معظم الوقت في تنزيل الصورة: تقديم ملف أصغر بتنسيق حديث من خادم قريب من الزوار.',
    renderDelay: 'وصلت الصورة لكنها انتظرت العرض: تحميل أوراق أنماط ونصوص برمجية أقل قبلها، وعدم إظهارها تدريجيًا.',
  }[part];
}

const lcp = (value: number) => `بلغت سرعة عرض أكبر محتوى مرئي (LCP) في هذه الزيارة ${duration(value, 2)}`;
const cls = (value: number) => `بلغت متغيّرات التصميم التراكمية (CLS) في هذه الزيارة ${fixed(value, 3)}`;
const inp = (value: number) => `استغرق أبطأ تفاعل في هذه الزيارة ${duration(value)} (INP)`;
const clsFix = 'حجز مساحة للمحتوى المتأخر: السمتان width وheight للصور، ومربعات ثابتة للإعلانات واللافتات.';
const inpFix = 'تقسيم المهام الطويلة، وتقليل العمل بين التفاعل والإطار التالي.';

export const coreWebVitals: typeof en = {
  title: 'مؤشرات Core Web Vitals لهذه الزيارة',
  problem: 'مؤشرات Core Web Vitals بحاجة إلى تحسين',
  why: 'سرعة الصفحة واستقرارها في هذه الزيارة. وتستخدم Google الشريحة المئوية 75 من بيانات المستخدمين الفعلية، ولا يمكن لزيارة واحدة على جهاز واحد أن تبيّنها.',
  words: {
    part: 'الجزء',
    time: 'الوقت',
    duration: ({ milliseconds }) => duration(milliseconds),
    ttfb: 'وقت وصول أول بايت',
    loadDelay: 'تأخّر التحميل',
    loadTime: 'مدة التحميل',
    renderDelay: 'تأخّر العرض',
  },
  says: {
    lcpGood: ({ value }) => ({ message: `${lcp(value)}.`, change: '' }),
    lcpMiddling: ({ value, lcpGood, part, element }) => ({
      message: `${lcp(value)}؛ والجيد ${duration(lcpGood)} أو أقل.`,
      change: lcpFix(part, element),
    }),
    lcpPoor: ({ value, lcpPoor, part, element }) => ({
      message: `${lcp(value)}؛ وما زاد على ${duration(lcpPoor)} ضعيف.`,
      change: lcpFix(part, element),
    }),
    clsGood: ({ value }) => ({ message: `${cls(value)}.`, change: '' }),
    clsMiddling: ({ value, clsGood }) => ({ message: `${cls(value)}؛ والجيد ${number(clsGood)} أو أقل.`, change: clsFix }),
    clsPoor: ({ value, clsPoor }) => ({ message: `${cls(value)}؛ وما زاد على ${number(clsPoor)} ضعيف.`, change: clsFix }),
    inpGood: ({ value }) => ({ message: `${inp(value)}.`, change: '' }),
    inpMiddling: ({ value, inpGood }) => ({ message: `${inp(value)}؛ والجيد ${duration(inpGood)} أو أقل.`, change: inpFix }),
    inpPoor: ({ value, inpPoor }) => ({ message: `${inp(value)}؛ وما زاد على ${duration(inpPoor)} ضعيف.`, change: inpFix }),
    notInteracted: () => ({ message: 'لم يُقَس INP بعد: لم ينقر أحد على الصفحة أو يكتب فيها.', change: '' }),
    lcpNotRecorded: () => ({ message: 'لم يسجّل هذا المتصفح سرعة عرض أكبر محتوى مرئي (LCP).', change: '' }),
    clsNotRecorded: () => ({ message: 'لم يسجّل هذا المتصفح تغيّرات في التصميم (CLS).', change: '' }),
    oneVisit: () => ({
      message: 'هذه زيارة واحدة على هذا الجهاز؛ وتستخدم Google الشريحة المئوية 75 من بيانات المستخدمين الفعلية.',
      change: '',
    }),
    inBackground: () => ({
      message: 'حُمِّلت الصفحة في علامة تبويب في الخلفية، حيث لا يمكن قياس التحميل. يجب إعادة تحميلها في المقدمة وفحصها من جديد.',
      change: '',
    }),
    routed: () => ({
      message: 'غيّرت الصفحة عنوان URL بلا تحميل جديد، ولذلك تخص LCP وCLS وINP أول صفحة في هذه الزيارة. يجب إعادة تحميلها وفحصها من جديد.',
      change: '',
    }),
    notAllRecorded: () => ({ message: 'لم تُسجَّل جميع مؤشرات Core Web Vitals في هذه الزيارة.', change: '' }),
  },
};
