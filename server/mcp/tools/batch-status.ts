import { onePagePerFinalUrl } from '../../../checks/site/final-urls.ts';
import { scoreDistribution, summarizePages } from '../../../checks/site/findings.ts';
import type { RunLoss } from '../../audit/run-losses.ts';
import { withoutPassedChecks, type RunRow } from '../../audit/row.ts';
import { runSettings } from '../../cli/config/settings.ts';
import { markdownReporter } from '../../cli/reporters/markdown.ts';
import type { RemoteBatch } from '../../cli/run/batch-server.ts';
import { crawlRunLines } from '../../crawl/summary.ts';
import { evaluateFinishedRun } from '../../cli/run/evaluate.ts';
import { gaveUpIn, remoteCrawlSummary } from '../../cli/run/remote-crawl.ts';
import { RunTally } from '../../cli/run/tally.ts';
import { mcpWords } from '../../../words/en/server/mcp.ts';
import type { McpContext, ToolAnswer } from '../context.ts';
import type { Input, Output } from '../schemas.ts';
import { escapePageText, lossTexts, quotedLine, visibleText } from './page-text.ts';
import { signalTitle, signalWeights } from '../../../reports/catalogue.ts';
import { currentLocale } from '../../locale.ts';

const words = mcpWords.batch;
/** Maximum pages whose results are read: the result is short, and a batch may have a hundred thousand. */
const mostPages = 500;
/** Maximum numbers of listed checks and pages. */
const [mostChecks, mostUrls] = [12, 3];

/** @throws CommandFailed */
export async function batchStatusTool({ id }: Input<'batchStatus'>, context: McpContext): Promise<ToolAnswer<Output<'batchStatus'>>> {
  const { reportCache } = context;
  const batches = await context.batches.get();
  const batch = await batches.look(id.trim());
  const { state, progress, fault, notes } = batch;
  const losses = [...batch.losses];
  const begun: Output<'batchStatus'> = {
    id: batch.id,
    state,
    ...progress,
    fault: escapePageText(fault),
    losses: lossTexts(losses, notes),
    auditScore: null,
    geoScore: null,
    read: 0,
    problems: [],
    failedPages: [],
    report: null,
  };
  if (state === 'queued' || state === 'running') return { text: textOf(begun), data: begun, reports: [] };
  const rows: RunRow[] = [];
  for await (const row of batches.rows(batch.id)) {
    rows.push(withoutPassedChecks(row));
    if (rows.length === mostPages) break;
  }
  const pages = onePagePerFinalUrl(rows);
  const stored = rows.length === 0 ? null : reportCache.add(words.reportOf(batch), await reportOf(batch, rows, losses, context));
  const crawl = remoteCrawlSummary(batch, pages);
  const data: Output<'batchStatus'> = {
    ...begun,
    // Those of pages too: the report added them.
    losses: lossTexts(losses, [...notes, ...gaveUpIn(batch), ...(crawl && !crawl.whole ? crawlRunLines(crawl, begun.failed) : [])]),
    auditScore: scoreDistribution(pages.map(({ digest }) => digest?.score ?? null))?.median ?? null,
    geoScore: scoreDistribution(pages.map(({ digest }) => digest?.geo.score ?? null))?.median ?? null,
    read: rows.length,
    problems: problemsOf(pages),
    failedPages: rows
      .filter((row) => row.error && row.state === 'failed')
      .slice(0, mostChecks)
      .map(({ url, error }) => ({ url: escapePageText(url), why: escapePageText(error!.message) })),
    report: stored?.uri ?? null,
  };
  return { text: textOf(data), data, reports: stored ? [stored] : [] };
}

/** Checks that fail or warn on some pages, in the order of site reports. */
function problemsOf(rows: readonly RunRow[]): Output<'batchStatus'>['problems'] {
  const locale = currentLocale();
  const audited = rows.flatMap(({ url, digest }) => (digest ? [{ url, digest }] : []));
  return summarizePages(
    audited.map(({ digest }) => digest),
    signalWeights(locale),
  ).signals.flatMap(({ id, ...pages }) =>
    (['fail', 'warn'] as const)
      .filter((status) => pages[status].length > 0)
      .map((status) => {
        const urls = pages[status].slice(0, mostUrls).map((page) => escapePageText(audited[page]!.url));
        return { id, status, title: signalTitle(locale, id, status), pages: pages[`${status}Count`], urls };
      }),
  );
}

/** The complete report, in the format of the command line. @param losses of the sitemap; gets those of pages */
async function reportOf(batch: RemoteBatch, rows: readonly RunRow[], losses: RunLoss[], { world }: McpContext): Promise<string> {
  const settings = runSettings([], {}, {}, world.cores, {});
  const tally = new RunTally({ ...settings, baseline: null }, losses, batch.crawl?.start);
  const digests = rows.map((row) => tally.add(row));
  const byIndex = new Map(rows.map((row) => [row.index, row]));
  const finished = evaluateFinishedRun({
    rows: digests,
    tally,
    read: async (index) => byIndex.get(index) ?? null,
    createdAt: world.now(),
    ms: null,
    interrupted: null,
    stopped: gaveUpIn(batch),
    crawl: remoteCrawlSummary(batch, digests),
    look: settings,
  });
  let text = `${mcpWords.pageNote}\n\n`;
  for await (const part of markdownReporter(finished)) text += part;
  return visibleText(text);
}

function textOf(data: Output<'batchStatus'>): string {
  const { problems, failedPages, fault, losses, report } = data;
  const statusWords = currentLocale().words.status;
  return [
    words.status(data),
    ...(fault === '' ? [] : [words.waits({ why: fault })]),
    ...(report === null ? [words.again] : [words.scores(data)]),
    ...(report === null && losses.length === 0 ? [] : [mcpWords.pageNote]),
    ...(losses.length > 0 ? ['', words.losses, ...losses.map(quotedLine)] : []),
    ...(problems.length > 0 ? ['', words.problems] : []),
    ...problems
      .slice(0, mostChecks)
      .flatMap(({ id, status, title, pages, urls }, index) => [
        `${index + 1}. ${id} (${words.onPages({ status: statusWords[status], pages })}): ${title}`,
        ...urls.map(quotedLine),
      ]),
    ...(problems.length > mostChecks ? [mcpWords.audit.more({ ids: problems.slice(mostChecks).map(({ id }) => id) })] : []),
    ...(failedPages.length > 0 ? ['', words.failedPages, ...failedPages.map(({ url, why }) => quotedLine(`${url}: ${why}`))] : []),
    ...(report === null ? [] : ['', mcpWords.audit.next({ report })]),
  ].join('\n');
}
