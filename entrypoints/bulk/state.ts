import { batch, computed, signal, type ReadonlySignal } from '@preact/signals';
import type { Because } from '../../checks/core/facts/missing.ts';
import { hostOf } from '../../checks/parse/urls.ts';
import type { Digest } from '../../checks/core/report/digest.ts';
import type { Report } from '../../checks/core/report/report.ts';
import type { CrawlPlan } from '../../checks/site/crawl.ts';
import { addressOfRun } from '../../extension/messages/bulk-addresses.ts';
import { sitesToPermit } from '../../extension/messages/crawl-sites.ts';
import { failureOf, type Reply, type RequestFailure } from '../../extension/messages/reply.ts';
import {
  runNameLimit,
  type Branding,
  type FileProgress,
  type NewJob,
  type Run,
  type RunChange,
  type RunCommand,
  type RunHead,
  type RunOptions,
} from '../../extension/runs/runs.ts';
import type { Every, Schedule } from '../../extension/runs/schedules.ts';
import { runNameFor } from './addresses.ts';
import { oneLine } from '../../reports/one-line.ts';
import { sentenceOf } from '../../words/sentence.ts';
import { firstView, type ResultView } from './results.ts';
import type { Route } from './route.ts';
import type { BulkPhrase, BulkWords } from '../../words/locale.ts';

export interface OpenTab {
  id: number;
  url: string;
  title: string;
  asleep: boolean;
}
export interface OpenTabs {
  /** The window of this page first. */
  windows: { id: number; current: boolean; tabs: OpenTab[] }[];
  /** Tabs whose URL the browser hides. */
  hidden: number;
}
export interface SitemapAnswer {
  urls: string[];
  total: number;
  notes: Because[];
}

/** Ports of the bulk page to the extension and the browser, so that its logic can be tested without a browser. */
export interface Ports {
  readRuns(): Promise<RunHead[]>;
  readRun(id: string): Promise<Run | null>;
  /** @returns a function that stops it */
  watchRuns(changed: (runId: string) => void): () => void;
  readDigests(runId: string): Promise<{ jobId: string; digest: Digest }[]>;
  readReport(runId: string, jobId: string): Promise<Report | null>;
  /** The report without facts. */
  readJudged(runId: string, jobId: string): Promise<Report | null>;
  createRun(run: { name: string; jobs: NewJob[]; options: RunOptions; crawl?: CrawlPlan }): Promise<Reply<string>>;
  addJobs(runId: string, jobs: NewJob[]): Promise<Reply<{ added: number; joined: number }>>;
  editRun(runId: string, change: RunChange): Promise<Reply<null>>;
  commandRun(runId: string, command: RunCommand): Promise<Reply<null>>;
  deleteRun(runId: string): Promise<Reply<null>>;
  readSitemap(url: string): Promise<Reply<SitemapAnswer>>;
  readSchedules(): Promise<Schedule[]>;
  /** @returns a function that stops it */
  watchSchedules(changed: () => void): () => void;
  addSchedule(runId: string, every: Every): Promise<Reply<null>>;
  stopSchedule(id: string): Promise<Reply<null>>;
  /** Requests permission for notifications. Must be called in a click handler, before anything is awaited. */
  allowNotices(): Promise<boolean>;
  openTabs(): Promise<OpenTabs>;
  /** Requests permission to see the URLs of tabs. Must be called in a click handler, before anything is awaited. */
  allowTabs(): Promise<boolean>;
  /** Requests permission to read sites; null for all. Must be called in a click handler, before anything is awaited. */
  allowSites(urls: readonly string[] | null): Promise<boolean>;
  /** Whether we already have permission to read these sites. */
  maySites(urls: readonly string[] | null): Promise<boolean>;
  makePdf(runId: string, jobIds: string[] | null, fileName: string): Promise<Reply<string>>;
  /** @param before and `now`: ids of runs */
  makeComparisonPdf(before: string, now: string, fileName: string): Promise<Reply<string>>;
  watchFile(id: string, changed: (progress: FileProgress) => void): () => void;
  readBranding(): Promise<Branding>;
  /** The tab, if it still has the audited document at this URL. */
  liveTab(tabId: number | null, url: string): Promise<number | null>;
  openAddress(url: string): void;
  /** Number of pages at a time for a new run. */
  readParallel(): Promise<number>;
  /** Opens the report at a URL of the bulk page as a separate page. */
  openReport(hash: string): void;
  go(hash: string): void;
  /** Epoch milliseconds. */
  now(): number;
  wait(ms: number): Promise<void>;
}

