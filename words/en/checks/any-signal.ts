import type { PageType } from '../../../checks/core/facts/about.ts';
import type { PartlyRead } from '../../../checks/core/partial.ts';
import { number } from './grammar.ts';
import { pageOf } from './page-type.ts';

/** Says that the page was not read to its end, and why. */
function stoppedSentence({ because, seconds, elements }: PartlyRead): string {
  const read = elements === null ? 'the first part' : `${number(elements)} elements`;
  const after = seconds === null ? read : `${number(seconds)} seconds and ${read}`;
  return `Stopped ${because === 'asked' ? 'by you ' : ''}after ${after}; the rest of the page was not read.`;
}

/** Findings that any signal may have. */
export const shared = {
  'kept-out': () => ({ message: 'You chose to keep this page out of search.', change: '' }),
  'not-for-type': ({ type }: { type: PageType }) => ({ message: `This check does not apply to ${pageOf[type]}.`, change: '' }),
  'partly-read': (counts: PartlyRead) => ({ message: stoppedSentence(counts), change: '' }),
  'partly-judged': (counts: PartlyRead) => ({ message: `${stoppedSentence(counts)} Findings so far are below.`, change: '' }),
};
