import { describe, expect, test } from 'vitest';
import { lostTab, type Job, type Run } from '../../../../extension/runs/runs.ts';
import { jobError } from '../../../../entrypoints/background/bulk/errors.ts';
import { cutOffLimit, nextStep, type Effect, type RunEvent } from '../../../../entrypoints/background/bulk/machine.ts';
import { blankRun, job, queued } from '../../../support/bulk-runs.ts';

type Told = RunEvent extends infer E ? (E extends { at: number } ? Omit<E, 'at'> : never) : never;
const stored = new Set<string>();

/** Events one after the other, at times 1, 2, 3 … */
function after(run: Run, ...events: Told[]): { run: Run; effects: Effect[] } {
  const all: Effect[] = [];
  events.forEach((event, index) => {
    const { run: next, effects } = nextStep(run, { ...event, at: index + 1 } as RunEvent);
    run = next;
    all.push(...effects);
  });
  return { run, effects: all };
}
const start: Told = { type: 'command', command: 'start' };
const done = (jobId: string, attempt = 1): Told => ({ type: 'kept', jobId, attempt });
const failed = (jobId: string, attempt = 1): Told => ({ type: 'failed', jobId, attempt, error: jobError('timeout') });
const begin = (jobId: string, attempt = 1): Effect => ({ do: 'begin', jobId, attempt });
const states = ({ jobs }: Run) => jobs.map(({ state }) => state).join(' ');
const three = blankRun({ jobs: [job('a'), job('b'), job('c')] });
const withTab = blankRun({ jobs: [job('a', { tabId: 7 }), job('b', { tabId: 8 })], options: { tools: [], probes: false, parallel: 1 } });

describe('a run', () => {
  test('starts as many jobs as may run at a time, and the next when one ends', () => {
    const started = after(three, start);
    expect(started.effects).toEqual([begin('a'), begin('b')]);
    expect(started.run).toMatchObject({ state: 'running', startedAt: 1 });
    expect(after(started.run, done('b')).effects).toEqual([{ do: 'stop', jobId: 'b', attempt: 1 }, begin('c')]);
  });
  test('is finished when its last job has ended', () => {
    const { run } = after(three, start, done('a'), failed('b'), done('c'));
    expect(run).toMatchObject({ state: 'finished', endedAt: 4 });
    expect(states(run)).toBe('done failed done');
  });
  test('waits for its last tab to close', () => {
    const open = after(three, start, { type: 'opened', jobId: 'a', attempt: 1, tabId: 50 }, done('b'), done('c'), done('a'));
    expect(open.run).toMatchObject({ state: 'running', endedAt: null });
    expect(open.effects).toContainEqual({ do: 'close', tabId: 50 });
    expect(after(open.run, { type: 'tab-removed', tabId: 50, windowClosing: false }).run.state).toBe('finished');
  });
  test('without jobs stays a draft', () => expect(after(blankRun(), start).run.state).toBe('draft'));
  test('pausing starts nothing more and lets running jobs finish', () => {
    const paused = after(three, start, { type: 'command', command: 'pause' }, done('a'));
    expect(states(paused.run)).toBe('done running waiting');
    expect(paused.run).toMatchObject({ state: 'paused', pausedBecause: 'user' });
    expect(after(paused.run, { type: 'command', command: 'resume' }).effects).toEqual([begin('c')]);
  });
  test('paused with nothing left is finished', () => {
    const { run } = after(three, start, done('a'), { type: 'command', command: 'pause' }, done('b'), done('c'));
    expect(run.state).toBe('finished');
  });
  test('cancelled, it stops and closes what is under way, and can be resumed', () => {
    const cancelled = after(three, start, { type: 'opened', jobId: 'a', attempt: 1, tabId: 50 }, { type: 'command', command: 'cancel' });
    expect(cancelled.effects.slice(2)).toEqual([
      { do: 'stop', jobId: 'a', attempt: 1 },
      { do: 'close', tabId: 50 },
      { do: 'stop', jobId: 'b', attempt: 1 },
    ]);
    expect(cancelled.run).toMatchObject({ state: 'cancelled', endedAt: null });
    const closed = after(cancelled.run, { type: 'tab-removed', tabId: 50, windowClosing: false });
    expect(closed.run.endedAt).not.toBeNull();
    const resumed = after(closed.run, { type: 'command', command: 'resume' });
    expect(resumed.effects).toEqual([begin('a', 2), begin('b', 2)]);
  });
  test('retries what failed, and nothing else', () => {
    const ended = after(three, start, failed('a'), done('b'), done('c')).run;
    const { run, effects } = after(ended, { type: 'command', command: 'retry-failed' });
    expect(effects).toEqual([begin('a', 2)]);
    expect(run.jobs[0]).toMatchObject({ state: 'running', error: null, endedAt: null });
    expect(after(run, done('a', 2)).run.state).toBe('finished');
  });
  test('does not retry URLs that are not a page', () => {
    const run = after(blankRun(), { type: 'add', jobs: [{ id: 'x', url: 'chrome://settings', title: '', tabId: 3 }] }, start).run;
    expect(run).toMatchObject({ state: 'finished', jobs: [{ state: 'failed', error: { code: 'no-access' } }] });
    expect(after(run, { type: 'command', command: 'retry-failed' }).run).toBe(run);
  });
});

