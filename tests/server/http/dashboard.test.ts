/** The dashboard in a real browser, with the real service and its database. */
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { fillHistory } from '../../support/made-history.ts';
import { openDatabase } from '../../../server/database/open.ts';
import { HistoryStore } from '../../../server/history/store.ts';
import { addKey } from '../../../server/http/access/keys.ts';
import { roles } from '../../../server/options/choices.ts';
import { axeIn } from '../../support/axe-in-page.ts';
import { dayMs, page as savedPage, saveRun } from '../../support/history.ts';
import { FakeAuditor, visitOf } from '../../support/service-auditor.ts';
import { service, testFolder } from '../../support/service.ts';
import { layoutFaults, viewFaults } from '../../support/view-faults.ts';
import { hasChromium, sharedChromium } from '../../support/shared-chromium.ts';

const newPage = sharedChromium();
const host = 'shop.example';
const hostile = '<img src=x onerror="window.hit=1"><script>window.hit=1</script> متجر القهوة 東京';

async function filled(fill: (store: HistoryStore) => Promise<unknown>): Promise<string> {
  const data = testFolder();
  const database = await openDatabase({ data, storeUrl: null, log: () => undefined });
  await fill(new HistoryStore(database));
  await database.close();
  return data;
}
/** Two runs of a site: one page got worse, another is new. */
const twoRuns = () =>
  filled(async (store) => {
    const now = Date.now();
    const url = (path: string) => `https://${host}${path}`;
    await saveRun(store, host, now - 2 * dayMs, [savedPage(0, url('/a')), savedPage(1, url('/b'))]);
    await saveRun(store, host, now - dayMs, [
      savedPage(0, url('/a'), { title: 'fail' }, { score: 60, title: hostile }),
      savedPage(1, url('/b')),
      savedPage(2, url(`/new?<script>`), { favicon: 'warn' }, { title: '' }),
    ]);
    await saveRun(store, 'tea.example', now, [savedPage(0, 'https://tea.example/')]);
  });
const quick = () => new FakeAuditor({ concurrency: 8, queue: 1000, answer: (order) => visitOf(order) });

async function opened(
  address: string,
  { hash = '', width = 1280, dark = false, locale = 'en-US' } = {},
): Promise<{ page: Page; requested: Set<string>; errors: string[] }> {
  const page = await newPage({ colorScheme: dark ? 'dark' : 'light', viewport: { width, height: 800 }, locale });
  const [requested, errors] = [new Set<string>(), [] as string[]];
  page.on('request', (request) => requested.add(new URL(request.url()).origin));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(`${address}/sites${hash}`);
  return { page, requested, errors };
}
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

