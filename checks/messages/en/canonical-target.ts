export const canonicalTarget = {
  title: 'Canonical target is itself indexable',
  why: 'A page that names another address as canonical asks to be indexed there. When that address is broken, blocked or points onward, neither of the two may be indexed.',
  says: {
    fine: ({ url }: { url: string }) => ({ message: `The canonical target answers, may be indexed, and names itself: ${url}`, change: '' }),
    fineUnnamed: ({ url }: { url: string }) => ({ message: `The canonical target answers and may be indexed. It names no canonical address itself: ${url}`, change: '' }),
    self: () => ({ message: 'Does not apply: the page names no other canonical address.', change: '' }),
    disagree: () => ({ message: 'Does not apply: the page does not name one canonical address.', change: '' }),
    broken: ({ status }: { status: number }) => ({ message: status === 0 ? 'The canonical target does not answer.' : `The canonical target answers ${status}.`, change: 'Name an address that answers 200.' }),
    noindex: () => ({ message: 'The canonical target says noindex: neither address may be indexed.', change: 'Remove the noindex there, or name another canonical.' }),
    blocked: () => ({ message: 'robots.txt keeps crawlers from the canonical target.', change: 'Allow crawling of the target.' }),
    chain: ({ url }: { url: string }) => ({ message: `The canonical target names yet another canonical: ${url}`, change: 'Name the last address of the chain directly.' }),
    circle: () => ({ message: 'The canonical target points back here: each of the two addresses names the other as canonical.', change: 'Choose one of the two, and name it on both.' }),
    redirects: ({ hops, url }: { hops: number; url: string }) => ({ message: `The canonical target redirects (${hops} ${hops === 1 ? 'hop' : 'hops'}) to ${url}`, change: 'Name the address where the redirect ends.' }),
    otherHost: ({ host }: { host: string }) => ({ message: `The canonical is on another host, ${host}: this page gives its place in search to that site.`, change: 'Keep it if the page is a copy of one there; else name the address of this page.' }),
    otherHostOfSite: ({ host }: { host: string }) => ({ message: `The canonical is on another host of this site, ${host}, as pages made for phones or for AMP name their main version.`, change: '' }),
    unlike: ({ percent }: { percent: number }) => ({ message: `Title and heading of the canonical target share ${percent} % of their words with this page: engines ignore canonicals between different pages.`, change: 'Name a canonical only for the same content.' }),
  },
};
