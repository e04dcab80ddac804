import { english } from '../../../../checks/index.ts';

const { amount, number } = english;

/** Following the links of a site: what to follow, how far it is, and what was left out. */
export const crawl = {
  label: 'URL of the start page',
  limit: ({ most }: { most: number }) => `Most pages (up to ${number(most)})`,
  depth: 'Clicks from the start page',
  anyDepth: 'any',
  patterns: 'Only some URLs',
  include: 'Only URLs that match, one pattern per line',
  exclude: 'Leave out URLs that match, one pattern per line',
  grammar:
    'A pattern that begins with / is compared with path and query: /blog/* is one step below /blog/, /blog/** everything below. A pattern between slashes, as /\\d{4}/, is a regular expression.',
  hint: 'Links are followed on the same host, with or without www. Pageloupe keeps to robots.txt (its own group, else the one for all), follows no nofollow link, and opens nothing that may sign you out, buy or delete something.',
  follow: 'Follow links from this page',
  change: 'Change',
  stop: 'Do not follow links',
  wrongPattern: ({ pattern }: { pattern: string }) => `“${pattern}” is not a regular expression that can be read.`,
  wrongUrl: ({ text, reason }: { text: string; reason: string }) => `${text || 'This'}: ${reason}`,
  plan: ({ start, pages, depth }: { start: string; pages: number; depth: number | null }) =>
    `Links are followed from ${start}: up to ${amount(pages, 'page')}${depth === null ? '' : `, at most ${amount(depth, 'click')} away`}.`,
  start: 'Start audit of this site',
  progress: ({ found, done, limit }: { found: number; done: number; limit: number }) =>
    `${amount(found, 'page')} found, ${number(done)} done, limit ${number(limit)}`,

  left: 'Not audited',
  leftTitle: 'Which URLs were found and not audited, and why?',
  leftRows: 'URLs',
  leftNone: 'Every URL that was found is audited.',
  leftUrl: 'URL',
  leftWhy: 'Why',
  leftCount: ({ reason, count, more }: { reason: string; count: number; more: boolean }) =>
    `${reason}: ${more ? 'more than ' : ''}${number(count)}`,
  reasons: {
    robots: 'Disallowed by robots.txt',
    unread: 'robots.txt, or all links of this page, could not be read',
    nofollow: 'Link or page says nofollow',
    changes: 'May change something, or only sorts or filters',
    file: 'A file, not a page',
    excluded: 'Excluded by your patterns',
    'other-host': 'On another host',
    depth: 'Too many clicks away',
    limit: 'Past the limit of pages',
  },
};