type Refusal = 'sites' | 'all-sites';

export const firstOptions: RunOptions = { tools: [], probes: false, parallel: 2 };

export interface BulkState {
  schedules: ReadonlySignal<readonly Schedule[]>;
  runs: ReadonlySignal<RunHead[] | null>;
  /** The open run; undefined while it is being read, null if there is none with that id. */
  run: ReadonlySignal<Run | null | undefined>;
  digests: ReadonlySignal<ReadonlyMap<string, Digest>>;
  /** Options of a run that has no job yet. */
  options: ReadonlySignal<RunOptions>;
  view: ReadonlySignal<ResultView>;
  /** The last error; null for none. */
  problem: ReadonlySignal<BulkPhrase | null>;
  /** Permissions that were denied. */
  refused: ReadonlySignal<Refusal | null>;
  /** Announcement of the last action, visible and for screen readers; numbered, so that equal texts are announced again. */
  announcement: ReadonlySignal<{ phrase: BulkPhrase; number: number }>;
  show(route: Route): Promise<void>;
  dismiss(): void;
  setView(change: Partial<ResultView>): void;
  setOptions(change: Partial<RunOptions>): Promise<void>;
  /** Adds pages to the open draft, or creates one. @returns false if it failed; then nothing was added */
  add(jobs: NewJob[]): Promise<boolean>;
  /** Follows links from a start page, in the open draft or in a new one; null: follows none. */
  follow(plan: CrawlPlan | null): Promise<void>;
  remove(jobIds: string[]): Promise<void>;
  /** Moves a waiting job to a position among the waiting ones. */
  move(jobId: string, place: number): Promise<void>;
  /** Repeats a run. Must be called synchronously in a click handler. */
  repeat(runId: string, every: Every): Promise<void>;
  stopRepeating(scheduleId: string): Promise<void>;
  rename(runId: string, name: string): Promise<boolean>;
  deleteRun(runId: string): Promise<boolean>;
  /** Starts, resumes or retries after requesting permission for the sites. Must be called synchronously in a click handler. */
  begin(command: 'start' | 'resume' | 'retry-failed'): Promise<void>;
  command(command: RunCommand): Promise<void>;
  say(phrase: BulkPhrase): void;
  close(): void;
}

type RefusalWord = keyof BulkWords['runs']['wrong'];

/** Minimum milliseconds between reading the digests again while a run is active: for a long run, they can be megabytes. */
const digestPause = 1_500;

type Signals = ReturnType<typeof createSignals>;
function createSignals() {
  return {
    runs: signal<RunHead[] | null>(null),
    schedules: signal<readonly Schedule[]>([]),
    run: signal<Run | null | undefined>(undefined),
    digests: signal<ReadonlyMap<string, Digest>>(new Map()),
    options: signal(firstOptions),
    view: signal(firstView),
    problem: signal<BulkPhrase | null>(null),
    refused: signal<Refusal | null>(null),
    announcement: signal<{ phrase: BulkPhrase; number: number }>({ phrase: () => '', number: 0 }),
  };
}

type Notices = ReturnType<typeof createNotices>;
/** Announcements of actions and errors. */
function createNotices({ announcement, problem }: Signals) {
  const say = (phrase: BulkPhrase): void => {
    announcement.value = { phrase, number: announcement.value.number + 1 };
  };
  const fail = (what: RefusalWord, failure: RequestFailure): void => {
    problem.value = ({ runs: all, requestFailures }) => all.because({ what: all.wrong[what], error: sentenceOf(requestFailures, failure) });
  };
  /** The value; undefined after an error, which is shown. */
  const accept = <T>(reply: Reply<T>, what: RefusalWord): T | undefined => {
    if (reply.ok) {
      problem.value = null;
      return reply.value;
    }
    fail(what, reply.failure);
    return undefined;
  };
  return { say, fail, accept };
}

