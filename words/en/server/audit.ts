/** What audits say to people: why there is none, what to know of one, what is wrong with the browser. None tells of addresses. */
import type { RefusalCode, VisitWarningCode } from '../../../server/audit/auditor.ts';

/** Why there is no report. */
export const refusalWords: Readonly<Record<RefusalCode, string>> = {
  'target-forbidden': 'This URL may not be audited: only pages of the public web may, and private ones that whoever started it named.',
  'target-not-html': 'The server sent a document that is not HTML. Name the URL of a page.',
  'target-too-large': 'The page is too large to audit: its document may have 10 MB, and all that it loads 25 MB in 600 requests.',
  'target-download': 'The server sent a file to download, not a page. Name the URL of a page.',
  'target-dns-failure': 'The host name could not be resolved. Check its spelling, and whether it has an entry in the DNS.',
  'target-connect-failed': 'No connection to the server could be made. Check whether it runs and answers at this host and port.',
  'target-tls-error':
    'No secure connection to the server could be made. Check its certificate: a browser that opens the URL says what is wrong.',
  'target-protocol-error': 'The server’s answer is not valid HTTP, or broke off. Try again; the server’s log may say why.',
  'target-needs-login':
    'The server answered with status 401: it wants a user name and a password. The command line sends them with --header "Authorization: Basic …"; the HTTP API audits what visitors without an account see.',
  'target-too-many-redirects': 'The URL redirects too many times. Look where its redirects turn in a circle.',
  'target-crashed-renderer': 'The page crashed the browser tab it was opened in. Try again, or without its scripts.',
  'target-timeout': 'The page gave no document in time. Try again, or give it more time.',
  'browser-unavailable': 'No browser could be started. Try again later.',
  overloaded: 'Too many pages are waiting to be audited. Try again later.',
  'queue-timeout': 'The audit waited too long for its turn. Try again later, or with fewer at a time.',
  draining: 'No more audits are begun: they are being stopped. Try again later.',
  cancelled: 'The audit was cancelled.',
};

/** The same, where more is known. */
export const reasonWords = {
  noAnswer: 'The server answered without a document. Name the URL of a page.',
  statusAlone: ({ status }: { status: number }) => `The server answered with status ${status} and no document: there is no page to audit.`,
  leadsAside: 'The URL leads to what is no http or https page: nothing there can be audited.',
  brokenXml: 'The document is XML that is not well-formed: browsers show an error in its place.',
  unreadable: 'The page’s process gave an answer that cannot be read. Try again, or without its scripts.',
  notRead: 'The page could not be read. Try again, or without its scripts.',
  busy: 'The page answered, and did not become ready in time: a script of it may keep it busy. Try again without its scripts, or give it more time.',
  tooMuch: 'The page has more content than can be audited. Audit a smaller part of it, if it has one at a URL of its own.',
  leaves: 'The page keeps going to other URLs, and could not be read. Name the URL that it ends at.',
  noChromium:
    'No browser was found. “pageloupe install-browser” installs the Chromium that is tested; Google Chrome, Edge or the system’s package chromium will do, too. CHROMIUM_PATH names one in another place.',
  root: 'Chromium does not start as root with its sandbox. Run as another user, or pass --no-sandbox (PAGELOUPE_NO_SANDBOX=1) where every page that is audited is trusted.',
  noSandbox:
    'Chromium found no sandbox that it may use. On Ubuntu 23.10 and newer, such as GitHub’s runners: sudo sysctl -w kernel.apparmor_restrict_unprivileged_userns=0. In Docker: --security-opt seccomp=docs/ci/seccomp.json. Or pass --no-sandbox (PAGELOUPE_NO_SANDBOX=1) where every page that is audited is trusted.',
  notStarted: ({ why }: { why: string }) => `Chromium did not start: ${why}`,
};

/** What a reader should know of how the report came to be. */
export const warningWords: Readonly<Record<VisitWarningCode, (detail: string) => string>> = {
  'target-status': (status) => `The server answered with status ${status}: this report is of the page it sent with it.`,
  'redirected-off-site': (host) => `The URL redirects to another site (${host}): this report is of the page there.`,
  'went-on': (url) => `The page went on to another by script or refresh, not by a redirect of the server: this report is of ${url}`,
  'requests-blocked': (count) =>
    `${count} of the page’s requests were refused or cut off: they lead to private addresses, or are more than one page may load.`,
  'timeout-partial': () => 'The time was over before everything was read: this report is of what was known by then.',
  'bot-wall-suspected': () => 'The server seems to have sent a page for bots in place of its own.',
  'load-incomplete': () => 'The page did not finish loading: this report is of what was there.',
  'dialogs-dismissed': (count) => `Dialogs that the page opened were dismissed (${count}).`,
  'popups-closed': (count) => `Windows that the page opened were closed (${count}).`,
};

/** What is wrong with the browser or its way out. */
export const faultWords = {
  silent: ({ why }: { why: string }) => `The browser does not answer: ${why}`,
  reached: ({ way }: { way: string }) => `The egress guard does not hold: a page reached this machine by ${way}.`,
  unused: 'The egress guard saw no request: the browser does not use its proxy.',
};
