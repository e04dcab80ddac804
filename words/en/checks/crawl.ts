import type { ExclusionReason } from '../../../checks/site/crawl.ts';

/** Why a crawl did not audit a URL. */
const reasons: Record<ExclusionReason, string> = {
  robots: 'Disallowed by robots.txt',
  unread: 'robots.txt or the links of a page could not be read',
  nofollow: 'Link or page is nofollow',
  changes: 'Action link (sign out, cart…), or a sort/filter URL',
  trap: 'Endless URLs (calendar, combined filters, repeated path)',
  copy: 'Likely copies of audited pages (same text under every path, session IDs)',
  file: 'A file, not a page',
  excluded: 'Excluded by your patterns',
  'other-host': 'On another host',
  depth: 'Too many clicks away',
  limit: 'Over the page limit',
  refused: 'The server wants fewer requests (429 or 503)',
};

export const crawlReasonText = (why: ExclusionReason): string => reasons[why];
