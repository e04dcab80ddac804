import type { reportPageWords as en } from '../../en/app/report-page.ts';

export const reportPageWords: typeof en = {
  title: ({ name }) => `فحص ${name}`,
  reading: 'جارٍ البحث عن التقرير…',
  print: 'طباعة',
  toTab: 'الانتقال إلى الصفحة',
  none: {
    title: 'ليس لعلامة التبويب هذه فحص لعرضه.',
    advice: 'حُذف فحصها أو لم يبدأ. افحص الصفحة في علامة التبويب تلك الآن، أو انقر زر Pageloupe في شريط الأدوات هناك.',
  },
  unread: {
    title: 'لم يُعثر على التقرير.',
    advice: 'حُذف، أو الرابط غير مكتمل. تسرد صفحة «الفحوصات المجمّعة» التقارير المحفوظة.',
    bulk: 'الفحوصات المجمّعة',
  },
  glance: { what: 'البيان', value: 'في هذه الصفحة', note: 'ملاحظة' },
};
