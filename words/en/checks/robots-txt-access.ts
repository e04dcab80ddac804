import type { RobotsIssueKind } from '../../../checks/parse/robots-txt.ts';
import { agree, amount, and, number } from './grammar.ts';
import { robotsTxtMistakes } from './kinds.ts';

type OtherCrawler = 'Bingbot' | '*';
const others: Record<OtherCrawler, string> = { Bingbot: 'Bingbot', '*': 'all other crawlers (*)' };
type Blocked = { crawler: OtherCrawler; line: number | null };
type BlockedCustom = { crawler: string; line: number | null };

export const robotsTxtAccess = {
  title: 'robots.txt allows this URL',
  problem: 'robots.txt blocks this URL or has errors',
  why: 'Search engines do not fetch a URL that robots.txt blocks: they can’t read the page, its noindex or its canonical. They may still list the bare URL.',
  words: {
    status: 'Status of robots.txt',
    line: 'Line',
    text: 'Text',
    problem: 'Problem',
    crawler: 'Crawler',
    thisUrl: 'This URL',
    allowed: 'allowed',
    blocked: 'blocked',
    issue: ({ kind }: { kind: RobotsIssueKind }) => robotsTxtMistakes[kind],
    other: ({ crawler }: { crawler: OtherCrawler }) => others[crawler],
  },
  says: {
    notWeb: () => ({ message: 'robots.txt only applies to http and https pages.', change: '' }),
    allowed: ({ line }: { line: number | null }) => ({
      message:
        line === null
          ? 'No robots.txt rule blocks this URL for Googlebot, Bingbot or other crawlers (*).'
          : `robots.txt allows this URL for Googlebot (line ${line}), Bingbot and other crawlers (*).`,
      change: '',
    }),
    noFile: ({ status }: { status: number }) => ({
      message: `robots.txt returns ${status}, so nothing is blocked. That’s fine.`,
      change: '',
    }),
    blocked: ({ line, rule }: { line: number | null; rule: string }) => ({
      message:
        line === null ? 'robots.txt blocks this URL for Googlebot.' : `robots.txt blocks this URL for Googlebot, line ${line}: ${rule}`,
      change: 'Remove the rule, or add a longer Allow rule. If the page should stay out of search, use noindex instead and allow crawling.',
    }),
    serverError: ({ status }: { status: number }) => ({
      message: `robots.txt returns ${status}. Until this is fixed, Google treats the whole site as blocked.`,
      change: 'Return 200 for robots.txt, or 404 if there is none.',
    }),
    othersBlocked: ({ blocked }: { blocked: Blocked[] }) => ({
      message: `Googlebot is allowed to fetch this URL; these crawlers are not: ${and(blocked.map(({ crawler, line }) => (line === null ? others[crawler] : `${others[crawler]}, line ${line}`)))}.`,
      change: 'Remove the rule unless you block these crawlers on purpose.',
    }),
    syntax: ({ count }: { count: number }) => ({
      message: `${amount(count, 'line')} of robots.txt ${agree(count, 'has an error', 'have errors')}.`,
      change: 'Correct the lines, or comment them out with #.',
    }),
    unknownLines: ({ count }: { count: number }) => ({
      message: `${amount(count, 'line')} of robots.txt ${agree(count, 'has a directive', 'have directives')} that no known crawler reads. Crawlers skip ${agree(count, 'it', 'them')}.`,
      change: '',
    }),
    unencoded: ({ count }: { count: number }) => ({
      message: `${amount(count, 'rule')} of robots.txt ${agree(count, 'has', 'have')} non-ASCII characters. Google recommends percent-encoding them.`,
      change: '',
    }),
    html: () => ({
      message: 'robots.txt is an HTML page: crawlers find no rules in it.',
      change: 'Serve the rules as plain text, or return 404 if there are none.',
    }),
    tooLarge: ({ maxBytes }: { maxBytes: number }) => ({
      message: `robots.txt is larger than ${number(maxBytes / 1_024)} KiB: crawlers ignore the rest.`,
      change: 'Shorten the file, for example with wildcards.',
    }),
    notKeptOut: ({ line }: { line: number | null }) => ({
      message: `robots.txt blocks this URL${line === null ? '' : ` (line ${line})`}. Blocking alone doesn’t deindex it: search engines can still list the URL and can’t see a noindex.`,
      change: 'Use noindex, and allow crawling so search engines see it.',
    }),
    visible: () => ({ message: 'Googlebot may fetch this URL, so it can see the noindex.', change: '' }),
    redirected: ({ url }: { url: string }) => ({ message: `robots.txt was read from ${url} after a redirect.`, change: '' }),
    ownCrawlers: ({ total, blocked }: { total: number; blocked: BlockedCustom[] }) => ({
      message:
        blocked.length === 0
          ? `Your own list: ${agree(total, 'its only crawler', `all ${number(total)} crawlers`)} may fetch this URL.`
          : `Your own list: robots.txt blocks this URL for ${number(blocked.length)} of ${amount(total, 'crawler')}: ${and(blocked.map(({ crawler, line }) => (line === null ? crawler : `${crawler}, line ${line}`)))}.`,
      change: '',
    }),
    silent: () => ({ message: 'The request for robots.txt got no response.', change: '' }),
  },
};
