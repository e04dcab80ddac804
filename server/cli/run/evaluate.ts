import { parseUrl } from '../../../checks/parse/urls.ts';
import { lazyValue } from '../../../checks/core/helpers/lazy-value.ts';
import { digestForCrossPage, findIssuesAcrossPages, type CrossPageDigest, type SiteContext } from '../../../checks/site/findings.ts';
import { onePagePerFinalUrl, representativePages } from '../../../checks/site/final-urls.ts';
import { exitCodes, type ExitCode } from '../failure.ts';
import type { FinishedRun, PageResult, CrossPage, Totals } from '../reporters/reporter.ts';
import { serverWords } from '../../words.ts';
import { isAuditorFailure } from '../../audit/audit-all.ts';
import { reachedFromText } from '../../../reports/reached.ts';
import { failedUrls, inlinksOfPages, withoutPagesTwice, type PageToExport } from '../../../reports/run.ts';
import { rowToExport, type RowDigest, type RunRow } from '../../audit/row.ts';
import { crawlRunLines, type CrawlSummary } from '../../crawl/summary.ts';
import { documentNotes, lacksStart, type RunLoss } from '../../audit/run-losses.ts';
import { evaluateRow, type Counted, type PageBreaches, type RunAssertions, type RunTally } from './tally.ts';
import { version } from '../version.ts';
import { currentLocale } from '../../locale.ts';

export interface Material {
  /** In list order. */
  rows: readonly RowDigest[];
  tally: RunTally;
  read(index: number): Promise<RunRow | null>;
  /** Epoch milliseconds. */
  createdAt: number;
  /** How long the run took, in milliseconds; null if unknown. */
  ms: number | null;
  interrupted: 'SIGINT' | 'SIGTERM' | null;
  /** Hosts that were given up, one sentence each. */
  stopped: readonly string[];
  crawl: CrawlSummary | null;
  /** Whether a page has a saved row; absent if each has. */
  hasRow?(index: number): boolean;
  /** Reads what the sitemaps list, on first use; null if none are known. */
  readSitemaps?(): Promise<SiteContext['sitemap']>;
  look: Pick<FinishedRun, 'csvRows' | 'rows' | 'sourceMap'>;
}

/** The run in the form for reporters, and its exit code. */
export function evaluateFinishedRun({
  rows,
  tally,
  read,
  createdAt,
  ms,
  interrupted,
  stopped,
  crawl: crawled,
  hasRow = () => true,
  readSitemaps,
  look: { csvRows, rows: shownRows, sourceMap },
}: Material): FinishedRun {
  const { wanted } = tally;
  const losses = [...tally.losses, ...lossOfCrawl(crawled)];
  const hasStart = crawled !== null && !lacksStart(losses, crawled.start) && !rows.some((row) => row.url === crawled.start && row.error);
  const crawl = crawled && { ...crawled, whole: crawled.whole && hasStart };
  const shown = onePagePerFinalUrl(rows);
  const pages = shown.map((row): PageResult => {
    const { index, url, state, error, score, geo, ms: took, at } = row;
    const { errors, warnings, weight } = tally.of(index);
    const reachedFrom = reachedFromText(row, currentLocale());
    return { index, url, state, error, reachedFrom, score, geo, ms: took, at, errors, warnings, weight };
  });
  const totals = totalsOf(rows, shown, tally, { losses, stopped, crawl, interrupted, ms });
  const { audited } = totals;
  const shownAs = new Map(representativePages(rows).map((standIn, at) => [rows[at]!.index, rows[standIn]!]));
  const site = lazyValue(async (): Promise<SiteContext> => ({
    start: crawl?.start ?? null,
    whole: crawl?.whole ?? false,
    sitemap: (await readSitemaps?.()) ?? null,
  }));
  const breachesOf = breachesFrom(read, wanted);
  return {
    async run() {
      const exported: PageToExport[] = [];
      for (const row of rows) exported.push(rowToExport(row, row.state === 'done' ? await read(row.index) : null));
      const probes = rows.some(({ probe }) => probe);
      const all = { name: nameOf(shown, losses), createdAt, tools: [], probes, site: await site(), pages: exported };
      return withoutPagesTwice({
        ...all,
        ...documentNotes(losses),
        ...(crawl && { crawled: crawlRunLines({ ...crawl, pages: audited }, totals.failed) }),
      });
    },
    breachesOf: async (index) => (await breachesOf(index)).breaches,
    knownOf: async (index) => (await breachesOf(index)).known,
    crossPage: lazyValue(async () => (audited === 0 || shown.length < 2 ? null : crossPageOf(shown, read, await site()))),
    untold: [
      // Rows tell what their pages lack.
      ...losses.filter(({ kind }) => kind !== 'page'),
      ...rows.flatMap(({ index, url, error }): RunLoss[] => (hasRow(index) ? [] : [{ kind: 'page', url, reason: error?.message ?? '' }])),
      ...(crawl ? stopped.map((reason): RunLoss => ({ kind: 'crawl', url: crawl.start, reason })) : []),
    ],
    groups: tally.groups((index) => shownAs.get(index)!, totals.tolerated > 0),
    read: async (jobId) => (await read(Number(jobId)))?.report ?? null,
    row: read,
    pages,
    totals,
    locale: currentLocale(),
    crawl: crawl && { ...crawl, pages: audited },
    csvRows,
    rows: shownRows,
    sourceMap,
    version,
  };
}

