import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import type { SortedLinks } from '../../../../checks/site/crawl.ts';
import { mostStoredRuns, type Run, type RunHead, type RunOptions } from '../../../../extension/runs/runs.ts';
import { readRun, readRuns, removeRun, keepRun } from '../../../../extension/storage/storage.ts';
import { jobError } from '../../../../entrypoints/background/bulk/errors.ts';
import { createRunner, type Outcome, type Runner, type RunnerPorts } from '../../../../entrypoints/background/bulk/runner.ts';
import { newJob } from '../../../support/bulk-runs.ts';

vi.mock('webextension-polyfill', async () => ({ default: (await import('wxt/testing/fake-browser')).fakeBrowser }));

const options: RunOptions = { tools: [], probes: false, parallel: 1 };

/** Browser, library and disk, which outlive the worker. `start` starts a worker, and everything that earlier ones do is ignored from then on. */
class Machine {
  tabs = new Set<number>();
  unused = new Set<number>();
  library = new Set<string>();
  audits: {
    runId: string;
    jobId: string;
    signal: AbortSignal;
    opened: (tabId: number) => Promise<boolean>;
    end: (outcome: Outcome) => void;
  }[] = [];
  log: string[] = [];
  leads: (jobId: string) => Promise<SortedLinks> = async () => ({ follow: [], leftOut: [] });
  full = false;
  online = true;
  awaiting = false;
  started: 'wake' | 'reload' | 'restart' = 'restart';
  compared = new Set<string>();
  nextTab = 100;
  nextId = 1;
  runner!: Runner;
  generation = 0;

  start(): Runner {
    const own = ++this.generation;
    const alive = () => own === this.generation;
    this.audits = [];
    const never = new Promise<never>(() => {});
    const guard = <T>(work: () => Promise<T>): Promise<T> => (alive() ? work() : never);
    const world: RunnerPorts = {
      now: () => 1,
      newId: () => `id${this.nextId++}`,
      readRuns: () => guard(readRuns),
      readRun: (id) => guard(() => readRun(id)),
      keepRun: (run, before) =>
        guard(async () => {
          if (this.full) throw new Error('QUOTA_BYTES quota exceeded');
          await keepRun(run, before);
          this.log.push(`write ${run.state} ${run.jobs.map(({ state }) => state[0]).join('')}`);
        }),
      removeRun: (run) => guard(() => removeRun(run)),
      comparedRunIds: async () => this.compared,
      storedJobIds: async (runId) =>
        new Set([...this.library].filter((key) => key.startsWith(`${runId} `)).map((key) => key.split(' ')[1]!)),
      async deletePages() {},
      tidyLibrary: async () => {
        this.log.push('tidy');
      },
      howStarted: async () => this.started,
      announceStart: async () => {
        this.started = 'wake';
      },
      closeUnused: async () => {
        for (const tab of this.unused) this.tabs.delete(tab);
        this.unused.clear();
      },
      closeTab: (tabId) =>
        guard(async () => {
          this.log.push(`close ${tabId}`);
          this.tabs.delete(tabId);
        }),
      audit: (run, jobId, signal, opened) =>
        new Promise((end) => {
          this.log.push(`audit ${jobId}`);
          this.audits.push({ runId: run.id, jobId, signal, opened, end });
        }),
      follow: async (_, jobId) => {
        this.log.push(`follow ${jobId}`);
        return this.leads(jobId);
      },
      online: () => this.online,
      watch: async (on) => {
        this.log.push(`watch ${on}`);
      },
      stayAwake: () => {},
      awaitNetwork: (on) => {
        this.awaiting = on;
      },
      badge: () => {},
      ended: () => {
        this.log.push('ended');
      },
    };
    this.runner = createRunner(world);
    return this.runner;
  }
  /** Opens a tab for the audit, like the real one. */
  async open(index = 0): Promise<{ tabId: number; holds: boolean }> {
    const tabId = this.nextTab++;
    this.tabs.add(tabId);
    this.unused.add(tabId);
    const holds = await this.audits[index]!.opened(tabId);
    this.unused.delete(tabId);
    return { tabId, holds };
  }
  async keep(index = 0): Promise<void> {
    const audit = this.audits.splice(index, 1)[0]!;
    this.library.add(`${audit.runId} ${audit.jobId}`);
    audit.end({ type: 'kept' });
    await this.calm();
  }
  async calm(): Promise<void> {
    for (let turn = 0; turn < 20; turn++)
      await new Promise((go) => {
        setTimeout(go, 0);
      });
  }
}
let machine: Machine;
const stored = async (id: string) => (await readRun(id))!;
const states = (run: Run) => run.jobs.map(({ state, error }) => error?.code ?? state).join(' ');

