import type { settings as en } from '../../en/app/settings.ts';

export const settings: typeof en = {
  title: 'ما هذه الصفحة؟',
  note: 'تُطبَّق التغييرات فورًا وتُحفظ على هذا الجهاز',
  intent: 'المطلوب من محركات البحث',
  index: 'فهرستها',
  keepOut: 'استبعادها',
  indexHelp: 'كل ما يحظرها يُعدّ مشكلة.',
  keepOutHelp: 'حظرها يُعدّ صحيحًا.',
  optOut: 'أحظر الذكاء الاصطناعي عمدًا',
  optOutHelp: 'للموقع كله: لا درجة GEO، وحظر زواحف الذكاء الاصطناعي يُعدّ اختيارًا.',
};
