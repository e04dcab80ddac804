/** A batch as HTML and PDF, in the formats of the command line. */
import type { SiteContext } from '../../checks/site/findings.ts';
import { onePagePerFinalUrl } from '../../checks/site/final-urls.ts';
import { withoutPagesTwice, type PageToExport, type RunToExport } from '../../reports/run.ts';
import { rowToExport, rowDigest, type RunRow } from '../audit/row.ts';
import { documentNotes, lacksStart, mostLosses, lossesOf, type RunLoss } from '../audit/run-losses.ts';
import type { DrawTexts } from '../audit/documents/text-drawing.ts';
import { htmlOfRun, pdfOfRun } from '../audit/documents/run-documents.ts';
import type { BatchView } from '../batches/manager.ts';
import { lacksPages } from '../crawl/crawl.ts';
import { crawlRunLines } from '../crawl/summary.ts';
import { parameterProblem } from './openapi/parameters.ts';
import { serverWords } from '../words.ts';
import { processLocale } from '../locale.ts';

/** Maximum pages of one document: a PDF is in memory until it is complete. */
const mostPages = 1_000;

/** @throws Problem 400 if there are more pages than a document can have */
export function refuseLargeDocument(pages: number): void {
  if (pages > mostPages)
    throw parameterProblem([
      { parameter: 'format', code: 'too-many-pages', message: serverWords().batchFaults.documentTooLarge({ pages, most: mostPages }) },
    ]);
}

/**
 * @param row reads the result of a page; null if there is none
 * @param drawTexts for a PDF; absent if there is no browser
 */
export async function* documentParts(
  view: BatchView,
  type: 'text/html' | 'application/pdf',
  rows: AsyncIterable<RunRow>,
  row: (index: number) => Promise<RunRow | null>,
  drawTexts?: DrawTexts,
): AsyncGenerator<string | Uint8Array, void, void> {
  const { batch } = view;
  // Its pages were audited in this language.
  const locale = processLocale();
  const pages: PageToExport[] = [];
  const losses: RunLoss[] = [...batch.losses];
  for await (const one of rows) {
    pages.push(rowToExport(rowDigest(one), one));
    if (losses.length < mostLosses) losses.push(...lossesOf(one, batch.crawl?.start ?? null));
  }
  const site = siteOf(view, losses);
  const hosts = [...new Set(pages.map(({ url }) => new URL(url).host))];
  const run: RunToExport = withoutPagesTwice({
    name: locale.part('server').batches.runName({ hosts, pages: pages.length }),
    createdAt: batch.createdAt,
    tools: [],
    probes: batch.settings.probe,
    ...(site && { site }),
    ...documentNotes(losses, batch.notes),
    ...(site && crawlLinesOf(view, site, pages)),
    pages,
  });
  const read = async (jobId: string) => (await row(Number(jobId)))?.report ?? null;
  if (type === 'text/html') yield* htmlOfRun(run, read, locale);
  else yield await pdfOfRun(run, read, locale, (spoken) => spoken.part('server').batches.notReached, drawTexts);
}

/** What a crawl knows beyond its pages; null for a list. */
function siteOf({ batch, state, crawl }: BatchView, losses: readonly RunLoss[]): SiteContext | null {
  if (!batch.crawl || !crawl) return null;
  const { skipped: counts, more, orphans } = crawl;
  return {
    start: batch.crawl.start,
    whole: state === 'finished' && !lacksPages({ counts, more }) && !lacksStart(losses, batch.crawl.start),
    // Only its orphans are saved.
    sitemap: orphans && { urls: orphans.urls, alternates: new Map() },
  };
}

/** What a crawl left out, as the command line tells it. */
function crawlLinesOf({ batch, crawl }: BatchView, { whole }: SiteContext, all: readonly PageToExport[]): Pick<RunToExport, 'crawled'> {
  if (!batch.crawl || !crawl) return {};
  const pages = onePagePerFinalUrl(all);
  const [audited, failed] = [pages.filter(({ state }) => state === 'done').length, pages.filter(({ state }) => state === 'failed').length];
  const { skipped: counts, more } = crawl;
  const summary = { start: batch.crawl.start, pages: audited, waiting: pages.length - audited - failed, whole };
  return { crawled: crawlRunLines({ ...summary, skipped: { counts, first: {}, more } }, pages.length - audited) };
}
