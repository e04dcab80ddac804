import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { nextTime, readSchedules, removeSchedule, keepSchedule, type Every, type Schedule } from '../../../../extension/runs/schedules.ts';
import type { Run } from '../../../../extension/runs/runs.ts';
import { readRun, readRuns, keepRun } from '../../../../extension/storage/storage.ts';
import { createSchedules, type Schedules } from '../../../../entrypoints/background/bulk/schedules.ts';
import { blankRun, job } from '../../../support/bulk-runs.ts';

vi.mock('webextension-polyfill', async () => ({ default: (await import('wxt/testing/fake-browser')).fakeBrowser }));

const hour = 3_600_000;
const at = (day: number, hours: number) => new Date(2026, 2, day, hours).getTime();

describe('the next time', () => {
  test.each<[every: Every, from: number, now: number, next: number]>([
    [{ unit: 'hours', count: 6 }, at(1, 0), at(1, 0), at(1, 6)],
    [{ unit: 'hours', count: 6 }, at(1, 0), at(1, 5), at(1, 6)],
    [{ unit: 'hours', count: 6 }, at(1, 0), at(1, 6), at(1, 12)],
    [{ unit: 'days', count: 1 }, at(1, 9), at(1, 9), at(2, 9)],
    [{ unit: 'days', count: 7 }, at(1, 9), at(1, 10), at(8, 9)],
    // Several missed times are skipped together.
    [{ unit: 'hours', count: 1 }, at(1, 0), at(3, 0) + 1, at(3, 1)],
    [{ unit: 'days', count: 1 }, at(1, 9), at(20, 10), at(21, 9)],
    [{ unit: 'days', count: 7 }, at(1, 9), at(20, 10), at(22, 9)],
    // A clock that was set back.
    [{ unit: 'hours', count: 2 }, at(5, 0), at(1, 0), at(5, 2)],
  ])('%j', (every, from, now, next) => expect(new Date(nextTime(every, from, now)).toString()).toBe(new Date(next).toString()));
  test('keeps the time of day through every day of a year', () => {
    for (let from = at(1, 9), day = 0; day < 366; day++) {
      const next = nextTime({ unit: 'days', count: 1 }, from, from);
      expect(new Date(next).getHours()).toBe(9);
      from = next;
    }
  });
  test('is found at once after years', () => expect(nextTime({ unit: 'days', count: 1 }, 0, at(1, 0))).toBeGreaterThan(at(1, 0)));
});

let now: number;
let reported: unknown[];
let alarm: number | null;
let begun: number;
let full: boolean;
let schedules: Schedules;
const start = () => {
  schedules = createSchedules({
    now: () => now,
    newId: () => `s${Math.random()}`,
    read: readSchedules,
    write: keepSchedule,
    remove: removeSchedule,
    readRuns,
    readRun,
    async begin({ name, crawl }) {
      if (full) throw new Error('QUOTA_BYTES');
      const id = `run${++begun}`;
      await keepRun(blankRun({ id, name, state: 'running', crawl, jobs: [job('a')] }), null);
      return id;
    },
    tell: async ({ name }, runId, before) => {
      reported.push([name, runId, before]);
    },
    tellPaused: async ({ name }, runId) => {
      reported.push([name, runId, 'paused']);
    },
    alarm: async (when) => {
      alarm = when;
    },
  });
};
const end = async (id: string, state: Run['state'] = 'finished') => {
  const run = (await readRun(id))!;
  await keepRun({ ...run, state }, run);
  await schedules.look();
};
const only = async (): Promise<Schedule> => (await readSchedules())[0]!;

beforeEach(async () => {
  fakeBrowser.reset();
  [now, reported, alarm, begun, full] = [at(1, 9), [], null, 0, false];
  start();
  await keepRun(blankRun({ id: 'first', name: 'Shop', state: 'finished', jobs: [job('a'), job('b', { url: 'file:///x' })] }), null);
  await schedules.add('first', { unit: 'hours', count: 2 });
});

