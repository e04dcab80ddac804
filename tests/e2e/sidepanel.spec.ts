import axe from 'axe-core';
import type { Page } from '@playwright/test';
import { addressOfPopup, chooseLanguage, type AuditBrowser } from '../../scripts/audit-browser.ts';
import { otherLanguages } from '../../words/languages.ts';
import { expect, page, test } from './site-test.ts';

interface Chrome {
  chrome: {
    tabs: { query(what: object): Promise<{ id: number; windowId: number }[]> };
    windows: { create(what: object): Promise<unknown> };
  };
}
const text =
  '<h1>Marbled paper</h1><p>Drops of colour float on a bath of carrageen, a comb draws them into a pattern, and a sheet laid on the bath takes it up in one breath.</p>';
const answers = {
  '/': page('Marbled paper', text),
  '/combs': page('Combs for marbling', text.replace('Marbled paper', 'Combs for marbling')),
};
const verdict = (panel: Page) => panel.locator('section.verdict h1');
const settled = (panel: Page) => expect(panel.locator('[aria-live]').last()).toContainText('Audit score');

/** The panel's page in a separate window, which follows the window of the tab. */
async function openPanel(browser: AuditBrowser, tab: Page): Promise<Page> {
  await tab.bringToFront();
  const helper = browser.context.serviceWorkers()[0]!;
  const opened = browser.context.waitForEvent('page', (other) => other.url().includes('sidepanel.html'));
  await helper.evaluate(async () => {
    const { chrome } = globalThis as unknown as Chrome;
    const [active] = await chrome.tabs.query({ active: true, lastFocusedWindow: true });
    await chrome.windows.create({ url: `/sidepanel.html?window=${active!.windowId}`, width: 420, height: 800 });
  });
  return opened;
}

test('shows the audit that the toolbar button began, follows the tabs, and says what was not audited', async ({
  auditBrowser: browser,
  serve,
}) => {
  const site = await serve(answers);
  const second = await browser.open(`${site.origin}/combs`);
  const first = await browser.open(`${site.origin}/`);
  const popup = await browser.clickToolbar(first);
  await settled(popup);
  await popup.close();
  const panel = await openPanel(browser, first);
  await expect(panel.locator('[data-glance=title]')).toContainText('Marbled paper');

  await second.bringToFront();
  await expect(panel.getByRole('heading', { level: 1 })).toHaveText('This page has not been audited yet.');
  // The browser gives access to a page only after a click on the toolbar button.
  // The first click requests only this site, next to the address bar: the browser does not reveal its URL.
  await panel.getByRole('button', { name: 'Audit this page' }).click();
  await expect(panel.getByRole('heading', { level: 1 })).toHaveText('Your browser is asking whether Pageloupe may read this site.');
  await expect(panel.getByRole('button', { name: 'Allow all sites' })).toBeVisible();
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(panel.getByRole('heading', { level: 1 })).toHaveText('The browser doesn’t let Pageloupe read this page yet.');
  await expect(panel.getByRole('button', { name: 'Allow this site' })).toBeVisible();
  const again = await browser.clickToolbar(second);
  await settled(again);
  await again.close();
  await expect(panel.locator('[data-glance=title]')).toContainText('Combs for marbling');

  await first.bringToFront();
  await expect(panel.locator('[data-glance=title]')).toContainText('Marbled paper');
  await first.goto(`${site.origin}/combs`);
  await expect(panel.getByRole('region', { name: 'Out of date' })).toContainText('earlier page');
  await Promise.all([first.close(), second.close(), panel.close()]);
});

test('audits with one button where hosts are allowed, and each page of a site that is followed as it is opened', async ({
  grantedBrowser: browser,
  serve,
}) => {
  const site = await serve(answers);
  const tab = await browser.open(`${site.origin}/`);
  const panel = await openPanel(browser, tab);
  await panel.getByRole('button', { name: 'Audit this page' }).click();
  await settled(panel);
  await expect(panel.locator('[data-glance=title]')).toContainText('Marbled paper');

  const { host } = new URL(site.origin);
  // A page that loads after the audit is audited as soon as its site is followed.
  await tab.goto(`${site.origin}/combs`);
  await expect(panel.getByRole('region', { name: 'Out of date' })).toBeVisible();
  await panel.getByRole('checkbox', { name: `Audit every page I open on ${host}` }).check();
  await expect(panel.locator('[data-glance=title]')).toContainText('Combs for marbling');
  await settled(panel);
  await panel.getByRole('checkbox', { name: `Audit every page I open on ${host}` }).uncheck();
  await tab.goto(`${site.origin}/`);
  await expect(panel.getByRole('region', { name: 'Out of date' })).toBeVisible();
  await panel.getByRole('checkbox', { name: `Audit every page I open on ${host}` }).check();
  await tab.goto(`${site.origin}/combs`);
  await expect(panel.locator('[data-glance=title]')).toContainText('Combs for marbling');
  await settled(panel);

  await panel.getByRole('checkbox', { name: `Audit every page I open on ${host}` }).uncheck();
  await tab.goto(`${site.origin}/`);
  await expect(panel.getByRole('region', { name: 'Out of date' })).toBeVisible();
  await Promise.all([tab.close(), panel.close()]);
});

