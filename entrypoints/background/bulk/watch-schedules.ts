import browser from 'webextension-polyfill';
import { comparePages, type RunSide } from '../../../checks/site/compare.ts';
import { addressOfComparison, addressOfRun } from '../../../extension/messages/bulk-addresses.ts';
import { readDigests } from '../../../extension/runs/library.ts';
import { newId, sideOfRun } from '../../../extension/runs/runs.ts';
import { readSchedules, removeSchedule, keepSchedule, type Schedule } from '../../../extension/runs/schedules.ts';
import { readRun, readRuns } from '../../../extension/storage/storage.ts';
import type { Runner } from './runner.ts';
import { createSchedules, type Schedules } from './schedules.ts';
import { signalTitle } from '../../../reports/catalogue.ts';
import { interfaceLocale } from '../../../extension/browser/interface-locale.ts';
import type { Locale } from '../../../words/locale.ts';

const alarmName = 'schedule';
/** Encodes what a click on a notification opens. */
const noticeOf = (before: string | null, now: string) => `run ${now} ${before ?? ''}`;
/** Maximum number of checks named in a notification: systems show a few lines. */
const namedChecks = 3;
const nothing = () => {};

export const createBrowserSchedules = (runner: Runner): Schedules =>
  createSchedules({
    now: () => Date.now(),
    newId,
    read: readSchedules,
    write: keepSchedule,
    remove: removeSchedule,
    readRuns,
    readRun,
    tell: notify,
    tellPaused: notifyPaused,
    async begin({ id: scheduleId, name, urls, options, crawl }) {
      const id = await runner.create(
        name,
        urls.map((url) => ({ url, title: '', tabId: null })),
        options,
        crawl ?? undefined,
        scheduleId,
      );
      await runner.command(id, 'start');
      return id;
    },
    async alarm(at) {
      if (at === null) await browser.alarms.clear(alarmName);
      else browser.alarms.create(alarmName, { when: at });
    },
  });

/** Must be called first when the worker starts. Its listeners are how the browser starts it again. */
export function watchSchedules(schedules: Schedules): void {
  const look = () => void schedules.look().catch(nothing);
  browser.runtime.onStartup.addListener(look);
  browser.alarms.onAlarm.addListener(({ name }) => {
    if (name === alarmName) look();
  });
  watchClicks();
  // Requested with the first schedule.
  browser.permissions.onAdded.addListener(watchClicks);
  look();
}

/** Absent until it is granted: it is an optional permission. */
const notifications = () => browser.notifications as typeof browser.notifications | undefined;

let watching = false;
function watchClicks(): void {
  const api = notifications();
  if (watching || !api) return;
  watching = true;
  api.onClicked.addListener((notice) => {
    const [kind, now, before] = notice.split(' ');
    if (kind !== 'run' || !now) return;
    const hash = before ? addressOfComparison(before, now) : addressOfRun(now);
    void browser.tabs.create({ url: `${browser.runtime.getURL('bulk.html')}${hash}` });
    void api.clear(notice);
  });
}

async function notify({ name }: Schedule, runId: string, before: string | null): Promise<void> {
  if (!notifications()) return;
  const [now, earlier] = [await sideOf(runId), before === null ? null : await sideOf(before)];
  if (!now) return;
  const locale = await interfaceLocale('worker');
  const { notice } = locale.part('schedule');
  await show(
    noticeOf(earlier ? before : null, runId),
    notice.title({ name: name.slice(0, 100) }),
    earlier ? changesNotice(earlier, now, locale) : notice.audited({ pages: now.pages.length }),
  );
}

async function notifyPaused({ name }: Schedule, runId: string): Promise<void> {
  const { notice } = (await interfaceLocale('worker')).part('schedule');
  await show(noticeOf(null, runId), notice.skipped({ name: name.slice(0, 100) }), notice.paused);
}

async function show(notice: string, title: string, message: string): Promise<void> {
  await notifications()?.create(notice, { type: 'basic', iconUrl: browser.runtime.getURL('icons/128.png'), title, message });
}

/** Describes what became worse since the previous run. */
export function changesNotice(before: RunSide, now: RunSide, locale: Locale): string {
  const pages = comparePages(before, now);
  const worse = pages.filter((page) => page.worse.length > 0);
  const checks = new Map<string, number>();
  for (const id of worse.flatMap((page) => page.worse)) checks.set(id, (checks.get(id) ?? 0) + 1);
  const named = [...checks]
    .sort((a, b) => b[1] - a[1])
    .slice(0, namedChecks)
    .map(([id]) => signalTitle(locale, id, 'fail'));
  const count = (change: string) => pages.filter((page) => page.change === change).length;
  return locale
    .part('schedule')
    .notice.changes({
      worse: worse.length,
      checks: named,
      more: checks.size - named.length,
      gone: count('gone'),
      fresh: count('new'),
      unread: pages.filter(({ because }) => because === 'not-audited-now').length,
    });
}

async function sideOf(runId: string): Promise<RunSide | null> {
  const run = await readRun(runId);
  if (!run) return null;
  const digests = new Map((await readDigests(runId)).map(({ jobId, digest }) => [jobId, digest]));
  return sideOfRun(run, digests);
}
