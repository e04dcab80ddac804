import browser from 'webextension-polyfill';
import { isObject } from '../../checks/core/helpers/is-object.ts';
import type { Intent } from '../../checks/core/signal.ts';
import type { PageType } from '../../checks/core/facts/about.ts';
import { parseUrl } from '../../checks/parse/urls.ts';
import type { Report } from '../../checks/core/report/report.ts';
import type { Choice } from '../../checks/audit-page.ts';
import { inTurnAcrossContexts } from './lock.ts';
import { isReport } from './report-shape.ts';
import { isBranding, isHead, isJob, isExclusions, isProgress } from '../runs/shape.ts';
import { countByState, jobLimit, plainBranding, type Branding, type FileProgress, type Run, type RunHead } from '../runs/runs.ts';
import { idsIn, noteUnreadable, numericIdsIn, readOrSetAside, setAside, setAsideUnlessLater, type Unreadable } from './set-aside.ts';
import { ownListsOf, readSettings } from './settings.ts';
import * as shape from '../../checks/core/helpers/shape.ts';

/**
 * Every key of the extension's storage except those of set-aside.ts. Each record is checked when it is read.
 *
 * | area    | key              | value                                                              |
 * |---------|------------------|--------------------------------------------------------------------|
 * | session | audit:<tab id>   | AuditRecord of tab-audits.ts: progress of the audit of a tab       |
 * | session | report:<tab id>  | StoredReport of tab-reports.ts: a complete report, newest tabs      |
 * | session | facts:<tab id>   | JSON of its facts when it was complete                             |
 * | session | reports          | tab ids of the stored reports, newest first                        |
 * | session | probes:<tab id>  | StoredProbes of probes.ts: state and progress                      |
 * | session | probed:<tab id>  | JSON of the facts from probes, and :<n> for later results          |
 * | session | visit:<tab id>   | StoredVisit of probes.ts: redirects to the page                    |
 * | session | pending          | PendingGrant of pending-grant.ts: starts when hosts are allowed    |
 * | local   | rate             | Rate of probes.ts                                                  |
 * | local   | settings         | Settings of settings.ts, version 1                                 |
 * | local   | choices          | {@link Choices}, version 1                                         |
 * | local   | keywords         | Keywords of keywords.ts, version 1                                 |
 * | local   | followed         | origins whose pages a panel audits when opened, newest last        |
 * | local   | snapshots        | ids of the snapshots, newest first, version 1                      |
 * | local   | snapshot:<id>    | {@link StoredSnapshot}, version of its report                        |
 * | local   | automatic        | list of automatic-snapshots.ts, like automatic:<id>                |
 * | local   | runs             | ids of the bulk audits, newest first, version 1                    |
 * | local   | run:<id>         | {@link StoredRun}: a run without its jobs, version 1                 |
 * | local   | jobs:<id>:<n>    | its jobs, {@link jobsPerKey} per key: an event writes few of them  |
 * | local   | left:<id>        | ExcludedUrls of runs.ts: URLs that a run found but did not audit   |
 * | local   | schedules        | ids of the audits that are repeated, newest first                  |
 * | local   | schedule:<id>    | Schedule of schedules.ts, version 1                                |
 * | local   | branding         | {@link Branding} and its version, 1                                |
 * | local   | fieldDataKey     | the user's key for the Chrome UX Report (field-data-key.ts)        |
 * | local   | windows          | ids of the browser's windows when a bulk audit was last running    |
 * | session | bulk             | true after the worker has checked the runs in this session         |
 * | session | file:<id>        | {@link FileProgress}                                               |
 * | session | making           | ids of the files that the worker is creating                       |
 */
const keys = {
  choices: 'choices',
  followed: 'followed',
  snapshots: 'snapshots',
  snapshot: (id: string) => `snapshot:${id}`,
  runs: 'runs',
  run: (id: string) => `run:${id}`,
  jobs: (id: string, chunk: number) => `jobs:${id}:${chunk}`,
  left: (id: string) => `left:${id}`,
  branding: 'branding',
  windows: 'windows',
  bulk: 'bulk',
  file: (id: string) => `file:${id}`,
  making: 'making',
} as const;

export const mostSnapshots = 30;
export const mostStoredPages = 300;
const jobsPerKey = 25;

