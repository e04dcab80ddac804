import { describe, expect, test } from 'vitest';
import { categories as geoCategories } from '../../checks/core/report/geo.ts';
import { signals } from '../../checks/signals/index.ts';
import { tools, type ToolId } from '../../checks/tools.ts';
import type { KnownFacts } from '../../checks/core/facts.ts';
import { allFindings } from '../../checks/core/report/report.ts';
import type { JudgeOptions } from '../../checks/core/judge.ts';
import { judgePage } from '../../checks/audit-page.ts';
import { failure, known, type Changes } from '../support/facts.ts';
import { schemaErrors } from '../support/report-schema.ts';

const options: JudgeOptions = { intent: 'index', pageType: null, aiOptOut: false, now: Date.UTC(2026, 10, 21, 12) };
const zero = { collect: 0, judge: 0, network: 0, total: 0 };
const names = Object.keys(known()) as (keyof Changes)[];
const all = (value: ReturnType<typeof failure> | null): Changes => Object.fromEntries(names.map((name) => [name, value]));

const cases: [string, KnownFacts, Partial<JudgeOptions>][] = [
  ['a blank page', known(), {}],
  ['nothing known yet', {}, {}],
  ['every collector failed', known(all(failure('refused'))), {}],
  ['a page that is kept out', known(), { intent: 'keep-out' }],
  ['AI blocked on purpose', known(), { aiOptOut: true }],
  ['a utility page', known(), { pageType: 'utility' }],
  ['each page type', known(), { pageType: 'product' }],
];

describe.each(cases)('report of %s', (_, facts, changes) => {
  const report = judgePage(facts, { ...options, ...changes }, zero);
  test('is valid against the schema', () => expect(schemaErrors(report)).toEqual([]));
  test('has every signal, category and tool', () => {
    expect([report.signals.length, report.geo.categories.length]).toEqual([signals.length, geoCategories.length]);
    expect(Object.values(report.counts).reduce((sum, count) => sum + count, 0)).toBe(signals.length);
    expect(report.tools.map(({ id }) => id)).toEqual(tools.map(({ id }) => id));
  });
  test('no check broke', () => expect(report.signals.filter(({ reason }) => reason === 'signal-failed')).toEqual([]));
});

test('without any fact nothing is judged, and nothing is called broken', () => {
  const report = judgePage({}, options, zero);
  expect(report.score).toBeNull();
  expect(report.geo.score).toBeNull();
  expect(report.counts).toMatchObject({ fail: 0, warn: 0, pass: 0 });
});

test('each single missing fact breaks no signal', () => {
  for (const name of names) {
    const report = judgePage(known({ [name]: failure('timeout') }), options, zero);
    expect(report.signals.filter(({ reason }) => reason === 'signal-failed').map(({ id }) => `${id} without ${name}`)).toEqual([]);
  }
});

test('findings are sorted worst first, the first is in the entry itself', () => {
  const report = judgePage(known(), options, zero);
  const rank = { fail: 0, warn: 1, pass: 2, na: 3, note: 4 };
  for (const entry of report.signals) {
    const findings = allFindings(entry);
    expect(findings[0]?.message).toBe(entry.message);
    if (entry.status !== 'unchecked')
      expect(findings.map(({ status }) => rank[status])).toEqual(findings.map(({ status }) => rank[status]).sort());
  }
});

describe('a report of some tools', () => {
  const report = judgePage(known(), options, zero, ['serp-preview', 'ai-crawlers']);
  test('judges their signals only, as the whole report does', () => {
    const whole = judgePage(known(), options, zero);
    const wanted = signals
      .filter((signal) => signal.tools.some((id: string) => id === 'serp-preview' || id === 'ai-crawlers'))
      .map(({ id }) => id);
    expect(wanted.length).toBeGreaterThan(1);
    expect(report.signals).toEqual(whole.signals.filter(({ id }) => (wanted as string[]).includes(id)));
    expect(report.tools).toEqual(whole.tools.filter(({ id }) => id === 'serp-preview' || id === 'ai-crawlers'));
    expect(schemaErrors(report)).toEqual([]);
  });
  test('has no GEO score unless all its signals were judged', () => {
    expect(report.geo).toMatchObject({ score: null, band: null, caps: [] });
    expect(report.geo.message).toMatch(/not selected/);
    const geoTools = [
      ...new Set(signals.filter((signal) => 'geo' in signal && signal.geo).flatMap((signal): ToolId[] => [...signal.tools])),
    ];
    const facts = known();
    expect(judgePage(facts, options, zero, geoTools).geo).toEqual(judgePage(facts, options, zero).geo);
  });
});
