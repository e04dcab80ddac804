import browser from 'webextension-polyfill';
import type { Intent, PageType, Report } from '../checks/index.ts';
import { countJobs, plainBranding, type Branding, type FileProgress, type Job, type Run, type RunHead } from './runs.ts';

/**
 * Every key of the extension's storage.
 *
 * | area    | key              | value                                                              |
 * |---------|------------------|--------------------------------------------------------------------|
 * | session | report:<tab id>  | {@link KeptReport}: the last complete report of a tab, newest five |
 * | session | reports          | tab ids of the kept reports, newest first                          |
 * | session | probes:<tab id>  | KeptProbes of probe-storage.ts: state and progress                 |
 * | session | probed:<tab id>  | JSON of the facts that probes have brought so far                  |
 * | session | visit:<tab id>   | KeptVisit of probe-storage.ts: redirects on the way to the page    |
 * | session | wish             | ProbeWish of probe-storage.ts: what begins when hosts are allowed  |
 * | local   | rate             | Rate of probe-storage.ts                                           |
 * | local   | choices          | {@link Choices}, version 1                                         |
 * | local   | snapshots        | ids of the snapshots, newest first, version 1                      |
 * | local   | snapshot:<id>    | {@link KeptSnapshot}, version of its report                        |
 * | local   | runs             | ids of the bulk audits, newest first, version 1                    |
 * | local   | run:<id>         | {@link KeptRun}: a run without its jobs, version 1                 |
 * | local   | jobs:<id>:<n>    | its jobs, {@link jobsPerKey} to a key: an event writes few of them |
 * | local   | branding         | {@link Branding} and its version, 1                                |
 * | local   | windows          | ids of the browser's windows when a bulk audit was last under way  |
 * | session | bulk             | true since the worker has looked after runs in this session        |
 * | session | file:<id>        | {@link FileProgress}                                               |
 * | session | making           | ids of the files that the worker is making                         |
 */
const keys = {
  report: (tabId: number) => `report:${tabId}`,
  reports: 'reports',
  choices: 'choices',
  snapshots: 'snapshots',
  snapshot: (id: string) => `snapshot:${id}`,
  runs: 'runs',
  run: (id: string) => `run:${id}`,
  jobs: (id: string, chunk: number) => `jobs:${id}:${chunk}`,
  branding: 'branding',
  windows: 'windows',
  bulk: 'bulk',
  file: (id: string) => `file:${id}`,
  making: 'making',
} as const;

const keptReports = 5;
const keptSnapshots = 30;
const keptPages = 300;
const jobsPerKey = 25;

/** A report with its facts, as the command line and the comparison of tabs read it. */
interface KeptReport { report: Report; complete: true }

/** Keeps the complete report of a tab for this browser session. Of more than five, and when there is no room, the oldest goes. */
export async function keepReport(tabId: number, report: Report): Promise<boolean> {
  const { session } = browser.storage;
  const others = (await reportTabs()).filter((id) => id !== tabId);
  const tabs = [tabId, ...others].slice(0, keptReports);
  await session.remove(others.filter((id) => !tabs.includes(id)).map(keys.report));
  for (;;) {
    try {
      await session.set({ [keys.report(tabId)]: { report, complete: true } satisfies KeptReport, [keys.reports]: tabs });
      return true;
    } catch {
      const oldest = tabs.pop();
      if (oldest === undefined || oldest === tabId) {
        await session.remove(keys.report(tabId));
        await session.set({ [keys.reports]: others });
        return false;
      }
      await session.remove(keys.report(oldest));
    }
  }
}

/** Forgets the report of a tab: a new audit has begun. */
export async function dropReport(tabId: number): Promise<void> {
  const { session } = browser.storage;
  await session.set({ [keys.reports]: (await reportTabs()).filter((id) => id !== tabId) });
  await session.remove(keys.report(tabId));
}

/** Reports of this session, newest first. */
export async function readReports(): Promise<{ tabId: number; report: Report }[]> {
  const tabs = await reportTabs();
  const kept = await browser.storage.session.get(tabs.map(keys.report));
  return tabs.flatMap((tabId) => {
    const entry = kept[keys.report(tabId)] as KeptReport | undefined;
    return entry ? [{ tabId, report: entry.report }] : [];
  });
}

async function reportTabs(): Promise<number[]> {
  const { [keys.reports]: tabs } = await browser.storage.session.get(keys.reports);
  return Array.isArray(tabs) ? tabs.filter((id) => typeof id === 'number') : [];
}

// ── What the user chose ──────────────────────────────────────────────────────────────────────────

/** Choices about one page. Only what differs from the default is kept. */
interface PageChoice { intent?: Intent; pageType?: PageType }
interface Choices {
  version: 1;
  /** By address without fragment, oldest first. */
  pages: Record<string, PageChoice>;
  /** Origins that block AI on purpose. */
  optedOut: string[];
}
export interface Choice { intent: Intent; pageType: PageType | null; aiOptOut: boolean }