// ── The user's choices ───────────────────────────────────────────────────────────────────────────

/** Choices for one page. Only differences from the default are stored. */
interface PageChoice {
  intent?: Intent;
  pageType?: PageType;
}
export interface Choices {
  version: 1;
  /** By URL without fragment, oldest first. */
  pages: Record<string, PageChoice>;
  /** Origins that block AI on purpose. */
  optedOut: string[];
}

/** The user's choices for a page: intent and page type apply to the page, the AI opt-out to its whole origin, lists to all pages. */
export async function readChoice(url: string): Promise<Choice> {
  const { pages, optedOut } = await readChoices();
  const page = pages[pageKey(url)];
  const settings = await readSettings();
  const ownLists = ownListsOf(settings);
  return {
    intent: page?.intent ?? settings.intent,
    pageType: page?.pageType ?? null,
    aiOptOut: optedOut.includes(originOrPageKey(url)),
    ...(ownLists.agents.length + ownLists.genericTexts.length > 0 && { ownLists }),
  };
}

export const keepChoice = (url: string, choice: Choice): Promise<void> =>
  inTurnAcrossContexts(async () => {
    const [{ pages: before, optedOut }, { intent }] = await Promise.all([readChoices(), readSettings()]);
    const { [pageKey(url)]: _, ...pages } = before;
    const page: PageChoice = {};
    if (choice.intent !== intent) page.intent = choice.intent;
    if (choice.pageType) page.pageType = choice.pageType;
    if (Object.keys(page).length > 0) pages[pageKey(url)] = page;
    const origins = optedOut.filter((origin) => origin !== originOrPageKey(url));
    if (choice.aiOptOut) origins.push(originOrPageKey(url));
    const next: Choices = {
      version: 1,
      pages: Object.fromEntries(Object.entries(pages).slice(-mostStoredPages)),
      optedOut: origins.slice(-mostStoredPages),
    };
    await browser.storage.local.set({ [keys.choices]: next });
  });

/** All choices for pages and sites. */
export async function readChoices(): Promise<Choices> {
  return (await readOrSetAside(keys.choices, isChoices, 1, 'choices')) ?? { version: 1, pages: {}, optedOut: [] };
}
const changeChoices = (change: (choices: Choices) => Partial<Choices>): Promise<void> =>
  inTurnAcrossContexts(async () => {
    const choices = await readChoices();
    await browser.storage.local.set({ [keys.choices]: { ...choices, ...change(choices) } });
  });
/** Removes the intent and page type chosen for a page. @param page as it is in {@link Choices} */
export const forgetPageChoice = (page: string): Promise<void> =>
  changeChoices(({ pages }) => ({ pages: Object.fromEntries(Object.entries(pages).filter(([one]) => one !== page)) }));
/** Removes the AI opt-out of a site. @param origin as it is in {@link Choices} */
export const forgetOptOut = (origin: string): Promise<void> =>
  changeChoices(({ optedOut }) => ({ optedOut: optedOut.filter((one) => one !== origin) }));
export const isChoices = shape.recordOf<Choices>({
  version: shape.oneOf(1),
  pages: shape.record(
    shape.object({ intent: shape.optional(shape.oneOf('index', 'keep-out')), pageType: shape.optional(shape.text(40)) }),
    2 * mostStoredPages,
  ),
  optedOut: shape.list(shape.text(100_000), 2 * mostStoredPages),
});
const pageKey = (url: string) => url.split('#', 1)[0]!;
/** Files and other URLs without an origin are their own key. */
function originOrPageKey(url: string): string {
  const origin = parseUrl(url)?.origin ?? 'null';
  return origin === 'null' ? pageKey(url) : origin;
}

/** Origins whose pages a panel audits when they are opened. */
export async function readFollowedOrigins(): Promise<string[]> {
  return (await readOrSetAside(keys.followed, isFollowed, 1, 'followed')) ?? [];
}
export const isFollowed = shape.list(shape.text(10_000), mostStoredPages);
export const isFollowedOrigin = (origins: readonly string[], url: string): boolean => origins.includes(parseUrl(url)?.origin ?? '');

