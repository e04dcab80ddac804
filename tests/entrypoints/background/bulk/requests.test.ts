/** Malformed requests from extension pages: an error message, and nothing is written. */
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { bulkRequests, checkCrawlPlan } from '../../../../entrypoints/background/bulk/requests.ts';

vi.mock('webextension-polyfill', async () => ({ default: (await import('wxt/testing/fake-browser')).fakeBrowser }));
const runner = vi.hoisted(() => ({ create: vi.fn(async () => 'id'), add: vi.fn(async () => ({ added: 1, joined: 0, jobs: 1 })) }));
vi.mock('../../../../entrypoints/background/bulk/index.ts', () => ({ runner, schedules: {} }));

const options = { tools: [], probes: false, parallel: 2 };
beforeEach(() => {
  fakeBrowser.reset();
  vi.clearAllMocks();
});

test.each(['x', null, 7, {}, [null], ['x']])('%j is no list of pages', async (jobs) => {
  await expect(bulkRequests.createRun({ name: 'Test', jobs: jobs as never, options })).rejects.toThrow('There is no list of pages.');
  await expect(bulkRequests.addJobs({ runId: 'id', jobs: jobs as never })).rejects.toThrow('There is no list of pages.');
  expect([runner.create, runner.add].map((work) => work.mock.calls.length)).toEqual([0, 0]);
});

test('options and titles are made safe', async () => {
  const odd = { tools: ['canonical', '__proto__', 7], probes: 'yes', parallel: 1e9 };
  await bulkRequests.createRun({
    name: 'Two\u202e\nlines',
    jobs: [{ url: 'https://example.com/', title: 'A\u0000b', tabId: -1 }],
    options: odd as never,
  });
  expect(runner.create).toHaveBeenCalledWith(
    'Two lines',
    [{ url: 'https://example.com/', title: 'A b', tabId: null }],
    { tools: ['canonical'], probes: false, parallel: expect.any(Number) },
    undefined,
  );
  await bulkRequests.createRun({ name: '', jobs: [], options: { ...odd, tools: 'x' } as never });
  expect(runner.create).toHaveBeenLastCalledWith('Bulk audit', [], expect.objectContaining({ tools: [] }), undefined);
});

test.each([
  ['more than 50', Array.from({ length: 51 }, (_, index) => `/${index}`)],
  ['one of more than 300 characters', ['/'.repeat(301)]],
])('%s patterns are refused, not cut: a page that is excluded would be requested', (_, exclude) => {
  const plan = { start: 'https://example.com/', limit: 9, depth: null, include: [], exclude: [] };
  expect(checkCrawlPlan({ ...plan, exclude: exclude.slice(1) })).toMatchObject({ exclude: exclude.slice(1) });
  expect(() => checkCrawlPlan({ ...plan, exclude })).toThrow('Too many patterns');
});
