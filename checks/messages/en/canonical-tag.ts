export const canonicalTag = {
  title: 'One valid absolute canonical',
  why: 'The canonical names the address under which copies of a page are indexed and cited together. Statements that are broken or contradict each other are ignored, and the engine chooses.',
  says: {
    self: () => ({ message: 'The canonical is this address.', change: '' }),
    elsewhere: ({ url }: { url: string }) => ({ message: `This page canonicalises to ${url}`, change: '' }),
    cleans: () => ({ message: 'The canonical is this address without tracking or session parameters, as it should be.', change: '' }),
    none: () => ({ message: 'Does not apply: no canonical is named, and the address has no query. A canonical is optional.', change: '' }),
    missingWithQuery: ({ query }: { query: string }) => ({
      message: `No canonical is named, and the address has a query string: ${query}`,
      change: 'Name the canonical address, so that the page is not indexed once for each combination of parameters.',
    }),
    several: ({ count }: { count: number }) => ({ message: `${count} different canonicals are named: engines ignore them all or choose one.`, change: 'Keep one canonical.' }),
    headerDisagrees: () => ({ message: 'The Link header and the HTML name different canonicals.', change: 'Name the same address in both, or keep one of them.' }),
    inBody: () => ({ message: 'A canonical stands in the body, where it is ignored.', change: 'Put it into the head, and make sure that no other element ends the head before it.' }),
    unreadable: ({ href }: { href: string }) => ({ message: href.trim() === '' ? 'The canonical is empty.' : `The canonical is no valid http address: ${href}`, change: 'Write an absolute address, for instance https://example.com/page.' }),
    root: ({ url }: { url: string }) => ({ message: `This inner page canonicalises to the home page, ${url}`, change: 'Name the address of this page.' }),
    otherLanguage: ({ url, code }: { url: string; code: string }) => ({
      message: `The canonical is the address of another language or region (hreflang ${code}): ${url}`,
      change: 'Let each language version name itself as canonical.',
    }),
    relative: ({ href }: { href: string }) => ({ message: `The canonical is a relative address: ${href}`, change: 'Write the whole address with scheme and host.' }),
    insecure: ({ url }: { url: string }) => ({ message: `The page is served by https, its canonical by http: ${url}`, change: 'Write https.' }),
    fragment: ({ href }: { href: string }) => ({ message: `The canonical contains a fragment, which engines cut off: ${href}`, change: 'Leave the fragment out.' }),
    nearly: ({ url, what }: { url: string; what: string }) => ({
      message: `The canonical differs from this address only by ${what}: ${url}`,
      change: 'Use one spelling everywhere: in the canonical, in links, and by a redirect.',
    }),
  },
};
