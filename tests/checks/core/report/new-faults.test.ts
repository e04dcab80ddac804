import { expect, test } from 'vitest';
import { addedFindings, losesPoints, newFaults } from '../../../../checks/core/report/new-faults.ts';
import type { Args, Finding, Verdict } from '../../../../checks/core/verdict.ts';

const finding = (code: string, args: Args = {}, status: Finding['status'] = 'warn'): Finding => ({ code, args, status });
const of = (...findings: Finding[]): Verdict => ({ status: 'warn', score: 0.5, findings });

test.each<[what: string, signal: string, before: Verdict, after: Verdict, codes: string[]]>([
  ['another code', 'title', of(finding('wide')), of(finding('missing', {}, 'fail')), ['missing']],
  ['the same finding', 'title', of(finding('oldYear', { year: 2019 })), of(finding('oldYear', { year: 2019 })), []],
  ['fewer of the same', 'image-alt', of(finding('missing', { count: 3, total: 9 })), of(finding('missing', { count: 2, total: 9 })), []],
  [
    'more of the same',
    'image-alt',
    of(finding('missing', { count: 3, total: 9 })),
    of(finding('missing', { count: 4, total: 9 })),
    ['missing'],
  ],
  ['the same about another URL', 'canonical-tag', of(finding('elsewhere', { url: 'a' })), of(finding('elsewhere', { url: 'b' })), []],
  [
    'another example of fewer',
    'placeholder-text',
    of(finding('unfilled', { count: 3, places: ['title', 'meta'], example: 'a' })),
    of(finding('unfilled', { count: 2, places: ['meta'], example: 'b' })),
    [],
  ],
  [
    'another example of as many',
    'placeholder-text',
    of(finding('unfilled', { count: 2, example: 'a' })),
    of(finding('unfilled', { count: 2, example: 'b' })),
    ['unfilled'],
  ],
  ['a note behind a failure', 'head-markup', of(finding('endedEarly', {}, 'fail')), of(finding('endedBeforeMinor')), []],
  ['what is only said', 'title', of(), of(finding('fine', {}, 'note')), []],
])('%s', (_, signal, before, after, codes) => {
  expect(newFaults(signal, before, after).map(({ code }) => code)).toEqual(codes);
});

test('all added findings include those of the class note', () => {
  expect(addedFindings(of(finding('endedEarly', {}, 'fail')), of(finding('endedBeforeMinor'))).map(({ code }) => code)).toEqual([
    'endedBeforeMinor',
  ]);
});

test.each([
  [1, 0.5, true],
  [0.5, 0.5 - 1e-12, false],
  [null, 0, false],
  [1, null, false],
])('from %s to %s points', (before, after, loses) => {
  expect(losesPoints({ ...of(), score: before }, { ...of(), score: after })).toBe(loses);
});
