import type { ExclusionReason } from '../../../checks/site/crawl.ts';
import { english } from '../../../checks/core/wording.ts';

const { amount, number } = english;

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

/** What a crawl audited, and what it left out. */
export const crawlSentences = {
  reason: ({ why }: { why: ExclusionReason }) => reasons[why],
  summary: ({ start, pages, waiting }: { start: string; pages: number; waiting: number }) =>
    `Crawled from ${start}: ${amount(pages, 'page')} audited${waiting > 0 ? `, ${number(waiting)} found but not reached` : ''}.`,
  skipped: ({ counts, more }: { counts: readonly { why: string; count: number }[]; more: boolean }) =>
    counts.length === 0
      ? 'Every URL found was audited.'
      : `Not audited: ${counts.map(({ why, count }) => `${why}: ${more ? 'at least ' : ''}${number(count)}`).join('; ')}.`,
};
