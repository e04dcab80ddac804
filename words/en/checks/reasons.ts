import { ownMember } from '../../../checks/core/look-up.ts';
import { amount, number } from './english.ts';

/** Where a sitemap is no well-formed XML: the shape of SitemapFault. */
type Fault = { kind: 'ampersand' | 'tag' | 'cut'; line: number; tag?: string; open?: string };
/** What is wrong with it: a clause. */
export const faultText = ({ kind, line, tag, open }: Fault): string =>
  ({
    cut: `it ends in line ${line} without closing its root element`,
    tag: `line ${line} has </${tag}> where ${open ? `<${open}> is open` : 'nothing is open'}`,
    ampersand: `line ${line} has a bare & (write &amp;)`,
  })[kind];

/** Why something could not be had, requested or read, or only in part: whole sentences, by code. Their arguments are JSON. */
export const reasons = {
  pending: () => 'Not known yet.',
  /** As an earlier version of ours said it. */
  earlier: ({ detail }: { detail: string }) => detail,
  'signal-failed': ({ error }: { error: string }) => `This check failed on the page's data: ${error}`,

  // What the page itself should have told
  'reading-failed': ({ error }: { error: string }) => `Reading it failed: ${error}`,
  'not-shown': () => 'The document is not shown.',
  'page-unread': () => 'The page itself could not be read.',
  'links-unread': () => 'The links of the page could not be read.',
  'structured-data-unread': () => 'The structured data could not be read.',
  'vocabulary-unread': ({ error }: { error: string }) => `The vocabulary of schema.org could not be read: ${error}`,

  // Requests to the page's own site
  'not-on-the-web': () => 'Only pages on http and https can be requested again.',
  'no-answer': () => 'The server gave no answer.',
  'request-failed': () =>
    'The request failed without an answer: the connection broke, the URL redirects elsewhere, or the browser or the site blocks it.',
  'answer-too-slow': ({ seconds }: { seconds: number }) => `The server did not finish its answer within ${number(seconds)} seconds.`,
  'other-origin': ({ origin }: { origin: string }) => `The request was redirected to another origin, ${origin}, which was not read.`,
  'site-refused': ({ status }: { status: number }) => `Requested again without cookies, the site answered with status ${status}.`,
  'no-document': ({ status }: { status: number }) =>
    `Requested again without cookies, the site answered with status ${status} and no HTML document.`,
  'not-delivered': ({ status }: { status: number }) => `The server returned ${status} instead of the page.`,
  'no-own-headers': ({ status }: { status: number }) =>
    `The anonymous request was answered with ${status}, so the page's own response headers are not known.`,
  'not-html': ({ type }: { type: string }) => `The answer is ${type}, not HTML.`,
  'nested-too-deep': ({ elements }: { elements: number }) =>
    `Its HTML has more than ${number(elements)} elements open in each other: to parse it would block the page.`,
  'site-unread': () => 'The site’s answer could not be read.',
  'site-unreached': ({ error }: { error: string }) => `The site could not be requested: ${error}`,

  // Requests that were not made, or not followed
  'policy-forbids': () =>
    'The page’s content security policy (connect-src) forbids the request, and this browser holds extensions to it too.',
  'host-not-allowed': ({ host }: { host: string }) => `Pageloupe is not allowed to send requests to ${host}.`,
  'leads-inside': () => 'It leads to a private address, which was not read.',
  'named-inside': () => 'Its name leads to a private address, so the answer was not read.',
  'leads-off-the-web': () => 'The request was redirected to something that is no URL of the web.',
  'endless-redirects': () => 'The redirects have no end.',
  'hidden-redirect': () => 'The request was redirected, and the browser does not show where to.',

  // Checks of other URLs
  'not-requested': () => 'Other URLs have not been requested.',
  'links-not-checked': () => 'Not checked yet. Use “Check links”.',
  'run-without-links': () => 'Not checked: this bulk audit ran without link checks.',
  'hosts-refused': () => 'You have not allowed Pageloupe to request these URLs.',
  'hosts-not-allowed': () => 'Pageloupe is not allowed to request the sites that this page names.',
  'check-stopped': () => 'The check was stopped before this was known.',
  'check-failed': () => 'The check of this URL failed.',
  'no-canonical': () => 'The page names no other canonical URL.',
  'no-share-image': () => 'The page names no share image.',
  'no-icon': () => 'The page names no icon with a URL of the web.',

  // Sitemaps
  'sitemap-elsewhere': () => 'It is on another origin, so it was not requested.',
  'sitemap-limits': ({ files, megabytes }: { files: number; megabytes: number }) =>
    `It was not read: at most ${files} files and ${megabytes} MB are read.`,
  'site-not-allowed': () => 'Pageloupe is not allowed to read this site: grant access to it first.',
  'sitemap-url': () => 'This is no URL of a sitemap: it must begin with http:// or https://.',
  'sitemap-status': ({ status }: { status: number }) => `The server answered with status ${status}.`,
  'sitemap-is-page': () => 'This is a web page, not a sitemap.',
  'sitemap-unreadable': () => 'This is no sitemap: neither XML as sitemaps.org describes it, nor a list of URLs.',
  'sitemap-cut': ({ url, megabytes }: { url: string; megabytes: number }) =>
    `${url} is cut off, or larger than the ${megabytes} MB a sitemap may have: its rest was not read.`,
  'sitemap-malformed': ({ url, fault }: { url: string; fault: Fault }) =>
    `${url} is not well-formed XML: ${faultText(fault)}. Its URLs were read all the same.`,
  'sitemap-too-long': ({ url, entries }: { url: string; entries: number }) =>
    `${url} lists more than the ${number(entries)} URLs a sitemap may have: the rest was not read.`,
  'sitemap-empty': () => 'This sitemap lists no pages.',
  'sitemap-more-pages': ({ pages, taken }: { pages: number; taken: number }) =>
    `It lists ${number(pages)} pages: the first ${number(taken)} were taken.`,
  'sitemap-files-unread': ({ unread, total }: { unread: number; total: number }) =>
    `${number(unread)} of its ${amount(total, 'sitemap')} could not be read, or were too many.`,
  'sitemap-nested': ({ count }: { count: number }) =>
    `${amount(count, { one: 'entry of an index inside an index was', other: 'entries of an index inside an index were' })} not followed.`,
  'sitemap-off-the-web': ({ count }: { count: number }) =>
    `${amount(count, { one: 'entry is no URL', other: 'entries are no URLs' })} of a web page.`,
  'sitemap-leads-inside': ({ count }: { count: number }) =>
    `${amount(count, { one: 'entry leads to a private address and was', other: 'entries lead to private addresses and were' })} left out.`,
};

/** The sentence of a reason. A code that this version does not know is shown as it is. */
export const reasonText = ({ code, args }: { code: string; args: object }): string =>
  ownMember<(args: object) => string>(reasons, code)?.(args) ?? code;