/** What the user chose for a page: intent and page type hold for the page, the AI opt-out for its whole origin. */
export async function readChoice(url: string): Promise<Choice> {
  const { pages, optedOut } = await readChoices();
  const page = pages[pageKey(url)];
  return { intent: page?.intent ?? 'index', pageType: page?.pageType ?? null, aiOptOut: optedOut.includes(originKey(url)) };
}

export async function keepChoice(url: string, choice: Choice): Promise<void> {
  const { pages: before, optedOut } = await readChoices();
  const { [pageKey(url)]: _, ...pages } = before;
  const page: PageChoice = {};
  if (choice.intent !== 'index') page.intent = choice.intent;
  if (choice.pageType) page.pageType = choice.pageType;
  if (Object.keys(page).length > 0) pages[pageKey(url)] = page;
  const origins = optedOut.filter((origin) => origin !== originKey(url));
  if (choice.aiOptOut) origins.push(originKey(url));
  const next: Choices = {
    version: 1,
    pages: Object.fromEntries(Object.entries(pages).slice(-keptPages)),
    optedOut: origins.slice(-keptPages),
  };
  await browser.storage.local.set({ [keys.choices]: next });
}

async function readChoices(): Promise<Choices> {
  const { [keys.choices]: stored } = await browser.storage.local.get(keys.choices);
  return isChoices(stored) ? stored : { version: 1, pages: {}, optedOut: [] };
}
const isChoices = (stored: unknown): stored is Choices =>
  typeof stored === 'object' && stored !== null && 'version' in stored && stored.version === 1;
const pageKey = (url: string) => url.split('#', 1)[0]!;
/** Files and other addresses without an origin stand for themselves. */
function originKey(url: string): string {
  const origin = URL.canParse(url) ? new URL(url).origin : 'null';
  return origin === 'null' ? pageKey(url) : origin;
}

// ── Snapshots ────────────────────────────────────────────────────────────────────────────────────

export interface KeptSnapshot { id: string; at: string; name: string; report: Report }

/** Local snapshots, newest first. */
export async function readSnapshots(): Promise<KeptSnapshot[]> {
  const ids = await snapshotIds();
  const kept = await browser.storage.local.get(ids.map(keys.snapshot));
  return ids.flatMap((id) => (kept[keys.snapshot(id)] as KeptSnapshot | undefined) ?? []);
}

/** @throws when the browser's storage is full: what the user saved is never thrown away unasked. */
export async function keepSnapshot(snapshot: KeptSnapshot): Promise<void> {
  const ids = await snapshotIds();
  if (ids.length >= keptSnapshots) throw new Error(`There are already ${keptSnapshots} snapshots: delete one first.`);
  await browser.storage.local.set({ [keys.snapshot(snapshot.id)]: snapshot, [keys.snapshots]: [snapshot.id, ...ids] });
}

export async function deleteSnapshot(id: string): Promise<void> {
  const ids = await snapshotIds();
  await browser.storage.local.set({ [keys.snapshots]: ids.filter((other) => other !== id) });
  await browser.storage.local.remove(keys.snapshot(id));
}

async function snapshotIds(): Promise<string[]> {
  const { [keys.snapshots]: ids } = await browser.storage.local.get(keys.snapshots);
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
}

// ── Bulk audits: only the worker writes them ─────────────────────────────────────────────────────

interface KeptRun extends Omit<Run, 'jobs'> { counts: RunHead['counts']; chunks: number }

/** All runs without their jobs, newest first. */
export async function readRuns(): Promise<RunHead[]> {
  const ids = await runIds();
  const kept = await browser.storage.local.get(ids.map(keys.run));
  return ids.flatMap((id) => {
    const run = kept[keys.run(id)];
    if (!isKeptRun(run)) return [];
    const { chunks: _, ...head } = run;
    return [head];
  });
}

export async function readRun(id: string): Promise<Run | null> {
  const { local } = browser.storage;
  let chunks = 0;
  for (;;) {
    const read = await local.get([keys.run(id), ...Array.from({ length: chunks }, (_, chunk) => keys.jobs(id, chunk))]);
    const head = read[keys.run(id)];
    if (!isKeptRun(head)) return null;
    // Head and jobs come from one reading, so that they belong together; jobs may have been added since the last.
    if (head.chunks === chunks) {
      const { chunks: _, counts: __, ...run } = head;
      return { ...run, jobs: Array.from({ length: chunks }, (___, chunk) => (read[keys.jobs(id, chunk)] ?? []) as Job[]).flat() };
    }
    chunks = head.chunks;
  }
}

/**
 * Writes a run in one go: its head, and the jobs that are not those of `before` (compared by identity).
 * @throws when the browser's storage is full: nothing is written then
 */
