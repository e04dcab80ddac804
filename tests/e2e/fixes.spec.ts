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

test('fixes for the first page of the demo are true, and omissions are reported', async ({ audit }) => {
  const { popup } = await audit('/shop/travel-journal');
  const open = async (check: string, kind: string) => {
    await popup.evaluate((id) => {
      location.hash = `#check=${id}`;
    }, check);
    const offer = popup.locator('.fix-it', { hasText: kind });
    await expect(offer).toHaveCount(1);
    await offer.evaluate((details) => {
      (details as HTMLDetailsElement).open = true;
    });
    return offer;
  };
  const product = await open('schema-visible', 'JSON-LD: Product');
  await expect(product.locator('.fix-code')).toContainText('"price": "96.00"');
  await expect(product.locator('.fix-code')).not.toContainText('79.00');
  await expect(product.locator('.fix-list').first()).toContainText(
    'Removed aggregateRating.reviewCount (0): it is not visible on the page.',
  );
  const sharing = await open('open-graph', 'Open Graph');
  await expect(sharing.locator('.fix-code')).toContainText(/og:url" content="[^"]+\/shop\/travel-journal"/);
  await expect(sharing).toContainText('The canonical points to another page.');
  await expect((await open('meta-description', 'Meta description')).locator('.fix-code')).toContainText(
    'The travel journal is an A5 notebook',
  );
});

test('a paste that opens what was closed says so first', async ({ audit }) => {
  const { popup } = await audit('/faults/noindex');
  await popup.evaluate(() => {
    location.hash = '#check=index-directives';
  });
  await expect(popup.locator('.fix-it')).toContainText('Before you paste, check');
  await expect(popup.locator('.fix-it')).toContainText('noindex keeps this page out of search now.');
});