describe('answers', () => {
  const second = after(three, start, failed('a'), { type: 'command', command: 'retry-failed' }, done('b'));
  test('of an earlier attempt fall away', () => {
    const running = second.run;
    expect(running.jobs[0]).toMatchObject({ state: 'running', attempt: 2 });
    for (const late of [failed('a', 1), { type: 'blocked', jobId: 'a', attempt: 1, because: 'offline' } as Told])
      expect(nextStep(running, { ...late, at: 9 } as RunEvent)).toEqual({ run: running, effects: [] });
  });
  test('a stored page counts, whichever attempt stored it', () => {
    const running = after(second.run, done('c')).run;
    const { run, effects } = after(running, done('a', 1));
    expect(run.state).toBe('finished');
    expect(effects).toEqual([{ do: 'stop', jobId: 'a', attempt: 2 }]);
  });
  test('repeated events change nothing', () => {
    const once = after(three, start, { type: 'opened', jobId: 'a', attempt: 1, tabId: 50 }).run;
    expect(nextStep(once, { type: 'opened', jobId: 'a', attempt: 1, tabId: 50, at: 9 })).toEqual({ run: once, effects: [] });
    const ended = after(three, start, done('a')).run;
    expect(nextStep(ended, { type: 'kept', jobId: 'a', attempt: 1, at: 9 }).run).toBe(ended);
    expect(nextStep(ended, { type: 'kept', jobId: 'nobody', attempt: 1, at: 9 }).run).toBe(ended);
  });
  test('of a tab opened for an attempt that is over close it', () => {
    const { effects } = after(three, start, failed('a'), { type: 'opened', jobId: 'a', attempt: 1, tabId: 50 });
    expect(effects.at(-1)).toEqual({ do: 'close', tabId: 50 });
  });
});

describe('hindrances', () => {
  test.each(['offline', 'storage-full', 'no-permission'] as const)(
    '%s puts the job back and pauses the run, which goes on when it is over',
    (because) => {
      const paused = after(three, start, { type: 'blocked', jobId: 'a', attempt: 1, because });
      expect(paused.run).toMatchObject({ state: 'paused', pausedBecause: because });
      expect(states(paused.run)).toBe('waiting running waiting');
      expect(paused.run.jobs[0]!.interrupted).toBeUndefined();
      const on = after(paused.run, { type: 'unhindered', because });
      expect(on.run.state).toBe('running');
      expect(on.effects).toEqual([begin('a', 2)]);
    },
  );
  test('stop what is under way when they are seen from outside', () => {
    const { run, effects } = after(three, start, { type: 'hindered', because: 'no-permission' });
    expect(states(run)).toBe('waiting waiting waiting');
    expect(effects.slice(2)).toEqual([
      { do: 'stop', jobId: 'a', attempt: 1 },
      { do: 'stop', jobId: 'b', attempt: 1 },
    ]);
  });
  test('a pause by the user is not ended by anything else', () => {
    const paused = after(
      three,
      start,
      { type: 'hindered', because: 'offline' },
      { type: 'command', command: 'pause' },
      { type: 'unhindered', because: 'offline' },
    );
    expect(paused.run).toMatchObject({ state: 'paused', pausedBecause: 'user' });
  });
});

