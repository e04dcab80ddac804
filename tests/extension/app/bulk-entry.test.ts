import { expect, test, vi, type Mock } from 'vitest';
import { createBulkEntry, whyNotQueued, type BulkEntryPorts } from '../../../extension/app/bulk-entry.ts';
import type { Obstacle } from '../../../extension/messages/obstacle.ts';
import { app as en } from '../../../words/en/app/index.ts';

/** The messages in English. */
const texts = (say: Mock<BulkEntryPorts['say']>) =>
  say.mock.calls.map(([reported, action]) => [reported(en), ...(action ? [action.name(en)] : [])]);

const world = (
  change: Partial<Pick<BulkEntryPorts, 'tabId' | 'queueTab' | 'openTabs' | 'requestHosts' | 'beginGranted'>> & {
    openBulk?: Mock<BulkEntryPorts['openBulk']>;
  } = {},
) => ({
  tabId: 7,
  say: vi.fn<BulkEntryPorts['say']>(),
  openBulk: vi.fn<BulkEntryPorts['openBulk']>(async () => undefined),
  queueTab: async () => ({ ok: true as const, value: { runId: 'r', jobs: 1 } }),
  queueUrls: vi.fn<BulkEntryPorts['queueUrls']>(async () => ({ ok: true, value: 'r' })),
  openTabs: async () => null,
  crawlSites: async () => (start: string) => [start, 'https://www.example.com/'],
  requestHosts: vi.fn<BulkEntryPorts['requestHosts']>(async () => true),
  takePendingGrant: vi.fn(async () => null),
  beginGranted: vi.fn<BulkEntryPorts['beginGranted']>(async () => ({ ok: true, value: null })),
  now: () => 5,
  ...change,
});

test('a queued tab is confirmed with the number of pages and a link to them', async () => {
  const outside = world();
  await createBulkEntry(outside).queue();
  expect(texts(outside.say)).toEqual([['This tab is in the queue: 1 page.', 'Open the queue']]);
  outside.say.mock.calls[0]![1]!.run();
  expect(outside.openBulk).toHaveBeenCalledExactlyOnceWith('#run=r');
});

test('titles of tabs are rows for a spreadsheet, in which no title is a formula or another cell', async () => {
  const outside = world({
    openTabs: async () => [
      { title: '=HYPERLINK("https://evil.example/")', url: 'https://example.com/' },
      { title: 'Two\twords\nin lines', url: 'https://example.com/2' },
    ],
  });
  expect(await createBulkEntry(outside).tabTitles()).toBe(
    '\'=HYPERLINK("https://evil.example/")\thttps://example.com/\nTwo words in lines\thttps://example.com/2',
  );
  const refused = world();
  expect(await createBulkEntry(refused).tabTitles()).toBeNull();
  expect(texts(refused.say)).toEqual([['Your browser didn’t share the titles of other tabs.']]);
});

test.each([
  ['There is no tab to queue.', { tabId: null }],
  [
    'This tab could not be queued. There is no room left.',
    { queueTab: async () => ({ ok: false as const, failure: { code: 'thrown' as const, args: { error: 'There is no room left.' } } }) },
  ],
])('%s', async (words, change) => {
  const outside = world(change);
  await createBulkEntry(outside).queue();
  expect(texts(outside.say)).toEqual([[words]]);
});

test('pasted URLs become a run that is shown; fewer than two are no list, and a full disk is reported', async () => {
  const outside = world();
  await createBulkEntry(outside).paste('https://example.com/ only');
  expect(outside.queueUrls).not.toHaveBeenCalled();
  await createBulkEntry(outside).paste('example.com/a, example.com/b');
  expect(outside.queueUrls).toHaveBeenCalledExactlyOnceWith(['https://example.com/a', 'https://example.com/b']);
  expect(outside.openBulk).toHaveBeenCalledExactlyOnceWith('#run=r');
  outside.queueUrls.mockResolvedValueOnce({ ok: false, failure: { code: 'thrown', args: { error: 'There is no room left.' } } });
  await createBulkEntry(outside).paste('example.com/a, example.com/b');
  expect(texts(outside.say)).toEqual([['The pasted URLs could not be queued. There is no room left.']]);
});

test('a site is offered from its home page', async () => {
  const outside = world();
  await createBulkEntry(outside).openSite('https://example.com/deep/page?x=1#y');
  expect(outside.openBulk).toHaveBeenCalledExactlyOnceWith('#new&site=https%3A%2F%2Fexample.com%2F');
});

test('the first pages of a site are audited from its home page, after permissions for all of them were requested in the click', async () => {
  const outside = world();
  const entry = createBulkEntry(outside);
  entry.prepare();
  await new Promise((go) => {
    setTimeout(go);
  });
  const started = entry.auditSite('https://example.com/deep/page?x=1#y');
  const urls = ['https://example.com/', 'https://www.example.com/'];
  expect(outside.requestHosts).toHaveBeenCalledExactlyOnceWith(urls, {
    crawl: { start: 'https://example.com/', limit: 50, depth: null, include: [], exclude: [] },
    urls,
    at: 5,
  });
  await started;
  expect(outside.beginGranted).toHaveBeenCalledOnce();
  expect(texts(outside.say)).toEqual([]);
});

test('a site that the browser does not allow is not audited, nor when it is allowed for something else', async () => {
  const outside = world({ requestHosts: async () => false });
  await createBulkEntry(outside).auditSite('https://example.com/');
  expect(outside.beginGranted).not.toHaveBeenCalled();
  expect(outside.takePendingGrant).toHaveBeenCalledOnce();
  expect(texts(outside.say)).toEqual([[expect.stringContaining('Nothing was started')]]);
});

test('reports a worker that does not respond', async () => {
  const outside = world({
    beginGranted: async () => ({ ok: false, failure: { code: 'thrown', args: { error: 'There is no room left.' } } }),
  });
  await createBulkEntry(outside).auditSite('https://example.com/');
  expect(texts(outside.say)).toEqual([['The audit of this site was not started. There is no room left.']]);
});

test('reports a bulk page that the browser does not open', async () => {
  const outside = world({ openBulk: vi.fn(() => Promise.reject(new Error('No window.'))) });
  await createBulkEntry(outside).open();
  expect(texts(outside.say)).toEqual([[expect.stringContaining('did not open')]]);
});

test.each<[string, Obstacle | null, string]>([
  ['https://example.com/', null, ''],
  ['', null, ''],
  ['', { code: 'loading' }, ''],
  ['file:///index.html', null, 'only http and https'],
  ['', { code: 'browser-page' }, 'browser’s own pages'],
  ['', { code: 'no-tab' }, 'no tab'],
  ['https://example.com/a.pdf', { code: 'document', kind: 'pdf' }, 'a PDF document'],
])('%s, %o', (url, obstacle, words) => {
  if (words) expect(whyNotQueued(url, obstacle, en)).toContain(words);
  else expect(whyNotQueued(url, obstacle, en)).toBe('');
});
