import { english } from '../../../checks/core/wording.ts';

const { amount, number } = english;

/** A report as an HTML file. */
export const html = {
  skip: 'Skip to report',
  /** Title and first heading of the file: the page follows. */
  auditOf: 'Audit of',
  title: ({ name }: { name: string }) => `Audit of ${name}`,
  run: ({ pages, date }: { pages: number; date: string }) => `Audit of ${amount(pages, 'page')}, ${english.date(date)}.`,
  probed: 'Link targets were checked too.',
  contents: 'Contents',
  summary: 'Summary',
  across: 'Across pages',
  pages: 'Pages',
  sources: 'Sources',
  // The list of pages.
  audited: ({ count }: { count: number }) => `${amount(count, 'page')} audited, in the order of the queue`,
  unaudited: ({ count }: { count: number }) => `${amount(count, 'page')} without a report`,
  cancelled: 'Canceled.',
  notYet: 'Not audited yet.',
  gone: 'The report of this page was deleted.',
  columns: {
    page: 'Page',
    audit: 'Audit',
    geo: 'GEO',
    failed: 'Failed',
    improve: 'Warnings',
    url: 'URL',
    happened: 'Reason',
    category: 'Category',
    score: 'Score',
    points: 'Points',
    counted: 'Details',
    mean: 'Average',
    pages: 'Pages',
    check: 'Check',
    canonical: 'Declared canonical',
    item: 'Item',
    version: 'Declared version',
    code: 'Code',
    wrong: 'Problem',
    answer: 'Response',
    linkedFrom: 'Linked from',
    onPages: 'On pages',
    which: 'URLs',
    text: 'Text',
    name: 'Name',
    value: 'Value',
  },
  // One page.
  more: 'Extracted values and your own checks',
  auditScore: 'Audit score',
  geoScore: 'GEO score',
  at: ({ at }: { at: string }) => `Audited ${english.time(at)} UTC.`,
  cap: ({ cap }: { cap: number }) => `GEO score capped at ${number(cap)}:`,
  geoCategories: 'GEO categories',
  checks: 'Checks',
  toChange: 'What to change',
  geo: ({ readiness }: { readiness: string }) => `GEO: ${readiness}`,
  // The pages together.
  medians: ({ pages, audit, geo, noindex }: { pages: number; audit: Range | null; geo: Range | null; noindex: number }) =>
    [
      `${amount(pages, 'page')} audited.`,
      audit && `Median audit score ${audit.median} of 100 (${audit.lowest}–${audit.highest}).`,
      geo && `Median GEO score ${geo.median} (${geo.lowest}–${geo.highest}).`,
      noindex > 0 && `${amount(noindex, 'page has', 'pages have')} noindex.`,
    ]
      .filter(Boolean)
      .join(' '),
  blockedBy: ({ pages }: { pages: number }) => `${amount(pages, 'page')} excluded from search by:`,
  auditScores: 'Audit scores',
  geoScores: 'GEO scores',
  bin: ({ range, pages }: { range: string; pages: number }) => `${range}: ${amount(pages, 'page')}`,
  chart: ({ title, bins }: { title: string; bins: readonly string[] }) => `${title}: ${bins.join(', ')}`,
  nothingAcross: ({ probed }: { probed: boolean }) =>
    `No duplicate titles, descriptions or main headings, and no conflicting canonicals or hreflang${probed ? '; no broken links' : ''}.`,
  firstOf: ({ caption, shown, total }: { caption: string; shown: number; total: number }) =>
    `${caption}: the first ${number(shown)} of ${number(total)}`,
};

interface Range {
  median: number;
  lowest: number;
  highest: number;
}