describe('tabs', () => {
  const running = after(withTab, start).run;
  test('closed while their page is audited: failed, and a retry looks for the page elsewhere', () => {
    const { run } = after(running, { type: 'tab-removed', tabId: 7, windowClosing: false });
    expect(run.jobs[0]).toMatchObject({ state: 'failed', error: { code: 'tab-gone' } });
    expect(after(run, { type: 'command', command: 'retry-failed' }).run.jobs[0]).toMatchObject({ state: 'waiting', tabId: lostTab });
  });
  test('closed before their turn: the page is looked for when its turn comes', () => {
    const { run } = after(running, { type: 'tab-removed', tabId: 8, windowClosing: false });
    expect(run.jobs[1]).toMatchObject({ state: 'waiting', tabId: lostTab });
  });
  test('closed with their window, perhaps with the browser: nothing fails', () => {
    const { run } = after(
      running,
      { type: 'tab-removed', tabId: 7, windowClosing: true },
      { type: 'tab-removed', tabId: 8, windowClosing: true },
    );
    expect(run.jobs.map(({ state, tabId, error }) => [state, tabId, error])).toEqual([
      ['running', lostTab, null],
      ['waiting', lostTab, null],
    ]);
    const opened = after(
      three,
      start,
      { type: 'opened', jobId: 'a', attempt: 1, tabId: 50 },
      { type: 'tab-removed', tabId: 50, windowClosing: true },
    );
    expect(opened.run.jobs[0]).toMatchObject({ state: 'waiting', attempt: 1, openedTabId: null, interrupted: 1 });
    expect(opened.effects.at(-1)).toEqual(begin('c'));
  });
  test('ours, closed by somebody: failed', () => {
    const { run } = after(
      three,
      start,
      { type: 'opened', jobId: 'a', attempt: 1, tabId: 50 },
      { type: 'tab-removed', tabId: 50, windowClosing: false },
    );
    expect(run.jobs[0]).toMatchObject({ state: 'failed', openedTabId: null, error: { code: 'tab-gone' } });
  });
  test('replaced by the browser keep their job', () => {
    const { run } = after(running, { type: 'tab-replaced', from: 8, to: 80 });
    expect(run.jobs[1]!.tabId).toBe(80);
  });
  test('of others change nothing', () =>
    expect(nextStep(running, { type: 'tab-removed', tabId: 99, windowClosing: false, at: 9 }).run).toBe(running));
});

describe('a wake', () => {
  const running = after(three, start, { type: 'opened', jobId: 'a', attempt: 1, tabId: 50 }).run;
  test('closes our tabs and starts again, once they are closed', () => {
    const woken = after(running, { type: 'wake', storedJobIds: stored });
    expect(woken.effects).toEqual([
      { do: 'stop', jobId: 'a', attempt: 1 },
      { do: 'close', tabId: 50 },
      { do: 'stop', jobId: 'b', attempt: 1 },
      begin('c', 1),
      begin('b', 2),
    ]);
    expect(after(woken.run, done('b', 2), { type: 'tab-removed', tabId: 50, windowClosing: false }).effects.at(-1)).toEqual(begin('a', 2));
  });
  test('does not audit again what the library has', () => {
    const { run } = after(running, { type: 'wake', storedJobIds: new Set(['a']) });
    expect(run.jobs[0]!.state).toBe('done');
  });
  test('starts uninterrupted jobs before interrupted ones: a page that crashes the worker delays only itself', () => {
    let { run } = after({ ...three, options: { ...three.options, parallel: 1 } }, start);
    const begun: string[] = [];
    for (let wake = 0; wake < 4; wake++) {
      const woken = after(run, { type: 'wake', storedJobIds: stored });
      run = woken.run;
      begun.push(...woken.effects.flatMap((effect) => (effect.do === 'begin' ? effect.jobId : [])));
    }
    expect(begun).toEqual(['b', 'c', 'a', 'b']);
    const all = after(run, done('b', 2), done('c', 2), done('a', 3));
    expect(all.run.state).toBe('finished');
  });
  test('gives up on a job that was interrupted too often', () => {
    let { run } = after(blankRun({ jobs: [job('a')] }), start);
    for (let time = 0; time < cutOffLimit; time++) run = after(run, { type: 'wake', storedJobIds: stored }).run;
    expect(run.jobs[0]).toMatchObject({ state: 'running', attempt: cutOffLimit + 1 });
    run = after(run, { type: 'wake', storedJobIds: stored }).run;
    expect(run).toMatchObject({ state: 'finished', jobs: [{ state: 'failed', error: { code: 'interrupted' } }] });
    expect(after(run, { type: 'command', command: 'retry-failed' }).run.jobs[0]).toMatchObject({ state: 'running', interrupted: 0 });
  });
  test('closes tabs of jobs that have ended', () => {
    const ended = after(running, done('a')).run;
    expect(after(ended, { type: 'wake', storedJobIds: stored }).effects).toContainEqual({ do: 'close', tabId: 50 });
  });
});

