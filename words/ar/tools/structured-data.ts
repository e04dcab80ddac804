import type { words as en } from '../../en/tools/structured-data.ts';
import { amount, nouns, number } from '../checks/grammar.ts';
import { jsonFaultText } from '../checks/json-faults.ts';
import { another, followedBy, things } from '../nouns.ts';

export const words: typeof en = {
  none: 'ليس في الصفحة بيانات منظَّمة: لا JSON-LD ولا microdata ولا RDFa. لا بأس بذلك: لا تلزم إلا للنتائج الغنية بصريًا.',
  formats: { 'json-ld': 'JSON-LD', microdata: 'microdata', rdfa: 'RDFa' },
  items: ({ count, format }) => `${amount(count, nouns.item)} بصيغة ${format}`,
  broken: ({ count }) => amount(count, followedBy(things.block, 'مع خطأ صياغة')),
  errors: 'أخطاء الصياغة',
  problems: 'المشكلات',
  fault: ({ fault }) => jsonFaultText(fault),
  block: ({ index }) => `كتلة JSON-LD رقم ${number(index)}`,
  graph: {
    title: 'العناصر',
    note: 'افتح عنصرًا لرؤية خصائصه. تفتح إحالة @id العنصر الذي تشير إليه.',
    none: 'تعذّرت قراءة البيانات المنظَّمة.',
    copy: 'نسخ بتنسيق JSON',
    untyped: 'بلا نوع',
    item: 'عنصر',
    value: 'قيمة',
    noProperties: 'بلا خصائص.',
    refersTo: 'يحيل إلى',
    elsewhere: 'ليس في هذه الصفحة',
    byId: 'عبر @id',
    inBlock: ({ format, block }) => `الكتلة ${number(block)}، ${format}`,
    undrawn: ({ count }) => `${amount(count, another(nouns.item))}: النسخ يشملها كلها.`,
    more: ({ count }) => `و${number(count)} أخرى`,
  },
};
