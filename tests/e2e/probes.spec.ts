import type { Page } from '@playwright/test';
import type { LinkStatusFact } from '../../checks/core/facts/probes.ts';
import { parseUrl } from '../../checks/parse/urls.ts';
import type { Report } from '../../checks/core/report/report.ts';
import type { AuditBrowser } from '../../scripts/audit-browser.ts';
import { startLinkServer } from '../support/link-server.ts';
import { openHostAccess } from './host-access.ts';
import { expect, page, signalOf, test } from './site-test.ts';
import { stopWorker } from './stop-worker.ts';

const card = (popup: Page) => popup.locator('[data-probe]').first();
const press = (popup: Page, name: string) => card(popup).getByRole('button', { name, exact: true }).click();
const stage = (popup: Page, name: string) => expect(card(popup)).toHaveAttribute('data-probe', name);
function linksOf(report: Report): LinkStatusFact['probes'] {
  const fact = report.facts!.linkStatus;
  if (!fact?.ok) throw new Error('No link statuses in the report.');
  return fact.value.probes;
}

/** A page with links to /link/0 and so on, on its own host. The first few get a response; the others wait for `release`, independent of the machine's speed. */
async function heldSite(
  serve: (
    answers: Record<string, never>,
  ) => Promise<{ origin: string; requested: { path: string; method: string; headers: Record<string, unknown> }[] }>,
  count: number,
) {
  let toAnswer = 4;
  const held: (() => void)[] = [];
  const paths = Array.from({ length: count }, (_, index) => `/link/${index}`);
  const answer = (_: never, response: { writeHead(status: number, headers: object): { end(): void } }): void => {
    const go = () => {
      response.writeHead(200, { 'content-type': 'text/html' }).end();
    };
    if (toAnswer > 0) go();
    else held.push(go);
    toAnswer -= 1;
  };
  const site = await serve({
    '/': page('Held links', `<h1>Held links</h1>${paths.map((path) => `<p><a href="${path}">${path}</a></p>`).join('')}`),
    ...Object.fromEntries(paths.map((path) => [path, answer])),
  } as unknown as Record<string, never>);
  /** Responds to held requests, and to that many more. */
  const release = (more = Infinity): void => {
    toAnswer = more;
    for (const go of held.splice(0)) go();
  };
  return { site, paths, release, asked: () => site.requested.filter(({ path }) => path.startsWith('/link/')) };
}

/** Waits until nothing has been requested for longer than a response takes. @returns number of requests until then */
async function quiet(requested: () => unknown[]): Promise<number> {
  for (let before = requested().length; ;) {
    await new Promise((resolve) => {
      setTimeout(resolve, 1_200);
    });
    const now = requested().length;
    if (now === before) return now;
    before = now;
  }
}

/** Audits a page, and starts its link check. */
async function beginCheck(browser: AuditBrowser, url: string): Promise<{ tab: Page; popup: Page }> {
  const tab = await browser.open(url);
  const popup = await browser.clickToolbar(tab);
  await browser.readReport(popup);
  await press(popup, 'Check links');
  return { tab, popup };
}

function timesOf(requested: { path: string }[]): Map<string, number> {
  const times = new Map<string, number>();
  for (const { path } of requested) times.set(path, (times.get(path) ?? 0) + 1);
  return times;
}

/** Answers the permission prompt, which nobody can click here. */
async function answerQuestion(popup: Page, granted: boolean): Promise<void> {
  await popup.evaluate((yes) => {
    const { permissions } = (globalThis as unknown as { chrome: { permissions: { request(): Promise<boolean> } } }).chrome;
    permissions.request = async () => yes;
  }, granted);
}

