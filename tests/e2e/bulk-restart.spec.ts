import { expect, test as base } from '@playwright/test';
import { addresses, ended, launchBulkBrowser, makeProfile, outcomes, pause, plainOptions, servePages, type BulkBrowser, type PageSite } from './bulk-browser.ts';

/** What happens to tabs, the browser, the extension and the network while a run is under way. A browser and a profile for each test. */
interface Each { site: PageSite; profile: string; bulk: BulkBrowser }
const test = base.extend<Each>({
  // oxlint-disable-next-line no-empty-pattern
  site: async ({}, use) => {
    const site = await servePages((path, response) => {
      if (!path.startsWith('/late')) return false;
      setTimeout(() => response.writeHead(200, { 'content-type': 'text/html' }).end(`<!doctype html><html lang="en"><title>${path}</title><h1>Late</h1>`), 1_000);
      return true;
    });
    await use(site);
    await site.close();
  },
  // oxlint-disable-next-line no-empty-pattern
  profile: async ({}, use) => {
    const profile = makeProfile();
    await use(profile.folder);
    profile.remove();
  },
  bulk: async ({ profile }, use) => {
    const bulk = await launchBulkBrowser(profile);
    await use(bulk);
    await bulk.close().catch(() => {});
  },
});
const late = (site: PageSite, count: number) => Array.from({ length: count }, (_, index) => site.url(`late-${index + 1}`));
const one = { ...plainOptions, parallel: 1 };
async function begun(bulk: BulkBrowser, jobs: Parameters<typeof bulk.ask<'createRun'>>[1]['jobs'], options = one): Promise<string> {
  const runId = await bulk.ask('createRun', { name: 'Test', jobs, options });
  await bulk.ask('commandRun', { runId, command: 'start' });
  return runId;
}
async function openPage(bulk: BulkBrowser, url: string) {
  const page = await bulk.context.newPage();
  await page.goto(url);
  return { page, job: { url, title: '', tabId: await bulk.tabId(page) } };
}

for (const restore of [false, true]) {
  test(`the browser closed and started again${restore ? ', with its tabs' : ''}: the run waits for a click and loses nothing`, async ({ profile, site }) => {
    test.setTimeout(90_000);
    const first = await launchBulkBrowser(profile);
    const own = await openPage(first, site.url('own'));
    const id = await begun(first, [...addresses(late(site, 4)), own.job]);
    const before = await first.until(id, ({ jobs }) => jobs[2]!.openedTabId !== null);
    expect(outcomes(before).slice(0, 2)).toEqual(['done', 'done']);
    await first.close();

    const second = await launchBulkBrowser(profile, restore ? { flags: ['--restore-last-session'] } : {});
    const paused = await second.until(id, ({ state }) => state === 'paused');
    expect(paused.pausedBecause).toBe('restarted');
    expect(outcomes(paused)).toEqual(['done', 'done', 'waiting', 'waiting', 'waiting']);
    const tabs = (await second.tabs()).filter(({ url }) => url.startsWith(site.origin));
    await second.ask('commandRun', { runId: id, command: 'resume' });
    const run = await second.until(id, ended);
    expect(new Set(outcomes(run))).toEqual(new Set(['done']));
    expect(await second.pages(id)).toHaveLength(5);
    // A page that was done is not asked for again.
    expect(run.jobs.map(({ attempt }) => attempt)).toEqual([1, 1, 2, 1, 1]);
    expect((await second.tabs()).filter(({ url }) => url.startsWith(site.origin))).toEqual(tabs);
    if (restore) expect(tabs.map(({ url }) => url)).toContain(site.url('own'));
    await second.close();
  });
}

test('the extension loaded again in the middle: the run goes on by itself', async ({ bulk, site }) => {
  test.setTimeout(90_000);
  const before = await bulk.tabs();
  const own = await openPage(bulk, site.url('own'));
  const id = await begun(bulk, [...addresses(late(site, 4)), own.job]);
  await bulk.until(id, ({ jobs }) => jobs[1]!.openedTabId !== null);
  await bulk.evaluate(async () => { setTimeout(() => (globalThis as unknown as { chrome: { runtime: { reload(): void } } }).chrome.runtime.reload(), 0); }, null).catch(() => {});
  await pause(1_500);
  const run = await bulk.until(id, ended, 60_000);
  expect(new Set(outcomes(run))).toEqual(new Set(['done']));
  expect(await bulk.pages(id)).toHaveLength(5);
  await own.page.close();
  expect((await bulk.tabs()).map(({ url }) => url)).toEqual(before.map(({ url }) => url));
});

