/** Sentences of options: one each, for `--help`, the schema of the configuration file, the OpenAPI document and docs/use/settings.md. */
import { english } from '../../../checks/core/wording.ts';
import { quotable } from '../../sentence.ts';

const { number, or } = english;
/** What somebody wrote, and what it may have been meant as. */
export const quoted = (text: string) => `“${quotable(text)}”`;
export const meant = (near: string) => (near === '' ? '' : ` Did you mean ${quoted(near)}?`);

/** A switch has the sentence of its other position: what happens if it is turned. */
export const optionWords = {
  visit: {
    device: 'Device that the visit emulates: screen, pointer and client hints.',
    javascript: 'JavaScript is disabled.',
    pageLocale: 'Language of the Accept-Language header (BCP 47), such as de-AT; the browser’s own without it.',
    userAgent: 'User agent of the visit. A crawler’s token is always followed by this product’s name.',
    waitUntil: 'Event to wait for before the page is read.',
    settle: 'Time to wait after that event.',
    timeout: 'Time for one page, not counting time in the queue; its response must begin within 60% of it.',
    probe:
      'Link targets, canonical, language versions and images are not requested. Faster, but the checks that need them stay unchecked. What is not reached in the time for the page is listed in warnings.',
    intent: 'keep-out: search engines should not index the page.',
    pageType: 'Page type, if detection is wrong.',
    aiOptOut: 'The site opts out of AI citations; there is no GEO score.',
  },
  answer: {
    language:
      'Language of the sentences in the response; without it, that of Accept-Language. Codes and IDs are the same in every language.',
    maxAge: 'Maximum age of a cached audit in seconds; 0 for a fresh one.',
    maxItems: 'Maximum items per list; totals always cover the whole list.',
    signals: 'Only these signals in signals and fixes. Scores and counts stay those of the whole audit.',
    skipSignals: 'All signals but these. Scores and counts stay those of the whole audit.',
  },
  start: { crawl: 'Follow links from this page, on the same host, as robots.txt allows.' },
  source: {
    sitemap: 'Pages of a sitemap: a URL, a file, or auto for the sitemaps that robots.txt lists.',
    urlFile: 'File with one URL per line; - for standard input.',
  },
  crawl: {
    limit: 'Pages of a crawl at most.',
    depth: 'Clicks from the start page at most; without it any number.',
    subdomains: 'The other hosts of the domain are crawled too.',
    ignoreRobots: 'Host of yours that is crawled as if its robots.txt allowed everything.',
  },
  filter: {
    include: 'Only URLs that match: a glob such as "/blog/**", or a /regular expression/.',
    exclude: 'No URLs that match.',
    replace: 'Change to every URL, such as "s#https://example.com#http://localhost:3000#".',
  },
  sample: {
    sample: 'Audit only this number of the pages, chosen at random.',
    seed: 'Seed of the random sample: the same seed selects the same pages.',
  },
  access: {
    cookieFile: 'Cookies in Netscape format, or lines of name=value.',
    login: 'ES module that logs in before the first page (docs/use/command-line.md).',
    loginState: 'File in which the session of the log-in is saved, or from which it is read.',
    proxy: 'HTTP proxy for public servers, such as http://proxy.example.com:3128.',
    ca: 'Certificates of your own authorities (PEM), trusted beside the usual ones.',
  },
  pace: {
    concurrency: 'Pages at a time; without it as many as there are processors, at most 4.',
    perHost: 'Pages of one host at a time.',
    delay: 'Time between the starts of two pages of one host.',
    retries: 'How often a page that did not respond is tried again.',
    maxRunTime: 'Time for the whole run. What is not audited by then counts as not reached.',
  },
  limits: {
    maxWarnings: 'Warnings on all pages together, at most.',
    allowUnreachable: 'Pages that may remain without a report before the command fails.',
    allowIncomplete: 'Sitemaps and pages that could not be read completely do not change the exit code.',
    baseline: 'File of known issues, which do not count (pageloupe baseline update).',
  },
  rules: {
    preset:
      'recommended (also if omitted): failed checks are errors, warnings are warnings. strict: both are errors. none: only what is named counts.',
    minScore: 'Minimum audit score of every page.',
  },
  geo: { minGeo: 'Minimum GEO score of every page.' },
  rows: { csvRows: 'What a row of the CSV is.', rows: 'Which checks rows of NDJSON and CSV have. failing: those that fail or warn.' },
  run: {
    resume: 'Folder in which the run is saved, or from which it continues.',
    compareWith: 'Results of an earlier run: exit with 1 when something newly fails.',
    comment: 'File for the comparison as Markdown, for a comment on a pull request.',
    server: 'Pageloupe service that audits the pages as a batch, such as https://pageloupe.example.com.',
  },
  parts: { shard: 'Audit part i of n, for n machines.', output: 'File for the first report without one.' },
  remote: {
    keyEnv: 'Environment variable with the API key of that service (PAGELOUPE_KEY).',
    batch: 'Follow a batch of --server that was started before.',
  },
  site: {
    static: 'Serve a built site on this machine and audit its pages, or the URLs you name.',
    port: 'Port of --static.',
    base: 'Path that the site of --static was built for, such as /docs/.',
    start: 'Start a server with this command, and stop it afterwards.',
    waitOn: 'URL that responds once the server of --start is ready; audited if you name no other.',
    waitTimeout: 'Time to wait for it.',
  },
  list: {
    header: 'Request header, sent only to the audited sites; ${NAME} reads an environment variable.',
    extract: 'Value to read out of every page: css:<selector>[@attribute], xpath:<expression>, or regex:<expression> over the raw HTML.',
    plugin: 'ES module with checks and report formats of your own.',
    assert: 'How a check counts: error, warn or off.',
  },
  compare: {
    failOn: 'When to exit with 1.',
    beforeOrigin: 'Origin of the earlier run, such as https://www.example.com.',
    afterOrigin: 'Origin of the later run, such as https://preview.example.com: its pages are matched to those of --before-origin.',
  },
  service: {
    host: 'Host to listen on. Anything but this machine requires keys.',
    port: 'Port to listen on; 0 for any free port.',
    basePath: 'Path under which a proxy shows the service, such as /pageloupe; the proxy may keep or remove it.',
    keyFile: 'File with the digests of the keys. If set, every /v1 request requires a key.',
    concurrency: 'Pages open at the same time.',
    queue: 'Audits that may wait; more get a 503.',
    rateLimit: '/v1 requests per minute, per key or, without keys, per client. 0: no limit; -1: 120 with keys, no limit without.',
    contactLimit: '/contact requests per hour and client. 0: no limit.',
    cacheMb: 'Cache size in megabytes; an audit takes 20 to 400 KB.',
    data: 'Folder for batches, their results and the history of sites. Without it they are in memory, and are lost when the service stops.',
    queueUrl:
      'Redis, Valkey or PostgreSQL as the queue of batches, such as redis://localhost:6379. Processes with the same queue share the work; they need the same data folder or store.',
    queuePrefix: 'Prefix of all keys in Redis or Valkey, for several services on one server; {name} is a hash tag.',
    storeUrl:
      'PostgreSQL for batches and their results, the history of sites, schedules and sessions, such as postgres://localhost/pageloupe, instead of the data folder.',
    worker: 'Batches are left to other processes (pageloupe worker).',
    historyDays: 'Days that runs of a site are kept; 0 for no limit.',
    historyRuns: 'Runs that are kept of each site; 0 for no limit.',
    batchPages: 'URLs that one batch may have.',
    openBatches: 'Unfinished batches that one key may have; without keys, all together.',
    openPages: 'URLs that the unfinished batches of one key may have together; a single batch may have more.',
    hostDelayMs: 'Milliseconds between the starts of two pages of one host in batches; at most two of them are open at a time.',
    allowWebhooks: 'Origins of private networks that webhooks may be sent to, such as http://localhost:3000, separated by commas.',
    graceMs: 'Milliseconds that running audits get to finish when the service stops.',
    sandbox: 'Chromium runs without its sandbox. Only in a dedicated container.',
    chromium: 'Path of the Chromium, Google Chrome or Edge to use instead of the detected one.',
    ca: 'File with the certificates of your own authorities (PEM), trusted beside the usual ones: for pages, crawls and webhooks.',
    allowTargets: 'Origins of private networks that may be audited, such as http://localhost:3000, separated by commas.',
    allowHosts: 'Additional host names accepted in requests besides localhost, separated by commas.',
    allowOrigins: 'Origins of web pages that may use the service with a key, such as https://dashboard.example.com, separated by commas.',
    trustProxy: 'Clients are identified by the last IP address in X-Forwarded-For. Only behind your own proxy that sets it.',
    contactFile: 'File in which /contact saves registrations.',
    logLevel: 'Log level; JSON lines on standard error.',
  },
  worker: { host: 'Host that --health-port listens on.' },
  health: { healthPort: 'Port of /healthz and /readyz; 0 for any free port; without it none.' },
  config: { config: 'Configuration file; without it, pageloupe.config.* in this folder.' },
  input: { input: 'Results saved with --format ndjson=<file>, of each shard.' },
  keys: { role: 'read: sees sites, schedules, checks and tools; run: audits and batches too; admin: also schedules and deleting sites.' },
  migrate: {
    storeUrl: 'postgres://administrator@host/database, where batches and history are.',
    queueUrl: 'The same, if the queue is in PostgreSQL.',
    role: 'Role of the service: gets the grants that it needs, and may then create nothing.',
    print: 'Only print the SQL that is missing.',
  },
  speech: {
    language: 'Language of help, messages and reports, such as en. Without it, that of the system if it is known, otherwise English.',
  },
  switches: { sandbox: 'The browser runs without its sandbox: only for pages you trust.', quiet: 'No progress or notes.' },
};

