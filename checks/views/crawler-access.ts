import type { FactTable } from '../core/facts.ts';
import { aiCrawlers, groupFallback, type AiCrawler } from '../lists/ai-crawlers.ts';
import { robotsTxtState } from '../parse/robots-lines.ts';
import { robotsDecider, type RobotsTxt } from '../parse/robots-txt.ts';

/** What robots.txt says to one crawler about the page. */
export interface CrawlerAccess extends AiCrawler {
  verdict: 'allowed' | 'blocked' | 'unknown';
  /** From the list of the reader: we know nothing of it. */
  custom?: true;
  /** Line of robots.txt that decides, 1…; null if none does. */
  line: number | null;
  /** What the verdict rests on. `line`: a rule of a group; `noRule`: a group without a rule for this URL; `noGroup`: no group for this crawler. */
  because:
    | { code: 'silent' | 'noFile' | 'noGroup'; args: Record<never, never> }
    | { code: 'failing'; args: { status: number } }
    | { code: 'noRule'; args: { group: string } }
    | { code: 'line'; args: { line: number; group: string } };
}

/** Every AI crawler we know of, in the order of the list, then those of the reader. @param custom their tokens */
export function crawlerAccess(
  file: FactTable['robotsTxt'],
  robots: RobotsTxt,
  url: string,
  custom: readonly string[] = [],
): CrawlerAccess[] {
  const state = robotsTxtState(file);
  const decide = robotsDecider(robots, url);
  const known = new Set(aiCrawlers.map(({ token }) => token.toLowerCase()));
  const added = custom
    .filter((token) => !known.has(token.toLowerCase()))
    .map(
      (token) =>
        ({
          token,
          operator: '',
          purpose: 'other',
          kind: 'crawler',
          respectsRobots: 'unknown',
          executesJs: 'unknown',
          tier: null,
          custom: true,
        }) as const,
    );
  return [...aiCrawlers, ...added].map((crawler): CrawlerAccess => {
    if (state === 'silent') return { ...crawler, verdict: 'unknown', line: null, because: { code: 'silent', args: {} } };
    if (state === 'failing')
      return { ...crawler, verdict: 'unknown', line: null, because: { code: 'failing', args: { status: file.status } } };
    if (state === 'none') return { ...crawler, verdict: 'allowed', line: null, because: { code: 'noFile', args: {} } };
    const { allowed, line, group } = decide(crawler.token, groupFallback[crawler.token]);
    const verdict = allowed ? 'allowed' : 'blocked';
    if (group === null) return { ...crawler, verdict, line, because: { code: 'noGroup', args: {} } };
    return {
      ...crawler,
      verdict,
      line,
      because: line === null ? { code: 'noRule', args: { group } } : { code: 'line', args: { line, group } },
    };
  });
}

/** A rule for a use of the page instead of for a crawler: `User-agent: __usage_ai-training`. */
export interface UsagePolicy {
  token: string;
  line: number;
  allowed: boolean;
}
const usageToken = /^__usage_/i;
const mostPolicies = 20;
/** Policy tokens that robots.txt names, with what their group says of a URL. Facts: no crawler bears such a name. */
export function usagePolicies(robots: RobotsTxt, url: string): UsagePolicy[] {
  const decide = robotsDecider(robots, url);
  const named = robots.groups.flatMap(({ agents }) => agents).filter(({ token }) => usageToken.test(token));
  return named
    .filter(({ token }, index) => named.findIndex((other) => other.token.toLowerCase() === token.toLowerCase()) === index)
    .slice(0, mostPolicies)
    .map(({ token, line }) => ({ token, line, allowed: decide(token).allowed }));
}
