import type { words as en } from '../../en/tools/provenance.ts';
import { amountOf, date, month, nouns } from '../checks/grammar.ts';

/** A date as it was written, in its own time zone: a time elsewhere may be another day. */
function when({ iso }: { iso: string }): string {
  const [, day = iso, time, zone = ''] = /^([\d-]+)(?:T(\d\d:\d\d)[\d:.]*(Z|[+-]\d\d:?\d\d)?)?$/.exec(iso) ?? [];
  const dayText = /^\d{4}$/.test(day) ? day : /^\d{4}-\d\d$/.test(day) ? month(day) : date(day);
  // Date and time are each kept on one line.
  return [dayText, [time, zone === 'Z' ? 'UTC' : zone && `\u200e${zone}`].filter(Boolean).join(' ')]
    .map((part) => part.replaceAll(' ', '\u00a0'))
    .join(' ')
    .trim();
}

export const words: typeof en = {
  timeline: {
    title: 'المخطط الزمني',
    none: 'لا توجد تواريخ لمخطط زمني.',
    published: 'النشر',
    modified: 'التعديل',
    unknown: 'لا يُقارَن',
    day: ({ time }) => date(time),
    apart: {
      published: ({ days }) => `تختلف تواريخ النشر بمقدار ${amountOf(days, nouns.day)}`,
      modified: ({ days }) => `تختلف تواريخ التعديل بمقدار ${amountOf(days, nouns.day)}`,
    },
    reversed: ({ days }) => `التعديل قبل النشر بمقدار ${amountOf(days, nouns.day)}`,
    one: 'لا شيء للمقارنة: أقل من تاريخين',
    agree: {
      both: 'تواريخ النشر متطابقة؛ وتواريخ التعديل متطابقة',
      published: 'تواريخ النشر متطابقة',
      modified: 'تواريخ التعديل متطابقة',
      none: 'لا شيء للمقارنة: لا يوجد تاريخان من النوع نفسه',
    },
  },
  dates: {
    title: 'التواريخ',
    rows: 'التواريخ',
    none: 'لم يُعثر على تاريخ في الصفحة أو ترميزها أو خريطة موقعها أو ترويساتها.',
    date: 'التاريخ',
    kind: 'النوع',
    where: 'المكان',
    written: 'كما كُتب',
    visible: 'مرئي',
    compared: 'يُقارَن',
    unreadable: 'غير صالح',
    roles: { published: 'النشر', modified: 'التعديل', unknown: 'غير مذكور' },
    places: {
      time: 'العنصر time',
      text: 'نص مرئي',
      'json-ld': 'JSON-LD',
      microdata: 'microdata',
      rdfa: 'RDFa',
      meta: 'علامة meta',
      url: 'URL',
    },
    labelled: ({ place, label }) => `${place} (${label})`,
    lastmod: 'قيمة lastmod في خريطة الموقع',
    header: 'ترويسة Last-Modified (تلميح)',
    when,
    yes: 'نعم',
    no: 'لا',
    comparedAs: { published: 'نعم، كتاريخ نشر', modified: 'نعم، كتاريخ تعديل', unknown: 'نعم' },
    notOwn: 'لا: ليس تاريخ هذه الصفحة',
  },
  names: {
    title: 'الكتّاب والناشر',
    rows: 'الأسماء',
    none: 'لم يُعثر على كاتب أو ناشر.',
    role: 'الدور',
    name: 'الاسم',
    type: 'النوع',
    where: 'المكان',
    visible: 'مرئي',
    leadsTo: 'الرابط إلى',
    nothing: 'لا شيء',
    roles: { author: 'كاتب', publisher: 'ناشر' },
    origins: {
      byline: 'سطر اسم الكاتب',
      'rel-author': 'مُرمَّز ككاتب',
      meta: 'علامة meta',
      'json-ld': 'JSON-LD',
      microdata: 'microdata',
      rdfa: 'RDFa',
      'site-name': 'اسم الموقع',
      'title-suffix': 'نهاية العنوان',
      copyright: 'سطر حقوق النشر',
      logo: 'رابط الشعار',
      host: 'اسم المضيف فقط',
    },
  },
  about: { title: 'صفحات «من نحن» والتواصل والصفحات القانونية', none: 'لم يُعثر على رابط إلى صفحة «من نحن» أو التواصل أو بيانات الناشر.' },
};
