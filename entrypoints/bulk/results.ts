import type { Status } from '../../checks/core/verdict.ts';
import type { RunDigest } from '../../checks/site/final-urls.ts';
import type { Job, Run } from '../../extension/runs/runs.ts';
import type { Inlinks, RunToExport } from '../../reports/run.ts';

/** A line of the results: a job, and the result of its audit, if there is one. */
export interface ResultRow {
  job: Job;
  digest: RunDigest | null;
  /** Null if no links were followed. */
  inlinks: Inlinks | null;
  title: string;
  url: string;
}

export interface ResultView {
  /** Words in the title or URL. */
  query: string;
  show: 'all' | 'failing' | 'blocked' | 'done' | 'failed' | 'open';
  /** A column's id with direction; null for worst first. */
  sort: { column: string; down: boolean } | null;
  /** Ids of the columns after the page: built-in ones and `signal:<id>`. */
  columns: string[];
  /** Only pages on which this signal fails or warns; '' for all. */
  signal: string;
}
export const firstView: ResultView = {
  query: '',
  show: 'all',
  sort: null,
  columns: ['score', 'geo', 'http', 'clicks', 'inlinks', 'h1', 'canonical'],
  signal: '',
};

/** Built-in columns; their names are in the words. */
export const builtInColumns = [
  'score',
  'geo',
  'gate',
  'fail',
  'warn',
  'unchecked',
  'http',
  'clicks',
  'inlinks',
  'h1',
  'canonical',
  'words',
  'type',
  'language',
  'ms',
] as const;
/** Columns that only a crawl can fill. */
const crawlColumns: readonly string[] = ['clicks', 'inlinks'];
export const columnsOf = (columns: readonly string[], { crawl }: Pick<Run, 'crawl'>): string[] =>
  columns.filter((id) => crawl || !crawlColumns.includes(id));

/** @param pages each page once */
export function resultRows({ jobs }: Run, { pages }: Pick<RunToExport, 'pages'>): ResultRow[] {
  const byId = new Map(jobs.map((job) => [job.id, job]));
  return pages.map(({ jobId, digest, inlinks = null }) => {
    const job = byId.get(jobId)!;
    return { job, digest, inlinks, title: digest?.title || job.title, url: digest?.finalUrl || job.url };
  });
}

const openOrder: Record<Job['state'], number> = { done: 0, failed: 1, running: 2, waiting: 3, cancelled: 4 };
const statusOrder: Record<Status, number> = { fail: 0, warn: 1, unchecked: 2, pass: 3, na: 4 };
const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

/** Worst first: blocked pages, then by audit score, then pages that failed to be audited, then those not yet audited, each in queue order. */
export function worstFirst(a: ResultRow, b: ResultRow): number {
  if (!a.digest || !b.digest) return Number(!a.digest) - Number(!b.digest) || openOrder[a.job.state] - openOrder[b.job.state];
  return (
    Number(b.digest.gate !== null) - Number(a.digest.gate !== null) ||
    (a.digest.score ?? 101) - (b.digest.score ?? 101) ||
    b.digest.counts.fail - a.digest.counts.fail ||
    b.digest.counts.warn - a.digest.counts.warn
  );
}

/** HTTP status of a page, whether or not it could be audited; null if unknown. */
export const httpStatusOf = ({ digest, job }: ResultRow): number | null => digest?.status ?? job.error?.status ?? null;

/** Sort key of a column; null comes last in both directions. */
export function sortValue(row: ResultRow, column: string): number | string | null {
  if (column === 'page') return row.title || row.url;
  if (column === 'state') return openOrder[row.job.state];
  if (column === 'http') return httpStatusOf(row);
  if (column === 'clicks') return row.inlinks?.clicks ?? null;
  if (column === 'inlinks') return row.inlinks?.count ?? null;
  const { digest } = row;
  if (!digest) return null;
  if (column.startsWith('signal:')) {
    const status = digest.statuses[column.slice(7)];
    return status ? statusOrder[status] : null;
  }
  switch (column) {
    case 'h1':
      return digest.h1[0] ?? null;
    case 'canonical':
      return digest.canonical;
    case 'words':
      return digest.characters ?? digest.words;
    case 'score':
      return digest.score;
    case 'geo':
      return digest.geo.score;
    case 'gate':
      return digest.gate;
    case 'fail':
      return digest.counts.fail;
    case 'warn':
      return digest.counts.warn;
    case 'unchecked':
      return digest.counts.unchecked;
    case 'type':
      return digest.pageType;
    case 'language':
      return digest.language;
    case 'ms':
      return digest.ms;
    default:
      return null;
  }
}

const shown: Record<ResultView['show'], (row: ResultRow) => boolean> = {
  all: () => true,
  failing: ({ digest }) => (digest?.counts.fail ?? 0) > 0,
  blocked: ({ digest }) => digest !== null && digest.gate !== null,
  done: ({ job }) => job.state === 'done',
  failed: ({ job }) => job.state === 'failed',
  open: ({ job }) => job.state === 'waiting' || job.state === 'running' || job.state === 'cancelled',
};

/** The rows that match the view, in its order. */
export function filterAndSortResults(rows: readonly ResultRow[], view: ResultView): ResultRow[] {
  const words = view.query.toLowerCase().split(/\s+/).filter(Boolean);
  const matching = rows.filter((row) => {
    if (!shown[view.show](row)) return false;
    if (view.signal) {
      const status = row.digest?.statuses[view.signal];
      if (status !== 'fail' && status !== 'warn') return false;
    }
    if (words.length === 0) return true;
    const others = (row.digest?.reachedFrom ?? []).map(({ url }) => url);
    const text = [row.title, row.url, row.job.url, ...others].join('\n').toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const { sort } = view;
  if (!sort) return matching.sort(worstFirst);
  const sign = sort.down ? -1 : 1;
  return matching
    .map((row) => ({ row, value: sortValue(row, sort.column) }))
    .sort((a, b) => {
      if (a.value === null || b.value === null) return Number(a.value === null) - Number(b.value === null);
      if (typeof a.value === 'number' && typeof b.value === 'number') return sign * (a.value - b.value);
      return sign * collator.compare(String(a.value), String(b.value));
    })
    .map(({ row }) => row);
}
