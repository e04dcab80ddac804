import { waitUnlessAborted } from '../../../checks/fetch/probe-net.ts';
import { fetchCrawlRules, type CrawlRobots } from '../../../checks/fetch/crawl-robots.ts';
import { memoizeByText } from '../../../checks/core/helpers/memoize-by-text.ts';
import { LinkedFiles } from '../../../checks/fetch/linked-files.ts';
import type { KnownFacts } from '../../../checks/core/facts.ts';
import type { LinkedFile } from '../../../checks/core/report/digest.ts';
import { comparableKey, linksToFollow, linkedFiles, type CrawlPlan, type SortedLinks } from '../../../checks/site/crawl.ts';
import { readReport } from '../../../extension/runs/library.ts';
import type { Job, Run } from '../../../extension/runs/runs.ts';
import { workerPorts } from '../audit-ports.ts';
import { openSiteNet } from '../net.ts';

/** The links of a stored page to follow. @throws if its report is missing */
export async function linksOfJob({ id, crawl }: Run, jobId: string): Promise<SortedLinks> {
  const facts = (await readReport(id, jobId))?.facts;
  if (!facts || !crawl) throw new Error('No facts');
  return sortLinks(facts, crawl, await robotsOfOrigin(id, pageOf(facts, crawl)));
}

/** The status of files that a page of a crawl links to, and no page before; none if its links are not followed. */
export async function probeLinkedFiles(
  { id, crawl }: Run,
  { depth }: Job,
  facts: KnownFacts | undefined,
  signal: AbortSignal,
): Promise<LinkedFile[]> {
  if (!facts || !crawl || depth === undefined || !workerPorts.openProber) return [];
  const pageUrl = pageOf(facts, crawl);
  const rules = await robotsOfOrigin(id, pageUrl);
  const urls = linkedFiles(sortLinks(facts, crawl, rules));
  if (urls.length === 0) return [];
  const { prober, close } = await workerPorts.openProber({ pageUrl, hosts: null });
  prober.setLimits({ pageHost: new URL(pageUrl).hostname });
  const stop = () => prober.stop();
  signal.addEventListener('abort', stop);
  try {
    return await filesOf(id).read(urls, facts, prober, 1000 * (rules?.crawlDelay ?? 0), (ms) => waitUnlessAborted(ms, signal));
  } finally {
    signal.removeEventListener('abort', stop);
    close();
  }
}

const pageOf = (facts: KnownFacts, { start }: CrawlPlan): string => (facts.page?.ok ? facts.page.value.url : start);
const sortLinks = (facts: KnownFacts, crawl: CrawlPlan, rules: CrawlRobots | null): SortedLinks =>
  linksToFollow(facts, crawl, rules && ((url) => rules.mayFetch(url)));

/** The files of each run that were requested, while the worker runs. */
const filesOf = memoizeByText(() => new LinkedFiles(comparableKey), 20);

/** The robots.txt of the page's origin, read once a run; null if it could not be read, so that nothing may be requested. */
const robotsOfOrigin = (runId: string, pageUrl: string): Promise<CrawlRobots | null> => robotsOfRun(`${new URL(pageUrl).origin} ${runId}`);
/** By origin and run. */
const robotsOfRun = memoizeByText((key) => readRobots(key.split(' ', 1)[0]!), 50);

async function readRobots(origin: string): Promise<CrawlRobots | null> {
  const { net, close } = await openSiteNet(origin);
  try {
    return await fetchCrawlRules(net, origin);
  } finally {
    close();
  }
}
