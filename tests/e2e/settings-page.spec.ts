import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { AuditBrowser } from '../../scripts/audit-browser.ts';
import { answer, expect, page, signalOf, test } from './site-test.ts';

const text =
  '<h1>Marbled paper</h1><p>Drops of colour float on a bath of carrageen, a comb draws them into a pattern, and a sheet laid on the bath takes it up in one breath.</p>';
declare const chrome: {
  tabs: { query(of: object): Promise<{ id: number; url?: string }[]> };
  action: { getBadgeText(of: { tabId: number }): Promise<string> };
  scripting: { getRegisteredContentScripts(): Promise<unknown[]> };
};

async function open(browser: AuditBrowser, path: string): Promise<Page> {
  const opened = await browser.context.newPage();
  await opened.goto(`chrome-extension://${browser.extensionId}/${path}`);
  return opened;
}
const settled = (popup: Page) => expect(popup.locator('[aria-live]').last()).toContainText('Audit score');
const stored = (settings: Page, kind: string) => settings.locator(`[data-stored=${kind}]`);

test('is opened from the popup, and its settings apply to the next audit and the next run', async ({ auditBrowser: browser, serve }) => {
  const site = await serve({ '/': page('Marbled paper', text), '/out': page('Left out', text, '<meta name="robots" content="noindex">') });
  const tab = await browser.open(`${site.origin}/out`);
  const popup = await browser.clickToolbar(tab);
  await settled(popup);
  const [settings] = await Promise.all([
    browser.context.waitForEvent('page'),
    popup
      .getByRole('link', { name: 'Settings' })
      .click()
      .catch(() => undefined),
  ]);
  await expect(settings.getByRole('heading', { level: 1 })).toHaveText('Settings');
  await expect(settings.getByRole('region', { name: 'Keyboard shortcuts' }).getByRole('listitem')).toHaveText([
    'Audit this page in the popupAlt+Shift+L',
    'Open the side panelAlt+Shift+O',
    'Open bulk auditsNot set',
  ]);
  await settings.getByLabel('exclude it').check();
  await settings.getByLabel('Pages audited at a time in new bulk audits').selectOption('5');
  await settings.getByLabel('Speed of link checks').selectOption('careful');
  await settings.reload();
  await expect(settings.getByLabel('exclude it')).toBeChecked();
  await expect(settings.getByLabel('Speed of link checks')).toHaveValue('careful');

  const second = await browser.open(`${site.origin}/`);
  const next = await browser.clickToolbar(second);
  expect((await browser.readReport(next)).intent).toBe('keep-out');
  await expect(next.getByLabel('exclude it')).toBeChecked();

  // A choice for a page is listed here and can be deleted.
  await next.getByLabel('index it').check();
  await expect(settings.locator('.kept-list', { hasText: site.origin })).toContainText(`${site.origin}/`);
  await settings.bringToFront();
  await settings.getByRole('button', { name: `Delete the choice for ${site.origin}/` }).click();
  await expect(settings.locator('main').getByRole('status')).toHaveText(`Choice for ${site.origin}/ deleted.`);
  // Other tests in this browser may have made choices too.
  await expect(settings.getByRole('button', { name: `Delete the choice for ${site.origin}/` })).toHaveCount(0);

  const bulk = await open(browser, 'bulk.html#new');
  await expect(bulk.locator('.option-range b')).toHaveText('5');

  await settings.bringToFront();
  await settings.getByLabel('index it').check();
  await settings.getByLabel('Speed of link checks').selectOption('normal');
  await settings.getByLabel('Pages audited at a time in new bulk audits').selectOption('2');
  await expect(settings.getByLabel('index it')).toBeChecked();
  await Promise.all([tab, second, bulk, settings].map((one) => one.close()));
});

