import type { AuditOrder, Visit, VisitHttp, VisitWarning } from '../../audit/auditor.ts';
import { digestOf, type Digest, type Report } from '../../../checks/index.ts';
import type { PageToExport } from '../../../reports/run.ts';

/** Version of a line of results.ndjson; additions do not change the first number. */
export const rowSchemaVersion = '1.0';

/** One line of results.ndjson: a page and what became of it. */
export interface RunRow {
  schemaVersion: string;
  /** Place in the list of the run, from 0. */
  index: number;
  /** As ordered. */
  url: string;
  /** done: it has a report. failed: it could not be audited. cancelled: the run ended before. */
  state: 'done' | 'failed' | 'cancelled';
  /** Codes are those of the problem types (docs/api.md). */
  error: { code: string; message: string } | null;
  settings: Omit<AuditOrder, 'url' | 'headers'>;
  http: VisitHttp | null;
  warnings: readonly VisitWarning[];
  ms: Visit['ms'] | null;
  /** The page in short. */
  digest: Digest | null;
  /** Without its facts. */
  report: Report | null;
}

/** What a list of many pages keeps of each in memory. */
export type RowDigest = Omit<RunRow, 'report' | 'http'>;

export function rowOf(index: number, order: AuditOrder, { report, http, warnings, ms }: Visit): RunRow {
  const { facts: _, ...told } = report;
  return { schemaVersion: rowSchemaVersion, index, url: order.url, state: 'done', error: null, settings: settingsOf(order), http, warnings, ms, digest: { ...digestOf(report), url: order.url }, report: told };
}

export const rowWithout = (index: number, order: AuditOrder, state: 'failed' | 'cancelled', error: { code: string; message: string }): RunRow =>
  ({ schemaVersion: rowSchemaVersion, index, url: order.url, state, error, settings: settingsOf(order), http: null, warnings: [], ms: null, digest: null, report: null });

/** Headers may be secrets: no file has them. */
function settingsOf(order: AuditOrder): RunRow['settings'] {
  const { url: _, headers: __, ...settings } = order;
  return settings;
}

export function shortOf({ schemaVersion, index, url, state, error, settings, warnings, ms, digest }: RunRow): RowDigest {
  return { schemaVersion, index, url, state, error, settings, warnings, ms, digest };
}

export const exportOf = ({ index, url, state, error, digest }: RowDigest): PageToExport => ({ jobId: String(index), url, title: '', state, error, digest });

/** A line of results.ndjson; null when it is none. What it holds is of our own making, and is read loosely. */
export function readRow(line: string): RunRow | null {
  try {
    const row = JSON.parse(line) as RunRow;
    const whole = typeof row === 'object' && row !== null && /^1\.\d+$/.test(row.schemaVersion) && Number.isInteger(row.index) && typeof row.url === 'string' && ['done', 'failed', 'cancelled'].includes(row.state)
      && (row.state !== 'done' || (Array.isArray(row.report?.signals) && typeof row.digest === 'object' && row.digest !== null));
    return whole ? row : null;
  } catch {
    return null;
  }
}
