import { english } from '../../../../checks/index.ts';

const { amount, fixed, number } = english;

/** The table of audited pages, and the report of one of them. */
export const results = {
  title: 'Pages',
  find: 'Find in title or URL',
  showLabel: 'Show pages',
  shows: {
    all: 'All pages', failing: 'Only with failed checks', blocked: 'Only blocked from search', done: 'Only audited', failed: 'Only failed to be audited', open: 'Only waiting or cancelled',
  },
  checkLabel: 'Show pages that fail a check',
  anyCheck: 'Any check',
  check: ({ title, pages }: { title: string; pages: number }) => `${title} (${number(pages)})`,
  columns: 'Columns',
  ofPage: 'Of the page',
  columnTitles: {
    page: 'Page', state: 'State', http: 'Status', h1: 'H1', canonical: 'Canonical', words: 'Words', score: 'Audit score', geo: 'GEO score', gate: 'Blocked by', fail: 'Failed checks', warn: 'To improve', unchecked: 'Unchecked',
    type: 'Page type', language: 'Language', ms: 'Seconds',
  } as Record<string, string>,
  some: ({ chosen, all }: { chosen: number; all: number }) => `${number(chosen)} of ${amount(all, 'page')}`,
  worst: 'worst first',
  sortedBy: ({ column }: { column: string }) => `sorted by: ${column}`,
  worstAgain: 'Worst first again',
  table: 'Table of pages',
  none: 'No page matches.',
  showAll: 'Show all pages',
  reading: 'Reading…',
  unjudged: 'not judged',
  notBlocked: 'no',
  noScore: 'none',
  noTitle: 'No title.',
  noAnswer: 'unknown',
  noneSeen: 'none',
  itself: 'itself',
  noCanonical: 'none, or several',
  characters: ({ count }: { count: number }) => amount(count, 'character'),
  seconds: ({ ms }: { ms: number }) => fixed(ms / 1_000, 1),

  report: {
    notInRun: 'This page is not in the run.',
    back: 'Back to the run',
    allPages: 'All pages of the run',
    open: 'Open page',
    audited: ({ when }: { when: string }) => `Audited ${when}.`,
    live: 'Its tab is still open: “Show on page” works there.',
    left: 'Its tab is closed or shows another page. To see elements on the page, open it and audit it with the Pageloupe button.',
    views: 'Views of the report',
    failed: 'This page could not be audited.',
    later: 'Its report appears here after the audit.',
    unread: 'The report could not be read.',
    gone: 'It is not in the library of this browser any more. Audit the page again.',
    reading: 'Reading the report…',
    previous: 'Previous page',
    next: 'Next page',
    place: ({ place, all }: { place: number; all: number }) => `${number(place)} of ${number(all)}`,
  },
};
