import type { notices as en } from '../../en/app/notices.ts';
import { amount, nouns, number } from '../checks/grammar.ts';

type Unreadable = Parameters<typeof en.unreadable.settings>[0];
/** @param feminine whether the record is, for the pronoun */
const unread =
  (record: string, feminine: boolean, after: string) =>
  ({ how }: Unreadable) =>
    how === 'later'
      ? `${record}: ${feminine ? 'حفظها' : 'حفظه'} إصدار أحدث من Pageloupe. حدّث Pageloupe لاستخدام ذلك؛ لم يُحذف شيء.`
      : `تعذّرت قراءة ما يلي: ${record}${how === 'aside' ? ' (حُفظت نسخة)' : ''}. ${after}`;

export const notices: typeof en = {
  close: 'إغلاق',
  saved: ({ name }) => `تم حفظ ${name}.`,

  page: {
    undrawable: 'لم يعد التمييز في هذه الصفحة ممكنًا. افحصها مجددًا.',
    shown: 'جرى التمييز في الصفحة.',
    unseen: 'هذا العنصر في الصفحة لكنه غير مرئي.',
    gone: 'لم يعد هذا العنصر في الصفحة.',
    marked: ({ requested, visible, unseen, gone }) =>
      [
        `جرى تمييز ${number(visible)} من ${number(requested)} في الصفحة`,
        unseen > 0 && `غير المرئي ${number(unseen)}`,
        gone > 0 && `ما لم يعد في الصفحة ${number(gone)}`,
      ]
        .filter(Boolean)
        .join('؛ ')
        .concat('.'),
    copied: 'تم النسخ.',
    uncopied: 'لم يسمح المتصفح بالنسخ.',
    kept: 'حُفظت نسخة من الصفحة على هذا الجهاز.',
    full: 'لم تعد هناك مساحة. احذف نسخة محفوظة أولًا.',
    tooMany: ({ most }) => `بلغت الحد الأقصى من النسخ المحفوظة (${number(most)}). احذف واحدة أولًا.`,
  },

  queue: {
    unopened: 'لم يفتح المتصفح صفحة الفحوصات المجمّعة. حاول مجددًا.',
    noTab: 'لا توجد علامة تبويب لإضافتها.',
    failed: ({ error }) => `تعذّرت إضافة علامة التبويب هذه إلى قائمة الانتظار. ${error}`,
    notPasted: ({ error }) => `تعذّرت إضافة عناوين URL الملصقة إلى قائمة الانتظار. ${error}`,
    queued: ({ pages }) => `علامة التبويب هذه في قائمة الانتظار: ${amount(pages, nouns.page)}.`,
    open: 'فتح قائمة الانتظار',
    notAllowed: 'لم يبدأ شيء: لا يسمح المتصفح لـ Pageloupe بفتح هذا الموقع.',
    notBegun: ({ error }) => `لم يبدأ فحص هذا الموقع. ${error}`,
    noTitles: 'لم يشارك المتصفح عناوين علامات التبويب الأخرى.',
  },

  pdf: {
    noTab: 'لا توجد علامة تبويب لحفظها بتنسيق PDF.',
    making: 'جارٍ إنشاء ملف PDF…',
    saved: ({ name, but }) => [`تم حفظ ${name}.`, but].filter(Boolean).join(' '),
    failed: ({ error }) => `تعذّر إنشاء ملف PDF. ${error}`,
  },

  unreadable: {
    settings: unread('الإعدادات', true, 'تُستخدم الإعدادات التلقائية حاليًا.'),
    followed: unread('قائمة المواقع التي تفحص اللوحة صفحاتها', true, 'القائمة فارغة حاليًا.'),
    choices: unread('اختياراتك للصفحات (نوع الصفحة والغرض من البحث وحظر الذكاء الاصطناعي)', true, 'تسري القيم التلقائية مجددًا.'),
    keywords: unread('كلماتك الرئيسية', true, 'أدخلها مجددًا حيث تحتاج إليها.'),
    branding: unread('عنوان ملفات PDF والوكالة واللون والشعار', true, 'اضبطها مجددًا حيث تحتاج إليها.'),
    snapshot: unread('نسخة محفوظة', true, 'النسخ الأخرى سليمة.'),
    run: unread('فحص مجمّع', false, 'الفحوصات الأخرى سليمة.'),
    jobs: ({ name }) => `تعذّرت قراءة بعض صفحات الفحص المجمّع «${name ?? ''}» فجرى تخطيها. الصفحات الأخرى سليمة.`,
    report: 'تعذّرت قراءة تقرير صفحة في فحص مجمّع. افحص تلك الصفحة مجددًا؛ الصفحات الأخرى سليمة.',
    facts: 'تعذّرت قراءة بعض البيانات المحفوظة لصفحة. فحوصاتها متاحة، أما أدواتها فلا. افحص الصفحة مجددًا لاستعادتها.',
    schedule: unread('فحص مجدول', false, 'جدوله مجددًا من إحدى جولاته.'),
    results: 'تعذّرت قراءة نتائج بعض صفحات فحص مجمّع فجرى تخطيها. افحص تلك الصفحات مجددًا؛ الصفحات الأخرى سليمة.',
  },

  withdrawn: 'أُزيل الإذن: لم يعد بإمكان Pageloupe طلب عناوين URL أخرى.',
  keptByBrowser: 'يدير المتصفح هذا الإذن. أزله في صفحة إعدادات المتصفح الخاصة بهذه الإضافة.',
};
