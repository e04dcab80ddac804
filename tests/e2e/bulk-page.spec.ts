import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { AuditBrowser } from '../../scripts/audit-browser.ts';
import { csvRowsOf } from '../support/csv-rows.ts';
import { readPdf } from '../support/read-pdf.ts';
import { runSchemaErrors } from '../support/report-schema.ts';
import { answer, expect, page, test } from './site-test.ts';

interface Chrome {
  action: { getBadgeText(of: object): Promise<string> };
  downloads: { search(query: object): Promise<{ filename: string; state: string }[]> };
}
declare const chrome: Chrome;

const words = '<p>Wax the thread before sewing, or the paper saws it through at the holes within a year.</p>';
const good = (title: string) => page(title, `<h1>${title}</h1>${words}<p><a href="/gone">Patterns of the workshop</a></p>`);

/** Opens the bulk page in a tab. */
async function bulkPage(browser: AuditBrowser, hash = ''): Promise<Page> {
  const bulk = await browser.context.newPage();
  await bulk.goto(`chrome-extension://${browser.extensionId}/bulk.html${hash}`);
  return bulk;
}
const bulkMenu = async (popup: Page, name: string) => {
  await popup.getByRole('button', { name: 'Bulk', exact: true }).click();
  await popup.getByRole('button', { name }).click();
};
/** Clicks a link that closes the popup, which may be gone before the click ends. Returns the page that opens. */
const leave = async (popup: Page, name: string) => {
  const [opened] = await Promise.all([
    popup.context().waitForEvent('page'),
    popup
      .getByRole('button', { name })
      .click()
      .catch(() => {}),
  ]);
  return opened;
};
const addAddresses = async (bulk: Page, lines: string[]) => {
  await bulk.getByRole('radio', { name: 'URLs' }).check();
  await bulk.getByLabel('URLs, one per line').fill(lines.join('\n'));
  await bulk
    .getByRole('button', { name: /^Add .* to the queue$/ })
    .and(bulk.locator(':enabled:visible'))
    .click();
};
const begin = (bulk: Page, count: number) =>
  bulk.getByRole('button', { name: `Start audit of ${count === 1 ? '1 page' : `${count} pages`}` }).click();
