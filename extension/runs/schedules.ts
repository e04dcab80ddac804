import browser from 'webextension-polyfill';
import type { CrawlPlan } from '../../checks/site/crawl.ts';
import { isCrawl, isOptions } from './shape.ts';
import { jobLimit, type RunOptions } from './runs.ts';
import { idsIn, setAsideUnlessLater } from '../storage/set-aside.ts';
import * as shape from '../../checks/core/helpers/shape.ts';

/** A bulk audit that is repeated while the browser is open. Times are epoch milliseconds. Only the worker writes them. */
export interface Schedule {
  version: 1;
  id: string;
  name: string;
  every: Every;
  options: RunOptions;
  /** Whether links are followed; null for selected pages. */
  crawl: CrawlPlan | null;
  /** The selected pages. */
  urls: string[];
  createdAt: number;
  nextAt: number;
  lastAt: number | null;
  /** The run that it started last; before the first one, the run that it repeats. */
  lastRunId: string | null;
  /** The newest run whose end was announced; the next one is compared with it. */
  toldRunId: string | null;
}
/** Days keep the time of day, even when clocks change. */
export interface Every {
  unit: 'hours' | 'days';
  count: number;
}
export const everyLimit = 168;
/** Maximum number that is stored. */
export const scheduleLimit = 20;

const id = shape.text(200);
const time = shape.number(0, 8.64e15);
export const isEvery = shape.recordOf<Every>({ unit: shape.oneOf('hours', 'days'), count: shape.integer(1, everyLimit) });
const isSchedule = shape.recordOf<Schedule>({
  version: shape.oneOf(1),
  id,
  name: shape.text(1_000),
  every: isEvery,
  options: isOptions,
  crawl: shape.nullable(isCrawl),
  urls: shape.list(shape.text(200_000), jobLimit),
  createdAt: time,
  nextAt: time,
  lastAt: shape.nullable(time),
  lastRunId: shape.nullable(id),
  toldRunId: shape.nullable(id),
});

/** The first due time after `now` in the series that begins at `from`: all missed times are skipped. */
export function nextTime({ unit, count }: Every, from: number, now: number): number {
  const hour = 3_600_000;
  if (unit === 'hours') return from + (Math.max(0, Math.floor((now - from) / (count * hour))) + 1) * count * hour;
  const date = new Date(from);
  // Days have 23 to 25 hours: estimate first, then day by day.
  const whole = Math.floor((now - from) / (24 * hour * count)) - 1;
  if (whole > 0) date.setDate(date.getDate() + whole * count);
  do date.setDate(date.getDate() + count);
  while (date.getTime() <= now);
  return date.getTime();
}

const idsKey = 'schedules';
const keyOf = (scheduleId: string) => `schedule:${scheduleId}`;

/** Newest first. */
export async function readSchedules(): Promise<Schedule[]> {
  const { [idsKey]: stored } = await browser.storage.local.get(idsKey);
  const ids = idsIn(stored);
  const read = await browser.storage.local.get(ids.map(keyOf));
  const schedules: Schedule[] = [];
  for (const one of ids) {
    const schedule = read[keyOf(one)];
    if (isSchedule(schedule)) schedules.push(schedule);
    else if (schedule !== undefined) await setAsideUnlessLater(keyOf(one), schedule, 1, 'schedule');
  }
  return schedules;
}

export async function keepSchedule(schedule: Schedule): Promise<void> {
  const { [idsKey]: stored } = await browser.storage.local.get(idsKey);
  const ids = idsIn(stored);
  await browser.storage.local.set({
    [keyOf(schedule.id)]: schedule,
    ...(!ids.includes(schedule.id) && { [idsKey]: [schedule.id, ...ids] }),
  });
}

export async function removeSchedule(scheduleId: string): Promise<void> {
  const { [idsKey]: stored } = await browser.storage.local.get(idsKey);
  await browser.storage.local.set({ [idsKey]: idsIn(stored).filter((one) => one !== scheduleId) });
  await browser.storage.local.remove(keyOf(scheduleId));
}

/** @returns function that stops it */
export function watchScheduleChanges(changed: () => void): () => void {
  const listener = (changes: Record<string, browser.Storage.StorageChange>, area: string) => {
    if (area === 'local' && Object.keys(changes).some((key) => key === idsKey || key.startsWith('schedule:'))) changed();
  };
  browser.storage.onChanged.addListener(listener);
  return () => browser.storage.onChanged.removeListener(listener);
}
