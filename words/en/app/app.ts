import { english } from '../../../checks/core/wording.ts';

const { ago, amount, number } = english;

/** The frame around a report: what is at its top and bottom, and while it is waited for. */
export const app = {
  title: 'Audit this page with Pageloupe',
  rerun: 'Audit again',
  panel: 'Open side panel',
  /** @param at RFC 3339, `now` epoch milliseconds */
  audited: ({ at, now }: { at: string; now: number }) => `Audited ${ago(at, now)}`,
  views: {
    label: 'Views',
    overview: 'Overview',
    tools: 'Tools',
    checks: 'Checks',
    /** Beside the checks: how many of them are counted. */
    applying: ({ applying, all }: { applying: number; all: number }) => `${number(applying)} of ${number(all)} apply`,
  },
  find: 'Find a tool or check',
  outOfDate: 'Out of date',
  factsGone: 'The data of this audit is no longer stored. Audit the page again.',
  privacy:
    'Runs on your device; nothing is uploaded. Pageloupe requests this site’s HTML, robots.txt, sitemap and llms.txt, without cookies. Other sites are contacted only when you check links or load images.',
  settings: 'Settings',
  licenses: 'Licenses',
  reading: 'Reading the page…',
  slow: {
    label: 'Slow',
    page: 'This page is taking a while to read.',
    site: 'The site is slow to respond.',
    stop: 'Stop and show what is ready',
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
    pdfNote: 'to print or share',
    pdfPageNote: 'this page only',
    json: 'Save as JSON',
    jsonNote: 'the whole report with its data',
    csv: 'Save as CSV',
    csvNote: 'one row per check',
    markdown: 'Save as Markdown',
    markdownNote: 'to read and share',
    copyMarkdown: 'Copy as Markdown',
    copyJson: 'Copy as JSON',
    reports: 'Branding and paper…',
    reportsNote: 'of all reports, in Settings',
  },

  bulk: {
    menu: 'Bulk',
    queue: 'Queue this tab',
    queueNote: 'audit it later with other pages',
    firstPages: ({ pages }: { pages: number }) => `Audit this site’s first ${amount(pages, 'page')}`,
    firstPagesNote: 'starts now: crawls from the home page in background tabs',
    site: 'Audit more of this site',
    siteNote: 'choose how many pages, and which',
    new: 'New bulk audit',
    newNote: 'from open tabs, a sitemap, or URLs that you paste here',
    all: 'Bulk audits',
    allNote: 'queues, progress and results',
    titles: 'Copy titles of all tabs',
    titlesNote: 'title and URL, for a spreadsheet',
    /** @param why the title of the reason why a tab cannot be audited */
    unqueued: ({ why }: { why: string }) => `This tab can’t be queued. ${why}`,
    notHttp: 'This tab can’t be queued: only http and https pages can.',
  },
};
