import type { Page } from '@playwright/test';
import { addressOfPopup, chooseLanguage } from '../../scripts/audit-browser.ts';
import { answer, expect, page, test, type Answer } from './site-test.ts';
import { stopWorker } from './stop-worker.ts';

const verdict = (popup: Page) => popup.locator('section.verdict .score-line');
const settled = (popup: Page) => expect(popup.locator('[aria-live]')).toContainText('Audit score');
const text =
  '<h1>Marbled paper</h1><p>Drops of colour float on a bath of carrageen, a comb draws them into a pattern, and a sheet laid on the bath takes it up in one breath.</p>';

/** A page whose site delays robots.txt until the test releases it. */
function slowSite(): { answers: Record<string, Answer>; release(): void; requests(): number } {
  let requests = 0;
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const robots: Answer = (_, response) => {
    requests += 1;
    void held.then(() => response.writeHead(200, { 'content-type': 'text/plain' }).end('User-agent: *\nAllow: /\n'));
  };
  return { answers: { '/': page('Marbled paper', text), '/robots.txt': robots }, release: () => release(), requests: () => requests };
}

test('a popup that is closed while its page is audited shows the running audit when it opens again, and then the finished one', async ({
  auditBrowser: browser,
  serve,
}) => {
  const slow = slowSite();
  const site = await serve(slow.answers);
  const tab = await browser.open(`${site.origin}/`);
  const first = await browser.clickToolbar(tab);
  await expect(verdict(first)).toBeVisible();
  await expect.poll(slow.requests).toBe(1);
  await first.close();
  const second = await browser.clickToolbar(tab);
  await expect(second.locator('.verdict .muted').first()).toContainText('robots.txt');
  await second.close();
  slow.release();
  const third = await browser.clickToolbar(tab);
  await settled(third);
  const report = await browser.readReport(third);
  const { robotsTxt } = report.facts!;
  // On a slow machine, the time for that request may be over before it is released.
  expect(robotsTxt!.ok || robotsTxt!.reason === 'timeout').toBe(true);
  // It was read once: no second audit was started.
  expect(slow.requests()).toBe(1);
  expect(site.requested.filter(({ path }) => path === '/').length).toBe(2);
  await tab.close();
});

test('an audit that ended without a popup is shown at once', async ({ auditBrowser: browser, serve }) => {
  const slow = slowSite();
  const site = await serve(slow.answers);
  const tab = await browser.open(`${site.origin}/`);
  const popup = await browser.clickToolbar(tab);
  await expect.poll(slow.requests).toBe(1);
  await popup.close();
  slow.release();
  await tab.waitForTimeout(500);
  const again = await browser.clickToolbar(tab);
  await settled(again);
  expect(slow.requests()).toBe(1);
  // Another document in the tab is another audit.
  await again.close();
  await tab.reload();
  const reloaded = await browser.clickToolbar(tab);
  await settled(reloaded);
  expect(slow.requests()).toBe(2);
  await tab.close();
});

test('the worker is stopped in the middle of an audit: it starts again, and the popup shows it to its end', async ({
  auditBrowser: browser,
  serve,
}) => {
  const slow = slowSite();
  const site = await serve(slow.answers);
  const tab = await browser.open(`${site.origin}/`);
  const popup = await browser.clickToolbar(tab);
  await expect(verdict(popup)).toBeVisible();
  await expect.poll(slow.requests).toBe(1);
  await stopWorker(popup);
  await expect.poll(slow.requests).toBe(2);
  slow.release();
  await settled(popup);
  const report = await browser.readReport(popup);
  expect(report.facts?.robotsTxt).toMatchObject({ ok: true });
  await tab.close();
});

test('the worker is stopped after an audit: the popup shows it unchanged, and it can still be used', async ({
  auditBrowser: browser,
  serve,
}) => {
  const slow = slowSite();
  slow.release();
  const site = await serve(slow.answers);
  const tab = await browser.open(`${site.origin}/`);
  const popup = await browser.clickToolbar(tab);
  const report = await browser.readReport(popup);
  await stopWorker(popup);
  await popup.close();
  const again = await browser.clickToolbar(tab);
  await settled(again);
  expect(slow.requests()).toBe(1);
  expect(await browser.readReport(again)).toEqual(report);
  await again.evaluate(() => {
    location.hash = '#tool=heading-outline';
  });
  await expect(again.locator('main')).toContainText('Marbled paper');
  await tab.close();
});

test('the worker judges in another language, also after it was stopped', async ({ auditBrowser: browser, serve }) => {
  const site = await serve({ '/': page('Marbled paper', text) });
  const tab = await browser.open(`${site.origin}/`);
  let popup = await browser.clickToolbar(tab);
  for (const language of ['de', 'ar', 'en']) {
    await chooseLanguage(popup, language);
    await expect(popup.locator('html')).toHaveAttribute('lang', language);
    await popup.close();
    await tab.reload();
    popup = await browser.clickToolbar(tab);
    // Until the new audit begins, the report from before the page was loaded again is stored.
    await expect.poll(async () => (await browser.readReport(popup)).wordsIn ?? 'en').toBe(language);
    await stopWorker(popup);
  }
  await tab.close();
});

test('two interfaces on one tab show the same audit', async ({ grantedBrowser: browser, serve }) => {
  const site = await serve({ '/': page('Marbled paper', text), '/robots.txt': answer('text/plain', 'User-agent: *\nAllow: /\n') });
  const tab = await browser.open(`${site.origin}/`);
  const own = await browser.clickToolbar(tab);
  await browser.readReport(own);
  const address = await addressOfPopup(own);
  const side = await browser.context.newPage();
  await side.goto(address);
  await settled(side);
  const scores = (popup: Page) => popup.locator('[aria-live]').first().textContent();
  const second = await browser.context.newPage();
  await second.goto(address);
  await settled(second);
  expect(await scores(second)).toBe(await scores(side));
  expect(site.requested.filter(({ path }) => path === '/robots.txt')).toHaveLength(1);
  // A choice in one view is judged in both.
  await side.getByRole('checkbox', { name: /AI/ }).first().check();
  await expect(second.getByRole('checkbox', { name: /AI/ }).first()).toBeChecked();
  await expect(second.locator('[aria-live]').first()).toContainText('GEO score none');
  await side.close();
  await second.close();
  await tab.close();
});
