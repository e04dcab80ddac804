import type { fixes as en } from '../../en/reports/fixes.ts';
import { arabic } from '../arabic.ts';

export const fixes: typeof en = {
  title: 'ما ينبغي إصلاحه أولًا',
  none: ({ warnings }) =>
    warnings === 0
      ? 'لا إجراء مطلوب الآن.'
      : `لا إجراء مطلوب الآن: أثر ${warnings === 1 ? 'التحذير' : `التحذيرات (${arabic.number(warnings)})`} محدود.`,
  who: {
    developer: { name: 'المطوّر', where: 'يتطلّب تغييرًا في الشيفرة أو على الخادم' },
    editor: { name: 'CMS', where: 'يمكن تغييره في معظم أنظمة إدارة المحتوى' },
  },
  noneYet: 'لا إجراء مطلوب حتى الآن.',
  follows: ({ titles }) => `يعتمد على ذلك: ${arabic.and(titles)}`,
  classes: { blocks: 'يحظر', harm: 'خسارة زيارات أو ثقة', gain: 'مكسب ضائع', care: 'صيانة' },
};
