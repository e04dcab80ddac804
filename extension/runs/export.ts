import type { Digest } from '../../checks/core/report/digest.ts';
import { withoutPagesTwice, type PageToExport, type RunToExport } from '../../reports/run.ts';
import { crawlLines } from '../../reports/crawl-lines.ts';
import { jobErrorText } from '../../words/job-error-text.ts';
import type { Parts } from '../../words/locale.ts';
import { dateOfRun, isComplete, mostExcluded, type Run } from './runs.ts';

/**
 * A run in the form in which it is shown and saved: each page once. The extension reads no sitemap for it.
 * @param words say why pages failed, in the language of the file; otherwise it is said as it was stored, in English
 * @param jobIds only the pages of these jobs; null for all
 */
export function runToExport(
  run: Run,
  digests: ReadonlyMap<string, Digest>,
  words?: Parts['jobs'],
  jobIds: readonly string[] | null = null,
): RunToExport {
  const pages = run.jobs.map(({ id, url, title, state, error }): PageToExport => ({
    jobId: id,
    url,
    title,
    state,
    error: error && words ? { ...error, message: jobErrorText(words, error) } : error,
    digest: digests.get(id) ?? null,
  }));
  const whole = withoutPagesTwice({
    name: run.name,
    createdAt: dateOfRun(run),
    tools: run.options.tools,
    probes: run.options.probes,
    site: { start: run.crawl?.start ?? null, whole: false, sitemap: null },
    pages,
  });
  if (jobIds === null) return { ...whole, ...(words && run.crawl && { crawled: linesOf(run, run.crawl.start, whole.pages, words) }) };
  // A job whose URL redirects to another page of the run has a report of its own, too.
  const listed = new Map(whole.pages.map((page) => [page.jobId, page]));
  return { ...whole, pages: pages.filter(({ jobId }) => jobIds.includes(jobId)).map((page) => listed.get(page.jobId) ?? page) };
}

/** What the crawl audited and left out. @param pages each once */
function linesOf(run: Run, start: string, pages: RunToExport['pages'], words: Parts['jobs']): string[] {
  const leftOut = Object.fromEntries(Object.entries(run.leftOut ?? {}).map(([why, urls]) => [why, urls.length]));
  const audited = pages.filter(({ digest }) => digest !== null).length;
  const failed = pages.filter(({ state }) => state === 'failed').length;
  const more = Object.values(leftOut).some((count) => count >= mostExcluded);
  const waiting = pages.length - audited - failed;
  return crawlLines({ start, pages: audited, waiting, failed, leftOut, more, whole: isComplete(run) }, words.crawl);
}
