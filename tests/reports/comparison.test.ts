import { describe, expect, test } from 'vitest';
import { comparePages } from '../../checks/site/compare.ts';
import { summarizeChanges } from '../../checks/site/changes.ts';
import { changesInComparison, toneOfChanges } from '../../reports/comparison.ts';
import { comparisonHtml } from '../../reports/html/comparison.tsx';
import { digest } from '../support/digests.ts';
import { locale } from '../support/locale.ts';

const page = (path: string, changes: Parameters<typeof digest>[1] = {}) => ({
  url: `https://site.example/${path}`,
  digest: digest(path, changes),
});
const before = {
  whole: true,
  pages: [
    page('a', { statuses: { title: 'pass', 'http-status': 'pass', 'meta-description': 'fail' }, score: 80 }),
    page('b', { statuses: { title: 'pass', 'image-alt': 'pass', 'meta-description': 'fail' }, score: 60 }),
    page('c', { statuses: { title: 'pass' }, score: null }),
    page('old'),
  ],
};
const now = {
  whole: true,
  pages: [
    page('a', { statuses: { title: 'fail', 'http-status': 'fail', 'meta-description': 'pass' }, score: 30, title: 'Red <paper>' }),
    page('b', { statuses: { title: 'fail', 'image-alt': 'warn', 'meta-description': 'warn' }, score: 61 }),
    { url: 'https://site.example/c', digest: null },
    page('<new>'),
  ],
};
const pages = comparePages(before, now);
const weights: Record<string, number> = { 'http-status': 10, title: 4 };
const changes = summarizeChanges(pages, (id) => weights[id] ?? 1);

describe('changes of a run', () => {
  test('are counted check by check, the gravest new failures first', () => {
    const paths = (list: readonly { url: string }[]) => list.map(({ url }) => url.slice('https://site.example/'.length));
    expect(changes.checks.map(({ id, ...of }) => [id, paths(of.newFailures), paths(of.newWarnings), paths(of.fixed)])).toEqual([
      ['http-status', ['a'], [], []],
      ['title', ['a', 'b'], [], []],
      ['image-alt', [], ['b'], []],
      ['meta-description', [], [], ['a', 'b']],
    ]);
    expect([changes.added, changes.missing, changes.unaudited].map(paths)).toEqual([['<new>'], ['old'], ['c']]);
    expect(changes.counts).toEqual({ new: 1, gone: 1, better: 0, worse: 0, mixed: 2, same: 0, unknown: 1 });
  });
  test('average the scores of pages that have one in both runs', () => {
    expect(changes.scores).toEqual({ audit: { before: 70, now: 46 }, geo: { before: 70, now: 70 }, pages: 2 });
    expect(summarizeChanges([], () => 1).scores).toEqual({ audit: null, geo: null, pages: 0 });
  });
  test.each([
    ['fail', now],
    ['na', before],
    ['warn', { ...before, pages: [page('a', { statuses: { title: 'warn', 'http-status': 'pass', 'meta-description': 'fail' } })] }],
    ['pass', { ...before, pages: [page('a', { statuses: { title: 'pass', 'http-status': 'pass', 'meta-description': 'warn' } })] }],
  ] as const)('have the tone %s by what is newly broken', (tone, later) =>
    expect(toneOfChanges(changesInComparison({ ...runs, pages: comparePages(before, later) }, locale))).toBe(tone),
  );
});

const runs = { before: { name: 'Shop', at: Date.UTC(2026, 9, 1), pages: 4 }, now: { name: 'Shop <b>now</b>', at: null, pages: 3 } };

describe('the HTML file of a comparison', () => {
  test('says what is worse, better, new and missing, with the pages, by the titles of what is wrong', async () => {
    const html = await comparisonHtml({ ...runs, pages }, locale);
    const text = html
      .replace(/<style>.*?<\/style>/s, '')
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ');
    expect(text).toContain('3 new failures, 1 new warning, 2 fixed or improved and 1 changed value.');
    expect(text).toContain('70 → 46');
    expect(text).toContain('down 24');
    for (const id of ['http-status', 'title']) expect(text).toContain(locale.entryOf(id)!.problem);
    expect(text).toContain(locale.entryOf('meta-description')!.title);
    for (const title of [
      'New failures (3)',
      'Changed values (1)',
      'Title, 1 page',
      'Title of a Red &lt;paper',
      'Could not be audited anymore (1)',
      'Missing pages (1)',
      'New pages (1)',
    ])
      expect(text).toContain(title);
    expect(html).toMatch(/style-src 'sha256-[\w+/=]{44}'/);
    expect(html).not.toContain('<b>now</b>');
    expect(html.endsWith('</main></body></html>\n')).toBe(true);
  });
  test('says so where nothing changed', async () =>
    expect(await comparisonHtml({ ...runs, pages: comparePages(before, before) }, locale)).toContain('No check changed on any page.'));
});
