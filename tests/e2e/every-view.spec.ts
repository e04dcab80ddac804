/**
 * Every view of the product, opened in the built extension over pages with content for it: its text, axe results,
 * and whether it works with a screen reader, enlarged text, forced colors and without a mouse.
 */
import type { Page } from '@playwright/test';
import { firstPage } from '../../scripts/demo/first-page.ts';
import { readToolCards } from '../../scripts/tool-cards.ts';
import { axeIn } from '../support/axe-in-page.ts';
import { viewFaults } from '../support/view-faults.ts';
import { expect, test } from './site-test.ts';

test.describe.configure({ timeout: 240_000 });

const shop = firstPage.path;
const cards = await readToolCards();

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
  test(`${shown.length} tools show what is on ${path}, and axe finds nothing in light and dark`, async ({ audit }) => {
    const { popup } = await audit(path);
    for (const [id, { demo }] of shown) {
      await go(popup, `tool=${id}`);
      await expect.soft(popup.locator('.picture'), id).toContainText(demo.shows);
      await expectSound(popup, id);
    }
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
  for (const path of [
    `report.html#tab=${tabId}`,
    'sidepanel.html',
    'options.html',
    'bulk.html',
    'bulk.html#new',
    'licences.html',
    'geo-score.html',
  ]) {
    await shown.goto(`chrome-extension://${browser.extensionId}/${path}`);
    await shown.reload();
    await expect(shown.locator('h1').first()).toBeVisible();
    await expectSound(shown, path);
  }
  await Promise.all([shown, tab].map((one) => one.close()));
});
