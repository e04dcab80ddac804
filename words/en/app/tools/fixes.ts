import { english, type Field, type FixId, type FixPlace, type Left, type LeftOut, type Status } from '../../../../checks/index.ts';

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
  'alt-texts': 'Alternative texts',
  'lcp-image': 'Largest image, loaded at once',
  'robots-txt': 'robots.txt lines',
  'sitemap-entry': 'Sitemap entry',
};

const places: Record<FixPlace, string> = {
  head: 'Paste it into the `<head>`.',
  'head-start': 'Paste it right after `<head>`, before everything else.',
  'html-tag': 'Put it into the `<html …>` tag, in place of what it has of these attributes.',
  header: 'Let the server send this header with the page.',
  'robots.txt': 'Add it at the end of robots.txt.',
  sitemap: 'Put it into the sitemap, before `</urlset>`.',
  images: 'Put each `alt` into the tag of its image.',
  'img-tag': 'Put these attributes into the `<img …>` tag, in place of what it has of them.',
};

const left: Record<Left, string> = {
  image: 'Choose an image of your own: the page shows none that is large enough.',
  alt: 'Only you know what the image shows. An image that is pure decoration gets `alt=""`.',
  self: 'Only do this if this page is the original, not a copy of its current canonical.',
  wording: 'The words are the page’s own. Read them once more, and change them as you like.',
  'no-sentence': 'No sentence of this page says by itself what the page is about. Write one or two.',
  price: 'The page shows several prices, or a currency sign that several currencies share. Enter the price of this product.',
  address: 'Enter the street, postal code and city as the page shows them.',
  'own-url': 'The canonical points to another page. `og:url` is this page’s own URL, so that what is shared is this page.',
  'opens-search': 'This page is now kept out of search by `noindex`. Paste this only if people should find it there.',
  'opens-links': 'Crawlers are now told not to follow the links of this page (`nofollow`). With this they follow them.',
  'opens-snippets': 'Quoting this page is now forbidden (`nosnippet`). With this, search and answer engines may quote it.',
  'opens-robots': 'robots.txt now blocks this page, perhaps on purpose. Paste this only if crawlers should read it.',
  attribute: 'The `<img>` tags are shown with `src` and `alt` only: keep all other attributes that yours have.',
  'every-page': 'The same lines go on each page of the set, so that all name each other.',
  'left-out': 'Entries that no search engine can use, or that do not answer, are left out.',
  'one-url': 'One code had several URLs. One of them was taken: check which is right.',
  'which-sitemap': 'The site has several sitemaps. Choose the one that lists pages of this kind.',
};

const fields: Record<Field['kind'], string> = {
  title: 'Title',
  description: 'Description',
  image: 'URL of the image',
  alt: 'What the image shows',
  price: 'Price and currency, such as 49.00 USD',
  address: 'Street address',
};

const leftOut: Record<LeftOut['why'], string> = {
  missing: 'the page does not show it',
  different: 'the page shows something else',
  account: 'it is the name of an account, not of a person',
  contradicts: 'it contradicts another date, or lies in the future',
  unreadable: 'it cannot be read as a date',
  elsewhere: 'it is the URL of another page',
  code: 'there is no such code',
};

/** What can be pasted for what fails. */
export const fixes = {
  kinds,
  places,
  left,
  fields,
  /** A value of the markup that the block to paste does not have. */
  leftOut: ({ property, value, why, instead }: LeftOut) =>
    `Left out: \`${property}\` (${value}), because ${leftOut[why]}.${instead ? ` Probably meant: ${instead}.` : ''}`,
  title: ({ kind }: { kind: string }) => `Fix it: ${kind}`,
  /** In the line that opens it. */
  brief: {
    passes: 'With this, the check passes',
    better: 'With this, the check gets better',
    unfilled: 'Passes when filled in',
    optional: 'Optional',
    written: 'As written, the check does not pass',
  },
  code: ({ kind }: { kind: string }) => `${kind}, to paste`,
  copy: 'Copy',
  copyNamed: ({ kind }: { kind: string }) => `Copy: ${kind}`,
  fill: 'Fill in or change',
  width: ({ pixels, limit }: { pixels: number; limit: number }) => `${amount(pixels, 'pixel')} of about ${number(limit)}`,
  cut: ({ shown }: { shown: string }) => `Results would cut it: ${shown}`,
  replaces: 'Remove these',
  at: 'The image',
  more: ({ count }: { count: number }) => `and ${number(count)} more`,
  alsoOn: 'Paste the same lines on these pages',
  decide: 'Before you paste, check',
  results: 'Checked again, with this in place',
  becomes: {
    pass: ({ name }: { name: string }) => `${name}: passes.`,
    na: ({ name }: { name: string }) => `${name}: no longer applies.`,
    warn: ({ name }: { name: string }) => `${name}: better. Still to do:`,
    fail: ({ name }: { name: string }) => `${name}: better, but it still fails:`,
    unchecked: ({ name }: { name: string }) => `${name}: cannot be checked from here.`,
  } satisfies Record<Status, (of: { name: string }) => string>,
};
