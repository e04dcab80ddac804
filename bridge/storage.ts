import browser from 'webextension-polyfill';
import type { Intent, PageType, Report } from '../checks/index.ts';

/**
 * Every key of the extension's storage.
 *
 * | area    | key              | value                                                              |
 * |---------|------------------|--------------------------------------------------------------------|
 * | session | report:<tab id>  | {@link KeptReport}: the last complete report of a tab, newest five |
 * | session | reports          | tab ids of the kept reports, newest first                          |
 * | local   | choices          | {@link Choices}, version 1                                         |
 * | local   | snapshots        | ids of the snapshots, newest first, version 1                      |
 * | local   | snapshot:<id>    | {@link KeptSnapshot}, version of its report                        |
 */
const keys = {
  report: (tabId: number) => `report:${tabId}`,
  reports: 'reports',
  choices: 'choices',
  snapshots: 'snapshots',
  snapshot: (id: string) => `snapshot:${id}`,
} as const;

const keptReports = 5;
const keptSnapshots = 30;
const keptPages = 300;

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
