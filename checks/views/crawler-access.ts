import { groupBy } from '../core/helpers/group-by.ts';
import type { FactTable } from '../core/facts.ts';
import { aiCrawlers, groupFallback, type AiCrawler } from '../lists/ai-crawlers.ts';
import { stateOfRobotsTxt } from '../parse/robots-lines.ts';
import { robotsVerdicts, type RobotsTxt } from '../parse/robots-txt.ts';

/** How robots.txt applies to one crawler on this page. */
export interface CrawlerAccess extends AiCrawler {
  verdict: 'allowed' | 'blocked' | 'unknown';
  /** Added by the user; we have no documentation for it. */
  custom?: true;
  /** Line number of the deciding rule in robots.txt, 1…; null if no rule applies. */
  line: number | null;
  /** Reason for the verdict. `line`: a rule of a group. `noRule`: the group has no rule for this URL. `noGroup`: no group for this crawler. */
  because:
    | { code: 'silent' | 'noFile' | 'noGroup'; args: Record<never, never> }
    | { code: 'failing'; args: { status: number } }
    | { code: 'noRule'; args: { group: string } }
    | { code: 'line'; args: { line: number; group: string } };
}

/** Every known AI crawler in list order, then the user's. @param custom product tokens that the user added */
export function accessByCrawler(
  file: FactTable['robotsTxt'],
  robots: RobotsTxt,
  url: string,
  custom: readonly string[] = [],
): CrawlerAccess[] {
  const state = stateOfRobotsTxt(file);
  const decide = robotsVerdicts(robots, url);
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

/** A rule for a use of the page instead of a crawler: `User-agent: __usage_ai-training`. */
export interface UsagePolicy {
  token: string;
  line: number;
  allowed: boolean;
}
const usageToken = /^__usage_/i;
const mostPolicies = 20;
/** Usage tokens in robots.txt, and whether their group allows a URL. Only facts: no crawler has such a name. */
export function usagePolicies(robots: RobotsTxt, url: string): UsagePolicy[] {
  const decide = robotsVerdicts(robots, url);
  const named = robots.groups.flatMap(({ agents }) => agents).filter(({ token }) => usageToken.test(token));
  return [...groupBy(named, ({ token }) => token.toLowerCase()).values()]
    .slice(0, mostPolicies)
    .map(([first]) => ({ token: first!.token, line: first!.line, allowed: decide(first!.token).allowed }));
}
