import { lazyValue } from '../../../checks/doors/basics.ts';
import { signalCatalogue, englishMessages, signalGrounds, signals } from '../../../checks/doors/catalogue.ts';
import { findSiteIssuesAcrossPages, crossPageDigest, type SiteContext, type CrossPageDigest } from '../../../checks/doors/site.ts';
import { editionOf } from '../../../reports/edition.ts';
import { writtenEditionOf, type WrittenEdition } from '../../../reports/written.ts';
import { assertionBreachesOf } from '../assertions.ts';
import { sinceBaseline, type Baseline } from '../baseline.ts';
import type { Assertions } from '../config/schema.ts';
import { exitCodes, type ExitCode } from '../failure.ts';
import type { FinishedRun, PageResult, Totals } from '../reporters/reporter.ts';
import { commandWords as words } from '../../../words/en/server/command.ts';
import { isAuditorFailure } from '../../audit/audit-all.ts';
import type { PageToExport } from '../../../reports/run.ts';
import { exportedAuditRow, type RowDigest, type RunRow } from '../../audit/row.ts';
import type { CrawlSummary } from './crawl-run.ts';
import type { RunLoss } from './losses.ts';
import type { Counted, PageBreaches, RunTally } from './tally.ts';

let made: WrittenEdition | undefined;
/** The English edition with the texts of our signals. */
export const commandEdition = (): WrittenEdition =>
  (made ??= writtenEditionOf(editionOf(signalCatalogue(signals, englishMessages)), signalGrounds(signals, englishMessages)));

/** The assertions of a run. */
export interface RunAssertions {
  assert: Assertions;
  baseline: Baseline | null;
  maxWarnings: number | null;
  allowUnreachable: number;
  allowIncomplete: boolean;
}

const nothing: PageBreaches = { breaches: [], known: 0, fixed: 0 };

export function evaluateRunRow(
  row: Pick<RunRow, 'url' | 'report' | 'digest' | 'plugins'>,
  { assert, baseline }: RunAssertions,
): PageBreaches {
  if (!row.report) return nothing;
  const breaches = assertionBreachesOf(row, assert, commandEdition());
  if (!baseline) return { breaches, known: 0, fixed: 0 };
  const { fresh, known, fixed } = sinceBaseline(baseline, { url: row.url, breaches });
  return { breaches: fresh, known, fixed };
}

export interface Material {
  /** In list order. */
  rows: readonly RowDigest[];
  tally: RunTally;
  read(index: number): Promise<RunRow | null>;
  wanted: RunAssertions;
  /** Epoch milliseconds. */
  createdAt: number;
  ms: number;
  interrupted: 'SIGINT' | 'SIGTERM' | null;
  /** Hosts that were given up, one sentence each. */
  stopped: readonly string[];
  /** What could not be read completely. */
  losses: readonly RunLoss[];
  crawl: CrawlSummary | null;
  /** Reads what the sitemaps list, on first use; null if none are known. */
  readSitemaps?(): Promise<SiteContext['sitemap']>;
  look: Pick<FinishedRun, 'csvRows' | 'rows' | 'sourceMap' | 'version'>;
}

/** The run in the form for reporters, and its exit code. */
export function evaluateFinishedRun({
  rows,
  tally,
  read,
  wanted,
  createdAt,
  ms,
  interrupted,
  stopped,
  losses,
  crawl,
  readSitemaps,
  look,
}: Material): FinishedRun {
  const pages = rows.map(({ index, url, state, error, score, geo, ms: took, at }): PageResult => {
    const { errors, warnings, weight } = tally.of(index);
    return { index, url, state, error, score, geo, ms: took, at, errors, warnings, weight };
  });
  const sum = (of: (counted: Counted) => number) => rows.reduce((total, { index }) => total + of(tally.of(index)), 0);
  const [errors, warnings] = [sum((one) => one.errors), sum((one) => one.warnings)];
  const audited = rows.filter(({ state }) => state === 'done').length;
  const notes =
    wanted.maxWarnings !== null && warnings > wanted.maxWarnings
      ? [words.assert.tooManyWarnings({ warnings, most: wanted.maxWarnings })]
      : [];
  const totals: Totals = {
    pages: rows.length,
    audited,
    failed: rows.length - audited,
    errors,
    warnings,
    known: sum(({ known }) => known),
    fixed: sum(({ fixed }) => fixed),
    notes: [...stopped, ...notes],
    losses,
    allowIncomplete: wanted.allowIncomplete,
    ms,
    exitCode: exitCodeOf(
      rows,
      errors + notes.length,
      stopped.length > 0 || (losses.length > 0 && !wanted.allowIncomplete) ? -1 : wanted.allowUnreachable,
      interrupted,
    ),
  };
  const site = lazyValue(async (): Promise<SiteContext> => ({
    start: crawl?.start ?? null,
    whole: crawl?.whole ?? false,
    sitemap: (await readSitemaps?.()) ?? null,
  }));
  return {
    async run() {
      const exported: PageToExport[] = [];
      for (const row of rows) exported.push(exportedAuditRow(row, row.state === 'done' ? await read(row.index) : null));
      return { name: nameOf(rows), createdAt, tools: [], probes: rows.some(({ probe }) => probe), site: await site(), pages: exported };
    },
    async breachesOf(index) {
      const row = await read(index);
      return row ? evaluateRunRow(row, wanted).breaches : [];
    },
    together: lazyValue(async () => {
      const done = rows.filter(({ state }) => state === 'done');
      if (done.length < 2) return null;
      const digests: CrossPageDigest[] = [];
      for (const { index } of done) {
        const digest = (await read(index))?.digest;
        if (digest) digests.push(crossPageDigest(digest));
      }
      const findings = findSiteIssuesAcrossPages(digests, await site());
      return { findings, urls: digests.map(({ url }) => url) };
    }),
    groups: tally.groups,
    read: async (jobId) => (await read(Number(jobId)))?.report ?? null,
    row: read,
    pages,
    totals,
    edition: commandEdition(),
    crawl,
    ...look,
  };
}

/** 4 takes precedence over 3, and 3 over 1 (docs/command-line.md). */
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

function nameOf(rows: readonly RowDigest[]): string {
  const hosts = [...new Set(rows.map(({ url }) => new URL(url).host))];
  return words.report.runName({
    host: hosts.length > 1 ? words.report.hosts({ count: hosts.length }) : (hosts[0] ?? ''),
    pages: rows.length,
  });
}
