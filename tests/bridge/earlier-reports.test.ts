import { describe, expect, test } from 'vitest';
import { upgradeStoredDigest, upgradeStoredFacts, upgradeStoredProbePart, upgradeStoredReport } from '../../bridge/earlier-reports.ts';
import { isFacts, isReport } from '../../bridge/report-shape.ts';
import { reportInLanguage } from '../../checks/doors/basics.ts';
import { englishMessages } from '../../checks/doors/catalogue.ts';
import { reportFindingsOf, type Report } from '../../checks/doors/report.ts';
import { buildPageAuditReport } from '../../checks/doors/audit.ts';
import { hostileFacts } from '../support/hostile.ts';

const now = buildPageAuditReport(
  hostileFacts(20),
  { intent: 'index', pageType: null, aiOptOut: false, now: Date.UTC(2026, 10, 21) },
  { collect: 1, judge: 1, network: 1, total: 3 },
);
/** In the format of schema 1. */
const before = ({ schemaVersion: _schemaVersion, signals, fixes, geo: { reason: _reason, caps, ...geo }, ...rest }: Report) => ({
  ...rest,
  schemaVersion: '1.1',
  signals: signals.map(({ code: _code, args: _args, change, more, ...entry }) => ({
    ...entry,
    fix: change,
    ...(more && {
      more: more.map(({ code, args: _given, message, change: fix, ...finding }) => ({ ...finding, message: code, text: message, fix })),
    }),
  })),
  fixes: fixes.map(({ code: _code, args: _args, change, ...fix }) => ({ ...fix, fix: change })),
  geo: { ...geo, caps: caps.map(({ message, ...cap }) => ({ ...cap, text: message })) },
});

describe('a report of schema 1', () => {
  const read = upgradeStoredReport(JSON.parse(JSON.stringify(before(now)))) as Report;
  test('is a report of this version', () => expect([isReport(before(now)), isReport(read)]).toEqual([false, true]));
  test('keeps its sentences', () => {
    const texts = (report: Report) =>
      report.signals.flatMap((entry) => reportFindingsOf(entry).map(({ message, change, status }) => [entry.id, status, message, change]));
    expect(texts(read)).toEqual(texts(now));
    expect(read.fixes.map(({ signal, message, change }) => [signal, message, change])).toEqual(
      now.fixes.map(({ signal, message, change }) => [signal, message, change]),
    );
    expect([read.score, read.geo.score, read.geo.caps, read.geo.categories, read.gate]).toEqual([
      now.score,
      now.geo.score,
      now.geo.caps,
      now.geo.categories,
      now.gate,
    ]);
  });
  test('has no codes, since it had no arguments', () => {
    const codes = read.signals.flatMap((entry) => reportFindingsOf(entry).map(({ code }) => code));
    expect(new Set(codes)).toEqual(new Set(['earlier']));
  });
  test.each([
    [{ aiOptOut: true }, 'Opted out: you block AI on purpose.', 'opted-out'],
    [{ pageType: 'utility' }, 'No GEO score: this is a utility page.', 'utility'],
    [{}, 'No GEO score: not all signals that it is made of were chosen.', 'not-all-chosen'],
    [{}, 'No GEO score: nothing could be measured on this page.', 'nothing-measured'],
  ])('%j: %s', (changes, message, reason) => {
    const old = before({ ...now, ...changes } as Report);
    expect(upgradeStoredReport({ ...old, geo: { ...old.geo, score: null, band: null, message } })).toMatchObject({ geo: { reason } });
  });
});

