import { errorMessage } from '../../../checks/core/helpers/error-message.ts';
import { serialQueue } from '../../../checks/core/helpers/serial-queue.ts';
import type { CrawlPlan, SortedLinks } from '../../../checks/site/crawl.ts';
import {
  mostStoredRuns,
  type JobError,
  type NewJob,
  type Run,
  type RunChange,
  type RunCommand,
  type RunHead,
  type RunOptions,
} from '../../../extension/runs/runs.ts';
import { ReplyFailed } from '../../../extension/messages/reply.ts';
import { jobError, detailOfThrown } from './errors.ts';
import { nextStep, type Effect, type PauseCause, type RunEvent } from './machine.ts';
import { addWithoutDuplicates, setCrawl } from './queue.ts';

/**
 * Runs the machine: one event at a time, stored before its effects, so that the worker may be stopped at any moment.
 * Memory holds copies of the stored state, and the work in progress.
 */
export interface Runner {
  /** @param scheduleId the schedule that starts it; absent if the user does */
  create(name: string, jobs: NewJob[], options: RunOptions, crawl?: CrawlPlan, scheduleId?: string): Promise<string>;
  add(runId: string, jobs: NewJob[]): Promise<{ added: number; joined: number; jobs: number }>;
  edit(runId: string, change: RunChange): Promise<void>;
  command(runId: string, command: RunCommand): Promise<void>;
  delete(runId: string): Promise<void>;
  /** Sends an event to every active run, or to those for which `holds` returns true: tabs, network, permission. */
  tell(event: Happening, holds?: (run: Run) => Promise<boolean>): Promise<void>;
  /** Continues unfinished work: at every start of the worker, and at each alarm. */
  look(): Promise<void>;
}
type Happening = Untimed<Extract<RunEvent, { type: 'tab-removed' | 'tab-replaced' | 'hindered' | 'unhindered' }>>;
type Untimed<E> = E extends { at: number } ? Omit<E, 'at'> : never;

export type Outcome = { type: 'kept' } | { type: 'failed'; error: JobError } | { type: 'blocked'; because: PauseCause };

/** The browser, as far as the runner needs it. */
export interface RunnerPorts {
  now(): number;
  newId(): string;
  readRuns(): Promise<RunHead[]>;
  readRun(id: string): Promise<Run | null>;
  /** @throws if there is no space */
  keepRun(run: Run, before: Run | null): Promise<void>;
  removeRun(run: Run): Promise<void>;
  /** Runs that a schedule compares its next run with. */
  comparedRunIds(): Promise<ReadonlySet<string>>;
  /** Jobs of the run whose page is in the library. */
  storedJobIds(runId: string): Promise<ReadonlySet<string>>;
  deletePages(runId: string): Promise<void>;
  /** Deletes pages of other runs, and files that were never saved. */
  tidyLibrary(): Promise<void>;
  /** `wake`: this browser session has run the worker before. `reload`: the extension was reloaded, the browser was not restarted. */
  howStarted(): Promise<'wake' | 'reload' | 'restart'>;
  /** Must be called when the start was handled. */
  announceStart(): Promise<void>;
  /** Closes tabs that were opened for an attempt and have not loaded anything yet. */
  closeUnused(): Promise<void>;
  /** Resolves when the tab is closed, in whatever way. */
  closeTab(tabId: number): Promise<void>;
  /**
   * Audits one page and stores its report. Opens a tab if needed; calls `opened` before anything is loaded in it, which
   * returns whether the attempt is still valid.
   */
  audit(run: Run, jobId: string, signal: AbortSignal, opened: (tabId: number) => Promise<boolean>): Promise<Outcome>;
  /** The links of a stored page to follow. */
  follow(run: Run, jobId: string): Promise<SortedLinks>;
  online(): boolean;
  /** While there is work: an alarm that restarts the worker periodically, and tab events. Requested before the work starts. */
  watch(on: boolean): Promise<void>;
  /** The browser stops workers that seem idle. */
  stayAwake(on: boolean): void;
  /** While a run waits for the network: calls {@link Runner.look} when it is back, as long as the worker runs. The alarm comes later. */
  awaitNetwork(on: boolean): void;
  badge(runs: readonly Run[]): void;
  /** Called when a run has ended. */
  ended(): void;
}

