/** What a screen reader is told of each view, what is left of it in forced colors, and whether it holds text of twice the size. axe is in every-view.spec.ts. */
import type { Page } from '@playwright/test';
import { firstPage } from '../../scripts/demo/first-page.ts';
import { expect, test } from './site-test.ts';

const go = (shown: Page, hash: string) =>
  shown.evaluate((to) => {
    location.hash = to;
  }, hash);

const views = ['overview', 'checks', 'check=meta-description', 'tool=ai-crawlers', 'tool=indexability', 'tool=serp-preview'];

test('the accessibility tree of a report names its landmarks, buttons, views and headings', async ({ audit }) => {
  const { popup } = await audit(firstPage.path);
  for (const hash of views) {
    await go(popup, hash);
    await expect.soft(popup.locator('body'), hash).toMatchAriaSnapshot(`
      - banner:
        - button "Open side panel"
        - button "Audit again"
        - button "Save"
        - button "Bulk"
        - navigation "Views":
          - link "Overview"
          - link /Tools \\d+/
          - link /Checks \\d+/
        - search:
          - searchbox "Find a tool or check"
      - main:
        - heading [level=1]
    `);
  }
  await go(popup, 'tool=indexability');
  await expect(popup.locator('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Can it be indexed?" [level=1]
  `);
});

test('the other pages have a main landmark under a heading', async ({ auditBrowser: browser }) => {
  const shown = await browser.context.newPage();
  for (const [path, heading] of [
    ['sidepanel.html', /audited|read this page/],
    ['options.html', /^Settings$/],
    ['bulk.html', /./],
    ['bulk.html#new', /./],
  ] as const) {
    await shown.goto(`chrome-extension://${browser.extensionId}/${path}`);
    await shown.reload();
    await expect.soft(shown.getByRole('main').getByRole('heading', { level: 1 }).first(), path).toHaveText(heading);
  }
  await shown.close();
});

test('bars stay visible in forced colors', async ({ audit }) => {
  const { popup } = await audit(firstPage.path);
  for (const colorScheme of ['light', 'dark'] as const) {
    await popup.emulateMedia({ forcedColors: 'active', colorScheme });
    for (const hash of ['overview', 'tool=link-inventory', 'tool=page-weight']) {
      await go(popup, hash);
      await expect(popup.locator('main h1')).toBeVisible();
      const unseen = await popup.locator('.bar > i').evaluateAll((bars) =>
        bars.flatMap((bar) => {
          const ground = getComputedStyle(bar.parentElement!).backgroundColor;
          return getComputedStyle(bar).backgroundColor === ground && bar.getBoundingClientRect().width > 1 ? [bar.outerHTML] : [];
        }),
      );
      expect.soft(unseen, `${hash}, ${colorScheme}`).toEqual([]);
    }
  }
});

test('with text of twice the size nothing in the header overlaps, and no view scrolls sideways', async ({ audit }) => {
  const { popup } = await audit(firstPage.path);
  await popup.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  for (const hash of views) {
    await go(popup, hash);
    await expect(popup.locator('main h1')).toBeVisible();
    const overlaps = await popup.locator('.top-line').evaluateAll((lines) =>
      lines.flatMap((line) => {
        const boxes = [...line.children].map((child) => {
          // What is drawn, not the box that text may stick out of.
          const range = document.createRange();
          range.selectNodeContents(child);
          const own = child.getBoundingClientRect();
          return { name: child.textContent, own, right: Math.max(own.right, Math.min(range.getBoundingClientRect().right, innerWidth)) };
        });
        return boxes.flatMap((one, index) =>
          boxes
            .slice(index + 1)
            .filter(({ own }) => own.top < one.own.bottom - 1 && own.bottom > one.own.top + 1 && own.left < one.right - 1)
            .map((other) => `${one.name} under ${other.name}`),
        );
      }),
    );
    expect.soft(overlaps, hash).toEqual([]);
    expect.soft(await popup.evaluate(() => document.documentElement.scrollWidth - innerWidth), hash).toBeLessThanOrEqual(0);
  }
});
