import type { Page } from '@playwright/test';
import { tools } from '../../checks/tools.ts';
import { demoPicture } from '../../scripts/demo/picture.ts';
import { answer, expect, page, test, type Answer, type Site } from './site-test.ts';

const png = demoPicture(48, 48, [200, 80, 20]);
const svg = (origin: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="60" onload="fetch('${origin}/from-svg')"><script>fetch('${origin}/from-svg')</script><image href="${origin}/in-svg.png" width="9" height="9"/><circle r="20"/></svg>`;

/** A page that names images in every place that a tool draws, on its own site, another site and a private address. */
async function hostileSite(serve: (answers: Record<string, Answer>) => Promise<Site>) {
  const inside = await serve({});
  const other = await serve({
    '/share.png': answer('image/png', png),
    '/far.png': answer('text/html', png),
    '/fake.png': answer('image/png', '<script>alert(1)</script>'),
    '/in.png': (_, response) => {
      response.writeHead(302, { location: `${inside.origin}/redirected.png` }).end();
    },
  });
  const far = `http://other.demo.example:${other.port}`;
  // Lazy and far below the fold, so the page itself does not load them.
  const img = (src: string) => `<img loading="lazy" alt="A lamp" width="90" height="60" src="${src}">`;
  const own = await serve({
    '/': answer(
      'text/html; charset=utf-8',
      page(
        'Lamps',
        `<h1>Lamps</h1><div style="height:30000px">Lamps of all kinds.</div>${[
          '/near.png',
          '/drawn.svg',
          `${far}/far.png`,
          `${far}/fake.png`,
          `${far}/in.png`,
          `${inside.origin}/image.png`,
          'http://192.168.1.1/logo.png',
          `http://2130706433:${inside.port}/image.png`,
        ]
          .map(img)
          .join('')}`,
        [
          `<meta property="og:image" content="${far}/share.png"><meta name="twitter:image" content="${inside.origin}/twitter.png"><meta property="og:title" content="Lamps"><meta name="twitter:card" content="summary_large_image">`,
          `<link rel="apple-touch-icon" href="${inside.origin}/icon.png"><link rel="mask-icon" href="${far}/mask.svg"><link rel="icon" href="/icon.png">`,
        ].join(''),
      ),
      200,
      { 'set-cookie': 'visit=1; Path=/; SameSite=None' },
    ),
    '/near.png': answer('image/png', png),
    '/icon.png': answer('image/png', png),
    '/drawn.svg': answer('image/svg+xml', svg(inside.origin)),
  });
  return { inside, other, own, url: `http://shop.demo.example:${own.port}/` };
}

async function openTool(popup: Page, id: string): Promise<void> {
  await popup.evaluate((hash) => {
    location.hash = hash;
  }, `#tool=${id}`);
  await expect(popup.locator('.picture, article .stack').first()).toBeVisible();
  await expect(popup.locator('.picture [role=alert]')).toHaveCount(0);
}

test('opening every tool on a hostile page sends no request', async ({ auditBrowser, serve }) => {
  const { inside, other, own, url } = await hostileSite(serve);
  const tab = await auditBrowser.open(url);
  const popup = await auditBrowser.clickToolbar(tab);
  await auditBrowser.readReport(popup);
  const before = [inside, other, own].map(({ requested }) => requested.length);
  for (const { id } of tools) await openTool(popup, id);
  await openTool(popup, 'image-inventory');
  await expect(popup.locator('.t-image')).toHaveCount(8);
  await expect(popup.locator('.picture img:not([src^="data:"])')).toHaveCount(0);
  // The control, and the end of the wait: a click on the button does request the page's own images, without any permission.
  await popup.evaluate(() => {
    const { permissions } = (globalThis as unknown as { chrome: { permissions: { request(): Promise<boolean> } } }).chrome;
    permissions.request = async () => false;
  });
  await expect(popup.locator('.load-pictures')).toContainText('Your browser will ask you to allow other.demo.example');
  await popup.locator('.load-pictures button').click();
  await expect(popup.locator('.picture img[src^="data:image/png"]')).toHaveCount(1);
  expect(
    own.requested
      .slice(before[2])
      .map(({ path }) => path)
      .toSorted(),
  ).toEqual(['/drawn.svg', '/near.png']);
  expect(inside.requested.slice(before[0])).toEqual([]);
  expect(other.requested.slice(before[1])).toEqual([]);
  await tab.close();
});

test('a click loads images without cookies and referrer, never from a private address, and only valid images', async ({
  grantedBrowser,
  serve,
}) => {
  const { inside, other, own, url } = await hostileSite(serve);
  const tab = await grantedBrowser.open(url);
  const popup = await grantedBrowser.clickToolbar(tab);
  await grantedBrowser.readReport(popup);
  const before = [inside, other, own].map(({ requested }) => requested.length);
  await openTool(popup, 'image-inventory');
  await popup.locator('.load-pictures button').click();
  // near.png, drawn.svg, and far.png although its server declares it as HTML.
  await expect(popup.locator('.picture img[src^="data:image/"]')).toHaveCount(3);
  await expect(popup.locator('.load-pictures')).toContainText('2 images could not be loaded');
  // Two spellings of one URL count as one.
  await expect(popup.locator('.load-pictures')).toContainText('2 images with a private URL are never requested');
  await expect(popup.locator('.t-image').nth(3)).toContainText('not an image');
  await expect(popup.locator('.t-image').nth(4)).toContainText('private address');
  await openTool(popup, 'social-preview');
  await popup.locator('.load-pictures button').click();
  await expect(popup.locator('.t-crop img[src^="data:image/png"]')).toBeVisible();
  await expect(popup.locator('.t-card-image').first()).toBeVisible();
  await openTool(popup, 'favicon-sitename');
  await popup.locator('.load-pictures button').click();
  await expect(popup.locator('.t-icon img[src^="data:image/png"]').first()).toBeVisible();
  await openTool(popup, 'serp-preview');
  await expect(popup.locator('.t-serp-icon img')).toBeVisible();

  const ours = [...own.requested.slice(before[2]), ...other.requested.slice(before[1])];
  expect(ours.map(({ path }) => path)).toEqual(expect.arrayContaining(['/near.png', '/drawn.svg', '/far.png', '/share.png', '/mask.svg']));
  expect(ours.filter(({ headers }) => headers.cookie || headers.referer || headers.origin || headers.authorization)).toEqual([]);
  // Neither by URL, nor by a redirect, nor from within the SVG.
  expect(inside.requested.slice(before[0])).toEqual([]);
  await tab.close();
});

test('the policy of our pages blocks images from other sites', async ({ grantedBrowser, serve }) => {
  const site = await serve({ '/': page('Lamps', '<h1>Lamps</h1>'), '/x.png': answer('image/png', png) });
  const tab = await grantedBrowser.open(`${site.origin}/`);
  const popup = await grantedBrowser.clickToolbar(tab);
  await grantedBrowser.readReport(popup);
  const violated = await popup.evaluate(
    (src) =>
      new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => resolve(effectiveDirective));
        const image = new Image();
        image.addEventListener('load', () => resolve('loaded'));
        image.src = src;
      }),
    `${site.origin}/x.png`,
  );
  expect(violated).toBe('img-src');
  expect(site.requested.map(({ path }) => path)).not.toContain('/x.png');
  await tab.close();
});