export const keepFollowed = (url: string, on: boolean): Promise<void> =>
  inTurnAcrossContexts(async () => {
    const { origin } = new URL(url);
    const others = (await readFollowedOrigins()).filter((other) => other !== origin);
    await browser.storage.local.set({ [keys.followed]: (on ? [...others, origin] : others).slice(-mostStoredPages) });
  });

// ── Snapshots ────────────────────────────────────────────────────────────────────────────────────

export interface StoredSnapshot {
  id: string;
  at: string;
  name: string;
  report: Report;
}

/** Local snapshots, newest first. */
export async function readSnapshots(): Promise<StoredSnapshot[]> {
  return readSnapshotsAt((await snapshotIds()).map(keys.snapshot));
}
/** The snapshots under these keys, without those that are missing or unreadable. */
export async function readSnapshotsAt(at: readonly string[]): Promise<StoredSnapshot[]> {
  const stored = await browser.storage.local.get([...at]);
  const snapshots: StoredSnapshot[] = [];
  for (const key of at) {
    const snapshot = stored[key];
    if (isSnapshot(snapshot)) snapshots.push(snapshot);
    else if (snapshot !== undefined) await setAsideUnlessLater(key, snapshot, null, 'snapshot');
  }
  return snapshots;
}
const isSnapshot = shape.recordOf<StoredSnapshot>({
  id: shape.text(200),
  at: shape.text(100),
  name: shape.text(200_000),
  report: isReport,
});

/**
 * Snapshots that the user saves are never deleted without the user's consent.
 * @returns false if the maximum number is stored
 * @throws if the browser's storage is full
 */
export const keepSnapshot = (snapshot: StoredSnapshot): Promise<boolean> =>
  inTurnAcrossContexts(async () => {
    const ids = await snapshotIds();
    if (ids.length >= mostSnapshots) return false;
    await browser.storage.local.set({ [keys.snapshot(snapshot.id)]: snapshot, [keys.snapshots]: [snapshot.id, ...ids] });
    return true;
  });

export const removeSnapshot = (id: string): Promise<void> =>
  inTurnAcrossContexts(async () => {
    const ids = await snapshotIds();
    await browser.storage.local.set({ [keys.snapshots]: ids.filter((other) => other !== id) });
    await browser.storage.local.remove(keys.snapshot(id));
  });

async function snapshotIds(): Promise<string[]> {
  const { [keys.snapshots]: ids } = await browser.storage.local.get(keys.snapshots);
  return idsIn(ids);
}

// ── Bulk audits: only the worker writes them ─────────────────────────────────────────────────────

interface StoredRun extends Omit<Run, 'jobs' | 'leftOut'> {
  counts: RunHead['counts'];
}

/** All runs without their jobs, newest first. Unreadable ones are reported. @param mend also sets them aside: only the worker does that, because only it writes runs */
export async function readRuns({ mend = false } = {}): Promise<RunHead[]> {
  const ids = await runIds();
  const stored = await browser.storage.local.get(ids.map(keys.run));
  const heads: RunHead[] = [];
  for (const id of ids) {
    const head = stored[keys.run(id)];
    const whole = isHead(head) ? toHead(head) : mend ? await withCountedJobs(id, head) : null;
    if (whole) heads.push(whole);
    else if (head !== undefined) await reportUnreadableHead(id, head, mend);
  }
  return heads;
}
/** Ids of all runs, including those of later versions. */
export const readRunIds = (): Promise<string[]> => runIds();

