import { lookUpEntry } from '../../../checks/core/helpers/look-up-entry.ts';
import { amount, number } from './grammar.ts';

/** Where a sitemap is not well-formed XML: the shape of SitemapFault. */
type Fault = { kind: 'ampersand' | 'tag' | 'cut'; line: number; tag?: string; open?: string };
/** What is wrong with it: a clause. */
export const reasonFaultText = ({ kind, line, tag, open }: Fault): string =>
  ({
    cut: `it ends on line ${line} without closing its root element`,
    tag: `line ${line} closes </${tag}>, but ${open ? `<${open}> is open` : 'no element is open'}`,
    ampersand: `line ${line} has a bare & (write &amp;)`,
  })[kind];

/** Why something could not be requested or read, or only in part: whole sentences, by code. Their arguments are JSON. */
export const reasons = {
  pending: () => 'Not known yet.',
  'signal-failed': ({ error }: { error: string }) => `This check failed on this page’s data: ${error}`,

  // Read from the page
  'reading-failed': ({ error }: { error: string }) => `It could not be read: ${error}`,
  'reading-too-slow': ({ seconds }: { seconds: number }) =>
    `Reading this page took longer than ${number(seconds)} seconds, so this part was not read.`,
  'not-shown': () => 'This tab isn’t visible.',
  'style-unloaded': ({ name }: { name: string }) =>
    `A style sheet did not load on this visit, so nothing that depends on the layout was checked: ${name}`,
  'no-styles': () => 'The page came without any style sheet on this visit, so nothing that depends on the layout was checked.',
  'font-unloaded': ({ name }: { name: string }) => `A font did not load on this visit, so this visit is not typical: ${name}`,
  'page-unread': () => 'The page itself could not be read.',
  'links-unread': () => 'The links of the page could not be read.',
  'structured-data-unread': () => 'The structured data could not be read.',
  'vocabulary-unread': ({ error }: { error: string }) => `The vocabulary of schema.org could not be read: ${error}`,

  // Requests to the page's own site
  'not-on-the-web': () => 'Only http and https pages can be requested.',
  'no-answer': () => 'The server did not respond.',
  'request-failed': () =>
    'The request failed without a response: the connection broke, the URL redirects elsewhere, or the browser or the site blocked it.',
  'answer-too-slow': ({ seconds }: { seconds: number }) => `The server did not finish its response within ${number(seconds)} seconds.`,
  'other-origin': ({ origin }: { origin: string }) => `The request was redirected to another origin (${origin}), which was not read.`,
  'site-refused': ({ status }: { status: number }) => `A request without cookies got ${status}.`,
  'no-document': ({ status }: { status: number }) => `A request without cookies got ${status} without an HTML document.`,
  'not-delivered': ({ status }: { status: number }) => `The server returned ${status} instead of the page.`,
  'no-own-headers': ({ status }: { status: number }) =>
    `A request without cookies got ${status}, so the response headers of the page itself are unknown.`,
  'not-html': ({ type }: { type: string }) => `The response is ${type}, not HTML.`,
  'nested-too-deep': ({ elements }: { elements: number }) =>
    `The HTML is nested more than ${number(elements)} levels deep, too deep to parse safely.`,
  'site-unread': () => 'The site’s response could not be read.',
  'site-unreached': ({ error }: { error: string }) => `The site could not be requested: ${error}`,

  // Requests that were not made, or not followed
  'policy-forbids': () =>
    'The page’s content security policy (connect-src) blocks the request, and this browser applies it to extensions too.',
  'host-not-allowed': ({ host }: { host: string }) => `Pageloupe is not allowed to send requests to ${host}.`,
  'leads-inside': () => 'It redirects to a private address, which was not read.',
  'named-inside': () => 'Its host name resolves to a private address, so the response was not read.',
  'leads-off-the-web': () => 'The request was redirected to a URL that is not http or https.',
  'endless-redirects': () => 'The redirects never end.',
  'hidden-redirect': () => 'The request was redirected, and the browser does not show where to.',

  // Checks of other URLs
  'not-requested': () => 'Other URLs have not been requested.',
  'links-not-checked': () => 'Checked only when you start it: use “Check links”.',
  'run-without-links': () => 'Not checked: this bulk audit ran without link checks.',
  'hosts-refused': () => 'You did not allow Pageloupe to request these URLs.',
  'hosts-not-allowed': () => 'Pageloupe is not allowed to request the sites this page links to.',
  'check-stopped': () => 'The check was stopped before it got here.',
  'check-failed': () => 'The check of this URL failed.',
  'no-canonical': () => 'The page declares no other canonical URL.',
  'no-share-image': () => 'The page declares no share image.',
  'no-icon': () => 'The page declares no icon with an http(s) URL.',

  // Sitemaps
  'sitemap-elsewhere': () => 'It is on another origin, so it was not requested.',
  'sitemap-limits': ({ files, megabytes }: { files: number; megabytes: number }) =>
    `Not read: the limit is ${files} files and ${megabytes} MB.`,
  'site-not-allowed': () => 'Pageloupe is not allowed to read this site. Grant access first.',
  'sitemap-url': () => 'A sitemap URL must start with http:// or https://.',
  'answer-status': ({ status }: { status: number }) => `The server returned ${status}.`,
  'sitemap-is-page': () => 'This is a web page, not a sitemap.',
  'sitemap-unreadable': () => 'This is not a sitemap: neither sitemap XML (sitemaps.org) nor a list of URLs.',
  'sitemap-cut': ({ url, megabytes }: { url: string; megabytes: number }) =>
    `${url} is truncated or larger than the ${megabytes} MB limit for sitemaps: the rest was not read.`,
  'sitemap-late': ({ url, entries }: { url: string; entries: number }) =>
    `${url} did not end in time: the rest was not read. URLs read: ${number(entries)}.`,
  'sitemap-malformed': ({ url, fault }: { url: string; fault: Fault }) =>
    `${url} is not well-formed XML: ${reasonFaultText(fault)}. Its URLs were still read.`,
  'sitemap-too-long': ({ url, entries }: { url: string; entries: number }) =>
    `${url} lists more than the ${number(entries)} URLs allowed in a sitemap: the rest was not read.`,
  'sitemap-empty': () => 'This sitemap lists no pages.',
  'sitemap-more-pages': ({ pages, taken }: { pages: number; taken: number }) =>
    `It lists ${number(pages)} pages; the first ${number(taken)} were added.`,
  'sitemap-files-unread': ({ unread, total }: { unread: number; total: number }) =>
    `${number(unread)} of its ${amount(total, 'sitemap')} could not be read or exceeded the limit.`,
  'sitemap-nested': ({ count }: { count: number }) =>
    `${amount(count, { one: 'entry of a nested sitemap index was', other: 'entries of nested sitemap indexes were' })} not followed.`,
  'sitemap-off-the-web': ({ count }: { count: number }) =>
    `${amount(count, { one: 'entry is not an http(s) URL', other: 'entries are not http(s) URLs' })}.`,
  'sitemap-leads-inside': ({ count }: { count: number }) =>
    `${amount(count, { one: 'entry points to a private address and was', other: 'entries point to private addresses and were' })} skipped.`,
};

/** The sentence of a reason. A code that this version does not know is shown unchanged. */
export const reasonText = ({ code, args }: { code: string; args: object }): string =>
  lookUpEntry<(args: object) => string>(reasons, code)?.(args) ?? code;
