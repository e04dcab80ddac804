import type { fixes as en } from '../../en/reports/fixes.ts';
import { and, number } from '../checks/arabic.ts';

export const fixes: typeof en = {
  title: 'ما يجب إصلاحه أولًا',
  none: ({ warnings }) =>
    warnings === 0
      ? 'لا شيء يحتاج إليك.'
      : `لا شيء يحتاج إليك: لن يغيّر إصلاح ${warnings === 1 ? 'التحذير' : `التحذيرات (${number(warnings)})`} الكثير.`,
  noneYet: 'لا شيء يحتاج إليك حتى الآن.',
  follows: ({ titles }) => `يتوقف على هذا: ${and([...titles])}`,
  classes: { blocks: 'يحظر', harm: 'يُفقد زيارات أو ثقة', gain: 'مكسب ضائع', care: 'صيانة' },
};