/** Whether it can still change without the user. */
const isAlive = ({ state, endedAt }: Pick<Run, 'state' | 'endedAt'>) =>
  state === 'running' || state === 'paused' || (state === 'cancelled' && endedAt === null);
const isOver = ({ state, endedAt }: Pick<Run, 'state' | 'endedAt'>) => state === 'finished' || (state === 'cancelled' && endedAt !== null);

const hasTabs = ({ jobs }: Run): boolean => jobs.some((job) => job.state === 'running' || job.openedTabId !== null);

/** Sets alarm, badge and keep-awake by the state of the runs. Before effects, so that the work they start is not lost. */
async function showRuns(ports: RunnerPorts, runs: readonly Run[], stalled: ReadonlyMap<string, unknown>): Promise<void> {
  await ports.watch(
    runs.some(
      (run) =>
        run.state === 'running' || run.state === 'cancelled' || run.pausedBecause === 'offline' || stalled.has(run.id) || hasTabs(run),
    ),
  );
  ports.stayAwake(runs.some(hasTabs));
  ports.awaitNetwork(runs.some(({ pausedBecause }) => pausedBecause === 'offline'));
  ports.badge(runs);
}

/** State of the runner in memory. */
interface Memory {
  /** Active runs, as stored. */
  alive: Map<string, Run>;
  /** Runs whose last event could not be written, and what happened to them then. */
  stalled: Map<string, 'wake' | 'restart'>;
}
/** Runs tasks one after the other, after the runs were loaded. */
type Task = <T>(what: () => Promise<T>) => Promise<T>;

export function createRunner(ports: RunnerPorts): Runner {
  const memory: Memory = { alive: new Map(), stalled: new Map() };
  const { alive, stalled } = memory;
  const works = createWorks();
  // Effects and steps depend on each other: effects lead to further steps.
  const steps = createSteps(ports, memory, works, {
    act: (run, effect) => effects.act(run, effect),
    close: (tabId) => effects.close(tabId),
  });
  const task = createTask(ports, memory, steps);
  const effects = createEffects(ports, works, {
    send: (runId, event) => task(() => steps.applyOrStall(runId, { ...event, at: ports.now() } as RunEvent)),
    tell,
  });
  const remove = createRemove(ports, memory, works, steps);

  async function tell(happening: Happening, holds: (run: Run) => Promise<boolean> = async () => true): Promise<void> {
    await task(async () => {
      for (const [runId, run] of alive)
        if (await holds(run)) await steps.applyOrStall(runId, { ...happening, at: ports.now() } as RunEvent);
    });
  }

  async function checkNetwork(): Promise<void> {
    if (!ports.online()) return;
    for (const [runId, run] of alive) {
      if (run.pausedBecause === 'offline') await steps.applyOrStall(runId, { type: 'unhindered', because: 'offline', at: ports.now() });
    }
  }

  return {
    ...createRequests(ports, memory, task, steps, remove),
    async delete(runId) {
      await task(() => steps.applyOrStall(runId, { type: 'command', command: 'cancel', at: ports.now() }));
      // Close its tabs first: without the run, they could not be identified.
      for (let wait = 0; wait < 100 && (await task(async () => alive.has(runId) && !stalled.has(runId))); wait++)
        await new Promise((go) => {
          setTimeout(go, 20);
        });
      await task(() => remove(runId));
    },
    tell,
    look: () =>
      task(async () => {
        await steps.recoverStalled();
        await checkNetwork();
      }),
  };
}

type Works = ReturnType<typeof createWorks>;
/** Running work by run, job and attempt. */
function createWorks() {
  const works = new Map<string, AbortController>();
  const nameOf = (runId: string, jobId: string, attempt: number) => `${runId} ${jobId} ${attempt}`;
  return {
    begin(runId: string, jobId: string, attempt: number): AbortSignal {
      const controller = new AbortController();
      works.set(nameOf(runId, jobId, attempt), controller);
      return controller.signal;
    },
    end(runId: string, jobId: string, attempt: number): void {
      works.delete(nameOf(runId, jobId, attempt));
    },
    stop(runId: string, jobId: string, attempt: number): void {
      const name = nameOf(runId, jobId, attempt);
      works.get(name)?.abort();
      works.delete(name);
    },
    stopAll(runId: string): void {
      for (const [name, controller] of works) {
        if (!name.startsWith(`${runId} `)) continue;
        controller.abort();
        works.delete(name);
      }
    },
  };
}

