import { fetchRobotsTxt, linksToFollow, parseRobotsTxt, robotsDecider, robotsTxtState, type SortedLinks } from '../../../checks/index.ts';
import { readReport } from '../../../bridge/library.ts';
import type { Run } from '../../../bridge/runs.ts';
import { workerSiteNet } from '../net.ts';

/** The group of robots.txt that we follow, before that for all. */
const agent = 'Pageloupe';
const robotsMs = 10_000;

type MayFetch = ((url: string) => boolean) | null;
/** By run and origin: read once while the worker lives. */
const read = new Map<string, Promise<MayFetch>>();
const mostRead = 50;

/** What the links of a kept page lead to. @throws when its report is not there */
export async function followLinks({ id, crawl }: Run, jobId: string): Promise<SortedLinks> {
  const facts = (await readReport(id, jobId))?.facts;
  if (!facts || !crawl) throw new Error('No facts');
  const page = facts.page?.ok ? facts.page.value.url : crawl.start;
  return linksToFollow(facts, crawl, await mayFetch(id, page));
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

/** Null where the file may exist and could not be read: then nothing may be fetched (RFC 9309, 2.3.1.4). */
async function readRobots(origin: string): Promise<MayFetch> {
  const { net, close } = await workerSiteNet(origin);
  try {
    const answer = await fetchRobotsTxt(net, origin, robotsMs);
    if (!answer.ok) return null;
    const state = robotsTxtState(answer.value);
    if (state === 'failing' || state === 'silent') return null;
    const robots = state === 'read' ? parseRobotsTxt(answer.value.text) : null;
    return robots ? (url) => robotsDecider(robots, url)(agent).allowed : () => true;
  } finally {
    close();
  }
}
