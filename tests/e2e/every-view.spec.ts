/** Every view of the product, opened in the built extension over pages that give it something to show: what it says, and what axe says of it. */
import type { Page } from '@playwright/test';
import { tools, type ToolId } from '../../checks/index.ts';
import { firstPage } from '../../scripts/demo/first-page.ts';
import { axeIn } from '../support/axe-in-page.ts';
import { expect, test } from './site-test.ts';

test.describe.configure({ timeout: 240_000 });

const guide = '/guides/oil-leather-covers';
const shop = firstPage.path;
/** Each tool: a page of the demo site, and what its picture must say of it. */
const expected: Record<ToolId, [page: string, says: string | RegExp]> = {
  'serp-preview': [shop, 'Travel journal, leather travel journal'],
  'head-tags': [shop, 'og:type'],
  'favicon-sitename': [guide, 'Larkspur Bindery'],
  'preview-controls': [guide, 'max-image-preview'],
  indexability: [shop, '/shop/field-journal'],
  'robots-directives': [guide, 'max-snippet:-1'],
  'robots-txt': [guide, 'Disallow: /private/'],
  canonical: [shop, '/shop/field-journal'],
  'redirect-trace': [shop, shop],
  'response-headers': [shop, 'no-cache'],
  'sitemap-lookup': [guide, '/sitemap.xml'],
  'heading-outline': [guide, 'Which oil is safe for leather covers'],
  'main-content': [guide, 'To oil a leather book cover without staining it'],
  terms: [guide, 'leather covers'],
  leftovers: [shop, '{{ delivery_days }}'],
  'url-inspector': [shop, 'travel-journal'],
  'link-inventory': [guide, 'loc.gov'],
  'link-status': [shop, '/shop/refills'],
  'anchor-text': [shop, 'click here'],
  'link-highlighter': [guide, /follow/i],
  'image-inventory': [shop, 'DSC_0412.jpg'],
  'image-delivery': [shop, 'large.png'],
  'web-vitals': [shop, 'LCP'],
  'page-weight': [shop, /kB/],
  'structured-data': [shop, 'Travel journal in waxed leather'],
  'rich-results': [shop, 'Merchant listing'],
  'markup-vs-page': [shop, '79'],
  'social-preview': [shop, 'Facebook'],
  'source-vs-rendered': ['/faults/script-only', 'Linen thread holds a sewn block together'],
  'mobile-check': [shop, 'width=device-width'],
  languages: [shop, 'en-UK'],
  'page-diff': [shop, 'Save a snapshot of this page'],
  'ai-crawlers': [guide, 'GPTBot: blocked'],
  'ai-view': [guide, 'Neutral lanolin oil and pure neatsfoot oil are safe'],
  passages: [guide, 'How much oil one leather cover takes'],
  evidence: [shop, '160 pages'],
  provenance: [guide, 'Ines Aldrich'],
};

async function inBothSchemes(shown: Page, where: string): Promise<void> {
  await shown.emulateMedia({ colorScheme: 'light' });
  expect.soft(await axeIn(shown), where).toEqual([]);
  await shown.emulateMedia({ colorScheme: 'dark' });
  // The other rules look at what no colour changes.
  expect.soft(await axeIn(shown, ['color-contrast', 'link-in-text-block']), `${where}, dark`).toEqual([]);
}
const go = (shown: Page, hash: string) =>
  shown.evaluate((to) => {
    location.hash = to;
  }, hash);

for (const path of new Set(Object.values(expected).map(([on]) => on))) {
  const ids = tools.map(({ id }) => id).filter((id) => expected[id][0] === path);
  test(`${ids.length} tools show what is on ${path}, and axe finds nothing in light and dark`, async ({ audit }) => {
    const { popup } = await audit(path);
    for (const id of ids) {
      await go(popup, `tool=${id}`);
      await expect.soft(popup.locator('.picture'), id).toContainText(expected[id][1]);
      await inBothSchemes(popup, id);
    }
  });
}

test('axe finds nothing on the overview, checks, panel, report page, settings and bulk page, in light and dark', async ({
  audit,
  auditBrowser: browser,
}) => {
  const { tab, popup } = await audit(shop);
  for (const hash of ['overview', 'checks', 'checks=fail', 'check=meta-description', 'check=schema-properties']) {
    await go(popup, hash);
    await expect(popup.locator('main h1')).toBeVisible();
    if (hash.startsWith('check=')) await expect(popup.locator('.fix-it').first()).toBeVisible();
    await inBothSchemes(popup, hash);
  }
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
  for (const path of [
    `report.html#tab=${tabId}`,
    'sidepanel.html',
    'options.html',
    'bulk.html',
    'bulk.html#new',
    'licences.html',
    'geo-score.html',
  ]) {
    await shown.goto(`chrome-extension://${browser.extensionId}/${path}`);
    await shown.reload();
    await expect(shown.locator('h1').first()).toBeVisible();
    await inBothSchemes(shown, path);
  }
  await Promise.all([shown, tab].map((one) => one.close()));
});
