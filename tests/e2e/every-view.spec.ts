/**
 * Every view of the product, opened in the built extension over pages with content for it: its text, axe results,
 * and whether it works with a screen reader, enlarged text, forced colors and without a mouse.
 */
import type { Page } from '@playwright/test';
import { tabOfPopup } from '../../scripts/audit-browser.ts';
import { firstPage } from '../../scripts/demo/first-page.ts';
import { loadToolCards } from '../../scripts/catalogue/tool-cards.ts';
import { axeIn } from '../support/axe-in-page.ts';
import { viewFaults } from '../support/view-faults.ts';
import { expect, page, test, type Answer } from './site-test.ts';

// Together they take longest of all files: each worker has a part.
test.describe.configure({ mode: 'parallel' });

const shop = firstPage.path;
const cards = await loadToolCards();

async function expectSound(shown: Page, where: string): Promise<void> {
  await shown.emulateMedia({ colorScheme: 'light' });
  expect.soft(await axeIn(shown), where).toEqual([]);
  await shown.emulateMedia({ colorScheme: 'dark' });
  // The other rules do not depend on colors.
  expect.soft(await axeIn(shown, ['color-contrast', 'link-in-text-block']), `${where}, dark`).toEqual([]);
  expect.soft(await viewFaults(shown), `${where}, for everybody`).toEqual([]);
}
const go = (shown: Page, hash: string) =>
  shown.evaluate((to) => {
    location.hash = to;
  }, hash);

for (const path of new Set([...cards.values()].map(({ demo }) => demo.page))) {
  const shown = [...cards].filter(([, { demo }]) => demo.page === path);
  test(`${shown.length} tools show what is on ${path}, and axe finds nothing in light and dark, nothing is logged`, async ({ audit }) => {
    const { popup } = await audit(path);
    const errors: string[] = [];
    popup.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) errors.push(message.text());
    });
    popup.on('pageerror', (error) => errors.push(error.message));
    for (const [id, { demo }] of shown) {
      await go(popup, `tool=${id}`);
      await expect.soft(popup.locator('.picture'), id).toContainText(demo.shows);
      await expect.soft(popup.locator('.picture [role=alert]'), id).toHaveCount(0);
      await expectSound(popup, id);
    }
    expect.soft(errors).toEqual([]);
  });
}

test('axe finds nothing on the overview, checks, panel, report page, settings and bulk page, in light and dark', async ({
  audit,
  auditBrowser: browser,
}) => {
  const { tab, popup } = await audit(shop);
  // The screen reader announces the verdict and both scores once they are final.
  const spoken = popup.locator('[aria-live=polite]').last();
  await expect(spoken).toContainText(await popup.locator('section.verdict h1').innerText());
  await expect(spoken).toContainText(/Audit score \d+.*GEO score \d+/);
  for (const hash of ['overview', 'checks', 'checks=fail', 'check=meta-description', 'check=schema-properties']) {
    await go(popup, hash);
    await expect(popup.locator('main h1')).toBeVisible();
    if (hash.startsWith('check=')) await expect(popup.locator('.fix-it').first()).toBeVisible();
    await expectSound(popup, hash);
  }
  const tabId = await tabOfPopup(popup);
  await popup.close();
  const shown = await browser.context.newPage();
  for (const path of [
    `report.html#tab=${tabId}`,
    'sidepanel.html',
    'options.html',
    'bulk.html',
    'bulk.html#new',
    'licenses.html',
    'geo-score.html',
  ]) {
    await shown.goto(`chrome-extension://${browser.extensionId}/${path}`);
    await shown.reload();
    await expect(shown.locator('h1').first()).toBeVisible();
    await expectSound(shown, path);
  }
  await Promise.all([shown, tab].map((one) => one.close()));
});

test('axe finds nothing on a bulk run under way and finished, its whole site, crawl results and a comparison', async ({
  grantedBrowser: browser,
  serve,
}) => {
  const waiting: (() => void)[] = [];
  const links = ['/a', '/same-1', '/same-2', '/hidden', '/slow', '/private/x', '/logout', '/file.pdf', 'https://away.example/'];
  const text = '<p>Wax the thread before sewing, or the paper saws it through at the holes within a year.</p>';
  const answers: Record<string, Answer> = {
    '/': page('Start', `<h1>Start</h1>${text}<ul>${links.map((href) => `<li><a href="${href}">Way to ${href}</a></li>`).join('')}</ul>`),
    '/a': page('Linen thread', `<h1>Linen thread</h1>${text}`),
    '/same-1': page('Same', `<h1>Same</h1>${text}`),
    '/same-2': page('Same', `<h1>Same</h1>${text}`),
    '/hidden': page('Hidden', `<h1>Hidden</h1>${text}`, '<meta name="robots" content="noindex">'),
    '/robots.txt': (_, response) =>
      void response.writeHead(200, { 'content-type': 'text/plain' }).end('User-agent: *\nDisallow: /private/'),
    '/slow': (_, response) =>
      void waiting.push(() => response.writeHead(200, { 'content-type': 'text/html' }).end(page('Slow', `<h1>Slow</h1>${text}`))),
  };
  const site = await serve(answers);
  const shown = await browser.context.newPage();
  const show = async (hash: string, what: string) => {
    await go(shown, hash);
    await expect(shown.locator(what).first()).toBeVisible();
    await expectSound(shown, hash.replaceAll(/[0-9a-f]{16}/g, '…'));
  };
  await shown.goto(`chrome-extension://${browser.extensionId}/bulk.html`);
  const begin = async () => {
    const request = <T>(name: string, content: object) =>
      shown.evaluate(
        async (message) =>
          (
            await (
              globalThis as unknown as { chrome: { runtime: { sendMessage(what: object): Promise<{ value: unknown }> } } }
            ).chrome.runtime.sendMessage(message)
          ).value as T,
        { request: name, content },
      );
    const crawl = { start: `${site.origin}/`, limit: 20, depth: null, include: [], exclude: [] };
    const runId = await request<string>('createRun', {
      name: 'Audit',
      jobs: [],
      options: { tools: [], probes: false, parallel: 2 },
      crawl,
    });
    await request('commandRun', { runId, command: 'start' });
    await go(shown, `run=${runId}`);
    return runId;
  };
  const state = shown.locator('.run-state');

  const before = await begin();
  await expect(state).toContainText('6 pages found, 5 done');
  await show(`run=${before}`, '.results tbody tr');
  for (const send of waiting) send();
  await expect(state).toContainText('Finished');
  for (const [part, what] of [
    ['', '.results tbody tr'],
    ['&site', '.site-verdict'],
    ['&left', '[aria-labelledby=left-title] tbody tr'],
  ] as const)
    await show(`run=${before}${part}`, what);

  // One page gets worse, one is gone, one is new.
  answers['/a'] = page('', `<h1>Linen thread</h1>${text}<a href="/new">Way to /new</a>`);
  answers['/new'] = page('New', `<h1>New</h1>${text}`);
  delete answers['/same-2'];
  answers['/slow'] = page('Slow', `<h1>Slow</h1>${text}`);
  const now = await begin();
  await expect(state).toContainText('Finished');
  await show(`compare=${before}&with=${now}`, '.compare-runs');
  await expect(shown.getByRole('radio', { name: /^Worse [1-9]/ })).toBeVisible();
  await shown.close();
});
