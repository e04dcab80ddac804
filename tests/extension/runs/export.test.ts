import { expect, test } from 'vitest';
import { runToExport } from '../../../extension/runs/export.ts';
import { jobWords } from '../../../words/en/app/bulk/job-errors.ts';
import { blankRun, job } from '../../support/bulk-runs.ts';
import { digest } from '../../support/digests.ts';

const run = blankRun({
  state: 'finished',
  crawl: { start: 'https://example.com/b', limit: 9, depth: null, include: [], exclude: [] },
  jobs: ['a', 'b', 'c'].map((id) => job(id, { url: `https://example.com/${id}`, state: 'done' })),
});
const at = (path: string) => ({ url: `https://example.com/${path}`, finalUrl: `https://example.com/${path}` });
const digests = new Map([
  ['a', digest('a', { ...at('a'), finalUrl: 'https://example.com/b' })],
  ['b', digest('b', at('b'))],
  ['c', digest('c', at('c'))],
]);

test('a page that redirects to another one of the run is in its row, and can still be chosen', () => {
  const ids = (jobIds: string[] | null) => runToExport(run, digests, undefined, jobIds).pages.map(({ jobId }) => jobId);
  expect(ids(null)).toEqual(['b', 'c']);
  expect(ids(['a'])).toEqual(['a']);
  expect(ids(['c', 'b'])).toEqual(['b', 'c']);
});
test('a chosen page keeps what is known from the whole run', () => {
  const whole = runToExport(run, digests).pages[0];
  expect(runToExport(run, digests, undefined, ['b']).pages).toEqual([whole]);
});

test('files of a crawl say what it left out, but not those of chosen pages', () => {
  const left = { ...run, leftOut: { robots: ['https://example.com/x'], limit: ['https://example.com/y', 'https://example.com/z'] } };
  const linesOf = (one: typeof run, jobIds: string[] | null = null) => runToExport(one, digests, jobWords, jobIds).crawled;
  expect(linesOf(left)).toEqual([
    'Crawled from https://example.com/b: 2 pages audited.',
    'Not audited: Disallowed by robots.txt: 1; Over the page limit: 2.',
  ]);
  expect(linesOf(run)).toEqual(['Crawled from https://example.com/b: 2 pages audited.', 'Every URL found was audited.']);
  expect(linesOf({ ...run, crawl: null })).toBeUndefined();
  expect(linesOf(left, ['b'])).toBeUndefined();
});
