/** Assertions other than checks: broken links, and categories of the GEO score. */
import { describe, expect, test } from 'vitest';
import type { Digest } from '../../../checks/core/report/digest.ts';
import type { Report } from '../../../checks/core/report/report.ts';
import { commandWorld } from '../../support/command-world.ts';
import { judgePage, noChoice } from '../../../checks/audit-page.ts';
import { digestOf } from '../../../checks/site/digest.ts';
import { baselineOf, sinceBaseline } from '../../../server/cli/baseline.ts';
import { findBreaches } from '../../../server/cli/assertions.ts';
import type { Assertions } from '../../../server/cli/config/schema.ts';
import { image } from '../../support/links.ts';
import { pageIn } from '../../support/page-in.ts';
import { richFacts } from '../../support/rich-facts.ts';
import { currentLocale } from '../../../server/locale.ts';

const report: Report = judgePage(richFacts(), { ...noChoice, now: Date.UTC(2026, 10, 22) }, { collect: 1, judge: 1, network: 1, total: 3 });
const url = 'https://site.example/guide';
const digest = digestOf(report);
const broken = (count: number | null): Digest => ({
  ...digest,
  brokenLinks:
    count === null
      ? null
      : (Array.from({ length: count }, (_, index) => ({
          ...digest.brokenLinks?.[0],
          url: `https://site.example/gone/${index}`,
        })) as Digest['brokenLinks']),
});
const reported = (assert: Assertions, row: { digest?: Digest; report?: Report } = {}) =>
  findBreaches({ url, report, digest, ...row }, { preset: 'none', ...assert }, currentLocale()).map(({ level, rule, score, details }) => ({
    level,
    rule,
    score,
    details: details.length,
  }));

describe('broken links', () => {
  test.each([
    [0, 0, []],
    [0, 1, [{ level: 'error', rule: 'links', score: null, details: 1 }]],
    [2, 2, []],
    [2, 3, [{ level: 'error', rule: 'links', score: null, details: 3 }]],
    // Unchecked links fail nothing, but do not pass either.
    [0, null, [{ level: 'warn', rule: 'links', score: null, details: 0 }]],
  ])('at most %i, and there are %s', (maxBroken, count, expected) =>
    expect(reported({ links: { maxBroken } }, { digest: broken(count) })).toEqual(expected),
  );
  test('all are counted, also those that are not listed', () => {
    const row = { digest: { ...broken(200), brokenTotal: 700 } };
    expect(reported({ links: { maxBroken: 500 } }, row)).toEqual([{ level: 'error', rule: 'links', score: null, details: 200 }]);
    expect(reported({ links: { maxBroken: 700 } }, row)).toEqual([]);
  });
  test('a page without links has none', () => {
    const bare = {
      ...report,
      signals: report.signals.map((entry) => (entry.id === 'link-status' ? { ...entry, status: 'na' as const } : entry)),
    };
    expect(reported({ links: { maxBroken: 0 } }, { report: bare, digest: broken(null) })).toEqual([]);
  });
  test('a rule for some pages wins', () => {
    expect(reported({ links: { maxBroken: 0 }, matrix: [{ match: '/guide', links: { maxBroken: 5 } }] }, { digest: broken(3) })).toEqual(
      [],
    );
    expect(
      reported({ links: { maxBroken: 0 }, matrix: [{ match: '/other', links: { maxBroken: 5 } }] }, { digest: broken(3) }),
    ).toHaveLength(1);
  });
});

describe('where', () => {
  const without = judgePage(
    pageIn('en', {
      images: { items: [image({ alt: null, selector: 'main > img', src: '/press.jpg' })], total: 1 },
      head: { titles: [], metas: [] },
    }),
    { ...noChoice, now: Date.UTC(2026, 10, 22) },
    { collect: 1, judge: 1, network: 1, total: 3 },
  );
  const breaches = findBreaches(
    { url, report: without, digest: digestOf(without) },
    { preset: 'recommended', links: { maxBroken: 0 } },
    currentLocale(),
  );
  const whereOf = (rule: string) => breaches.find((one) => one.rule === rule)?.where;
  test('elements are named', () => expect(whereOf('image-alt')).toBe('<img src="/press.jpg">'));
  test('what the message already contains is not repeated', () => expect([whereOf('x-card'), whereOf('title')]).toEqual(['', '']));
  test('broken links are, up to five', () => {
    const [links] = findBreaches({ url, report, digest: broken(7) }, { preset: 'none', links: { maxBroken: 0 } }, currentLocale());
    expect(links?.where).toBe(
      'https://site.example/gone/0 | https://site.example/gone/1 | https://site.example/gone/2 | https://site.example/gone/3 | https://site.example/gone/4 | …',
    );
  });
});

