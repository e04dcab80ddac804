import type { AuditOrder, Visit, VisitHttp, VisitWarning } from './auditor.ts';
import { translateVisit } from './translate-visit.ts';
import { isExtractedByName, type ExtractedByName } from './extraction/extracted.ts';
import { isOutcome, type PluginOutcome } from './plugins/outcome.ts';
import { isObject } from '../../checks/core/helpers/is-object.ts';
import { groupBy } from '../../checks/core/helpers/group-by.ts';
import * as shape from '../../checks/core/helpers/shape.ts';
import { parseUrl } from '../../checks/parse/urls.ts';
import type { Digest, LinkedFile } from '../../checks/core/report/digest.ts';
import type { Report } from '../../checks/core/report/report.ts';
import { digestOf } from '../../checks/site/digest.ts';
import type { PageUrls } from '../../checks/site/final-urls.ts';
import type { PageToExport } from '../../reports/run.ts';

/** Version of a line of results.ndjson; additions do not change the first number. */
export const rowSchemaVersion = '1.1';

/** One line of results.ndjson: a page and its result. */
export interface RunRow {
  schemaVersion: string;
  /** Index in the list of the run, from 0. */
  index: number;
  /** As ordered. */
  url: string;
  /** done: it has a report. failed: it could not be audited. cancelled: the run ended before. */
  state: 'done' | 'failed' | 'cancelled';
  /** Codes are those of the problem types (docs/use/api.md). */
  error: RowError | null;
  settings: Omit<AuditOrder, 'url' | 'headers' | 'session'>;
  http: VisitHttp | null;
  warnings: readonly VisitWarning[];
  ms: Visit['ms'] | null;
  /** Summary of the page. */
  digest: Digest | null;
  /** True if its report has only failed checks and warnings (--rows failing); absent if it has all. */
  checks?: 'failing';
  /** Without its facts. */
  report: Report | null;
  /** Values of --extract by name; absent without any. */
  extracted?: ExtractedByName;
  /** Results of plugins; absent without any. */
  plugins?: PluginOutcome;
}

/** Why there is no report. `status`: of the response, if there was one. */
export interface RowError {
  code: string;
  message: string;
  status?: number;
}

/** What a run of many pages keeps of each in memory: small enough for a hundred thousand. */
export interface RowDigest extends Pick<RunRow, 'index' | 'url' | 'state' | 'error'> {
  score: number | null;
  geo: number | null;
  /** Links were checked. */
  probe: boolean;
  ms: number;
  /** RFC 3339, '' without a report. */
  at: string;
  /** Which page its URL leads to; null without a report. */
  digest: PageUrls | null;
}

export function rowOfVisit(index: number, order: AuditOrder, visit: Visit): RunRow {
  const { report, http, warnings, ms, extracted, plugins } = translateVisit(visit);
  const { facts: _, ...reported } = report;
  return {
    schemaVersion: rowSchemaVersion,
    index,
    url: order.url,
    state: 'done',
    error: null,
    settings: settingsOf(order),
    http,
    warnings,
    ms,
    digest: { ...digestOf(report, http.redirects), url: order.url },
    report: reported,
    ...(extracted && { extracted }),
    ...(plugins && { plugins }),
  };
}

export const rowWithoutReport = (index: number, order: AuditOrder, state: 'failed' | 'cancelled', error: RowError): RunRow => ({
  schemaVersion: rowSchemaVersion,
  index,
  url: order.url,
  state,
  error,
  settings: settingsOf(order),
  http: null,
  warnings: [],
  ms: null,
  digest: null,
  report: null,
});

/** A page of a run that ended before: it has no row. */
export const unreachedPage = (index: number, url: string, message: string): RowDigest => ({
  index,
  url,
  state: 'cancelled',
  error: { code: 'not-reached', message },
  score: null,
  geo: null,
  probe: false,
  ms: 0,
  at: '',
  digest: null,
});

/** The row of a page of a crawl with the files that it links to. */
export const rowWithFiles = (row: RunRow, files: LinkedFile[]): RunRow =>
  row.digest && files.length > 0 ? { ...row, digest: { ...row.digest, files } } : row;

/** The row with only the failed checks and warnings of its report: about a tenth of its size. The statuses of all checks are in the digest. */
export const withoutPassedChecks = (row: RunRow): RunRow =>
  row.report ? { ...row, checks: 'failing', report: withoutPassedSignals(row.report) } : row;
export const withoutPassedSignals = <R extends Pick<Report, 'signals'>>(report: R): R => ({
  ...report,
  signals: report.signals.filter(({ status }) => status === 'fail' || status === 'warn'),
});