describe('a restart', () => {
  const jobs = [
    job('a', { tabId: 7, state: 'running', attempt: 1 }),
    job('b', { state: 'running', attempt: 1, openedTabId: 50 }),
    job('c', { tabId: 8, state: 'done' }),
    job('d', { tabId: 9, state: 'failed' }),
  ];
  const { run, effects } = after(blankRun({ state: 'running', startedAt: 0, jobs }), { type: 'restart', storedJobIds: stored });
  test('touches no tab: their numbers belong to others now', () => {
    expect(effects.filter((effect) => effect.do !== 'stop')).toEqual([]);
    expect(run.jobs.map(({ tabId, openedTabId }) => [tabId, openedTabId])).toEqual([
      [lostTab, null],
      [null, null],
      [8, null],
      [lostTab, null],
    ]);
  });
  test('waits for a click', () => {
    expect(run).toMatchObject({ state: 'paused', pausedBecause: 'restarted' });
    expect(states(run)).toBe('waiting waiting done failed');
    expect(after(run, { type: 'command', command: 'resume' }).effects).toEqual([begin('a', 2), begin('b', 2)]);
  });
});

describe('the queue', () => {
  const urls = (run: Run) => run.jobs.map(({ id }) => id).join('');
  test('joins what is the same page', () => {
    const run = after(blankRun(), {
      type: 'add',
      jobs: [
        queued('a'),
        { ...queued('a2'), url: 'https://example.com/a#part' },
        { ...queued('r'), url: 'https://example.com/a#/route' },
        queued('b'),
      ],
    }).run;
    expect(run.jobs.map(({ id }) => id)).toEqual(['a', 'r', 'b']);
  });
  test('an address takes over the tab that shows it', () => {
    const run = after(blankRun({ jobs: [job('a')] }), {
      type: 'add',
      jobs: [{ ...queued('a2', 7), url: 'https://example.com/a', title: 'A' }],
    }).run;
    expect(run.jobs).toMatchObject([{ id: 'a', tabId: 7, title: 'A' }]);
  });
  test('is put in order where it waits', () => {
    const run: Run = {
      ...three,
      jobs: [job('a', { state: 'done' }), job('b'), job('c', { state: 'running', attempt: 1 }), job('d'), job('e')],
    };
    expect(urls(after(run, { type: 'edit', change: { order: ['e', 'c', 'b', 'a'] } }).run)).toBe('aecbd');
  });
  test('loses what is removed, unless it is under way or done', () => {
    const jobs: Job[] = [job('a', { state: 'done' }), job('b'), job('c', { state: 'running', attempt: 1 }), job('d', { state: 'failed' })];
    expect(urls(after(blankRun({ state: 'paused', jobs }), { type: 'edit', change: { remove: ['a', 'b', 'c', 'd'] } }).run)).toBe('ac');
  });
  test('of a run that has ended can grow: it waits to be started', () => {
    const ended = after(three, start, done('a'), done('b'), done('c')).run;
    const run = after(ended, { type: 'add', jobs: [queued('d')] }).run;
    expect(run).toMatchObject({ state: 'paused', pausedBecause: 'user', endedAt: null });
    expect(after(run, { type: 'command', command: 'resume' }).effects).toEqual([begin('d')]);
  });
  test('options: parallel pages at any time, tools and probes until the first page', () => {
    const options = { tools: ['terms' as const], probes: true, parallel: 60 };
    expect(after(three, { type: 'edit', change: { options } }).run.options).toEqual({ ...options, parallel: 6 });
    const running = after(three, start, { type: 'edit', change: { options } });
    expect(running.run.options).toEqual({ tools: [], probes: false, parallel: 6 });
    expect(running.effects).toEqual([begin('a'), begin('b'), begin('c')]);
  });
});
