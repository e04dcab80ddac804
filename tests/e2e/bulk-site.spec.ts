import type { ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';
import type { AuditBrowser } from '../../scripts/audit-browser.ts';
import { openHostAccess } from './host-access.ts';
import { stopWorker } from './stop-worker.ts';
import { answer, expect, page, test, type Answer } from './site-test.ts';

/** Following the links of a site, in the shipping build. */

async function bulkPage(browser: AuditBrowser, hash = ''): Promise<Page> {
  const bulk = await browser.context.newPage();
  await bulk.goto(`chrome-extension://${browser.extensionId}/bulk.html${hash}`);
  return bulk;
}
const links = (...hrefs: string[]) => hrefs.map((href) => `<li><a href="${href}">Way to ${href.replaceAll('"', '')}</a></li>`).join('');
const pageOf = (title: string, ...hrefs: string[]) =>
  page(title, `<h1>${title}</h1><p>Wax the thread before sewing.</p><ul>${links(...hrefs)}</ul>`);
const finished = (bulk: Page) => expect(bulk.locator('.run-state')).toContainText('Finished');
const urls = async (bulk: Page, origin: string) =>
  (await bulk.locator('.results tbody td:first-child').allInnerTexts())
    .map((text) => /\/[^\s]*$/.exec(text.split('\n').find((line) => line.startsWith(origin)) ?? '')?.[0] ?? text)
    .map((url) => url.replace(origin.slice(5), ''))
    .toSorted();

test('the links of a site are followed from its start page; skipped URLs have a reason', async ({ grantedBrowser: browser, serve }) => {
  const site = await serve({
    '/': pageOf(
      'Start',
      '/a',
      '/b#part',
      '/b?utm_source=x',
      '/private/x',
      '/skip/me',
      '/logout',
      '/file.pdf',
      '/gone.png',
      'https://elsewhere.example/',
      'mailto:a@example.com',
    ),
    '/a': pageOf('A', '/', '/deep'),
    '/b': page('B', '<h1>B</h1><a rel="nofollow" href="/secret">Way in</a><a href="/moved">Moved</a>'),
    '/deep': pageOf('Deep', '/deeper'),
    '/deeper': pageOf('Deeper'),
    '/moved': (_, response: ServerResponse) => {
      response.writeHead(302, { location: '/a' }).end();
    },
    '/robots.txt': answer('text/plain', 'User-agent: *\nDisallow: /\n\nUser-agent: Pageloupe\nDisallow: /private/'),
    '/private/x': pageOf('Private'),
    '/secret': pageOf('Secret'),
    '/skip/me': pageOf('Skipped'),
    '/logout': pageOf('Out'),
    '/file.pdf': answer('application/pdf', '%PDF-1.7'),
  });
  const tab = await browser.open(`${site.origin}/a`);
  const popup = await browser.clickToolbar(tab);
  await browser.readReport(popup);
  await popup.getByRole('button', { name: 'Bulk', exact: true }).click();
  const [bulk] = await Promise.all([
    popup.context().waitForEvent('page'),
    popup
      .getByRole('button', { name: 'Audit more of this site' })
      .click()
      .catch(() => {}),
  ]);
  await expect(bulk.getByLabel('URL of the start page')).toHaveValue(`${site.origin}/`);
  await bulk.getByLabel('Maximum clicks from the start page').fill('2');
  await bulk.getByText('URL filters').click();
  await bulk.getByLabel('Exclude matching URLs').fill('/skip/**');
  await bulk.getByRole('button', { name: 'Follow links from this page' }).click();
  await bulk.getByRole('button', { name: 'Start audit of this site' }).click();
  await finished(bulk);
  expect(await bulk.locator('.run-state').innerText()).toContain('5 pages found, 5 done, limit 100');
  const left = await (async () => {
    await bulk.getByRole('link', { name: /^Not audited/ }).click();
    const rows = await bulk.locator('tbody tr').allInnerTexts();
    return rows
      .map((row) =>
        row
          .split(/[\t\n]+/)
          .map((cell) => cell.trim().replace(site.origin, ''))
          .filter(Boolean),
      )
      .map(([why, ...status]) => `${why}: ${status.join(' ')}`)
      .toSorted();
  })();
  expect(left).toEqual([
    'A file, not a page: 200 /file.pdf',
    'A file, not a page: 404 /gone.png',
    'Action link (sign out, cart…), or a sort/filter URL: /logout',
    'Disallowed by robots.txt: /private/x',
    'Excluded by your patterns: /skip/me',
    'Link or page is nofollow: /secret',
    'On another host: https://elsewhere.example/',
    'Too many clicks away: /deeper',
  ]);
  // URLs that were left out must not be requested.
  const requested = new Set(site.requested.map(({ path }) => path));
  for (const path of ['/private/x', '/secret', '/skip/me', '/logout', '/deeper']) expect(requested.has(path), path).toBe(false);
  // Files are asked for their status once, and not opened.
  expect(site.requested.flatMap(({ method, path }) => (path === '/file.pdf' ? [method] : []))).toEqual(['HEAD']);
  await bulk.getByRole('link', { name: 'Whole site' }).click();
  await expect(bulk.getByRole('region', { name: 'Broken links' })).toContainText('/gone.png');
  await bulk.close();
  await tab.close();
});

const threePages = { '/': pageOf('Start', '/a', '/b'), '/a': pageOf('A', '/'), '/b': pageOf('B'), '/robots.txt': answer('text/plain', '') };
const bulkOf = (browser: AuditBrowser) => browser.context.pages().filter((one) => one.url().includes('/bulk.html#run='));

test('by keyboard: the first pages of an open page’s site, started at once, in tabs that close again', async ({
  grantedBrowser: browser,
  serve,
}) => {
  const site = await serve(threePages);
  const tab = await browser.open(`${site.origin}/a`);
  const popup = await browser.clickToolbar(tab);
  await browser.readReport(popup);
  await popup.getByRole('button', { name: 'Bulk', exact: true }).focus();
  await popup.keyboard.press('Enter');
  const named = () => popup.evaluate(() => document.activeElement?.textContent ?? '');
  for (let step = 0; step < 4 && !(await named()).includes('first 50 pages'); step++) await popup.keyboard.press('Tab');
  expect(await named()).toMatch(/Audit this site’s first 50 pages.*starts now/);
  await popup.keyboard.press('Enter').catch(() => {});
  await expect.poll(() => bulkOf(browser).length).toBe(1);
  const [bulk] = bulkOf(browser) as [Page];
  await finished(bulk);
  await expect(bulk.locator('.run-state')).toContainText('3 pages found, 3 done, limit 50');
  expect(browser.context.pages().filter((one) => one.url().startsWith(site.origin))).toEqual([tab]);
  await bulk.close();
  await tab.close();
});

test('the permission prompt closes the popup: granting starts the audit once, another prompt discards it', async ({
  grantedBrowser: browser,
  serve,
}) => {
  const site = await serve(threePages);
  const access = await openHostAccess(browser.context, browser.extensionId);
  const hosts = ['http://127.0.0.1/*', 'https://127.0.0.1/*'];
  try {
    await access.set([]);
    const tab = await browser.open(`${site.origin}/a`);
    const ask = async (then: (popup: Page) => Promise<unknown> = async () => undefined) => {
      const popup = await browser.clickToolbar(tab);
      await browser.readReport(popup);
      // Nobody can answer the permission prompt, so it stays open.
      await popup.evaluate(() => {
        (globalThis as unknown as { chrome: { permissions: { request(): Promise<boolean> } } }).chrome.permissions.request = () =>
          new Promise(() => undefined);
      });
      await popup.getByRole('button', { name: 'Bulk', exact: true }).click();
      await popup.getByRole('button', { name: 'Audit this site’s first 50 pages' }).click();
      await expect
        .poll(() =>
          popup.evaluate(
            async () =>
              'pending' in
              (await (
                globalThis as unknown as { chrome: { storage: { session: { get(key: string): Promise<object> } } } }
              ).chrome.storage.session.get('pending')),
          ),
        )
        .toBe(true);
      await then(popup);
      await popup.close();
    };
    await ask((popup) => popup.getByRole('button', { name: 'Check links' }).first().click());
    await access.set(hosts);
    await expect.poll(() => site.requested.filter(({ path }) => path === '/').length).toBeGreaterThan(0);
    expect(bulkOf(browser)).toEqual([]);
    await access.set([]);
    await ask();
    expect(bulkOf(browser)).toEqual([]);
    await access.set(hosts);
    await expect.poll(() => bulkOf(browser).length).toBe(1);
    const [bulk] = bulkOf(browser) as [Page];
    await finished(bulk);
    await bulk.close();
    await tab.close();
  } finally {
    await access.set(null);
    await access.close();
  }
});

test('a calendar without end ends at the limit, though the worker is stopped on the way', async ({ grantedBrowser: browser, serve }) => {
  const answers: Record<string, Answer> = {};
  for (let day = 0; day < 60; day++)
    answers[`/day/${day}`] = pageOf(`Day ${day}`, ...Array.from({ length: 40 }, (_, next) => `/day/${day + next}`));
  const site = await serve(answers);
  const bulk = await bulkPage(browser, `#new&site=${encodeURIComponent(`${site.origin}/day/0`)}`);
  await bulk.getByLabel('Maximum pages').fill('8');
  await bulk.getByRole('button', { name: 'Follow links from this page' }).click();
  await bulk.getByRole('button', { name: 'Start audit of this site' }).click();
  await expect(bulk.locator('.run-state')).toContainText('8 pages found');
  await stopWorker(bulk);
  // Any request starts the worker; otherwise it resumes at its alarm.
  await bulk.evaluate(() =>
    (globalThis as unknown as { chrome: { runtime: { sendMessage(message: object): Promise<unknown> } } }).chrome.runtime
      .sendMessage({ request: 'fileProgress', content: { id: 'none' } })
      .catch(() => null),
  );
  await finished(bulk);
  await expect(bulk.locator('.run-state')).toContainText('8 pages found, 8 done, limit 8');
  expect((await urls(bulk, site.origin)).length).toBe(8);
  await bulk.getByRole('link', { name: /^Not audited/ }).click();
  await expect(bulk.locator('section[aria-labelledby=left-title] .legend')).toContainText('Over the page limit: ');
  await bulk.close();
});
