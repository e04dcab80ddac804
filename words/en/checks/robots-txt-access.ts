import type { RobotsIssueKind } from '../../../checks/parse/robots-txt.ts';
import { agree, amount, and, number } from './english.ts';
import { robotsTxtMistakes } from './kinds.ts';

type OtherCrawler = 'Bingbot' | '*';
const others: Record<OtherCrawler, string> = { Bingbot: 'Bingbot', '*': 'crawlers without a group of their own (*)' };
type Blocked = { crawler: OtherCrawler; line: number | null };
type BlockedOwn = { crawler: string; line: number | null };

export const robotsTxtAccess = {
  title: 'URL allowed by robots.txt',
  why: 'A URL that robots.txt blocks is not fetched: engines cannot read the page, its noindex or its canonical. They may still list the bare URL.',
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
    notWeb: () => ({ message: 'Only pages on http and https have a robots.txt.', change: '' }),
    allowed: ({ line }: { line: number | null }) => ({
      message:
        line === null
          ? 'No rule of robots.txt blocks this URL for Googlebot, Bingbot or crawlers without a group of their own.'
          : `robots.txt lets Googlebot (line ${line}), Bingbot and crawlers without a group of their own fetch this URL.`,
      change: '',
    }),
    noFile: ({ status }: { status: number }) => ({
      message: `robots.txt answers ${status}: nothing is blocked, and that is fine.`,
      change: '',
    }),
    blocked: ({ line, rule }: { line: number | null; rule: string }) => ({
      message:
        line === null ? 'robots.txt blocks this URL for Googlebot.' : `robots.txt blocks this URL for Googlebot, line ${line}: ${rule}`,
      change: 'Remove the rule, or add a longer Allow rule. If the page should stay out of search, use noindex instead and allow crawling.',
    }),
    serverError: ({ status }: { status: number }) => ({
      message: `robots.txt answers ${status}: while that lasts, Google treats the whole site as blocked.`,
      change: 'Let robots.txt answer 200, or 404 when there is none.',
    }),
    othersBlocked: ({ blocked }: { blocked: Blocked[] }) => ({
      message: `Googlebot may fetch this URL, but these may not: ${and(blocked.map(({ crawler, line }) => (line === null ? others[crawler] : `${others[crawler]}, line ${line}`)))}.`,
      change: 'Remove the rule unless you mean to keep these crawlers out.',
    }),
    syntax: ({ count }: { count: number }) => ({
      message: `${amount(count, 'line')} of robots.txt ${agree(count, 'has a mistake', 'have mistakes')}.`,
      change: 'Correct the lines, or comment them out with #.',
    }),
    unknownLines: ({ count }: { count: number }) => ({
      message: `${amount(count, 'line')} of robots.txt ${agree(count, 'has a directive', 'have directives')} that no crawler we know reads. Crawlers skip ${agree(count, 'it', 'them')}.`,
      change: '',
    }),
    unencoded: ({ count }: { count: number }) => ({
      message: `${amount(count, 'rule')} of robots.txt ${agree(count, 'has', 'have')} characters beyond ASCII. Google recommends writing them percent-encoded.`,
      change: '',
    }),
    html: () => ({
      message: 'robots.txt is an HTML page: crawlers find no rules in it.',
      change: 'Serve the rules as plain text, or answer 404 when there are none.',
    }),
    tooLarge: ({ maxBytes }: { maxBytes: number }) => ({
      message: `robots.txt is larger than ${number(maxBytes / 1_024)} KiB: crawlers ignore the rest.`,
      change: 'Shorten the file, for example with wildcards.',
    }),
    notKeptOut: ({ line }: { line: number | null }) => ({
      message: `robots.txt blocks this URL${line === null ? '' : ` (line ${line})`}. That alone does not keep it out of search: engines may list the URL, and cannot see a noindex.`,
      change: 'Use noindex, and allow crawling so that engines see it.',
    }),
    visible: () => ({ message: 'Googlebot may fetch this URL, so it can see that the page is to be kept out.', change: '' }),
    redirected: ({ url }: { url: string }) => ({ message: `robots.txt was read from ${url} after a redirect.`, change: '' }),
    ownCrawlers: ({ total, blocked }: { total: number; blocked: BlockedOwn[] }) => ({
      message:
        blocked.length === 0
          ? `Your own list: ${agree(total, 'its one crawler', `all ${number(total)} crawlers`)} may fetch this URL.`
          : `Your own list: robots.txt blocks this URL for ${number(blocked.length)} of ${amount(total, 'crawler')}: ${and(blocked.map(({ crawler, line }) => (line === null ? crawler : `${crawler}, line ${line}`)))}.`,
      change: '',
    }),
    silent: () => ({ message: 'robots.txt gave no answer.', change: '' }),
  },
};