describe('a category', () => {
  const scored = report.geo.categories.filter(({ score }) => score !== null);
  test('there are some', () => expect(scored.length).toBeGreaterThan(3));
  test.each(scored.map(({ id, score }) => [id, Math.round(score!)] as const))('%s: its score holds, one more does not', (id, score) => {
    const least = (minScore: number): Assertions => ({ geo: { categories: { [id]: { minScore } } } });
    expect(reported(least(score))).toEqual([]);
    expect(reported(least(score + 1))).toEqual([{ level: 'error', rule: `geo:${id}`, score, details: 0 }]);
  });
  test('without a score is a warning: it cannot be compared', () => {
    const [first] = report.geo.categories;
    const without: Report = {
      ...report,
      geo: { ...report.geo, categories: report.geo.categories.map((one) => (one === first ? { ...one, score: null } : one)) },
    };
    expect(reported({ geo: { categories: { [first!.id]: { minScore: 1 } } } }, { report: without })).toEqual([
      { level: 'warn', rule: `geo:${first!.id}`, score: null, details: 0 },
    ]);
  });
});

test('a page that the server did not deliver fails every required score', () => {
  const undelivered: Report = {
    ...report,
    score: null,
    gate: { signal: 'http-status', message: 'Not scored: the server returned 503 instead of the page.' },
    geo: { ...report.geo, score: null, reason: 'not-delivered' },
  };
  expect(reported({ minScore: 60 }, { report: undelivered })).toEqual([{ level: 'error', rule: 'score', score: null, details: 0 }]);
});

describe('a check that could not run', () => {
  const navigation = { status: 500, redirects: 0, type: 'navigate', protocol: 'h2', transferBytes: 0, htmlBytes: 0 };
  const undelivered = judgePage(
    pageIn('en', { page: { navigation } }),
    { ...noChoice, now: Date.UTC(2026, 10, 22) },
    { collect: 1, judge: 1, network: 1, total: 3 },
  );
  const unprobed = report.signals.find(({ status }) => status === 'unchecked')!.id;
  const found = (row: Report, assert: Assertions) =>
    findBreaches({ url, report: row, digest: digestOf(row) }, { preset: 'none', ...assert }, currentLocale()).map(
      ({ level, rule, message }) => [level, rule, message],
    );
  test.each<['error' | ['error', { max: number }]]>([['error'], [['error', { max: 60 }]]])(
    'fails with the page that the server did not deliver: %j',
    (rule) => expect(found(undelivered, { signals: { title: rule } })).toEqual([['error', 'title', expect.stringContaining('500')]]),
  );
  test('is a warning otherwise, with the reason', () =>
    expect(found(report, { signals: { [unprobed]: 'error' } })).toEqual([['warn', unprobed, expect.stringMatching(/\w/)]]));
  test('keeps the command from saying that all assertions pass', async () => {
    const audit = async (...args: string[]) => {
      const world = commandWorld();
      const code = await world.run('audit', url, '--preset', 'none', '--quiet', ...args);
      return [code, world.out().includes('All assertions pass.'), world.out().includes('No assertion fails, but 1 could not be checked.')];
    };
    expect(await audit()).toEqual([0, true, false]);
    const world = commandWorld();
    await world.run('audit', url, '--preset', 'none', '--quiet', '--format', 'ndjson');
    const { report: audited } = JSON.parse(world.out()) as { report: Report };
    const { id } = audited.signals.find(({ status }) => status === 'unchecked')!;
    expect(await audit('--assert', `${id}=error`)).toEqual([0, false, true]);
  });
  test('is told only if a rule names it as an error', () => {
    expect(found(undelivered, { signals: { title: 'warn' } })).toEqual([]);
    expect(found(undelivered, { preset: 'strict' }).map(([, rule]) => rule)).toEqual(['http-status']);
  });
});

describe('the baseline of a limit', () => {
  const id = 'title';
  const since = (known: number, value: number, limits: { min?: number; max?: number }) => {
    const pageWith = (of: number) => {
      const signals = report.signals.map((entry) => (entry.id === id ? { ...entry, value: of } : entry));
      return {
        url,
        breaches: findBreaches(
          { url, report: { ...report, signals }, digest },
          { preset: 'none', signals: { [id]: ['error', limits] } },
          currentLocale(),
        ),
      };
    };
    const { fresh, known: before } = sinceBaseline(baselineOf([pageWith(known)]), pageWith(value));
    return [fresh.length, before.length];
  };
  test.each([
    ['more than before', 65, 300, { max: 60 }, 'new'],
    ['less than before', 65, 62, { max: 60 }, 'known'],
    ['as before', 65, 65, { max: 60 }, 'known'],
    ['less than before', 20, 10, { min: 30 }, 'new'],
    ['more than before', 20, 25, { min: 30 }, 'known'],
    ['too many where there were too few', 20, 300, { min: 30, max: 60 }, 'new'],
    ['too few where there were too many', 65, 20, { min: 30, max: 60 }, 'new'],
  ])('%s (%i, then %i, %j): %s', (_, known, value, limits, expected) =>
    expect(since(known, value, limits)).toEqual(expected === 'new' ? [1, 0] : [0, 1]),
  );
});