const toHead = ({
  version,
  id,
  name,
  scheduleId,
  createdAt,
  startedAt,
  endedAt,
  state,
  pausedBecause,
  options,
  crawl,
  counts,
}: RunHead): RunHead => ({
  version,
  id,
  name,
  ...(scheduleId !== undefined && { scheduleId }),
  createdAt,
  startedAt,
  endedAt,
  state,
  pausedBecause,
  options,
  ...(crawl && { crawl }),
  counts,
});
async function reportUnreadableHead(id: string, head: unknown, mend: boolean): Promise<void> {
  if (!mend) return noteUnreadable(keys.run(id), { what: 'run', how: 'left' });
  await setAsideUnlessLater(keys.run(id), head, 1, 'run');
  if (shape.isOfLaterVersion(head, 1)) return;
  const { local } = browser.storage;
  await local.set({ [keys.runs]: (await runIds()).filter((other) => other !== id) });
  await local.remove([keys.left(id), ...Array.from({ length: mostChunks }, (_, chunk) => keys.jobs(id, chunk))]);
}
/** Counts the jobs of a head that lost its counts; null if more is missing. */
async function withCountedJobs(id: string, head: unknown): Promise<RunHead | null> {
  if (!isObject(head)) return null;
  const zero = { ...head, counts: countByState([]) };
  if (!isHead(zero)) return null;
  const read = await browser.storage.local.get(Array.from({ length: mostChunks }, (_, chunk) => keys.jobs(id, chunk)));
  const jobs = Array.from({ length: mostChunks }, (_, chunk) => read[keys.jobs(id, chunk)]).flatMap(jobsOf);
  if (jobs.length === 0) return null;
  const { counts: _, ...rest } = toHead(zero);
  await keepRun({ ...rest, jobs }, { ...rest, jobs: [] });
  return { ...rest, counts: countByState(jobs) };
}
const mostChunks = Math.ceil(jobLimit / jobsPerKey);
const isJobs = shape.list(isJob, jobsPerKey);
const jobsOf = (part: unknown) => (Array.isArray(part) ? part.slice(0, jobsPerKey).filter(isJob) : []);

/** @param mend writes a run that lost jobs again: only the worker does that, because only it writes runs */
export async function readRun(id: string, { mend = false } = {}): Promise<Run | null> {
  const { local } = browser.storage;
  let chunks = 0;
  for (;;) {
    const read = await local.get([keys.run(id), keys.left(id), ...Array.from({ length: chunks }, (_, chunk) => keys.jobs(id, chunk))]);
    const head = read[keys.run(id)];
    if (!isHead(head)) {
      if (mend && (await withCountedJobs(id, head))) continue;
      if (head !== undefined) await reportUnreadableHead(id, head, mend);
      return null;
    }
    const needed = Math.ceil(head.counts.total / jobsPerKey);
    // Head and jobs come from one read, so that they match; jobs may have been added since the last one.
    if (needed !== chunks) {
      chunks = needed;
      continue;
    }
    const { counts, ...rest } = toHead(head);
    const parts = Array.from({ length: chunks }, (_, chunk) => read[keys.jobs(id, chunk)]);
    const jobs = parts.flatMap(jobsOf);
    const excluded = read[keys.left(id)];
    // A list of URLs that were not audited: losing it loses nothing else.
    const run: Run = { ...rest, ...(isExclusions(excluded) && { leftOut: excluded }), jobs };
    if (jobs.length === counts.total) return run;
    const lost: Unreadable = { what: 'jobs', how: 'left', name: run.name.slice(0, 100) };
    if (!mend) {
      await noteUnreadable(`lost:${id}`, lost);
      return run;
    }
    // Written completely, so that the jobs are where their numbers say.
    await keepRun(run, { ...run, jobs: [] });
    await setAside(
      `lost:${id}`,
      parts.filter((part) => !isJobs(part)),
      lost,
    );
    return run;
  }
}

/**
 * Writes a run at once: its head, and the jobs that differ from those in `before` (compared by identity).
 * @throws if the browser's storage is full: then nothing is written
 */
export async function keepRun(run: Run, before: Run | null): Promise<void> {
  const { jobs, leftOut: excluded, ...rest } = run;
  const chunks = Math.ceil(jobs.length / jobsPerKey);
  const head: StoredRun = { ...rest, counts: countByState(jobs) };
  const changed: Record<string, unknown> = { [keys.run(run.id)]: head };
  for (let chunk = 0; chunk < chunks; chunk++) {
    const [from, to] = [chunk * jobsPerKey, Math.min((chunk + 1) * jobsPerKey, jobs.length)];
    let same = before !== null && Math.min((chunk + 1) * jobsPerKey, before.jobs.length) === to;
    for (let index = from; same && index < to; index++) same = jobs[index] === before!.jobs[index];
    if (!same) changed[keys.jobs(run.id, chunk)] = jobs.slice(from, to);
  }
  if (excluded && excluded !== before?.leftOut) changed[keys.left(run.id)] = excluded;
  if (before === null) changed[keys.runs] = [run.id, ...(await runIds()).filter((id) => id !== run.id)];
  await browser.storage.local.set(changed);
  const left = before ? Math.ceil(before.jobs.length / jobsPerKey) - chunks : 0;
  if (left > 0) await browser.storage.local.remove(Array.from({ length: left }, (_, index) => keys.jobs(run.id, chunks + index)));
}

