import browser from 'webextension-polyfill';
import type { KnownFacts } from '../../checks/core/facts.ts';
import type { Report, ReportSignal } from '../../checks/core/report/report.ts';
import { siteFacts, type AuditStep, type Choice } from '../../checks/audit-page.ts';
import type { Obstacle, Stale } from './obstacle.ts';
import * as shape from '../../checks/core/helpers/shape.ts';

/** Progress of audits of tabs: only the worker writes it, interfaces watch it. The key is in the table of storage.ts. */
const auditKey = (tabId: number) => `audit:${tabId}`;

/** Progress of the audit of a tab. Small, because it is written at every step and every judgement. */
export interface AuditRecord {
  version: 1;
  /** Unique for each audit. */
  id: string;
  /** Time origin and URL of the document; null while unknown. */
  document: string | null;
  step: AuditStep;
  /** Number of the latest judgement, 0 before the first. Larger numbers are later. */
  judgement: number;
  /** Facts of the page's own site that have not arrived yet. */
  awaited: SiteFactName[];
  /** Whether probes are adding facts. */
  probing: boolean;
  obstacle: Obstacle | null;
  stale: Stale | null;
}
export type SiteFactName = (typeof siteFacts)[number];

const isRecord = shape.recordOf<AuditRecord>({
  version: shape.oneOf(1),
  id: shape.text(100),
  document: shape.nullable(shape.text(200_000)),
  step: shape.oneOf('page', 'site', 'probes', 'complete', 'failed'),
  judgement: shape.integer(0, 1e9),
  awaited: shape.list(shape.oneOf(...siteFacts), 10),
  probing: shape.flag,
  obstacle: shape.nullable(shape.object({ code: shape.text(40) })),
  stale: shape.nullable(shape.text(40)),
});

export async function readAuditRecord(tabId: number): Promise<AuditRecord | null> {
  const { [auditKey(tabId)]: record } = await browser.storage.session.get(auditKey(tabId));
  return isRecord(record) ? record : null;
}

export async function keepAuditRecord(tabId: number, record: AuditRecord): Promise<void> {
  await browser.storage.session.set({ [auditKey(tabId)]: record });
}

/** Calls back with the current record, and after every change. @returns function that stops it */
export function watchAudit(tabId: number, changed: (record: AuditRecord | null) => void): () => void {
  const listener = (changes: Record<string, browser.Storage.StorageChange>, area: string) => {
    const change = area === 'session' ? changes[auditKey(tabId)] : undefined;
    if (change) changed(isRecord(change.newValue) ? change.newValue : null);
  };
  browser.storage.onChanged.addListener(listener);
  return () => browser.storage.onChanged.removeListener(listener);
}

// ── What an interface does not have yet ──────────────────────────────────────────────────────────

/** What an interface has: everything of this audit up to a judgement, and nothing of other audits. */
export interface JudgementId {
  id: string;
  judgement: number;
}

/** The differences between the latest judgement and what the interface has; a first judgement is complete. */
export interface Judgement extends JudgementId {
  /** Changed members of the report. */
  report: Partial<Omit<Report, 'signals' | 'facts'>>;
  /** Changed signals, in report order. */
  signals: ReportSignal[];
  choice: Choice;
  /** The facts that every view needs. */
  facts: Pick<KnownFacts, 'page' | 'pageType'>;
  /** Duration of judging in milliseconds. */
  judgedMs: number;
}

/** Forgets an audit that runs or has failed, because its tab was closed. A complete one stays with its report: the report page may show it. */
export async function forgetAudit(tabId: number): Promise<void> {
  if ((await readAuditRecord(tabId))?.step === 'complete') return;
  await browser.storage.session.remove(auditKey(tabId));
}
