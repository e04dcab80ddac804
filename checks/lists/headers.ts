/**
 * What response headers mean, in a sentence each. Written from RFC 9110 (HTTP Semantics), RFC 9111 (HTTP Caching), RFC 8288
 * (Web Linking), RFC 6797 (HSTS), the W3C and WHATWG documents named below, and Google's page on robots directives. Compiled 2026-11-21.
 */
export interface HeaderMeaning {
  /** Lower case. */
  name: string;
  meaning: string;
  source: HeaderSource;
}
export type HeaderSource = keyof typeof headerSources;

export const headerSources = {
  http: { title: 'RFC 9110, HTTP Semantics', url: 'https://www.rfc-editor.org/rfc/rfc9110' },
  caching: { title: 'RFC 9111, HTTP Caching', url: 'https://www.rfc-editor.org/rfc/rfc9111' },
  links: { title: 'RFC 8288, Web Linking', url: 'https://www.rfc-editor.org/rfc/rfc8288' },
  hsts: { title: 'RFC 6797, HTTP Strict Transport Security', url: 'https://www.rfc-editor.org/rfc/rfc6797' },
  fetch: { title: 'WHATWG, Fetch Standard', url: 'https://fetch.spec.whatwg.org/' },
  html: { title: 'WHATWG, HTML Standard', url: 'https://html.spec.whatwg.org/' },
  csp: { title: 'W3C, Content Security Policy Level 3', url: 'https://www.w3.org/TR/CSP3/' },
  referrer: { title: 'W3C, Referrer Policy', url: 'https://www.w3.org/TR/referrer-policy/' },
  permissions: { title: 'W3C, Permissions Policy', url: 'https://www.w3.org/TR/permissions-policy/' },
  timing: { title: 'W3C, Server Timing', url: 'https://www.w3.org/TR/server-timing/' },
  robots: { title: 'Google, Robots meta tag, data-nosnippet and X-Robots-Tag specifications', url: 'https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag' },
  mdn: { title: 'MDN, HTTP headers', url: 'https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers' },
} as const;

