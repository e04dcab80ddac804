import type { Page } from '@playwright/test';
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import { signals } from '../../checks/signals/index.ts';
import { axeIn } from '../support/axe-in-page.ts';
import { readPdf } from '../support/read-pdf.ts';
import { expect, page, test } from './site-test.ts';

const text =
  '<h1>Marbled paper</h1><p>Drops of colour float on a bath of carrageen, a comb draws them into a pattern, and a sheet laid on the bath takes it up in one breath.</p>';
const settled = (report: Page) => expect(report.locator('[aria-live]').last()).toContainText('Audit score');
const printed = async (report: Page) => {
  const bytes = await report.pdf({ preferCSSPageSize: true });
  return readPdf(pdfjs as unknown as typeof import('pdfjs-dist'), new Uint8Array(bytes));
};
const sideways = (report: Page) => report.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('opens from the popup at the view that is shown, follows the audit, and its views have addresses', async ({
  auditBrowser: browser,
  audit,
}) => {
  const { popup, tab, report } = await audit('/faults/outline');
  await popup.getByRole('link', { name: /^Tools/ }).click();
  await popup
    .getByRole('link', { name: /^Heading outline/ })
    .first()
    .click();
  await popup.getByRole('button', { name: 'Save', exact: true }).click();
  const [opened] = await Promise.all([
    browser.context.waitForEvent('page'),
    popup
      .getByRole('button', { name: /^Open as a page/ })
      .click()
      .catch(() => undefined),
  ]);
  await expect(opened).toHaveURL(/report\.html#tab=\d+&tool=heading-outline$/);
  await expect(opened.locator('main h1')).toHaveText('Heading outline');
  await opened.getByRole('link', { name: /^Checks/ }).click();
  await expect(opened).toHaveURL(/&checks$/);
  await opened.keyboard.press('Escape');
  await expect(opened).toHaveURL(/&overview$/);
  await expect(opened.locator('[data-glance=url]')).toContainText(report.finalUrl);
  await expect(opened).toHaveTitle(/^Audit of \S/);
  await opened.locator('main a[href*="check="]').first().click();
  await expect(opened).toHaveURL(/#tab=\d+&check=/);
  await opened.reload();
  await expect(opened.locator('main h1')).toBeVisible();
  expect(await axeIn(opened)).toEqual([]);

  await opened.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'Overview' }).click();
  for (const [width, colorScheme] of [
    [320, 'light'],
    [1200, 'dark'],
  ] as const) {
    await opened.setViewportSize({ width, height: 800 });
    await opened.emulateMedia({ colorScheme });
    expect(await sideways(opened), `${width} px`).toBe(0);
  }
  // The audited tab navigates away.
  await tab.goto(new URL('/', tab.url()).href);
  await expect(opened.getByRole('region', { name: 'Out of date' })).toBeVisible();
  await opened.close();
});

test('prints the whole report, whatever view the screen shows', async ({ auditBrowser: browser, audit }) => {
  const { tab, report } = await audit('/faults/outline');
  const tabId = await browser.context.serviceWorkers()[0]!.evaluate(async (url) => {
    const { chrome } = globalThis as unknown as { chrome: { tabs: { query(of: object): Promise<{ id: number; url?: string }[]> } } };
    return (await chrome.tabs.query({})).find((one) => one.url === url)?.id;
  }, tab.url());
  const opened = await browser.context.newPage();
  await opened.goto(`chrome-extension://${browser.extensionId}/report.html#tab=${tabId}&tool=heading-outline`);
  await expect(opened.locator('main h1')).toHaveText('Heading outline');
  await opened.emulateMedia({ colorScheme: 'dark' });
  const pdf = await printed(opened);
  // Ligatures are separated when text is read back.
  const words = (sentence: string) => sentence.replace(/\s+/g, '').slice(0, 60);
  const all = pdf.texts.join('').replace(/\s+/g, '');
  expect(all).toContain(words(`Audit of ${report.finalUrl}`));
  expect(all).toContain(words('More about this page'));
  expect(all).toContain(words('GEO categories'));
  for (const entry of report.signals) expect(all, entry.id).toContain(words(entry.message));
  for (const fix of report.fixes) expect(all).toContain(words(fix.change));
  expect(report.signals).toHaveLength(signals.length);
  expect(all).not.toContain(words('Runs on your device'));
  // On screen, the view is unchanged.
  await expect(opened.locator('main h1')).toHaveText('Heading outline');
  await expect(opened.locator('.printed')).toHaveCount(0);
  await opened.close();
});

