import { readFileSync } from 'node:fs';
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import { signals } from '../../checks/signals/index.ts';
import { readPdf } from '../support/read-pdf.ts';
import { expect, page, test } from './site-test.ts';

type Area = {
  get(key: string | null): Promise<Record<string, unknown>>;
  set(items: object): Promise<void>;
  clear(): Promise<void>;
  getBytesInUse(key: null): Promise<number>;
};
declare const chrome: {
  downloads: { search(query: object): Promise<{ filename: string }[]> };
  storage: { local: Area; session: Area };
  scripting: { executeScript(of: object): Promise<{ result: unknown }[]> };
  tabs: { query(of: object): Promise<{ id: number }[]> };
};

test('broken records do not prevent auditing or queueing, and are reported once', async ({ serve, grantedBrowser }) => {
  const { origin } = await serve({ '/': page('Glue', '<h1>Glue</h1><p>Wax the thread before sewing.</p>') });
  const bulk = await grantedBrowser.context.newPage();
  // A page that does not check records; any other would report the damage before the popup does.
  await bulk.goto(`chrome-extension://${grantedBrowser.extensionId}/licenses.html`);
  const run = (id: string, change: object) => ({
    version: 1,
    id,
    name: id,
    createdAt: 1,
    startedAt: null,
    endedAt: 2,
    state: 'finished',
    pausedBecause: null,
    options: { tools: [], probes: false, parallel: 1 },
    counts: { total: 1, waiting: 0, running: 0, done: 1, failed: 0, cancelled: 0 },
    ...change,
  });
  const job = { id: 'j', url: `${origin}/`, title: '', tabId: null, state: 'done', attempt: 1, openedTabId: null, endedAt: 2, error: null };
  await bulk.evaluate((items) => chrome.storage.local.set(items), {
    choices: { version: 1 },
    branding: { version: 1, colour: 5e9 },
    rate: { fast: true },
    snapshots: 5,
    windows: 'garbled',
    runs: [null, 'sound', 'uncounted', 'lost', 'absurd', 'gone', 'garbled'],
    'run:sound': run('sound', {}),
    'jobs:sound:0': [job],
    'run:uncounted': run('uncounted', { counts: undefined }),
    'jobs:uncounted:0': [job],
    'run:lost': run('lost', { state: 'running' }),
    'jobs:lost:0': [null],
    'run:absurd': run('absurd', { counts: { total: 5e9, waiting: 0, running: 0, done: 5e9, failed: 0, cancelled: 0 } }),
    'jobs:absurd:0': [job],
    'run:garbled': 'garbled',
  });

  const tab = await grantedBrowser.open(`${origin}/`);
  const popup = await grantedBrowser.clickToolbar(tab);
  expect((await grantedBrowser.readReport(popup)).signals).toHaveLength(signals.length);
  await expect(popup.locator('.notice')).toContainText('could not be read (a copy was kept).');
  await popup.locator('.notice').getByRole('button', { name: 'Close' }).click();
  await expect(popup.locator('.notice')).toHaveText('');

  // The worker checks runs on request.
  await bulk.bringToFront();
  await bulk.goto(`chrome-extension://${grantedBrowser.extensionId}/bulk.html#new`);
  await bulk.getByRole('radio', { name: 'URLs' }).check();
  await bulk.getByLabel('URLs, one per line').fill(`${origin}/`);
  await bulk
    .getByRole('button', { name: /^Add .* to the queue$/ })
    .and(bulk.locator(':enabled:visible'))
    .click();
  await expect(bulk.locator('.queue > li')).toHaveCount(1);
  await bulk.getByRole('button', { name: 'Delete draft' }).click();
  await bulk.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(bulk.locator('main h1')).toHaveText('Bulk audits');
  for (const name of ['sound', 'uncounted', 'absurd']) await expect(bulk.getByRole('link', { name, exact: true })).toBeVisible();
  await expect(bulk.getByRole('link', { name: 'garbled', exact: true })).toHaveCount(0);
  await bulk.evaluate(() => chrome.storage.local.clear());
  await tab.close();
  await bulk.close();
});