test('every kind of answer has its class, and the popup lists the broken ones', async ({ grantedBrowser }) => {
  const server = await startLinkServer({ ports: 12, slowMs: 300 });
  const tab = await grantedBrowser.open(server.pageUrl);
  try {
    const popup = await grantedBrowser.clickToolbar(tab);
    await grantedBrowser.readReport(popup);
    const report = await grantedBrowser.checkLinks(popup);
    const found = new Map(linksOf(report).map((probe) => [probe.url, probe]));
    const wrong = server.links.flatMap((link) => {
      const probe = found.get(parseUrl(link.href)?.href ?? link.href);
      if (!probe) return link.class === 'skipped' ? [] : [`${link.href}: not probed`];
      const { class: of, status, redirects } = probe;
      return of === link.class && status === link.status && redirects === link.redirects
        ? []
        : [`${link.href}: ${of} ${status} ${redirects}, expected ${link.class} ${link.status} ${link.redirects} (${probe.reason?.code})`];
    });
    expect(wrong).toEqual([]);
    expect(signalOf(report, 'link-status')).toMatchObject({ status: 'fail', message: expect.stringContaining('80') });
    await popup.locator('a[href="#tool=link-status"]').first().click();
    await expect(popup.locator('main')).toContainText('80 broken');
    // Only visible lines out of 500 are drawn.
    await popup.getByPlaceholder('Filter link targets').fill('/not-found/0');
    await expect(popup.getByRole('row').filter({ hasText: '/not-found/0' }).first()).toContainText('404');
    // The list of links does not link to itself.
    await expect(popup.locator('[data-probe] a[href="#tool=link-status"]')).toHaveCount(0);
  } finally {
    await tab.close();
    await server.close();
  }
});

test('pauses, continues after the popup was closed, stops and checks the rest, each link once and without cookies', async ({
  grantedBrowser,
  serve,
}) => {
  const { site, paths, release, asked: requested } = await heldSite(serve as never, 40);
  const tab = await grantedBrowser.open(`${site.origin}/`);
  await tab.evaluate(() => {
    document.cookie = 'user=secret; path=/';
  });
  let popup = await grantedBrowser.clickToolbar(tab);
  await grantedBrowser.readReport(popup);
  await press(popup, 'Check links');
  await expect.poll(() => requested().length).toBeGreaterThan(4);
  await press(popup, 'Pause');
  await stage(popup, 'paused');
  // Running requests may still end; nothing new starts.
  release();
  const atPause = await quiet(requested);
  expect(atPause).toBeLessThan(40);
  await popup.close();
  popup = await grantedBrowser.clickToolbar(tab);
  await stage(popup, 'paused');
  expect(requested().length).toBe(atPause);
  release(4);
  await press(popup, 'Resume');
  await popup.close();
  await expect.poll(() => requested().length).toBeGreaterThan(atPause + 2);
  popup = await grantedBrowser.clickToolbar(tab);
  await stage(popup, 'running');
  await press(popup, 'Stop');
  await stage(popup, 'stopped');
  release();
  const atStop = await quiet(requested);
  expect(atStop).toBeLessThan(40);
  await expect(card(popup)).toContainText(/\d+ of \d+ URLs/);
  await press(popup, 'Check the rest');
  await stage(popup, 'finished');
  const times = timesOf(requested());
  expect(paths.filter((path) => !times.has(path))).toEqual([]);
  // Requests that were in progress when it was stopped are repeated.
  expect([...times.values()].filter((all) => all > 1).length).toBeLessThanOrEqual(6);
  expect(requested().filter(({ headers }) => headers.cookie || headers.referer || headers.authorization)).toEqual([]);
  expect(new Set(requested().map(({ method }) => method))).toEqual(new Set(['HEAD']));
  await tab.close();
});

test('the worker is stopped in the middle: the popup resumes the link check', async ({ grantedBrowser, serve }) => {
  const { site, paths, release, asked: requested } = await heldSite(serve as never, 40);
  release(14);
  const { tab, popup } = await beginCheck(grantedBrowser, `${site.origin}/`);
  await expect.poll(() => requested().length).toBeGreaterThan(14);
  await stopWorker(popup);
  release();
  await stage(popup, 'finished');
  const times = timesOf(requested());
  expect(paths.filter((path) => !times.has(path))).toEqual([]);
  // Results that the popup had received are not requested again: at most those of the last second, and running requests.
  expect(requested().length).toBeLessThan(70);
  await tab.close();
});

