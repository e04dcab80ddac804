import type { PartlyRead } from '../../../checks/core/partial.ts';
import type * as en from '../../en/checks/any-signal.ts';
import { amount } from './grammar.ts';
import { pageOf } from './page-type.ts';

/** Says that the page was not read to its end, and why. */
function stoppedSentence({ because, seconds, elements }: PartlyRead): string {
  const read = elements === null ? 'une première partie' : amount(elements, { one: 'élément', other: 'éléments' });
  const after = seconds === null ? read : `${amount(seconds, { one: 'seconde', other: 'secondes' })} et ${read}`;
  return `Lecture arrêtée ${because === 'asked' ? 'par vous ' : ''}après ${after} ; le reste de la page n’a pas été lu.`;
}

/** Findings that any signal may have. */
export const shared: typeof en.shared = {
  'kept-out': () => ({ message: 'Vous avez choisi d’exclure cette page de la recherche.', change: '' }),
  'not-for-type': ({ type }) => ({ message: `Ce contrôle ne s’applique pas à ${pageOf[type]}.`, change: '' }),
  'partly-read': (counts) => ({ message: stoppedSentence(counts), change: '' }),
  'partly-judged': (counts) => ({ message: `${stoppedSentence(counts)} Les constats obtenus jusque-là figurent ci-dessous.`, change: '' }),
};
