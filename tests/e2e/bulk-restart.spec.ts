import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Run } from '../../extension/runs/runs.ts';
import { grantedBuild } from '../../scripts/build.ts';
import { expect, test as base } from './audit-test.ts';
import {
  addresses,
  ended,
  launchProfileBrowser,
  makeProfile,
  outcomes,
  plainOptions,
  servePages,
  type ProfileBrowser,
  type PageSite,
} from './profile-browser.ts';
import { openHostAccess } from './host-access.ts';

/** What happens to tabs, browser, extension and network during a run. */
interface Each {
  site: PageSite;
  profile: string;
}
const test = base.extend<Each>({
  site: async ({}, use) => {
    const site: PageSite = await servePages((path, response) => {
      // late: delayed for every request. held: immediate for the tab, and two seconds later for the audit's request.
      const ms = path.startsWith('/late') ? 500 : path.startsWith('/held') && site.requested.get(path) === 2 ? 2_000 : -1;
      if (ms < 0) return false;
      setTimeout(
        () =>
          response
            .writeHead(200, { 'content-type': 'text/html' })
            .end(`<!doctype html><html lang="en"><title>${path}</title><h1>Late</h1>`),
        ms,
      );
      return true;
    });
    await use(site);
    await site.close();
  },
  profile: async ({}, use) => {
    const profile = makeProfile();
    await use(profile.folder);
    profile.remove();
  },
});
test.describe.configure({ mode: 'parallel' });
const late = (site: PageSite, count: number) => Array.from({ length: count }, (_, index) => site.url(`late-${index + 1}`));
const one = { ...plainOptions, parallel: 1 };
async function begun(bulk: ProfileBrowser, jobs: Parameters<typeof bulk.request<'createRun'>>[1]['jobs'], options = one): Promise<string> {
  const runId = await bulk.request('createRun', { name: 'Test', jobs, options });
  await bulk.request('commandRun', { runId, command: 'start' });
  return runId;
}
async function openPage(bulk: ProfileBrowser, url: string) {
  const page = await bulk.context.newPage();
  await page.goto(url);
  return { page, job: { url, title: '', tabId: await bulk.tabId(page) } };
}

for (const restore of [false, true]) {
  test(`the browser closed and started again${restore ? ', with its tabs' : ''}: the run waits for a click and loses nothing`, async ({
    profile,
    site,
  }) => {
    const first = await launchProfileBrowser(profile);
    const own = await openPage(first, site.url('own'));
    // The third page is in progress when the browser closes.
    const answer = site.hold('late-3');
    const id = await begun(first, [...addresses(late(site, 4)), own.job]);
    const before = await first.until(id, ({ jobs }) => jobs[2]!.openedTabId !== null);
    expect(outcomes(before).slice(0, 2)).toEqual(['done', 'done']);
    await first.close();
    answer();

    const second = await launchProfileBrowser(profile, restore ? { flags: ['--restore-last-session'] } : {});
    const paused = await second.until(id, ({ state }) => state === 'paused');
    expect(paused.pausedBecause).toBe('restarted');
    expect(outcomes(paused)).toEqual(['done', 'done', 'waiting', 'waiting', 'waiting']);
    const tabs = (await second.tabs()).filter(({ url }) => url.startsWith(site.origin));
    await second.request('commandRun', { runId: id, command: 'resume' });
    const run = await second.until(id, ended);
    expect(new Set(outcomes(run))).toEqual(new Set(['done']));
    expect(await second.pages(id)).toHaveLength(5);
    // Finished pages are not requested again.
    expect(run.jobs.map(({ attempt }) => attempt)).toEqual([1, 1, 2, 1, 1]);
    expect((await second.tabs()).filter(({ url }) => url.startsWith(site.origin))).toEqual(tabs);
    if (restore) expect(tabs.map(({ url }) => url)).toContain(site.url('own'));
    await second.close();
  });
}

