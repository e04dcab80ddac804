import type { toolFrame as en } from '../../en/app/tool-frame.ts';

export const toolFrame: typeof en = {
  allChecks: 'كل الفحوصات',
  copy: 'نسخ',
  copyMarkdown: 'نسخ النتائج بتنسيق Markdown',
  saveJson: 'حفظ النتائج بتنسيق JSON',
  saveMarkdown: 'حفظ النتائج بتنسيق Markdown',
  picture: 'في هذه الصفحة',
  broken: ({ error }) => `تعذّر إنشاء هذا العرض من بيانات الصفحة (${error}). لا تتأثر النتائج أدناه.`,
  findings: 'النتائج وما ينبغي تغييره',
  toChange: 'ما ينبغي تغييره',
  seeItIn: 'العرض في',
  elsewhere: 'فحص عنوان URL هذا في مكان آخر (يفتح الخدمة ويرسل إليها عنوان URL):',
  services: {
    'rich-results-test': 'اختبار النتائج الغنية بصريًا (Google)',
    'schema-validator': 'Schema Markup Validator',
    'pagespeed-insights': 'PageSpeed Insights (Google)',
    'search-console': 'فحص عنوان URL (Search Console)',
    'bing-webmaster-tools': 'فحص عنوان URL (Bing)',
  },
};
