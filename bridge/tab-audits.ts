import browser from 'webextension-polyfill';
import { siteFacts, type AuditStep, type Choice, type KnownFacts, type Report, type ReportSignal } from '../checks/index.ts';
import type { Obstacle, Stale } from './obstacle.ts';
import { readProbes } from './probe-storage.ts';
import { factsUpToDate } from './earlier-reports.ts';
import { isFacts, isReport } from './report-shape.ts';
import { numbersOf } from './set-aside.ts';
import { flag, list, object, oneOf, optional, orNull, parsed, text, whole, type Shape } from './shape.ts';

/** Audits of tabs: only the worker writes them, interfaces watch. The keys stand in the table of storage.ts. */
const keys = {
  audit: (tabId: number) => `audit:${tabId}`,
  report: (tabId: number) => `report:${tabId}`,
  facts: (tabId: number) => `facts:${tabId}`,
  reports: 'reports',
} as const;

// ── How far an audit is ──────────────────────────────────────────────────────────────────────────

/** How far the audit of a tab is. Small, because it is written with every step and every judgement. */
export interface AuditRecord {
  version: 1;
  /** Each audit has another. */
  id: string;
  /** Time origin and address of the document; null while that is not known. */
  document: string | null;
  step: AuditStep;
  /** Number of the latest judgement, 0 before the first. A larger number is a later one. */
  judgement: number;
  /** Facts of the page's own site that are still to come. */
  awaited: SiteFactName[];
  /** Probes bring more facts. */
  probing: boolean;
  obstacle: Obstacle | null;
  stale: Stale | null;
}
export type SiteFactName = (typeof siteFacts)[number];

const isRecord = object({
  version: oneOf(1), id: text(100), document: orNull(text(200_000)), step: oneOf('page', 'site', 'probes', 'complete', 'failed'), judgement: whole(0, 1e9),
  awaited: list(oneOf(...siteFacts), 10), probing: flag, obstacle: orNull(object({ code: text(40) })), stale: orNull(text(40)),
}) as unknown as Shape<AuditRecord>;

export async function readAuditRecord(tabId: number): Promise<AuditRecord | null> {
  const { [keys.audit(tabId)]: record } = await browser.storage.session.get(keys.audit(tabId));
  return isRecord(record) ? record : null;
}

export async function keepAuditRecord(tabId: number, record: AuditRecord): Promise<void> {
  await browser.storage.session.set({ [keys.audit(tabId)]: record });
}

/** Calls back with the record as it is now and after every change. @returns function that stops it */
export function watchAudit(tabId: number, changed: (record: AuditRecord | null) => void): () => void {
  const listener = (changes: Record<string, browser.Storage.StorageChange>, area: string) => {
    const change = area === 'session' ? changes[keys.audit(tabId)] : undefined;
    if (change) changed(isRecord(change.newValue) ? change.newValue : null);
  };
  browser.storage.onChanged.addListener(listener);
  return () => browser.storage.onChanged.removeListener(listener);
}

// ── What an interface has not seen yet ───────────────────────────────────────────────────────────

/** What an interface has: nothing of other audits, and of this one all up to a judgement. */
export interface Seen { id: string; judgement: number }

/** The latest judgement, as far as it differs from what was seen: a first one is whole. */
export interface Judgement extends Seen {
  /** Those members of the report that have changed. */
  report: Partial<Omit<Report, 'signals' | 'facts'>>;
  /** Those signals that have changed, in the order of the report. */
  signals: ReportSignal[];
  choice: Choice;
  /** The facts that every view needs. */
  facts: Pick<KnownFacts, 'page' | 'pageType'>;
  /** Milliseconds that judging took. */
  judgedMs: number;
}

// ── Reports of this session ──────────────────────────────────────────────────────────────────────

const keptReports = 5;

/** A complete report. Its facts are kept as JSON under a key of their own: choices and vitals change the report many times, them never. */
interface KeptReport {
  complete: true;
  /** Without facts. */
  report: Report;
  choice: Choice;
  /** Facts that have come later, but for those of probes (probe-storage.ts). */
  later: KnownFacts;
}
export interface TabReport { tabId: number; report: Report; choice: Choice }

/** Keeps the complete report of a tab for this browser session. Of more than five, and when there is no room, the oldest goes. @param facts JSON; null leaves those that are kept */
export async function keepReport(tabId: number, whole: Report, choice: Choice, later: KnownFacts, facts: string | null): Promise<boolean> {
  const { session } = browser.storage;
  const { facts: _, ...report } = whole;
  const kept: KeptReport = { complete: true, report, choice, later };
  const record = { [keys.report(tabId)]: kept, ...(facts === null ? {} : { [keys.facts(tabId)]: facts }) };
  const before = await reportTabs();
  if (facts === null && before.includes(tabId)) return session.set(record).then(() => true, () => false);
  const others = before.filter((id) => id !== tabId);
  const tabs = [tabId, ...others].slice(0, keptReports);
  await session.remove(others.filter((id) => !tabs.includes(id)).flatMap(keysOf));
  for (;;) {
    try {
      await session.set({ ...record, [keys.reports]: tabs });
      return true;
    } catch {
      const oldest = tabs.pop();
      if (oldest === undefined || oldest === tabId) {
        await session.remove(keysOf(tabId));
        await session.set({ [keys.reports]: others });
        return false;
      }
      await session.remove(keysOf(oldest));
    }
  }
}
const keysOf = (tabId: number) => [keys.report(tabId), keys.facts(tabId)];

/** Forgets the report of a tab: a new audit has begun. */
export async function dropReport(tabId: number): Promise<void> {
  const tabs = await reportTabs();
  if (!tabs.includes(tabId)) return;
  await browser.storage.session.set({ [keys.reports]: tabs.filter((id) => id !== tabId) });
  await browser.storage.session.remove(keysOf(tabId));
}

/** Reports of this session with their facts, newest first. */
export async function readReports(): Promise<TabReport[]> {
  const tabs = await reportTabs();
  return (await Promise.all(tabs.map(readTabReport))).filter((report) => report !== null);
}

/** The latest complete report of a tab with its facts, null without one. */
export async function readTabReport(tabId: number): Promise<TabReport | null> {
  const [kept, probed] = await Promise.all([browser.storage.session.get(keysOf(tabId)), readProbes(tabId)]);
  const entry = kept[keys.report(tabId)];
  const facts = factsUpToDate(parsed(kept[keys.facts(tabId)], mostFacts));
  // A tab's report is made again by the next audit: whoever wants it says so.
  if (!isKept(entry) || !isFacts(facts)) return null;
  return { tabId, report: { ...entry.report, facts: { ...facts, ...entry.later, ...probed?.facts } }, choice: entry.choice };
}
/** Characters: session storage holds 10 MB. */
const mostFacts = 50_000_000;
const isKept = object({
  report: isReport, complete: oneOf(true), later: isFacts,
  choice: object({ intent: oneOf('index', 'keep-out'), pageType: optional(orNull(text(40))), aiOptOut: flag }),
}) as unknown as Shape<KeptReport>;

async function reportTabs(): Promise<number[]> {
  const { [keys.reports]: tabs } = await browser.storage.session.get(keys.reports);
  return numbersOf(tabs);
}

/** Forgets how far the audit of a tab was: it was closed. Its report stays, to compare other pages with. */
export async function forgetAudit(tabId: number): Promise<void> {
  await browser.storage.session.remove(keys.audit(tabId));
}