/**
 * Reads the open run and its digests into their signals, so that late results do not undo the user's latest change.
 * @param openId '' for no run
 */
function createReading(ports: Ports, { run, digests }: Signals, openId: () => string, failed: (error: unknown) => void) {
  /** Number of changes of each run that are being sent to the worker. */
  const changing = new Map<string, number>();
  /** Numbers of the last started read, and of the newest one shown: storage may respond out of order. */
  let readings = 0;
  let newest = 0;
  async function readRun(id: string): Promise<void> {
    const number = ++readings;
    const read = await ports.readRun(id);
    // Changes by the user are shown but not yet stored: the last change reads it again.
    if (openId() !== id || changing.has(id) || number < newest) return;
    newest = number;
    run.value = read;
    if (read) void refreshDigests(id);
  }

  let reading = false;
  let again = false;
  /** One read at a time; changes in the meantime are read after a pause. */
  async function refreshDigests(id: string): Promise<void> {
    const done = run.value?.jobs.filter(({ state }) => state === 'done').length ?? 0;
    if (done === digests.value.size) return;
    if (reading) {
      again = true;
      return;
    }
    reading = true;
    try {
      const read = await ports.readDigests(id);
      if (openId() === id) digests.value = new Map(read.map(({ jobId, digest }) => [jobId, digest]));
      await ports.wait(digestPause);
    } catch (error) {
      failed(error);
    } finally {
      reading = false;
    }
    if (again && openId()) {
      again = false;
      await refreshDigests(openId());
    }
  }

  /** While a change is being sent to the worker, newly read data of the run is not shown. */
  async function whileChanging<T>(id: string, change: () => Promise<T>): Promise<T> {
    changing.set(id, (changing.get(id) ?? 0) + 1);
    // Results of earlier requests are outdated.
    newest = readings + 1;
    return change().finally(() => {
      const pending = changing.get(id)! - 1;
      if (pending > 0) changing.set(id, pending);
      else changing.delete(id);
    });
  }

  return { readRun, whileChanging };
}

type OpenRun = ReturnType<typeof createOpenRun>;
/** Which run is open, and what was read of it and of the others. */
function createOpenRun(ports: Ports, signals: Signals, notices: Notices) {
  const { runs, schedules, run, digests, options, view, problem, refused } = signals;
  let openId = '';
  let viewOf = '';

  async function readRuns(): Promise<void> {
    [runs.value, schedules.value] = await Promise.all([ports.readRuns(), ports.readSchedules()]);
  }

  const { readRun, whileChanging } = createReading(
    ports,
    signals,
    () => openId,
    (error) => notices.fail('read', failureOf(error)),
  );

  const stop = ports.watchRuns((id) => {
    if (id === openId) void readRun(id);
    else if (openId === '') void readRuns();
  });

  const stopSchedules = ports.watchSchedules(() => {
    if (openId === '') void readRuns();
  });

  async function show(route: Route): Promise<void> {
    const id = route.view === 'run' || route.view === 'report' ? route.id : '';
    if (id !== openId) {
      batch(() => {
        openId = id;
        run.value = id ? undefined : null;
        digests.value = new Map();
        problem.value = null;
        refused.value = null;
        if (route.view === 'new') options.value = firstOptions;
        if (id && id !== viewOf) view.value = firstView;
        if (id) viewOf = id;
      });
    }
    if (route.view === 'new') {
      const parallel = await ports.readParallel();
      // The user may have chosen options in the meantime.
      if (options.value === firstOptions) options.value = { ...firstOptions, parallel };
    }
    if (route.view === 'runs' || route.view === 'compare') await readRuns();
    if (id && run.value === undefined) await readRun(id);
  }

  return {
    /** '' for none. */
    id: () => openId,
    /** For a run that was just created. */
    open(id: string): void {
      openId = id;
      viewOf = id;
    },
    show,
    readRun,
    readRuns,
    whileChanging,
    close(): void {
      stop();
      stopSchedules();
    },
  };
}