beforeEach(() => {
  fakeBrowser.reset();
  machine = new Machine();
  machine.start();
});
async function begin(count = 3, changes: Partial<RunOptions> = {}): Promise<string> {
  const id = await machine.runner.create(
    'Run',
    Array.from({ length: count }, (_, index) => newJob(`p${index}`)),
    { ...options, ...changes },
  );
  await machine.runner.command(id, 'start');
  await machine.calm();
  return id;
}

test('writes, then watches, then acts', async () => {
  await begin(1);
  expect(machine.log.slice(-3)).toEqual(['write running r', 'watch true', 'audit id2']);
});

test('runs to its end, one page after the other', async () => {
  const id = await begin();
  for (let page = 0; page < 3; page++) {
    expect(machine.audits).toHaveLength(1);
    const { tabId, holds } = await machine.open();
    expect(holds).toBe(true);
    expect((await stored(id)).jobs[page]!.openedTabId).toBe(tabId);
    await machine.keep();
  }
  expect(await stored(id)).toMatchObject({ state: 'finished' });
  expect(machine.tabs.size).toBe(0);
  expect(machine.log.at(-1)).toBe('watch false');
});

test('a throw in an audit is a failed page, not a failed run', async () => {
  const id = await begin(2);
  machine.audits.shift()!.end(Promise.reject(new Error('boom')) as never);
  await machine.calm();
  expect(states(await stored(id))).toBe('audit-failed running');
});

describe('a worker that is stopped', () => {
  test('resumes where it was: stored pages are done, the rest is started again, tabs are closed', async () => {
    const id = await begin(4, { parallel: 3 });
    const first = await machine.open(0);
    await machine.open(1);
    const { runId, jobId } = machine.audits[1]!;
    machine.library.add(`${runId} ${jobId}`);
    machine.start();
    await machine.runner.look();
    await machine.calm();
    expect(states(await stored(id))).toBe('running done running running');
    expect(machine.log).toContain(`close ${first.tabId}`);
    expect(machine.tabs.size).toBe(0);
    while (machine.audits.length > 0) await machine.keep();
    expect(await stored(id)).toMatchObject({ state: 'finished' });
    expect(machine.library.size).toBe(4);
  });
  test('between opening and recording a tab, a stop leaves none behind', async () => {
    await begin(1);
    machine.tabs.add(100);
    machine.unused.add(100);
    machine.start();
    await machine.runner.look();
    expect(machine.tabs.size).toBe(0);
  });
  test('with nothing to do does nothing', async () => {
    machine.started = 'wake';
    machine.start();
    await machine.runner.look();
    expect(machine.log).toEqual(['watch false']);
  });
});

test('after a start of the browser nothing is opened unasked, and the library is tidied once', async () => {
  const id = await begin(2);
  machine.started = 'restart';
  machine.start();
  await machine.runner.look();
  await machine.calm();
  expect(await stored(id)).toMatchObject({ state: 'paused', pausedBecause: 'restarted' });
  expect(machine.audits).toEqual([]);
  expect(machine.log.filter((line) => line === 'tidy')).toHaveLength(2);
  await machine.runner.command(id, 'resume');
  await machine.calm();
  expect(machine.audits).toHaveLength(1);
});

test('after the extension was reloaded, the run continues', async () => {
  const id = await begin(2);
  machine.started = 'reload';
  machine.start();
  await machine.runner.look();
  await machine.calm();
  expect(await stored(id)).toMatchObject({ state: 'running' });
  expect(machine.audits).toHaveLength(1);
});

