import { english } from '../../../checks/core/wording.ts';
import type { CrawlerPurpose } from '../../../checks/lists/ai-crawlers.ts';
import { reasonText } from '../checks/reasons.ts';
import type { CrawlerRead, ShareUnknown } from '../../../checks/core/report/crawler-reading.ts';

const { amount, date, number, percent } = english;

/** What AI crawlers read of a page: on the page itself, in its tool, on the image, in reports. */
export const crawlers = {
  title: ({ product }: { product: string }) => `What ${product} sees of this page`,
  /** For a crawler that does not find pages for answers: what it gets says nothing about the product. */
  titleOf: ({ token }: { token: string }) => `What ${token} gets of this page`,
  /** The large number. */
  share: ({ share, least }: { share: number; least: boolean }) => `${least ? '≥ ' : ''}${percent(share)}`,
  notKnown: '?',
  /** Below the large number. */
  ofContent: ({ token }: { token: string }) => `of the main content reaches ${token}`,
  couldNotCheck: ({ token }: { token: string }) => `could not check what reaches ${token}`,
  blocked: ({ token }: { token: string }) => `robots.txt blocks ${token} on this URL.`,
  all: ({ token }: { token: string }) => `All of the main content is in the raw HTML that ${token} may fetch.`,
  part: ({ missing, all }: { missing: number; all: number }) =>
    `${number(missing)} of ${amount(all, 'block')} of the main content ${english.agree(missing, 'is', 'are')} not in the raw HTML.`,
  none: 'None of the main content is in the raw HTML.',
  unclear: ({ token }: { token: string }) =>
    `Could not check: robots.txt disallows this URL for ${token}, and its operator doesn’t say that it always obeys.`,
  unknown: ({ token }: { token: string }) => `Could not check: robots.txt could not be read, so ${token} may be blocked.`,
  unknownShare({ code, args }: ShareUnknown): string {
    switch (code) {
      case 'pending':
        return 'Still reading the raw HTML…';
      case 'sign-in':
        return 'Could not check: without signing in, this URL returns a different page.';
      case 'partly-read':
        return 'Could not check: the page was read only in part.';
      case 'little-text':
        return 'Could not check: there is too little main text to compare.';
      case 'refused':
        return `Could not check: a request without cookies got ${args.status}.`;
      case 'unread':
        return `Could not check the raw HTML: ${reasonText(args.why)}`;
    }
  },
  rule: ({ line, rule }: { line: number; rule: string }) => `robots.txt, line ${number(line)}: ${rule}`,
  renders: {
    yes: 'It also runs JavaScript, so it can get more.',
    unknown: 'Whether it runs JavaScript is not documented.',
    no: '',
  } satisfies Record<CrawlerRead['renders'], string>,
  ignores: 'It doesn’t obey robots.txt.',
  cut: 'The raw HTML was read only in part.',
  note: 'The raw HTML is what the site returned to a request without cookies. A firewall can still block a crawler.',
  access: { allowed: 'allowed', blocked: 'blocked', unclear: 'unclear', unknown: 'could not check' } satisfies Record<
    CrawlerRead['access'],
    string
  >,
  purposes: { search: 'search', training: 'training', user: 'user requests', other: 'other uses' } satisfies Record<CrawlerPurpose, string>,
  accessOf: ({ token, access }: { token: string; access: string }) => `${token}: ${access}`,
  crawler: ({ token, purpose }: { token: string; purpose: string }) => `${token} (${purpose})`,
  list: 'Crawler access by robots.txt',
  columns: { crawler: 'Crawler', access: 'robots.txt', share: 'Main content', why: 'Details' },
  passages: 'Most quotable passages',
  noPassages: 'No passage can be quoted on its own.',
  toTool: ({ product }: { product: string }) => `See what ${product} sees`,
  /** One line of text. */
  line: ({ title, number: shown, caption }: { title: string; number: string; caption: string }) => `${title}: ${shown} ${caption}`,
  at: ({ at }: { at: string }) => (Number.isNaN(Date.parse(at)) ? '' : date(at)),
};
