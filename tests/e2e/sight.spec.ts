import type { Page } from '@playwright/test';
import { answer, expect, page, test } from './site-test.ts';

const layers = (tab: Page) => tab.evaluate(() => document.querySelectorAll('[popover]').length);
const html = (tab: Page) => tab.evaluate(() => document.documentElement.outerHTML);
const openTool = async (popup: Page) => {
  await popup.locator('.crawler-line a').click();
  await expect(popup.locator('.t-sight')).toBeVisible();
};

test('what ChatGPT sees: from the score to the slider on the page, which stays and leaves nothing behind', async ({
  auditBrowser: browser,
  demo,
}) => {
  const tab = await browser.open(`${demo.origin}/faults/script-only`);
  const popup = await browser.clickToolbar(tab);
  const report = await browser.readReport(popup);
  const before = await html(tab);
  const [first] = report.crawlerReading!.crawlers;
  expect(first).toMatchObject({ token: 'OAI-SearchBot', access: 'allowed', least: false });
  expect(first!.share).toBeLessThan(0.2);
  const number = await popup.locator('.crawler-line b').textContent();
  await openTool(popup);
  await expect(popup.locator('.t-sight-number')).toHaveText(number!);

  await popup.getByLabel('Crawler', { exact: true }).selectOption('GPTBot');
  await expect(popup.locator('.t-sight')).toContainText('robots.txt blocks GPTBot on this URL.');
  await expect(popup.locator('.t-sight')).toContainText(/robots\.txt, line \d+: Disallow: \//);

  await popup.getByRole('button', { name: 'Compare on the page' }).click();
  await expect.poll(() => layers(tab)).toBe(1);
  await popup.close();
  await tab.bringToFront();
  await tab.mouse.wheel(0, 300);
  // The handle has the focus: arrow keys move it, and do not reach the page.
  await tab.evaluate(() => addEventListener('keydown', ({ key }) => document.body.setAttribute('data-key', key)));
  await tab.keyboard.press('ArrowLeft');
  expect(await tab.evaluate(() => document.body.dataset.key ?? '')).toBe('');
  expect(await layers(tab)).toBe(1);
  await tab.keyboard.press('Escape');
  await expect.poll(() => layers(tab)).toBe(0);
  await tab.evaluate(() => document.body.removeAttribute('data-key'));
  expect(await html(tab)).toBe(before);
  await tab.close();
});

test('the image is saved as a PNG of the size that networks show', async ({ audit }) => {
  const { popup } = await audit('/guides/oil-leather-covers');
  await openTool(popup);
  const download = popup.waitForEvent('download');
  await popup.getByRole('button', { name: 'Save image' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^pageloupe-127\.0\.0\.1-\d+-OAI-SearchBot-\d{4}-\d\d-\d\d\.png$/);
  const chunks: Buffer[] = [];
  for await (const chunk of (await file.createReadStream())!) chunks.push(chunk as Buffer);
  const bytes = Buffer.concat(chunks);
  expect([bytes.subarray(1, 4).toString(), bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual(['PNG', 1200, 630]);
});

test('if nothing is known, nothing is claimed', async ({ audit, serve }) => {
  const text =
    '<h1>Linen thread</h1>' +
    '<p>Linen thread holds a sewn block together for centuries, because its fibres swell in damp air.</p>'.repeat(4);
  const { origin } = await serve({
    '/page': (request, response) => {
      // The visit sends a cookie, the audit's request does not: a page behind a log-in.
      if (request.headers['sec-fetch-mode'] === 'navigate')
        response.writeHead(200, { 'content-type': 'text/html' }).end(page('Linen thread', text));
      else response.writeHead(403, { 'content-type': 'text/html' }).end('<p>No.</p>');
    },
    '/robots.txt': answer('text/plain', 'later', 503),
  });
  const { popup, report } = await audit(`${origin}/page`);
  expect(report.crawlerReading).toMatchObject({ share: null, unknown: { code: 'refused', args: { status: 403 } } });
  expect(report.crawlerReading!.crawlers.filter(({ share }) => share !== null)).toEqual([]);
  await openTool(popup);
  await expect(popup.locator('.t-sight-number')).toHaveText('?');
  await expect(popup.locator('.t-sight')).toContainText('robots.txt could not be read');
});
