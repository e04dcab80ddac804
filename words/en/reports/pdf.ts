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
  passed: 'Passed',
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
  categories: 'GEO categories, average',
  worstChecks: 'Issues with the most impact',
  worstPages: 'Pages that need the most work',
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
  checks: 'Issues by impact and number of pages',
  failing: ({ count }: { count: number }) => `${number(count)} failed`,
  improving: ({ count }: { count: number }) => `${amount(count, 'warning')}`,
  failsOn: ({ count }: { count: number }) => `Fails on ${amount(count, 'page')}: p.`,
  improveOn: ({ count }: { count: number }) => `Warning on ${amount(count, 'page')}: p.`,
  on: ({ count }: { count: number }) => `On ${amount(count, 'page')}: p.`,
  titles: ({ count }: { count: number }) => `Duplicate titles (${number(count)})`,
  titlesFix: 'Give each page a unique, descriptive title.',
  descriptions: ({ count }: { count: number }) => `Duplicate descriptions (${number(count)})`,
  descriptionsFix: 'Write a unique description for each page, or remove it and let search engines choose a passage.',
  headings: ({ count }: { count: number }) => `Duplicate main headings (${number(count)})`,
  headingsFix: 'Give each page a unique main heading.',
  canonicals: ({ count }: { count: number }) => `Canonicals to other pages (${number(count)})`,
  canonicalsFix:
    'Search engines are told to index the canonical instead of the page. Use it for duplicates only, and point all other canonicals to the page itself.',
  alternates: ({ count }: { count: number }) => `Broken hreflang pairs (${number(count)})`,
  alternatesFix: 'List all versions on every version, each with its canonical URL.',
  counted: ({ title, count }: { title: string; count: number }) => `${title} (${number(count)})`,
  brokenLinks: ({ count }: { count: number }) => `Broken links (${number(count)})`,
  brokenLinksFix:
    'Correct the URL or remove the link. A link on many pages is usually in a menu, footer or template, where one change fixes all.',
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
