import type { SchemaTermsFact } from '../../../checks/core/facts/structured-data.ts';
import type { RuleParts } from '../../../checks/derive/structured-data/property-rules.ts';
import type { schemaProperties as en } from '../../en/checks/schema-properties.ts';
import { amount, amountOf, and, month, nouns, number } from './grammar.ts';
import { pageOf } from './page-type.ts';
import { propertyRuleText } from './property-rules.ts';
import { richResultName } from './rich-results.ts';
import { valueFormats } from './value-formats.ts';
import { requoted } from '../../sentence.ts';
import { withPlainWords } from './marked-properties.ts';
import { limitedTo } from './kinds.ts';

type Issue = Pick<SchemaTermsFact['issues'][number], 'kind' | 'type' | 'property' | 'value'>;
const issues: Record<Issue['kind'], (issue: Issue) => string> = {
  'unknown-type': ({ type }) => `النوع ${type} ليس من أنواع schema.org`,
  'unknown-property': ({ property, type }) => `الخاصية ${property} (في ${type}) ليست من خصائص schema.org`,
  'wrong-domain': ({ property, type }) => `الخاصية ${property} ليست من خصائص ${type}`,
  'wrong-value': ({ property, type, value }) => `نوع قيمة الخاصية ${property} في ${type} خاطئ: ${value}`,
  'unknown-enumeration': ({ property, type, value }) => `الخاصية ${property} في ${type} لا تقبل القيمة ${value}`,
  superseded: ({ property, type }) => (property ? `استُبدلت الخاصية ${property} في ${type}` : `استُبدل النوع ${type}`),
};
const instead: Record<Issue['kind'], string> = {
  'unknown-type': 'هل تقصد: ',
  'unknown-property': 'هل تقصد: ',
  'wrong-domain': 'تُستخدم في: ',
  'wrong-value': 'المتوقع: ',
  'unknown-enumeration': 'هل تقصد: ',
  superseded: 'البديل: ',
};
const requiredProperties = {
  one: 'خاصية مطلوبة أخرى',
  two: 'خاصيتان مطلوبتان أخريان',
  few: 'خصائص مطلوبة أخرى',
  many: 'خاصية مطلوبة أخرى',
  other: 'خاصية مطلوبة أخرى',
};
const recommendedProperties = {
  one: 'خاصية مقترَحة واحدة',
  two: 'خاصيتان مقترَحتان',
  few: 'خصائص مقترَحة',
  many: 'خاصية مقترَحة',
  other: 'خاصية مقترَحة',
};
const quoted = (item: string) => requoted(item, ['«', '»']);
const all = (rules: readonly RuleParts[]) => and(rules.map(propertyRuleText));
const inTheSameWay = 'التصحيح بالطريقة نفسها.';

