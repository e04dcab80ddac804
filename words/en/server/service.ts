/** What the service says to people. Texts of requests and pages are quoted and cut. */
import { refusalWords } from './audit.ts';
import type { ProblemCode } from '../../../server/service/problem-codes.ts';

const quoted = (text: string) =>
  `“${text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .slice(0, 80)}${text.length > 80 ? '…' : ''}”`;
const meant = (near: string) => (near === '' ? '' : ` Did you mean ${quoted(near)}?`);

/** What is wrong with one value. */
export const faults = {
  boolean: ({ text }: { text: string }) => `Write true or false, not ${quoted(text)}.`,
  integer: ({ text }: { text: string }) => `Write a whole number, not ${quoted(text)}.`,
  range: ({ minimum, maximum }: { minimum: number; maximum: number }) => `Must be between ${minimum} and ${maximum}.`,
  tooLong: ({ most }: { most: number }) => `At most ${most} characters.`,
  tooShort: ({ least }: { least: number }) => `At least ${least} characters.`,
  tooMany: ({ most }: { most: number }) => `At most ${most} values, separated by commas.`,
  emptyList: () => 'Name at least one value, or leave the parameter out.',
  notInList: ({ text, near, values }: { text: string; near: string; values: readonly string[] }) =>
    `There is no ${quoted(text)}.${meant(near)}${values.length > 0 ? ` Possible: ${values.join(', ')}.` : ''}`,
  languageTag: ({ text }: { text: string }) => `${quoted(text)} is no language tag (BCP 47), such as de or pt-BR.`,
  unknownParameter: ({ name, near }: { name: string; near: string }) =>
    `There is no parameter ${quoted(name)} here.${meant(near)} If it belongs to the page’s URL, percent-encode that URL: & becomes %26.`,
  duplicate: ({ name }: { name: string }) => `${quoted(name)} is given more than once. Give it once; lists are separated by commas.`,
  required: ({ name }: { name: string }) => `${quoted(name)} is missing.`,
  statelessLinks: () => 'Links have a state only when they are checked: leave probe=false out.',
  allowTarget: ({ origin }: { origin: string }) =>
    `For pages of your own machine or network, start the service with their origin: pageloupe serve --allow-targets ${origin}`,
  foreignCursor: () => 'This cursor was made for other parameters. Repeat those of the first page, or leave the cursor out.',
  unreadableCursor: () => 'This is no cursor of this service. Take page.nextCursor of an answer as it is.',
  email: () => 'Write an e-mail address, such as name@example.com.',
  unknownField: ({ name, near }: { name: string; near: string }) => `There is no field ${quoted(name)}.${meant(near)}`,
  notText: () => 'Must be a text.',
};

/** What is wrong with a request before its parameters are read. */
export const requestWords = {
  noHost: () => 'The request names no host, or several. Send the header Host once, as HTTP/1.1 demands.',
  noJson: () => 'The body is not well-formed JSON. Send an object such as {"email": …, "use": …, "volume": …}.',
  methods: ({ methods }: { methods: readonly string[] }) => `Use ${methods.join(' or ')} here.`,
};

/** What is wrong with a URL, and what to write instead. */
export const urlFaults = {
  missing: () => 'Name the page: url=https%3A%2F%2Fexample.com%2F',
  noScheme: ({ text }: { text: string }) => `${quoted(text)} has no scheme. Write https:// (or http://) in front of it.`,
  otherScheme: ({ scheme }: { scheme: string }) => `Only http and https pages can be audited, not ${quoted(scheme)}.`,
  unparsable: ({ text }: { text: string }) =>
    `${quoted(text)} is no URL. Write it whole and percent-encoded, such as https%3A%2F%2Fexample.com%2F.`,
  credentials: () => 'Leave user name and password out of the URL: the service opens pages as a visitor without an account.',
  tooLong: ({ most }: { most: number }) => `The URL is longer than ${most} characters.`,
};