describe.skipIf(!hasChromium)('the dashboard', () => {
  test.each([
    [1280, false],
    [320, true],
  ] as const)(
    '%i px, dark: %s: sites, then one with what became worse; no external request, no axe violation, nothing cut off, all reached by Tab',
    async (width, dark) => {
      const { address } = await service({ data: await twoRuns() }, quick());
      const { page, requested, errors } = await opened(address, { width, dark });
      await page.getByRole('link', { name: 'tea.example' }).waitFor();
      // Rows are cards in a narrow container, but can still be sorted.
      await page.getByRole('button', { name: 'Audit score' }).click();
      expect([await axeIn(page), await viewFaults(page), await overflow(page)]).toEqual([[], [], false]);
      await page.getByRole('link', { name: host }).click();
      await page.getByRole('heading', { level: 1, name: host }).waitFor();
      await page.getByRole('heading', { name: 'New failures' }).waitFor();
      await page.getByText('Title is missing').first().click();
      expect(await page.getByText(`https://${host}/a`).first().isVisible()).toBe(true);
      await page.getByRole('heading', { name: 'Runs' }).waitFor();
      expect(await page.title()).toBe(`${host} · Pageloupe`);
      await page.getByText('Scores as a table').click();
      // Its rows are cards without a header in a narrow container.
      const scores = page.getByRole('region', { name: 'Scores as a table' }).getByRole('row');
      expect(await scores.filter({ has: page.getByRole('cell') }).count()).toBe(2);
      expect([await axeIn(page), await viewFaults(page), await overflow(page)]).toEqual([[], [], false]);
      // Text of twice the size fits into a narrow window too.
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      expect(await layoutFaults(page)).toEqual([]);
      await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
      expect(await page.getByText(hostile, { exact: true }).count()).toBe(1);
      expect(await page.evaluate(() => 'hit' in window)).toBe(false);
      await page.getByRole('button', { name: /^Show pages: Favicon/ }).click();
      await page.getByText('no title').waitFor();
      expect(await page.getByText(hostile, { exact: true }).count()).toBe(0);
      expect([...requested]).toEqual([address]);
      expect(errors).toEqual([]);
    },
  );

  test('a browser that wants German gets it in German, also what the API says and what the script knows of checks', async () => {
    const { address } = await service({ data: await twoRuns() }, quick());
    const { page, errors } = await opened(address, { hash: `#${host}`, locale: 'de-AT' });
    expect(await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir])).toEqual(['de', 'ltr']);
    await page.getByRole('heading', { name: 'Was sich geändert hat' }).waitFor();
    await page.getByRole('heading', { name: 'Neu nicht bestanden' }).waitFor();
    // Checks come from the API in German, and the heading of their pages from the catalogue in the script.
    await page.getByRole('button', { name: /^Seiten zeigen: Favicon/ }).click();
    await page.getByRole('heading', { name: /^Seiten: Favicon/ }).waitFor();
    await page.getByText('kein Titel').waitFor();
    expect(await page.locator('main').innerText()).not.toMatch(/\b(?:Runs?|Pages?|Failures|Warnings|Show|missing|since|the|of|and)\b/);
    expect([await axeIn(page), await viewFaults(page), await overflow(page), errors]).toEqual([[], [], false, []]);
  });

  test('from right to left, time still runs from left to right, with its dates at their ends, and nothing is cut off', async () => {
    const { address } = await service({ data: await twoRuns() }, quick());
    const { page } = await opened(address, { hash: `#${host}`, width: 400 });
    await page.getByRole('heading', { name: 'Runs' }).waitFor();
    await page.evaluate(() => (document.documentElement.dir = 'rtl'));
    const [first, last] = await page
      .locator('.trend-days > span')
      .evaluateAll((days) => days.map((day) => day.getBoundingClientRect().left));
    expect(first).toBeLessThan(last!);
    const back = page.getByRole('link', { name: 'All sites' }).locator('.along-text');
    expect(await back.evaluate((arrow) => getComputedStyle(arrow).scale)).toBe('-1 1');
    expect([await layoutFaults(page), await overflow(page)]).toEqual([[], false]);
  });

  test('run now, schedule, delete: in the browser as in the service', async () => {
    const { address, ask, auditor } = await service({ data: await twoRuns(), hostDelayMs: 0 }, quick());
    const { page, errors } = await opened(address, { hash: `#${host}` });
    await page.getByRole('button', { name: 'Create schedule' }).click();
    await page.getByText('Audits 3 pages.').waitFor();
    await page.getByLabel('Cron expression').fill('every day');
    await page.getByRole('button', { name: 'Create schedule' }).click();
    await page.getByText('Use a cron expression of five fields').waitFor();
    expect(await axeIn(page)).toEqual([]);
    await page.getByRole('button', { name: 'Run now' }).click();
    await expect.poll(() => auditor.orders.length).toBe(3);
    // When it has ended, the page shows it automatically.
    await expect.poll(async () => page.getByRole('region', { name: 'Runs' }).last().getByRole('row').count(), { timeout: 30_000 }).toBe(4);
    // What was typed meanwhile is still there.
    expect(await page.getByLabel('Cron expression').inputValue()).toBe('every day');
    await page.getByRole('button', { name: 'Delete site' }).click();
    expect(await axeIn(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Delete site');
    await page.getByRole('button', { name: 'Delete site' }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).first().click();
    await page.getByRole('link', { name: 'tea.example' }).waitFor();
    expect((await ask(`/v1/sites/${host}`)).status).toBe(404);
    expect(((await (await ask('/v1/schedules')).json()) as { schedules: unknown[] }).schedules).toEqual([]);
    expect(errors.filter((text) => !/status of 400/.test(text))).toEqual([]);
  });

  test('a schedule visits and judges pages as the latest run did', async () => {
    const { address, ask } = await service({ data: testFolder(), hostDelayMs: 0 }, quick());
    const settings = { intent: 'keep-out', pageLocale: 'de-AT', pageType: 'docs', aiOptOut: true, device: 'mobile' };
    const body = JSON.stringify({ urls: ['https://docs.example/'], ...settings });
    await ask('/v1/batches', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    await expect.poll(async () => (await ask('/v1/sites/docs.example')).status, { timeout: 30_000 }).toBe(200);
    const { page } = await opened(address, { hash: '#docs.example' });
    await page.getByRole('button', { name: 'Create schedule' }).click();
    await page.getByText('Audits 1 page.').waitFor();
    expect(await (await ask('/v1/schedules')).json()).toMatchObject({ schedules: [{ settings }] });
  });

  test('a first audit is started on the page, and followed there', async () => {
    let follow = () => {};
    const followed = new Promise<void>((resolve) => {
      follow = resolve;
    });
    // However slow the page is, the audit is not over before it is followed.
    const auditor = new FakeAuditor({ concurrency: 8, queue: 1000, answer: (order) => followed.then(() => visitOf(order)) });
    const { address } = await service({ hostDelayMs: 0 }, auditor);
    const { page } = await opened(address);
    await page.getByText('No site was audited yet.').waitFor();
    expect(await axeIn(page)).toEqual([]);
    await page.getByLabel('URL of a sitemap').fill('https://first.example/\nnowhere');
    await page.getByRole('button', { name: 'Start audit' }).click();
    await page.getByRole('alert').waitFor();
    await page.getByLabel('URL of a sitemap').fill('https://first.example/ https://first.example/two');
    await page.getByRole('button', { name: 'Start audit' }).click();
    await page.getByText('Started: 2 pages.').waitFor();
    await page
      .getByRole('button', { name: /^Cancel \S/ })
      .first()
      .waitFor();
    follow();
    await page.getByLabel('URL of a sitemap').fill('https://first.example/what-is-a-sitemap');
    await page.getByRole('button', { name: 'Start audit' }).click();
    await page.getByText('Started: 1 page.').waitFor();
    await page.getByRole('link', { name: 'first.example' }).waitFor({ timeout: 30_000 });
    await page.getByLabel('Follow links').check();
    await page.getByLabel('URL of a sitemap').fill('https://first.example/ https://first.example/two');
    await page.getByRole('button', { name: 'Start audit' }).click();
    await page.getByText('To follow links, enter one URL').waitFor();
    await page.getByLabel('URL of a sitemap').fill('https://first.example/');
    await page.getByRole('button', { name: 'Start audit' }).click();
    await page.getByText('Started. Pages are added').waitFor();
    const { batches } = (await (await fetch(`${address}/v1/batches`)).json()) as { batches: { crawl: { url: string } | null }[] };
    expect(batches.map(({ crawl }) => crawl?.url ?? null)).toEqual(['https://first.example/', null, null]);
  });

  test('log-in with a key: only the buttons that its role may use', async () => {
    const keyFile = join(testFolder(), 'keys.txt');
    const keys = [];
    for (const role of roles) keys.push({ role, key: await addKey(keyFile, `Editors ${role}`, role) });
    const { address } = await service({ data: await twoRuns(), keyFile }, quick());
    const { page } = await opened(address, { hash: `#${host}` });
    await page.getByLabel('Key').fill('pageloupe_wrong');
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByRole('alert').waitFor();
    expect(await axeIn(page)).toEqual([]);
    for (const { role, key } of keys) {
      await page.getByLabel('Key').fill(key);
      await page.getByRole('button', { name: 'Log in' }).click();
      await page.getByRole('heading', { name: 'Schedule' }).waitFor();
      const shown = async (name: string) => (await page.getByRole('button', { name }).count()) > 0;
      expect([role, await shown('Run now'), await shown('Delete site'), await shown('Create schedule')]).toEqual([
        role,
        role !== 'read',
        role === 'admin',
        role === 'admin',
      ]);
      // Scripts cannot read the key; the session survives a reload.
      expect(await page.evaluate(() => [document.cookie, localStorage.length, sessionStorage.length])).toEqual(['', 0, 0]);
      await page.reload();
      await page.getByText(`Editors ${role} (${role})`).waitFor();
      await page.getByRole('button', { name: 'Log out' }).click();
      await page.getByLabel('Key').waitFor();
    }
  });

  test('a session that is over leads to the log-in, and back to the same site', async () => {
    const keyFile = join(testFolder(), 'keys.txt');
    const key = await addKey(keyFile, 'Editors', 'read');
    const { address } = await service({ data: await twoRuns(), keyFile }, quick());
    const { page } = await opened(address);
    const logIn = async () => {
      await page.getByLabel('Key').fill(key);
      await page.getByRole('button', { name: 'Log in' }).click();
    };
    await logIn();
    await page.getByRole('link', { name: host }).waitFor();
    await page.context().clearCookies();
    await page.getByRole('link', { name: host }).click();
    await logIn();
    await page.getByRole('heading', { level: 1, name: host }).waitFor();
    await page.getByRole('heading', { name: 'Runs' }).waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  test('400 sites: the table is sorted and filtered, and a service that is gone is reported', async () => {
    const data = await filled((store) => fillHistory(store.database, { sites: 400, days: 2, pages: 1, now: Date.now() }));
    const running = await service({ data }, quick());
    const { page } = await opened(running.address);
    await page.getByText('400 sites').waitFor();
    expect(await overflow(page)).toBe(false);
    await page
      .getByRole('button', { name: 'Site ↑' })
      .or(page.getByRole('button', { name: 'Site' }))
      .first()
      .click();
    await page.getByRole('link', { name: 'site-399.example' }).waitFor();
    await page.getByLabel('Find a site').fill('site-12');
    await page.getByText('10 sites').waitFor();
    // Of 400 rows axe says the same, and takes seconds.
    expect(await axeIn(page)).toEqual([]);
    await running.close();
    await page.getByRole('link', { name: 'site-120.example' }).click();
    await page.getByText('The service cannot be reached').first().waitFor();
    expect(await axeIn(page)).toEqual([]);
  });

  test('older runs are added to the list once, also by a double click', async () => {
    const data = await filled((store) => fillHistory(store.database, { sites: 1, days: 40, pages: 1, now: Date.now() }));
    const { address } = await service({ data }, quick());
    const { page } = await opened(address, { hash: '#site-000.example' });
    const rows = page.getByRole('region', { name: 'Runs' }).last().locator('tbody tr');
    await expect.poll(() => rows.count()).toBe(30);
    await page.getByRole('button', { name: 'Show older runs' }).dblclick();
    await expect.poll(() => rows.count()).toBe(40);
    expect(await page.getByRole('button', { name: 'Show older runs' }).count()).toBe(0);
  });

  test('its policy blocks external and inline scripts and framing', async () => {
    const { ask } = await service();
    const policy = (await ask('/sites')).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("style-src 'self';");
    expect(policy).toContain("connect-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
  });
});
