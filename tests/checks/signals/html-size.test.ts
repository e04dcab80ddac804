import { expect } from 'vitest';
import signal from '../../../checks/signals/html-size.ts';
import { testSignal } from '../../support/signal-table.ts';
import { failure } from '../../support/facts.ts';

const { warnBytes, failBytes } = signal.limits;
const at = { selector: 'body > p:nth-child(9)', snippet: '<p>', text: 'far down' };

testSignal(signal, [
  { when: 'small', facts: { served: { bytes: 30_000 } }, status: 'pass', says: ['fits'] },
  { when: 'at the lower limit', facts: { served: { bytes: warnBytes } }, status: 'pass', says: ['fits'] },
  { when: 'over the lower limit', facts: { served: { bytes: warnBytes + 1 } }, status: 'warn', says: ['large'] },
  { when: 'at the upper limit', facts: { served: { bytes: failBytes } }, status: 'warn', says: ['large'] },
  {
    when: 'over the upper limit, with the element at the cut',
    facts: { served: { bytes: failBytes + 1, cutAt: at } },
    status: 'fail',
    says: ['tooLarge'],
    also: (verdict) => expect(verdict.findings[0]?.evidence).toMatchObject({ type: 'elements', items: [at] }),
  },
  {
    when: 'not read to the end',
    facts: { served: { bytes: failBytes + 1 }, response: { truncated: true } },
    status: 'fail',
    says: ['tooLarge', 'notReadToEnd'],
  },
  { when: 'the source could not be fetched', facts: { served: failure() }, status: 'unchecked', says: ['request-failed'] },
]);