test.describe('in one browser', () => {
  test.describe.configure({ mode: 'default' });
  // Not that of other files: tests here reload the extension and take its permissions.
  let profile: ReturnType<typeof makeProfile>;
  let bulk: ProfileBrowser;
  test.beforeAll(async () => {
    profile = makeProfile();
    bulk = await launchProfileBrowser(profile.folder);
  });
  test.afterAll(async () => {
    await bulk.close();
    profile.remove();
  });
  // Also crashed tabs, which Playwright cannot close.
  test.afterEach(async ({ site }) => {
    const opened = (await bulk.tabs()).filter(({ url }) => url.startsWith(site.origin));
    await bulk.evaluate(
      async (ids) => {
        await (globalThis as unknown as { chrome: { tabs: { remove(ids: number[]): Promise<void> } } }).chrome.tabs.remove(ids);
      },
      opened.map(({ id }) => id),
    );
  });

  test('the extension reloaded meanwhile: the run continues automatically', async ({ site }) => {
    const before = await bulk.tabs();
    const own = await openPage(bulk, site.url('own'));
    const id = await begun(bulk, [...addresses(late(site, 4)), own.job]);
    await bulk.until(id, ({ jobs }) => jobs[1]!.openedTabId !== null);
    const old = bulk.context.pages().find((page) => page.url().startsWith('chrome-extension:'))!;
    await bulk
      .evaluate(async () => {
        setTimeout(() => (globalThis as unknown as { chrome: { runtime: { reload(): void } } }).chrome.runtime.reload(), 0);
      }, null)
      .catch(() => {});
    // Pages of the extension close with it.
    await expect.poll(() => old.isClosed() || !old.url().startsWith('chrome-extension:')).toBe(true);
    const run = await bulk.until(id, ended);
    expect(new Set(outcomes(run))).toEqual(new Set(['done']));
    expect(await bulk.pages(id)).toHaveLength(5);
    await own.page.close();
    expect((await bulk.tabs()).map(({ url }) => url)).toEqual(before.map(({ url }) => url));
  });

  test('tabs of the user: closed before their turn, gone elsewhere, crashed, put to sleep', async ({ site }) => {
    const names = ['closed', 'left', 'crashed', 'asleep'];
    const tabs: Awaited<ReturnType<typeof openPage>>[] = [];
    for (const name of names) tabs.push(await openPage(bulk, site.url(name)));
    const [closed, left, crashed, asleep] = tabs;
    const answer = site.hold('late-1');
    const id = await begun(bulk, [...addresses(late(site, 2)), ...tabs.map(({ job }) => job)]);
    await bulk.until(id, ({ jobs }) => jobs[0]!.openedTabId !== null);
    await closed!.page.close();
    await left!.page.goto(site.url('elsewhere'));
    const session = await bulk.context.newCDPSession(crashed!.page);
    void session.send('Page.crash').catch(() => {});
    await crashed!.page.waitForEvent('crash');
    // Chromium changes the id of a tab when it discards it.
    const sleeping = await bulk.evaluate(
      async (tabId) =>
        (globalThis as unknown as { chrome: { tabs: { discard(id: number): Promise<{ id: number }> } } }).chrome.tabs.discard(tabId),
      asleep!.job.tabId!,
    );
    expect((await bulk.until(id, ({ jobs }) => jobs[5]!.tabId === sleeping.id)).jobs[5]!.state).toBe('waiting');
    const requested = site.requested.get('/asleep')!;
    const users = async () =>
      (await bulk.tabs()).filter(({ id: tabId }) => tabId === sleeping.id || tabs.some(({ job }) => job.tabId === tabId));
    const before = await users();
    answer();
    const run = await bulk.until(id, ended);
    expect(outcomes(run).slice(2)).toEqual(['done', 'navigated', 'crashed', 'done']);
    // The user's tab is still discarded: its URL was opened in one of ours.
    expect(await users()).toEqual(before);
    expect(before.filter(({ discarded }) => discarded).map(({ id: tabId }) => tabId)).toEqual([sleeping.id]);
    expect(site.requested.get('/asleep')! - requested).toBe(2);

    // A retry finds or reopens what was queued.
    await bulk.request('commandRun', { runId: id, command: 'retry-failed' });
    const again = await bulk.until(id, ended);
    expect(outcomes(again).slice(2)).toEqual(['done', 'done', 'done', 'done']);
    expect(await bulk.pages(id)).toHaveLength(6);
  });

  test('tabs of the user while they are read: closed, gone elsewhere, crashed, put to sleep', async ({ site }) => {
    const tabs: Awaited<ReturnType<typeof openPage>>[] = [];
    for (const name of ['held-closed', 'held-left', 'held-crashed', 'held-asleep']) tabs.push(await openPage(bulk, site.url(name)));
    const [closed, left, crashed, asleep] = tabs;
    const id = await begun(
      bulk,
      tabs.map(({ job }) => job),
      { ...plainOptions, parallel: 4 },
    );
    // The audit has read the page and is requesting files of its site. On a slow machine, the time for the first is over before the last is read.
    const beingRead = ({ job }: (typeof tabs)[number]) => expect.poll(() => site.requested.get(new URL(job.url).pathname)).toBe(2);
    const session = await bulk.context.newCDPSession(crashed!.page);
    const crash = crashed!.page.waitForEvent('crash');
    await Promise.all([
      beingRead(crashed!).then(() => void session.send('Page.crash').catch(() => {})),
      crash,
      beingRead(closed!).then(() => closed!.page.close()),
      beingRead(left!).then(() => left!.page.goto(site.url('elsewhere'))),
      beingRead(asleep!).then(() =>
        bulk.evaluate(async (tabId) => {
          await (globalThis as unknown as { chrome: { tabs: { discard(id: number): Promise<unknown> } } }).chrome.tabs.discard(tabId);
        }, asleep!.job.tabId!),
      ),
    ]);
    expect(outcomes(await bulk.until(id, ended))).toEqual(['tab-gone', 'navigated', 'crashed', 'asleep']);
    expect(await bulk.pages(id)).toEqual([]);
    const before = await bulk.tabs();
    await bulk.request('commandRun', { runId: id, command: 'retry-failed' });
    expect(outcomes(await bulk.until(id, ended))).toEqual(['done', 'done', 'done', 'done']);
    expect(await bulk.tabs()).toEqual(before);
  });

  test('a tab of ours closed while its page is read', async ({ site }) => {
    site.hold('late-1');
    const id = await begun(bulk, addresses(late(site, 2)));
    const { jobs } = await bulk.until(id, (run) => run.jobs[0]!.openedTabId !== null);
    await bulk.evaluate(async (tabId) => {
      await (globalThis as unknown as { chrome: { tabs: { remove(id: number): Promise<unknown> } } }).chrome.tabs.remove(tabId);
    }, jobs[0]!.openedTabId!);
    const run = await bulk.until(id, ended);
    expect(outcomes(run)).toEqual(['tab-gone', 'done']);
  });

  test('the server gone: those pages fail with words, and a retry has them', async ({ site }) => {
    const second = await servePages();
    const id = await begun(bulk, addresses([site.url('1'), second.url('2'), second.url('3')]));
    await second.close();
    const run = await bulk.until(id, ended);
    expect(
      run.jobs
        .filter(({ state }) => state === 'failed')
        .every(({ error }) => error!.code === 'unreachable' && /connection/.test(error!.message)),
    ).toBe(true);
    expect(outcomes(run)[2]).toBe('unreachable');
    const back = await servePages(undefined, second.port);
    await bulk.request('commandRun', { runId: id, command: 'retry-failed' });
    expect(new Set(outcomes(await bulk.until(id, ended)))).toEqual(new Set(['done']));
    await back.close();
  });

  test('no network: the run waits, and continues when it is back', async ({ site }) => {
    const answer = site.hold('late-3');
    const id = await begun(bulk, addresses(late(site, 4)));
    await bulk.until(id, ({ jobs }) => jobs[0]!.state === 'done');
    await bulk.context.setOffline(true);
    answer();
    const paused = await bulk.until(id, ({ state }) => state === 'paused');
    expect(paused.pausedBecause).toBe('offline');
    await bulk.context.setOffline(false);
    const run = await bulk.until(id, ended);
    expect(new Set(outcomes(run))).toEqual(new Set(['done']));
  });

  test('the permission removed: the run waits for it, and continues when it is granted again', async ({ site }) => {
    const access = await openHostAccess(bulk.context, bulk.extensionId);
    const before = await bulk.tabs();
    const answer = site.hold('late-2');
    const id = await begun(bulk, addresses(late(site, 4)));
    await bulk.until(id, ({ jobs }) => jobs[1]!.openedTabId !== null);
    await access.set([]);
    answer();
    const paused = await bulk.until(id, ({ state, jobs }) => state === 'paused' && jobs.every(({ openedTabId }) => openedTabId === null));
    expect([paused.pausedBecause, outcomes(paused)[0], outcomes(paused).at(-1)]).toEqual(['no-permission', 'done', 'waiting']);
    await expect.poll(() => bulk.tabs()).toEqual(before);
    await access.set(null);
    const run = await bulk.until(id, ended);
    expect(new Set(outcomes(run))).toEqual(new Set(['done']));
    expect(await bulk.pages(id)).toHaveLength(4);
  });
});

