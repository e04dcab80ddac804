import type { CodeFault } from '../../../checks/derive/head/hreflang.ts';
import type { tagFaultText as en } from '../../en/checks/language-tags.ts';

/** What is wrong with a language tag or an hreflang code: a clause without a period. */
const faults: Record<CodeFault['kind'], (fault: { part: string; instead: string }) => string> = {
  empty: () => 'فارغ',
  'too-long': () => 'أطول من اللازم',
  'white-space': () => 'حوله مسافات',
  underscore: () => 'يستخدم _ بدلًا من -',
  form: () => 'ليس رمزًا صالحًا بحسب BCP 47',
  country: ({ part, instead }) => `الجزء ${part} بلد وليس لغة؛ واللغة هي ${instead}`,
  'unknown-language': ({ part }) => `الجزء ${part} ليس لغة مسجَّلة`,
  'shorter-code': ({ part, instead }) => `للجزء ${part} رمز أقصر هو ${instead}`,
  'unknown-extended': ({ part, instead }) =>
    instead ? `الجزء ${part} ليس رمزًا فرعيًا مسجَّلًا؛ والرمز هو ${instead}` : `الجزء ${part} ليس رمزًا فرعيًا مسجَّلًا في هذا الموضع`,
  'unknown-script': ({ part }) => `الجزء ${part} ليس نظام كتابة مسجَّلًا`,
  'unknown-region': ({ part, instead }) =>
    instead ? `الجزء ${part} ليس منطقة مسجَّلة؛ والرمز هو ${instead}` : `الجزء ${part} ليس منطقة مسجَّلة`,
  'unknown-variant': ({ part }) => `الجزء ${part} ليس صيغة لغوية مسجَّلة`,
  'not-two-letters': ({ part, instead }) => `الجزء ${part} ليس رمز لغة من حرفين (ISO 639-1)${instead && ` وأقرب رمز إليه ${instead}`}`,
  'more-parts': () => 'لا تُدعم سوى اللغة ونظام الكتابة والمنطقة',
  area: ({ part }) => `الجزء ${part} يشمل عدة بلدان؛ ولا تُدعم سوى رموز البلدان (ISO 3166-1)`,
  'not-country': ({ part }) => `الجزء ${part} ليس رمز بلد (ISO 3166-1)`,
};
export const tagFaultText: typeof en = ({ kind, part, instead }) => faults[kind]({ part, instead });