test('paused and resumed while the worker was stopped: the request stays valid', async ({ grantedBrowser, serve }) => {
  // More links than reach the limit of a check before a slow machine has pressed Pause.
  const { site, paths, release, asked: requested } = await heldSite(serve as never, 120);
  const { tab, popup } = await beginCheck(grantedBrowser, `${site.origin}/`);
  await expect.poll(() => requested().length).toBeGreaterThan(4);
  await stopWorker(popup);
  await press(popup, 'Pause');
  await stage(popup, 'paused');
  release();
  await quiet(requested);
  expect(paths.filter((path) => !timesOf(requested()).has(path))).not.toEqual([]);
  release(0);
  await stopWorker(popup);
  await press(popup, 'Resume');
  await stage(popup, 'running');
  release();
  await popup.close();
  await expect.poll(() => paths.filter((path) => !timesOf(requested()).has(path))).toEqual([]);
  await tab.close();
});

test('denied, granted and revoked permissions: unrequested links stay open, with what to do', async ({ grantedBrowser, serve }) => {
  const { context, extensionId } = grantedBrowser;
  const { site, release, asked: requested } = await heldSite(serve as never, 60);
  const access = await openHostAccess(context, extensionId);
  try {
    await access.set([]);
    const tab = await grantedBrowser.open(`${site.origin}/`);
    const popup = await grantedBrowser.clickToolbar(tab);
    await grantedBrowser.readReport(popup);
    await expect(card(popup)).toContainText('Your browser will ask you to allow 127.0.0.1');

    await answerQuestion(popup, false);
    await press(popup, 'Check links');
    await stage(popup, 'refused');
    await expect(card(popup)).toContainText('Permission denied');
    expect(requested()).toEqual([]);
    await popup.locator('a[href="#checks"]').first().click();
    await expect(popup.locator('a[href="#check=link-status"]').first()).toContainText('Unchecked');
    await popup.locator('a[href="#check=link-status"]').first().click();
    await expect(popup.locator('main')).toContainText('You did not allow Pageloupe to request these URLs');
    // The button to grant access is where it is needed.
    await expect(card(popup).getByRole('button', { name: 'Check links' })).toBeVisible();

    await access.set(['http://127.0.0.1/*', 'https://127.0.0.1/*']);
    await expect(card(popup)).not.toContainText('Your browser will ask');
    await press(popup, 'Check links');
    await expect.poll(() => requested().length).toBeGreaterThan(4);
    await access.set([]);
    release();
    await stage(popup, 'finished');
    expect(requested().length).toBeLessThan(60);
    await expect(card(popup)).toContainText('Not checked (no permission): 127.0.0.1');
    await expect(card(popup).getByRole('button', { name: 'Allow and check the rest' })).toBeVisible();
    // Facts are judged before the report is stored.
    await expect.poll(async () => (await grantedBrowser.readReport(popup)).facts?.linkStatus?.ok).toBe(true);
    const report = await grantedBrowser.readReport(popup);
    const classes = linksOf(report).map((probe) => probe.class);
    expect(linksOf(report).filter((probe) => probe.class === 'broken')).toEqual([]);
    expect(classes).toContain('ok');
    await tab.close();
  } finally {
    await access.set(null);
    await access.close();
  }
});

test('a public page cannot direct requests to the user’s own network', async ({ grantedBrowser, serve }) => {
  const inside = await serve({ '/router': page('Router', '<h1>Router</h1>') });
  const links = [
    `${inside.origin}/router`,
    `http://localhost:${inside.port}/router`,
    `http://[::1]:${inside.port}/router`,
    'http://192.168.1.1/',
    'http://10.0.0.1/',
    'http://0x7f.1/',
    'http://printer.local/',
    'http://169.254.169.254/latest/meta-data',
  ];
  const site = await serve({
    '/': page(
      'Public',
      `<h1>Public</h1>${links.map((url) => `<p><a href="${url}">${url}</a></p>`).join('')}<a href="/there">There</a>`,
      `<link rel="canonical" href="${inside.origin}/canonical"><meta property="og:image" content="${inside.origin}/image.png"><link rel="icon" href="${inside.origin}/icon.png"><link rel="alternate" hreflang="de" href="${inside.origin}/de">`,
    ),
    '/there': page('There', '<h1>There</h1>'),
  });
  const tab = await grantedBrowser.open(`http://shop.demo.example:${site.port}/`);
  const popup = await grantedBrowser.clickToolbar(tab);
  await grantedBrowser.readReport(popup);
  const report = await grantedBrowser.checkLinks(popup);
  // The page itself makes the browser load its icon; requests of the extension have no referrer.
  expect(inside.requested.filter(({ headers }) => !headers.referer)).toEqual([]);
  const probes = linksOf(report);
  expect(probes.find(({ url }) => url.endsWith('/there'))).toMatchObject({ class: 'ok', status: 200 });
  expect(probes.filter((probe) => probe.class !== 'skipped').map(({ url }) => new URL(url).hostname)).toEqual(['shop.demo.example']);
  expect(signalOf(report, 'link-status').status).not.toBe('fail');
  await tab.close();
});

