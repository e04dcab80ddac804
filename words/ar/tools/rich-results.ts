import type { words as en } from '../../en/tools/rich-results.ts';
import { amount, date, masculine, month, nouns } from '../checks/grammar.ts';
import { propertyRuleText } from '../checks/property-rules.ts';
import { richResultName } from '../checks/rich-results.ts';
import { withAdjective } from '../nouns.ts';
import { valueFormats } from '../checks/value-formats.ts';
import { limitedTo } from '../checks/kinds.ts';

const requirement = masculine('متطلّب', 'متطلّبان', 'متطلّبات', 'متطلّبًا');
/** For some features, only the month of Google's retirement announcement is known. */
const isMonth = (since: string): boolean => since.length === 7;
const announcedText = (since: string) => `أُعلن إيقافها في ${month(since)}`;

export const words: typeof en = {
  intro: ({ checked }) =>
    `متطلّبات Google حتى ${date(checked)}. الترميز المكتمل يجعل الصفحة مؤهَّلة؛ وتقرّر Google هل تعرض نتيجة بحث غنية بصريًا.`,
  noData: 'ليس في الصفحة بيانات منظَّمة لنتيجة بحث غنية بصريًا.',
  noType: 'ليس لأي من الأنواع في هذه الصفحة نتيجة بحث غنية بصريًا في Google.',
  aside: ({ name, since }) =>
    `النتيجة «${richResultName(name)}»: ${isMonth(since) ? announcedText(since) : `لم تعد تُعرض (منذ ${date(since)})`}. لا ضرر من إبقاء الترميز.`,
  resultName: ({ name }) => richResultName(name),
  requirements: 'متطلّبات Google',
  required: 'مطلوبة:',
  recommended: 'مقترَحة:',
  matrix: {
    title: 'المطلوب والمقترَح، نوعًا نوعًا',
    note: 'لا تُعرض الخصائص المطلوبة في حالات أخرى فقط.',
    rows: 'الخصائص',
    property: 'الخاصية',
    need: 'Google',
    onPage: 'في هذه الصفحة',
    result: 'النتيجة الغنية بصريًا',
    required: 'مطلوبة',
    recommended: 'مقترَحة',
    there: 'موجودة',
    unreadable: 'موجودة، بقيمة غير صالحة',
    missing: 'مفقودة',
    ofItem: ({ result, item }) => `${result} (${item})`,
    named: ({ type, name }) => `${type}: ${name}`,
  },
  expected: ({ format }) => `المتوقع: ${valueFormats[format]}`,
  rule: ({ rule }) => propertyRuleText(rule),
  states: {
    retired: ({ since }) => (isMonth(since) ? announcedText(since) : `لا تُعرض منذ ${date(since)}`),
    lacking: ({ missing }) => `غير مؤهَّلة: ينقصها ${amount(missing, requirement)}`,
    unreadable: 'غير مؤهَّلة: قيمة مطلوبة غير صالحة',
    unclean: 'مؤهَّلة، مع قيم ينبغي تصحيحها',
    improvable: ({ recommended }) => `مؤهَّلة، تنقصها ${amount(recommended, withAdjective(nouns.property, 'مقترَح'))}`,
    complete: 'مكتملة',
  },
  limited: limitedTo,
  terms: {
    title: 'مصطلحات ليست في مفردات schema.org',
    note: 'بالمقارنة مع المفردات المنشورة.',
    noteOf: ({ release }) => `بالمقارنة مع المفردات المنشورة (${release}).`,
    rows: 'مشكلات المفردات',
    above: 'لا مشكلات أخرى.',
    none: 'كل الأنواع والخصائص والقيم موجودة في مفردات schema.org.',
    what: 'المشكلة',
    term: 'المصطلح',
    value: 'القيمة',
    fits: 'الاقتراح',
    kinds: {
      'unknown-type': 'نوع غير معروف',
      'unknown-property': 'خاصية غير معروفة',
      'wrong-domain': 'خاصية لنوع آخر',
      'wrong-value': 'قيمة من نوع خاطئ',
      'unknown-enumeration': 'قيمة غير معروفة',
      superseded: 'حلّ غيرها محلّها',
    },
  },
  gallery: {
    title: 'نتائج Google الغنية بصريًا، الحالية والموقوفة',
    rows: 'النتائج الغنية بصريًا',
    name: 'النتيجة الغنية بصريًا',
    state: 'الحالة',
    required: 'المطلوب',
    source: 'المصدر',
    primary: 'Google',
    secondary: 'ليس من Google',
    shown: 'تُعرض',
    nothing: 'لا شيء',
    readAt: ({ url, checked }) => `من Google، قُرئ في ${date(checked)}: ${url}`,
    quoted: ({ url, checked }) => `ليس من Google، قُرئ في ${date(checked)}: ${url}`,
  },
};