export async function removeRun(run: Run): Promise<void> {
  const { local } = browser.storage;
  await local.set({ [keys.runs]: (await runIds()).filter((id) => id !== run.id) });
  await local.remove([
    keys.run(run.id),
    keys.left(run.id),
    ...Array.from({ length: Math.ceil(run.jobs.length / jobsPerKey) }, (_, chunk) => keys.jobs(run.id, chunk)),
  ]);
}

/** Calls back with the id of every run that is written, renamed or deleted. @returns function that stops it */
export function watchRuns(changed: (runId: string) => void): () => void {
  const listener = (changes: Record<string, browser.Storage.StorageChange>, area: string) => {
    if (area !== 'local') return;
    const ids = Object.keys(changes).flatMap((key) => /^(?:run|jobs):([^:]+)/.exec(key)?.[1] ?? []);
    for (const id of new Set(ids)) changed(id);
  };
  browser.storage.onChanged.addListener(listener);
  return () => browser.storage.onChanged.removeListener(listener);
}

/** Whether the worker has checked the runs since the browser started or the extension was loaded. */
export async function hasBulkMark(): Promise<boolean> {
  return (await browser.storage.session.get(keys.bulk))[keys.bulk] === true;
}
export async function keepBulkMark(): Promise<void> {
  await browser.storage.session.set({ [keys.bulk]: true });
}

/** Windows that were open when a bulk audit was last running: after a restart of the browser, they have other ids. */
export async function readWindows(): Promise<number[]> {
  const { [keys.windows]: ids } = await browser.storage.local.get(keys.windows);
  return numericIdsIn(ids);
}
export async function keepWindows(ids: number[]): Promise<void> {
  await browser.storage.local.set({ [keys.windows]: ids });
}

async function runIds(): Promise<string[]> {
  const { [keys.runs]: ids } = await browser.storage.local.get(keys.runs);
  return idsIn(ids);
}

// ── PDF ──────────────────────────────────────────────────────────────────────────────────────────

export async function readBranding(): Promise<Branding> {
  const branding = await readOrSetAside(keys.branding, isBranding, 1, 'branding');
  if (!branding) return plainBranding;
  const { version: _, ...stored } = branding;
  return { ...plainBranding, ...stored };
}

export const keepBranding = (change: Partial<Branding>): Promise<void> =>
  inTurnAcrossContexts(async () => browser.storage.local.set({ [keys.branding]: { version: 1, ...(await readBranding()), ...change } }));

/** Calls back with what users put on their reports, and after every change. */
export function watchBranding(changed: (branding: Branding) => void): void {
  const read = async () => changed(await readBranding());
  browser.storage.onChanged.addListener((changes, area) => {
    if (area === 'local' && keys.branding in changes) void read();
  });
  void read();
}

export async function keepProgress(progress: FileProgress): Promise<void> {
  await browser.storage.session.set({ [keys.file(progress.id)]: progress });
}

export async function readProgress(id: string): Promise<FileProgress | null> {
  const { [keys.file(id)]: progress } = await browser.storage.session.get(keys.file(id));
  return isProgress(progress) ? progress : null;
}

/** Ids of the files that the worker was creating: if it was stopped, nobody creates them any more. */
export async function readFilesBeingMade(): Promise<string[]> {
  const { [keys.making]: ids } = await browser.storage.session.get(keys.making);
  return idsIn(ids);
}

export async function keepFilesBeingMade(ids: readonly string[]): Promise<void> {
  await browser.storage.session.set({ [keys.making]: ids });
}

/** Calls back on the progress of every file. @returns function that stops it */
export function watchProgress(changed: (progress: FileProgress) => void): () => void {
  const listener = (changes: Record<string, browser.Storage.StorageChange>, area: string) => {
    if (area !== 'session') return;
    for (const [key, { newValue }] of Object.entries(changes)) if (key.startsWith('file:') && isProgress(newValue)) changed(newValue);
  };
  browser.storage.onChanged.addListener(listener);
  return () => browser.storage.onChanged.removeListener(listener);
}
