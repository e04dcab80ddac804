/** The OpenAPI document, which programs and developers read: in English only. */

/** Groups of operations in the documentation. */
export const tagWords = {
  audits: 'Open and audit one page.',
  batches: 'Audit many pages in the background.',
  sites: 'Results of sites over time.',
  schedules: 'Batches that start automatically.',
  session: 'Log-in to the dashboard.',
  catalogue: 'Signals and tools.',
  service: 'The service itself.',
  contact: 'Interest in API access.',
};
export const operationWords = {
  getAudit: {
    summary: 'Audit a page',
    description:
      'The full report of one page: all signals with findings and what to change, both scores, and what to fix first. Also as HTML, PDF, CSV or Markdown via the Accept header.',
  },
  getMeta: {
    summary: 'Title, description, robots rules, canonical, headings, Open Graph',
    description: 'The page’s metadata for search engines and link previews, with its signals.',
  },
  getSchema: {
    summary: 'Structured data',
    description: 'JSON-LD, microdata and RDFa as items, validated against schema.org and Google’s rich result requirements.',
  },
  getLinks: {
    summary: 'Links',
    description:
      'Every link on the page, paginated, with the status code of its target. Blocked requests and timeouts are unverified, never broken.',
  },
  getGeo: {
    summary: 'Readiness to be cited',
    description:
      'The GEO score in six categories, what to change first, and what answer engines can read: passages, claims, crawler access.',
  },
  postBatch: {
    summary: 'Start a batch',
    description:
      'Audits many pages in the background: a list of URLs, the pages of a sitemap, or a crawl from a start page. Returns at once. With an Idempotency-Key header, a repeated request returns the same batch instead of starting another one.',
  },
  listBatches: { summary: 'List batches', description: 'The batches started with the same key, newest first.' },
  getBatch: { summary: 'State of a batch', description: 'State, progress, and the reason if it makes no progress.' },
  getBatchResults: {
    summary: 'Results of a batch',
    description:
      'Results so far, in the order of the list: as JSON in pages, or all of them as NDJSON or CSV (Accept header, or format). A line of NDJSON is the same as in results.ndjson of the command line.',
  },
  cancelBatch: { summary: 'Cancel a batch', description: 'Starts no more pages and stops the open ones. Results so far remain.' },
  deleteBatch: { summary: 'Delete a batch', description: 'Cancels it if it has not ended, and deletes it with its results.' },
  listSites: {
    summary: 'Sites',
    description: 'All sites that have a saved run, each with its latest run, what changed, and its last scores. A site is a host.',
  },
  getSite: { summary: 'A site', description: 'Its latest run, how it changed, its last scores and its schedules.' },
  deleteSite: {
    summary: 'Delete a site',
    description: 'Deletes its runs with their pages and its schedules. Batches and their results remain. Needs the role admin.',
  },
  listRuns: {
    summary: 'Runs of a site',
    description: 'What batches found on the site, newest first: scores, failures, and what became worse.',
  },
  postRun: {
    summary: 'Audit a site now',
    description: 'Starts a batch with the settings of the latest run: reads its sitemap again, or audits the same pages again.',
  },
  getRun: { summary: 'A run', description: 'Scores, GEO categories, and the checks that pages fail.' },
  getRunPages: {
    summary: 'Pages of a run',
    description: 'Each page with its scores, status and failed checks: all pages, or those that fail one check.',
  },
  getRunChanges: {
    summary: 'What changed in a run',
    description: 'New failures, new warnings and fixes by check, and new and missing pages: the same comparison as “pageloupe compare”.',
  },
  getTrend: { summary: 'Scores over time', description: 'A point for each run, oldest first.' },
  exportSite: { summary: 'Export a site', description: 'Everything saved about the site, as NDJSON: the site, its runs, and their pages.' },
  listSchedules: { summary: 'Schedules', description: 'All schedules, oldest first.' },
  postSchedule: {
    summary: 'Create a schedule',
    description:
      'Starts a batch each time the cron expression is due. Times missed while no service was running start one batch. If several services share a database, each due time starts one batch. Needs the role admin.',
  },
  deleteSchedule: { summary: 'Delete a schedule', description: 'The batches it started remain. Needs the role admin.' },
  getSession: { summary: 'Who am I?', description: 'Role and name of the key, or of the session’s key.' },
  postSession: {
    summary: 'Log in',
    description:
      'Exchanges the key for a cookie that is valid for 12 hours (HttpOnly, SameSite=Strict). Only for browsers: programs send the key.',
  },
  deleteSession: { summary: 'Log out', description: 'Ends the session of the cookie.' },
  getDashboard: { summary: 'Dashboard', description: 'A page with all sites, their scores over time, and what became worse.' },
  getDashboardScript: { summary: 'Script of the dashboard', description: 'Part of the dashboard.' },
  getDashboardStyle: { summary: 'Style of the dashboard', description: 'Part of the dashboard.' },
  listSignals: { summary: 'All signals', description: 'Every signal with its weight, why it matters and its sources.' },
  listTools: { summary: 'All tools', description: 'All tools, each with its signals.' },
  getStart: { summary: 'Start page', description: 'A page with a first request and links to the documentation.' },
  getHealth: {
    summary: 'Is the service running?',
    description: 'Returns 503 if no page of the running batches has ended for ten minutes: restart it then.',
  },
  getReadiness: {
    summary: 'Is the service ready?',
    description: 'Ready when the browser responds, the egress guard works, the queue has room and the service is not stopping.',
  },
  getMetrics: { summary: 'Metrics', description: 'Prometheus text format.' },
  getVersion: { summary: 'Version', description: 'Versions of the service and the report schema.' },
  getOpenApiJson: { summary: 'This document as JSON', description: 'OpenAPI 3.1.' },
  getOpenApiYaml: { summary: 'This document as YAML', description: 'OpenAPI 3.1.' },
  getProblems: { summary: 'Problem types', description: 'A page with every type of problem document.' },
  getContact: { summary: 'Register interest in API access', description: 'A page with a form.' },
  postContact: {
    summary: 'Register interest in API access',
    description: 'Saves e-mail, use and volume. Nothing else is saved, and nothing is sent to others.',
  },
} as const;
/** The request that the service sends when a batch has ended. */
export const webhookWords = {
  summary: 'A batch has ended',
  description:
    'Sent to the webhook of a batch, as Standard Webhooks define it. Sent again with the same webhook-id until the answer is 2xx, at most eight times in about twelve hours.',
  headers: {
    'webhook-id': 'The same for each attempt: ignore one that you have handled.',
    'webhook-timestamp': 'Seconds since 1970 of this attempt.',
    'webhook-signature': 'v1, and the Base64 of HMAC-SHA-256 with the decoded secret over {webhook-id}.{webhook-timestamp}.{body}.',
  },
  responses: { '2XX': 'Received: it is not sent again.', '410': 'Nobody listens here anymore: it is not sent again.' },
};

export const responseWords = {
  result: 'The result.',
  unchanged: 'Unchanged since If-None-Match.',
  running: 'Running.',
  stuck: 'Batches do not continue: restart the service.',
  ready: 'Ready.',
  notReady: 'Not ready: see faults.',
  document: 'The document.',
  saved: 'Saved.',
  accepted: 'Accepted.',
  deleted: 'Deleted.',
};
