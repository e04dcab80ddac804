import type { Page } from '@playwright/test';
import { expect, test } from './site-test.ts';

interface Log {
  mutations: string[];
  globals: string[];
  events: string[];
}
type Watched = typeof globalThis & { untouched: Log };

/** Records, in the page's world, everything that happens to it from now on. */
async function watch(tab: Page): Promise<void> {
  await tab.evaluate(() => {
    const log: Log = { mutations: [], globals: [], events: [] };
    (globalThis as Watched).untouched = log;
    log.globals = Object.getOwnPropertyNames(globalThis);
    new MutationObserver((records) => {
      for (const { type, target, attributeName } of records) log.mutations.push(`${type} ${target.nodeName} ${attributeName ?? ''}`);
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    for (const name of ['scroll', 'focusin', 'focusout', 'selectionchange', 'hashchange', 'popstate'])
      addEventListener(name, () => log.events.push(name), { capture: true });
  });
}

/** Everything that a page or its user could notice. */
const state = (tab: Page) =>
  tab.evaluate(() => ({
    html: document.documentElement.outerHTML,
    children: document.documentElement.childNodes.length,
    scroll: [scrollX, scrollY],
    focus: document.activeElement?.id,
    selection: String(getSelection()),
    globals: Object.getOwnPropertyNames(globalThis),
    sheets: document.styleSheets.length + document.adoptedStyleSheets.length,
    storage: [localStorage.length, sessionStorage.length, document.cookie],
    history: history.length,
    log: (globalThis as Watched).untouched,
  }));

/** A page in use: scrolled, with a focused field and a selected word. */
async function use(tab: Page): Promise<void> {
  await tab.evaluate(() => {
    document.body.style.minHeight = '4000px';
    const field = document.createElement('input');
    field.id = 'in-use';
    document.querySelector('main')!.prepend(field);
    field.focus({ preventScroll: true });
    scrollTo(0, 300);
  });
  await tab.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
}

test('an audit changes nothing that the page or its visitor could notice', async ({ auditBrowser: browser, demo }) => {
  const tab = await browser.open(`${demo.origin}/guides/oil-leather-covers`);
  await use(tab);
  await watch(tab);
  const before = await state(tab);
  const popup = await browser.clickToolbar(tab);
  const first = await browser.readReport(popup);
  await popup.getByRole('button', { name: 'Audit again' }).first().click();
  await expect.poll(async () => (await browser.readReport(popup)).at).not.toBe(first.at);
  // The popup takes the window's focus, as any window would; the focused element of the page stays.
  const after = await state(tab);
  expect({ ...after, log: { ...after.log, events: [] } }).toEqual({ ...before, log: { ...before.log, events: [] } });
  expect(after.log.events.filter((name) => name !== 'focusin' && name !== 'focusout')).toEqual([]);
  await tab.close();
});

const layers = (tab: Page) => tab.evaluate(() => document.querySelectorAll('[popover]').length);

test('marks on the page leave no trace', async ({ auditBrowser: browser, demo }) => {
  const tab = await browser.open(`${demo.origin}/guides/oil-leather-covers`);
  const html = await tab.evaluate(() => document.documentElement.outerHTML);
  const untouched = async () => expect.poll(() => tab.evaluate(() => document.documentElement.outerHTML)).toBe(html);
  const popup = await browser.clickToolbar(tab);
  await browser.readReport(popup);
  const tool = async (id: string) => {
    await popup.evaluate((hash) => {
      location.hash = hash;
    }, `#tool=${id}`);
    await expect(popup.locator('.picture')).toBeVisible();
  };

  await tool('heading-outline');
  await popup
    .getByRole('button', { name: /^Show on page/ })
    .first()
    .click();
  await expect(popup.locator('.notice')).toHaveText('Highlighted on the page.');
  expect(await layers(tab)).toBe(1);
  await tab.keyboard.press('Escape');
  await untouched();

  await popup.getByRole('button', { name: 'Show heading levels on the page' }).click();
  await expect(popup.locator('.notice')).toContainText('highlighted on the page');
  expect(await layers(tab)).toBe(1);
  await popup.getByRole('button', { name: 'Show heading levels on the page' }).click();
  await untouched();
  await popup.getByRole('button', { name: 'Show heading levels on the page' }).click();
  await expect.poll(() => layers(tab)).toBe(1);
  await tab.keyboard.press('Escape');
  await expect(popup.getByRole('button', { name: 'Show heading levels on the page' })).toHaveAttribute('aria-pressed', 'false');
  await untouched();

  await tool('link-highlighter');
  await expect.poll(() => layers(tab)).toBe(0);
  await popup.getByRole('button', { name: /^Highlight \d+ links/ }).click();
  await expect.poll(() => layers(tab)).toBe(1);
  await tool('heading-outline');
  await untouched();

  await tool('link-highlighter');
  await popup.getByRole('button', { name: /^Highlight \d+ links/ }).click();
  await expect.poll(() => layers(tab)).toBe(1);
  await popup.getByRole('button', { name: 'Pin highlights' }).click();
  await popup.close();
  await tab.mouse.wheel(0, 200);
  expect(await layers(tab)).toBe(1);
  await tab.keyboard.press('Escape');
  await untouched();

  const again = await browser.clickToolbar(tab);
  await browser.readReport(again);
  await again.evaluate(() => {
    location.hash = '#tool=link-highlighter';
  });
  await again.getByRole('button', { name: /^Highlight \d+ links/ }).click();
  await expect.poll(() => layers(tab)).toBe(1);
  await again.close();
  await untouched();
  await tab.close();
});
