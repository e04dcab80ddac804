import { aiCrawlers, groupFallback } from '../lists/ai-crawlers.ts';
import { stateOfRobotsTxt } from '../parse/robots-lines.ts';
import { parseRobotsTxt, robotsVerdicts } from '../parse/robots-txt.ts';
import { isHttpUrl, parseUrl } from '../parse/urls.ts';
import { pageFix, type FixKind } from './fix.ts';

/** A pattern for exactly this page: wildcards in its path are encoded, and its end is anchored. */
function patternOf(url: string): string | null {
  const parsed = parseUrl(url);
  if (!parsed) return null;
  const path = `${parsed.pathname}${parsed.search}`.replaceAll('*', '%2A').replaceAll('$', '%24');
  return /^\/[!-~]*$/.test(path) && !path.includes('#') && path.length < 1_500 ? `${path}$` : null;
}

/**
 * Lines that allow the page for each group whose rule disallows it. As a separate group at the end of the file: rules of groups
 * with the same name are combined (RFC 9309, 2.2.1), and of two equally long rules, the one that allows applies (2.2.2).
 */
export const robotsTxt: FixKind = {
  id: 'robots-txt',
  signals: ['robots-txt-access', 'ai-crawler-access'],
  make({ page, robotsTxt: file }, { aiOptOut }) {
    if (!page || !file || !isHttpUrl(page.url) || stateOfRobotsTxt(file) !== 'read' || file.truncated) return null;
    const decide = robotsVerdicts(parseRobotsTxt(file.text), page.url);
    const crawlers = [
      ...['Googlebot', 'Bingbot', '*'].map((token) => ({ token, fallback: undefined })),
      ...(aiOptOut ? [] : aiCrawlers.filter(({ tier }) => tier !== null).map(({ token }) => ({ token, fallback: groupFallback[token] }))),
    ];
    const blocked = crawlers.flatMap(({ token, fallback }) => {
      const { allowed, group } = decide(token, fallback);
      if (allowed || group === null) return [];
      return [group === token.toLowerCase() ? token : (crawlers.find((one) => one.token.toLowerCase() === group)?.token ?? group)];
    });
    const pattern = patternOf(page.url);
    if (blocked.length === 0 || pattern === null) return null;
    const groups = new Map(blocked.toReversed().map((token) => [token.toLowerCase(), token]));
    const text = [...[...groups.values()].toReversed().map((token) => `User-agent: ${token}`), `Allow: ${pattern}`].join('\n');
    return pageFix(robotsTxt, {
      place: 'robots.txt',
      language: 'robots-txt',
      text,
      left: ['opens-robots'],
      change: { kind: 'robots.txt', added: text },
    });
  },
};
