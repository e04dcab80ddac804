import { expect, signalOf, test } from './site-test.ts';

test('the popup offers what to paste, judged again, and copies it', async ({ audit }) => {
  const { popup, report } = await audit('/faults/canonicals');
  expect(signalOf(report, 'canonical-tag').status).toBe('fail');
  await popup.evaluate(() => {
    location.hash = '#check=canonical-tag';
  });
  const fix = popup.locator('.fix-it');
  await expect(fix).toHaveCount(1);
  await expect(fix.locator('summary')).toContainText('Passes the check');
  // Open if the check is shown alone; toggled by keyboard.
  await expect(fix.locator('.fix-code')).toBeVisible();
  await fix.locator('summary').focus();
  await popup.keyboard.press('Enter');
  await expect(fix.locator('.fix-code')).toBeHidden();
  await popup.keyboard.press('Enter');
  await expect(fix.locator('.fix-code')).toHaveText(/^Link: <http:\/\/127\.0\.0\.1:\d+\/faults\/canonicals>; rel="canonical"$/);
  await fix.getByRole('button', { name: /^Copy/ }).click();
  await expect(popup.locator('.notice')).toContainText('Copied');
  await popup.evaluate(() => {
    location.hash = '#tool=canonical';
  });
  await expect(popup.locator('.fix-it summary').first()).toContainText('Fix it: Canonical');
});

test('a page whose canonical is another page is offered no paste for its content', async ({ audit }) => {
  const { popup } = await audit('/shop/travel-journal');
  for (const check of ['schema-visible', 'open-graph', 'meta-description']) {
    await popup.evaluate((id) => {
      location.hash = `#check=${id}`;
    }, check);
    await expect(popup.locator('main h1')).toBeVisible();
    await expect(popup.locator('.fix-it')).toHaveCount(0);
  }
});

test('a paste that opens what was closed says so first', async ({ audit }) => {
  const { popup } = await audit('/faults/noindex');
  await popup.evaluate(() => {
    location.hash = '#check=index-directives';
  });
  await expect(popup.locator('.fix-it')).toContainText('Before you paste, check');
  await expect(popup.locator('.fix-it')).toContainText('noindex keeps this page out of search now.');
});
