/** One row per final URL. */
import { expect, test } from 'vitest';
import type { Digest } from '../../../checks/core/report/digest.ts';
import { inlinksByPage } from '../../../checks/site/link-graph.ts';
import { onePagePerFinalUrl, type RunDigest } from '../../../checks/site/final-urls.ts';
import { keyOfUrl } from '../../../checks/site/link-keys.ts';
import { digest } from '../../support/digests.ts';

const url = (path: string) => `https://site.example/${path}`;
const page = (path: string, changes: Partial<Digest> = {}): { url: string; digest: RunDigest | null } => ({
  url: url(path),
  digest: digest(path, changes),
});
const moved = (path: string, to: string, status = 301) => page(path, { finalUrl: url(to), hops: [{ url: url(path), status }] });
const from = (path: string, status = 301) => ({ url: url(path), hops: [{ url: url(path), status }] });
const rowsOf = (pages: readonly { url: string; digest: RunDigest | null }[]) =>
  onePagePerFinalUrl(pages).map(({ url: of, digest: one }) => [of.replace(url(''), ''), one?.reachedFrom]);

test.each<[string, ReturnType<typeof page>[], ReturnType<typeof rowsOf>]>([
  [
    'pages that redirect nowhere',
    [page('a'), page('b')],
    [
      ['a', undefined],
      ['b', undefined],
    ],
  ],
  ['redirects before and after their target', [moved('a', 'c'), page('c'), moved('b', 'c', 302)], [['c', [from('a'), from('b', 302)]]]],
  ['redirects to a page that the run does not have', [moved('a', 'c'), moved('b', 'c')], [['a', [from('b')]]]],
  ['a redirect of the page itself', [page('a', { finalUrl: url('c') }), page('c')], [['c', [{ url: url('a'), hops: [] }]]]],
  [
    'one address twice, such as two tabs',
    [page('a'), page('a')],
    [
      ['a', undefined],
      ['a', undefined],
    ],
  ],
  [
    'a fragment',
    [page('a', { finalUrl: url('a#top') }), page('a')],
    [
      ['a', undefined],
      ['a', undefined],
    ],
  ],
  [
    'a page without a report',
    [{ url: url('c'), digest: null }, moved('a', 'c')],
    [
      ['c', undefined],
      ['a', undefined],
    ],
  ],
])('%s', (_, pages, rows) => expect(rowsOf(pages)).toEqual(rows));

test('who links to a page: each once, also by a URL that redirects there, never itself', () => {
  const links = (...paths: string[]) => paths.map((path) => keyOfUrl(url(path))).join('');
  const pages = [
    digest('', { links: links('a', 'old', 'b') }),
    { ...digest('a', { links: links('a', '') }), reachedFrom: [from('old')] },
    digest('b'),
  ];
  expect(inlinksByPage(pages, 5)).toEqual([
    { pages: [1], count: 1 },
    { pages: [0], count: 1 },
    { pages: [0], count: 1 },
  ]);
  expect(inlinksByPage([digest('x', { links: links('z') }), digest('y', { links: links('z') }), digest('z')], 1)[2]).toEqual({
    pages: [0],
    count: 2,
  });
});
