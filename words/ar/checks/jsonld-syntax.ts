import type { jsonldSyntax as en } from '../../en/checks/jsonld-syntax.ts';
import { agree, amount, amountOf, and, nouns, number } from './grammar.ts';
import { jsonFaultText } from './json-faults.ts';

const blocks = { one: 'كتلة JSON-LD واحدة', two: 'كتلتا JSON-LD', few: 'كتل JSON-LD', many: 'كتلة JSON-LD', other: 'كتلة JSON-LD' };
const moreBlocks = { one: 'كتلة أخرى', two: 'كتلتان أخريان', few: 'كتل أخرى', many: 'كتلة أخرى', other: 'كتلة أخرى' };
const block = (index: number) => `كتلة JSON-LD رقم ${index}`;

export const jsonldSyntax: typeof en = {
  title: 'كل كتلة JSON-LD صالحة للقراءة',
  problem: 'في JSON-LD أخطاء',
  why: 'حرف خاطئ واحد يبطل الكتلة كلها: لا يقرأ منها أي محرك بحث أو مساعد شيئًا.',
  words: { block: ({ index, types }) => `الكتلة ${index}: ${types.join('، ')}` },
  says: {
    none: () => ({ message: 'لا تحتوي الصفحة على JSON-LD. وهو غير مطلوب.', change: '' }),
    otherSyntax: ({ count, syntax }) => ({
      message: `لا تحتوي الصفحة على JSON-LD؛ وقُرئ ${amount(count, nouns.item)} من ${and(syntax)}.`,
      change: '',
    }),
    valid: ({ count }) => ({ message: `تُقرأ ${amount(count, blocks)} بلا أخطاء، مع تحديد المفردات والأنواع.`, change: '' }),
    invalid: ({ index, fault, line, column }) => ({
      message: `${block(index)} ليست JSON صالحًا (السطر ${line}، العمود ${column}): ${jsonFaultText(fault)}`,
      change: `تصحيح السطر ${line} في ${block(index)}؛ وحتى ذلك الحين تُتجاهل الكتلة كلها. وينبغي إنشاؤها بمكتبة JSON بدلًا من قالب نصي.`,
    }),
    moreInvalid: ({ count }) => ({ message: `وليس JSON صالحًا أيضًا: ${amount(count, moreBlocks)}.`, change: 'التصحيح بالطريقة نفسها.' }),
    holdsNothing: ({ index }) => ({ message: `${block(index)} فارغة.`, change: 'ملء الكتلة أو إزالتها.' }),
    noContext: ({ index }) => ({
      message: `${block(index)} بلا @context، فلا معنى لأسمائها.`,
      change: 'إضافة «"@context": "https://schema.org"» إلى كل كائن في المستوى الأعلى من الكتلة.',
    }),
    otherContext: ({ index }) => ({
      message: `قيمة @context في ${block(index)} ليست schema.org، وهي المفردات التي تقرؤها محركات البحث.`,
      change: 'استخدام «"@context": "https://schema.org"» بلا أي شيء بعدها.',
    }),
    noType: ({ index, count }) => ({
      message: agree(count, {
        one: `في ${block(index)} كائن بلا @type.`,
        other: `في ${block(index)} كائنات بلا @type، عددها ${number(count)}.`,
      }),
      change: 'إضافة نوع إلى كل كائن، مثل «"@type": "Article"».',
    }),
    relative: ({ count }) => ({
      message: `قيم نسبية في @id أو url: \u200f${amount(count, nouns.value)}.`,
      change: 'استخدام عناوين URL كاملة: يحدد @id الشيء نفسه في كل صفحة، وليست كل جهة تحوّل العناوين النسبية إلى كاملة.',
    }),
    conflicting: ({ count }) => ({
      message: `كائنات لها @id نفسه يناقض بعضها بعضًا في ${amountOf(count, nouns.value)}.`,
      change: 'وصف كل شيء مرة واحدة والإشارة إلى @id الخاص به في المواضع الأخرى، أو استخدام معرّفات مختلفة لأشياء مختلفة.',
    }),
    entities: ({ count }) => ({
      message: `توجد كيانات HTML في القيم النصية في ${amountOf(count, blocks)}: لا يُفك ترميزها داخل العنصر script.`,
      change: 'استخدام الأحرف نفسها (", \', &)، مع إفلاتها كما في JSON عند الحاجة (\\").',
    }),
    added: ({ count }) => ({
      message: `كتل JSON-LD يضيفها نص برمجي، وليست في HTML المصدر: ${number(count)}.`,
      change:
        'وضع الترميز في HTML المصدر: فمعظم زواحف الذكاء الاصطناعي لا تنفّذ JavaScript، وتنبّه Google إلى أن ترميز Product الذي تضيفه النصوص البرمجية يُقرأ للتسوّق مرات أقل وبموثوقية أقل.',
    }),
    sourceUnknown: () => ({ message: 'لم يُفحص هل الكتل موجودة في HTML المصدر.', change: '' }),
  },
};
