import { expect, test } from 'vitest';
import { fixOrderByScore } from '../../../checks/core/fix-order.ts';
import { geoScore } from '../../../checks/core/geo.ts';
import type { Judged } from '../../../checks/core/judge.ts';
import { judged } from '../../support/signals.ts';

const order = (list: Judged[]) => fixOrderByScore(list, geoScore(list, 'article', { aiOptOut: false })).map(({ signal }) => signal);

test('gates come first, then caps, then what is lost', () => {
  expect(
    order([
      judged({ id: 'small', status: 'warn', weight: 1 }),
      judged({ id: 'large', status: 'fail', weight: 5 }),
      judged({
        id: 'capped',
        status: 'fail',
        weight: 1,
        geo: { category: 'access', points: 11, grade: 'strong' },
        caps: ['all-answer-crawlers'],
      }),
      judged({ id: 'gate', status: 'fail', weight: 10, gate: true }),
    ]),
  ).toEqual(['gate', 'capped', 'large', 'small']);
});

test('leading verdicts come after gates and before everything else; our heuristics come last, whatever they cost', () => {
  expect(
    order([
      judged({ id: 'heuristic', status: 'fail', weight: 10, ours: true, geo: { category: 'evidence', points: 9, grade: 'strong' } }),
      judged({ id: 'documented', status: 'warn', weight: 1 }),
      judged({ id: 'leads', status: 'warn', weight: 1, leads: true }),
      judged({ id: 'fails and leads', status: 'fail', weight: 1, leads: true }),
      judged({ id: 'gate', status: 'fail', weight: 10, gate: true }),
    ]),
  ).toEqual(['gate', 'fails and leads', 'leads', 'documented', 'heuristic']);
});

test('lost GEO points count by the grade of their evidence', () => {
  expect(
    order([
      judged({ id: 'speculative', status: 'fail', geo: { category: 'entity', points: 8, grade: 'speculative' } }),
      judged({ id: 'strong', status: 'fail', geo: { category: 'access', points: 8, grade: 'strong' } }),
    ]),
  ).toEqual(['strong', 'speculative']);
});

test('only what fails or warns is listed', () => {
  expect(order([judged({ status: 'pass' }), judged({ status: 'na' }), judged({ status: 'unchecked' })])).toEqual([]);
});
