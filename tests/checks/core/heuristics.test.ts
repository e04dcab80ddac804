import { describe, expect, test } from 'vitest';
import { factFailure } from '../../../checks/core/failure.ts';
import { sortFindings } from '../../../checks/core/report/finding-order.ts';
import { judge, judgeSignal, type JudgeOptions } from '../../../checks/core/judge.ts';
import type { AnySignal } from '../../../checks/core/signal.ts';
import { fail, note, verdict, warn, markHeuristics } from '../../../checks/core/verdict.ts';
import { signals } from '../../../checks/signals/index.ts';
import { judgePage } from '../../../checks/audit-page.ts';
import { known, type Changes } from '../../support/facts.ts';
import { judged } from '../../support/signals.ts';

const options: JudgeOptions = { intent: 'index', pageType: null, aiOptOut: false, now: Date.UTC(2026, 10, 23) };
const texts = (code: string) => ({ code, args: {} });

/** Signals in which only weights, shares or sizes are ours; each of their findings is based on documentation. */
const onlyNumbersAreOurs = [
  'ai-crawler-access',
  'anchor-text',
  'author-identity',
  'canonical-target',
  'date-visible',
  'http-status',
  'link-rel',
  'publisher-identity',
  'render-parity',
  'schema-visible',
  'meta-description',
];

describe('what only our heuristic finds', () => {
  test('warns at most, after documented rules', () => {
    const { signal } = judged({ status: 'fail', ours: true });
    const heuristics = ['said'];
    const input = verdict([fail(texts('said')), warn(texts('documented')), note(texts('more'))], { score: 0.6 });
    expect(sortFindings(markHeuristics(input, heuristics), signal, known())).toMatchObject({
      status: 'warn',
      score: 0.6,
      findings: [{ code: 'documented' }, { code: 'said', status: 'warn' }, { code: 'more' }],
    });
    expect(markHeuristics(verdict([fail(texts('documented')), fail(texts('ours'))]), ['ours'])).toMatchObject({
      status: 'fail',
      findings: [
        { code: 'documented', status: 'fail' },
        { code: 'ours', status: 'warn' },
      ],
    });
  });
  test('costs what a warning costs, unless something documented fails', () => {
    expect(markHeuristics(verdict([fail(texts('ours'))]), ['ours'])).toMatchObject({ status: 'warn', score: 0.5 });
    expect(markHeuristics(verdict([fail(texts('ours'))], { score: 0.8 }), ['ours'])).toMatchObject({ score: 0.8 });
    expect(markHeuristics(verdict([fail(texts('ours')), fail(texts('documented'))]), ['ours'])).toMatchObject({ score: 0 });
  });
  test('warns at most, whatever a signal reports', () => {
    const { signal } = judged({ status: 'fail', ours: true });
    expect(judgeSignal(signal, known(), options)).toMatchObject({ status: 'warn', findings: [{ status: 'warn' }] });
  });
  test.each(signals.map((signal) => [signal.id, signal as AnySignal] as const))('is named by %s', (id, { sources, heuristics = [] }) => {
    const heuristic = sources.some(({ mark }) => mark === 'heuristic');
    const unnamed = heuristic && heuristics.length === 0 && !onlyNumbersAreOurs.includes(id);
    expect(unnamed, `List the codes that rest on our own rule in heuristics of checks/signals/${id}.ts.`).toBe(false);
    expect(heuristics.length > 0 && !heuristic, 'Add a source with the mark heuristic, or delete heuristics.').toBe(false);
    const documented = sources.some(({ mark }) => mark !== 'heuristic');
    expect(documented, 'Add a source that somebody published (docs/decisions/0009-heuristics-never-red.md).').toBe(true);
  });
});

test.each([
  ['our time was over', factFailure('timeout', 'site-unread'), null, 'incomplete'],
  ['the server was too slow', factFailure('timeout', 'answer-too-slow', { seconds: 10 }), expect.any(Number), null],
] as const)('a page whose response was not read because %s', (_, response, score, reason) => {
  const report = judgePage(known({ response }), options, { collect: 0, judge: 0, network: 0, total: 0 });
  expect([report.score, report.geo.score, report.geo.reason]).toEqual([score, score, reason]);
  // Everything that was read is judged.
  expect(report.counts.pass).toBeGreaterThan(5);
});

describe('a page that the server did not deliver', () => {
  const response = (status: number) => ({ status, headers: [{ name: 'retry-after', value: '60' }] });
  const visit = (status: number | null): Changes => ({
    page: { navigation: { status, redirects: 0, type: 'navigate', protocol: 'h2', transferBytes: 0, htmlBytes: 0 } },
  });
  test.each([429, 500, 502, 503])('has no score and no advice: %i', (status) => {
    const report = judgePage(known({ ...visit(status), response: response(status) }), options, {
      collect: 0,
      judge: 0,
      network: 0,
      total: 0,
    });
    expect([report.score, report.geo.score, report.geo.reason, report.geo.caps]).toEqual([null, null, 'not-delivered', []]);
    expect(report.gate).toEqual({
      signal: 'http-status',
      message: `Not scored: the server returned ${status} instead of the page (Retry-After: 60).`,
    });
    expect(report.fixes.map(({ signal }) => signal)).toEqual(['http-status']);
    expect(report.counts).toMatchObject({ fail: 1, warn: 0, pass: 0 });
  });
  test.each([
    [404, 404],
    [200, 503],
    [200, 429],
    [200, 200],
  ])('does not apply to visit %i, anonymous %i', (seen, anonymous) => {
    expect(
      judgePage(known({ ...visit(seen), response: response(anonymous) }), options, { collect: 0, judge: 0, network: 0, total: 0 }).score,
    ).not.toBeNull();
  });
  test('only what judges the response is judged', () => {
    const made = [
      judged({ id: 'page', status: 'fail' }).signal,
      { ...judged({ id: 'response', status: 'fail' }).signal, judgesResponse: true as const },
    ];
    expect(judge(made, known({ ...visit(503), response: response(503) }), options).map(({ verdict: { status } }) => status)).toEqual([
      'unchecked',
      'fail',
    ]);
  });
});
