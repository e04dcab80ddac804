/** Messages of the service. Text from requests and pages is quoted and clipped. */
import { batchWords } from './batches.ts';
import { refusalWords } from './audit.ts';
import type { ProblemCode } from '../../../server/http/problem-codes.ts';
import { meant, quoted } from './options.ts';

/** What is wrong with one value. */
export const faults = {
  unknownParameter: ({ name, near }: { name: string; near: string }) =>
    `Unknown parameter ${quoted(name)}.${meant(near)} If it belongs to the page’s URL, percent-encode that URL: & becomes %26.`,
  duplicate: ({ name }: { name: string }) => `${quoted(name)} is repeated. Use it once; separate list values by commas.`,
  required: ({ name }: { name: string }) => `${quoted(name)} is missing.`,
  statelessLinks: () => 'Filtering by link state requires link checks: remove probe=false.',
  allowTarget: ({ origin, command }: { origin: string; command: 'serve' | 'worker' | 'mcp' }) =>
    `To audit pages on your own machine or network, start the service with their origin: pageloupe ${command} --allow-targets ${origin}`,
  foreignCursor: () => 'This cursor was created with other parameters. Use the parameters of the first page, or omit the cursor.',
  unreadableCursor: () => 'Invalid cursor. Use page.nextCursor of a response unchanged.',
  notRun: ({ text }: { text: string }) => `${quoted(text)} is not the ID of a run. Use the id of another run of this site.`,
  email: () => 'Enter an e-mail address, such as name@example.com.',
  unknownField: ({ name, near }: { name: string; near: string }) => `Unknown field ${quoted(name)}.${meant(near)}`,
  notText: () => 'Must be a string.',
};

/** What is wrong with a request before its parameters are read. */
export const requestWords = {
  noHost: () => 'The request has no Host header, or several. Send exactly one, as HTTP/1.1 requires.',
  noJson: ({ base }: { base: string }) => `The body is not well-formed JSON. ${base}/docs shows an example for this path.`,
  encoded: () => 'The body is compressed. Send it uncompressed, without Content-Encoding.',
  methods: ({ methods }: { methods: readonly string[] }) => `Use ${methods.join(' or ')} here.`,
};

/** What is wrong with a URL, and what to write instead. */
export const urlFaults = {
  missing: () => 'Specify the page: url=https%3A%2F%2Fexample.com%2F',
  noScheme: ({ text }: { text: string }) => `${quoted(text)} has no scheme. Add https:// (or http://).`,
  otherScheme: ({ scheme }: { scheme: string }) => `Only http and https pages can be audited, not ${quoted(scheme)}.`,
  unparsable: ({ text }: { text: string }) =>
    `${quoted(text)} is not a URL. Use a full URL, such as https://example.com/ (as a query parameter: https%3A%2F%2Fexample.com%2F).`,
  credentials: () => 'Remove the user name and password from the URL: the service opens pages as a visitor without an account.',
  tooLong: ({ most }: { most: number }) => `The URL is longer than ${most} characters.`,
};

