export const openGraph = {
  title: 'Open Graph basics are complete',
  why: 'Social networks and messengers build the preview of a shared link from these tags. Without them they guess, or show a bare address.',
  says: {
    notShared: () => ({ message: 'Pages for signing in, carts and search results are not meant to be shared.', change: '' }),
    complete: () => ({ message: 'og:title, og:type, og:image and og:url are there.', change: '' }),
    noPreview: () => ({ message: 'Neither og:title nor og:image: a shared link has no preview of its own.', change: 'Add og:title and og:image, then og:type and og:url, as meta elements with a property attribute.' }),
    missing: ({ names }: { names: string }) => ({ message: `Open Graph requires four properties; ${names} ${names.includes(' and ') ? 'are' : 'is'} missing.`, change: `Add <meta property="…" content="…"> for ${names}.` }),
    noDescription: () => ({ message: 'There is no og:description: previews show other text of the page, or none.', change: 'Add og:description with one or two sentences.' }),
    nameAttribute: ({ names }: { names: string }) => ({ message: `${names} ${names.includes(' and ') ? 'stand' : 'stands'} in a name attribute; Open Graph is defined with property.`, change: 'Write <meta property="og:…">: readers that follow the definition miss the other form.' }),
    otherUrl: () => ({ message: 'og:url is not the canonical address, so likes and shares are counted for another page.', change: 'Give og:url the same address as rel="canonical".' }),
    badUrl: ({ url }: { url: string }) => ({ message: `og:url is not an absolute address: ${url}`, change: 'Write the full address, with https://.' }),
    severalTitles: ({ count }: { count: number }) => ({ message: `${count} different og:title tags: which one is shown depends on the network.`, change: 'Keep one og:title.' }),
  },
};