type Steps = ReturnType<typeof createSteps>;
/** Steps of the machine: stored, shown, then performed. */
function createSteps(ports: RunnerPorts, { alive, stalled }: Memory, works: Works, effects: Effects) {
  const show = () => showRuns(ports, [...alive.values()], stalled);

  /** @returns the current run; null if there is none */
  async function apply(runId: string, event: RunEvent): Promise<Run | null> {
    const before = alive.get(runId) ?? (await ports.readRun(runId));
    if (!before) {
      if (event.type === 'opened') void effects.close(event.tabId);
      return null;
    }
    const { run, effects: next } = nextStep(before, event);
    if (run !== before) await ports.keepRun(run, before);
    if (isAlive(before) && !isAlive(run)) ports.ended();
    if (isAlive(run)) alive.set(runId, run);
    else alive.delete(runId);
    if (run !== before || next.length > 0) await show();
    for (const effect of next) effects.act(run, effect);
    return run;
  }

  /** Like apply, but if the run cannot be stored, its work stops until it can. */
  async function applyOrStall(runId: string, event: RunEvent): Promise<Run | null> {
    try {
      return await apply(runId, event);
    } catch {
      // Nothing is lost: stored pages are found in the library, and our tabs in the run.
      works.stopAll(runId);
      await recover(runId);
      return null;
    }
  }
  async function recover(runId: string): Promise<void> {
    try {
      const stored = await ports.storedJobIds(runId);
      const at = ports.now();
      const type = stalled.get(runId) ?? 'wake';
      if (type === 'wake' && alive.get(runId)?.state === 'running') await apply(runId, { type: 'hindered', because: 'storage-full', at });
      await apply(runId, { type, storedJobIds: stored, at });
      stalled.delete(runId);
    } catch {
      if (!stalled.has(runId)) stalled.set(runId, 'wake');
    }
  }
  async function recoverStalled(): Promise<void> {
    for (const runId of Array.from(stalled.keys())) await recover(runId);
  }
  return { show, apply, applyOrStall, recoverStalled };
}

function createTask(ports: RunnerPorts, { alive, stalled }: Memory, { apply, show }: Steps): Task {
  const queue = serialQueue();
  let loaded = false;
  /** At the start of the worker. After a failure, it is repeated with the next event. */
  async function load(): Promise<void> {
    if (loaded) return;
    const started = await ports.howStarted();
    const heads = await ports.readRuns();
    await ports.closeUnused();
    for (const head of heads) {
      // Tab ids are invalid after a restart, in every run.
      const stale = started === 'restart' && head.counts.done < head.counts.total;
      if (!isAlive(head) && !stale) continue;
      const run = await ports.readRun(head.id);
      if (!run) continue;
      alive.set(run.id, run);
      const stored = head.counts.running > 0 ? await ports.storedJobIds(run.id) : new Set<string>();
      const type = started === 'restart' ? 'restart' : 'wake';
      // If there is no room for it, the user can still delete runs.
      await apply(run.id, { type, storedJobIds: stored, at: ports.now() }).catch(() => stalled.set(run.id, type));
    }
    loaded = true;
    if (started !== 'wake') {
      await ports.announceStart();
      // Not awaited.
      ports.tidyLibrary().catch(() => {});
    }
    await show();
  }
  return (what) =>
    queue(async () => {
      await load();
      return what();
    });
}

