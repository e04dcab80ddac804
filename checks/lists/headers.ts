/**
 * Which document defines which response header; their meaning is in the words of the tool. From RFC 9110 (HTTP Semantics), RFC 9111 (HTTP Caching), RFC 8288
 * (Web Linking), RFC 6797 (HSTS), the W3C and WHATWG documents named below, and Google's page on robots directives. Compiled 2026-11-21.
 */
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
  robots: {
    title: 'Google, Robots meta tag, data-nosnippet and X-Robots-Tag specifications',
    url: 'https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag',
  },
  mdn: { title: 'MDN, HTTP headers', url: 'https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers' },
} as const;

/** Keyed by lower case name. */
export const headers = {
  'accept-ranges': 'http',
  'access-control-allow-origin': 'fetch',
  age: 'caching',
  allow: 'http',
  'alt-svc': 'mdn',
  'cache-control': 'caching',
  'cf-cache-status': 'mdn',
  'cf-ray': 'mdn',
  'clear-site-data': 'mdn',
  connection: 'http',
  'content-disposition': 'mdn',
  'content-encoding': 'http',
  'content-language': 'http',
  'content-length': 'http',
  'content-location': 'http',
  'content-security-policy': 'csp',
  'content-security-policy-report-only': 'csp',
  'content-type': 'http',
  'cross-origin-embedder-policy': 'html',
  'cross-origin-opener-policy': 'html',
  'cross-origin-resource-policy': 'fetch',
  date: 'http',
  etag: 'http',
  expires: 'caching',
  'keep-alive': 'mdn',
  'last-modified': 'http',
  link: 'links',
  location: 'http',
  nel: 'mdn',
  'origin-agent-cluster': 'html',
  'permissions-policy': 'permissions',
  pragma: 'caching',
  'referrer-policy': 'referrer',
  refresh: 'html',
  'report-to': 'mdn',
  'reporting-endpoints': 'mdn',
  'retry-after': 'http',
  server: 'http',
  'server-timing': 'timing',
  'set-cookie': 'mdn',
  'speculation-rules': 'html',
  'strict-transport-security': 'hsts',
  'timing-allow-origin': 'mdn',
  'transfer-encoding': 'http',
  upgrade: 'http',
  vary: 'http',
  via: 'http',
  'x-cache': 'mdn',
  'x-content-type-options': 'fetch',
  'x-frame-options': 'html',
  'x-powered-by': 'mdn',
  'x-robots-tag': 'robots',
  'x-xss-protection': 'mdn',
} as const satisfies Record<string, HeaderSource>;
export type HeaderName = keyof typeof headers;

/** Headers shown as security facts, in display order and spelling. */
export const securityHeaders = [
  'Strict-Transport-Security',
  'Content-Security-Policy',
  'X-Content-Type-Options',
  'X-Frame-Options',
  'Referrer-Policy',
  'Permissions-Policy',
  'Cross-Origin-Opener-Policy',
  'Cross-Origin-Resource-Policy',
] as const;
export type SecurityHeader = (typeof securityHeaders)[number];
