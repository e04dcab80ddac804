export type ExpectedVerdicts = Record<string, { passes: string | null; faulty: [path: string, status: 'warn' | 'fail'] | null }>;

/** For each signal: a page of the demo site where it passes, and one where it fails or warns; null if there is none. */
export const expectedVerdicts: ExpectedVerdicts = {
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
  'main-content': { passes: '/guides/oil-leather-covers', faulty: ['/faults/empty-article', 'warn'] },
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
  'open-graph': { passes: '/guides/oil-leather-covers', faulty: ['/faults/sharing', 'warn'] },
  'x-card': { passes: '/guides/oil-leather-covers', faulty: ['/faults/sharing', 'warn'] },
  'html-lang': { passes: '/guides/oil-leather-covers', faulty: ['/faults/language', 'warn'] },
  hreflang: { passes: '/guides/oil-leather-covers', faulty: ['/faults/language', 'fail'] },
  viewport: { passes: '/guides/oil-leather-covers', faulty: ['/faults/viewport', 'fail'] },
  // On a busy machine, no page paints in time.
  'core-web-vitals': { passes: null, faulty: ['/faults/shifts', 'warn'] },
  'ai-crawler-access': { passes: '/guides/oil-leather-covers', faulty: ['/private/members', 'fail'] },
  'answer-lead': { passes: '/guides/oil-leather-covers', faulty: ['/faults/fragments', 'warn'] },
  'descriptive-headings': { passes: '/guides/oil-leather-covers', faulty: ['/faults/rambling', 'warn'] },
  'self-contained-passages': { passes: '/guides/oil-leather-covers', faulty: ['/faults/fragments', 'warn'] },
  'sourced-claims': { passes: '/guides/oil-leather-covers', faulty: ['/faults/claims', 'warn'] },
  // No product of the demo site is without a price.
  'decision-facts': { passes: '/shop/field-journal', faulty: null },
  'date-visible': { passes: '/guides/oil-leather-covers', faulty: ['/faults/claims', 'fail'] },
  'date-agreement': { passes: '/guides/oil-leather-covers', faulty: ['/faults/dates', 'fail'] },
  'author-identity': { passes: '/guides/oil-leather-covers', faulty: ['/faults/dates', 'warn'] },
  'publisher-identity': { passes: '/guides/oil-leather-covers', faulty: ['/faults/dates', 'warn'] },
};

/**
 * The same for signals that are complete only after other URLs were requested (probes).
 * `https` does not apply on a loopback address, and a share image over http never passes: https.spec.ts serves both under another name.
 */
export const probedVerdicts: ExpectedVerdicts = {
  'canonical-target': { passes: '/guides/oil-leather-covers/print', faulty: ['/faults/canonical-away', 'fail'] },
  'redirect-path': { passes: '/old-guide', faulty: ['/faults/hops', 'warn'] },
  favicon: { passes: '/guides/oil-leather-covers', faulty: ['/faults/share-picture-gone', 'fail'] },
  'link-status': { passes: '/about', faulty: ['/faults/broken-links', 'fail'] },
  'share-image': { passes: null, faulty: ['/faults/share-picture-gone', 'fail'] },
  'hreflang-return': { passes: '/guides/oil-leather-covers', faulty: ['/faults/one-way', 'fail'] },
};