/** What each problem is called and, unless there is something more specific to say, its detail; `base` is the path under which a proxy shows the service. */
export const problemWords: Record<ProblemCode, { title: string; detail: string | ((at: { base: string }) => string) }> = {
  'invalid-parameter': {
    title: 'Invalid parameter',
    detail: 'One or more parameters have an invalid value. See errors for which, and what to use instead.',
  },
  'unknown-parameter': {
    title: 'Unknown parameter',
    detail: ({ base }) => `Unknown parameters are rejected so that typos do not go unnoticed. See ${base}/docs for all parameters.`,
  },
  'duplicate-parameter': { title: 'Duplicate parameter', detail: 'Each parameter may be used once. Separate list values by commas.' },
  'invalid-url': { title: 'Invalid URL', detail: 'The parameter url must be an absolute http or https URL.' },
  unauthenticated: { title: 'API key required', detail: 'Send a valid key in the header: Authorization: Bearer pageloupe_…' },
  'keys-unavailable': {
    title: 'Keys unavailable',
    detail: 'The service cannot read its key file, so it accepts no key at the moment. Retry after the time in Retry-After.',
  },
  'role-required': {
    title: 'Not allowed with this key',
    detail: ({ base }) => `The key’s role does not allow this request. Use a key with the role that ${base}/docs lists for this path.`,
  },
  'host-forbidden': {
    title: 'Host not allowed',
    detail: 'This service accepts only requests for localhost, 127.0.0.1 and the hosts it was started with (--allow-hosts).',
  },
  'origin-forbidden': {
    title: 'Origin not allowed',
    detail:
      'The request comes from a web page of another origin. Send it from a program or from this service’s pages, or start the service with keys and --allow-origins.',
  },
  'target-forbidden': { title: 'URL not allowed', detail: refusalWords['target-forbidden'] },
  'not-found': { title: 'Not found', detail: ({ base }) => `Nothing exists at this path. See ${base}/docs for all paths.` },
  'batch-not-found': {
    title: 'Batch not found',
    detail: 'There is no such batch, it was deleted, its batch.json is damaged or lost, or it was started with another key.',
  },
  'site-not-found': { title: 'Site not found', detail: ({ base }) => `No run of this site is saved. See ${base}/v1/sites for all sites.` },
  'run-not-found': { title: 'Run not found', detail: 'There is no such run of this site, or it was deleted because of its age.' },
  'schedule-not-found': { title: 'Schedule not found', detail: 'There is no such schedule, or it was deleted.' },
  'too-many-schedules': { title: 'Too many schedules', detail: 'Delete a schedule that is no longer needed, then create this one.' },
  'database-unavailable': {
    title: 'Database unavailable',
    detail: 'The database of the service can’t be used at the moment. Retry after the time in Retry-After.',
  },
  'too-many-unfinished': {
    title: 'Too many unfinished batches or pages',
    detail: 'Batches of this key that have not ended are as many, or as large, as allowed. Wait for one, or cancel one.',
  },
  'batch-ended': { title: 'The batch has ended', detail: 'All pages of the batch are audited. Its results remain until you delete it.' },
  'batch-damaged': { title: 'Batch damaged', detail: batchWords.damagedBatch },
  'sitemap-unusable': { title: 'No pages in the sitemap', detail: 'No page could be read from the sitemap.' },
  'idempotency-key-reused': {
    title: 'Idempotency key reused',
    detail: 'This Idempotency-Key was sent before with another body. Use a new key for another batch.',
  },
  'queue-unavailable': {
    title: 'Queue unavailable',
    detail: 'The queue of the service can’t be used at the moment, so the batch was not started. Retry after the time in Retry-After.',
  },
  'cursor-expired': { title: 'Cursor expired', detail: 'The audit of this cursor is no longer cached. Start again without a cursor.' },
  'method-not-allowed': { title: 'Method not allowed', detail: 'Use a method listed in the Allow header.' },
  'not-acceptable': { title: 'Not acceptable', detail: 'Use one of the listed media types in the Accept header.' },
  'body-too-large': {
    title: 'Request body too large',
    detail: 'The request body may have up to 16 KB, that of POST /v1/batches up to 16 MB.',
  },
  'url-too-long': {
    title: 'Request line too long',
    detail: 'The path with its query is longer than 12,000 characters. Shorten the query: a page’s URL may have up to 2,048.',
  },
  'headers-too-large': {
    title: 'Headers too large',
    detail: 'The headers together are larger than 16 KB. Remove those the service does not need, such as cookies.',
  },
  'unsupported-media-type': {
    title: 'Unsupported media type',
    detail: ({ base }) => `Send application/json. Only ${base}/contact takes application/x-www-form-urlencoded as well.`,
  },
  'request-timeout': { title: 'Request timeout', detail: 'Send the whole request at once.' },
  'bad-request': { title: 'Bad request', detail: 'The request is not well-formed HTTP. Percent-encode its path and query.' },
  'target-not-html': { title: 'Not an HTML page', detail: refusalWords['target-not-html'] },
  'target-too-large': { title: 'The page is too large', detail: refusalWords['target-too-large'] },
  'target-download': { title: 'The URL is a download', detail: refusalWords['target-download'] },
  'target-needs-login': { title: 'The page requires a user name and password', detail: refusalWords['target-needs-login'] },
  'rate-limited': { title: 'Too many requests', detail: 'The rate limit is exceeded. Retry after the time in Retry-After.' },
  'internal-error': {
    title: 'Internal error',
    detail: 'This is an error of the service, not of your request. The log has it under this request’s ID.',
  },
  'storage-full': { title: 'Storage full', detail: 'The service could not write to its disk. Nothing was saved; please try again later.' },
  'target-dns-failure': { title: 'Host not found', detail: refusalWords['target-dns-failure'] },
  'target-connect-failed': { title: 'The server could not be reached', detail: refusalWords['target-connect-failed'] },
  'target-tls-error': { title: 'TLS error', detail: refusalWords['target-tls-error'] },
  'target-protocol-error': { title: 'Invalid response from the server', detail: refusalWords['target-protocol-error'] },
  'target-too-many-redirects': { title: 'Too many redirects', detail: refusalWords['target-too-many-redirects'] },
  'target-crashed-renderer': { title: 'The page crashed the browser', detail: refusalWords['target-crashed-renderer'] },
  'browser-unavailable': { title: 'Browser unavailable', detail: refusalWords['browser-unavailable'] },
  overloaded: { title: 'The service is busy', detail: refusalWords.overloaded },
  draining: {
    title: 'The service is stopping',
    detail: 'The service is stopping and no longer answers requests. Retry after the time in Retry-After.',
  },
  'target-timeout': { title: 'The page took too long', detail: refusalWords['target-timeout'] },
  'queue-timeout': { title: 'Queue timeout', detail: refusalWords['queue-timeout'] },
  cancelled: { title: 'Request canceled', detail: 'The client closed the connection.' },
};