test('the toolbar icon shows the failures of pages of allowed sites, and requests nothing', async ({ grantedBrowser: browser, serve }) => {
  const site = await serve({
    '/': page('Marbled paper', text),
    '/broken': page('', text, '<script type="application/ld+json">{"@type": }</script>'),
  });
  const settings = await open(browser, 'options.html');
  const badge = (url: string) =>
    settings.evaluate(async (of) => {
      const tab = (await chrome.tabs.query({})).find((one) => one.url === of);
      return tab ? chrome.action.getBadgeText({ tabId: tab.id }) : '?';
    }, url);
  const off = await browser.open(`${site.origin}/`);
  const toggle = settings.getByLabel('Show the number of failed checks on the toolbar icon');
  await expect(toggle).not.toBeChecked();
  await settings.bringToFront();
  await toggle.check();
  await expect.poll(() => settings.evaluate(async () => (await chrome.scripting.getRegisteredContentScripts()).length)).toBe(1);
  expect(await badge(`${site.origin}/`)).toBe('');
  const broken = await browser.open(`${site.origin}/broken`);
  await expect.poll(() => badge(`${site.origin}/broken`)).toMatch(/^[1-9]$/);
  await off.reload();
  await expect.poll(() => badge(`${site.origin}/`)).toMatch(/^\d$/);
  expect([...new Set(site.requested.map(({ path }) => path))].filter((path) => path !== '/favicon.ico').toSorted()).toEqual([
    '/',
    '/broken',
  ]);
  await settings.bringToFront();
  await toggle.uncheck();
  await expect.poll(() => badge(`${site.origin}/broken`)).toBe('');
  await Promise.all([off, broken, settings].map((one) => one.close()));
});

test('search finds its parts, and links to them', async ({ auditBrowser: browser, serve }) => {
  const site = await serve({ '/': page('Marbled paper', text) });
  const popup = await browser.clickToolbar(await browser.open(`${site.origin}/`));
  await settled(popup);
  await popup.getByRole('searchbox').fill('backup');
  const [settings] = await Promise.all([
    browser.context.waitForEvent('page'),
    popup
      .getByRole('link', { name: 'Settings: export and import' })
      .click()
      .catch(() => undefined),
  ]);
  await expect(settings.getByRole('heading', { name: 'Settings as a file' })).toBeInViewport();
});

test('custom lists apply to the next audit, and the report says which findings depend on them', async ({
  auditBrowser: browser,
  serve,
}) => {
  const links = Array.from({ length: 3 }, (_, index) => `<a href="/sheet-${index}">to the sheds</a>`).join(' ');
  const site = await serve({
    '/': page('Marbled paper', text + links),
    '/robots.txt': answer('text/plain', 'User-agent: SpringBot\nDisallow: /'),
  });
  const settings = await open(browser, 'options.html');
  const agents = settings.getByLabel('Crawlers to test against robots.txt');
  await agents.fill('Spring Bot/2.0');
  await agents.press('Tab');
  await expect(settings.getByRole('alert')).toContainText('Not saved: “Spring Bot/2.0”.');
  await expect(agents).toHaveValue('Spring Bot/2.0');
  await agents.fill('SpringBot\nHayBot\nhaybot');
  await agents.press('Tab');
  await expect(settings.locator('main').getByRole('status')).toHaveText('Saved 2 lines.');
  await settings.getByLabel('Generic link texts').fill('to the sheds');
  await settings.getByLabel('Generic link texts').press('Tab');
  await expect(settings.locator('main').getByRole('status')).toHaveText('Saved 1 line.');

  const tab = await browser.open(`${site.origin}/`);
  const popup = await browser.clickToolbar(tab);
  await settled(popup);
  const report = await browser.readReport(popup);
  expect(report.ownLists).toEqual({ agents: ['SpringBot', 'HayBot'], genericTexts: ['to the sheds'] });
  expect([signalOf(report, 'anchor-text'), signalOf(report, 'robots-txt-access')]).toMatchObject([
    { status: 'warn', more: [{ code: 'byOwnList' }] },
    { status: 'pass', more: [{ code: 'ownCrawlers' }] },
  ]);
  await popup.goto(`${popup.url().split('#')[0]}#tool=ai-crawlers`);
  await expect(popup.locator('table').first().getByRole('row').filter({ hasText: 'Your own list' })).toContainText('SpringBot: blocked');
  await popup.goto(`${popup.url().split('#')[0]}#tool=robots-txt`);
  await expect(popup.getByLabel('The same path for other crawlers')).toContainText('SpringBot: blocked');
  await popup.goto(`${popup.url().split('#')[0]}#tool=anchor-text`);
  await expect(popup.locator('.picture')).toContainText('1 text from your own list counts as generic, too.');

  const [download] = await Promise.all([
    settings.waitForEvent('download'),
    settings.getByRole('button', { name: 'Export settings' }).click(),
  ]);
  expect(JSON.parse(readFileSync(await download.path(), 'utf8'))).toMatchObject({ settings: { ownLists: report.ownLists } });
  for (const label of ['Crawlers to test against robots.txt', 'Generic link texts']) {
    await settings.getByLabel(label).fill('');
    await settings.getByLabel(label).press('Tab');
  }
  await expect(settings.locator('main').getByRole('status')).toHaveText('The list is empty now.');
  await Promise.all([tab, settings].map((one) => one.close()));
});

