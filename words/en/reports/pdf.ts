import { english } from '../../../checks/index.ts';

const { amount, number } = english;

/** A report as a PDF. */
export const pdf = {
  /** Large on the cover, unless an agency has a title of its own. */
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
  whySources: 'Why these checks, and who says so',
  toFix: 'What to fix',
  toFixInOrder: 'What to fix, most important first',
  toFixFirst: ({ shown, total }: { shown: number; total: number }) => `What to fix first (${number(shown)} of ${number(total)})`,
  passed: 'Passed',
  unchecked: 'Not checked, and why',
  na: 'Does not apply to this page',
  counted: ({ title, count }: { title: string; count: number }) => `${title} (${number(count)})`,
  unreadable: 'The report of this page could not be read. Audit the page again to have its findings here.',
  // The cover.
  audited: ({ pages, missing }: { pages: number; missing: number }) =>
    `${amount(pages, 'page')} audited${missing > 0 ? `, ${number(missing)} could not be audited` : ''}`,
  auditScore: 'Audit score',
  geoScore: 'GEO score',
  median: ({ pages }: { pages: number }) => `median of ${amount(pages, 'page')}`,
  noPage: 'no page has this score',
  range: ({ lowest, highest }: { lowest: number; highest: number }) => `lowest ${lowest}, highest ${highest}`,
  histogram: 'Pages by audit score',
  categories: 'GEO categories, mean of the pages',
  worstChecks: 'Checks that fail or can be improved on most pages',
  worstPages: 'Pages that need most work',
  pageNumber: ({ number: page }: { number: number }) => `page ${number(page)}`,
  // The table of contents.
  columns: { page: 'Page', failed: 'Failed', audit: 'Audit', geo: 'GEO', onPage: 'on page' },
  missing: ({ count }: { count: number }) => `Could not be audited (${number(count)})`,
  // One page.
  page: ({ number: page }: { number: number }) => `Page ${number(page)}`,
  numbered: ({ number: page, title }: { number: number; title: string }) => `${number(page)} · ${title}`,
  bookmark: ({ number: page, title }: { number: number; title: string }) => `${number(page)}. ${title}`,
  failedGate: 'Failed: blocks the page',
  nothingJudged: 'nothing could be judged',
  notScored: 'not scored',
  of100: 'of 100',
  held: ({ cap }: { cap: number }) => `held at ${number(cap)} or below`,
  band: ({ band, partial }: { band: string; partial: boolean }) => `of 100: ${band}${partial ? ', partial' : ''}`,
  parts: { fail: 'fail', warn: 'improve', pass: 'pass' },
  rule: 'Rule:',
  titled: ({ title }: { title: string }) => `${title}.`,
  // The pages together.
  checks: 'Checks that fail or can be improved, most pages first',
  failing: ({ count }: { count: number }) => `${number(count)} fail`,
  improving: ({ count }: { count: number }) => `${number(count)} improve`,
  failsOn: ({ count }: { count: number }) => `Fails on ${english.agree(count, 'page', 'pages')}`,
  improveOn: ({ count }: { count: number }) => `Can be improved on ${english.agree(count, 'page', 'pages')}`,
  on: ({ count }: { count: number }) => `On ${english.agree(count, 'page', 'pages')}`,
  titles: ({ count }: { count: number }) => `Titles that several pages share (${number(count)})`,
  titlesFix: 'Give every page a title that says what only this page is about.',
  descriptions: ({ count }: { count: number }) => `Descriptions that several pages share (${number(count)})`,
  descriptionsFix: 'Describe each page in its own words, or leave the description out where there is nothing to say.',
  headings: ({ count }: { count: number }) => `Main headings that several pages share (${number(count)})`,
  headingsFix: 'Let the h1 of each page name its own topic.',
  canonicals: ({ count }: { count: number }) => `Canonicals to other pages (${number(count)})`,
  canonicalsFix:
    'Search engines are told to index the canonical instead of the page. Keep it for copies only, and point the canonical of all other pages to their own URL.',
  alternates: ({ count }: { count: number }) => `Language versions that do not work (${number(count)})`,
  alternatesFix: 'Let all versions of a page name one another with hreflang, each by its canonical URL.',
  brokenLinks: ({ count }: { count: number }) => `Broken links (${number(count)})`,
  brokenLinksFix:
    'Correct the URL or remove the link. A link on many pages is usually in a menu, a footer or a template: one change fixes all of them.',
  notFound: 'Looked for and not found:',
  none: {
    titles: 'shared titles',
    descriptions: 'shared descriptions',
    headings: 'shared main headings',
    canonicals: 'canonicals to other pages',
    alternates: 'language versions that do not work',
    brokenLinks: 'broken links',
  },
  list: ({ items }: { items: readonly string[] }) => `${english.and(items)}.`,
  notProbed: 'Links were not checked in this audit.',
  rest: ({ count }: { count: number }) => `and ${number(count)} more: the CSV and JSON exports have all of them.`,
  weighed: ({ ranking, readiness }: { ranking: string; readiness: string }) =>
    `The audit score weighs each finding by how much it matters; a check that does not apply or could not run costs nothing. ${ranking} ${readiness}`,
};
