import type { fixes as en } from '../../en/reports/fixes.ts';
import { arabic } from '../arabic.ts';

export const fixes: typeof en = {
  title: 'ما ينبغي إصلاحه أولًا',
  none: ({ warnings }) =>
    warnings === 0
      ? 'لا شيء يتطلّب تدخّلك.'
      : `لا شيء يتطلّب تدخّلك: إصلاح ${warnings === 1 ? 'التحذير' : `التحذيرات (${arabic.number(warnings)})`} لن يغيّر الكثير.`,
  developer: 'المطوّر',
  developerTitle: 'يتطلّب تغييرًا في الشيفرة أو على الخادم',
  noneYet: 'لا شيء يتطلّب تدخّلك حتى الآن.',
  follows: ({ titles }) => `يعتمد على ذلك: ${arabic.and(titles)}`,
  classes: { blocks: 'يحظر', harm: 'خسارة زيارات أو ثقة', gain: 'مكسب ضائع', care: 'صيانة' },
};
