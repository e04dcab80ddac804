import { english } from '../../../checks/core/wording.ts';
import type { SourceMark } from '../../../checks/core/signal.ts';
import type { PageType } from '../../../checks/core/facts/about.ts';
import type { Shown } from '../../../reports/statuses.ts';

/** Name of each status, the same everywhere. */
export const status: Record<Shown, string> = {
  pass: 'Passed',
  warn: 'Warning',
  fail: 'Failed',
  na: 'Does not apply',
  unchecked: 'Unchecked',
  info: 'Facts',
  note: 'Note',
  pending: 'Reading…',
};

export const pageTypes: Record<PageType, string> = {
  article: 'Article',
  product: 'Product',
  service: 'Service',
  docs: 'Documentation',
  faq: 'Questions and answers',
  forum: 'Forum thread',
  listing: 'Listing',
  home: 'Home page',
  about: 'About, contact or imprint',
  local: 'Local business or place',
  media: 'Video or audio',
  tool: 'Tool or application',
  utility: 'Login, cart, checkout, account or search',
  other: 'Other',
};

/** Words about a page and its audit besides the findings. */
export const about = {
  language: ({ code }: { code: string }) => english.language(code),
  duration: ({ milliseconds }: { milliseconds: number }) => `audited in ${english.duration(milliseconds)}`,
  /** Date and time. @param at RFC 3339 */
  time: ({ at }: { at: string }) => `${english.time(at)} UTC`,
  applying: ({ applying, all }: { applying: number; all: number }) =>
    applying === all ? `all ${english.amount(all, 'check')} apply` : `${english.number(applying)} of ${english.amount(all, 'check')} apply`,
  failed: ({ count }: { count: number }) => `${english.number(count)} failed`,
  warned: ({ count }: { count: number }) => english.amount(count, 'warning'),
  passed: ({ count }: { count: number }) => `${english.number(count)} passed`,
  pending: ({ count }: { count: number }) => `${english.number(count)} still running`,
  unchecked: ({ count }: { count: number }) => `${english.number(count)} could not run`,
  ranking: 'No score predicts rankings: third-party tools have no ranking data (Google, 2026-06-05).',
  readiness:
    'This measures readiness, not probability. Whether a page is cited also depends on the question, its rankings and competing sources.',
};

/** How we know what a source says. */
export const sourceMarks: Record<SourceMark, string> = {
  primary: 'primary source',
  abstract: 'primary source, abstract only',
  secondary: 'reported by others',
  general: 'general practice',
  heuristic: 'heuristic',
};
export const source = {
  /** @param mark one of the sentences above */
  checked: ({ mark, date }: { mark: string; date: string }) => `${mark}, checked ${date}`,
  checkedOn: ({ date }: { date: string }) => `checked ${date}`,
};
