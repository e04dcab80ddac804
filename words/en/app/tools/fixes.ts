import { english } from '../../../../checks/core/wording.ts';
import type { Status } from '../../../../checks/core/verdict.ts';
import type { Field, FixId, FixPlace, OmittedReason, Omission } from '../../../../checks/fixes/fix.ts';

const { amount, number } = english;

const kinds: Record<FixId, string> = {
  canonical: 'Canonical',
  'canonical-header': 'Canonical as a Link header',
  'robots-meta': 'Robots meta tag',
  'robots-header': 'X-Robots-Tag header',
  title: 'Title',
  description: 'Meta description',
  'html-lang': 'Language of the page',
  viewport: 'Viewport',
  charset: 'Character encoding',
  sharing: 'Open Graph and X card',
  article: 'JSON-LD: Article',
  product: 'JSON-LD: Product',
  organization: 'JSON-LD: Organization',
  website: 'JSON-LD: WebSite',
  breadcrumb: 'JSON-LD: BreadcrumbList',
  faq: 'JSON-LD: FAQPage',
  service: 'JSON-LD: Service',
  'local-business': 'JSON-LD: LocalBusiness',
  hreflang: 'hreflang set',
  'alt-texts': 'Alt texts',
  'lcp-image': 'LCP image, loaded early',
  'robots-txt': 'robots.txt lines',
  'sitemap-entry': 'Sitemap entry',
};

const places: Record<FixPlace, string> = {
  head: 'Paste it into the `<head>`.',
  'head-start': 'Paste it right after `<head>`, before everything else.',
  'html-tag': 'Add it to the `<html …>` tag, replacing the existing attributes of that name.',
  header: 'Send this header with the page.',
  'robots.txt': 'Add it at the end of robots.txt.',
  sitemap: 'Add it to the sitemap, before `</urlset>`.',
  images: 'Add each `alt` to its `<img>` tag.',
  'img-tag': 'Add these attributes to the `<img …>` tag, replacing existing ones of that name.',
};

const left: Record<OmittedReason, string> = {
  image: 'Choose an image that shows what this page is about.',
  alt: 'Only you know what the image shows. Use `alt=""` for purely decorative images.',
  self: 'Only do this if this page is the original, not a copy of its current canonical.',
  wording: 'The text comes from the page. Review it and change it as you like.',
  'no-sentence': 'No sentence on this page describes it well enough. Write one or two.',
  price: 'The page shows several prices or an ambiguous currency sign. Enter the price of this product.',
  address: 'Enter the street, postal code and city as the page shows them.',
  'own-url': 'The canonical points to another page. `og:url` is this page’s URL, so that this page is what gets shared.',
  'opens-search': '`noindex` keeps this page out of search now. Paste this only if people should find it there.',
  'opens-links': 'Crawlers are told not to follow the links on this page (`nofollow`). With this, they will.',
  'opens-snippets': 'Quoting this page is blocked now (`nosnippet`). With this, search and answer engines may quote it.',
  'opens-previews':
    'The page limits its previews in search results now (`max-snippet`, `max-image-preview` or `max-video-preview`). This lifts the limits.',
  'opens-robots': 'robots.txt blocks this page now, perhaps on purpose. Paste this only if crawlers should read it.',
  attribute: 'The `<img>` tags are shown with `src` and `alt` only. Keep all your other attributes.',
  'every-page': 'Add the same lines to every page of the set, so that all pages list each other.',
  'left-out': 'Entries that are invalid or do not respond were removed.',
  'one-url': 'One code had several URLs. Check that the right one was kept.',
  'which-sitemap': 'The site has several sitemaps. Choose the one that lists pages of this kind.',
};

const fields: Record<Field['kind'], string> = {
  title: 'Title',
  description: 'Description',
  image: 'URL of the image',
  alt: 'Description of the image',
  price: 'Price and currency, such as 49.00 USD',
  address: 'Street address',
};

const omitted: Record<Omission['why'], string> = {
  missing: 'it is not visible on the page',
  different: 'the page shows a different value',
  account: 'it is an account name, not a person',
  contradicts: 'it contradicts another date or is in the future',
  unreadable: 'it is not a valid date',
  code: 'the code does not exist',
};

/** Markup to paste for failed checks. */
export const fixes = {
  kinds,
  places,
  left,
  fields,
  /** A value of the existing markup that is not in the block to paste. */
  leftOut: ({ property, value, why, instead }: Omission) =>
    `Removed \`${property}\` (${value}): ${omitted[why]}.${instead ? ` Did you mean ${instead}?` : ''}`,
  title: ({ kind }: { kind: string }) => `Fix it: ${kind}`,
  /** On the line that opens it. */
  brief: {
    passes: 'Passes the check',
    better: 'Improves the check',
    unfilled: 'Passes when filled in',
    optional: 'Optional',
    written: 'Does not pass the check yet',
  },
  code: ({ kind }: { kind: string }) => `${kind}, to paste`,
  copy: 'Copy',
  copyNamed: ({ kind }: { kind: string }) => `Copy: ${kind}`,
  fill: 'Fill in or change',
  width: ({ pixels, limit }: { pixels: number; limit: number }) => `${amount(pixels, 'pixel')} of about ${number(limit)}`,
  cut: ({ shown }: { shown: string }) => `Search results would truncate it: ${shown}`,
  replaces: 'Remove these',
  at: 'The image',
  more: ({ count }: { count: number }) => `and ${number(count)} more`,
  alsoOn: 'Paste the same lines into these pages',
  decide: 'Before you paste, check',
  results: 'Rechecked with this fix',
  becomes: {
    pass: ({ name }: { name: string }) => `${name}: passes.`,
    na: ({ name }: { name: string }) => `${name}: no longer applies.`,
    warn: ({ name }: { name: string }) => `${name}: improved. Remaining:`,
    fail: ({ name }: { name: string }) => `${name}: improved, but still fails:`,
    unchecked: ({ name }: { name: string }) => `${name}: cannot be checked from here.`,
  } satisfies Record<Status, (of: { name: string }) => string>,
};
