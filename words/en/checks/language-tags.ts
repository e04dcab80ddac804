import type { CodeFault } from '../../../checks/derive/head/hreflang.ts';

/** What is wrong with a language tag or an hreflang code: a clause without a period. */
const faults: Record<CodeFault['kind'], (fault: { part: string; instead: string }) => string> = {
  empty: () => 'it is empty',
  'too-long': () => 'it is too long',
  'white-space': () => 'it has white space around it',
  underscore: () => 'it uses _ instead of -',
  form: () => 'it is not a valid BCP 47 tag',
  country: ({ part, instead }) => `${part} is a country, not a language: the language is ${instead}`,
  'unknown-language': ({ part }) => `${part} is not a registered language`,
  'shorter-code': ({ part, instead }) => `${part} has a shorter code, ${instead}`,
  'unknown-extended': ({ part, instead }) =>
    instead ? `${part} is not a registered subtag: the code is ${instead}` : `${part} is no registered subtag in this place`,
  'unknown-script': ({ part }) => `${part} is not a registered script`,
  'unknown-region': ({ part, instead }) =>
    instead ? `${part} is not a registered region: the code is ${instead}` : `${part} is not a registered region`,
  'unknown-variant': ({ part }) => `${part} is not a registered variant`,
  'not-two-letters': ({ part, instead }) =>
    `${part} is not a two-letter language code (ISO 639-1)${instead && `; the nearest is ${instead}`}`,
  'more-parts': () => 'only language, script and region are supported',
  area: ({ part }) => `${part} covers several countries; only country codes (ISO 3166-1) are supported`,
  'not-country': ({ part }) => `${part} is not a country code (ISO 3166-1)`,
};
export const tagFaultText = ({ kind, part, instead }: CodeFault): string => faults[kind]({ part, instead });
