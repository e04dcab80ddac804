import { english } from '../../../checks/index.ts';

const { ago, amount, number } = english;

/** The frame around a report: what is at its top and bottom, and while it is waited for. */
export const app = {
  title: 'Audit this page with Pageloupe',
  rerun: 'Audit again',
  panel: 'Keep beside the page',
  /** @param at RFC 3339, `now` epoch milliseconds */
  audited: ({ at, now }: { at: string; now: number }) => `Audited ${ago(at, now)}`,
  views: { label: 'Views', overview: 'Overview', tools: 'Tools', checks: 'Checks' },
  find: 'Find a tool or check',
  outOfDate: 'Out of date',
  privacy:
    'Read on this machine, nothing is sent anywhere. HTML, robots.txt, sitemap and llms.txt are requested from the page’s own site, without cookies; nothing is requested from other sites until you check links or load pictures.',
  settings: 'Settings',
  licences: 'Licences',
  reading: 'Reading the page…',
  slow: {
    label: 'Takes long',
    page: 'This page takes long to read.',
    site: 'The site takes long to answer.',
    stop: 'Stop and show what was read',
    stopping: 'Stopping…',
  },
  /** For screen readers, at the end of an audit. */
  scores: ({ audit, geo }: { audit: number | null; geo: number | null }) =>
    `Audit score ${audit === null ? 'none' : number(audit)}. GEO score ${geo === null ? 'none' : number(geo)}.`,

  save: {
    menu: 'Save',
    page: 'Open as a page',
    pageNote: 'wide, to print',
    pdf: 'Save as PDF',
    pdfNote: 'to print and hand on',
    pdfPageNote: 'this page alone',
    json: 'Save as JSON',
    jsonNote: 'everything, with facts',
    csv: 'Save as CSV',
    csvNote: 'one row per check',
    markdown: 'Save as Markdown',
    markdownNote: 'to read and share',
    copyMarkdown: 'Copy as Markdown',
    copyJson: 'Copy as JSON',
  },

  bulk: {
    menu: 'Bulk',
    queue: 'Queue this tab',
    queueNote: 'to be audited with others',
    firstPages: ({ pages }: { pages: number }) => `Audit this site’s first ${amount(pages, 'page')}`,
    firstPagesNote: 'starts at once: follows links from the home page, in background tabs that close again',
    site: 'Audit more of this site',
    siteNote: 'choose how many pages, and which',
    new: 'New bulk audit',
    newNote: 'of open tabs, URLs or a sitemap',
    all: 'Bulk audits',
    allNote: 'queues, progress and results',
    titles: 'Copy titles of all tabs',
    titlesNote: 'title and URL, for a spreadsheet',
    /** @param why the title of what keeps a tab from being audited */
    unqueued: ({ why }: { why: string }) => `This tab cannot be queued. ${why}`,
    notHttp: 'This tab cannot be queued: only http and https pages can.',
  },
};