const away = (location: string) => (_: never, response: { writeHead(status: number, headers: object): { end(): void } }) => {
  response.writeHead(302, { location }).end();
};

test('a redirect into the user’s own network is reported, and not followed', async ({ grantedBrowser, serve }) => {
  const inside = await serve({ '/router': page('Router', '<h1>Router</h1>') });
  const other = await serve({ '/back': page('Back', '<h1>Back</h1>') });
  const site = await serve({
    '/': page(
      'Public',
      '<h1>Public</h1><a href="/in">In</a><a href="/over">Over</a><a href="/fine">Fine</a>',
      '<link rel="canonical" href="/canonical"><meta property="og:image" content="/picture"><link rel="alternate" hreflang="de" href="/de">',
    ),
    ...Object.fromEntries(['/in', '/canonical', '/picture', '/de'].map((path) => [path, away(`${inside.origin}/router`)])),
    '/over': away(`http://localhost:${inside.port}/router`),
    '/fine': away(`http://other.demo.example:${other.port}/back`),
  } as never);
  const tab = await grantedBrowser.open(`http://shop.demo.example:${site.port}/`);
  const popup = await grantedBrowser.clickToolbar(tab);
  await grantedBrowser.readReport(popup);
  const report = await grantedBrowser.checkLinks(popup);
  expect(inside.requested).toEqual([]);
  const probes = Object.fromEntries(linksOf(report).map((probe) => [new URL(probe.url).pathname, probe]));
  expect(probes['/in']).toMatchObject({
    class: 'unverified',
    status: 302,
    finalUrl: `${inside.origin}/router`,
    reason: { code: 'leads-inside' },
  });
  expect(probes['/over']).toMatchObject({ class: 'unverified', finalUrl: `http://localhost:${inside.port}/router` });
  // The control: other redirects are followed, and every hop is known.
  expect(probes['/fine']).toMatchObject({
    class: 'redirected',
    status: 200,
    redirects: 1,
    hops: [{ url: `http://shop.demo.example:${site.port}/fine`, status: 302, ms: expect.any(Number) }],
  });
  expect(other.requested.length).toBeGreaterThan(0);
  expect(JSON.stringify(signalOf(report, 'link-status'))).toContain('2 link targets redirect to a private network');
  await tab.close();
});

test('a redirect before the page is reported with its host and its milliseconds', async ({ grantedBrowser, serve }) => {
  const site = await serve({ '/old': away('/page'), '/page': page('Kettles', '<h1>Kettles</h1><p>Text about kettles.</p>') } as never);
  const tab = await grantedBrowser.open(`${site.origin}/page`);
  // A browser that has just started may not have started its worker.
  await (await grantedBrowser.clickToolbar(tab)).close();
  await tab.goto(`${site.origin}/old`);
  const popup = await grantedBrowser.clickToolbar(tab);
  await grantedBrowser.readReport(popup);
  await grantedBrowser.checkLinks(popup);
  await popup.evaluate(() => {
    location.hash = '#tool=redirect-trace';
  });
  await expect(popup.locator('.t-trace > li')).toHaveCount(2);
  await expect(popup.locator('.t-trace strong').first()).toHaveText(new URL(site.origin).host);
  await expect(popup.locator('.t-trace-ms')).toHaveText([/^\d+ ms$|^[\d.]+ s$/, /when requested again$/]);
  await tab.close();
});

test('leaving the page ends its check', async ({ grantedBrowser, serve }) => {
  const { site, release, asked: requested } = await heldSite(serve as never, 40);
  const { tab, popup } = await beginCheck(grantedBrowser, `${site.origin}/`);
  await expect.poll(() => requested().length).toBeGreaterThan(4);
  await popup.close();
  await tab.goto(`${site.origin}/elsewhere`);
  release();
  expect(await quiet(requested)).toBeLessThan(40);
  await tab.close();
});
