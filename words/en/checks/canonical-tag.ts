import type { CanonicalDifference } from '../../../checks/derive/head/canonicals.ts';
import { clipText } from '../../../checks/core/helpers/clip.ts';
import { agree, amount, and } from './grammar.ts';
import { canonicalDifferences } from './kinds.ts';

/** Where else the page declares itself as indexable. */
const listings = { hreflang: 'this page’s hreflang links', sitemap: 'the sitemap' };
/** The first sentence to read if the canonical is another page. */
const instead = (url: string) => `The canonical points to ${clipText(url, 200)}, not to this page`;

export const canonicalTag = {
  title: 'One valid absolute canonical',
  problem: 'Canonical is missing, invalid or points elsewhere',
  why: 'The canonical is the URL under which duplicates of a page are indexed and cited together. Search engines ignore broken or conflicting canonicals and pick one themselves.',
  words: {
    where: 'Where',
    written: 'As written',
    linkHeader: 'Link header',
    invalid: 'not valid',
    both: 'URL and canonical',
    attributes: 'Attributes',
  },
  says: {
    self: () => ({ message: 'The canonical is this URL.', change: '' }),
    variant: ({ url, by }: { url: string; by: CanonicalDifference[] }) => ({
      message: `The canonical is a variant of this URL${by.length > 0 ? ` (${and(by.map((one) => canonicalDifferences[one]))})` : ''}: ${url}`,
      change: '',
    }),
    elsewhere: ({ url }: { url: string }) => ({
      message: `${instead(url)}.`,
      change:
        'Point it to the URL of this page, or search engines will probably index the other one instead. If this page is a copy of that one, leave it.',
    }),
    contradicted: ({ url, by }: { url: string; by: (keyof typeof listings)[] }) => ({
      message: `${instead(url)}, but ${and(by.map((one) => listings[one]))} ${by.length > 1 || by[0] === 'hreflang' ? 'name' : 'names'} this page.`,
      change:
        'Point the canonical to the URL of this page. If the page is a copy of the other one, remove it from hreflang sets and sitemaps.',
    }),
    keptOut: ({ url }: { url: string }) => ({ message: `The canonical points to another page: ${url}`, change: '' }),
    tracked: ({ url, parameters }: { url: string; parameters: string[] }) => ({
      message: `The canonical carries ${agree(parameters.length, 'a tracking or session parameter', 'tracking or session parameters')} (${and(parameters)}): ${url}`,
      change: 'Remove the parameters from the canonical.',
    }),
    cleans: () => ({ message: 'The canonical is this URL without tracking or session parameters, as it should be.', change: '' }),
    notUsed: ({ count, attributes }: { count: number; attributes: string[] }) => ({
      message: `${count === 1 ? 'A canonical has' : `${amount(count, 'canonical')} have`} the ${agree(attributes.length, 'attribute', 'attributes')} ${and(attributes)}, so Google does not use ${agree(count, 'it', 'them')}.`,
      change: 'Declare the URL to index in a canonical with only rel and href.',
    }),
    none: () => ({ message: 'No canonical, and the URL has no query string: a canonical is optional here.', change: '' }),
    missingWithQuery: ({ query }: { query: string }) => ({
      message: `No canonical, although the URL has a query string: ${query}`,
      change: 'Add a canonical so the page isn’t indexed once for each combination of parameters.',
    }),
    missingWithVersions: ({ count, url }: { count: number; url: string }) => ({
      message: `No canonical, although the page links to ${amount(count, 'other version')} of itself, such as ${clipText(url, 200)}`,
      change: 'Point the canonical of every version to the one that should be found, usually the latest.',
    }),
    otherVersion: ({ url }: { url: string }) => ({
      message: `The canonical is another version of this page, whose URL search engines index: ${url}`,
      change: '',
    }),
    several: ({ count }: { count: number }) => ({
      message: `The page declares ${amount(count, 'different canonical')}: search engines ignore them all or pick one.`,
      change: 'Keep one canonical.',
    }),
    headerDisagrees: () => ({
      message: 'The Link header and the HTML declare different canonicals.',
      change: 'Declare the same URL in both, or keep one of them.',
    }),
    inBody: () => ({
      message: 'The canonical is in the body, where search engines ignore it.',
      change: 'Move it to the head, and make sure no earlier element ends the head.',
    }),
    inBodyToo: ({ count, differs }: { count: number; differs: boolean }) => ({
      message: `The body contains ${amount(count, 'more canonical')}, which search engines ignore${differs ? '; the URL differs from the valid one' : ''}.`,
      change: 'Remove the canonical from the body.',
    }),
    unreadable: ({ href }: { href: string }) => ({
      message: href.trim() === '' ? 'The canonical is empty.' : `The canonical is not a valid http(s) URL: ${href}`,
      change: 'Use an absolute URL, such as https://example.com/page.',
    }),
    root: ({ url }: { url: string }) => ({
      message: `The canonical points to the home page, not to this page: ${url}`,
      change: 'Point the canonical to the URL of this page.',
    }),
    otherLanguage: ({ url, code }: { url: string; code: string }) => ({
      message: `The canonical points to the version for another language or region (hreflang ${code}), not to this page: ${url}`,
      change: 'Point the canonical of each language version to its own URL.',
    }),
    relative: ({ href }: { href: string }) => ({
      message: `The canonical is a relative URL: ${href}`,
      change: 'Use the full URL with scheme and host.',
    }),
    insecure: ({ url }: { url: string }) => ({
      message: `The page is served over https, but its canonical is http: ${url}`,
      change: 'Use https.',
    }),
    fragment: ({ href }: { href: string }) => ({
      message: `The canonical contains a fragment, which search engines ignore: ${href}`,
      change: 'Remove the fragment.',
    }),
    nearly: ({ url, by }: { url: string; by: CanonicalDifference[] }) => ({
      message: `The canonical differs from this URL only by ${and(by.map((one) => canonicalDifferences[one]))}: ${url}`,
      change: 'Use one form everywhere: in the canonical, links and redirects.',
    }),
  },
};