/** The parts that all changes need. */
interface Parts {
  ports: Ports;
  signals: Signals;
  notices: Notices;
  openRun: OpenRun;
}

type Edit = ReturnType<typeof createEdit>;
/** Changes the open run; until the worker confirms, the displayed state stays. */
function createEdit({ ports, signals: { run }, notices, openRun }: Parts) {
  return async (change: RunChange, what: RefusalWord): Promise<boolean> => {
    if (!run.value) return false;
    const { id } = run.value;
    const done = notices.accept(await openRun.whileChanging(id, () => ports.editRun(id, change)), what) !== undefined;
    await openRun.readRun(openRun.id());
    return done;
  };
}

/** Adds pages and links to follow to the open draft, or creates one. @param words for the name of a new run, which is stored in that language */
function createAdding(
  { ports, signals: { run, options }, notices, openRun }: Parts,
  edit: Edit,
  words: BulkWords,
): Pick<BulkState, 'add' | 'follow'> {
  const { say } = notices;
  return {
    async add(jobs) {
      if (jobs.length === 0) return false;
      const now = run.value;
      if (now) {
        const answer = notices.accept(await ports.addJobs(now.id, jobs), 'add');
        if (!answer) return false;
        say(({ runs: all }) => all.done.added(answer));
        await openRun.readRun(now.id);
        return true;
      }
      const id = notices.accept(
        await ports.createRun({
          name: runNameFor(
            jobs.map(({ url }) => url),
            words.runs,
          ),
          jobs,
          options: options.value,
        }),
        'queue',
      );
      if (id === undefined) return false;
      const createdRun = await ports.readRun(id);
      const added = createdRun?.jobs.length ?? jobs.length;
      openRun.open(id);
      run.value = createdRun;
      say(({ runs: all }) => all.done.added({ added, joined: jobs.length - added }));
      ports.go(addressOfRun(id));
      return true;
    },
    async follow(plan) {
      if (run.value) {
        if (await edit({ crawl: plan }, 'follow')) say(({ runs: all }) => (plan ? all.done.follows : all.done.followsNone));
        return;
      }
      if (!plan) return;
      const id = notices.accept(
        await ports.createRun({ name: runNameFor([plan.start], words.runs), jobs: [], options: options.value, crawl: plan }),
        'queue',
      );
      if (id === undefined) return;
      openRun.open(id);
      run.value = await ports.readRun(id);
      say(({ runs: all }) => all.done.follows);
      ports.go(addressOfRun(id));
    },
  };
}

/** Changes the display at once, and then sends the change to the worker. */
function createQueue(
  { signals: { run, options }, notices: { say } }: Parts,
  edit: Edit,
): Pick<BulkState, 'setOptions' | 'remove' | 'move'> {
  const editable = computed(() => (run.value?.state === 'draft' ? run.value : null));
  return {
    async setOptions(change) {
      const draft = editable.value;
      if (!draft) {
        options.value = { ...options.value, ...change };
        return;
      }
      const next = { ...draft.options, ...change };
      run.value = { ...draft, options: next };
      await edit({ options: next }, 'options');
    },
    async remove(jobIds) {
      const draft = run.value;
      if (!draft) return;
      run.value = { ...draft, jobs: draft.jobs.filter(({ id }) => !jobIds.includes(id)) };
      if (await edit({ remove: jobIds }, 'remove')) say(({ runs: all }) => all.done.removed({ count: jobIds.length }));
    },
    async move(jobId, place) {
      const now = run.value;
      if (!now) return;
      const waiting = now.jobs.filter(({ state }) => state === 'waiting');
      const from = waiting.findIndex(({ id }) => id === jobId);
      const to = Math.max(0, Math.min(waiting.length - 1, place));
      if (from < 0) return;
      if (from === to) {
        say(({ runs: all }) => (to === 0 ? all.done.first : all.done.last));
        return;
      }
      const [moved] = waiting.splice(from, 1);
      waiting.splice(to, 0, moved!);
      // Shown at once; the worker's state is read again afterwards.
      const next = [...waiting];
      run.value = { ...now, jobs: now.jobs.map((job) => (job.state === 'waiting' ? next.shift()! : job)) };
      say(({ runs: all }) => all.done.moved({ place: to + 1, all: waiting.length }));
      await edit({ order: waiting.map(({ id }) => id) }, 'order');
    },
  };
}

