import type { Status } from '../../checks/index.ts';

/** For each signal: a page of the demo site where it passes, and one where it fails or warns. */
export const expectedVerdicts: Record<string, { passes: string; faulty: [path: string, status: 'warn' | 'fail'] }> = {
  'http-status': { passes: '/guides/oil-leather-covers', faulty: ['/lost', 'fail'] },
  'index-directives': { passes: '/guides/oil-leather-covers', faulty: ['/faults/noindex', 'fail'] },
  'robots-txt-access': { passes: '/guides/oil-leather-covers', faulty: ['/private/members', 'fail'] },
  'snippet-controls': { passes: '/guides/oil-leather-covers', faulty: ['/faults/snippets', 'fail'] },
  'canonical-tag': { passes: '/guides/oil-leather-covers', faulty: ['/faults/canonicals', 'fail'] },
  'sitemap-entry': { passes: '/guides/oil-leather-covers', faulty: ['/faults/noindex', 'fail'] },
  'url-form': { passes: '/guides/oil-leather-covers', faulty: ['/faults/app?sid=8f3a&a=1&b=2&c=3#/journal/7', 'fail'] },
  title: { passes: '/guides/oil-leather-covers', faulty: ['/faults/titles', 'fail'] },
  'meta-description': { passes: '/guides/oil-leather-covers', faulty: ['/faults/titles', 'warn'] },
  'head-markup': { passes: '/guides/oil-leather-covers', faulty: ['/faults/head', 'fail'] },
  favicon: { passes: '/guides/oil-leather-covers', faulty: ['/faults/viewport', 'warn'] },
  'render-parity': { passes: '/guides/oil-leather-covers', faulty: ['/faults/script-only', 'fail'] },
  'html-size': { passes: '/guides/oil-leather-covers', faulty: ['/faults/huge', 'fail'] },
  'main-content': { passes: '/guides/oil-leather-covers', faulty: ['/faults/empty-article', 'fail'] },
  'main-heading': { passes: '/guides/oil-leather-covers', faulty: ['/faults/empty-article', 'fail'] },
  'heading-outline': { passes: '/guides/oil-leather-covers', faulty: ['/faults/outline', 'warn'] },
  'placeholder-text': { passes: '/guides/oil-leather-covers', faulty: ['/faults/titles', 'fail'] },
  'crawlable-links': { passes: '/guides/oil-leather-covers', faulty: ['/faults/links', 'fail'] },
  'anchor-text': { passes: '/guides/oil-leather-covers', faulty: ['/faults/links', 'fail'] },
  'link-rel': { passes: '/guides/oil-leather-covers', faulty: ['/faults/nofollow', 'fail'] },
  'image-alt': { passes: '/guides/oil-leather-covers', faulty: ['/faults/images', 'fail'] },
  'image-delivery': { passes: '/guides/oil-leather-covers', faulty: ['/faults/images', 'fail'] },
  'jsonld-syntax': { passes: '/guides/oil-leather-covers', faulty: ['/faults/markup', 'fail'] },
  'schema-properties': { passes: '/shop/field-journal', faulty: ['/faults/product-data', 'fail'] },
  'schema-visible': { passes: '/shop/field-journal', faulty: ['/faults/product-data', 'fail'] },
  'open-graph': { passes: '/guides/oil-leather-covers', faulty: ['/faults/sharing', 'fail'] },
  'x-card': { passes: '/guides/oil-leather-covers', faulty: ['/faults/sharing', 'fail'] },
  'html-lang': { passes: '/guides/oil-leather-covers', faulty: ['/faults/language', 'warn'] },
  hreflang: { passes: '/guides/oil-leather-covers', faulty: ['/faults/language', 'fail'] },
  viewport: { passes: '/guides/oil-leather-covers', faulty: ['/faults/viewport', 'fail'] },
  'core-web-vitals': { passes: '/guides/oil-leather-covers', faulty: ['/faults/shifts', 'fail'] },
  'ai-crawler-access': { passes: '/guides/oil-leather-covers', faulty: ['/private/members', 'fail'] },
  'answer-lead': { passes: '/guides/oil-leather-covers', faulty: ['/faults/fragments', 'fail'] },
  'descriptive-headings': { passes: '/guides/oil-leather-covers', faulty: ['/faults/rambling', 'fail'] },
  'self-contained-passages': { passes: '/guides/oil-leather-covers', faulty: ['/faults/fragments', 'warn'] },
  'sourced-claims': { passes: '/guides/oil-leather-covers', faulty: ['/faults/claims', 'fail'] },
  'decision-facts': { passes: '/shop/field-journal', faulty: ['/faults/product-data', 'fail'] },
  'date-visible': { passes: '/guides/oil-leather-covers', faulty: ['/faults/claims', 'fail'] },
  'date-agreement': { passes: '/guides/oil-leather-covers', faulty: ['/faults/dates', 'fail'] },
  'author-identity': { passes: '/guides/oil-leather-covers', faulty: ['/faults/dates', 'warn'] },
  'publisher-identity': { passes: '/guides/oil-leather-covers', faulty: ['/faults/dates', 'warn'] },
};

/**
 * Signals that need a probe of other URLs: without one they do not pass, and what can be judged from the page is judged.
 * `https` does not apply on a loopback address; https.spec.ts serves it under another name.
 */
export const withoutProbe: Record<string, [path: string, status: Status][]> = {
  // How permanent a redirect is shows only to a probe; too many hops show in this visit.
  'redirect-path': [['/guides/oil-leather-covers', 'na'], ['/old-guide', 'unchecked'], ['/faults/hops', 'warn']],
  'canonical-target': [['/guides/oil-leather-covers', 'na']],
  'link-status': [['/guides/oil-leather-covers', 'unchecked'], ['/faults/links', 'warn']],
  // An image over http is judged without a probe: the demo site has no certificate.
  'share-image': [['/guides/oil-leather-covers', 'warn'], ['/imprint', 'na']],
  'hreflang-return': [['/guides/oil-leather-covers', 'unchecked'], ['/imprint', 'na']],
  https: [['/guides/oil-leather-covers', 'na']],
};