/** @param shown the rows of which each stands for a page */
function totalsOf(
  rows: readonly RowDigest[],
  shown: readonly RowDigest[],
  tally: RunTally,
  { losses, stopped, crawl, interrupted, ms }: Pick<Material, 'stopped' | 'crawl' | 'interrupted' | 'ms'> & { losses: readonly RunLoss[] },
): Totals {
  const counts = countsOf(shown, tally);
  const { errors, warnings } = counts;
  const { wanted } = tally;
  const audited = shown.filter(({ state }) => state === 'done').length;
  const notes =
    wanted.maxWarnings !== null && warnings > wanted.maxWarnings
      ? [serverWords().commands.assert.tooManyWarnings({ warnings, most: wanted.maxWarnings })]
      : [];
  const exitCode = exitCodeOf(
    rows,
    errors + notes.length,
    // Pages of a list that were not requested count one by one; those of a crawl are not known.
    (crawl && stopped.length > 0) || (losses.length > 0 && !wanted.allowIncomplete) ? -1 : wanted.allowUnreachable,
    interrupted,
  );
  const failed = shown.length - audited;
  const tolerated = exitCode === exitCodes.ok || exitCode === exitCodes.assertions ? failed : 0;
  return {
    pages: shown.length,
    audited,
    failed,
    tolerated,
    unreached: shown.filter(({ state }) => state === 'cancelled').length,
    ...counts,
    notes: [...stopped, ...notes],
    losses,
    allowIncomplete: wanted.allowIncomplete,
    ms,
    exitCode,
  };
}

/** Of all pages together. */
function countsOf(rows: readonly RowDigest[], tally: RunTally): Omit<Counted, 'weight'> {
  const sum = (of: (counted: Counted) => number) => rows.reduce((total, { index }) => total + of(tally.of(index)), 0);
  return {
    errors: sum(({ errors }) => errors),
    warnings: sum(({ warnings }) => warnings),
    known: sum(({ known }) => known),
    fixed: sum(({ fixed }) => fixed),
    unmeasured: sum(({ unmeasured }) => unmeasured),
  };
}

const breachesFrom =
  (read: Material['read'], wanted: RunAssertions) =>
  async (index: number): Promise<Pick<PageBreaches, 'breaches' | 'known'>> => {
    const row = await read(index);
    return row ? evaluateRow(row, wanted) : { breaches: [], known: [] };
  };

/** Of a crawl that ended before its last page: its pages without a row are not known one by one. */
const lossOfCrawl = (crawl: CrawlSummary | null): RunLoss[] =>
  crawl && crawl.waiting > 0
    ? [{ kind: 'crawl', url: crawl.start, reason: serverWords().commands.crawl.notReached({ pages: crawl.waiting }) }]
    : [];

/** @param rows each page once */
async function crossPageOf(rows: readonly RowDigest[], read: Material['read'], site: SiteContext): Promise<CrossPage> {
  const linked: { url: string; digest: CrossPageDigest | null }[] = [];
  for (const { index, url, state, digest: urls } of rows) {
    const digest = state === 'done' ? (await read(index))?.digest : null;
    linked.push({ url, digest: digest ? digestForCrossPage({ ...digest, ...urls }) : null });
  }
  const digests = linked.flatMap(({ digest }) => digest ?? []);
  return {
    findings: findIssuesAcrossPages(digests, site, failedUrls(rows)),
    urls: digests.map(({ url }) => url),
    inlinks: inlinksOfPages(linked, site.start),
  };
}

/** 4 takes precedence over 3, and 3 over 1 (docs/use/command-line.md). */
function exitCodeOf(
  rows: readonly RowDigest[],
  broken: number,
  allowUnreachable: number,
  interrupted: 'SIGINT' | 'SIGTERM' | null,
): ExitCode {
  if (interrupted) return interrupted === 'SIGINT' ? exitCodes.interrupted : exitCodes.terminated;
  if (rows.some(isAuditorFailure)) return exitCodes.tool;
  if (rows.filter(({ state }) => state !== 'done').length > allowUnreachable) return exitCodes.unreachable;
  return broken > 0 ? exitCodes.assertions : exitCodes.ok;
}

/** @param losses name a run without pages */
function nameOf(rows: readonly RowDigest[], losses: readonly RunLoss[]): string {
  const hosts = [...new Set((rows.length > 0 ? rows : losses).map(({ url }) => parseUrl(url)?.host || url))];
  return serverWords().commands.report.runName({
    host: hosts.length > 1 ? serverWords().commands.report.hosts({ count: hosts.length }) : (hosts[0] ?? ''),
    pages: rows.length,
  });
}
