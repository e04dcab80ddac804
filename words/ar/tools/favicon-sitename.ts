import type { words as en } from '../../en/tools/favicon-sitename.ts';
import { amount, amountOf, bytes, masculine, nouns, number } from '../checks/grammar.ts';
import { probeText } from '../checks/probes.ts';
import { withAdjective } from '../nouns.ts';

const place = masculine('مكان', 'مكانان', 'أماكن', 'مكانًا');

export const words: typeof en = {
  icons: {
    title: 'الأيقونات المرشحة',
    note: 'تشترط Google أيقونة مربعة لا تقل عن \u200e8 × 8 بكسل، وتقترح أكثر من \u200e48 × 48. تُعرض كل أيقونة بحجم 16 و32 و48 بكسل، على خلفية فاتحة وداكنة.',
    none: 'لا تحدد الصفحة أيقونة، ولا يوجد /favicon.ico بديلًا.',
    fallback: 'لا توجد أيقونة محدَّدة. تجرّب المتصفحات ومحركات البحث عندئذٍ /favicon.ico.',
    more: ({ count }) => `أيقونات أخرى محدَّدة: ${number(count)}.`,
    drawnSizes: 'المقاسات هي مقاسات الصور المحمَّلة.',
    kept: 'يحظر robots.txt الأيقونة على Googlebot-Image',
    byDefault: 'تلقائيًا',
    declared: '(محدَّدة)',
    empty: '(فارغ)',
    notUrl: ({ written }) => `القيمة ${written} ليست عنوان URL.`,
    noAnswer: 'لا استجابة',
    noAnswerFor: ({ why }) => `لا استجابة: ${probeText(why)}`,
    status: ({ status }) => `الحالة ${status}`,
    notDrawn: ({ why }) => `لا تُعرض: ${probeText(why)}`,
    notPicture: 'ليس عنوان URL لصورة',
    vector: 'صورة SVG بأي مقاس',
    pixels: ({ width, height }) => `\u200e${number(width)} × ${number(height)} px`,
    bytes: ({ count }) => bytes(count),
  },
  names: {
    title: 'اسم الموقع',
    note: 'تختار محركات البحث اسمًا واحدًا للموقع كله، استنادًا إلى صفحته الرئيسية. الأسماء المتّسقة هي الأرجح ظهورًا.',
    agree: ({ count }) => `كلها متطابقة (${number(count)})`,
    differ: ({ names, places }) => `${amount(names, withAdjective(nouns.name, 'مختلف'))} في ${amountOf(places, place)}`,
    rows: 'أسماء الموقع',
    none: 'لم يُعثر على اسم للموقع: لا og:site_name، ولا WebSite أو Organization في البيانات المنظَّمة، ولا اسم في نهاية العنوان.',
    name: 'الاسم',
    where: 'المكان',
    agreement: 'التطابق',
    only: 'الوحيد',
    agrees: 'متطابق',
    differs: 'مختلف',
    website: ({ format }) => `اسم WebSite ‏(${format})`,
    ofType: ({ type, place: where }) => `${type} (${where})`,
    places: {
      'site-name': 'og:site_name أو application-name',
      'title-suffix': 'نهاية العنوان',
      'json-ld': 'JSON-LD',
      microdata: 'microdata',
      rdfa: 'RDFa',
      copyright: 'سطر حقوق النشر',
      logo: 'رابط الشعار',
      host: 'اسم المضيف فقط',
      byline: 'سطر اسم الكاتب',
      'rel-author': 'مُرمَّز ككاتب',
      meta: 'علامة meta',
    },
  },
};