test.describe('without the permission for unlimited storage', () => {
  test.describe.configure({ mode: 'default' });
  let profile: ReturnType<typeof makeProfile>;
  let folder: string;
  let bulk: ProfileBrowser;
  test.beforeAll(async () => {
    profile = makeProfile();
    folder = mkdtempSync(join(tmpdir(), 'pageloupe-limited-'));
    cpSync(grantedBuild(), folder, { recursive: true });
    const file = join(folder, 'manifest.json');
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as { permissions: string[] };
    writeFileSync(file, JSON.stringify({ ...manifest, permissions: manifest.permissions.filter((name) => name !== 'unlimitedStorage') }));
    bulk = await launchProfileBrowser(profile.folder, { extension: folder });
  });
  test.afterAll(async () => {
    await bulk.close().catch(() => {});
    profile.remove();
    rmSync(folder, { recursive: true });
  });

  test('no room for reports: the run waits with its pages queued, and has them all when there is room', async ({ site }) => {
    const page = await bulk.context.newPage();
    await page.goto(site.url('1'));
    const session = await bulk.context.newCDPSession(page);
    const origin = `chrome-extension://${bulk.extensionId}`;
    // Before the first report, because the browser checks the remaining space only every half minute.
    await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1_000 });
    const id = await begun(bulk, addresses(late(site, 3)), plainOptions);
    const isPaused = ({ state, jobs }: Run) => state === 'paused' && jobs.every(({ openedTabId }) => openedTabId === null);
    const paused = await bulk.until(id, isPaused);
    expect([paused.pausedBecause, ...outcomes(paused)]).toEqual(['storage-full', 'waiting', 'waiting', 'waiting']);
    expect(await bulk.pages(id)).toEqual([]);
    // Resumed without space, it waits again.
    await bulk.request('commandRun', { runId: id, command: 'resume' });
    expect((await bulk.until(id, isPaused)).pausedBecause).toBe('storage-full');
    await session.send('Storage.overrideQuotaForOrigin', { origin });
    await bulk.request('commandRun', { runId: id, command: 'resume' });
    const run = await bulk.until(id, ended);
    expect(new Set(outcomes(run))).toEqual(new Set(['done']));
    expect(await bulk.pages(id)).toHaveLength(3);
  });

  test('no room for runs: whoever asks is told, and the one under way loses nothing', async ({ site }) => {
    const old = await bulk.request('createRun', { name: 'Old', jobs: addresses([site.url('old')]), options: one });
    const id = await begun(bulk, addresses(late(site, 3)));
    await bulk.until(id, ({ jobs }) => jobs[1]!.openedTabId !== null);
    await bulk.evaluate(async () => {
      const { local } = (
        globalThis as unknown as { chrome: { storage: { local: { QUOTA_BYTES: number; set(what: object): Promise<void> } } } }
      ).chrome.storage;
      // Fills the space to a few bytes, in ever smaller pieces.
      for (let part = 0, size = local.QUOTA_BYTES; size > 0; part++) {
        const fits = await local.set({ [`fill${part}`]: 'x'.repeat(size) }).then(
          () => true,
          () => false,
        );
        if (!fits) size = Math.floor(size / 2);
      }
    }, null);
    await expect(bulk.request('createRun', { name: 'More', jobs: addresses([site.url('more')]), options: one })).rejects.toThrow(/no-room/);
    await expect(bulk.request('addJobs', { runId: id, jobs: addresses([site.url('more')]) })).rejects.toThrow(/no-room/);
    await bulk.evaluate(async () => {
      const { local } = (
        globalThis as unknown as {
          chrome: { storage: { local: { get(keys: null): Promise<object>; remove(keys: string[]): Promise<void> } } };
        }
      ).chrome.storage;
      await local.remove(Object.keys(await local.get(null)).filter((key) => key.startsWith('fill')));
    }, null);
    // Frees space, and what could not be written is written. A few bytes may have been enough for the run to continue.
    await bulk.request('deleteRun', { runId: old });
    const after = await bulk.until(id, ({ state }) => state === 'paused' || state === 'finished');
    expect(after.pausedBecause).toBe(after.state === 'paused' ? 'storage-full' : null);
    if (after.state === 'paused') await bulk.request('commandRun', { runId: id, command: 'resume' });
    expect(new Set(outcomes(await bulk.until(id, ended)))).toEqual(new Set(['done']));
    expect(await bulk.pages(id)).toHaveLength(3);
  });
});