export const headerMeanings: readonly HeaderMeaning[] = [
  { name: 'accept-ranges', meaning: 'Whether parts of the file can be asked for.', source: 'http' },
  { name: 'access-control-allow-origin', meaning: 'Which other sites’ scripts may read this answer.', source: 'fetch' },
  { name: 'age', meaning: 'Seconds this copy has been in a cache.', source: 'caching' },
  { name: 'allow', meaning: 'Methods this address accepts.', source: 'http' },
  { name: 'alt-svc', meaning: 'Another protocol or host under which the same site answers, for instance HTTP/3.', source: 'mdn' },
  { name: 'cache-control', meaning: 'Who may store this answer, and for how long.', source: 'caching' },
  { name: 'cf-cache-status', meaning: 'Whether Cloudflare answered from its cache.', source: 'mdn' },
  { name: 'cf-ray', meaning: 'Cloudflare’s number for this request.', source: 'mdn' },
  { name: 'clear-site-data', meaning: 'Tells the browser to forget what the site stored.', source: 'mdn' },
  { name: 'connection', meaning: 'Whether the connection stays open.', source: 'http' },
  { name: 'content-disposition', meaning: 'Shown in the browser, or saved as a file.', source: 'mdn' },
  { name: 'content-encoding', meaning: 'How the body is compressed on its way.', source: 'http' },
  { name: 'content-language', meaning: 'Language of the readers the page is for.', source: 'http' },
  { name: 'content-length', meaning: 'Bytes of the body as sent.', source: 'http' },
  { name: 'content-location', meaning: 'Address of this particular version of the page.', source: 'http' },
  { name: 'content-security-policy', meaning: 'What the page may load and run.', source: 'csp' },
  { name: 'content-security-policy-report-only', meaning: 'A policy that only reports what it would block.', source: 'csp' },
  { name: 'content-type', meaning: 'Kind of the file, and its character encoding.', source: 'http' },
  { name: 'cross-origin-embedder-policy', meaning: 'Which resources of other origins the page may hold.', source: 'html' },
  { name: 'cross-origin-opener-policy', meaning: 'Whether windows that open this page can reach it.', source: 'html' },
  { name: 'cross-origin-resource-policy', meaning: 'Which sites may embed this file.', source: 'fetch' },
  { name: 'date', meaning: 'When the server made this answer.', source: 'http' },
  { name: 'etag', meaning: 'Mark of this version, so that crawlers can ask whether it changed.', source: 'http' },
  { name: 'expires', meaning: 'Date after which a stored copy is stale; Cache-Control goes first.', source: 'caching' },
  { name: 'keep-alive', meaning: 'How long the connection stays open.', source: 'mdn' },
  { name: 'last-modified', meaning: 'When the file last changed, as the server has it. Crawlers use it to ask again.', source: 'http' },
  { name: 'link', meaning: 'Links of the whole document: canonical, hreflang, preload and others.', source: 'links' },
  { name: 'location', meaning: 'Where a redirect leads.', source: 'http' },
  { name: 'nel', meaning: 'Asks the browser to report network errors.', source: 'mdn' },
  { name: 'origin-agent-cluster', meaning: 'Asks the browser to keep this origin apart from others of the site.', source: 'html' },
  { name: 'permissions-policy', meaning: 'Which browser features the page and its frames may use.', source: 'permissions' },
  { name: 'pragma', meaning: 'An old form of Cache-Control.', source: 'caching' },
  { name: 'referrer-policy', meaning: 'How much of this address other sites learn when a link is followed.', source: 'referrer' },
  { name: 'refresh', meaning: 'Reloads or redirects after some seconds. A status 301 or 308 says it better.', source: 'html' },
  { name: 'report-to', meaning: 'Where browsers send reports (old form).', source: 'mdn' },
  { name: 'reporting-endpoints', meaning: 'Where browsers send reports.', source: 'mdn' },
  { name: 'retry-after', meaning: 'When to come back after an error 429 or 503.', source: 'http' },
  { name: 'server', meaning: 'Software of the server, as it names itself.', source: 'http' },
  { name: 'server-timing', meaning: 'How long the server’s own steps took.', source: 'timing' },
  { name: 'set-cookie', meaning: 'Stores a cookie. Browsers hide this header from extensions.', source: 'mdn' },
  { name: 'speculation-rules', meaning: 'Pages the browser may load ahead.', source: 'html' },
  { name: 'strict-transport-security', meaning: 'Browsers come back over https only.', source: 'hsts' },
  { name: 'timing-allow-origin', meaning: 'Which sites may see how long this file took to load.', source: 'mdn' },
  { name: 'transfer-encoding', meaning: 'How the body is cut for the way.', source: 'http' },
  { name: 'upgrade', meaning: 'Protocols the server could change to.', source: 'http' },
  { name: 'vary', meaning: 'Request headers on which the answer depends.', source: 'http' },
  { name: 'via', meaning: 'Proxies the answer came through.', source: 'http' },
  { name: 'x-cache', meaning: 'Whether a cache on the way had the answer.', source: 'mdn' },
  { name: 'x-content-type-options', meaning: 'nosniff: the browser keeps to the declared content type.', source: 'fetch' },
  { name: 'x-frame-options', meaning: 'Whether other sites may put the page in a frame.', source: 'html' },
  { name: 'x-powered-by', meaning: 'Software behind the site, as it names itself.', source: 'mdn' },
  { name: 'x-robots-tag', meaning: 'Robots directives, as strong as a robots meta element.', source: 'robots' },
  { name: 'x-xss-protection', meaning: 'A filter that browsers no longer have.', source: 'mdn' },
];

/** Headers shown as security facts, in order. */
export const securityHeaders: readonly { name: string; title: string; meaning: string; source: HeaderSource }[] = [
  { name: 'strict-transport-security', title: 'Strict-Transport-Security', meaning: 'Browsers use https for every later visit.', source: 'hsts' },
  { name: 'content-security-policy', title: 'Content-Security-Policy', meaning: 'Limits what can be loaded and run, against injected scripts.', source: 'csp' },
  { name: 'x-content-type-options', title: 'X-Content-Type-Options', meaning: 'Browsers do not guess another content type.', source: 'fetch' },
  { name: 'x-frame-options', title: 'X-Frame-Options', meaning: 'Keeps the page out of other sites’ frames; frame-ancestors of a Content-Security-Policy does the same.', source: 'html' },
  { name: 'referrer-policy', title: 'Referrer-Policy', meaning: 'How much of the address other sites learn.', source: 'referrer' },
  { name: 'permissions-policy', title: 'Permissions-Policy', meaning: 'Switches off browser features the page does not need.', source: 'permissions' },
  { name: 'cross-origin-opener-policy', title: 'Cross-Origin-Opener-Policy', meaning: 'Keeps windows of other sites apart.', source: 'html' },
  { name: 'cross-origin-resource-policy', title: 'Cross-Origin-Resource-Policy', meaning: 'Which sites may embed the file.', source: 'fetch' },
];
