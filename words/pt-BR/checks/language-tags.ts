import type { CodeFault } from '../../../checks/derive/head/hreflang.ts';
import type { tagFaultText as en } from '../../en/checks/language-tags.ts';

/** What is wrong with a language tag or an hreflang code: a clause without a period. */
const faults: Record<CodeFault['kind'], (fault: { part: string; instead: string }) => string> = {
  empty: () => 'não tem conteúdo',
  'too-long': () => 'passa do tamanho permitido',
  'white-space': () => 'tem espaços em branco em volta',
  underscore: () => 'usa _ em vez de -',
  form: () => 'não segue o BCP 47',
  country: ({ part, instead }) => `${part} é um país, não um idioma; o idioma é ${instead}`,
  'unknown-language': ({ part }) => `${part} não é um idioma registrado`,
  'shorter-code': ({ part, instead }) => `${part} tem um código mais curto, ${instead}`,
  'unknown-extended': ({ part, instead }) =>
    instead ? `${part} não é uma subtag registrada; o código é ${instead}` : `${part} não é uma subtag registrada nesta posição`,
  'unknown-script': ({ part }) => `${part} não é uma escrita registrada`,
  'unknown-region': ({ part, instead }) =>
    instead ? `${part} não é uma região registrada; o código é ${instead}` : `${part} não é uma região registrada`,
  'unknown-variant': ({ part }) => `${part} não é uma variante registrada`,
  'not-two-letters': ({ part, instead }) =>
    `${part} não é um código de idioma de duas letras (ISO 639-1)${instead && `; o mais próximo é ${instead}`}`,
  'more-parts': () => 'só idioma, escrita e região são aceitos',
  area: ({ part }) => `${part} abrange vários países; só códigos de país (ISO 3166-1) são aceitos`,
  'not-country': ({ part }) => `${part} não é um código de país (ISO 3166-1)`,
};
export const tagFaultText: typeof en = ({ kind, part, instead }) => faults[kind]({ part, instead });
