import type { words as en } from '../../en/tools/link-highlighter.ts';
import { amountOf, nouns, number } from '../checks/grammar.ts';

export const words: typeof en = {
  none: 'ليس في الصفحة روابط لتمييزها.',
  notLive: 'تُميَّز الروابط في الصفحة نفسها. افتحها مجددًا وافحصها هناك.',
  mark: ({ count }) => `تمييز ${amountOf(count, nouns.link)} في الصفحة`,
  unmark: 'إزالة التمييز',
  stay: 'يبقى التمييز حتى تزيله أو تضغط Esc في الصفحة أو تغادر هذه الأداة. ثبّته لإبقائه بعد الإغلاق.',
  choose: 'الأنواع المراد تمييزها',
  count: ({ count }) => number(count),
  kinds: {
    uncrawlable: { name: 'غير قابل للزحف', help: 'بلا عنوان URL قابل للزحف' },
    sponsored: { name: 'Sponsored', help: 'روابط مدفوعة (rel=sponsored)' },
    ugc: { name: 'UGC', help: 'من إنشاء المستخدمين (rel=ugc)' },
    nofollow: { name: 'Nofollow', help: 'rel=nofollow' },
    'new-tab': { name: 'علامة تبويب جديدة', help: 'target=_blank' },
    follow: { name: 'Follow', help: 'رابط عادي' },
  },
  several: 'الرابط الذي له عدة أنواع يأخذ لون النوع الأول في هذه القائمة وشكله؛ وتذكر تسميته كل الأنواع.',
  table: {
    title: 'الروابط من هذه الأنواع',
    rows: 'الروابط',
    none: 'لم يُحدَّد نوع، أو لا توجد روابط من الأنواع المحدَّدة.',
    text: 'النص',
    kinds: 'الأنواع',
    target: 'الوجهة',
    noText: 'بلا نص',
    noTarget: 'لا توجد',
  },
};
