import { english, type Field, type FixId, type FixPlace, type Left, type Status } from '../../../../checks/index.ts';

const { amount, number } = english;

const kinds: Record<FixId, string> = {
  canonical: 'Canonical', 'canonical-header': 'Canonical as a Link header', 'robots-meta': 'Robots meta tag', 'robots-header': 'X-Robots-Tag header',
  title: 'Title', description: 'Meta description', 'html-lang': 'Language of the page', viewport: 'Viewport', charset: 'Character encoding',
  sharing: 'Open Graph and X card', article: 'JSON-LD: Article', product: 'JSON-LD: Product', organization: 'JSON-LD: Organization', website: 'JSON-LD: WebSite',
  breadcrumb: 'JSON-LD: BreadcrumbList', faq: 'JSON-LD: FAQPage', hreflang: 'hreflang set', 'alt-texts': 'Alternative texts to fill in',
  'robots-txt': 'robots.txt lines', 'sitemap-entry': 'Sitemap entry',
};

const places: Record<FixPlace, string> = {
  head: 'Paste it into the `<head>`.',
  'head-start': 'Paste it right after `<head>`, before everything else.',
  'html-tag': 'Put it into the `<html …>` tag, in place of what it has of these attributes.',
  header: 'Let the server send this header with the page.',
  'robots.txt': 'Add it at the end of robots.txt.',
  sitemap: 'Put it into the sitemap, before `</urlset>`.',
  images: 'Fill in what each image shows, then set these texts as `alt`, at the image that the selector names.',
};

const left: Record<Left, string> = {
  image: 'Choose an image of your own: the page shows none that is large enough.',
  alt: 'What an image shows, only you know. An image that is pure decoration gets `alt=""`.',
  self: 'Only if this page is the original, and not a copy of the one it names now.',
  wording: 'The words are the page’s own. Read them once more, and change them as you like.',
  'every-page': 'The same lines go on each page of the set, so that all name each other.',
  codes: 'Codes that do not exist were replaced by those that were probably meant.',
  'left-out': 'Entries that no search engine can use, or that do not answer, are left out.',
  'one-url': 'One code had several URLs. One of them was taken: check which is right.',
  'which-sitemap': 'The site has several sitemaps. Choose the one that lists pages of this kind.',
};

const fields: Record<Field['kind'], string> = { title: 'Title', description: 'Description', image: 'URL of the image', alt: 'What the image shows' };

/** What can be pasted for what fails. */
export const fixes = {
  kinds, places, left, fields,
  title: ({ kind }: { kind: string }) => `Fix it: ${kind}`,
  /** In the line that opens it. */
  brief: { passes: 'With this, the check passes', better: 'With this, the check gets better', unfilled: 'Passes when filled in', written: 'As written, the check does not pass' },
  code: ({ kind }: { kind: string }) => `${kind}, to paste`,
  copy: 'Copy',
  copyNamed: ({ kind }: { kind: string }) => `Copy: ${kind}`,
  fill: 'Fill in or change',
  width: ({ pixels, limit }: { pixels: number; limit: number }) => `${amount(pixels, 'pixel')} of about ${number(limit)}`,
  cut: ({ shown }: { shown: string }) => `Results would cut it: ${shown}`,
  replaces: 'Take these away',
  more: ({ count }: { count: number }) => `and ${number(count)} more`,
  alsoOn: 'Paste the same lines on these pages',
  decide: 'Before you paste',
  results: 'Checked again, with this in place',
  becomes: {
    pass: ({ name }: { name: string }) => `${name}: passes.`,
    na: ({ name }: { name: string }) => `${name}: does not apply any more.`,
    warn: ({ name }: { name: string }) => `${name}: better. Still to do:`,
    fail: ({ name }: { name: string }) => `${name}: better, but it still fails:`,
    unchecked: ({ name }: { name: string }) => `${name}: cannot be checked from here.`,
  } satisfies Record<Status, (of: { name: string }) => string>,
};