export const schemaProperties: typeof en = {
  title: 'لأنواع النتائج الغنية بصريًا خصائصها المطلوبة',
  problem: 'البيانات المنظَّمة مفقودة أو ناقصة أو غير صالحة',
  why: 'لا تعرض Google نتيجة بحث غنية بصريًا إلا إذا كانت كل خاصية مطلوبة موجودة وصالحة. والأكثر عرضة للخسارة: المتاجر والوصفات والفعاليات والوظائف.',
  words: {
    missing: 'الناقص',
    neededFor: 'مطلوب من أجل',
    property: 'الخاصية',
    value: 'القيمة',
    expected: 'المتوقع',
    found: 'الموجود',
    instead: 'البديل',
    recommended: 'المقترَح',
    for: 'من أجل',
    item: 'العنصر',
    result: ({ name }) => richResultName(name),
    rule: ({ rule }) => propertyRuleText(rule),
    format: ({ format }) => valueFormats[format],
    issue: (issue) => issues[issue.kind](issue),
    fits: ({ kind, expected }) => instead[kind] + expected,
    named: ({ type, name }) => `${type} «${name}»`,
  },
  says: {
    none: () => ({ message: 'لا بيانات منظَّمة لنتيجة بحث غنية بصريًا في Google. وهي غير مطلوبة.', change: '' }),
    unreadable: () => ({ message: 'ترميز JSON-LD غير صالح، ولا بيانات منظَّمة أخرى لنتيجة بحث غنية بصريًا في Google.', change: '' }),
    complete: ({ features }) => ({
      message: `جميع الخصائص التي تشترطها Google أو تقترحها موجودة: ${and(features.map(richResultName))}.`,
      change: '',
    }),
    required: ({ features }) => ({ message: `جميع الخصائص التي تشترطها Google موجودة: ${and(features.map(richResultName))}.`, change: '' }),
    undeclared: ({ type, page, features }) => ({
      message: `لا تذكر البيانات المنظَّمة نوع الصفحة: ${pageOf[page]} (${type}). ويستخدمه بحث Google ${and(features) === type ? 'لهذا النوع من الصفحات' : `من أجل: ${and(features.map((name) => `«${richResultName(name)}»`))}`}.`,
      change: `إضافة ${type} بقيم ظاهرة في الصفحة.`,
    }),
    otherKind: ({ declared, page }) => ({
      message: `يذكر الترميز النوع ${declared} لهذه الصفحة، لكنها تبدو: ${pageOf[page]}.`,
      change: 'ترميز موضوع الصفحة الفعلي: فمحركات البحث تتجاهل الترميز المضلِّل.',
    }),
    brief: ({ item, text }) => ({
      message: `العنصر ${quoted(item)}: وصفه هو «${text}» فقط.`,
      change: 'وصف ماهيته ولمن هو في جملة أو جملتين، كما تفعل الصفحة.',
    }),
    missing: ({ feature, item, rules }) => ({
      message: `الميزة «${richResultName(feature)}»: ينقص ما تشترطه Google: ${all(rules)} (${quoted(item)}).`,
      change: `إضافة ${all(rules)}، بقيم ظاهرة في الصفحة.`,
    }),
    invalid: ({ item, path, value, format }) => ({
      message: `العنصر ${quoted(item)}: قيمة ${withPlainWords(path)} المطلوبة هي «${value}»، والمتوقع ${valueFormats[format]}.`,
      change: `القيمة الصحيحة للخاصية ${path}: ${valueFormats[format]}.`,
    }),
    declarable: ({ page, type, features }) => ({
      message: `اختياري: يمكن إضافة ${type} إلى صفحة من هذا النوع: ${pageOf[page]}. ${features.length > 0 ? `وتصنع Google منه نتائج بحث غنية بصريًا (${and(features.map(richResultName))})، إذا عرضت الصفحة ما يلزمها.` : 'وليست له نتيجة بحث غنية بصريًا في Google، لكنه يخبر محركات البحث من يقدم ماذا.'}`,
      change: `إضافة ${type} اختياريًا، بقيم ظاهرة في الصفحة.`,
    }),
    moreMissing: ({ count }) => ({
      message: `ومن المفقود أو غير الصالح في هذه الصفحة أيضًا: ${amount(count, requiredProperties)}.`,
      change: inTheSameWay,
    }),
    unclean: ({ count }) => ({
      message: `قيم في البيانات المنظَّمة ليست بالتنسيق الذي تشترطه Google: \u200f${amount(count, nouns.value)}.`,
      change: 'كتابة القيم بالتنسيق الذي يعرضه جدول هذا الفحص.',
    }),
    recommended: ({ count }) => ({
      message: `اختياري: إضافة ${amountOf(count, recommendedProperties)}.`,
      change: 'إضافة ما تعرض الصفحة قيمه: فكل خاصية قد تضيف تفصيلًا إلى نتيجة البحث.',
    }),
    retired: ({ feature, since }) => ({
      message:
        since.length === 7
          ? `الميزة «${richResultName(feature)}» صالحة في schema.org، لكن Google أعلنت إيقافها في ${month(since)}.`
          : `الميزة «${richResultName(feature)}» صالحة في schema.org، لكن Google لم تعد تعرضها (منذ ${month(since)}).`,
      change: 'لا ضرر من إبقائها؛ لكنها لم تعد تنتج نتيجة بحث غنية بصريًا في Google.',
    }),
    limited: ({ feature, audience }) => ({ message: `الميزة «${richResultName(feature)}»: ${limitedTo({ audience })}.`, change: '' }),
    retiredMissing: ({ feature, item, rules }) => ({
      message: `الميزة «${richResultName(feature)}»: ينقص ${quoted(item)} ما يلي: ${all(rules)}.`,
      change: `إكمالها أو إزالتها: تتوقع جهات أخرى غير Google ما يلي: ${all(rules)}.`,
    }),
    otherCase: ({ written, meant, count }) => ({
      message:
        count > 1
          ? `في البيانات المنظَّمة أسماء تختلف في حالة الأحرف عن أسماء schema.org (${number(count)})، مثل «${written}» بدلًا من «${meant}»، ولذلك لا تُقرأ قيمها.`
          : `في البيانات المنظَّمة كُتب «${written}» بدلًا من «${meant}»، وحالة الأحرف مهمة في الأسماء، ولذلك لا تُقرأ قيمته.`,
      change: `كتابة ${meant}${count > 1 ? '، وتصحيح البقية' : ''}.`,
    }),
    terms: ({ count, release }) => ({
      message: `أسماء أو قيم ليست في مفردات schema.org (${release}): العدد ${number(count)}.`,
      change: 'تصحيح الأسماء: يجب أن تتطابق تمامًا، مع مراعاة حالة الأحرف.',
    }),
  },
};
