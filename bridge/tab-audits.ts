import browser from 'webextension-polyfill';
import type { KnownFacts } from '../checks/doors/facts.ts';
import type { Report, ReportSignal } from '../checks/doors/report.ts';
import { siteFacts, type AuditStep, type Choice } from '../checks/doors/audit.ts';
import type { Obstacle, Stale } from './obstacle.ts';
import { flagShape, integerShape, listShape, nullableShape, objectShape, oneOfShape, recordOfShape, textShape } from './shape.ts';

/** How far audits of tabs are: only the worker writes it, interfaces watch. The key is in the table of storage.ts. */
const auditKey = (tabId: number) => `audit:${tabId}`;

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

const isRecord = recordOfShape<AuditRecord>({
  version: oneOfShape(1),
  id: textShape(100),
  document: nullableShape(textShape(200_000)),
  step: oneOfShape('page', 'site', 'probes', 'complete', 'failed'),
  judgement: integerShape(0, 1e9),
  awaited: listShape(oneOfShape(...siteFacts), 10),
  probing: flagShape,
  obstacle: nullableShape(objectShape({ code: textShape(40) })),
  stale: nullableShape(textShape(40)),
});

export async function readStoredAuditRecord(tabId: number): Promise<AuditRecord | null> {
  const { [auditKey(tabId)]: record } = await browser.storage.session.get(auditKey(tabId));
  return isRecord(record) ? record : null;
}

export async function keepAuditRecord(tabId: number, record: AuditRecord): Promise<void> {
  await browser.storage.session.set({ [auditKey(tabId)]: record });
}

/** Calls back with the record as it is now and after every change. @returns function that stops it */
export function watchAudit(tabId: number, changed: (record: AuditRecord | null) => void): () => void {
  const listener = (changes: Record<string, browser.Storage.StorageChange>, area: string) => {
    const change = area === 'session' ? changes[auditKey(tabId)] : undefined;
    if (change) changed(isRecord(change.newValue) ? change.newValue : null);
  };
  browser.storage.onChanged.addListener(listener);
  return () => browser.storage.onChanged.removeListener(listener);
}

// ── What an interface has not seen yet ───────────────────────────────────────────────────────────

/** What an interface has: nothing of other audits, and of this one all up to a judgement. */
export interface JudgementId {
  id: string;
  judgement: number;
}

/** The latest judgement, as far as it differs from what was seen: a first one is whole. */
export interface Judgement extends JudgementId {
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

/** Forgets how far the audit of a tab was: it was closed. Its report stays, to compare other pages with. */
export async function forgetAudit(tabId: number): Promise<void> {
  await browser.storage.session.remove(auditKey(tabId));
}