/** Why the service does not start. */
export const startWords = {
  wrongSettings: ({ faults: list }: { faults: readonly string[] }) => `Invalid settings:\n${list.map((one) => `  ${one}`).join('\n')}`,
  badBasePath: 'Use a path such as /pageloupe, of letters, digits and . _ ~ -, that does not begin with /v1.',
  keysNeeded: ({ host }: { host: string }) =>
    `The service does not listen on ${host} without keys, because anyone who can reach it could use it. Create a key with “pageloupe keys create <name> --key-file keys.txt” and start with “--key-file keys.txt”, or listen on 127.0.0.1.`,
  unreadableKeys: ({ path, line }: { path: string; line: number }) =>
    `Line ${line} of the key file ${path} is not a key. Create keys with “pageloupe keys create”.`,
  closedKeyFile: ({ path, user }: { path: string; user: string }) =>
    `The user running the service${user === '' ? '' : ` (uid ${user})`} is not allowed to read the key file ${path}. Change its owner: chown ${user === '' ? '<user>' : user} ${path}; or, if it is mounted into a container: chmod 644 ${path}. It contains digests of keys, not keys.`,
  noKeyFile: ({ path }: { path: string }) =>
    `Key file not found: ${path}. Create it with “pageloupe keys create <name> --key-file ${path}”.`,
  folderAsKeyFile: ({ path, inside }: { path: string; inside: string }) =>
    `${path} is a folder, not a key file. Specify a file in it: --key-file ${inside}`,
  originsNeedKeys: () =>
    '--allow-origins requires keys. Create one with “pageloupe keys create <name> --key-file keys.txt” and start with “--key-file keys.txt”.',
  noPlace: ({ host, port, code }: { host: string; port: number; code: string }) =>
    `The service cannot listen on ${host}, port ${port} (${code}). Use an IP address of this machine for --host and a port above 1023 for --port.`,
  portTaken: ({ host, port, option }: { host: string; port: number; option: string }) =>
    `Port ${port} on ${host} is in use. Choose another with ${option}.`,
};

/** Why the service is not ready. */
export const readyWords = {
  draining: () => 'The service is stopping.',
  queueFull: () => 'The queue is full.',
  noKeys: () => 'The key file can’t be read, so every key is refused. The log says why.',
};

/** The page /. */
export const startPage = {
  title: 'Pageloupe',
  intro: 'The HTTP API of Pageloupe audits one page per request for search engines and for readiness to be cited by AI answer engines.',
  first: 'A first request:',
  withKey: 'This service requires a key with every /v1 request:',
  dashboard: 'Dashboard of your sites',
  docs: 'Interactive documentation',
  document: 'The OpenAPI document',
  problems: 'Problem types',
  ready: 'Health of the service',
  contact: 'Register interest in a hosted API',
};

/** The page /sites, before its script. */
export const dashboardPage = {
  title: 'Sites',
  reading: 'Reading the sites…',
  noScript: ({ path }: { path: string }) => `The dashboard needs JavaScript. The API at ${path} has the same data.`,
};

/** The page /problems. */
export const problemsPage = {
  title: 'Problems',
  intro: 'Every response with a status of 400 or higher is a problem document (RFC 9457) with one of these codes.',
  retryable: 'The same request may succeed later.',
};

/** The page /contact. */
export const contactPage = {
  title: 'Use Pageloupe as an API',
  intro: 'Tell us what you would use a hosted API for. We reply by e-mail. Running the service yourself requires no account and no key.',
  email: 'Your e-mail',
  use: 'What would you use it for?',
  volume: 'Pages per month',
  volumes: {
    'under-1000': 'fewer than 1,000',
    '1000-10000': '1,000 to 10,000',
    '10000-100000': '10,000 to 100,000',
    'over-100000': 'more than 100,000',
    unknown: 'I don’t know yet',
  },
  send: 'Send',
  privacy:
    'Saved on this server only: e-mail, use and volume. To have it deleted, reply to our e-mail or contact the operator of this server.',
  trap: 'Leave this empty',
  thanks: 'Thank you. We will get back to you.',
  faulty: 'Please correct the marked fields.',
  limited: 'Too many requests in the last hour. Please try again later; your text is still here.',
  failed: 'It could not be saved. Please try again later; your text is still here.',
};
