import { lookUpEntry } from '../../../checks/core/helpers/look-up-entry.ts';
import type * as en from '../../en/checks/json-faults.ts';
import { agree, number as numberText } from './grammar.ts';

const wanteds = {
  end: 'نهاية الكتلة',
  'comma-or-brace': 'فاصلة أو \u200e}\u200e',
  'comma-or-bracket': 'فاصلة أو \u200e]\u200e',
  colon: 'نقطتان رأسيتان',
  name: 'اسم خاصية بين علامتَي اقتباس مزدوجتين',
  value: 'قيمة',
};
const orClose = 'أو إضافة علامة الاقتباس الختامية الناقصة';

/** Why a text is not JSON, for people who write markup by hand or by template: whole sentences, by code. Their arguments are JSON. */
export const jsonFaults: typeof en.jsonFaults = {
  /** The browser's message, if our own scan found nothing. */
  native: ({ error }) => error,
  empty: () => 'الكتلة فارغة.',
  unclosed: ({ count, missing }) =>
    agree(count, {
      one: `ينتهي النص قبل إغلاق قوس (الناقص: ${missing}).`,
      other: `ينتهي النص قبل إغلاق أقواس عددها ${numberText(count)} (الناقص: ${missing}).`,
    }),
  unopened: ({ bracket }) => `قوس ختامي زائد: \u200e${bracket}\u200e.`,
  mismatched: ({ bracket, opened }) => `القوس \u200e${bracket}\u200e لا يطابق \u200e${opened}\u200e.`,
  'second-value': () => 'تتبع ذلك قيمة ثانية: وضع عدة عناصر في مصفوفة واحدة أو @graph واحد أو كتل منفصلة.',
  semicolon: () => 'بعد البيانات فاصلة منقوطة. وJSON ليس نصًّا برمجيًّا.',
  'comma-after': () => 'بعد البيانات فاصلة.',
  'comma-before': ({ bracket }) => `فاصلة زائدة قبل \u200e${bracket}\u200e: إزالتها.`,
  'two-commas': () => 'فاصلتان متتاليتان.',
  'comma-first': () => 'فاصلتان متتاليتان، أو فاصلة قبل أول قيمة.',
  'no-comma': () => 'تنقص فاصلة قبل هذا الموضع.',
  'no-comma-or-quote': () => 'تنقص فاصلة قبل هذا الموضع، أو في السلسلة النصية قبله علامة اقتباس غير مكتوبة هكذا: \\"',
  'quote-inside': () => 'تنقص فاصلة، أو في السلسلة النصية قبل هذا الموضع علامة اقتباس غير مكتوبة هكذا: \\"',
  'property-in-array': () => 'خاصية داخل مصفوفة: ينقص قبلها القوس \u200e{\u200e.',
  'second-colon': () => 'نقطتان رأسيتان للمرة الثانية بعد خاصية واحدة.',
  'no-colon': () => 'هذه الخاصية بلا قيمة: تنقص النقطتان الرأسيتان.',
  'no-value': () => 'هذه الخاصية بلا قيمة.',
  number: ({ number }) =>
    `القيمة ${number} ليست رقمًا في JSON: وضعها بين علامتَي اقتباس، أو كتابتها بلا أصفار في البداية وبلا علامة زائد أو وحدة.`,
  'line-break': ({ escape }) => `في سلسلة نصية فاصل أسطر: كتابته هكذا ${escape}، ${orClose}.`,
  tab: ({ escape }) => `في سلسلة نصية علامة جدولة: كتابتها هكذا ${escape}، ${orClose}.`,
  control: ({ point, escape }) => `في سلسلة نصية حرف تحكم (${point}): كتابته هكذا ${escape}، ${orClose}.`,
  'unicode-escape': () => 'بعد \\u في سلسلة نصية يلزم أربعة أرقام ست عشرية.',
  escape: ({ character, point }) =>
    `التتابع ${character === '' ? `\\${point}` : `«\\${character}»`} ليس تتابع إفلات صالحًا في JSON: تُكتب الشرطة العكسية هكذا \\\\.`,
  'open-string': () => 'سلسلة نصية بلا علامة اقتباس ختامية.',
  cdata: () => 'غلاف CDATA ليس من JSON: لا يزيله HTML، فيُقرأ كجزء من البيانات.',
  'cdata-end': () => 'نهاية غلاف CDATA ليست من JSON.',
  'html-comment': () => 'تعليق HTML ليس من JSON.',
  comment: () => 'ليس في JSON تعليقات.',
  'byte-order-mark': () => 'علامة ترتيب البايتات (U+FEFF) ليست من JSON.',
  'curly-quote': ({ point }) => `علامة اقتباس طباعية (${point}): استخدام علامة مستقيمة (").`,
  'single-quote': () => 'تحتاج السلاسل النصية إلى علامات اقتباس مزدوجة (") لا مفردة.',
  entity: ({ entity }) => `كيان HTML التالي ليس من JSON: ${entity}. فالكيانات لا يُفك ترميزها في العنصر script.`,
  template: () => 'نص نائب من القالب لم يُستبدل.',
  markup: () => 'ترميز HTML ليس من JSON.',
  'white-space': ({ point }) => `حرف مسافة لا يسمح به JSON (${point}).`,
  name: ({ name }) => `القيمة «${name}» ليست قيمة JSON.`,
  unquoted: ({ name, wanted }) => `القيمة «${name}» بلا علامتَي اقتباس؛ والمتوقع: ${wanteds[wanted]}.`,
  unexpected: ({ character, point, wanted }) =>
    `حرف غير متوقع ${character === '' ? '' : `«${character}» `}(${point})؛ والمتوقع: ${wanteds[wanted]}.`,
  stray: ({ character }) => `حرف غير متوقع: ${character}.`,
};

/** The sentence of such a fault. A code that this version does not know is shown unchanged. */
export const jsonFaultText: typeof en.jsonFaultText = ({ code, args }) =>
  lookUpEntry<(args: object) => string>(jsonFaults, code)?.(args) ?? code;