export async function writeRun(run: Run, before: Run | null): Promise<void> {
  const { jobs, ...rest } = run;
  const chunks = Math.ceil(jobs.length / jobsPerKey);
  const head: KeptRun = { ...rest, counts: countJobs(jobs), chunks };
  const changed: Record<string, unknown> = { [keys.run(run.id)]: head };
  for (let chunk = 0; chunk < chunks; chunk++) {
    const [from, to] = [chunk * jobsPerKey, Math.min((chunk + 1) * jobsPerKey, jobs.length)];
    let same = before !== null && Math.min((chunk + 1) * jobsPerKey, before.jobs.length) === to;
    for (let index = from; same && index < to; index++) same = jobs[index] === before!.jobs[index];
    if (!same) changed[keys.jobs(run.id, chunk)] = jobs.slice(from, to);
  }
  if (before === null) changed[keys.runs] = [run.id, ...(await runIds()).filter((id) => id !== run.id)];
  await browser.storage.local.set(changed);
  const left = before ? Math.ceil(before.jobs.length / jobsPerKey) - chunks : 0;
  if (left > 0) await browser.storage.local.remove(Array.from({ length: left }, (_, index) => keys.jobs(run.id, chunks + index)));
}

export async function removeRun(run: Run): Promise<void> {
  const { local } = browser.storage;
  await local.set({ [keys.runs]: (await runIds()).filter((id) => id !== run.id) });
  await local.remove([keys.run(run.id), ...Array.from({ length: Math.ceil(run.jobs.length / jobsPerKey) }, (_, chunk) => keys.jobs(run.id, chunk))]);
}

/** Calls back with the id of every run that is written, renamed or deleted. @returns function that stops it */
export function watchRuns(changed: (runId: string) => void): () => void {
  const listener = (changes: Record<string, browser.Storage.StorageChange>, area: string) => {
    if (area !== 'local') return;
    const ids = Object.keys(changes).flatMap((key) => (/^(?:run|jobs):([^:]+)/.exec(key)?.[1] ?? []));
    for (const id of new Set(ids)) changed(id);
  };
  browser.storage.onChanged.addListener(listener);
  return () => browser.storage.onChanged.removeListener(listener);
}

/** Has the worker looked after runs since the browser started or the extension was loaded? */
export async function readBulkMark(): Promise<boolean> {
  return (await browser.storage.session.get(keys.bulk))[keys.bulk] === true;
}
export async function keepBulkMark(): Promise<void> {
  await browser.storage.session.set({ [keys.bulk]: true });
}

/** Windows that were open when a bulk audit was last under way: they have other ids after the browser has started again. */
export async function readWindows(): Promise<number[]> {
  const { [keys.windows]: ids } = await browser.storage.local.get(keys.windows);
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'number') : [];
}
export async function keepWindows(ids: number[]): Promise<void> {
  await browser.storage.local.set({ [keys.windows]: ids });
}

async function runIds(): Promise<string[]> {
  const { [keys.runs]: ids } = await browser.storage.local.get(keys.runs);
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
}
const isKeptRun = (kept: unknown): kept is KeptRun => typeof kept === 'object' && kept !== null && 'version' in kept && kept.version === 1;

// ── PDF ──────────────────────────────────────────────────────────────────────────────────────────

export async function readBranding(): Promise<Branding> {
  const { [keys.branding]: kept } = await browser.storage.local.get(keys.branding);
  const branding = typeof kept === 'object' && kept !== null && 'version' in kept && kept.version === 1 ? (kept as Branding & { version: 1 }) : null;
  if (!branding) return plainBranding;
  const { version: _, ...rest } = branding;
  return { ...plainBranding, ...rest };
}

export async function keepBranding(branding: Branding): Promise<void> {
  await browser.storage.local.set({ [keys.branding]: { version: 1, ...branding } });
}

export async function keepProgress(progress: FileProgress): Promise<void> {
  await browser.storage.session.set({ [keys.file(progress.id)]: progress });
}

export async function readProgress(id: string): Promise<FileProgress | null> {
  const { [keys.file(id)]: progress } = await browser.storage.session.get(keys.file(id));
  return (progress as FileProgress | undefined) ?? null;
}

/** Ids of the files that the worker was making when it last said so: after it was stopped, nobody makes them any more. */
export async function readMaking(): Promise<string[]> {
  const { [keys.making]: ids } = await browser.storage.session.get(keys.making);
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
}

export async function keepMaking(ids: readonly string[]): Promise<void> {
  await browser.storage.session.set({ [keys.making]: ids });
}

/** Calls back with every progress of every file. @returns function that stops it */
export function watchProgress(changed: (progress: FileProgress) => void): () => void {
  const listener = (changes: Record<string, browser.Storage.StorageChange>, area: string) => {
    if (area !== 'session') return;
    for (const [key, { newValue }] of Object.entries(changes)) if (key.startsWith('file:') && newValue) changed(newValue as FileProgress);
  };
  browser.storage.onChanged.addListener(listener);
  return () => browser.storage.onChanged.removeListener(listener);
}
