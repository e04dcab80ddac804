import { describe, expect, test } from 'vitest';
import type { Digest } from '../../../checks/core/report/digest.ts';
import { summarizePages } from '../../../checks/site/findings.ts';
import { digest } from '../../support/digests.ts';

const weights: Record<string, number> = { https: 5, 'http-status': 10, viewport: 1 };
const findingsOf = (digests: readonly Digest[]) => summarizePages(digests, (id) => weights[id] ?? 3);

test('nothing is found in no pages', () => {
  const findings = findingsOf([]);
  expect(findings).toMatchObject({
    pages: 0,
    signals: [],
    canonicals: [],
    alternates: [],
    brokenLinks: [],
    linksProbed: 0,
    summary: { score: null, geo: null, categories: [], worst: [] },
  });
});

describe('signals', () => {
  const { signals } = findingsOf([
    digest('a', { statuses: { title: 'fail', hreflang: 'warn', viewport: 'pass' } }),
    digest('b', { statuses: { title: 'fail', hreflang: 'warn', https: 'fail', viewport: 'na' } }),
    digest('c', { statuses: { title: 'warn', hreflang: 'unchecked', viewport: 'pass' } }),
  ]);
  test.each<[string, Partial<Digest>[], string[]]>([
    [
      'weight times pages decides',
      [{ statuses: { https: 'fail', title: 'warn' } }, { statuses: { title: 'warn' } }, { statuses: { title: 'warn' } }],
      ['https', 'title'],
    ],
    [
      'what keeps a page out comes first, on however few pages',
      [
        { statuses: { 'meta-robots': 'fail', title: 'fail' }, gate: 'meta-robots' },
        { statuses: { title: 'fail' } },
        { statuses: { title: 'fail' } },
      ],
      ['meta-robots', 'title'],
    ],
    [
      'of two gates, the one with more pages',
      [
        { statuses: { 'http-status': 'fail' }, gate: 'http-status' },
        { statuses: { 'meta-robots': 'fail' }, gate: 'meta-robots' },
        { statuses: { 'meta-robots': 'fail' }, gate: 'meta-robots' },
      ],
      ['meta-robots', 'http-status'],
    ],
  ])('%s', (_, changes, expected) => {
    expect(findingsOf(changes.map((change, index) => digest(String(index), change))).signals.map(({ id }) => id)).toEqual(expected);
  });
  test('come by impact, failures before as many warnings', () => {
    expect(signals.map(({ id, fail, warn }) => [id, fail, warn])).toEqual([
      ['title', [0, 1], [2]],
      ['https', [1], []],
      ['hreflang', [], [0, 1]],
    ]);
  });
  test('count every status', () =>
    expect(signals.at(-1)).toEqual({
      id: 'hreflang',
      fail: [],
      warn: [0, 1],
      failCount: 0,
      warnCount: 2,
      passCount: 0,
      uncheckedCount: 1,
      naCount: 0,
    }));
});

describe('the summary', () => {
  const { summary } = findingsOf([
    digest('a', { score: 95, geo: { score: null, band: null, measured: 0, categories: [{ id: 'access', score: 40 }] } }),
    digest('b', { score: 30, gate: 'index-directives', noindex: true }),
    digest('c', { score: 62 }),
    digest('d', { score: null }),
    digest('e', { score: 30 }),
    digest('f', { score: 100 }),
  ]);
  test('has the distribution of scores', () => {
    expect(summary.score).toEqual({ pages: 5, median: 62, lowest: 30, highest: 100, bins: [0, 0, 0, 2, 0, 0, 1, 0, 0, 2] });
    expect(summary.geo).toMatchObject({ pages: 5, median: 70 });
  });
  test('has the mean of each category over the pages that have it', () =>
    expect(summary.categories).toEqual([{ id: 'access', mean: 82, pages: 6 }]));
  test('names the worst pages, in order of the run where they are equal', () => expect(summary.worst).toEqual([1, 4, 2]));
  test('counts findings, gates and excluded pages', () => {
    expect(summary).toMatchObject({
      counts: { pass: 12, warn: 0, fail: 0, na: 6, unchecked: 0 },
      gates: [{ signal: 'index-directives', pages: 1 }],
      noindex: 1,
    });
  });
  test.each([
    [[10, 20], 15],
    [[10], 10],
    [[1, 2, 9], 2],
  ])('median of %j is %i', (scores, median) => {
    expect(findingsOf(scores.map((score) => digest(String(score), { score }))).summary.score!.median).toBe(median);
  });
});

describe('broken links', () => {
  const broken = (...paths: string[]) => ({
    brokenLinks: paths.map((path) => ({ url: `https://gone.example/${path}`, status: 404, reason: null })),
  });
  const findings = findingsOf([digest('a', broken('x', 'y')), digest('b', broken('y#part', 'y')), digest('c', broken()), digest('d')]);
  test('come by the number of their pages, spellings of one address together', () => {
    expect(findings.brokenLinks.map(({ url, pages, count }) => [url, pages, count])).toEqual([
      ['https://gone.example/y', [0, 1], 2],
      ['https://gone.example/x', [0], 1],
    ]);
    expect(findings).toMatchObject({ linksProbed: 3, totals: { brokenLinks: 2, brokenOnMany: 1 } });
  });
});

describe('many pages', () => {
  const many = Array.from({ length: 5_000 }, (_, index) =>
    digest(String(index), {
      title: `Title ${index % 400}`,
      description: 'the same',
      canonical: null,
      statuses: { title: 'fail' },
      alternates: Array.from({ length: 20 }, (__, step) => ({ code: 'de', url: `https://site.example/${(index + step) % 5_000}` })),
      brokenLinks: Array.from({ length: 20 }, (__, step) => ({
        url: `https://gone.example/${(index * 20 + step) % 3_000}`,
        status: 404,
        reason: null,
      })),
    }),
  );
  test('take little time and leave capped lists with true counts', () => {
    const findings = findingsOf(many);
    expect(findings.signals[0]).toMatchObject({ failCount: 5_000 });
    expect(findings.signals[0]!.fail).toHaveLength(1_000);
    expect(findings.duplicates.titles).toHaveLength(300);
    expect(findings.totals.titles).toBe(400);
    expect(findings.duplicates.descriptions[0]).toMatchObject({ count: 5_000 });
    expect(findings.alternates).toHaveLength(1_000);
    expect(findings.brokenLinks).toHaveLength(1_000);
    expect(JSON.stringify(findings).length).toBeLessThan(4_000_000);
    // Comparing every pair of 5,000 pages would take minutes.
  }, 30_000);
  test('give the same findings again', () => expect(findingsOf(many.slice(0, 100))).toEqual(findingsOf(many.slice(0, 100))));
});
