import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { AuditBrowser } from '../../scripts/audit-browser.ts';
import { axeIn } from '../support/axe-in-page.ts';
import { expect, page, test } from './site-test.ts';

test.describe.configure({ timeout: 90_000 });

const text = '<h1>Marbled paper</h1><p>Drops of colour float on a bath of carrageen, a comb draws them into a pattern, and a sheet laid on the bath takes it up in one breath.</p>';
async function open(browser: AuditBrowser, path: string): Promise<Page> {
  const opened = await browser.context.newPage();
  await opened.goto(`chrome-extension://${browser.extensionId}/${path}`);
  return opened;
}
const settled = (popup: Page) => expect(popup.locator('[aria-live]').last()).toContainText('Audit score', { timeout: 20_000 });
const stored = (settings: Page, kind: string) => settings.locator(`[data-stored=${kind}]`);

test('is opened from the popup, and what is set there holds in the next audit and the next run', async ({ auditBrowser: browser, serve }) => {
  const site = await serve({ '/': page('Marbled paper', text), '/out': page('Left out', text, '<meta name="robots" content="noindex">') });
  const tab = await browser.open(`${site.origin}/out`);
  const popup = await browser.clickToolbar(tab);
  await settled(popup);
  const [settings] = await Promise.all([browser.context.waitForEvent('page'), popup.getByRole('link', { name: 'Settings' }).click().catch(() => undefined)]);
  await expect(settings.getByRole('heading', { level: 1 })).toHaveText('Settings');
  await settings.getByLabel('leave it out').check();
  await settings.getByLabel('Pages audited at a time in new bulk audits').selectOption('5');
  await settings.getByLabel('Speed of link checks').selectOption('careful');
  await settings.reload();
  await expect(settings.getByLabel('leave it out')).toBeChecked();
  await expect(settings.getByLabel('Speed of link checks')).toHaveValue('careful');

  const second = await browser.open(`${site.origin}/`);
  const next = await browser.clickToolbar(second);
  expect((await browser.readReport(next)).intent).toBe('keep-out');
  await expect(next.getByLabel('leave it out')).toBeChecked();

  // What the reader chooses for a page is listed, and forgotten there.
  await next.getByLabel('index it').check();
  await expect(settings.locator('.kept-list').first()).toContainText(`${site.origin}/`);
  await settings.getByRole('button', { name: `Forget the choice for ${site.origin}/` }).click();
  await expect(settings.locator('main').getByRole('status')).toHaveText(`The choice for ${site.origin}/ is forgotten.`);
  await expect(settings.getByText('Nothing was chosen for a page yet.')).toBeVisible();

  const bulk = await open(browser, 'bulk.html#new');
  await expect(bulk.locator('.option-range b')).toHaveText('5');

  await settings.getByLabel('index it').check();
  await settings.getByLabel('Speed of link checks').selectOption('normal');
  await settings.getByLabel('Pages audited at a time in new bulk audits').selectOption('2');
  await expect(settings.getByLabel('index it')).toBeChecked();
  await Promise.all([tab, second, bulk, settings].map((one) => one.close()));
});

test('exports settings, takes them in again, and says what is wrong with a file', async ({ auditBrowser: browser }) => {
  const settings = await open(browser, 'options.html');
  await settings.getByLabel('Speed of link checks').selectOption('fast');
  const [download] = await Promise.all([settings.waitForEvent('download'), settings.getByRole('button', { name: 'Export settings' }).click()]);
  expect(download.suggestedFilename()).toBe('pageloupe-settings.json');
  const file = readFileSync(await download.path(), 'utf8');
  await settings.getByLabel('Speed of link checks').selectOption('normal');
  const take = (contents: string) => settings.getByLabel('Import settings').setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(contents) });
  await take(file.slice(5));
  await expect(settings.getByRole('alert')).toContainText('is not whole. Nothing was changed.');
  await take(file.replace('"version": 1', '"version": 7'));
  await expect(settings.getByRole('alert')).toContainText('later version');
  await expect(settings.getByLabel('Speed of link checks')).toHaveValue('normal');
  await take(file);
  await expect(settings.locator('main').getByRole('status')).toHaveText('The settings of the file hold now.');
  await expect(settings.getByLabel('Speed of link checks')).toHaveValue('fast');
  await settings.getByLabel('Speed of link checks').selectOption('normal');
  await settings.close();
});

test('links to the pages of a service once its URL is set, and to nothing else', async ({ auditBrowser: browser }) => {
  const settings = await open(browser, 'options.html');
  const field = settings.getByLabel('URL of a service that runs these checks for your team');
  await expect(settings.getByRole('link', { name: 'Register interest in API access' })).toHaveCount(0);
  for (const wrong of ['audits.example.com', 'javascript:alert(1)', 'data:text/html,x']) {
    await field.fill(wrong);
    await field.press('Tab');
    await expect(settings.getByRole('alert')).toContainText('This is not a URL of the web.');
  }
  await field.fill('https://audits.example.com/team');
  await field.press('Tab');
  await expect(settings.getByRole('link', { name: 'Register interest in API access' })).toHaveAttribute('href', 'https://audits.example.com/team/contact');
  await field.fill('');
  await field.press('Tab');
  await expect(settings.getByRole('link', { name: 'Register interest in API access' })).toHaveCount(0);
  await settings.close();
});

test('says what is stored, clears a kind after a question, and is clean at every width', async ({ auditBrowser: browser, serve }) => {
  const site = await serve({ '/': page('Marbled paper', text) });
  const tab = await browser.open(`${site.origin}/`);
  const popup = await browser.clickToolbar(tab);
  await settled(popup);
  await popup.close();
  const settings = await open(browser, 'options.html');
  await expect(stored(settings, 'reports')).toContainText('kB');
  for (const [width, colorScheme] of [[320, 'dark'], [1200, 'light']] as const) {
    await settings.setViewportSize({ width, height: 900 });
    await settings.emulateMedia({ colorScheme });
    expect(await settings.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), `${width} px`).toBe(0);
    expect(await axeIn(settings)).toEqual([]);
  }
  await settings.getByRole('button', { name: 'Clear: Reports of open tabs' }).click();
  await settings.getByRole('button', { name: 'Keep' }).click();
  await expect(stored(settings, 'reports')).toContainText('kB');
  await settings.getByRole('button', { name: 'Clear: Reports of open tabs' }).click();
  await settings.getByRole('dialog').getByRole('button', { name: 'Clear' }).click();
  await expect(settings.locator('main').getByRole('status')).toHaveText('Cleared: Reports of open tabs.');
  await expect(settings.getByRole('button', { name: 'Clear: Reports of open tabs' })).toBeDisabled();
  await Promise.all([tab.close(), settings.close()]);
});