test('starts no audit: says what to do, and what is not a report', async ({ auditBrowser: browser, serve }) => {
  const site = await serve({ '/': page('Marbled paper', text) });
  const tab = await browser.open(`${site.origin}/`);
  const tabId = await browser.context.serviceWorkers()[0]!.evaluate(async () => {
    const { chrome } = globalThis as unknown as { chrome: { tabs: { query(of: object): Promise<{ id: number }[]> } } };
    return (await chrome.tabs.query({ active: true }))[0]!.id;
  });
  // The browser requests the icon at any time.
  const requested = () => site.requested.filter(({ path }) => path !== '/favicon.ico').length;
  const before = requested();
  const opened = await browser.context.newPage();
  await opened.goto(`chrome-extension://${browser.extensionId}/report.html#tab=${tabId}`);
  await expect(opened.getByRole('heading', { level: 1 })).toHaveText('This tab has no audit to show.');
  expect(await axeIn(opened)).toEqual([]);
  expect(requested()).toBe(before);
  // An audit that the toolbar button starts in the tab appears here.
  await tab.bringToFront();
  const popup = await browser.clickToolbar(tab);
  await settled(popup);
  await popup.close();
  await expect(opened.locator('[data-glance=title]')).toContainText('Marbled paper');
  for (const hash of ['', '#tab=x', '#run=%E0%A4%A&page=1', '#run=none&page=none']) {
    await opened.goto('about:blank');
    await opened.goto(`chrome-extension://${browser.extensionId}/report.html${hash}`);
    await expect(opened.getByRole('heading', { level: 1 })).toHaveText('Report not found.');
  }
  await Promise.all([tab.close(), opened.close()]);
});

test('shows the stored report of a page of a bulk audit, and prints it', async ({ grantedBrowser: browser, serve }) => {
  const site = await serve({ '/': page('Marbled paper', text) });
  const bulk = await browser.context.newPage();
  await bulk.goto(`chrome-extension://${browser.extensionId}/bulk.html#new`);
  await bulk.getByRole('radio', { name: 'URLs' }).check();
  await bulk.getByLabel('URLs, one per line').fill(`${site.origin}/`);
  await bulk
    .getByRole('button', { name: /^Add .* to the queue$/ })
    .and(bulk.locator(':enabled:visible'))
    .click();
  await bulk.getByRole('button', { name: 'Start audit of 1 page' }).click();
  await expect(bulk.locator('.run-state')).toContainText('Finished');
  await bulk.locator('.results tbody a').first().click();
  await bulk.getByRole('link', { name: /^Checks/ }).click();
  await bulk.getByRole('button', { name: 'Save', exact: true }).click();
  const [opened] = await Promise.all([browser.context.waitForEvent('page'), bulk.getByRole('button', { name: /^Open as a page/ }).click()]);
  await expect(opened).toHaveURL(/report\.html#run=[^&]+&page=[^&]+&checks$/);
  await expect(opened.locator('main h1')).toHaveText(`All ${signals.length} checks`);
  await opened.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'Overview' }).click();
  await expect(opened.locator('[data-glance=title]')).toContainText('Marbled paper');
  expect((await printed(opened)).texts.join(' ')).toContain(`Audit of ${site.origin}/`);
  await opened.close();
  await bulk.getByRole('link', { name: 'All pages' }).click();
  await bulk.getByRole('button', { name: 'Delete run' }).click();
  await bulk.getByRole('button', { name: 'Delete', exact: true }).click();
  // Other tests may have runs in this browser.
  await expect(bulk.getByRole('button', { name: 'Delete run' })).toHaveCount(0);
  await bulk.close();
});
