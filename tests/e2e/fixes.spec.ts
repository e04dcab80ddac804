import { expect, signalOf, test } from './site-test.ts';

test('the popup offers what to paste, judged again, and copies it', async ({ audit }) => {
  const { popup, report } = await audit('/faults/canonicals');
  expect(signalOf(report, 'canonical-tag').status).toBe('fail');
  await popup.evaluate(() => { location.hash = '#check=canonical-tag'; });
  const fix = popup.locator('.fix-it');
  await expect(fix).toHaveCount(1);
  await expect(fix.locator('summary')).toContainText('With this, the check passes');
  // Open where the check is alone, and closed and opened by keyboard.
  await expect(fix.locator('.fix-code')).toBeVisible();
  await fix.locator('summary').focus();
  await popup.keyboard.press('Enter');
  await expect(fix.locator('.fix-code')).toBeHidden();
  await popup.keyboard.press('Enter');
  await expect(fix.locator('.fix-code')).toHaveText(/^Link: <http:\/\/127\.0\.0\.1:\d+\/faults\/canonicals>; rel="canonical"$/);
  await fix.getByRole('button', { name: /^Copy/ }).click();
  await expect(popup.locator('.notice')).toContainText('Copied');
  await popup.evaluate(() => { location.hash = '#tool=canonical'; });
  await expect(popup.locator('.fix-it summary').first()).toContainText('Fix it: Canonical');
});
