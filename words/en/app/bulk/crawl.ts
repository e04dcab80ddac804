import { english } from '../../../../checks/core/wording.ts';
import { crawlReasonText } from '../../checks/crawl.ts';
import type { ExclusionReason } from '../../../../checks/site/crawl.ts';

const { amount, number } = english;

/** Crawling a site: what to follow, progress, and what was skipped. */
export const crawl = {
  label: 'URL of the start page',
  limit: ({ most }: { most: number }) => `Maximum pages (up to ${number(most)})`,
  depth: 'Maximum clicks from the start page',
  anyDepth: 'any',
  patterns: 'URL filters',
  include: 'Include only matching URLs, one pattern per line',
  exclude: 'Exclude matching URLs, one pattern per line',
  grammar:
    'Patterns starting with / match the path and query: /blog/* matches one level, /blog/** all levels. Put regular expressions between slashes: /\\d{4}/.',
  hint: 'Follows links on the same host, with or without www. Pageloupe obeys robots.txt (its own group, or *), skips nofollow links and anything that might sign you out, buy or delete something.',
  follow: 'Follow links from this page',
  change: 'Change',
  stop: 'Stop following links',
  wrongPattern: ({ pattern }: { pattern: string }) => `“${pattern}” is not a valid regular expression.`,
  tooManyPatterns: ({ most, length }: { most: number; length: number }) =>
    `Each field takes up to ${number(most)} patterns of up to ${number(length)} characters. Nothing was changed.`,
  wrongUrl: ({ text, reason }: { text: string; reason: string }) => `${text || 'This'}: ${reason}`,
  plan: ({ start, pages, depth }: { start: string; pages: number; depth: number | null }) =>
    `Crawls from ${start}: up to ${amount(pages, 'page')}${depth === null ? '' : `, at most ${amount(depth, 'click')} away`}.`,
  start: 'Start audit of this site',
  progress: ({ found, done, limit }: { found: number; done: number; limit: number }) =>
    `${amount(found, 'page')} found, ${number(done)} done, limit ${number(limit)}`,

  left: 'Not audited',
  leftTitle: 'URLs found but not audited',
  leftRows: 'URLs',
  leftNone: 'Every URL found was audited.',
  leftUrl: 'URL',
  leftWhy: 'Reason',
  leftHttp: 'HTTP',
  leftNoAnswer: 'No response',
  leftCount: ({ reason, count, more }: { reason: string; count: number; more: boolean }) =>
    `${reason}: ${more ? 'more than ' : ''}${number(count)}`,
  reason: ({ why }: { why: ExclusionReason }) => crawlReasonText(why),
};
