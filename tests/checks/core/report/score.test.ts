import { describe, expect, test } from 'vitest';
import { auditScore, countStatuses, firstFailedGate } from '../../../../checks/core/report/score.ts';
import { fail, note, pass, verdict, warn } from '../../../../checks/core/verdict.ts';
import { judged } from '../../../support/signals.ts';

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
  expect(firstFailedGate(list)).toEqual({ signal: 'b' });
  expect(firstFailedGate([judged({ status: 'fail' })])).toBeNull();
});

test('statuses are counted apart', () => {
  const list = (['pass', 'pass', 'warn', 'fail', 'na', 'unchecked', 'unchecked'] as const).map((status) => judged({ status }));
  expect(countStatuses(list)).toEqual({ pass: 2, warn: 1, fail: 1, na: 1, unchecked: 2 });
});

test.each([
  ['one link of two hundred', [warn({ code: 'a', args: { count: 1, total: 200 } })], 0.9975],
  ['a failure about a tenth', [fail({ code: 'a', args: { count: 3, total: 30 } })], 0.9],
  ['what concerns the page', [warn({ code: 'a', args: {} })], 0.5],
  [
    'the most expensive of several',
    [warn({ code: 'a', args: { count: 1, total: 30 } }), warn({ code: 'b', args: { count: 15, total: 30 } })],
    0.75,
  ],
  ['a count without what it is of', [warn({ code: 'a', args: { count: 3 } })], 0.5],
  ['notes cost nothing', [pass({ code: 'a', args: {} }), note({ code: 'b', args: { count: 3, total: 30 } })], 1],
])('points follow the share: %s', (_, findings, score) => expect(verdict(findings).score).toBeCloseTo(score, 6));
