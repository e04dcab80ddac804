/** Messages about audits: why one was refused, warnings about one, browser faults. None reveals IP addresses. */
import { durationInWords } from './duration.ts';
import type { RefusalCode, VisitWarningCode } from '../../../server/audit/auditor.ts';

/** Why there is no report. */
export const refusalWords: Readonly<Record<RefusalCode, string>> = {
  'target-forbidden': 'This URL is not allowed: only public web pages can be audited, plus private origins allowed at startup.',
  'target-not-html': 'The server returned a document that is not HTML. Use the URL of a page.',
  'target-too-large': 'The page is too large to audit. Limits: 10 MB for the document, 25 MB and 600 requests in total.',
  'target-download': 'The server returned a download, not a page. Use the URL of a page.',
  'target-dns-failure': 'The host name could not be resolved. Check its spelling and its DNS records.',
  'target-connect-failed': 'Could not connect to the server. Check that it is running and reachable at this host and port.',
  'target-tls-error': 'Could not establish a secure connection. Check the certificate: open the URL in a browser to see the error.',
  'target-protocol-error': 'The server’s response is not valid HTTP or was cut off. Try again, and check the server’s log.',
  'target-needs-login':
    'The server returned 401 and requires a user name and password. The command line can send them with --header "Authorization: Basic …"; the HTTP API only audits what visitors without an account see.',
  'target-too-many-redirects': 'The URL redirects too many times. Check for a redirect loop.',
  'target-crashed-renderer': 'The page crashed its browser tab. Try again, or without JavaScript.',
  'target-timeout': 'The page did not respond in time. Try again, or increase the timeout.',
  'browser-unavailable': 'No browser could be started. Try again later.',
  overloaded: 'Too many pages are waiting to be audited. Try again later.',
  'queue-timeout': 'The audit waited too long in the queue. Try again later, or with fewer at a time.',
  draining: 'The service is stopping and starts no new audits. Try again later.',
  cancelled: 'The audit was canceled.',
};

/** The same, if more is known. */
export const reasonWords = {
  /** By Chromium's names of errors (net/base/net_error_list.h). */
  tls: {
    CERT_AUTHORITY_INVALID:
      'The certificate is self-signed, or its CA is unknown on this machine. For a CA of your own: --ca FILE (PAGELOUPE_CA), with its certificate in PEM format.',
    CERT_DATE_INVALID: 'The certificate has expired or is not valid yet. Renew it, or correct the clock of this machine.',
    CERT_COMMON_NAME_INVALID: 'The certificate is for another host name. Add this one to it, or correct the URL.',
    CERT_REVOKED: 'The certificate was revoked. Replace it.',
    CERT_WEAK_SIGNATURE_ALGORITHM: 'The certificate has a signature that browsers no longer accept, such as SHA-1. Replace it.',
    CERT_VALIDITY_TOO_LONG: 'The certificate is valid for longer than browsers accept. Replace it.',
    SSL_VERSION_OR_CIPHER_MISMATCH: 'The server offers no TLS version or cipher that browsers accept. Enable TLS 1.2 or 1.3.',
    SSL_PROTOCOL_ERROR: 'The server’s response is not TLS. Check the port, and whether it is http instead of https.',
  },
  noAnswer: 'The server responded without a document. Use the URL of a page.',
  statusAlone: ({ status }: { status: number }) => `The server returned ${status} and no page, so there is nothing to audit.`,
  redirectForbidden:
    'This URL redirects to one that is not allowed: only public web pages can be audited, plus private origins allowed at startup.',
  leadsAside: 'The URL redirects to something that is not an http or https page.',
  brokenXml: 'The document is XML that is not well-formed, so browsers show an error.',
  unreadable: 'The page’s process returned invalid data. Try again, or without JavaScript.',
  notRead: 'The page could not be read. Try again, or without JavaScript.',
  busy: 'The page loaded but was not ready in time; a script may keep it busy. Try again without JavaScript, or increase the timeout.',
  tooMuch: 'The page has more content than can be audited. Audit a smaller part of it if that part has its own URL.',
  leaves: 'The page keeps navigating to other URLs and could not be read. Use the final URL.',
  noChromium:
    'No browser found. Run “pageloupe install-browser” to install the tested Chromium, or install Google Chrome, Edge or your system’s chromium package. Set CHROMIUM_PATH for a browser in another location.',
  root: 'Chromium can’t run its sandbox as root. Run as another user, or pass --no-sandbox (PAGELOUPE_NO_SANDBOX=1) if you trust every page you audit.',
  noSandbox:
    'Chromium found no usable sandbox. On Ubuntu 23.10 and later, including GitHub’s runners: sudo sysctl -w kernel.apparmor_restrict_unprivileged_userns=0. In Docker: --security-opt seccomp=docs/use/ci/seccomp.json. Or pass --no-sandbox (PAGELOUPE_NO_SANDBOX=1) if you trust every page you audit.',
  noExecutable: ({ path }: { path: string }) =>
    `There is no browser at ${path}. Correct CHROMIUM_PATH (or --chromium of the service), or omit it to use one that is found or installed: pageloupe install-browser`,
  noBrowser: ({ path, why }: { path: string; why: string }) =>
    `${path} does not run as a browser${why === '' ? '' : ` (${why})`}. If it is one, system libraries may be missing (pageloupe install-browser --with-deps). Otherwise, correct CHROMIUM_PATH (or --chromium of the service), or omit it to use one that is found or installed.`,
  proxy: {
    'log-in': ({ place }: { place: string }) =>
      `The proxy ${place} refused the log-in (407). Check the user name and password in --proxy, and encode special characters, such as # as %23.`,
    refused: ({ place, status }: { place: string; status: string }) =>
      `The proxy ${place} opened no connection to the server, and responded with status ${status}. It may not allow this host or port, or can’t reach it itself.`,
    unreachable: ({ place }: { place: string }) =>
      `The proxy ${place} can’t be reached. Check its host and port in --proxy, and that it is running.`,
  },
  unsafePort: 'Browsers refuse to open this port, because it belongs to another protocol. Use another one, such as 8080.',
  noTemporaryFolder: ({ folder }: { folder: string }) =>
    `Chromium needs the folder for temporary files, ${folder}, and can’t write to it. Create it, change its permissions, or set TMPDIR to another one.`,
  silentAtStart: 'it started but did not answer.',
  hung: 'The browser stopped responding and was replaced, so nothing is known about the page. Try again.',
  notStarted: ({ why }: { why: string }) => `Chromium did not start: ${why}`,
};