test('opens from the popup, in the browser’s own panel', async ({ auditBrowser: browser, serve }) => {
  const site = await serve(answers);
  const tab = await browser.open(`${site.origin}/`);
  const popup = await browser.clickToolbar(tab);
  await settled(popup);
  const opened = browser.context.waitForEvent('page', (other) => other.url().includes('sidepanel.html'));
  // The popup closes while the click is still being reported.
  await popup
    .getByRole('button', { name: 'Open side panel' })
    .click()
    .catch(() => undefined);
  const panel = await opened;
  await expect(panel.locator('[data-glance=title]')).toContainText('Marbled paper');
  await expect.poll(() => popup.isClosed()).toBe(true);
  await Promise.all([panel.close(), tab.close()]);
});

test('two windows have two panels, and each shows its own', async ({ grantedBrowser: browser, serve }) => {
  const site = await serve(answers);
  const first = await browser.open(`${site.origin}/`);
  const one = await openPanel(browser, first);
  const opened = browser.context.waitForEvent('page', (other) => other.url() === `${site.origin}/combs`);
  await browser.context
    .serviceWorkers()[0]!
    .evaluate(async (url) => (globalThis as unknown as Chrome).chrome.windows.create({ url }), `${site.origin}/combs`);
  const second = await opened;
  const two = await openPanel(browser, second);
  for (const panel of [one, two]) await panel.getByRole('button', { name: 'Audit this page' }).click();
  await expect(one.locator('[data-glance=title]')).toContainText('Marbled paper');
  await expect(two.locator('[data-glance=title]')).toContainText('Combs for marbling');
  // A tab is closed while its panel shows it.
  await second.close();
  await expect(one.locator('[data-glance=title]')).toContainText('Marbled paper');
  await Promise.all([first.close(), one.close(), two.close()]);
});

test('the names of the views stay in one line, whole, in every language and width of a panel', async ({
  grantedBrowser: browser,
  serve,
}) => {
  const site = await serve(answers);
  const tab = await browser.open(`${site.origin}/`);
  const popup = await browser.clickToolbar(tab);
  await settled(popup);
  // Opening a page closes the popup.
  const address = await addressOfPopup(popup);
  const shown = await browser.context.newPage();
  await shown.goto(address);
  // English last, because other tests use the same browser.
  for (const language of [...otherLanguages, 'en']) {
    await chooseLanguage(shown, language);
    await expect(shown.locator('html')).toHaveAttribute('lang', language);
    for (const width of [320, 360, 400, 440, 640]) {
      await shown.setViewportSize({ width, height: 600 });
      const names = await shown.locator('.top .tabs a > span:first-child').evaluateAll((all) =>
        all.map((name) => {
          const [own, link] = [name, name.parentElement!].map((one) => one.getBoundingClientRect());
          return {
            top: own!.top,
            whole: own!.left >= link!.left && own!.right <= link!.right && own!.height < 24 && link!.right <= innerWidth && link!.left >= 0,
          };
        }),
      );
      expect.soft(names, `${language}, ${width}px`).toHaveLength(3);
      expect.soft(new Set(names.map(({ top }) => top)).size, `lines in ${language} at ${width}px`).toBe(1);
      expect
        .soft(
          names.every(({ whole }) => whole),
          `whole in ${language} at ${width}px`,
        )
        .toBe(true);
    }
  }
  await Promise.all([tab.close(), shown.close()]);
});

test('has no accessibility violations where there is nothing to show', async ({ auditBrowser: browser, serve }) => {
  const site = await serve(answers);
  const tab = await browser.open(`${site.origin}/`);
  const panel = await openPanel(browser, tab);
  await expect(panel.getByRole('heading', { level: 1 })).toHaveText('This page has not been audited yet.');
  await expect(verdict(panel)).toHaveCount(0);
  await panel.evaluate(axe.source);
  const violations = await panel.evaluate(async () =>
    (
      await (
        globalThis as unknown as { axe: { run(options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> } }
      ).axe.run({ resultTypes: ['violations'] })
    ).violations.map(({ id, nodes }) => [id, nodes[0]?.html]),
  );
  expect(violations).toEqual([]);
  await Promise.all([tab.close(), panel.close()]);
});
