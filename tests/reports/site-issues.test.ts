import { expect, test } from 'vitest';
import type { Digest } from '../../checks/core/report/digest.ts';
import type { PageUrls } from '../../checks/site/final-urls.ts';
import { summarizePages } from '../../checks/site/findings.ts';
import { runHtml } from '../../reports/html/report.tsx';
import { siteIssuesIn } from '../../reports/site-issues.ts';
import { punctuation } from '../../words/ja/reports/punctuation.ts';
import { digest } from '../support/digests.ts';
import { locale } from '../support/locale.ts';
import { pageCalled, runOf, textOf } from '../support/runs.ts';

const old = 'https://a.example/old';
const digests: (Digest & PageUrls)[] = [
  { ...digest('a'), canonical: old },
  { ...digest('b'), reachedFrom: [{ url: old, hops: [] }] },
];
test.each([
  ['ltr', ' → '],
  ['rtl', ' ← '],
] as const)('%s: the arrow points from the words to the URL that follows them', (direction, arrow) => {
  const [canonicals] = siteIssuesIn(
    summarizePages(digests, () => 1),
    { ...locale, direction },
    ['canonicals'],
  );
  expect(canonicals?.items.map(({ text }) => text).join()).toContain(`${arrow}${digests[1]!.url}`);
});

test.each([
  [404, null, '404'],
  [0, null, 'no response'],
  [410, { code: 'gone', args: {} }, '410, gone'],
] as const)('HTML says what a link with status %i returned', async (status, reason, answer) => {
  const [page] = runOf([pageCalled('a')]).run.pages;
  const pages = [{ ...page!, digest: { ...page!.digest!, brokenLinks: [{ url: old, status, reason }] } }];
  const html = await textOf(runHtml({ name: '', createdAt: 0, tools: [], probes: true, pages }, async () => null, locale));
  expect(new RegExp(`${old}.*?<td[^>]*>(.*?)</td>`, 's').exec(html)?.[1]?.replaceAll(/<[^>]*>/g, '')).toBe(answer);
});

test('why a link is broken stands in the brackets of the language', () => {
  const broken = { ...digest('a'), brokenLinks: [{ url: old, status: 404, reason: null }] };
  const [issue] = siteIssuesIn(
    summarizePages([broken], () => 1),
    { ...locale, words: { ...locale.words, punctuation } },
    ['brokenLinks'],
  );
  expect(issue?.items.map(({ text }) => text)).toEqual([`${old}（404）`]);
});