/** Headers may be secrets, so they are never saved. */
function settingsOf(order: AuditOrder): RunRow['settings'] {
  const { url: _, headers: __, session: ___, ...settings } = order;
  return settings;
}

export const rowDigest = ({ index, url, state, error, settings, ms, digest }: RunRow): RowDigest => ({
  index,
  url,
  state,
  error,
  score: digest?.score ?? null,
  geo: digest?.geo.score ?? null,
  probe: settings.probe,
  ms: ms?.total ?? 0,
  at: digest?.at ?? '',
  digest: digest && {
    url,
    finalUrl: digest.finalUrl === url ? url : digest.finalUrl,
    ...(digest.hops && { hops: digest.hops }),
    ...(digest.files && { files: digest.files }),
  },
});

/** @param row the row from the journal, if it has been read */
export const rowToExport = (
  { index, url, state, error }: Pick<RowDigest, 'index' | 'url' | 'state' | 'error'>,
  row: Pick<RunRow, 'digest' | 'extracted' | 'plugins'> | null,
): PageToExport => ({
  jobId: String(index),
  url,
  title: row?.digest?.title ?? '',
  state,
  error,
  digest: row?.digest ?? null,
  ...moreOf(row),
});

/** Additional columns: extracted values, verdicts of plugins, and why one has none. */
function moreOf(row: Pick<RunRow, 'extracted' | 'plugins'> | null): Pick<PageToExport, 'more'> {
  const extracted = Object.entries(row?.extracted ?? {}).map(([name, { values }]): [string, string] => [name, values.join(' | ')]);
  const verdicts = (row?.plugins?.signals ?? []).map(({ id, status, message }): [string, string] => [id, `${status}: ${message}`]);
  const faults = groupBy(row?.plugins?.faults ?? [], ({ plugin }) => plugin);
  const failed = [...faults].map(([plugin, all]): [string, string] => [`${plugin}/failed`, all.map(({ message }) => message).join(' | ')]);
  const more = [...extracted, ...verdicts, ...failed];
  return more.length > 0 ? { more: Object.fromEntries(more) } : {};
}

/** A URL of a page, as we save it. */
export const pageUrlShape: shape.Shape<string> = (value): value is string =>
  typeof value === 'string' && /^https?:\/\//.test(value) && parseUrl(value) !== null;
const number = shape.number(-Infinity, Infinity);
const score = shape.nullable(number);
const text = shape.anyText;
const texts = shape.list(text);
const object = shape.object({});

/** The parts of a report that reports and assertions read. */
const isReport = shape.object({
  score,
  url: text,
  at: text,
  about: object,
  geo: shape.object({ score, categories: shape.list(shape.object({ id: text, score })) }),
  signals: shape.list(
    shape.object({ id: text, status: text, message: text, change: text, weight: number, findings: shape.optional(shape.list(object)) }),
  ),
});
const isDigest = shape.object({
  score,
  counts: object,
  statuses: object,
  geo: shape.object({ score }),
  at: text,
  title: text,
  url: text,
  finalUrl: text,
  description: text,
  h1: texts,
  canonical: shape.nullable(text),
  alternates: shape.list(shape.object({ code: text, url: text })),
  fingerprint: shape.optional(text),
  links: shape.optional(text),
  nofollow: shape.optional(texts),
  redirects: shape.optional(shape.list(shape.object({ url: text, to: text, hops: number }))),
  hops: shape.optional(shape.list(shape.object({ url: text, status: number }))),
  files: shape.optional(shape.list(shape.object({ url: text, class: text, status: number }))),
  brokenLinks: shape.optional(shape.nullable(shape.list(object))),
  brokenTotal: shape.optional(number),
});
const isError = shape.object({ code: text, message: text });

/** Parses a line of results.ndjson; null if it is not a row, or damaged. */
export function parseRow(line: string): RunRow | null {
  try {
    const row = JSON.parse(line) as RunRow;
    const whole =
      isObject(row) &&
      /^1\.\d+$/.test(String(row.schemaVersion)) &&
      Number.isInteger(row.index) &&
      pageUrlShape(row.url) &&
      isObject(row.settings) &&
      Array.isArray(row.warnings) &&
      (row.ms === null || isObject(row.ms)) &&
      (row.extracted === undefined || isExtractedByName(row.extracted)) &&
      (row.plugins === undefined || isOutcome(row.plugins)) &&
      (row.state === 'done'
        ? row.error === null && isReport(row.report) && isDigest(row.digest)
        : (row.state === 'failed' || row.state === 'cancelled') && isError(row.error));
    return whole ? row : null;
  } catch {
    return null;
  }
}
