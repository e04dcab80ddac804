import { findingsCsv, pagesCsv } from '../../../reports/run-csv.ts';
import { reportCsvRows, reportCsvStart } from '../../../reports/report-csv.ts';
import { reportsOfRun } from '../../../reports/run.ts';
import { runJson } from '../../../reports/run-json.ts';
import { runHtmlParts, runPdf } from '../../audit/run-documents.ts';
import type { ReporterName } from '../config/choices.ts';
import { jsonText } from '../escape.ts';
import { commandWords as words } from '../../../words/en/server/command.ts';
import { badgeReport } from './badge.ts';
import { githubReport } from './github.ts';
import { junitReport } from './junit.ts';
import { markdownRunReport } from './markdown.ts';
import { prettyReport, type Look } from './pretty.ts';
import type { FinishedRun, Parts } from './reporter.ts';
import { sarifReport } from './sarif.ts';

/** Every way to write a run down. */
export const reporters: Readonly<Record<ReporterName, (run: FinishedRun, look: Look) => Parts>> = {
  pretty: prettyReport,
  junit: junitReport,
  github: githubReport,
  markdown: markdownRunReport,
  sarif: sarifReport,
  json,
  ndjson,
  csv,
  html,
  pdf,
  badge: badgeReport,
};

/** docs/run.schema.json, with what the command line knows beside it. */
async function* json(finished: FinishedRun): AsyncGenerator<string> {
  const { read, row, breachesOf, totals, version } = finished;
  const run = await finished.run();
  const parts = runJson(run, read, {
    run: { tool: { name: 'pageloupe', version }, summary: totals },
    page: async (jobId) => {
      const whole = await row(Number(jobId));
      return {
        http: whole?.http ?? null,
        settings: whole?.settings ?? null,
        warnings: whole?.warnings ?? [],
        breaches: whole ? await breachesOf(Number(jobId)) : [],
      };
    },
  });
  for await (const part of parts) yield jsonText(part);
}

/** A line a page, as `assert --input` reads it. */
async function* ndjson({ pages, row }: FinishedRun): AsyncGenerator<string> {
  for (const { index } of pages) {
    const whole = await row(index);
    if (whole) yield `${jsonText(JSON.stringify(whole))}\n`;
  }
}

async function* csv({ run: gather, read, edition, csvRows }: FinishedRun): AsyncGenerator<string> {
  const run = await gather();
  if (csvRows === 'pages') yield pagesCsv(run, edition);
  else if (csvRows === 'findings') yield* findingsCsv(run, read, edition);
  else {
    yield reportCsvStart(edition);
    for await (const { report } of reportsOfRun(run, read)) yield reportCsvRows(report, edition);
  }
}

async function* html({ run, read, edition }: FinishedRun): AsyncGenerator<string> {
  yield* runHtmlParts(await run(), read, edition);
}

async function* pdf({ run, read, edition }: FinishedRun): AsyncGenerator<Uint8Array> {
  yield await runPdf(await run(), read, edition, words.run.notReached);
}
