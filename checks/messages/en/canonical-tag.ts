import type { UrlDifference } from '../../parse/urls.ts';
import { agree, amount, and } from './english.ts';

const differences: Record<UrlDifference, string> = {
  case: 'upper and lower case', slash: 'the slash at the end', parameters: 'tracking or session parameters', www: 'www', scheme: 'http and https', fragment: 'the fragment',
};

export const canonicalTag = {
  title: 'One valid absolute canonical',
  why: 'The canonical names the URL under which copies of a page are indexed and cited together. Engines ignore broken or conflicting canonicals and choose one themselves.',
  words: { where: 'Where', written: 'As written', linkHeader: 'Link header', invalid: 'not valid', both: 'URL and canonical' },
  says: {
    self: () => ({ message: 'The canonical is this URL.', change: '' }),
    elsewhere: ({ url }: { url: string }) => ({ message: `The page names a different URL as canonical: ${url}`, change: '' }),
    cleans: () => ({ message: 'The canonical is this URL without tracking or session parameters, as it should be.', change: '' }),
    none: () => ({ message: 'There is no canonical, and the URL has no query string. A canonical is optional.', change: '' }),
    missingWithQuery: ({ query }: { query: string }) => ({
      message: `There is no canonical, and the URL has a query string: ${query}`,
      change: 'Add a canonical, so that the page is not indexed once for each combination of parameters.',
    }),
    several: ({ count }: { count: number }) => ({ message: `The page names ${amount(count, 'different canonical')}: engines ignore them all or choose one.`, change: 'Keep one canonical.' }),
    headerDisagrees: () => ({ message: 'The Link header and the HTML name different canonicals.', change: 'Name the same URL in both, or keep one of them.' }),
    inBody: () => ({ message: 'A canonical is in the body, where engines ignore it.', change: 'Move it into the head, and make sure that no other element ends the head before it.' }),
    inBodyToo: ({ count, differs }: { count: number; differs: boolean }) => ({
      message: `Beside the canonical that counts, ${amount(count, 'canonical')} ${agree(count, 'is', 'are')} in the body, where engines ignore ${agree(count, 'it', 'them')}${differs ? ', with another URL' : ''}.`,
      change: 'Remove what is in the body.',
    }),
    unreadable: ({ href }: { href: string }) => ({ message: href.trim() === '' ? 'The canonical is empty.' : `The canonical is not a valid http(s) URL: ${href}`, change: 'Write an absolute URL, for example https://example.com/page.' }),
    root: ({ url }: { url: string }) => ({ message: `This inner page names the home page as canonical: ${url}`, change: 'Name the URL of this page.' }),
    otherLanguage: ({ url, code }: { url: string; code: string }) => ({
      message: `The canonical is the page in another language or region (hreflang ${code}): ${url}`,
      change: 'Let each language version name itself as canonical.',
    }),
    relative: ({ href }: { href: string }) => ({ message: `The canonical is a relative URL: ${href}`, change: 'Write the whole URL with scheme and host.' }),
    insecure: ({ url }: { url: string }) => ({ message: `The page is served by https, but its canonical is http: ${url}`, change: 'Write https.' }),
    fragment: ({ href }: { href: string }) => ({ message: `The canonical contains a fragment, which engines cut off: ${href}`, change: 'Leave the fragment out.' }),
    nearly: ({ url, by }: { url: string; by: UrlDifference[] }) => ({
      message: `The canonical differs from this URL only by ${and(by.map((one) => differences[one]))}: ${url}`,
      change: 'Use one form everywhere: in the canonical, in links and in redirects.',
    }),
  },
};
