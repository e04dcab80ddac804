import { answer, expect, page, test } from './site-test.ts';

const body = '<h1>Paper</h1><p style="color:#999">Gray text</p><p>Black text</p>';

test('contrast is measured on a click, which leaves nothing behind', async ({ auditBrowser: browser, serve }) => {
  const { origin } = await serve({ '/': answer('text/html', page('Paper', body)) });
  const tab = await browser.open(`${origin}/`);
  const popup = await browser.clickToolbar(tab);
  await browser.readReport(popup);
  const before = await tab.evaluate(() => document.documentElement.outerHTML);
  await popup.evaluate(() => {
    location.hash = '#tool=mobile-check';
  });
  await popup.getByRole('button', { name: 'Measure contrast' }).click();
  await expect(popup.getByText('#999999 on #ffffff')).toBeVisible();
  await expect(popup.getByText('2.84 of 4.5')).toBeVisible();
  expect(await tab.evaluate(() => document.documentElement.outerHTML)).toBe(before);
});
