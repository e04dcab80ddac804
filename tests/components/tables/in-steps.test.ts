import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runInTimers } from '../../../components/tables/in-steps.ts';

let now: number;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Work in steps that take this many milliseconds each. */
function* work(times: readonly number[], log: number[]): Generator<void, string, void> {
  for (const [index, time] of times.entries()) {
    log.push(index);
    now += time;
    yield;
  }
  return 'done';
}

test('a long step ends its task, short ones share one, and the result is reported', () => {
  const [log, reported] = [[] as number[], [] as string[]];
  runInTimers(work([50, 1, 1, 50, 1], log), (value) => reported.push(value));
  expect(log).toEqual([]);
  vi.advanceTimersToNextTimer();
  expect(log).toEqual([0]);
  vi.advanceTimersToNextTimer();
  expect(log).toEqual([0, 1, 2, 3]);
  expect(reported).toEqual([]);
  vi.advanceTimersToNextTimer();
  expect([log.length, reported]).toEqual([5, ['done']]);
  expect(vi.getTimerCount()).toBe(0);
});

test('stopped work does not continue, and reports nothing', () => {
  const [log, reported] = [[] as number[], [] as string[]];
  const end = runInTimers(work([50, 50], log), (value) => reported.push(value));
  vi.advanceTimersToNextTimer();
  end();
  vi.runAllTimers();
  expect([log, reported]).toEqual([[0], []]);
});