/** Title of each problem, and its sentence where the one who throws it has none. */
export const problemWords: Record<ProblemCode, { title: string; detail: string }> = {
  'invalid-parameter': {
    title: 'A parameter is wrong',
    detail: 'One or more parameters have a value that is not possible. errors says which, and what to write instead.',
  },
  'unknown-parameter': {
    title: 'There is no such parameter',
    detail: 'Parameters that are not known are refused, so that typing errors do not go unnoticed. /docs lists those that there are.',
  },
  'duplicate-parameter': {
    title: 'A parameter is given twice',
    detail: 'Each parameter may be given once. Lists are separated by commas.',
  },
  'invalid-url': { title: 'The URL is wrong', detail: 'The parameter url must be an absolute http or https URL.' },
  unauthenticated: { title: 'A key is needed', detail: 'Send a valid key in the header: Authorization: Bearer pageloupe_…' },
  'host-forbidden': {
    title: 'This name is not served',
    detail: 'The service answers on this machine only to localhost, 127.0.0.1 and the names it was started with (--allow-hosts).',
  },
  'origin-forbidden': {
    title: 'Pages of other sites may not use this service',
    detail:
      'The request comes from a web page of another origin. Ask from a program, from this service’s own pages, or start the service with keys and --allow-origins.',
  },
  'target-forbidden': { title: 'This URL may not be opened', detail: refusalWords['target-forbidden'] },
  'not-found': { title: 'Not found', detail: 'There is nothing at this path. /docs lists what there is.' },
  'cursor-expired': {
    title: 'The list is no longer kept',
    detail: 'The audit that this cursor belongs to is no longer kept. Begin again without a cursor.',
  },
  'method-not-allowed': { title: 'This method is not possible here', detail: 'Use a method that the header Allow lists.' },
  'not-acceptable': { title: 'This form is not available', detail: 'Ask for one of the listed media types in the header Accept.' },
  'body-too-large': { title: 'The request is too large', detail: 'The body of the request may have 16 KB. Shorten what it says.' },
  'url-too-long': {
    title: 'The request line is too long',
    detail: 'The path with its query is longer than 12,000 characters. Shorten the query: a page’s URL may have 2,048.',
  },
  'headers-too-large': {
    title: 'The headers are too large',
    detail: 'All headers together are larger than 16 KB. Leave out what the service does not need, such as cookies.',
  },
  'unsupported-media-type': { title: 'This media type is not read', detail: 'Send application/json or application/x-www-form-urlencoded.' },
  'request-timeout': { title: 'The request took too long to arrive', detail: 'Send the whole request at once.' },
  'bad-request': {
    title: 'The request could not be read',
    detail: 'The request is not well-formed HTTP. Percent-encode what its path and query carry.',
  },
  'target-not-html': { title: 'The URL gives no page', detail: refusalWords['target-not-html'] },
  'target-too-large': { title: 'The page is too large', detail: refusalWords['target-too-large'] },
  'target-download': { title: 'The URL gives a download', detail: refusalWords['target-download'] },
  'target-needs-login': { title: 'The page wants a user name and a password', detail: refusalWords['target-needs-login'] },
  'rate-limited': { title: 'Too many requests', detail: 'The limit of requests is used up. Retry after the time in Retry-After.' },
  'internal-error': {
    title: 'Something failed here',
    detail: 'This is a fault of the service, not of your request. The log has it under this request’s id.',
  },
  'storage-full': {
    title: 'It could not be saved',
    detail: 'The service could not write to its disk. Nothing was saved: please send it again later.',
  },
  'target-dns-failure': { title: 'The host was not found', detail: refusalWords['target-dns-failure'] },
  'target-connect-failed': { title: 'The server could not be reached', detail: refusalWords['target-connect-failed'] },
  'target-tls-error': { title: 'The connection is not secure', detail: refusalWords['target-tls-error'] },
  'target-protocol-error': { title: 'The server’s answer could not be read', detail: refusalWords['target-protocol-error'] },
  'target-too-many-redirects': { title: 'The URL redirects without end', detail: refusalWords['target-too-many-redirects'] },
  'target-crashed-renderer': { title: 'The page crashed the browser', detail: refusalWords['target-crashed-renderer'] },
  'browser-unavailable': { title: 'No browser', detail: refusalWords['browser-unavailable'] },
  overloaded: { title: 'The service is busy', detail: refusalWords.overloaded },
  draining: {
    title: 'The service is stopping',
    detail: 'The service takes no new work because it is being stopped. Retry after the time in Retry-After.',
  },
  'target-timeout': { title: 'The page took too long', detail: refusalWords['target-timeout'] },
  'queue-timeout': { title: 'The queue took too long', detail: refusalWords['queue-timeout'] },
  cancelled: { title: 'The request was cancelled', detail: 'The client closed the connection.' },
};

/** Why the service does not start. */
export const startWords = {
  wrongSettings: ({ faults: list }: { faults: readonly string[] }) =>
    `The settings are wrong:\n${list.map((one) => `  ${one}`).join('\n')}`,
  keysNeeded: ({ host }: { host: string }) =>
    `The service does not listen on ${host} without keys: everyone who reaches it could use it. Make a key with “pageloupe keys create <name> --key-file keys.txt” and start it with “--key-file keys.txt”, or let it listen on 127.0.0.1.`,
  unreadableKeys: ({ path, line }: { path: string; line: number }) =>
    `Line ${line} of the key file ${path} is no key. Make keys with “pageloupe keys create”.`,
  closedKeyFile: ({ path, user }: { path: string; user: string }) =>
    `The key file ${path} is there, but the user that runs the service${user === '' ? '' : ` (uid ${user})`} may not read it. Give it to that user: chown ${user === '' ? '<user>' : user} ${path}; or, where it is mounted into a container: chmod 644 ${path}. It has digests of keys, not keys.`,
  noKeyFile: ({ path }: { path: string }) =>
    `There is no key file ${path}. Make it with “pageloupe keys create <name> --key-file ${path}”.`,
  noOrigin: ({ text }: { text: string }) => `${quoted(text)} is no origin. Write scheme, host and port, such as http://localhost:3000.`,
  originsNeedKeys: () =>
    'Pages of other origins may use the service with keys only. Make one with “pageloupe keys create <name> --key-file keys.txt”, and start it with “--key-file keys.txt”.',
  noPlace: ({ host, port, code }: { host: string; port: number; code: string }) =>
    `The service cannot listen on ${host}, port ${port} (${code}). Name an IP address of this machine with --host, and a port above 1023 with --port.`,
  portTaken: ({ host, port }: { host: string; port: number }) => `Port ${port} on ${host} is in use. Choose another with --port.`,
};

