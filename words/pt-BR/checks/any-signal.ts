import type { PartlyRead } from '../../../checks/core/partial.ts';
import type * as en from '../../en/checks/any-signal.ts';
import { pageOf } from './page-type.ts';
import { amount } from './grammar.ts';

/** Says that the page was not read to its end, and why. */
function stoppedSentence({ because, seconds, elements }: PartlyRead): string {
  const read = elements === null ? 'da primeira parte' : `de ${amount(elements, { one: 'elemento', other: 'elementos' })}`;
  const after = seconds === null ? read : `de ${amount(seconds, { one: 'segundo', other: 'segundos' })} e ${read}`;
  return `${because === 'asked' ? 'Interrompido manualmente' : 'Interrompido'} depois ${after}; o resto da página não foi lido.`;
}

/** Findings that any signal may have. */
export const shared: typeof en.shared = {
  'kept-out': () => ({ message: 'Foi escolhido manter esta página fora dos buscadores.', change: '' }),
  'not-for-type': ({ type }) => ({ message: `Esta verificação não se aplica a ${pageOf[type]}.`, change: '' }),
  'partly-read': (counts) => ({ message: stoppedSentence(counts), change: '' }),
  'partly-judged': (counts) => ({ message: `${stoppedSentence(counts)} Os achados até aqui estão abaixo.`, change: '' }),
};
