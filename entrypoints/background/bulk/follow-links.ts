import { fetchCrawlRobots } from '../../../checks/fetch/crawl-robots.ts';
import { crawlLinksToFollow, type SortedLinks } from '../../../checks/site/crawl.ts';
import { readStoredReport } from '../../../bridge/library.ts';
import type { Run } from '../../../bridge/runs.ts';
import { workerSiteNet } from '../net.ts';

type MayFetch = ((url: string) => boolean) | null;
/** By run and origin: read once while the worker runs. */
const read = new Map<string, Promise<MayFetch>>();
const mostRead = 50;

/** The links of a stored page to follow. @throws if its report is missing */
export async function followJobLinks({ id, crawl }: Run, jobId: string): Promise<SortedLinks> {
  const facts = (await readStoredReport(id, jobId))?.facts;
  if (!facts || !crawl) throw new Error('No facts');
  const page = facts.page?.ok ? facts.page.value.url : crawl.start;
  return crawlLinksToFollow(facts, crawl, await mayFetch(id, page));
}

function mayFetch(runId: string, pageUrl: string): Promise<MayFetch> {
  const { origin } = new URL(pageUrl);
  const key = `${runId} ${origin}`;
  let known = read.get(key);
  if (!known) {
    if (read.size >= mostRead) read.clear();
    read.set(key, (known = readRobots(origin)));
  }
  return known;
}

async function readRobots(origin: string): Promise<MayFetch> {
  const { net, close } = await workerSiteNet(origin);
  try {
    return (await fetchCrawlRobots(net, origin))?.mayFetch ?? null;
  } finally {
    close();
  }
}