/** Commands for the open run. */
function createCommands({ ports, signals: { run, refused }, notices, openRun }: Parts): Pick<BulkState, 'command' | 'begin'> {
  async function command(what: RunCommand): Promise<void> {
    if (!run.value) return;
    const { id } = run.value;
    notices.accept(await ports.commandRun(id, what), what);
    await openRun.readRun(id);
  }
  return {
    command,
    async begin(what) {
      const now = run.value;
      if (!now) return;
      // Before anything is awaited: browsers show prompts only while they handle the click.
      const requested = ports.allowSites(urlsToPermit(now));
      refused.value = null;
      if (await requested) await command(what);
      else refused.value = now.options.probes ? 'all-sites' : 'sites';
    },
  };
}

/** Actions on any run of the list. */
function createLibrary({
  ports,
  signals: { problem },
  notices,
  openRun,
}: Parts): Pick<BulkState, 'repeat' | 'stopRepeating' | 'rename' | 'deleteRun'> {
  const { say } = notices;
  const { readRuns } = openRun;
  return {
    async repeat(runId, every) {
      // Browsers show prompts only while they handle the click, so nothing is awaited before.
      const loud = await ports.allowNotices();
      if (notices.accept(await ports.addSchedule(runId, every), 'repeat') === undefined) return;
      say(({ schedule }) => (loud ? schedule.made : schedule.silent));
      ports.go('#runs');
    },
    async stopRepeating(scheduleId) {
      if (notices.accept(await ports.stopSchedule(scheduleId), 'stop-repeating') !== undefined) say(({ schedule }) => schedule.stopped);
      await readRuns();
    },
    async rename(runId, name) {
      const clean = oneLine(name).slice(0, runNameLimit);
      if (!clean) {
        problem.value = ({ runs: all }) => all.nameless;
        return false;
      }
      const done = notices.accept(await ports.editRun(runId, { name: clean }), 'rename') !== undefined;
      if (done) say(({ runs: all }) => all.done.renamed({ name: clean }));
      await (openRun.id() ? openRun.readRun(openRun.id()) : readRuns());
      return done;
    },
    async deleteRun(runId) {
      const done = notices.accept(await ports.deleteRun(runId), 'delete') !== undefined;
      if (done) say(({ runs: all }) => all.done.deleted);
      if (openRun.id() === runId && done) ports.go('#runs');
      else await readRuns();
      return done;
    },
  };
}

/** @param words for the name of a new run, which is stored in that language */
export function createState(ports: Ports, words: BulkWords): BulkState {
  const signals = createSignals();
  const notices = createNotices(signals);
  const openRun = createOpenRun(ports, signals, notices);
  const parts: Parts = { ports, signals, notices, openRun };
  const edit = createEdit(parts);
  const { view, problem, refused } = signals;
  return {
    ...signals,
    ...createAdding(parts, edit, words),
    ...createQueue(parts, edit),
    ...createCommands(parts),
    ...createLibrary(parts),
    show: openRun.show,
    say: notices.say,
    dismiss() {
      problem.value = null;
      refused.value = null;
    },
    setView(change) {
      view.value = { ...view.value, ...change };
    },
    close: openRun.close,
  };
}

/** URLs of the sites that a run reads, null for all sites, because links lead anywhere. If links are followed, a site with and without www is the same. */
export function urlsToPermit({ jobs, options, crawl }: Pick<Run, 'jobs' | 'options' | 'crawl'>): string[] | null {
  if (options.probes) return null;
  const sites = jobs.map(({ url }) => url);
  return crawl ? [...new Set([...sites, ...sitesToPermit(crawl.start)])] : sites;
}

/** Hosts of a run, for the text before the browser's prompt. */
export function hostsOfUrls(urls: readonly string[]): string[] {
  return [...new Set(urls.map(hostOf).filter(Boolean))];
}
