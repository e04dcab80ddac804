import type { manifestMessages as en } from '../../en/app/manifest.ts';

export const manifestMessages: typeof en = {
  description: 'يفحص الصفحة المفتوحة لمحركات البحث، ومدى جاهزيتها لتستشهد بها محركات إجابات الذكاء الاصطناعي. لا شيء يغادر جهازك.',
  action: 'فحص هذه الصفحة باستخدام Pageloupe',
  sidePanel: 'فتح اللوحة الجانبية',
  bulkAudits: 'فتح الفحوصات المجمّعة',
};
