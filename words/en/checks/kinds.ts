import type { SitemapFile } from '../../../checks/core/facts.ts';
import type { LeftoverPlace } from '../../../checks/derive/text/leftovers.ts';
import type { RobotsIssueKind } from '../../../checks/parse/robots-txt.ts';

/** What findings and tools both call by name. */

/** What is wrong with a line of robots.txt. */
export const robotsTxtMistakes: Record<RobotsIssueKind, string> = {
  'no-separator': 'no colon between name and value',
  'unknown-directive': 'no crawler we know reads this directive',
  'unsupported-directive': 'no large crawler follows this in robots.txt any more',
  typo: 'a misspelling that Google accepts and others may not',
  'rule-before-agent': 'comes before any User-agent line, so it counts for nobody',
  'empty-agent': 'names no crawler',
  'pattern-start': 'does not begin with / or *, so it may match nothing',
  'dollar-inside': '$ means the end of the URL only at the end of the pattern',
  'never-matches':
    'matches nothing at Google: a space, brace or quotation mark is encoded in URLs (%20, %7B …), so it must be encoded here too',
  'relative-sitemap': 'a sitemap needs its full URL',
  'long-line': 'longer than crawlers read',
  'not-utf8': 'is not UTF-8',
};

/** What a file that is named as a sitemap is. */
export const sitemapKinds: Record<SitemapFile['kind'], string> = {
  urlset: 'list of URLs',
  index: 'index of sitemaps',
  text: 'plain text list',
  feed: 'feed',
  html: 'an HTML page, not a sitemap',
  unreadable: 'could not be read',
};

/** Where something was left behind. */
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
