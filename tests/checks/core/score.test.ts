import { describe, expect, test } from 'vitest';
import { auditScore, countVerdictStatuses, firstGateVerdict } from '../../../checks/core/score.ts';
import { judged } from '../../support/signals.ts';

describe('auditScore', () => {
  test.each([
    ['nothing judged', [judged({ status: 'na' }), judged({ status: 'unchecked' })], null],
    ['nothing at all', [], null],
    ['all pass', [judged({ status: 'pass', weight: 10 })], 100],
    ['a warning counts half', [judged({ status: 'warn' })], 50],
    ['weights count', [judged({ status: 'pass', weight: 3 }), judged({ status: 'fail', weight: 1 })], 75],
    [
      'na and unchecked neither give nor take',
      [judged({ status: 'fail', weight: 5 }), judged({ status: 'na', weight: 10 }), judged({ status: 'unchecked', weight: 10 })],
      0,
    ],
    ['rounded down', [judged({ status: 'pass' }), judged({ status: 'pass' }), judged({ status: 'fail' })], 66],
    ['binary noise does not round down', [judged({ status: 'warn', score: 0.29 })], 29],
    ['a formula counts as it is', [judged({ status: 'warn', score: 0.7, weight: 5 }), judged({ status: 'pass', weight: 5 })], 85],
    [
      'a failed gate caps',
      [judged({ status: 'fail', gate: true, weight: 10 }), ...Array.from({ length: 9 }, () => judged({ status: 'pass', weight: 10 }))],
      30,
    ],
    ['a warned gate does not cap', [judged({ status: 'warn', gate: true, weight: 10 }), judged({ status: 'pass', weight: 10 })], 75],
    ['a cap never raises', [judged({ status: 'fail', gate: true, weight: 10 }), judged({ status: 'pass', weight: 1 })], 9],
  ])('%s', (_, list, score) => expect(auditScore(list)).toBe(score));
});

test('the first failed gate in order is the headline', () => {
  const list = [
    judged({ id: 'a', status: 'warn', gate: true }),
    judged({ id: 'b', status: 'fail', gate: true }),
    judged({ id: 'c', status: 'fail', gate: true }),
  ];
  expect(firstGateVerdict(list)).toEqual({ signal: 'b' });
  expect(firstGateVerdict([judged({ status: 'fail' })])).toBeNull();
});

test('statuses are counted apart', () => {
  const list = (['pass', 'pass', 'warn', 'fail', 'na', 'unchecked', 'unchecked'] as const).map((status) => judged({ status }));
  expect(countVerdictStatuses(list)).toEqual({ pass: 2, warn: 1, fail: 1, na: 1, unchecked: 2 });
});
