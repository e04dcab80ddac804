import type { dateVisible as en } from '../../en/checks/date-visible.ts';
import { date as dateText } from './grammar.ts';
import { dateWords } from './dates.ts';
import { framedText } from './framed.ts';
import { pageOf } from './page-type.ts';

const shown = ({ date, relative }: { date: string; relative: string }) => (relative ? `«${relative}»، ${dateText(date)}` : dateText(date));

export const dateVisible: typeof en = {
  title: 'تاريخ الصفحة ظاهر',
  problem: 'تاريخ الصفحة مفقود أو غير ظاهر',
  why: 'يراعي القراء ومحركات البحث ومحركات الإجابات مدى حداثة الصفحة، ويثقون بتاريخ ظاهر ومقروء آليًا أكثر من تاريخ موجود في الترميز وحده.',
  heuristic: 'نقاط الحالات الأربع: تقدير استدلالي خاص بنا',
  words: dateWords,
  says: {
    readable: (args) => ({ message: `التاريخ ظاهر (${shown(args)}) ومقروء آليًا.`, change: '' }),
    visibleOnly: (args) => ({
      message: `التاريخ ظاهر (${shown(args)}) لكن كنص عادي فقط.`,
      change: 'وضعه في العنصر time مع السمة datetime، أو إضافة اليوم نفسه كقيمة datePublished أو dateModified إلى البيانات المنظَّمة.',
    }),
    relativeOnly: ({ words }) => ({
      message: `التاريخ الظاهر نسبي فقط («${words}»)، ولا تاريخ في الترميز.`,
      change: 'إظهار التاريخ الفعلي في العنصر time مع السمة datetime، أو إضافته كقيمة datePublished إلى البيانات المنظَّمة.',
    }),
    metadataOnly: ({ date }) => ({
      message: `التاريخ (${dateText(date)}) موجود في البيانات الوصفية فقط؛ ولا يراه القراء.`,
      change: 'إظهار التاريخ قرب العنوان الرئيسي أو في نهاية النص، مع تسمية مثل «نُشر» أو «حُدِّث» بلغة الصفحة.',
    }),
    none: () => ({
      message:
        'لم يُعثر على تاريخ كامل (يوم وشهر وسنة)، لا في الصفحة ولا في البيانات الوصفية. وأيام الفعاليات والدورات وعناصر القوائم ليست تاريخ الصفحة.',
      change: 'إظهار وقت نشر النص أو آخر تحديث له، قرب العنوان الرئيسي أو في النهاية، في العنصر time مع السمة datetime.',
    }),
    noneGiven: ({ type }) => ({ message: `لم يُعثر على تاريخ، ولا حاجة إليه في صفحة من هذا النوع: ${pageOf[type]}.`, change: '' }),
    ofThreads: () => ({ message: 'التواريخ في هذه الصفحة هي تواريخ المواضيع المدرجة فيها، ولا حاجة إلى تاريخ للقائمة نفسها.', change: '' }),
    unlabelled: () => ({
      message: 'التاريخ الظاهر بلا تسمية، فقد يكون تاريخ النشر أو التحديث. وتقترح Google تسمية مثل «نُشر» أو «آخر تحديث».',
      change: '',
    }),
    inUrl: ({ date }) => ({ message: `يحتوي عنوان URL على تاريخ (${dateText(date)})؛ ونادرًا ما ينظر القراء هناك.`, change: '' }),
    framed: ({ url }) => framedText(url),
    unreadCalendar: ({ words }) => ({ message: `يرى القراء «${words}»، وهو تاريخ بتقويم لا يقرأه Pageloupe.`, change: '' }),
    monthsUnknown: ({ language }) => ({
      message: `لا يعرف Pageloupe أسماء الأشهر في هذه اللغة (${language})، فقد يكون فاته تاريخ ظاهر.`,
      change: '',
    }),
  },
};