describe('no room', () => {
  test('for a report: the run waits with the page still queued', async () => {
    const id = await begin(2);
    machine.audits.shift()!.end({ type: 'blocked', because: 'storage-full' });
    await machine.calm();
    expect(await stored(id)).toMatchObject({ state: 'paused', pausedBecause: 'storage-full' });
    expect(states(await stored(id))).toBe('waiting waiting');
  });
  test('for the run itself: work stops, and is taken up when there is room', async () => {
    const id = await begin(3);
    const { tabId } = await machine.open();
    machine.full = true;
    await machine.keep();
    expect(states(await stored(id))).toBe('running waiting waiting');
    await expect(machine.runner.command(id, 'pause')).rejects.toThrow('quota');
    machine.full = false;
    await machine.runner.look();
    await machine.calm();
    expect(await stored(id)).toMatchObject({ state: 'paused', pausedBecause: 'storage-full' });
    expect(states(await stored(id))).toBe('done waiting waiting');
    expect(machine.tabs.has(tabId)).toBe(false);
    await machine.runner.command(id, 'resume');
    await machine.calm();
    await machine.keep();
    await machine.keep();
    expect(await stored(id)).toMatchObject({ state: 'finished' });
  });
  test('for the run itself: another run deleted makes room at once', async () => {
    const old = await machine.runner.create('Old', [newJob('a')], options);
    const id = await begin(2);
    machine.full = true;
    await machine.keep();
    machine.full = false;
    await machine.runner.delete(old);
    await machine.calm();
    expect(await stored(id)).toMatchObject({ state: 'paused', pausedBecause: 'storage-full' });
    expect(states(await stored(id))).toBe('done waiting');
  });
  test.each(['wake', 'restart'] as const)('for an interrupted run when the worker starts (%s): runs can be deleted', async (started) => {
    const old = await machine.runner.create('Old', [newJob('a')], options);
    await machine.runner.command(old, 'cancel');
    const id = await begin(2);
    await machine.open();
    machine.full = true;
    machine.started = started;
    machine.start();
    await machine.runner.delete(old);
    expect(await readRun(old)).toBeNull();
    machine.full = false;
    await machine.runner.look();
    await machine.calm();
    expect(await stored(id)).toMatchObject({ state: 'paused', pausedBecause: started === 'wake' ? 'storage-full' : 'restarted' });
    expect((await stored(id)).jobs.map(({ openedTabId }) => openedTabId)).toEqual([null, null]);
  });
  test('for a new run: the user gets a message', async () => {
    machine.full = true;
    await expect(machine.runner.create('Run', [newJob('a')], options)).rejects.toThrow('quota');
    expect(await readRuns()).toEqual([]);
  });
});

describe('from outside', () => {
  test('a removed permission pauses the runs that need it, a granted one resumes them', async () => {
    const id = await begin(2);
    const { signal } = machine.audits[0]!;
    await machine.runner.tell({ type: 'hindered', because: 'no-permission' }, async () => false);
    expect(await stored(id)).toMatchObject({ state: 'running' });
    await machine.runner.tell({ type: 'hindered', because: 'no-permission' }, async () => true);
    expect(signal.aborted).toBe(true);
    expect(await stored(id)).toMatchObject({ state: 'paused', pausedBecause: 'no-permission' });
    await machine.runner.tell({ type: 'unhindered', because: 'no-permission' }, async () => true);
    expect(await stored(id)).toMatchObject({ state: 'running' });
  });
  test('a network that is back is noticed, at the latest by the alarm', async () => {
    const id = await begin(2);
    machine.audits.shift()!.end({ type: 'blocked', because: 'offline' });
    await machine.calm();
    machine.online = false;
    await machine.runner.look();
    expect(await stored(id)).toMatchObject({ state: 'paused', pausedBecause: 'offline' });
    expect(machine.awaiting).toBe(true);
    machine.online = true;
    await machine.runner.look();
    expect(await stored(id)).toMatchObject({ state: 'running' });
    expect(machine.awaiting).toBe(false);
  });
});

test('messages of a stopped attempt do not count, but a page that it stored does', async () => {
  const id = await begin(2, { parallel: 2 });
  const [first, second] = [...machine.audits];
  await machine.runner.command(id, 'cancel');
  first!.end({ type: 'failed', error: jobError('timeout') });
  machine.library.add(`${id} ${second!.jobId}`);
  second!.end({ type: 'kept' });
  await machine.calm();
  expect(states(await stored(id))).toBe('cancelled done');
});

test('a tab that comes after its attempt is closed', async () => {
  const id = await begin(1);
  const audit = machine.audits[0]!;
  await machine.runner.command(id, 'cancel');
  machine.tabs.add(500);
  expect(await audit.opened(500)).toBe(false);
  await machine.calm();
  expect(machine.tabs.size).toBe(0);
});