const finished = (bulk: Page) => expect(bulk.locator('.run-state')).toContainText('Finished');
const titles = (bulk: Page) => bulk.locator('.results tbody td:first-child .cut:first-child').allInnerTexts();
const exported = async (bulk: Page, name: string) => {
  await bulk.getByRole('button', { name: 'Export', exact: true }).click();
  const [download] = await Promise.all([bulk.waitForEvent('download'), bulk.getByRole('button', { name: new RegExp(`^${name}`) }).click()]);
  return { file: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8') };
};

test('from the popup a tab is queued once, with links to the queue and back', async ({ grantedBrowser: browser, serve }) => {
  const site = await serve({ '/a': good('First tab'), '/b': good('Second tab') });
  const first = await browser.open(`${site.origin}/a`);
  const popup = await browser.clickToolbar(first);
  await browser.readReport(popup);
  await bulkMenu(popup, 'Queue this tab');
  await expect(popup.locator('.notice')).toContainText('This tab is in the queue: 1 page.');
  await bulkMenu(popup, 'Queue this tab');
  await expect(popup.locator('.notice')).toContainText('This tab is in the queue: 1 page.');
  const bulk = await leave(popup, 'Open the queue');
  await expect(bulk.locator('.queue-line')).toHaveCount(1);
  await expect(bulk.locator('.queue-line')).toContainText('First tab');

  // A second tab joins the same draft while the user watches; the open page is reused.
  const second = await browser.open(`${site.origin}/b`);
  const again = await browser.clickToolbar(second);
  await browser.readReport(again);
  await bulkMenu(again, 'Queue this tab');
  await expect(again.locator('.notice')).toContainText('This tab is in the queue: 2 pages.');
  await expect(bulk.locator('.queue-line')).toHaveCount(2);
  await again
    .getByRole('button', { name: 'Open the queue' })
    .click()
    .catch(() => {});
  await expect.poll(() => bulk.evaluate(() => document.visibilityState)).toBe('visible');
  expect(browser.context.pages().filter((one) => one.url().includes('/bulk.html'))).toHaveLength(1);

  await begin(bulk, 2);
  await finished(bulk);
  expect([first.isClosed(), second.isClosed()]).toEqual([false, false]);
  await bulk.getByRole('button', { name: 'Delete run' }).click();
  await bulk.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(bulk.getByText('No runs yet.')).toBeVisible();
  for (const tab of [first, second, bulk]) await tab.close();
});

test('a browser page is not offered for the queue, with words, and the bulk page still is', async ({ auditBrowser: browser }) => {
  const tab = await browser.context.newPage();
  await tab.goto('chrome://version/');
  const popup = await browser.clickToolbar(tab);
  await popup.getByRole('button', { name: 'Bulk', exact: true }).click();
  await expect(popup.locator('.save-note')).toHaveText('This tab can’t be queued. The browser’s own pages can’t be audited.');
  await expect(popup.getByRole('button', { name: 'Queue this tab' })).toHaveCount(0);
  const bulk = await leave(popup, 'New bulk audit');
  await expect(bulk.locator('h1')).toHaveText('New bulk audit');
  // Without the permission, titles and URLs of tabs are hidden, and nothing is requested before a click.
  await expect(bulk.getByRole('button', { name: 'Show my open tabs' })).toBeVisible();
  await bulk.close();
  await tab.close();
});

test('addresses, a sitemap and open tabs in one queue; only the chosen tools are judged', async ({ grantedBrowser: browser, serve }) => {
  const site = await serve({
    '/a': good('Linen'),
    '/b': good('دليل الخيط 12.5%'),
    '/c': good('糸の手引き'),
    '/tab': good('<b>An open tab</b>'.replaceAll('<', '&lt;')),
    '/sitemap.xml': (request, response: ServerResponse) => {
      response
        .writeHead(200, { 'content-type': 'application/xml' })
        .end(
          `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${['/a', '/c', '/other'].map((path) => `<url><loc>http://${request.headers.host}${path}</loc></url>`).join('')}</urlset>`,
        );
    },
  });
  const tab = await browser.open(`${site.origin}/tab`);
  const bulk = await bulkPage(browser, '#new');
  await addAddresses(bulk, [`${site.origin}/a`, 'this is no address', `${site.origin}/b`, `${site.origin}/a`]);
  await expect(bulk.locator('.queue-line')).toHaveCount(2);

  await bulk.getByRole('radio', { name: 'URLs' }).check();
  await bulk.getByLabel('URLs, one per line').fill('this is no address');
  await expect(bulk.locator('.invalid-lines')).toContainText('Contains a space');

  await bulk.getByRole('radio', { name: 'Sitemap' }).check();
  await bulk.getByLabel('URL of a sitemap').fill(`${site.origin}/sitemap.xml`);
  await bulk.getByRole('button', { name: 'Read sitemap' }).click();
  await expect(bulk.locator('.found')).toContainText('3 pages in the sitemap');
  await bulk.getByLabel('First').fill('2');
  await bulk.getByRole('button', { name: 'Add 2 pages to the queue' }).click();
  await expect(bulk.locator('.queue-line')).toHaveCount(3);

  await bulk.getByRole('radio', { name: 'Open tabs' }).check();
  await bulk.getByLabel('Find a tab by title or URL').fill('open tab');
  await bulk.getByRole('checkbox', { name: /An open tab/ }).check();
  await bulk.getByRole('button', { name: 'Add 1 tab to the queue' }).click();
  await expect(bulk.locator('.queue-line')).toHaveCount(4);
  await bulk.getByRole('button', { name: 'Move up: <b>An open tab</b>' }).click();
  await expect(bulk.locator('.queue-line').nth(2)).toContainText('An open tab');

  // Text typed into one source is still there after opening another.
  await bulk.getByRole('radio', { name: 'URLs' }).check();
  await expect(bulk.getByLabel('URLs, one per line')).toHaveValue('this is no address');

  await bulk.getByRole('radio', { name: 'Selected tools' }).check();
  await bulk.getByRole('checkbox', { name: 'Links', exact: true }).check();
  await begin(bulk, 4);
  await finished(bulk);
  const json = await exported(bulk, 'JSON');
  const run = JSON.parse(json.text) as { tools: string[]; pages: { report: { signals: unknown[]; geo: { score: number | null } } }[] };
  expect(run.tools).toHaveLength(4);
  expect(run.pages).toHaveLength(4);
  for (const { report } of run.pages) {
    expect(report.signals.length).toBeLessThan(20);
    expect(report.geo.score).toBeNull();
  }
  expect(tab.isClosed()).toBe(false);
  expect(browser.context.pages().filter((one) => one.url().startsWith(site.origin))).toHaveLength(1);
  await bulk.close();
  await tab.close();
});

test('a run is watched, paused and resumed with a badge; its results are read, exported, renamed and found again', async ({
  grantedBrowser: browser,
  serve,
}) => {
  let hold = true;
  const waiting: (() => void)[] = [];
  const site = await serve({
    '/a': good('Linen'),
    '/b': good('דבק נייר'),
    '/same-1': good('Same'),
    '/same-2': good('Same'),
    '/hidden': page('Hidden page', `<h1>Hidden</h1>${words}`, '<meta name="robots" content="noindex">'),
    '/data.json': answer('application/json', '{}'),
    '/slow': (_, response) => {
      const send = () => response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(good('Slow page'));
      if (hold) waiting.push(send);
      else send();
    },
  });
  let bulk = await bulkPage(browser, '#new');
  const badge = () => bulk.evaluate(() => chrome.action.getBadgeText({}));
  await addAddresses(
    bulk,
    ['/a', '/b', '/same-1', '/same-2', '/hidden', '/data.json', '/slow'].map((path) => site.origin + path),
  );
  await begin(bulk, 7);
  await expect(bulk.locator('.run-state')).toContainText('6 of 7 pages');
  expect(await badge()).toBe('6/7');
  await expect(bulk.locator('.legend')).toContainText('1 being audited');
  await bulk.getByRole('button', { name: 'Pause' }).click();
  await expect(bulk.locator('.run-state')).toContainText('Paused');
  await expect(bulk.getByText('You paused this run.')).toBeVisible();
  expect(await badge()).toBe('');

  // After closing and opening the page, the run continues where it was.
  await bulk.close();
  hold = false;
  for (const send of waiting) send();
  bulk = await bulkPage(browser);
  await bulk
    .getByRole('link', { name: /^127\.0\.0\.1/ })
    .first()
    .click();
  // The page in progress ends, and with it the run: nothing is left to resume.
  await finished(bulk);
  expect(await badge()).toBe('');

  // Worst first: pages excluded from search, then by score; pages without a report are last, with the reason.
  await expect(bulk.locator('.results tbody tr')).toHaveCount(7);
  await expect.poll(async () => (await titles(bulk))[0]).toBe('Hidden page');
  await expect(bulk.locator('.results tbody tr').last()).toContainText('Not a page');
  await bulk.getByLabel('Find in title or URL').fill('same');
  await expect.poll(() => titles(bulk)).toEqual(['Same', 'Same']);
  await bulk.getByLabel('Find in title or URL').fill('');
  await bulk.getByLabel('Show pages', { exact: true }).selectOption('blocked');
  await expect.poll(() => titles(bulk)).toEqual(['Hidden page']);
  await bulk.getByLabel('Show pages', { exact: true }).selectOption('all');

  await bulk.getByRole('link', { name: 'Hidden page' }).click();
  await expect(bulk.locator('#verdict')).toContainText(/noindex|kept out|index/i);
  await bulk.getByRole('link', { name: /^Tools/ }).click();
  await bulk
    .getByRole('link', { name: /^Heading outline/ })
    .first()
    .click();
  await expect(bulk.locator('.picture')).toContainText('Hidden');
  await bulk.getByRole('link', { name: 'All pages of the run' }).click();

  await bulk.getByRole('link', { name: 'Whole site' }).click();
  await expect(bulk.locator('.site-verdict')).toContainText('1 page is excluded from search.');
  await expect(bulk.getByRole('region', { name: 'Duplicate titles' })).toContainText('Same');
  await expect(bulk.getByText('Only links to URLs of this run were checked.')).toBeVisible();
  await bulk.getByRole('link', { name: /^Pages/ }).click();

  const pagesCsv = await exported(bulk, 'CSV of pages');
  expect(pagesCsv.file).toMatch(/\.csv$/);
  expect(csvRowsOf(pagesCsv.text)).toHaveLength(8);
  const json = await exported(bulk, 'JSON');
  expect(runSchemaErrors(JSON.parse(json.text))).toEqual([]);
  const html = await exported(bulk, 'HTML report');
  expect(html.text.match(/<article/g)).toHaveLength(6);
  await bulk.getByRole('button', { name: 'Export', exact: true }).click();
  await bulk.getByRole('button', { name: /^PDF report/ }).click();
  await expect(bulk.locator('.file-line', { hasText: '.pdf' })).toContainText('is saved');
  const [newest] = await bulk.evaluate(() => chrome.downloads.search({ orderBy: ['-startTime'], limit: 1 }));
  expect(newest?.state).toBe('complete');
  const pdf = await readPdf(pdfjs as unknown as typeof import('pdfjs-dist'), new Uint8Array(readFileSync(newest!.filename)));
  expect(pdf.pages).toBeGreaterThan(8);
  const flat = pdf.texts.join(' ').replace(/\s+/g, '');
  for (const path of ['/a', '/b', '/same-1', '/same-2', '/hidden', '/slow', '/data.json']) expect(flat, path).toContain(site.origin + path);

  await bulk.getByRole('button', { name: 'Rename' }).click();
  await bulk.getByLabel('Name of the run').fill('Spring check <i>');
  await bulk.getByRole('button', { name: 'Save name' }).click();
  await expect(bulk.locator('h1')).toHaveText('Spring check <i>');
  await bulk.getByRole('link', { name: 'Runs', exact: true }).click();
  await expect(bulk.getByRole('heading', { name: 'Spring check <i>' })).toBeVisible();
  await bulk.reload();
  await bulk.getByRole('button', { name: 'Delete Spring check <i>' }).click();
  await bulk.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(bulk.getByRole('heading', { name: 'Spring check <i>' })).toHaveCount(0);
  await bulk.close();
});
