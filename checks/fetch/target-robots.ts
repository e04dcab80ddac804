import type { KnownFacts } from '../core/facts.ts';
import { robotsTxtLimit, robotsTxtState } from '../parse/robots-lines.ts';
import { parseRobotsTxt, robotsDecider, type RobotsTxt } from '../parse/robots-txt.ts';
import { parseUrl } from '../parse/urls.ts';
import { decodeText } from './charset.ts';
import type { Prober } from './prober.ts';

/** Origins whose robots.txt is requested in one audit at most. */
const originCap = 10;

/** May this crawler fetch this URL? `fallback`: the crawler whose rules it follows when it has none of its own. Null when not known. */
export type RobotsJudge = (url: string, crawler: string, fallback?: string) => Promise<boolean | null>;

/** Applies the robots.txt of each URL's origin: that of the page is known, the others are requested once. */
export function robotsJudge(pageRobots: KnownFacts['robotsTxt'], prober: Prober): RobotsJudge {
  const files = new Map<string, Promise<RobotsTxt | null>>();
  if (pageRobots?.ok && robotsTxtState(pageRobots.value) !== 'silent') {
    const origin = parseUrl(pageRobots.value.url)?.origin;
    if (origin)
      files.set(origin, Promise.resolve(robotsTxtState(pageRobots.value) === 'failing' ? null : parseRobotsTxt(pageRobots.value.text)));
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
    return robots && robotsDecider(robots, url.href)(crawler, fallback).allowed;
  };
}

async function readRobotsTxt(prober: Prober, origin: string): Promise<RobotsTxt | null> {
  const { probe, body } = await prober.read(`${origin}/robots.txt`, { bodyLimit: robotsTxtLimit, range: 0 });
  if (probe.class === 'ok' || probe.class === 'redirected') return parseRobotsTxt(decodeText(body));
  // A file that is not there forbids nothing (RFC 9309, 2.3.1.3); a server that fails leaves it open.
  return probe.status >= 400 && robotsTxtState({ status: probe.status, failure: null }) === 'none' ? parseRobotsTxt('') : null;
}
