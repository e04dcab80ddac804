/** What audits say to people: why there is none, what to know of one, what is wrong with the browser. None tells of addresses. */
import type { RefusalCode, VisitWarningCode } from './auditor.ts';

/** Why there is no report. */
export const refusalWords: Readonly<Record<RefusalCode, string>> = {
  'target-forbidden': 'This URL may not be audited: only public http and https pages may.',
  'target-not-html': 'The server sent a document that is not HTML.',
  'target-too-large': 'The page is too large to audit.',
  'target-download': 'The server sent a file to download, not a page.',
  'target-dns-failure': 'The host name could not be resolved.',
  'target-connect-failed': 'No connection to the server could be made.',
  'target-tls-error': 'No secure connection to the server could be made.',
  'target-protocol-error': 'The server’s answer is not valid HTTP.',
  'target-too-many-redirects': 'The URL redirects too many times.',
  'target-crashed-renderer': 'The page crashed the browser tab it was opened in.',
  'target-timeout': 'The page gave no document in time.',
  'browser-unavailable': 'No browser could be started.',
  overloaded: 'Too many pages are waiting to be audited.',
  'queue-timeout': 'The audit waited too long for its turn.',
  draining: 'No more audits are begun: they are being stopped.',
  cancelled: 'The audit was cancelled.',
};

/** The same, where more is known. */
export const reasonWords = {
  noAnswer: 'The server answered without a document.',
  brokenXml: 'The document is XML that is not well-formed: browsers show an error in its place.',
  unreadable: 'The page’s process gave an answer that cannot be read.',
  notRead: 'The page could not be read.',
  tooMuch: 'The page has more content than can be audited.',
  leaves: 'The page keeps going to other URLs, and could not be read.',
  noChromium: 'No Chromium was found: install one, or set CHROMIUM_PATH to one.',
  root: 'Chromium does not start as root with its sandbox. Run as another user, or pass --no-sandbox (PAGELOUPE_NO_SANDBOX=1) where every page that is audited is trusted.',
  noSandbox: 'Chromium found no sandbox that it may use. Let it have user namespaces, or pass --no-sandbox (PAGELOUPE_NO_SANDBOX=1) where every page that is audited is trusted.',
  notStarted: ({ why }: { why: string }) => `Chromium did not start: ${why}`,
};

/** What a reader should know of how the report came to be. */
export const warningWords: Readonly<Record<VisitWarningCode, (detail: string) => string>> = {
  'target-status': (status) => `The server answered with status ${status}: this report is of the page it sent with it.`,
  'redirected-off-site': (host) => `The URL redirects to another site (${host}): this report is of the page there.`,
  'requests-blocked': (count) => `${count} of the page’s requests were refused or cut off: they lead to private addresses, or are more than one page may load.`,
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
