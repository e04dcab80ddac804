import { english } from '../../../checks/core/wording.ts';

const { amount, number } = english;

/** A report as a PDF. */
export const pdf = {
  /** In large type on the cover, unless an agency has its own title. */
  title: 'Search and AI-readiness audit',
  subject: ({ pages }: { pages: number }) => `Audit of ${amount(pages, 'page')}`,
  subjectOf: ({ url }: { url: string }) => `Audit of ${url}`,
  untitled: 'Untitled page',
  // Sections, also bookmarks.
  summary: 'Summary',
  contents: 'Contents',
  across: 'Across all pages',
  pages: 'Audited pages',
  sources: 'Sources',
  annex: 'Annex: every check of every page',
  whySources: 'Why these checks matter, with sources',
  toFix: 'What to fix',
  /** Warnings that are not in the list. */
  alsoFound: 'Also found',
  toFixFirst: ({ shown, total }: { shown: number; total: number }) => `What to fix first (${number(shown)} of ${number(total)})`,
  /** Before the names of problems that do not fit on the sheet. */
  alsoToFix: ({ count, annex }: { count: number; annex: boolean }) =>
    `${number(count)} more to fix (details in the ${annex ? 'annex' : 'HTML and CSV exports'}):`,
  unchecked: 'Not checked',
  na: 'Does not apply to this page',
  unreadable: 'The report of this page could not be read. Audit the page again to include its findings.',
  // The cover.
  audited: ({ pages, missing }: { pages: number; missing: number }) =>
    `${amount(pages, 'page')} audited${missing > 0 ? `, ${number(missing)} could not be audited` : ''}`,
  auditScore: 'Audit score',
  geoScore: 'GEO score',
  median: ({ pages }: { pages: number }) => `median of ${amount(pages, 'page')}`,
  noPage: 'no pages with this score',
  range: ({ lowest, highest }: { lowest: number; highest: number }) => `lowest ${lowest}, highest ${highest}`,
  histogram: 'Pages by audit score',
  worstChecks: 'Issues with the most impact',
  pageNumber: ({ number: page }: { number: number }) => `p. ${number(page)}`,
  // The table of contents.
  columns: { page: 'Page', failed: 'Failed', audit: 'Audit', geo: 'GEO', onPage: 'on page' },
  missing: ({ count }: { count: number }) => `Could not be audited (${number(count)})`,
  // One page.
  page: ({ number: page }: { number: number }) => `Audited page ${number(page)}`,
  numbered: ({ number: page, title }: { number: number; title: string }) => `${number(page)} · ${title}`,
  bookmark: ({ number: page, title }: { number: number; title: string }) => `${number(page)}. ${title}`,
  failedGate: 'Failed: blocks the page',
  nothingJudged: 'nothing could be checked',
  notScored: 'not scored',
  of100: 'of 100',
  held: ({ cap }: { cap: number }) => `capped at ${number(cap)}`,
  band: ({ band, partial }: { band: string; partial: boolean }) => `of 100: ${band}${partial ? ', partial' : ''}`,
  parts: {
    fail: ({ count }: { count: number }) => `${number(count)} failed`,
    warn: ({ count }: { count: number }) => amount(count, 'warning'),
    pass: ({ count }: { count: number }) => `${number(count)} passed`,
  },
  rule: 'Rule:',
  titled: ({ title }: { title: string }) => `${title}.`,
  // The pages together.
  failing: ({ count }: { count: number }) => `${number(count)} failed`,
  improving: ({ count }: { count: number }) => `${amount(count, 'warning')}`,
  failsOn: ({ count }: { count: number }) => `Fails on ${amount(count, 'page')}: p.`,
  improveOn: ({ count }: { count: number }) => `Warning on ${amount(count, 'page')}: p.`,
  on: ({ count }: { count: number }) => `On ${amount(count, 'page')}: p.`,
  counted: ({ title, count }: { title: string; count: number }) => `${title} (${number(count)})`,
  notFound: 'Checked, none found:',
  none: {
    titles: 'duplicate titles',
    descriptions: 'duplicate descriptions',
    headings: 'duplicate main headings',
    canonicals: 'canonicals to other pages',
    alternates: 'broken hreflang pairs',
    brokenLinks: 'broken links',
  },
  list: ({ items }: { items: readonly string[] }) => `${english.and(items)}.`,
  rest: ({ count }: { count: number }) => `and ${number(count)} more; the CSV and JSON exports include all.`,
  weighed: ({ ranking, readiness }: { ranking: string; readiness: string }) =>
    `The audit score weights each check by its importance; checks that do not apply or could not run cost nothing. ${ranking} ${readiness}`,
};