test('appearance applies to every page of the extension from its first paint, favorites come first', async ({
  auditBrowser: browser,
  serve,
}) => {
  const site = await serve({ '/': page('Marbled paper', text) });
  const settings = await open(browser, 'options.html');
  const ground = (shown: Page) => shown.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground(settings);
  await settings.getByLabel('Dark', { exact: true }).check();
  await expect.poll(() => ground(settings)).not.toBe(light);
  const dark = await ground(settings);
  for (const path of ['bulk.html', 'report.html', 'sidepanel.html', 'licenses.html', 'geo-score.html']) {
    const shown = await open(browser, path);
    expect(await shown.evaluate(() => getComputedStyle(document.documentElement).colorScheme), path).toBe('dark');
    await shown.close();
  }
  const tab = await browser.open(`${site.origin}/`);
  const popup = await browser.clickToolbar(tab);
  await settled(popup);
  expect(await ground(popup)).toBe(dark);

  // By keyboard: the star of a tool in the list, then the one on the tool.
  const entry = popup.locator('#tools a[href="#tool=terms"]');
  await entry.focus();
  await popup.keyboard.press('ArrowRight');
  await popup.keyboard.press('Enter');
  const favorites = popup.getByRole('region', { name: 'Favorites' });
  // After the six default ones, which come first until the user chooses.
  await expect(favorites.getByRole('link')).toHaveCount(7);
  await expect(favorites.getByRole('link').last()).toContainText('Words and phrases');
  await expect(popup.locator('#tools .group').first()).toContainText('Words and phrases');
  await popup.keyboard.press('ArrowLeft');
  await expect(entry.last()).toBeFocused();
  await expect(settings.getByRole('list', { name: 'Favorite tools' })).toContainText('Words and phrases');
  await settings.getByLabel('Add a favorite tool').selectOption('canonical');
  await expect(favorites.getByRole('link').last()).toContainText('Canonical check');
  await popup.goto(`${popup.url().split('#')[0]}#tool=terms`);
  const star = popup.getByRole('button', { name: 'Favorite: Words and phrases' });
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await star.press('Enter');
  await expect(star).toHaveAttribute('aria-pressed', 'false');
  const removals = settings.getByRole('button', { name: /^Remove from favorites: / });
  await expect(removals).toHaveCount(7);
  // By key: a page behind another draws one frame a second, and a click waits for two.
  for (let left = 6; left >= 0; left--) {
    await removals.last().press('Enter');
    await expect(removals).toHaveCount(left);
  }
  // If the user removes all of them, there are none.
  await expect(settings.getByRole('list', { name: 'Favorite tools' })).toHaveCount(0);
  await settings.getByLabel('System', { exact: true }).press('Space');
  await expect.poll(() => ground(popup)).toBe(light);

  await expect(settings.locator('[data-list=crawlers]')).toContainText('updated');
  await settings.locator('[data-list=crawlers] summary').press('Enter');
  await expect(settings.locator('[data-list=crawlers]')).toContainText('OpenAI, Overview of OpenAI Crawlers, as of');
  await expect(settings.locator('[data-list=rich-results]')).toContainText('checked');
  await Promise.all([tab, settings].map((one) => one.close()));
});

