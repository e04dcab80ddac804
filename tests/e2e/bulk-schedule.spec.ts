import { readFileSync } from 'node:fs';
import { stopWorker } from './stop-worker.ts';
import { expect, page, test } from './site-test.ts';

/** Repeating a bulk audit and comparing it with the last run, in the shipping build. */

interface Kept {
  nextAt: number;
  lastRunId: string;
}
interface Chrome {
  storage: { local: { get(key: null): Promise<Record<string, Kept>>; set(items: object): Promise<void> } };
  notifications: { getAll(): Promise<Record<string, boolean>> };
  runtime: { sendMessage(message: object): Promise<unknown> };
  alarms: { get(name: string): Promise<{ scheduledTime: number } | undefined> };
}
declare const chrome: Chrome;

const pageOf = (title: string, head = '') =>
  page(title, `<h1>${title}</h1><p>Wax the thread before sewing, or the paper saws it through at the holes within a year.</p>`, head);

test('a scheduled audit repeats even after the worker was stopped; a notification reports its end, and what got worse is shown', async ({
  grantedBrowser: browser,
  serve,
}) => {
  const answers: Parameters<typeof serve>[0] = {
    '/a': pageOf('Binding a book'),
    '/b': pageOf('Choosing paper'),
    '/c': pageOf('Waxing thread'),
  };
  const site = await serve(answers);
  const bulk = await browser.context.newPage();
  await bulk.goto(`chrome-extension://${browser.extensionId}/bulk.html#new`);
  await bulk.getByRole('radio', { name: 'URLs' }).check();
  await bulk.getByLabel('URLs, one per line').fill(['/a', '/b', '/c'].map((path) => `${site.origin}${path}`).join('\n'));
  await bulk.getByRole('button', { name: 'Add 3 URLs to the queue' }).click();
  await bulk.getByRole('button', { name: 'Start audit of 3 pages' }).click();
  await expect(bulk.locator('.run-state')).toContainText('Finished');
  // The default columns, which are also first in the file.
  expect((await bulk.locator('.results thead th').allInnerTexts()).map((text) => text.trim())).toEqual([
    'Page',
    'State',
    'Audit score',
    'GEO score',
    'Status',
    'H1',
    'Canonical',
  ]);
  expect((await bulk.locator('.results tbody tr').first().locator('td').allInnerTexts()).map((text) => text.trim()).slice(4, 7)).toEqual([
    '200',
    expect.stringMatching(/Binding|Choosing|Waxing/),
    'none or several',
  ]);

  await bulk.getByRole('button', { name: 'Repeat…' }).click();
  await bulk.getByRole('radio', { name: 'Every few hours' }).check();
  await bulk.getByLabel('Hours between runs').fill('3');
  await bulk.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(bulk.getByRole('heading', { name: 'Scheduled audits' })).toBeVisible();
  await expect(bulk.locator('.run-line').first()).toContainText('Every 3 hours');
  await expect
    .poll(() =>
      bulk.evaluate(async () => Math.round(((await chrome.alarms.get('schedule'))?.scheduledTime ?? 0) - Date.now()) > 10_000_000),
    )
    .toBe(true);

  const runs = () =>
    bulk.evaluate(async () =>
      Object.entries(await chrome.storage.local.get(null))
        .filter(([name]) => name.startsWith('run:'))
        .map(([name, run]) => [name.slice(4), (run as unknown as { state: string }).state]),
    );
  // Runs of this test and of others in the same browser.
  const before = new Set((await runs()).map(([id]) => id));
  // A page loses its title, and the schedule is missed more than once.
  answers['/b'] = pageOf('').replace('<h1></h1>', '<h1>Choosing paper</h1>');
  const scheduled = await bulk.evaluate(async () => {
    const [key, schedule] = Object.entries(await chrome.storage.local.get(null)).find(([name]) => name.startsWith('schedule:'))!;
    await chrome.storage.local.set({ [key]: { ...schedule, nextAt: Date.now() - 20 * 3_600_000 } });
    return schedule.lastRunId;
  });
  await stopWorker(bulk);
  await bulk.evaluate(() => chrome.runtime.sendMessage({ request: 'fileProgress', content: { id: 'none' } }).catch(() => null));
  await expect.poll(async () => (await runs()).filter(([id]) => !before.has(id)).map(([, state]) => state)).toEqual(['finished']);
  await expect
    .poll(() => bulk.evaluate(async () => Object.keys(await chrome.notifications.getAll())))
    .toEqual([expect.stringMatching(new RegExp(`^run \\w+ ${scheduled}$`))]);
  await expect(bulk.locator('.run-line').first()).toContainText('last ');

  await bulk.getByRole('link', { name: /^What changed in/ }).click();
  await expect(bulk.getByLabel('Earlier run')).toHaveValue(scheduled);
  const row = bulk.locator('tbody tr', { hasText: '/b' });
  await expect(row).toContainText('Worse');
  await expect(bulk.locator('tbody tr', { hasText: '/a' })).toContainText('No change');
  const [download] = await Promise.all([
    bulk.waitForEvent('download'),
    bulk.getByRole('button', { name: 'Save changed pages as CSV' }).click(),
  ]);
  expect(readFileSync(await download.path(), 'utf8').split('\r\n')[0]).toContain(
    'URL,Title,Change,Changed values,Score before,Score after,Worse checks,Better checks',
  );

  await bulk.goto(`chrome-extension://${browser.extensionId}/bulk.html#runs`);
  await bulk.getByRole('button', { name: /^Stop repeating/ }).click();
  await expect(bulk.getByRole('heading', { name: 'Scheduled audits' })).toHaveCount(0);
  await expect.poll(() => bulk.evaluate(async () => (await chrome.alarms.get('schedule')) ?? null)).toBeNull();
  await bulk.close();
});