/** Why the service is not ready. */
export const readyWords = { draining: () => 'The service is stopping.', queueFull: () => 'The queue is full.' };

/** Groups of operations in the documentation. */
export const tagWords = {
  audits: 'One page, opened and judged.',
  catalogue: 'What is judged, and how it is grouped.',
  service: 'The service itself.',
  contact: 'Interest in API access.',
};
export const operationWords = {
  getAudit: {
    summary: 'Audit a page',
    description:
      'The whole report of one page: all signals with what was found and what to change, both scores, and what to fix first. Also as HTML, PDF, CSV or Markdown by the header Accept.',
  },
  getMeta: {
    summary: 'Title, description, robots rules, canonical, headings, share tags',
    description: 'What the page says about itself to search engines and in shared links, with the signals that judge it.',
  },
  getSchema: {
    summary: 'Structured data',
    description: 'JSON-LD, microdata and RDFa as items, compared with schema.org and with what Google requires of rich results.',
  },
  getLinks: {
    summary: 'Links',
    description:
      'Every link of the page, in parts; with the status code of its target. Refusals and time-outs are unverified, never broken.',
  },
  getGeo: {
    summary: 'Readiness to be cited',
    description:
      'The GEO score in its six categories, what to change first for it, and what answer engines can read: passages, claims, crawler access.',
  },
  listSignals: { summary: 'All signals', description: 'Every signal with its weight, why it matters and who sets the rule.' },
  listTools: { summary: 'All tools', description: 'The 37 tools with the signals that each shows.' },
  getStart: { summary: 'Where to begin', description: 'A page with the first request, and where the documentation is.' },
  getHealth: { summary: 'Is the service running?', description: 'Answers as long as the process does.' },
  getReadiness: {
    summary: 'Is the service ready?',
    description: 'Ready when the browser answers, the network guard holds, the queue has room, and the service is not being stopped.',
  },
  getMetrics: { summary: 'Numbers for Prometheus', description: 'Text format of Prometheus.' },
  getVersion: { summary: 'Version', description: 'Versions of the service and of the report’s shape.' },
  getOpenApiJson: { summary: 'This document as JSON', description: 'OpenAPI 3.1.' },
  getOpenApiYaml: { summary: 'This document as YAML', description: 'OpenAPI 3.1.' },
  getProblems: { summary: 'Problems, explained', description: 'A page with every type of problem document.' },
  getContact: { summary: 'Register interest in API access', description: 'A page with a form.' },
  postContact: {
    summary: 'Register interest in API access',
    description: 'Saves e-mail, use and volume. Nothing else is saved, and nothing is sent to others.',
  },
} as const;
export const answerWords = {
  result: 'The answer.',
  unchanged: 'Unchanged since If-None-Match.',
  ready: 'Ready.',
  notReady: 'Not ready: faults says why.',
  document: 'The document.',
  saved: 'Saved.',
};

/** The page /. */
export const startPage = {
  title: 'Pageloupe',
  intro:
    'This is the HTTP API of Pageloupe: one page a request, audited for search engines and for readiness to be cited by AI answer engines.',
  first: 'The first request:',
  withKey: 'This service wants a key with every request of /v1:',
  docs: 'All parameters and answers, to try',
  document: 'The OpenAPI document',
  problems: 'What each problem means',
  contact: 'Register interest in a hosted API',
};

/** The page /problems. */
export const problemsPage = {
  title: 'Problems',
  intro: 'Every answer with a status of 400 or more is a problem document (RFC 9457) with one of these codes.',
  retryable: 'The same request may succeed later.',
};

/** The page /contact. */
export const contactPage = {
  title: 'Use Pageloupe as an API',
  intro: 'Tell us what you would use a hosted API for. We answer by e-mail. Running the service yourself needs no account and no key.',
  email: 'Your e-mail',
  use: 'What would you use it for?',
  volume: 'Pages a month',
  volumes: {
    'under-1000': 'fewer than 1,000',
    '1000-10000': '1,000 to 10,000',
    '10000-100000': '10,000 to 100,000',
    'over-100000': 'more than 100,000',
    unknown: 'I don’t know yet',
  },
  send: 'Send',
  privacy: 'Saved on this server only: e-mail, use and volume. To have it deleted, answer our e-mail, or ask whoever runs this server.',
  trap: 'Leave this empty',
  thanks: 'Thank you. We have it, and will write to you.',
  faulty: 'Please correct what is marked.',
  limited: 'Too much was sent from here in the last hour. Please send it again later: what you wrote is still here.',
  failed: 'It could not be saved. Please send it again later: what you wrote is still here.',
};
