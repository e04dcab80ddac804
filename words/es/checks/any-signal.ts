import type { PartlyRead } from '../../../checks/core/partial.ts';
import type * as en from '../../en/checks/any-signal.ts';
import { pageOf } from './page-type.ts';
import { amount } from './grammar.ts';

/** Says that the page was not read to its end, and why. */
function stoppedSentence({ because, seconds, elements }: PartlyRead): string {
  const read = elements === null ? 'la primera parte' : amount(elements, { one: 'elemento', other: 'elementos' });
  const after = seconds === null ? read : `${amount(seconds, { one: 'segundo', other: 'segundos' })} y ${read}`;
  return `${because === 'asked' ? 'Detenido manualmente' : 'Detenido'} después de ${after}; el resto de la página no se leyó.`;
}

/** Findings that any signal may have. */
export const shared: typeof en.shared = {
  'kept-out': () => ({ message: 'Se eligió mantener esta página fuera de los buscadores.', change: '' }),
  'not-for-type': ({ type }) => ({ message: `Esta comprobación no se aplica a ${pageOf[type]}.`, change: '' }),
  'partly-read': (counts) => ({ message: stoppedSentence(counts), change: '' }),
  'partly-judged': (counts) => ({ message: `${stoppedSentence(counts)} Los hallazgos hasta ahora están más abajo.`, change: '' }),
};