test('all our requests are without cookies: the audit, the link check and the images', async ({ grantedBrowser, serve }) => {
  const site = await serve({
    '/': answer(
      'text/html; charset=utf-8',
      page(
        'Lamps',
        '<h1>Lamps</h1><a href="/a">A</a><a href="/b?x=1">B</a><div style="height:30000px"></div><img loading="lazy" alt="A lamp" width="90" height="60" src="/near.png">',
        '<link rel="canonical" href="/c"><link rel="alternate" hreflang="de" href="/de"><meta property="og:image" content="/share.png"><link rel="icon" href="data:,">',
      ),
      200,
      { 'set-cookie': 'visit=1; Path=/; SameSite=Strict' },
    ),
    '/a': (_, response) => {
      response.writeHead(301, { location: '/b', 'set-cookie': 'more=1' }).end();
    },
    '/b': page('B', '<h1>B</h1>'),
    '/near.png': answer('image/png', png),
    '/share.png': answer('image/png', png),
  });
  const tab = await grantedBrowser.open(`http://shop.demo.example:${site.port}/`);
  const popup = await grantedBrowser.clickToolbar(tab);
  await grantedBrowser.readReport(popup);
  await grantedBrowser.checkLinks(popup);
  await openTool(popup, 'image-inventory');
  await popup.locator('.load-pictures button').click();
  await expect(popup.locator('.picture img[src^="data:image/png"]')).toHaveCount(1);
  // The first request is the tab's.
  const ours = site.requested.slice(1);
  expect([...new Set(ours.map(({ path }) => path))].toSorted()).toEqual(
    expect.arrayContaining(['/', '/a', '/b', '/b?x=1', '/c', '/de', '/llms.txt', '/near.png', '/robots.txt', '/share.png', '/sitemap.xml']),
  );
  expect(ours.filter(({ headers }) => headers.cookie || headers.authorization || headers.origin)).toEqual([]);
  expect(ours.filter(({ headers }) => headers.referer).map(({ path, headers }) => `${path} ${headers.referer}`)).toEqual([]);
  await tab.close();
});
