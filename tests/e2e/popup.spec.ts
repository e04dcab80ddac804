import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { signals } from '../../checks/signals/index.ts';
import type { Report } from '../../checks/core/report/report.ts';
import { schemaErrors } from '../support/report-schema.ts';
import { answer, expect, page, signalOf, test } from './site-test.ts';

const guide = '/guides/oil-leather-covers';
const inFocus = (popup: Page) =>
  popup.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? (document.activeElement?.textContent || document.activeElement?.tagName),
  );

test('without a mouse: Tab follows the overview; from there through search to a tool, to the page and back', async ({ audit }) => {
  const { tab, popup } = await audit(guide);
  const leaveFocus = () =>
    popup.evaluate(() => {
      (document.activeElement as HTMLElement | null)?.blur();
    });
  await leaveFocus();
  const tops: number[] = [];
  const names: string[] = [];
  for (let steps = 0; steps < 60; steps++) {
    await popup.keyboard.press('Tab');
    const at = await popup.evaluate(() => {
      const element = document.activeElement!;
      return element === document.body
        ? null
        : {
            top: Math.round(element.getBoundingClientRect().top + scrollY),
            sticky: element.closest('header.top') !== null,
            name: element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '',
            column: element.closest('.groups, .score-line, .page-head') !== null,
          };
    });
    if (!at) break;
    names.push(at.name);
    if (!at.sticky && !at.column) tops.push(at.top);
  }
  expect(names.slice(0, 8)).toEqual([
    'Open side panel',
    'Audit again',
    'Save',
    'Bulk',
    'Overview',
    expect.stringMatching(/^Tools/),
    expect.stringMatching(/^Checks/),
    'Find a tool or check',
  ]);
  // Side by side, heights may differ by a few pixels.
  expect(tops.filter((top, index) => index > 0 && top < tops[index - 1]! - 40)).toEqual([]);
  expect(names.length).toBeGreaterThan(20);
  await leaveFocus();
  await popup.keyboard.press('/');
  expect(await inFocus(popup)).toBe('Find a tool or check');
  await popup.keyboard.type('heading outline');
  await expect(popup.locator('main h1')).toHaveText('Search results');
  await popup.keyboard.press('ArrowDown');
  expect(await popup.evaluate(() => (document.activeElement as HTMLAnchorElement).hash)).toBe('#tool=heading-outline');
  await popup.keyboard.press('Enter');
  await expect(popup.locator('main h1')).toHaveText('Heading outline');
  await expect.poll(() => inFocus(popup)).toBe('Heading outline');
  await expect(popup.locator('.picture')).toBeVisible();
  for (let steps = 0; steps < 20 && !(await inFocus(popup))?.startsWith('Show on page'); steps++) await popup.keyboard.press('Tab');
  await popup.keyboard.press('Enter');
  await expect(popup.locator('.notice')).toHaveText('Highlighted on the page.');
  expect(await tab.evaluate(() => document.querySelectorAll('[popover]').length)).toBe(1);
  await popup.keyboard.press('Escape');
  await expect(popup.locator('#verdict')).toBeVisible();
  await expect.poll(() => tab.evaluate(() => document.querySelectorAll('[popover]').length)).toBe(0);
});

async function saved(popup: Page, name: string): Promise<{ file: string; text: string }> {
  await popup.getByRole('button', { name: 'Save', exact: true }).click();
  const [download] = await Promise.all([popup.waitForEvent('download'), popup.getByRole('button', { name }).click()]);
  return { file: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8') };
}

test('the report is saved as JSON, CSV and Markdown', async ({ audit, serve }) => {
  const site = await serve({
    '/': page(
      '=HYPERLINK(&quot;http://x.invalid&quot;)',
      '<h1>Glue | <b>paste</b> &lt;i&gt;</h1><p>Paste holds paper.</p>',
      '<title>+1</title>',
    ),
  });
  const { popup, report } = await audit(`${site.origin}/`);
  const json = await saved(popup, 'Save as JSON');
  expect(json.file).toMatch(/^pageloupe-127\.0\.0\.1-audit-\d{4}-\d\d-\d\d\.json$/);
  const read = JSON.parse(json.text) as Report;
  expect(schemaErrors(read)).toEqual([]);
  expect([read.url, read.score, read.signals.length, read.facts?.head?.ok]).toEqual([report.url, report.score, signals.length, true]);

  const csv = await saved(popup, 'Save as CSV');
  expect(csv.file).toMatch(/\.csv$/);
  const cells = cellsOf(csv.text);
  expect(csv.text.startsWith('\uFEFFid,title,status')).toBe(true);
  expect(cells.filter((cell) => /^\s*[=+\-@]/.test(cell))).toEqual([]);
  expect(cells.filter((cell) => cell === 'http-status')).toHaveLength(1);

  const markdown = await saved(popup, 'Save as Markdown');
  expect(markdown.file).toMatch(/\.md$/);
  expect(markdown.text).toMatch(/^# Audit of http:\/\/127\.0\.0\.1/);
  expect(markdown.text.match(/^### /gm)).toHaveLength(signals.length);
  expect(markdown.text).not.toContain('<i>');
});

/** Every cell of a CSV file according to RFC 4180. */
function cellsOf(text: string): string[] {
  return [...text.replace('\uFEFF', '').matchAll(/(?:^|,|\r\n)(?:"((?:[^"]|"")*)"|([^",\r\n]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  );
}

test('the user’s choices are applied at once, and stored', async ({ audit, auditBrowser: browser, serve }) => {
  const site = await serve({
    '/': answer(
      'text/html; charset=utf-8',
      page('Members', '<h1>Members</h1><p>Only for members of the guild.</p>', '<meta name="robots" content="noindex">'),
    ),
  });
  const { tab, popup } = await audit(`${site.origin}/`);
  const before = 'Google is not allowed to index this page';
  await expect(popup.locator('#verdict')).toContainText(before);
  await popup.getByRole('radio', { name: 'exclude it' }).check();
  await expect(popup.locator('#verdict')).not.toContainText(before);
  await popup.getByLabel('I block AI on purpose').check();
  await expect(popup.locator('#geo')).toContainText('Opted out');
  await popup.getByLabel('Page type').selectOption({ value: 'article' });
  await expect
    .poll(async () => {
      const { intent, pageType, aiOptOut } = (await browser.readReport(popup)) as Report & Record<string, unknown>;
      return [intent, pageType, aiOptOut];
    })
    .toEqual(['keep-out', 'article', true]);
  await popup.close();

  const again = await browser.clickToolbar(tab);
  const report = await browser.readReport(again);
  expect(report.pageType).toBe('article');
  expect(signalOf(report, 'index-directives').status).not.toBe('fail');
  await expect(again.getByRole('radio', { name: 'exclude it' })).toBeChecked();
  await expect(again.getByLabel('I block AI on purpose')).toBeChecked();
  await expect(again.getByLabel('Page type')).toHaveValue('article');
});