test('repeats a run at its times, and reports what changed after each', async () => {
  expect(await only()).toMatchObject({ name: 'Shop', urls: ['https://example.com/a'], nextAt: now + 2 * hour, lastAt: null });
  expect(alarm).toBe(now + 2 * hour);
  await schedules.look();
  expect(begun).toBe(0);
  now += 2 * hour;
  await schedules.look();
  expect(await only()).toMatchObject({ lastRunId: 'run1', lastAt: now, nextAt: now + 2 * hour });
  expect(reported).toEqual([]);
  await end('run1');
  expect(reported).toEqual([['Shop', 'run1', 'first']]);
  now += 2 * hour;
  await schedules.look();
  await end('run2');
  expect(reported.at(-1)).toEqual(['Shop', 'run2', 'run1']);
});

test('a run that ended while the worker was stopped is announced at its next start, once', async () => {
  now += 2 * hour;
  await schedules.look();
  const run = (await readRun('run1'))!;
  await keepRun({ ...run, state: 'finished' }, run);
  start();
  await schedules.look();
  start();
  await schedules.look();
  expect(reported).toEqual([['Shop', 'run1', 'first']]);
});

test('times that were missed are made up once', async () => {
  now += 49 * hour;
  await schedules.look();
  await schedules.look();
  expect(begun).toBe(1);
  expect(alarm).toBe(now + hour);
});

test('while its last run is active, no other starts', async () => {
  now += 2 * hour;
  await schedules.look();
  now += 2 * hour;
  await schedules.look();
  expect(begun).toBe(1);
  expect(alarm).toBe(now + 2 * hour);
});

test('a run that cannot start is tried at its next time, and delays no other', async () => {
  await keepRun(blankRun({ id: 'other', name: 'Blog', state: 'finished', jobs: [job('a')] }), null);
  await schedules.add('other', { unit: 'days', count: 1 });
  full = true;
  now += 2 * hour;
  await schedules.look();
  expect([begun, alarm]).toEqual([0, now + 2 * hour]);
});

test('a canceled run sends no notification; without the previous run there is nothing to compare', async () => {
  now += 2 * hour;
  await schedules.look();
  await end('run1', 'cancelled');
  expect(reported).toEqual([]);
  await fakeBrowser.storage.local.remove(['run:run1']);
  now += 2 * hour;
  await schedules.look();
  await end('run2');
  expect(reported).toEqual([['Shop', 'run2', null]]);
});

test('stopped, it goes with its alarm', async () => {
  await schedules.stop((await only()).id);
  expect([await readSchedules(), alarm]).toEqual([[], null]);
  expect(Object.keys(await fakeBrowser.storage.local.get(null)).filter((key) => key.startsWith('schedule:'))).toEqual([]);
});

test('one that is broken is set aside, and the others are there', async () => {
  const { id, ...whole } = await only();
  await keepSchedule({ ...whole, id: 'broken', nextAt: 'soon' as unknown as number });
  expect((await readSchedules()).map((one) => one.id)).toEqual([id]);
});

test('a deleted run, and more than the maximum, are refused', async () => {
  await expect(schedules.add('nowhere', { unit: 'days', count: 1 })).rejects.toMatchObject({ code: 'no-run' });
  for (let count = 1; count < 20; count++) await schedules.add('first', { unit: 'days', count: 1 });
  await expect(schedules.add('first', { unit: 'days', count: 1 })).rejects.toMatchObject({ code: 'too-many-schedules' });
});

test.each([
  ['restarted', [['Shop', 'run1', 'paused']]],
  ['offline', []],
] as const)('a due time that is skipped because the last run is paused (%s): the user is told once', async (pausedBecause, told) => {
  now += 2 * hour;
  await schedules.look();
  const run = (await readRun('run1'))!;
  await keepRun({ ...run, state: 'paused', pausedBecause }, run);
  now += 2 * hour;
  await schedules.look();
  await schedules.look();
  expect(begun).toBe(1);
  expect(reported).toEqual(told);
});
