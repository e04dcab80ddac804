import type { SitemapFile } from '../../../checks/core/facts/site.ts';
import type { LeftoverPlace } from '../../../checks/derive/text/leftovers.ts';
import type { CanonicalDifference } from '../../../checks/derive/head/canonicals.ts';
import type { DecisionFactId } from '../../../checks/derive/text/decision-facts.ts';
import type { Audience } from '../../../checks/lists/rich-results.ts';
import type { RobotsIssueKind } from '../../../checks/parse/robots-txt.ts';
import { amount } from './grammar.ts';

/** Labels shared by findings and tools. */

/** What is wrong with a line of robots.txt. */
export const robotsTxtMistakes: Record<RobotsIssueKind, string> = {
  'no-separator': 'no colon between name and value',
  'unknown-directive': 'no known crawler reads this directive',
  'unsupported-directive': 'no major crawler supports this in robots.txt anymore',
  typo: 'misspelled; Google accepts it, others may not',
  'rule-before-agent': 'comes before any User-agent line, so it applies to no crawler',
  'empty-agent': 'has no crawler name',
  'pattern-start': 'doesn’t start with / or *, so it may match nothing',
  'dollar-inside': '$ marks the end of the URL only at the end of a pattern',
  'never-matches':
    'matches nothing for Google: spaces, braces and quotation marks are encoded in URLs (%20, %7B …), so encode them here too',
  'relative-sitemap': 'a sitemap needs its full URL',
  'long-line': 'longer than crawlers read',
  'not-utf8': 'is not UTF-8',
};

/** What a file listed as a sitemap really is. */
export const sitemapKinds: Record<SitemapFile['kind'], string> = {
  urlset: 'list of URLs',
  index: 'index of sitemaps',
  text: 'plain text list',
  feed: 'feed',
  html: 'an HTML page, not a sitemap',
  unreadable: 'could not be read',
};

/** Where a leftover is. */
export const leftoverPlaces: Record<LeftoverPlace, (place: { name: string }) => string> = {
  title: () => 'title',
  h1: () => 'h1',
  meta: ({ name }) => name,
  canonical: () => 'canonical',
  hreflang: () => 'hreflang',
  data: ({ name }) => `structured data, ${name}`,
  text: () => 'text',
  link: () => 'link',
  image: () => 'image',
};

/** What a canonical differs in from the URL of its page. */
export const canonicalDifferences: Record<CanonicalDifference, string> = {
  case: 'upper and lower case',
  slash: 'the trailing slash',
  parameters: 'tracking or session parameters',
  www: 'www',
  scheme: 'http and https',
  fragment: 'the fragment',
  slug: 'words of the path around the same name or number',
};

/** Key facts of a page, such as its price. */
export const decisionFactNames: Record<DecisionFactId, (args: { specifications: number }) => string> = {
  price: () => 'price with currency',
  'served-price': () => 'price in the raw HTML',
  specifications: ({ specifications }) => `at least ${amount(specifications, 'specification')}`,
  availability: () => 'availability',
  'marked-price': () => 'price from the structured data',
  address: () => 'address',
  phone: () => 'phone',
  hours: () => 'opening hours',
  area: () => 'service area',
  'price-or-free': () => 'price or “free”',
  platform: () => 'platform',
  version: () => 'version or date',
  included: () => 'what is included',
  contact: () => 'contact or booking option',
};

const audiences: Record<Audience, string> = {
  'usa-beta': 'in beta, for US readers and English pages',
  'eea-beta': 'in beta, in the European Economic Area, Turkey and South Africa',
  'hotel-center': 'for providers connected to Google Hotel Center',
  'book-feed': 'for booksellers and libraries with an approved feed',
};
/** To whom Google shows a feature. */
export const limitedTo = ({ audience }: { audience: Audience }): string => `available only ${audiences[audience]}`;
