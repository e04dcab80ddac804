import { areSamePage } from '../../../checks/parse/urls.ts';
import type { CrossPageFindings } from '../../../checks/site/findings.ts';
import type { Inlinks, ReadPage, RunToExport } from '../../../reports/run.ts';
import type { Breach } from '../assertions.ts';
import type { CsvRows, Rows } from '../../options/choices.ts';
import type { CrawlSummary } from '../../crawl/summary.ts';
import type { RunLoss } from '../../audit/run-losses.ts';
import type { RunRow } from '../../audit/row.ts';
import type { FileLocale } from '../../../words/locale.ts';
import { serverWords } from '../../words.ts';

/** A finished run, the input of reporters. */
export interface FinishedRun {
  /** All pages with their digests in list order; jobId is the index. For reports about the whole run, since it takes memory for each page. */
  run(): Promise<RunToExport>;
  /** Without facts. */
  read: ReadPage;
  row(index: number): Promise<RunRow | null>;
  /** In the same order, each page once, even if several URLs redirect to it. */
  pages: readonly PageResult[];
  /** Failed assertions of a page that are not in the baseline: computed again from its row, so that they need not all be in memory. */
  breachesOf(index: number): Promise<readonly Breach[]>;
  /** Those that are in the baseline. */
  knownOf(index: number): Promise<readonly Breach[]>;
  /** The same grouped by check and problem, worst first. */
  groups: readonly BreachGroup[];
  totals: Totals;
  /** What is missing and no row tells: the last line of saved results. */
  untold: readonly RunLoss[];
  /** Findings across pages; null for a single page. Computed on first use. */
  crossPage(): Promise<CrossPage | null>;
  /** How links were followed; null if none were. */
  crawl: CrawlSummary | null;
  locale: FileLocale;
  csvRows: CsvRows;
  rows: Rows;
  sourceMap: readonly { url: RegExp; file: string }[];
  /** Version of this program. */
  version: string;
}
/** Comparison of pages; findings refer to indexes in `urls`. */
export interface CrossPage {
  findings: CrossPageFindings;
  urls: readonly string[];
  /** Who links to each page, in the order of {@link FinishedRun.pages}; null if no links were followed. */
  inlinks: readonly Inlinks[] | null;
}
/** The result of a page, and how many assertions failed. */
export interface PageResult {
  index: number;
  url: string;
  state: 'done' | 'failed' | 'cancelled';
  /** Null for a page that was audited; one that was not reached has one, too. */
  error: { code: string; message: string; status?: number } | null;
  /** Which URLs of the run redirect to the page, as a sentence; '' for none. */
  reachedFrom: string;
  score: number | null;
  geo: number | null;
  ms: number;
  /** RFC 3339, '' without a report. */
  at: string;
  errors: number;
  warnings: number;
  /** Total weight of failed assertions. */
  weight: number;
}
/** A check that failed, over all pages; or pages that could not be audited for the same reason. */
export interface BreachGroup extends Pick<Breach, 'level' | 'rule' | 'title' | 'change' | 'who' | 'weight'> {
  /** Number of pages. */
  pages: number;
  /** The first pages in audit order, with their findings. */
  first: readonly { url: string; message: string; where: string }[];
}
export interface Totals {
  pages: number;
  audited: number;
  /** Without a report, also those that were not reached. */
  failed: number;
  unreached: number;
  /** Of the failed ones, those that --allow-unreachable tolerates: all or none. They are warnings in each format. */
  tolerated: number;
  errors: number;
  warnings: number;
  /** Number of faults that the baseline excluded, and of those that are gone. */
  known: number;
  fixed: number;
  /** Assertions that could not be checked, among the warnings. */
  unmeasured: number;
  /** About the whole run, such as too many warnings. */
  notes: readonly string[];
  /** What could not be read completely; `allowIncomplete`: it does not change the exit code. */
  losses: readonly RunLoss[];
  allowIncomplete: boolean;
  /** Milliseconds; null for saved results. */
  ms: number | null;
  exitCode: number;
}
/** How the run went, in one sentence. */
export function summaryLine({ audited: pages, failed, unreached, tolerated: count, errors, warnings, ms }: Totals): string {
  const { report } = serverWords().commands;
  const summary = report.summary({ pages, failed: failed - unreached, unreached, errors, warnings, ms });
  return count > 0 ? report.tolerated({ summary, count }) : summary;
}
/** A report in parts. */
export type Parts = AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>;

/** The URL that a page has for readers: the final one, if its own redirects. Reads only rows of pages that are redirected to. */
export async function shownUrlOf({ index, url, reachedFrom }: PageResult, { row }: Pick<FinishedRun, 'row'>): Promise<string> {
  const final = reachedFrom === '' ? null : (await row(index))?.digest?.finalUrl;
  return final && !areSamePage(url, final) ? final : url;
}

/** The source file of a URL in the repository; null if it is not mapped. */
export function sourceFileOf(url: string, sourceMap: FinishedRun['sourceMap']): string | null {
  for (const { url: pattern, file } of sourceMap) {
    const match = pattern.exec(url);
    if (match) return file.replace(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? '');
  }
  return null;
}