test('exports settings, takes them in again, and says what is wrong with a file', async ({ auditBrowser: browser }) => {
  const settings = await open(browser, 'options.html');
  await settings.getByLabel('Speed of link checks').selectOption('fast');
  const [download] = await Promise.all([
    settings.waitForEvent('download'),
    settings.getByRole('button', { name: 'Export settings' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('pageloupe-settings.json');
  const file = readFileSync(await download.path(), 'utf8');
  await settings.getByLabel('Speed of link checks').selectOption('normal');
  const take = (contents: string) =>
    settings.getByLabel('Import settings').setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(contents) });
  await take(file.slice(5));
  await expect(settings.getByRole('alert')).toContainText('Not a valid Pageloupe settings file. Nothing was changed.');
  await take(file.replace('"version": 1', '"version": 7'));
  await expect(settings.getByRole('alert')).toContainText('newer version');
  await expect(settings.getByLabel('Speed of link checks')).toHaveValue('normal');
  await take(file);
  await expect(settings.locator('main').getByRole('status')).toHaveText('Settings imported.');
  await expect(settings.getByLabel('Speed of link checks')).toHaveValue('fast');
  await settings.getByLabel('Speed of link checks').selectOption('normal');
  await settings.close();
});

test('links to the pages of a service once its URL is set, and to nothing else', async ({ auditBrowser: browser }) => {
  const settings = await open(browser, 'options.html');
  const field = settings.getByLabel('URL of your team’s Pageloupe service');
  await expect(settings.getByRole('link', { name: 'Register interest in API access' })).toHaveCount(0);
  for (const wrong of ['audits.example.com', 'javascript:alert(1)', 'data:text/html,x']) {
    await field.fill(wrong);
    await field.press('Tab');
    await expect(settings.getByRole('alert')).toContainText('Enter a full http or https URL');
  }
  await field.fill('https://audits.example.com/team');
  // Something is stored while the user types: the page is drawn again, and the typed text stays.
  await settings.evaluate(() =>
    (globalThis as unknown as { chrome: { storage: { local: { set(what: object): Promise<void> } } } }).chrome.storage.local.set({
      rate: 'careful',
    }),
  );
  await expect(settings.getByLabel('Speed of link checks')).toHaveValue('careful');
  await expect(field).toHaveValue('https://audits.example.com/team');
  await field.press('Tab');
  await expect(settings.getByRole('link', { name: 'Register interest in API access' })).toHaveAttribute(
    'href',
    'https://audits.example.com/team/contact',
  );
  await field.fill('');
  await field.press('Tab');
  await expect(settings.getByRole('link', { name: 'Register interest in API access' })).toHaveCount(0);
  await settings.getByLabel('Speed of link checks').selectOption('normal');
  await expect(settings.getByLabel('Speed of link checks')).toHaveValue('normal');
  await settings.close();
});

test('says what is stored, clears a kind after a question, and fits into every width', async ({ auditBrowser: browser, serve }) => {
  const site = await serve({ '/': page('Marbled paper', text) });
  const tab = await browser.open(`${site.origin}/`);
  const popup = await browser.clickToolbar(tab);
  await settled(popup);
  await popup.close();
  const settings = await open(browser, 'options.html');
  await expect(stored(settings, 'reports')).toContainText(/kB|MB/);
  for (const [width, colorScheme] of [
    [320, 'dark'],
    [1200, 'light'],
  ] as const) {
    await settings.setViewportSize({ width, height: 900 });
    await settings.emulateMedia({ colorScheme });
    expect(await settings.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), `${width} px`).toBe(
      0,
    );
  }
  await settings.getByRole('button', { name: 'Clear: Reports of open tabs' }).click();
  await settings.getByRole('button', { name: 'Keep' }).click();
  await expect(stored(settings, 'reports')).toContainText(/kB|MB/);
  await settings.getByRole('button', { name: 'Clear: Reports of open tabs' }).click();
  await settings.getByRole('dialog').getByRole('button', { name: 'Clear' }).click();
  await expect(settings.locator('main').getByRole('status')).toHaveText('Cleared: Reports of open tabs.');
  await expect(settings.getByRole('button', { name: 'Clear: Reports of open tabs' })).toBeDisabled();
  await Promise.all([tab.close(), settings.close()]);
});
