import type { nameOrigins as en } from '../../en/checks/names.ts';

/** Where the name of an author or publisher was found. */
export const nameOrigins: typeof en = {
  byline: 'سطر اسم الكاتب',
  'rel-author': 'محدَّد ككاتب',
  meta: 'علامة meta',
  'json-ld': 'JSON-LD',
  microdata: 'Microdata',
  rdfa: 'RDFa',
  'site-name': 'og:site_name',
  'title-suffix': 'نهاية عنوان الصفحة',
  copyright: 'سطر حقوق النشر',
  logo: 'رابط الشعار',
  host: 'اسم المضيف',
};
