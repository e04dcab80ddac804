import type { CodeFault } from '../../../checks/derive/head/hreflang.ts';
import type { tagFaultText as en } from '../../en/checks/language-tags.ts';

/** What is wrong with a language tag or an hreflang code: a clause without a period. */
const faults: Record<CodeFault['kind'], (fault: { part: string; instead: string }) => string> = {
  empty: () => 'leer',
  'too-long': () => 'zu lang',
  'white-space': () => 'Leerraum davor oder danach',
  underscore: () => '_ statt -',
  form: () => 'kein gültiges BCP-47-Tag',
  country: ({ part, instead }) => `${part} ist ein Land, keine Sprache; die Sprache ist ${instead}`,
  'unknown-language': ({ part }) => `${part} ist keine registrierte Sprache`,
  'shorter-code': ({ part, instead }) => `für ${part} gibt es einen kürzeren Code, ${instead}`,
  'unknown-extended': ({ part, instead }) =>
    instead ? `${part} ist kein registriertes Subtag; der Code ist ${instead}` : `${part} ist an dieser Stelle kein registriertes Subtag`,
  'unknown-script': ({ part }) => `${part} ist keine registrierte Schrift`,
  'unknown-region': ({ part, instead }) =>
    instead ? `${part} ist keine registrierte Region; der Code ist ${instead}` : `${part} ist keine registrierte Region`,
  'unknown-variant': ({ part }) => `${part} ist keine registrierte Variante`,
  'not-two-letters': ({ part, instead }) =>
    `${part} ist kein Sprachcode aus zwei Buchstaben (ISO 639-1)${instead && `; am nächsten kommt ${instead}`}`,
  'more-parts': () => 'nur Sprache, Schrift und Region werden unterstützt',
  area: ({ part }) => `${part} umfasst mehrere Länder; nur Ländercodes (ISO 3166-1) werden unterstützt`,
  'not-country': ({ part }) => `${part} ist kein Ländercode (ISO 3166-1)`,
};
export const tagFaultText: typeof en = ({ kind, part, instead }) => faults[kind]({ part, instead });