interface Effects {
  act(run: Run, effect: Effect): void;
  close(tabId: number): Promise<void>;
}
/** Performs an effect and reports its result to the machine. */
function createEffects(
  ports: RunnerPorts,
  works: Works,
  machine: {
    /** Sends an event to one run, with the time at which it is handled. */
    send(runId: string, event: Untimed<RunEvent>): Promise<Run | null>;
    tell(happening: Happening): Promise<void>;
  },
): Effects {
  function act(run: Run, effect: Effect): void {
    if (effect.do === 'close') return void close(effect.tabId);
    if (effect.do === 'follow') return void follow(run, effect.jobId);
    const { jobId, attempt } = effect;
    if (effect.do === 'stop') return works.stop(run.id, jobId, attempt);
    void audit(run, jobId, attempt);
  }
  async function audit(run: Run, jobId: string, attempt: number): Promise<void> {
    const signal = works.begin(run.id, jobId, attempt);
    const opened = async (tabId: number) => {
      const now = await machine.send(run.id, { type: 'opened', jobId, attempt, tabId });
      return (
        now?.jobs.some((job) => job.id === jobId && job.attempt === attempt && job.openedTabId === tabId && job.state === 'running') ??
        false
      );
    };
    let outcome: Outcome;
    try {
      outcome = await ports.audit(run, jobId, signal, opened);
    } catch (error) {
      outcome = { type: 'failed', error: jobError('audit-failed', detailOfThrown(errorMessage(error))) };
    }
    works.end(run.id, jobId, attempt);
    // A stored page counts even if the attempt was abandoned.
    if (signal.aborted && outcome.type !== 'kept') return;
    await machine.send(run.id, { ...outcome, jobId, attempt }).catch(() => {});
  }
  async function follow(run: Run, jobId: string): Promise<void> {
    // A page whose links cannot be read is reported, but delays nothing.
    const unread = (): SortedLinks => ({ follow: [], leftOut: [{ url: run.jobs.find(({ id }) => id === jobId)!.url, why: 'unread' }] });
    const found = await ports.follow(run, jobId).catch(unread);
    const ids = found.follow.map(() => ports.newId());
    await machine.send(run.id, { type: 'found', jobId, found: { ...found, ids } }).catch(() => {});
  }
  async function close(tabId: number): Promise<void> {
    await ports.closeTab(tabId).catch(() => {});
    await machine.tell({ type: 'tab-removed', tabId, windowClosing: false }).catch(() => {});
  }
  return { act, close };
}

/** Removes a run with its pages. */
function createRemove(ports: RunnerPorts, { alive, stalled }: Memory, works: Works, { show, recoverStalled }: Steps) {
  return async (runId: string): Promise<void> => {
    const run = alive.get(runId) ?? (await ports.readRun(runId));
    works.stopAll(runId);
    alive.delete(runId);
    stalled.delete(runId);
    if (run) await ports.removeRun(run);
    await ports.deletePages(runId);
    await show();
    // There may be space now.
    await recoverStalled();
  };
}

/** Requests of the bulk page: new runs, and changes of them. */
function createRequests(
  ports: RunnerPorts,
  { alive }: Memory,
  task: Task,
  { apply }: Steps,
  remove: (runId: string) => Promise<void>,
): Pick<Runner, 'create' | 'add' | 'edit' | 'command'> {
  async function require(runId: string, event: RunEvent): Promise<Run> {
    const run = await apply(runId, event);
    if (!run) throw new ReplyFailed('no-run');
    return run;
  }
  async function removeOldest(): Promise<void> {
    const compared = await ports.comparedRunIds();
    const counts = new Map<string | undefined, number>();
    for (const { id, scheduleId } of (await ports.readRuns()).filter(isOver)) {
      const count = (counts.get(scheduleId) ?? 0) + 1;
      counts.set(scheduleId, count);
      if (count > mostStoredRuns && !compared.has(id)) await remove(id);
    }
  }
  const named = (jobs: readonly NewJob[]) => jobs.map((job) => ({ ...job, id: ports.newId() }));
  return {
    create: (name, jobs, options, crawl, scheduleId) =>
      task(async () => {
        const at = ports.now();
        const draft: Run = {
          version: 1,
          id: ports.newId(),
          name,
          ...(scheduleId !== undefined && { scheduleId }),
          createdAt: at,
          startedAt: null,
          endedAt: null,
          state: 'draft',
          pausedBecause: null,
          options,
          jobs: addWithoutDuplicates([], named(jobs)).jobs,
        };
        await ports.keepRun(crawl ? setCrawl(draft, crawl, ports.newId()) : draft, null);
        await removeOldest();
        return draft.id;
      }),
    add: (runId, jobs) =>
      task(async () => {
        const before = alive.get(runId) ?? (await ports.readRun(runId));
        const list = named(jobs);
        const run = await require(runId, { type: 'add', jobs: list, at: ports.now() });
        const { added, joined } = addWithoutDuplicates(before?.jobs ?? [], list);
        return { added, joined, jobs: run.jobs.length };
      }),
    edit: (runId, { crawl, ...change }) =>
      task(async () => {
        if (crawl !== undefined) await require(runId, { type: 'crawl', plan: crawl, startId: ports.newId(), at: ports.now() });
        await require(runId, { type: 'edit', change, at: ports.now() });
      }),
    command: (runId, command) =>
      task(async () => {
        await require(runId, { type: 'command', command, at: ports.now() });
      }),
  };
}
