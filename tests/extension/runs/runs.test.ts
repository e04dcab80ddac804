import { expect, test } from 'vitest';
import { isComplete, type Run } from '../../../extension/runs/runs.ts';
import { blankRun, job } from '../../support/bulk-runs.ts';

const crawl = { start: 'https://example.com/', limit: 5, depth: null, include: [], exclude: [] };
test.each<[name: string, run: Partial<Run>, whole: boolean]>([
  ['finished', { state: 'finished' }, true],
  ['cancelled', { state: 'cancelled' }, false],
  ['under way', { state: 'running' }, false],
  ['ended at its limit', { state: 'finished', crawl, leftOut: { limit: ['https://example.com/x'] } }, false],
  ['without the links of a page', { state: 'finished', crawl, leftOut: { unread: ['https://example.com/x'] } }, false],
  ['with what was left out for a reason', { state: 'finished', crawl, leftOut: { robots: ['https://example.com/x'], limit: [] } }, true],
  ['followed, with a page that failed', { state: 'finished', crawl, jobs: [job('a', { state: 'failed' })] }, false],
  ['of chosen pages, with one that failed', { state: 'finished', jobs: [job('a', { state: 'failed' })] }, true],
])('a run that is %s', (_name, run, whole) => expect(isComplete(blankRun(run))).toBe(whole));
