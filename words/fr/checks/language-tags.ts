import type { CodeFault } from '../../../checks/derive/head/hreflang.ts';
import type { tagFaultText as en } from '../../en/checks/language-tags.ts';

/** What is wrong with a language tag or an hreflang code: a clause without a period. */
const faults: Record<CodeFault['kind'], (fault: { part: string; instead: string }) => string> = {
  empty: () => 'il est vide',
  'too-long': () => 'il est trop long',
  'white-space': () => 'il est entouré d’espaces',
  underscore: () => 'il utilise _ au lieu de -',
  form: () => 'ce n’est pas un code BCP 47 valide',
  country: ({ part, instead }) => `${part} est un pays, pas une langue : la langue est ${instead}`,
  'unknown-language': ({ part }) => `${part} n’est pas une langue enregistrée`,
  'shorter-code': ({ part, instead }) => `${part} a un code plus court, ${instead}`,
  'unknown-extended': ({ part, instead }) =>
    instead
      ? `${part} n’est pas une sous-étiquette enregistrée ; le code est ${instead}`
      : `${part} n’est pas une sous-étiquette enregistrée à cet endroit`,
  'unknown-script': ({ part }) => `${part} n’est pas un système d’écriture enregistré`,
  'unknown-region': ({ part, instead }) =>
    instead ? `${part} n’est pas une région enregistrée ; le code est ${instead}` : `${part} n’est pas une région enregistrée`,
  'unknown-variant': ({ part }) => `${part} n’est pas une variante enregistrée`,
  'not-two-letters': ({ part, instead }) =>
    `${part} n’est pas un code de langue à deux lettres (ISO 639-1)${instead && `, le plus proche est ${instead}`}`,
  'more-parts': () => 'seuls la langue, le système d’écriture et la région sont pris en charge',
  area: ({ part }) => `${part} couvre plusieurs pays ; seuls les codes de pays (ISO 3166-1) sont pris en charge`,
  'not-country': ({ part }) => `${part} n’est pas un code de pays (ISO 3166-1)`,
};
export const tagFaultText: typeof en = ({ kind, part, instead }) => faults[kind]({ part, instead });
