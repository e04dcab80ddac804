/** The product without a mouse: Tab reaches every control, and Enter, Escape and the arrow keys work. */
import type { Page } from '@playwright/test';
import { firstPage } from '../../scripts/demo/first-page.ts';
import { walkByTab } from '../support/view-faults.ts';
import { expect, test } from './site-test.ts';

test.describe.configure({ timeout: 180_000 });

async function expectWalkable(shown: Page, least: number): Promise<void> {
  const { count, faults } = await walkByTab(shown);
  expect(count).toBeGreaterThanOrEqual(least);
  expect(faults).toEqual([]);
}
const focused = (shown: Page) => shown.evaluate(() => document.activeElement?.textContent?.trim() ?? '');

test('popup, report page, panel and settings are walked without a mouse', async ({ audit, auditBrowser: browser }) => {
  const { popup, tab } = await audit(firstPage.path);
  await popup.keyboard.press('/');
  await popup.keyboard.type('broken');
  await expect(popup.locator('main h1')).toHaveText('Search results');
  await popup.keyboard.press('ArrowDown');
  expect(await focused(popup)).toContain('Link status');
  await popup.keyboard.press('Enter');
  await expect(popup.locator('main h1')).toHaveText('Link status');
  await expect(popup.locator('main h1')).toBeFocused();
  await popup.keyboard.press('Escape');
  await expect(popup.locator('section.verdict h1')).toBeVisible();

  const save = popup.getByRole('button', { name: 'Save', exact: true });
  await save.focus();
  await popup.keyboard.press('Enter');
  await popup.keyboard.press('Tab');
  expect(await focused(popup)).toContain('Open as a page');
  await popup.keyboard.press('Escape');
  await expect(save).toBeFocused();
  await expect(save).toHaveAttribute('aria-expanded', 'false');

  await popup.locator('#tools [data-step]').first().focus();
  await popup.keyboard.press('End');
  expect(await focused(popup)).toContain('Dates, authors, publisher');
  await popup.keyboard.press('ArrowUp');
  expect(await focused(popup)).toContain('Claims and sources');
  await popup.keyboard.press('Home');
  expect(await focused(popup)).toContain('Search result preview');
  await expectWalkable(popup, 60);

  const tabId = await popup.evaluate(
    async () =>
      (
        await (globalThis as unknown as { chrome: { tabs: { query(what: object): Promise<{ id: number }[]> } } }).chrome.tabs.query({
          active: true,
          lastFocusedWindow: true,
        })
      )[0]!.id,
  );
  await popup.close();
  const shown = await browser.context.newPage();
  for (const [path, least] of [
    [`report.html#tab=${tabId}`, 50],
    [`report.html#tab=${tabId}&tool=link-inventory`, 15],
    ['sidepanel.html', 1],
    ['options.html', 12],
    ['bulk.html#new', 5],
  ] as const) {
    await shown.goto('about:blank');
    await shown.goto(`chrome-extension://${browser.extensionId}/${path}`);
    await expect(shown.locator('h1').first()).toBeVisible();
    await expect(shown.locator('[aria-busy=true]')).toHaveCount(0);
    await expectWalkable(shown, least);
  }
  await Promise.all([shown, tab].map((one) => one.close()));
});
