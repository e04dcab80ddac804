import type { FactName, FactTable, KnownFacts } from '../../checks/core/facts.ts';
import type { Failure, Gathered } from '../../checks/core/facts/missing.ts';
import type { HeadFact } from '../../checks/core/facts/head.ts';
import { factFailure } from '../../checks/core/failure.ts';

const emptyHead: HeadFact = { titles: [], metas: [], links: [], nodes: [], nodesTotal: 0, leftHeadAt: null, heads: 1, base: null };

/** A plain page on which nothing is wrong and nothing is there: tests state only what they are about. */
export const blank: FactTable = {
  page: {
    url: 'https://example.com/page',
    baseUrl: 'https://example.com/page',
    at: Date.UTC(2026, 10, 21),
    contentType: 'text/html',
    xml: false,
    quirks: false,
    doctype: 'html',
    charset: 'UTF-8',
    lang: 'en',
    xmlLang: null,
    dir: null,
    elements: 100,
    textNodes: 80,
    shadowRoots: 0,
    scripts: 1,
    readyState: 'complete',
    viewport: { width: 1280, height: 800, scrollWidth: 1280, dpr: 1 },
    navigation: { status: 200, redirects: 0, type: 'navigate', protocol: 'h2', transferBytes: 10_000, htmlBytes: 30_000 },
    truncated: false,
  },
  head: emptyHead,
  headings: { items: [], total: 0 },
  links: { items: [], total: 0 },
  images: { items: [], total: 0 },
  text: { blocks: [], units: 0, mainUnits: 0, truncated: false, nosnippetChars: 0, mainChars: 0 },
  main: {
    method: 'main',
    confidence: 1,
    selector: 'main',
    words: 0,
    share: 0,
    locked: [],
    imageShareFirstScreen: 0,
    leftOut: [],
    keptByMarkup: [],
  },
  language: { page: 'en', detected: 'en', confidence: 1, script: 'Latn' },
  pageType: { type: 'article', reason: { code: 'none', args: {} }, evidence: [] },
  semantics: { times: [], authors: [], called: [], pairs: [] },
  structuredData: { blocks: [], items: [], total: 0 },
  parts: {
    forms: [],
    frames: [],
    summaries: [],
    buttons: [],
    codeSamples: 0,
    sideNavLinks: 0,
    repeated: null,
    groups: [],
    nosnippet: [],
    hiddenText: [],
  },
  provenance: { dates: [], names: [], aboutLinks: [] },
  about: {
    headline: '',
    authors: [],
    publisher: null,
    published: null,
    modified: null,
    dates: { published: null, modified: null },
    lead: '',
    words: 0,
    prose: 0,
    language: 'en',
  },
  offer: { prices: [], specifications: [] },
  controls: { total: 0, nameless: [], namelessTotal: 0, forms: [], formTotal: 0 },
  resources: { items: [], total: 0, mixed: [] },
  vitals: { background: false, lcp: null, cls: null, inp: null },
  device: { overflow: [], smallTargets: [], smallTargetsTotal: 0, overlayShare: 0, overlays: [] },
  response: {
    requestedUrl: 'https://example.com/page',
    finalUrl: 'https://example.com/page',
    status: 200,
    redirected: false,
    headers: [],
    contentType: 'text/html; charset=utf-8',
    bytes: 30_000,
    truncated: false,
    ttfb: 20,
    duration: 40,
    charsetEarly: 'header',
  },
  served: {
    head: emptyHead,
    headings: [],
    lang: 'en',
    linkTotal: 0,
    hrefTotal: 0,
    imageTotal: 0,
    linkUrls: [],
    jsonLd: [],
    presence: [],
    coverage: 1,
    inText: 1,
    scripts: 1,
    blocks: [],
    units: 0,
    noscriptUnits: 0,
    markdown: '',
    bytes: 30_000,
    cutAt: null,
    headEndedBy: null,
  },
  robotsTxt: {
    url: 'https://example.com/robots.txt',
    finalUrl: 'https://example.com/robots.txt',
    status: 200,
    contentType: 'text/plain',
    text: '',
    bytes: 0,
    truncated: false,
    redirects: 0,
    failure: null,
  },
  sitemap: { files: [], entries: [], complete: true },
  llmsTxt: { url: 'https://example.com/llms.txt', status: 404, text: '', bytes: 0, contentType: '' },
  schemaTerms: { release: '', issues: [] },
  linkStatus: { probes: [], finished: true },
  canonicalTarget: {
    probe: { url: '', class: 'ok', status: 200, finalUrl: '', redirects: 0, reason: null },
    robots: [],
    robotsTxtAllowed: true,
    canonical: null,
    title: '',
    heading: '',
  },
  alternates: { items: [] },
  shareImage: {
    picture: { url: '', class: 'ok', status: 200, contentType: 'image/png', bytes: 100_000, width: 1200, height: 630, reason: null },
  },
  icons: { pictures: [], robotsTxtAllowed: true },
  redirects: { hops: [], loop: false },
};

/** Facts of the blank page with parts replaced: `{ head: { titles: [] } }` replaces only the titles. */
export type Changes = { [N in FactName]?: Partial<FactTable[N]> | Gathered<FactTable[N]> | null };

/**
 * Known facts: the blank page with changes. `null` takes a fact away (still pending),
 * a Gathered value is taken as it is (for instance a failure).
 */
export function known(changes: Changes = {}): KnownFacts {
  const result: Record<string, unknown> = {};
  for (const [name, fact] of Object.entries(blank)) {
    const change = changes[name as FactName];
    if (change === null) continue;
    result[name] = change && 'ok' in change ? change : { ok: true, value: { ...fact, ...change } };
  }
  return result as KnownFacts;
}

export function failure(reason: 'refused' | 'timeout' | 'not-probed' | 'no-permission' = 'refused'): Failure {
  switch (reason) {
    case 'refused':
      return factFailure(reason, 'request-failed');
    case 'timeout':
      return factFailure(reason, 'answer-too-slow', { seconds: 10 });
    case 'not-probed':
      return factFailure(reason, 'links-not-checked');
    case 'no-permission':
      return factFailure(reason, 'hosts-refused');
  }
}