test('a run is deleted when its tabs are closed', async () => {
  const id = await begin(2);
  await machine.open();
  await machine.runner.delete(id);
  expect(await readRun(id)).toBeNull();
  expect(machine.tabs.size).toBe(0);
  expect(await fakeBrowser.storage.local.get(null)).toEqual({ runs: [] });
  await expect(machine.runner.command(id, 'start')).rejects.toMatchObject({ code: 'no-run' });
});

test('the newest ended runs are stored, drafts and paused runs always', async () => {
  const draft = await machine.runner.create('Draft', [newJob('a')], options);
  const paused = await begin(1);
  await machine.runner.command(paused, 'pause');
  for (let count = 0; count < mostStoredRuns + 3; count++) {
    const id = await machine.runner.create('Run', [newJob('a')], options);
    await machine.runner.command(id, 'cancel');
  }
  await machine.runner.create('Last', [], options);
  const heads: RunHead[] = await readRuns();
  expect(heads.filter(({ state }) => state === 'cancelled')).toHaveLength(mostStoredRuns);
  expect(heads.map(({ id }) => id)).toEqual(expect.arrayContaining([draft, paused]));
});

test('the runs of a schedule remove no others, and none that a schedule compares with is removed', async () => {
  const end = async (scheduleId?: string) => {
    const id = await machine.runner.create('Run', [newJob('a')], options, undefined, scheduleId);
    await machine.runner.command(id, 'cancel');
    return id;
  };
  const own = await end();
  const first = await end('hourly');
  machine.compared.add(await end('hourly'));
  for (let count = 0; count < mostStoredRuns + 1; count++) await end('hourly');
  await machine.runner.create('Last', [], options);
  const ids = (await readRuns()).map(({ id }) => id);
  expect(ids).toContain(own);
  expect(ids).not.toContain(first);
  expect(ids).toEqual(expect.arrayContaining([...machine.compared]));
  // Those, the draft, and one of the user's own.
  expect(ids).toHaveLength(mostStoredRuns + 3);
});

test('a thousand jobs stay quick: an event writes few of them', async () => {
  const id = await machine.runner.create(
    'Run',
    Array.from({ length: 1_000 }, (_, index) => newJob(`p${index}`)),
    options,
  );
  const set = vi.spyOn(fakeBrowser.storage.local, 'set');
  await machine.runner.command(id, 'start');
  expect(JSON.stringify(set.mock.calls).length).toBeLessThan(10_000);
  expect(await readRuns()).toMatchObject([{ counts: { total: 1_000, running: 1, waiting: 999 } }]);
});

describe('following links', () => {
  const plan = { start: 'https://example.com/', limit: 3, depth: null, include: [], exclude: [] };
  const crawled = async () => {
    const id = await machine.runner.create('Run', [], options, plan);
    await machine.runner.command(id, 'start');
    await machine.calm();
    return id;
  };
  test('pages are added while the run continues, up to the limit', async () => {
    machine.leads = async () => ({ follow: ['https://example.com/a', 'https://example.com/b', 'https://example.com/c'], leftOut: [] });
    const id = await crawled();
    await machine.keep();
    expect(states(await stored(id))).toBe('done running waiting');
    await machine.keep();
    await machine.keep();
    expect(await stored(id)).toMatchObject({ state: 'finished', leftOut: { limit: ['https://example.com/c'] } });
  });
  test('a worker that is stopped before the links were read reads them when it comes back', async () => {
    machine.leads = () => new Promise(() => {});
    const id = await crawled();
    await machine.keep();
    expect((await stored(id)).state).toBe('running');
    machine.leads = async () => ({ follow: ['https://example.com/a'], leftOut: [] });
    machine.start();
    await machine.runner.look();
    await machine.calm();
    expect(states(await stored(id))).toBe('done running');
  });
  test('links that cannot be read delay nothing, and are reported', async () => {
    machine.leads = async () => {
      throw new Error('broken');
    };
    const id = await crawled();
    await machine.keep();
    expect(await stored(id)).toMatchObject({ state: 'finished', leftOut: { unread: ['https://example.com/'] } });
  });
  test('what was left out goes with the run', async () => {
    machine.leads = async () => ({ follow: [], leftOut: [{ url: 'https://other.example/', why: 'other-host' }] });
    const id = await crawled();
    await machine.keep();
    await machine.runner.delete(id);
    expect(Object.keys(await fakeBrowser.storage.local.get(null)).filter((key) => key.includes(id))).toEqual([]);
  });
});
