import { csvRows, csvStart } from '../../../reports/csv-cells.ts';
import { siteIssuesIn } from '../../../reports/site-issues.ts';
import { findingsCsv, pagesCsv } from '../../../reports/run-csv.ts';
import { reportCsvRows, reportCsvStart } from '../../../reports/csv.ts';
import type { FileLocale } from '../../../words/locale.ts';
import type { DrawTexts } from '../../audit/documents/text-drawing.ts';
import { csvLocale } from '../../audit/documents/csv-locale.ts';
import { withoutPassedSignals } from '../../audit/row.ts';
import { reportsOfRun, type ReadPage } from '../../../reports/run.ts';
import { runJson } from '../../../reports/run-json.ts';
import { htmlOfRun, pdfOfRun } from '../../audit/documents/run-documents.ts';
import type { CsvRows, ReporterName } from '../../options/choices.ts';
import { disarmCiCommandsInCsv, disarmCiCommandsInHtml, escapeJsonForTerminal } from '../escape.ts';
import { serverWords } from '../../words.ts';
import { badgeReporter } from './badge.ts';
import { githubReporter } from './github.ts';
import { junitReporter } from './junit.ts';
import { markdownReporter } from './markdown.ts';
import { prettyReporter, type TerminalStyle } from './pretty.ts';
import { lossAsCsvRow, lossesAsLine, type RunLoss } from '../../audit/run-losses.ts';
import type { FinishedRun, Parts } from './reporter.ts';
import { siteIssuesWithUrls } from './site.ts';
import { sarifReporter } from './sarif.ts';

/** Page text in these formats must be no command to a CI system that reads standard output. */
const ciSafe = (reporter: (run: FinishedRun) => AsyncGenerator<string>, safe: (text: string) => string) =>
  async function* safeParts(run: FinishedRun): AsyncGenerator<string> {
    for await (const part of reporter(run)) yield safe(part);
  };

/** All report formats. */
export const reporters: Readonly<Record<ReporterName, (run: FinishedRun, look: TerminalStyle & { drawTexts?: DrawTexts }) => Parts>> = {
  pretty: prettyReporter,
  junit: junitReporter,
  github: githubReporter,
  markdown: markdownReporter,
  sarif: sarifReporter,
  json,
  ndjson,
  csv: ciSafe(csv, disarmCiCommandsInCsv),
  html: ciSafe(html, disarmCiCommandsInHtml),
  pdf,
  badge: badgeReporter,
};

const lossKinds = () => serverWords().commands.losses.kinds;
/** Maximum URLs per site finding in JSON. */
const mostSiteUrls = 100;

/** docs/run.schema.json, plus fields of the command line. */
async function* json(finished: FinishedRun): AsyncGenerator<string> {
  const { read, row, breachesOf, totals, version, crawl } = finished;
  const run = await finished.run();
  const { issues } = await siteIssuesWithUrls(finished);
  const urls = (await finished.crossPage())?.urls ?? [];
  const parts = runJson(run, read, {
    run: {
      tool: { name: 'pageloupe', version },
      summary: totals,
      ...(crawl && { crawl }),
      site: issues.map(({ id, title, change, source, total, items }) => ({
        id,
        title,
        change,
        source,
        total,
        items: items.map(({ text, pages, count }) => ({
          text,
          count,
          urls: pages.slice(0, mostSiteUrls).flatMap((page) => urls[page] ?? []),
        })),
      })),
    },
    page: async (jobId) => {
      const whole = await row(Number(jobId));
      return {
        http: whole?.http ?? null,
        settings: whole?.settings ?? null,
        warnings: whole?.warnings ?? [],
        ...(whole?.extracted && { extracted: whole.extracted }),
        ...(whole?.plugins && { plugins: whole.plugins }),
        breaches: whole ? await breachesOf(Number(jobId)) : [],
      };
    },
  });
  for await (const part of parts) yield escapeJsonForTerminal(part);
}

/** What comes after the rows, which are written as pages end (server/cli/outputs.ts). */
function* ndjson({ untold }: FinishedRun): Generator<string> {
  if (untold.length > 0) yield `${escapeJsonForTerminal(lossesAsLine(untold))}\n`;
}

async function* csv(finished: FinishedRun): AsyncGenerator<string> {
  const { csvRows: rows, totals } = finished;
  const last = totals.losses.map(lossRow[rows]);
  if (rows === 'pages') yield pagesCsv(await finished.run(), csvLocale(finished.locale), last);
  else {
    yield* csvOfPages(finished, rows);
    yield csvRows(last);
  }
}

/** What could not be read, as the last rows, in columns that each kind of rows has for it. */
const lossRow: Readonly<Record<CsvRows, (loss: RunLoss) => string[]>> = {
  pages: lossAsCsvRow,
  findings: ({ kind, url, reason }) => [url, '', 'incomplete', lossKinds()[kind], '', reason, '', '', ''],
  signals: ({ kind, url, reason }) => ['incomplete', lossKinds()[kind], '', '', '', reason, '', '', '', '', url, ''],
  site: ({ kind, url, reason }) => [lossKinds()[kind], reason, url, '', ''],
};

async function* csvOfPages(finished: FinishedRun, rows: Exclude<CsvRows, 'pages'>): AsyncGenerator<string> {
  const { run: gather } = finished;
  const locale = csvLocale(finished.locale);
  const read: ReadPage = async (jobId) => {
    const report = await finished.read(jobId);
    return report && finished.rows === 'failing' ? withoutPassedSignals(report) : report;
  };
  if (rows === 'site') {
    yield* siteCsv(finished, locale);
    return;
  }
  const run = await gather();
  if (rows === 'findings') yield* findingsCsv(run, read, locale);
  else {
    yield reportCsvStart(locale);
    for await (const { report } of reportsOfRun(run, read)) if (report) yield reportCsvRows(report, locale);
  }
}

/** One row per page of a finding, so that a spreadsheet can filter by both. */
async function* siteCsv({ crossPage }: FinishedRun, locale: FileLocale): AsyncGenerator<string> {
  const { csv: names } = locale.words;
  yield csvStart([names.site.issue, names.site.item, names.site.page, names.findings.change, names.findings.source]);
  const made = await crossPage();
  for (const { title, change, source, items } of made ? siteIssuesIn(made.findings, locale) : [])
    yield csvRows(
      items.flatMap(({ text, pages }) =>
        (pages.length > 0 ? pages : [null]).map((page) => [
          title,
          text,
          page === null ? '' : (made!.urls[page] ?? ''),
          change,
          source?.url ?? locale.words.site.heuristic,
        ]),
      ),
    );
}

async function* html({ run, read, locale }: FinishedRun): AsyncGenerator<string> {
  yield* htmlOfRun(await run(), read, locale);
}

async function* pdf({ run, read, locale }: FinishedRun, { drawTexts }: { drawTexts?: DrawTexts }): AsyncGenerator<Uint8Array> {
  yield await pdfOfRun(await run(), read, locale, (spoken) => spoken.part('server').commands.run.notReached, drawTexts);
}
