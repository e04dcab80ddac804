import { english } from '../../../checks/index.ts';

const { amount, number } = english;

/** A report as an HTML file. */
export const html = {
  skip: 'Skip to the report',
  /** Of the file, and its first heading: the page comes after it. */
  auditOf: 'Audit of',
  title: ({ name }: { name: string }) => `Audit of ${name}`,
  run: ({ pages, date, probed }: { pages: number; date: string; probed: boolean }) =>
    `Audit of ${amount(pages, 'page')}, ${english.date(date)}. ${probed ? 'Link targets were checked too.' : 'Link targets were not checked.'}`,
  contents: 'Contents',
  summary: 'Summary',
  across: 'Across pages',
  pages: 'Pages',
  page: 'Page',
  sources: 'Sources',
  // The list of pages.
  audited: ({ count }: { count: number }) => `${amount(count, 'page')} audited, in the order of the queue`,
  unaudited: ({ count }: { count: number }) => `${amount(count, 'page')} without a report`,
  cancelled: 'Cancelled.',
  notYet: 'Not audited yet.',
  gone: 'The report of this page is no longer kept.',
  columns: {
    page: 'Page',
    audit: 'Audit',
    geo: 'GEO',
    failed: 'Failed',
    improve: 'Improve',
    url: 'URL',
    happened: 'What happened',
    category: 'Category',
    score: 'Score',
    points: 'Points',
    counted: 'What counted',
    mean: 'Mean of 100',
    pages: 'Pages',
    check: 'Check',
    canonical: 'Canonical it names',
    version: 'Version it names',
    code: 'Code',
    wrong: 'What is wrong',
    answer: 'Answer',
    onPages: 'On pages',
    which: 'Which',
    text: 'Text',
  },
  // One page.
  auditScore: 'Audit score',
  geoScore: 'GEO score',
  at: ({ at }: { at: string }) => `Audited ${english.time(at)} UTC.`,
  cap: ({ cap }: { cap: number }) => `GEO score capped at ${number(cap)}:`,
  geoCategories: 'GEO categories',
  checks: 'Checks',
  toChange: 'What to change',
  geo: ({ readiness }: { readiness: string }) => `GEO: ${readiness}`,
  // The pages together.
  means: ({ pages, audit, geo, noindex }: { pages: number; audit: Range | null; geo: Range | null; noindex: number }) =>
    [
      `${amount(pages, 'page')} audited.`,
      audit && `Mean audit score ${audit.mean} of 100, from ${audit.lowest} to ${audit.highest}.`,
      geo && `Mean GEO score ${geo.mean}, from ${geo.lowest} to ${geo.highest}.`,
      noindex > 0 && `${amount(noindex, 'page has', 'pages have')} noindex.`,
    ]
      .filter(Boolean)
      .join(' '),
  blockedBy: ({ pages }: { pages: number }) => `${amount(pages, 'page')} blocked by:`,
  auditScores: 'Audit scores',
  geoScores: 'GEO scores',
  bin: ({ range, pages }: { range: string; pages: number }) => `${range}: ${amount(pages, 'page')}`,
  chart: ({ title, bins }: { title: string; bins: readonly string[] }) => `${title}: ${bins.join(', ')}`,
  categoryMeans: 'GEO categories, means',
  byPages: 'Checks by the number of pages that fail',
  worst: 'Pages to begin with',
  nothingAcross: ({ probed }: { probed: boolean }) =>
    `No duplicate titles, descriptions or main headings, and no pages that contradict each other${probed ? '; no broken links' : ''}.`,
  sameTitle: 'The same title on several pages',
  sameDescription: 'The same description on several pages',
  sameHeading: 'The same main heading (h1) on several pages',
  canonicals: 'Canonicals to other pages',
  alternates: 'Language versions that do not work',
  brokenLinks: 'Broken links',
  firstOf: ({ caption, shown, total }: { caption: string; shown: number; total: number }) =>
    `${caption}: the first ${number(shown)} of ${number(total)}`,
  notProbed: 'Links were not checked in this run.',
};

interface Range {
  mean: number;
  lowest: number;
  highest: number;
}
