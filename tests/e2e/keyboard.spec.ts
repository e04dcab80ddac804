/** The product without a mouse: Tab reaches everything that can be pressed, and Enter, Escape and the arrows do what they say. */
import type { Page } from '@playwright/test';
import { firstPage } from '../../scripts/demo/first-page.ts';
import { expect, test } from './site-test.ts';

test.describe.configure({ timeout: 180_000 });

/** Presses Tab until all that can be reached was reached. @returns what was not, and what shows no focus */
async function walk(shown: Page): Promise<{ reached: number; missed: string[]; unseen: string[] }> {
  const count = await shown.evaluate(() => {
    const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]';
    const wanted = [...document.querySelectorAll<HTMLElement>(focusable)].filter((element) => {
      if (
        element.tabIndex < 0 ||
        (element as HTMLButtonElement).disabled ||
        !element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })
      )
        return false;
      // Of a group of radio buttons Tab reaches the one that is chosen.
      return !(element instanceof HTMLInputElement && element.type === 'radio' && !element.checked);
    });
    for (const element of wanted) element.dataset['wanted'] = '';
    (document.activeElement as HTMLElement | null)?.blur();
    addEventListener('focusin', ({ target }) => {
      const element = target as HTMLElement;
      delete element.dataset['wanted'];
      const shape = getComputedStyle(element);
      const around = [element, element.parentElement!].some((one) => getComputedStyle(one).outlineStyle !== 'none');
      if (!around && shape.boxShadow === 'none') element.dataset['unseen'] = '';
    });
    return wanted.length;
  });
  for (let press = 0; press < count + 5; press++) await shown.keyboard.press('Tab');
  const named = (attribute: string) =>
    shown.evaluate((name) => [...document.querySelectorAll(`[data-${name}]`)].map((element) => element.outerHTML.slice(0, 160)), attribute);
  return { reached: count, missed: await named('wanted'), unseen: await named('unseen') };
}
async function expectWalkable(shown: Page, least: number): Promise<void> {
  const { reached, missed, unseen } = await walk(shown);
  expect(reached).toBeGreaterThanOrEqual(least);
  expect({ missed, unseen }).toEqual({ missed: [], unseen: [] });
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