test('the PDF of a run is made where reports of some of its pages are broken', async ({ serve, grantedBrowser }) => {
  const { origin } = await serve(
    Object.fromEntries(
      ['Sound', 'Lost', 'Unlisted'].map((title) => [`/${title}`, page(title, `<h1>${title}</h1><p>Wax the thread before sewing.</p>`)]),
    ),
  );
  const bulk = await grantedBrowser.context.newPage();
  await bulk.goto(`chrome-extension://${grantedBrowser.extensionId}/bulk.html#new`);
  await bulk.getByRole('radio', { name: 'URLs' }).check();
  await bulk.getByLabel('URLs, one per line').fill(['Sound', 'Lost', 'Unlisted'].map((path) => `${origin}/${path}`).join('\n'));
  await bulk
    .getByRole('button', { name: /^Add .* to the queue$/ })
    .and(bulk.locator(':enabled:visible'))
    .click();
  await bulk.getByRole('button', { name: 'Start audit of 3 pages' }).click();
  await expect(bulk.locator('.run-state')).toContainText('Finished');
  await bulk.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('library');
        opening.addEventListener('success', () => {
          const work = opening.result.transaction(['digests', 'reports'], 'readwrite');
          const breaking = (store: string, of: string, broken: unknown) => {
            const walk = work.objectStore('digests').openCursor();
            walk.addEventListener('success', () => {
              const at = walk.result;
              if (!at) return;
              if ((at.value as { title: string }).title === of) work.objectStore(store).put(broken, at.primaryKey);
              at.continue();
            });
          };
          breaking('reports', 'Lost', '{"signals":5');
          breaking('digests', 'Unlisted', { title: 5 });
          work.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
          work.addEventListener('abort', () => reject(work.error));
        });
      }),
  );
  await bulk.reload();
  await bulk.getByRole('button', { name: 'Export', exact: true }).click();
  await bulk.getByRole('button', { name: /^PDF report/ }).click();
  await expect(bulk.locator('.file-line', { hasText: '.pdf' })).toContainText('is saved');
  const [newest] = await bulk.evaluate(() => chrome.downloads.search({ orderBy: ['-startTime'], limit: 1 }));
  const { texts } = await readPdf(pdfjs as unknown as typeof import('pdfjs-dist'), new Uint8Array(readFileSync(newest!.filename)));
  expect(texts[0]).toContain('2 pages audited, 1 could not be audited');
  expect(texts.find((text) => text.includes('could not be read. Audit the page again'))).toContain(`${origin}/Lost`);
  expect(texts.find((text) => text.includes('Its results could not be read. Audit it again.'))).toContain(`${origin}/Unlisted`);
  expect(texts.some((text) => /\d · Sound/.test(text) && text.includes('Audit score'))).toBe(true);
  await bulk.evaluate(() => chrome.storage.local.clear());
  await bulk.close();
});

test('records above the limit of 20 MB do not prevent auditing, and are not copied', async ({ serve, grantedBrowser }) => {
  const { origin } = await serve({ '/': page('Glue', '<h1>Glue</h1><p>Wax the thread before sewing.</p>') });
  const own = await grantedBrowser.context.newPage();
  await own.goto(`chrome-extension://${grantedBrowser.extensionId}/licenses.html`);
  for (const inside of [false, true]) {
    // A fresh document, because an audited one is not read again when the popup opens.
    const tab = await grantedBrowser.open(`${origin}/`);
    await own.evaluate((within) => {
      const large = 'x'.repeat(25_000_000);
      return chrome.storage.local.set({ choices: within ? { version: 1, pages: { large }, optedOut: [] } : large });
    }, inside);
    const popup = await grantedBrowser.clickToolbar(tab);
    expect((await grantedBrowser.readReport(popup)).signals).toHaveLength(signals.length);
    await expect.poll(() => own.evaluate(() => chrome.storage.local.getBytesInUse(null))).toBeLessThan(100_000);
    await popup.close();
    await tab.close();
  }
  await own.evaluate(() => chrome.storage.local.clear());
  await own.close();
});

test('scripts in pages cannot read what is stored', async ({ serve, grantedBrowser }) => {
  const { origin } = await serve({ '/': page('Glue', '<h1>Glue</h1>') });
  const own = await grantedBrowser.context.newPage();
  await own.goto(`chrome-extension://${grantedBrowser.extensionId}/bulk.html`);
  const tab = await grantedBrowser.open(`${origin}/`);
  const read = await own.evaluate(async (url) => {
    const [found] = await chrome.tabs.query({ url: `${url}*` });
    const answers = await chrome.scripting.executeScript({
      target: { tabId: found!.id },
      func: () =>
        Promise.all(
          (['local', 'session'] as const).map((area) =>
            chrome.storage[area].get(null).then(
              () => 'read',
              (error: unknown) => String(error),
            ),
          ),
        ),
    });
    return answers[0]!.result as string[];
  }, `${origin}/`);
  expect(read).toEqual([expect.stringContaining('not allowed'), expect.stringContaining('not allowed')]);
  await tab.close();
  await own.close();
});
