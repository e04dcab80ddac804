import type { CodeFault } from '../../../checks/derive/head/hreflang.ts';
import type { tagFaultText as en } from '../../en/checks/language-tags.ts';

/** What is wrong with a language tag or an hreflang code: a clause without a period. */
const faults: Record<CodeFault['kind'], (fault: { part: string; instead: string }) => string> = {
  empty: () => 'no tiene contenido',
  'too-long': () => 'supera la longitud permitida',
  'white-space': () => 'tiene espacios en blanco alrededor',
  underscore: () => 'usa _ en lugar de -',
  form: () => 'no sigue BCP 47',
  country: ({ part, instead }) => `${part} es un país, no un idioma; el idioma es ${instead}`,
  'unknown-language': ({ part }) => `${part} no es un idioma registrado`,
  'shorter-code': ({ part, instead }) => `${part} tiene un código más corto, ${instead}`,
  'unknown-extended': ({ part, instead }) =>
    instead
      ? `${part} no es una subetiqueta registrada; el código es ${instead}`
      : `${part} no es una subetiqueta registrada en este lugar`,
  'unknown-script': ({ part }) => `${part} no es una escritura registrada`,
  'unknown-region': ({ part, instead }) =>
    instead ? `${part} no es una región registrada; el código es ${instead}` : `${part} no es una región registrada`,
  'unknown-variant': ({ part }) => `${part} no es una variante registrada`,
  'not-two-letters': ({ part, instead }) =>
    `${part} no es un código de idioma de dos letras (ISO 639-1)${instead && `; el más cercano es ${instead}`}`,
  'more-parts': () => 'solo se admiten idioma, escritura y región',
  area: ({ part }) => `${part} abarca varios países; solo se admiten códigos de país (ISO 3166-1)`,
  'not-country': ({ part }) => `${part} no es un código de país (ISO 3166-1)`,
};
export const tagFaultText: typeof en = ({ kind, part, instead }) => faults[kind]({ part, instead });
