import type { PartlyRead } from '../../../checks/core/partial.ts';
import type * as en from '../../en/checks/any-signal.ts';
import { number } from './grammar.ts';
import { pageOf } from './page-type.ts';

/** Says that the page was not read to its end, and why. */
function stoppedSentence({ because, seconds, elements }: PartlyRead): string {
  const read = elements === null ? 'dem ersten Teil' : `${number(elements)} Elementen`;
  const after = seconds === null ? read : `${number(seconds)} Sekunden und ${read}`;
  return `${because === 'asked' ? 'Auf Ihren Wunsch nach' : 'Nach'} ${after} gestoppt; der Rest der Seite wurde nicht gelesen.`;
}

/** Findings that any signal may have. */
export const shared: typeof en.shared = {
  'kept-out': () => ({ message: 'Diese Seite soll nach Ihrer Wahl nicht in die Suche.', change: '' }),
  'not-for-type': ({ type }) => ({ message: `Diese Prüfung gilt nicht für ${pageOf[type]}.`, change: '' }),
  'partly-read': (counts) => ({ message: stoppedSentence(counts), change: '' }),
  'partly-judged': (counts) => ({ message: `${stoppedSentence(counts)} Die bisherigen Befunde stehen unten.`, change: '' }),
};
