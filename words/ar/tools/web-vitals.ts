import type { words as en } from '../../en/tools/web-vitals.ts';
import { date, duration, fixed, number, percent } from '../checks/grammar.ts';

export const words: typeof en = {
  oneVisit: 'هذه الزيارة على هذا الجهاز. تستخدم Google الشريحة المئوية 75 من الزيارات الحقيقية خلال 28 يومًا.',
  background: 'حُمّلت الصفحة في علامة تبويب في الخلفية، فأوقاتها بلا دلالة. أعد تحميلها في المقدّمة.',
  long: { LCP: 'سرعة عرض أكبر محتوى مرئي (LCP)', CLS: 'متغيّرات التصميم التراكمية (CLS)', INP: 'مدى استجابة الصفحة لتفاعلات المستخدم (INP)' },
  absent: { LCP: 'لم يسجّل المتصفح LCP.', CLS: 'لا يسجّل هذا المتصفح تغيّرات التصميم.', INP: 'لا تفاعل بعد: استخدم الصفحة ثم أعد الفحص.' },
  seconds: ({ ms }) => `${fixed(ms / 1_000, 2)}\u00a0ث`,
  milliseconds: ({ ms }) => duration(ms).replaceAll(' ', '\u00a0'),
  shift: ({ value }) => fixed(value, 3),
  ratings: { muted: 'غير مقيس', good: 'جيد', warn: 'يحتاج إلى تحسين', bad: 'ضعيف' },
  limits: ({ good, poor }) => `جيد حتى ${good}، ضعيف فوق ${poor}`,
  mark: 'إحاطة العناصر في الصفحة',
  again: 'إعادة القياس',
  field: {
    title: 'زوار حقيقيون',
    noKey: 'تنشر Google ما قاسه الزوار في Chrome ‏(Chrome UX Report). لرؤيته هنا، أضف مفتاح API الخاص بك، وهو مجاني.',
    settings: 'الإعدادات: بيانات المستخدمين الفعلية',
    load: 'تحميل البيانات الفعلية',
    loading: 'جارٍ التحميل…',
    note: 'يرسل إلى Google عنوان URL لهذه الصفحة، من دون سلسلة طلب البحث، ومفتاحك.',
    of: {
      url: ({ until }) => `الشريحة المئوية 75 لعنوان URL هذا، 28 يومًا${until && ` حتى ${date(until)}`}.`,
      origin: ({ until }) =>
        `الشريحة المئوية 75 لكل صفحات هذا المصدر (origin)، \u200f28 يومًا${until && ` حتى ${date(until)}`}: زيارات عنوان URL هذا قليلة جدًا.`,
    },
    value: { lcp: ({ value }) => `${fixed(value / 1_000, 2)} ث`, inp: ({ value }) => duration(value), cls: ({ value }) => fixed(value, 2) },
    shares: ({ good, poor }) => `${percent(good)} من الزيارات جيدة، و${percent(poor)} ضعيفة`,
    notMeasured: 'زيارات قليلة جدًا',
    missing: {
      'not-public': 'هذه الصفحة ليست على الويب العام، فليس لدى Google بيانات عنها. لم يُرسَل شيء.',
      'no-visits': 'زيارات عنوان URL هذا ومصدره (origin) أقل من أن تنشر Google بيانات عنها.',
      unreachable: 'لم تستجب خدمة Chrome UX Report. حاول مجددًا لاحقًا.',
      unreadable: 'الاستجابة ليست بتنسيق Chrome UX Report.',
    },
    refused: ({ status, message }) =>
      status === 429
        ? 'بلغ مفتاحك حدّ الطلبات. حاول مجددًا بعد دقيقة.'
        : `رفضت Google الطلب (${status})${message && `: «${message}»`} تحقق من المفتاح في الإعدادات.`,
  },
  parts: {
    title: 'تفصيل LCP',
    none: 'لم يسجّل المتصفح LCP في هذه الزيارة.',
    ttfb: ({ ms }) => `وقت وصول أول بايت ${duration(ms)}`,
    loadDelay: ({ ms }) => `تأخّر التحميل ${duration(ms)}`,
    loadTime: ({ ms }) => `مدة التحميل ${duration(ms)}`,
    renderDelay: ({ ms }) => `تأخّر العرض ${duration(ms)}`,
  },
  shifts: {
    title: 'تغيّرات التصميم',
    rows: 'تغيّرات التصميم',
    none: 'لا تغيّرات غير متوقعة في التصميم حتى الآن.',
    value: 'التغيّر',
    after: 'بعد',
    element: 'العنصر',
    gone: 'عنصر لم يعد موجودًا',
    more: ({ count }) => `و${number(count)} أخرى`,
  },
  marks: {
    lcp: ({ ms }) => `زمن LCP: ‏${fixed(ms / 1_000, 2)} ث`,
    moved: ({ value }) => `تغيّر ${fixed(value, 3)}`,
    inp: ({ ms }) => `زمن INP: ‏${duration(ms)}`,
  },
};