/** Why a file of certificate authorities (--ca) cannot be used. */
export const authorityWords = {
  file: ({ file, why }: { file: string; why: string }) => `Can’t use ${file}: ${why}`,
  none: 'it contains no certificate in PEM format (-----BEGIN CERTIFICATE-----). To convert a binary one: openssl x509 -inform der -in ca.cer -out ca.pem',
  broken: ({ index }: { index: number }) => `certificate ${index} in it cannot be read. Export it again.`,
  large: 'it is larger than 1 MB. Name a file with only the certificates of your own authorities.',
};

/** Why a value could not be extracted from a page. */
export const extractionWords = {
  unread: 'The page’s process returned no valid value.',
  slowPage: 'The page did not return its values in time.',
  noHtml: 'The raw HTML of the page could not be read.',
  slowExpression: ({ ms }: { ms: number }) => `The expression took longer than ${durationInWords(ms)}. Make it simpler.`,
};

/** Why a plugin returned nothing. */
export const pluginWords = {
  tooSlow: ({ ms }: { ms: number }) => `It did not finish within ${durationInWords(ms)}.`,
  givenUp: ({ failures }: { failures: number }) => `It failed on ${failures} pages in a row and was not run again.`,
  nonsense: 'It returned an invalid message.',
  ended: 'Its thread ended.',
  typescript: 'this version of Node doesn’t run TypeScript. Compile the file to JavaScript, or use Node 22.18 or later.',
};

/** Circumstances of the audit that affect the report. */
export const warningWords: Readonly<Record<VisitWarningCode, (detail: string) => string>> = {
  'target-status': (status) => `The server returned ${status}; this report describes the page it sent with that status.`,
  'redirected-off-site': (host) => `The URL redirects to another site (${host}); this report describes that page.`,
  'went-on': (url) => `The page redirected by script or meta refresh; this report describes ${url}`,
  'requests-blocked': (count) => `${count} of the page’s requests were blocked: private addresses, or more than the limit for one page.`,
  'timeout-partial': () => 'The audit ran out of time; this report covers what was read by then.',
  'raw-html-unread': (why) => `The raw HTML could not be read, so checks that need it are missing: ${why}`,
  'bot-wall-suspected': () => 'The server seems to have sent a bot check instead of the page.',
  covered: (what) => `An overlay covered the page during this visit, such as a consent dialog: ${what}`,
  'covered-alone': (what) =>
    `Hardly any text was on the page except that of an overlay, such as a consent dialog, which this report describes: ${what}`,
  'document-cut': () => 'The HTML broke off before its end, or had not arrived in time; what follows is missing in this report.',
  'load-incomplete': () => 'The page did not finish loading; this report covers what had loaded.',
  'dialogs-dismissed': (count) => `Dialogs opened by the page were dismissed (${count}).`,
  'popups-closed': (count) => `Windows opened by the page were closed (${count}).`,
};

/** Faults of the browser or its network. */
export const faultWords = {
  silent: ({ why }: { why: string }) => `The browser isn’t responding: ${why}`,
  reached: ({ route }: { route: string }) => `The egress guard failed: a page reached this machine via ${route}.`,
  unused: 'The egress guard saw no requests: the browser is not using its proxy.',
};

/** Meaning of the system's error codes (POSIX errno). */
export const systemWords: Readonly<Record<string, string>> = {
  ENOENT: 'no such file or folder.',
  EISDIR: 'it is a folder.',
  ENOTDIR: 'part of its path is a file, not a folder.',
  ENAMETOOLONG: 'its name is too long.',
  ELOOP: 'its symbolic links form a loop.',
  EACCES: 'permission denied. Change its permissions, or run as another user.',
  EPERM: 'permission denied. Change its permissions, or run as another user.',
  EMFILE: 'too many open files. Close other programs and try again.',
  ENOSPC: 'no space left on disk.',
  EROFS: 'the disk is read-only. Use another folder.',
  ENOTSUP: 'no files can be created there. Use another folder.',
  EEXIST: 'a file of that name already exists.',
};

/** Why one of many pages has no report, if the audit itself does not say. */
export const runWords = {
  tooSlow: ({ ms }: { ms: number }) => `The audit did not finish within ${durationInWords(ms)}.`,
  internal: ({ why }: { why: string }) => `Pageloupe failed: ${why}`,
  errorAtStart: ({ status }: { status: number }) =>
    `The start page responded with status ${status}, so its links were not followed. Crawl from the URL of a page that works.`,
  rateLimited: ({ status, requested }: { status: number; requested: boolean }) =>
    `Could not be checked: rate-limited. The server kept returning ${status}${status === 429 ? ' (too many requests)' : ''}, so ${requested ? 'Pageloupe stopped requesting this page' : 'this page was not requested'}. Audit it again later.`,
};