/** What is added to these sentences. */
export const aroundOptions = {
  /** For a reader who writes true or false. */
  turned: (to: boolean, sentence: string) => `${to}: ${sentence}`,
  turnedBack: 'Takes back what the configuration turned off.',
  milliseconds: (sentence: string) => `${sentence} In milliseconds.`,
  seconds: (sentence: string) => `${sentence} Seconds, or a string such as "30s", "500ms" or "10m".`,
  between: (sentence: string, from: string | number, to: string | number) =>
    `${sentence} ${typeof from === 'number' ? number(from) : from} to ${typeof to === 'number' ? number(to) : to}.`,
  orText: (sentence: string) => `${sentence} Or a text with a slash or a space, such as "AcmeAudit/1.0 (+https://example.com/bot)".`,
  repeatable: (sentence: string) => `${sentence} Repeatable.`,
  alone: ({ option, needs }: { option: string; needs: string }) => `${option} has no effect without ${needs}.`,
};

/** Types of JSON Schema. */
const typeNames: Readonly<Record<string, string>> = {
  array: 'a list',
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  null: 'null',
};
/** What is wrong with a value, and what to write instead. */
export const valueFaults = {
  type: ({ types }: { types: readonly string[] }) => `Must be ${or(types.map((type) => typeNames[type] ?? type))}.`,
  boolean: ({ text }: { text: string }) => `Use true or false, not ${quoted(text)}.`,
  whole: ({ text, minimum, maximum }: { text: string; minimum: number; maximum: number }) =>
    `Use a whole number from ${number(minimum)} to ${number(maximum)}, not ${quoted(text)}.`,
  number: ({ text, minimum, maximum }: { text: string; minimum: number; maximum: number }) =>
    `Use a number from ${number(minimum)} to ${number(maximum)}, not ${quoted(text)}.`,
  time: ({ text }: { text: string }) => `Use a time such as 30s, 500ms or 10m, not ${quoted(text)}.`,
  timeRange: ({ text, from, to }: { text: string; from: string; to: string }) => `Use a time from ${from} to ${to}, not ${quoted(text)}.`,
  tooLong: ({ most }: { most: number }) => `At most ${most} characters.`,
  tooShort: ({ least }: { least: number }) => `At least ${least} ${least === 1 ? 'character' : 'characters'}.`,
  tooMany: ({ most }: { most: number }) => `At most ${most} values, separated by commas.`,
  emptyList: () => 'Specify at least one value, or omit the parameter.',
  notInList: ({ text, near, values }: { text: string; near: string; values: readonly string[] }) =>
    `Unknown value ${quoted(text)}.${meant(near)}${values.length > 0 ? ` Allowed: ${values.join(', ')}.` : ''}`,
  userAgent: () => 'Use a name, or a text of 3 to 300 ASCII characters such as "AcmeAudit/1.0 (+https://example.com/bot)".',
  languageTag: ({ text }: { text: string }) => `${quoted(text)} is not a language tag (BCP 47), such as de or pt-BR.`,
  port: ({ text, most }: { text: string; most: number }) => `The port of ${quoted(text)} is too high: ports go up to ${most}.`,
  host: ({ text }: { text: string }) =>
    `${quoted(text)} is not a host name. Use one without scheme, port and path, such as pageloupe.example.com.`,
  onlyOrigin: ({ origin }: { origin: string }) => `Use only scheme, host and port, without path, query, fragment and user name: ${origin}`,
  origin: ({ text }: { text: string }) => `${quoted(text)} is not an origin. Use scheme, host and port, such as http://localhost:3000.`,
};
