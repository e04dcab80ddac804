import browser from 'webextension-polyfill';
import { serialQueue } from '../../checks/core/helpers/serial-queue.ts';
import type { KnownFacts } from '../../checks/core/facts.ts';
import type { Report } from '../../checks/core/report/report.ts';
import type { Choice } from '../../checks/audit-page.ts';
import { isOwnLists } from './own-lists.ts';
import { readProbes } from './probes.ts';
import { isFacts, isReport } from './report-shape.ts';
import { numericIdsIn } from './set-aside.ts';
import * as shape from '../../checks/core/helpers/shape.ts';

/** Reports of tabs of this session: only the worker writes them. The keys are in the table of storage.ts. */
const keys = { report: (tabId: number) => `report:${tabId}`, facts: (tabId: number) => `facts:${tabId}`, reports: 'reports' } as const;

/** More tabs than most people audit at once; on large pages, session storage is full sooner. */
const mostStoredReports = 24;

/** A complete report. Its facts are stored as JSON under a separate key: choices and vitals often change the report, but never the facts. */
interface StoredReport {
  complete: true;
  /** Without facts. */
  report: Report;
  choice: Choice;
  /** Facts that arrived later, except those from probes (probes.ts). */
  later: KnownFacts;
}
export interface TabReport {
  tabId: number;
  report: Report;
  choice: Choice;
}

/** Audits of several tabs end at the same time, and share the list of reports. */
const inTurn = serialQueue();

/**
 * Stores the complete report of a tab for this browser session. The oldest is removed when there are more, or when storage is full.
 * @param facts JSON; null keeps those that are stored
 * @returns false if it is not stored: the storage is full, or it no longer has the facts
 */
export const keepReport = (...args: Parameters<typeof write>): Promise<boolean> => inTurn(() => write(...args));

async function write(tabId: number, whole: Report, choice: Choice, later: KnownFacts, facts: string | null): Promise<boolean> {
  const { session } = browser.storage;
  const { facts: _, ...report } = whole;
  const stored: StoredReport = { complete: true, report, choice, later };
  const record = { [keys.report(tabId)]: stored, ...(facts === null ? {} : { [keys.facts(tabId)]: facts }) };
  const before = await reportTabs();
  if (facts === null)
    return (
      before.includes(tabId) &&
      session.set(record).then(
        () => true,
        () => false,
      )
    );
  const others = before.filter((id) => id !== tabId);
  const tabs = [tabId, ...others].slice(0, mostStoredReports);
  await session.remove(others.filter((id) => !tabs.includes(id)).flatMap(keysOf));
  for (;;) {
    try {
      await session.set({ ...record, [keys.reports]: tabs });
      return true;
    } catch {
      const oldest = tabs.pop();
      if (oldest === undefined || oldest === tabId) {
        await session.remove(keysOf(tabId));
        await session.set({ [keys.reports]: [] });
        return false;
      }
      await session.remove(keysOf(oldest));
    }
  }
}
const keysOf = (tabId: number) => [keys.report(tabId), keys.facts(tabId)];

/** Forgets the report of a tab, because a new audit has started. */
export const dropReport = (tabId: number): Promise<void> =>
  inTurn(async () => {
    const tabs = await reportTabs();
    if (!tabs.includes(tabId)) return;
    await browser.storage.session.set({ [keys.reports]: tabs.filter((id) => id !== tabId) });
    await browser.storage.session.remove(keysOf(tabId));
  });

/** Reports of this session with their facts, newest first. */
export async function readReports(): Promise<TabReport[]> {
  const tabs = await reportTabs();
  return (await Promise.all(tabs.map(readTabReport))).filter((report) => report !== null);
}

/** The latest complete report of a tab with its facts; null if there is none. */
export async function readTabReport(tabId: number): Promise<TabReport | null> {
  const [stored, probed] = await Promise.all([browser.storage.session.get(keysOf(tabId)), readProbes(tabId)]);
  const entry = stored[keys.report(tabId)];
  const facts = shape.parseShortJson(stored[keys.facts(tabId)], mostFacts);
  // The next audit creates the tab's report again; callers report that it is missing.
  if (!isStoredReport(entry) || !isFacts(facts)) return null;
  return { tabId, report: { ...entry.report, facts: { ...facts, ...entry.later, ...probed?.facts } }, choice: entry.choice };
}
/** Maximum characters: session storage has 10 MB. */
const mostFacts = 50_000_000;
const isStoredReport = shape.recordOf<StoredReport>({
  report: isReport,
  complete: shape.oneOf(true),
  later: isFacts,
  choice: shape.object({
    intent: shape.oneOf('index', 'keep-out'),
    pageType: shape.optional(shape.nullable(shape.text(40))),
    aiOptOut: shape.flag,
    ownLists: shape.optional(isOwnLists),
  }),
});

async function reportTabs(): Promise<number[]> {
  const { [keys.reports]: tabs } = await browser.storage.session.get(keys.reports);
  return numericIdsIn(tabs);
}