test('tabs of the user: closed before their turn, gone elsewhere, crashed, put to sleep', async ({ bulk, site }) => {
  test.setTimeout(90_000);
  const names = ['closed', 'left', 'crashed', 'asleep'];
  const tabs: Awaited<ReturnType<typeof openPage>>[] = [];
  for (const name of names) tabs.push(await openPage(bulk, site.url(name)));
  const [closed, left, crashed, asleep] = tabs;
  const id = await begun(bulk, [...addresses(late(site, 2)), ...tabs.map(({ job }) => job)]);
  await bulk.until(id, ({ jobs }) => jobs[0]!.openedTabId !== null);
  await closed!.page.close();
  await left!.page.goto(site.url('elsewhere'));
  const session = await bulk.context.newCDPSession(crashed!.page);
  void session.send('Page.crash').catch(() => {});
  await crashed!.page.waitForEvent('crash');
  await bulk.evaluate(async (tabId) => { await (globalThis as unknown as { chrome: { tabs: { discard(id: number): Promise<unknown> } } }).chrome.tabs.discard(tabId); }, asleep!.job.tabId!);
  const asked = site.asked.get('/asleep')!;
  const users = async () => (await bulk.tabs()).filter(({ id: tabId }) => tabs.some(({ job }) => job.tabId === tabId));
  const before = await users();
  const run = await bulk.until(id, ended, 60_000);
  expect(outcomes(run).slice(2)).toEqual(['done', 'navigated', 'crashed', 'done']);
  // The user's sleeping tab still sleeps: its address was opened in one of ours.
  expect(await users()).toEqual(before);
  expect(before.filter(({ discarded }) => discarded)).toHaveLength(1);
  expect(site.asked.get('/asleep')! - asked).toBe(2);

  // A retry finds or opens what was queued.
  await bulk.ask('commandRun', { runId: id, command: 'retry-failed' });
  const again = await bulk.until(id, ended);
  expect(outcomes(again).slice(2)).toEqual(['done', 'done', 'done', 'done']);
  expect(await bulk.pages(id)).toHaveLength(6);
});

test('a tab closed while its page is read', async ({ bulk, site }) => {
  const id = await begun(bulk, addresses(late(site, 2)));
  const { jobs } = await bulk.until(id, (run) => run.jobs[0]!.openedTabId !== null);
  await bulk.evaluate(async (tabId) => { await (globalThis as unknown as { chrome: { tabs: { remove(id: number): Promise<unknown> } } }).chrome.tabs.remove(tabId); }, jobs[0]!.openedTabId!);
  const run = await bulk.until(id, ended);
  expect(outcomes(run)).toEqual(['tab-gone', 'done']);
});

test('the server gone: those pages fail with words, and a retry has them', async ({ bulk, site }) => {
  const second = await servePages();
  const id = await begun(bulk, addresses([site.url('1'), second.url('2'), second.url('3')]));
  await second.close();
  const run = await bulk.until(id, ended);
  expect(run.jobs.filter(({ state }) => state === 'failed').every(({ error }) => error!.code === 'unreachable' && /connection/.test(error!.message))).toBe(true);
  expect(outcomes(run)[2]).toBe('unreachable');
  const back = await servePages(undefined, second.port);
  await bulk.ask('commandRun', { runId: id, command: 'retry-failed' });
  expect(new Set(outcomes(await bulk.until(id, ended)))).toEqual(new Set(['done']));
  await back.close();
});

test('the network gone: the run waits, and goes on when it is back', async ({ bulk, site }) => {
  test.setTimeout(90_000);
  const id = await begun(bulk, addresses(late(site, 4)));
  await bulk.until(id, ({ jobs }) => jobs[0]!.state === 'done');
  await bulk.context.setOffline(true);
  const paused = await bulk.until(id, ({ state }) => state === 'paused');
  expect(paused.pausedBecause).toBe('offline');
  await bulk.context.setOffline(false);
  const run = await bulk.until(id, ended, 60_000);
  expect(new Set(outcomes(run))).toEqual(new Set(['done']));
});

test('the permission withdrawn: the run waits for it', async ({ profile, site }) => {
  // Only what is optional can be given back: the shipping build is driven with a host that the browser grants unasked.
  const bulk = await launchBulkBrowser(profile, {});
  const id = await begun(bulk, addresses(late(site, 3)));
  await bulk.until(id, ({ jobs }) => jobs[0]!.state === 'done');
  const removed = await bulk.evaluate(async () => {
    const { permissions } = (globalThis as unknown as { chrome: { permissions: { remove(what: object): Promise<boolean> } } }).chrome;
    return permissions.remove({ origins: ['*://*/*'] }).catch((error: Error) => error.message);
  }, null);
  // Chromium does not let go of hosts that a manifest requires: what happens then is tested in tests/entrypoints/background/bulk.
  expect(removed).not.toBe(true);
  await bulk.until(id, ended);
  await bulk.close();
});
