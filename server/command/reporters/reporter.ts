import type { CrossPageFindings } from '../../../checks/doors/site.ts';
import type { ReadPage, RunToExport } from '../../../reports/run.ts';
import type { WrittenEdition } from '../../../reports/written.ts';
import type { Breach } from '../assertions.ts';
import type { CsvRows, Rows } from '../config/choices.ts';
import type { CrawlSummary } from '../run/crawl-run.ts';
import type { RunRow } from '../../audit/row.ts';

/** A finished run, as reporters get it. */
export interface FinishedRun {
  /** All pages with their digests, in the order of the list; jobId is the place in it. For reports that are of the whole: it takes memory for each page. */
  run(): Promise<RunToExport>;
  /** Without facts. */
  read: ReadPage;
  row(index: number): Promise<RunRow | null>;
  /** In the same order. */
  pages: readonly PageResult[];
  /** What does not hold of a page beyond the baseline: judged again from its row, so that no report holds all of them. */
  breachesOf(index: number): Promise<readonly Breach[]>;
  /** The same by check, worst first. */
  groups: readonly BreachGroup[];
  totals: Totals;
  /** Findings across pages; null for one page. Computed on first use. */
  together(): Promise<Together | null>;
  /** How links were followed; null if none were. */
  crawl: CrawlSummary | null;
  edition: WrittenEdition;
  csvRows: CsvRows;
  rows: Rows;
  sourceMap: readonly { url: RegExp; file: string }[];
  /** Of this program. */
  version: string;
}
/** Pages compared; findings name them by their place in `urls`. */
export interface Together {
  findings: CrossPageFindings;
  urls: readonly string[];
}
/** What became of a page, and how much does not hold of it. */
export interface PageResult {
  index: number;
  url: string;
  state: 'done' | 'failed' | 'cancelled';
  error: { code: string; message: string } | null;
  score: number | null;
  geo: number | null;
  ms: number;
  /** RFC 3339, '' without a report. */
  at: string;
  errors: number;
  warnings: number;
  /** Of what does not hold, added up. */
  weight: number;
}
/** A check that does not hold, over all pages; or pages that could not be audited for one reason. */
export interface BreachGroup extends Pick<Breach, 'level' | 'rule' | 'title' | 'change' | 'weight'> {
  /** How many pages. */
  pages: number;
  /** The first pages, in the order they were audited, with their findings. */
  first: readonly { url: string; message: string; where: string }[];
}
export interface Totals {
  pages: number;
  audited: number;
  failed: number;
  errors: number;
  warnings: number;
  /** Faults of the baseline that were left out, and those that are gone. */
  known: number;
  fixed: number;
  /** Of the whole run, such as too many warnings. */
  notes: readonly string[];
  /** Milliseconds. */
  ms: number;
  exitCode: number;
}
/** A report in parts. */
export type Parts = AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>;

/** The source file of a URL in the repository; null if it is not mapped. */
export function sourceFileOf(url: string, sourceMap: FinishedRun['sourceMap']): string | null {
  for (const { url: pattern, file } of sourceMap) {
    const match = pattern.exec(url);
    if (match) return file.replace(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? '');
  }
  return null;
}
