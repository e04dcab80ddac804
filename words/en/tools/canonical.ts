import { english } from '../../../checks/core/wording.ts';
import type { CanonicalDifference } from '../../../checks/derive/head/canonicals.ts';
import type { ProbeReason } from '../../../checks/core/facts/missing.ts';
import { probeText } from '../checks/probes.ts';
import { canonicalDifferences } from '../checks/kinds.ts';

const { amount, and } = english;

export const words = {
  diagram: 'This URL, and every place that declares a canonical for the page',
  thisUrl: 'This URL',
  named: {
    none: 'The page declares no canonical. It is optional; without one, search engines choose.',
    unusable: 'Search engines ignore the canonical: its URL is invalid, or it is in the body.',
    itself: 'The page declares one canonical: this URL.',
    variant: 'The page declares one canonical: a variant of this URL.',
    other: 'The page declares one canonical: a different URL.',
    several: ({ count }: { count: number }) => `The page declares ${amount(count, 'different canonical')}; search engines choose.`,
    many: ({ count }: { count: number }) =>
      `All places together name ${amount(count, 'different URL')}. Redirects and canonicals are strong hints, sitemaps weak ones.`,
  },
  copy: 'Copy a canonical tag for this URL',
  places: {
    html: 'HTML',
    htmlHelp: 'link rel=canonical',
    header: 'Header',
    headerHelp: 'Link: rel=canonical',
    ogUrl: 'og:url',
    ogUrlHelp: 'for link previews',
    hreflang: 'hreflang',
    hreflangHelp: 'self-referencing entry',
    noHreflang: 'no hreflang set',
    sitemap: 'Sitemap',
    sitemapHelp: 'loc',
  },
  relations: { same: 'this URL', variant: 'a variant', other: 'a different URL', none: 'none', unknown: 'unknown' },
  variantBy: ({ by }: { by: CanonicalDifference[] }) => `a variant: differs by ${and(by.map((one) => canonicalDifferences[one]))}`,
  target: {
    title: 'The target',
    self: 'The canonical is this URL, so there is no other target to check.',
    several: 'The canonicals differ, so there is no single target to check.',
    none: 'There is no canonical target to check.',
    url: 'URL',
    answer: 'Response',
    indexing: 'Indexing',
    robotsTxt: 'robots.txt',
    canonical: 'Its canonical',
    pageTitle: 'Title',
    heading: 'Main heading',
    noAnswer: 'no response',
    noAnswerFor: ({ why }: { why: ProbeReason }) => `no response: ${probeText(why)}`,
    status: ({ status }: { status: number }) => `status ${status}`,
    statusAfter: ({ status, redirects }: { status: number; redirects: number }) =>
      `status ${status} after ${amount(redirects, 'redirect')}`,
    unverified: ({ status }: { status: number }) => `status ${status}: could not be verified`,
    unknown: 'unknown',
    missing: 'none',
    indexable: 'allowed',
    noindex: 'noindex',
    crawlable: 'crawling allowed',
    uncrawlable: 'crawling blocked',
    itself: 'itself',
    onward: 'another URL',
    namesNone: 'none',
  },
};