const prose = {
  robotsTxt: { ok: false, reason: 'timeout', detail: 'Too late.' },
  sitemap: {
    ok: true,
    value: {
      files: [
        { url: 'a', failure: 'other origin: not fetched' },
        { url: 'b', failure: null },
      ],
      entries: [],
    },
  },
  llmsTxt: { ok: true, value: { status: 404 } },
};
const codes = {
  robotsTxt: { ok: false, reason: 'timeout', code: 'earlier', args: { detail: 'Too late.' } },
  sitemap: {
    ok: true,
    value: {
      files: [
        { url: 'a', failure: { code: 'earlier', args: { detail: 'other origin: not fetched' } } },
        { url: 'b', failure: null },
      ],
      entries: [],
    },
  },
  llmsTxt: prose.llmsTxt,
};
describe('facts of an earlier version', () => {
  test('have codes for their sentences', () =>
    expect([isFacts(prose), upgradeStoredFacts(prose), isFacts(upgradeStoredFacts(prose))]).toEqual([false, codes, true]));
  test('and so have those in a report', () =>
    expect([before(now), now].map((report) => (upgradeStoredReport({ ...report, facts: prose }) as Report).facts)).toEqual([codes, codes]));
  test.each([[codes], [null], [3], [[]], [{ x: null, y: 3, z: { ok: false, reason: 'timeout', detail: 3 } }]])(
    '%j stays as it is',
    (facts) => expect(upgradeStoredFacts(facts)).toBe(facts),
  );
});
describe('reasons of probes, which were clauses', () => {
  const [gone, fine] = [
    { status: 404, reason: 'not found' },
    { status: 200, reason: '' },
  ];
  const [coded, silent] = [
    { status: 404, reason: { code: 'earlier', args: { detail: 'not found' } } },
    { status: 200, reason: null },
  ];
  const known = (value: object) => ({ ok: true, value });
  test.each([
    ['linkStatus', { probes: [gone, fine], finished: true }, { probes: [coded, silent], finished: true }],
    ['canonicalTarget', { probe: gone }, { probe: coded }],
    ['alternates', { items: [{ probe: gone }, { probe: fine }] }, { items: [{ probe: coded }, { probe: silent }] }],
    ['shareImage', { picture: gone }, { picture: coded }],
    ['icons', { pictures: [fine] }, { pictures: [silent] }],
    ['redirects', { hops: [], variants: [gone] }, { hops: [], variants: [coded] }],
  ])('%s', (name, before, after) => {
    expect(upgradeStoredFacts({ [name]: known(before) })).toEqual({ [name]: known(after) });
    expect(upgradeStoredFacts({ [name]: known(after) })).toEqual({ [name]: known(after) });
  });
  test('and syntax errors, which were sentences', () => {
    const blocks = (error: object | null) => ({ structuredData: known({ blocks: [{ index: 1, error }] }) });
    const now = blocks({ code: 'earlier', args: { detail: 'Two commas in a row.' }, line: 3 });
    expect(upgradeStoredFacts(blocks({ message: 'Two commas in a row.', line: 3 }))).toEqual(now);
    expect(upgradeStoredFacts(now)).toBe(now);
  });
  test('in a digest, and in a part', () => {
    expect(upgradeStoredDigest({ brokenLinks: [gone] })).toEqual({ brokenLinks: [coded], status: null, words: null });
    expect(upgradeStoredDigest({ status: 404, words: 7 })).toEqual({ status: 404, words: 7 });
    expect(upgradeStoredProbePart({ probes: [fine], facts: { icons: known({ pictures: [gone] }) } })).toEqual({
      probes: [silent],
      facts: { icons: known({ pictures: [coded] }) },
    });
  });
  test.each([
    [{ linkStatus: known({ probes: 3 }) }],
    [{ canonicalTarget: known({ probe: null }) }],
    [{ alternates: known({ items: [null, { probe: 'x' }] }) }],
  ])('%j is broken, and stays as it is', (facts) => expect(upgradeStoredFacts(facts)).toBe(facts));
  test.each([[null], [3], [{ brokenLinks: 'x' }]])('%j is no digest, and nothing throws', (digest) =>
    expect(upgradeStoredDigest(digest)).toEqual(
      digest === null || typeof digest === 'number' ? digest : { ...digest, status: null, words: null },
    ),
  );
});
test('a report of schema 2.0 has no glance yet', () => {
  const { glance: _glance, ...earlier } = now;
  const read = upgradeStoredReport({ ...earlier, schemaVersion: '2.0' });
  expect([(read as Report).glance, isReport(read)]).toEqual([null, true]);
});
test('a signal that could not be judged keeps its sentence in another language', () => {
  const read = upgradeStoredReport(before(now)) as Report;
  expect(reportInLanguage(read, englishMessages).signals.map(({ message }) => message)).toEqual(read.signals.map(({ message }) => message));
});

test.each([[null], [3], ['1.1'], [[]], [{ schemaVersion: '3.0' }], [{ schemaVersion: '1.x' }], [now]])('%j stays as it is', (value) =>
  expect(upgradeStoredReport(value)).toBe(value),
);
test.each([
  [{ schemaVersion: '1.0' }],
  [{ schemaVersion: '1.0', signals: 3, fixes: null, geo: [] }],
  [{ ...before(now), signals: [null, 3, { more: 4 }] }],
  [{ ...before(now), geo: { categories: [{ id: '__proto__' }], caps: 'x' } }],
])('a broken one is not a report, and nothing throws', (value) => expect(isReport(upgradeStoredReport(value))).toBe(false));
