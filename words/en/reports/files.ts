/** Names of saved files: words between the name of the page or run and the date. */
export const fileNames = {
  audit: 'audit',
  report: 'report',
  pages: 'pages',
  findings: 'findings',
  page: 'page',
  run: 'run',
  comparison: 'comparison',
};

/** First rows of CSV files. Columns of signals are their ids. */
export const csv = {
  /** One row per check. */
  report: {
    id: 'id',
    title: 'title',
    status: 'status',
    score: 'score',
    weight: 'weight',
    message: 'finding',
    change: 'what to change',
    reason: 'reason',
    value: 'value',
    more: 'other findings',
    url: 'url',
    at: 'audited',
  },
  /** One row per page. */
  pages: {
    url: 'url',
    finalUrl: 'final url',
    title: 'title',
    http: 'http status',
    words: 'words',
    characters: 'characters',
    state: 'state',
    error: 'error',
    type: 'page type',
    language: 'language',
    score: 'audit score',
    geo: 'GEO score',
    band: 'GEO band',
    category: ({ id }: { id: string }) => `GEO ${id}`,
    fail: 'failed',
    warn: 'warnings',
    pass: 'passed',
    unchecked: 'unchecked',
    na: 'does not apply',
    gate: 'excluded from search by',
    noindex: 'noindex',
    canonical: 'canonical',
    description: 'description',
    h1: 'h1',
    brokenLinks: 'broken links',
    redirects: 'redirects',
    reachedFrom: 'also reached from',
    clicks: 'clicks from start page',
    inlinks: 'pages that link here',
    linkedFrom: 'linked from',
    at: 'audited',
  },
  yes: 'yes',
  no: 'no',
  /** State of a linked file, which is requested and not audited. */
  file: 'file',
  /** One row per finding. */
  findings: {
    page: 'page',
    title: 'title',
    signal: 'signal',
    check: 'check',
    status: 'status',
    finding: 'finding',
    change: 'what to change',
    evidence: 'evidence',
    source: 'source',
  },
  /** One row for each page of an issue across pages. */
  site: { issue: 'issue', item: 'item', page: 'page' },
};

/** A report in Markdown. */
export const markdown = {
  title: ({ url }: { url: string }) => `Audit of ${url}`,
  score: ({ score, counts }: { score: number; counts: string }) => `Audit score: ${score} of 100 (${counts})`,
  noScore: ({ counts }: { counts: string }) => `Audit score: none (${counts})`,
  geo: ({ score, band, partial }: { score: number; band: string; partial: boolean }) =>
    `GEO score: ${score} of 100, ${band}${partial ? ', partial' : ''}`,
  noGeo: ({ reason }: { reason: string }) => `GEO score: none. ${reason}`,
  type: ({ type }: { type: string }) => `Page type: ${type}`,
  at: ({ at }: { at: string }) => `Audited: ${at}`,
  geoCategories: 'GEO categories',
  cap: ({ cap, why }: { cap: number; why: string }) => `Capped at ${cap}: ${why}`,
  category: ({ title, score, points }: { title: string; score: number; points: number }) => `${title}: ${score} of 100 (${points} points).`,
  categoryWithout: ({ title, why, points }: { title: string; why: string; points: number }) => `${title}: ${why} (${points} points).`,
  checks: 'All checks',
};

/** Errors while creating a file. */
export const making = {
  stopped: 'The browser stopped the extension while the PDF was being created. Try again.',
  full: 'No space left on this device for the PDF. Free up some space, then try again.',
  noAudit: 'There is no complete audit of this tab yet. Wait until it finishes or audit the page again, then save it.',
  noRun: 'This run no longer exists.',
  nothingAudited: 'No pages of this run have been audited yet, so there is nothing to export.',
  notReached: 'Not audited: the run ended first.',
  unreadable: 'Its results could not be read. Audit it again.',
  noFont: 'A font of the extension is missing. Reinstall the extension.',
  noReport: 'No report to save.',
  cancelled: 'Saving was canceled.',
  logo: 'The browser could not read the logo, so the PDF was created without it. Choose a PNG or JPEG file.',
};
