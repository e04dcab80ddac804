/** The product without a mouse: Tab reaches every control, and Enter, Escape and the arrow keys work. */
import type { Page } from '@playwright/test';
import { firstPage } from '../../scripts/demo/first-page.ts';
import { walkByTab } from '../support/view-faults.ts';
import { expect, test } from './site-test.ts';

const focused = (shown: Page) => shown.evaluate(() => document.activeElement?.textContent?.trim() ?? '');

// The other pages of the extension are walked by every-view.spec.ts.
test('the popup is searched, opened and walked without a mouse', async ({ audit }) => {
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
  const { count, faults } = await walkByTab(popup);
  expect(count).toBeGreaterThanOrEqual(60);
  expect(faults).toEqual([]);
  await tab.close();
});
