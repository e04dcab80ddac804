import type { KnownFacts } from '../core/facts.ts';
import { robotsTxtLimit, stateOfRobotsTxt } from '../parse/robots-lines.ts';
import { parseRobotsTxt, robotsVerdicts, type RobotsTxt } from '../parse/robots-txt.ts';
import { parseUrl } from '../parse/urls.ts';
import { decodeText } from './charset.ts';
import type { Prober } from './prober.ts';

/** Maximum number of origins whose robots.txt is requested in one audit. */
const originCap = 10;

/** Whether a crawler may fetch a URL. `fallback`: the crawler whose rules apply if it has none. Null if unknown. */
export type RobotsJudge = (url: string, crawler: string, fallback?: string) => Promise<boolean | null>;

/** Applies the robots.txt of each URL's origin. The page's is known, the others are requested once. */
export function robotsJudge(pageRobots: KnownFacts['robotsTxt'], prober: Prober): RobotsJudge {
  const files = new Map<string, Promise<RobotsTxt | null>>();
  if (pageRobots?.ok && stateOfRobotsTxt(pageRobots.value) !== 'silent') {
    const origin = parseUrl(pageRobots.value.url)?.origin;
    if (origin)
      files.set(origin, Promise.resolve(stateOfRobotsTxt(pageRobots.value) === 'failing' ? null : parseRobotsTxt(pageRobots.value.text)));
  }
  return async (address, crawler, fallback) => {
    const url = parseUrl(address);
    if (!url) return null;
    let file = files.get(url.origin);
    if (!file) {
      if (files.size >= originCap) return null;
      files.set(url.origin, (file = readRobotsTxt(prober, url.origin)));
    }
    const robots = await file;
    return robots && robotsVerdicts(robots, url.href)(crawler, fallback).allowed;
  };
}

async function readRobotsTxt(prober: Prober, origin: string): Promise<RobotsTxt | null> {
  const { probe, body } = await prober.read(`${origin}/robots.txt`, { bodyLimit: robotsTxtLimit, range: 0 });
  if (probe.class === 'ok' || probe.class === 'redirected') return parseRobotsTxt(decodeText(body));
  // A missing file forbids nothing (RFC 9309, 2.3.1.3); after a server error, the answer is unknown.
  return probe.status >= 400 && stateOfRobotsTxt({ status: probe.status, failure: null }) === 'none' ? parseRobotsTxt('') : null;
}
