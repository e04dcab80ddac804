import type { ProbeReason } from '../../core/facts.ts';
import { amount, percent } from './english.ts';
import { probeText } from './probes.ts';

export const canonicalTarget = {
  title: 'Canonical target is itself indexable',
  why: 'A page that names another URL as canonical wants to be indexed there. When that URL is broken, blocked or points elsewhere, neither of the two may be indexed.',
  words: { canonical: 'Canonical', hereAndThere: 'Canonical here and there', andFinal: 'Canonical and final URL', titleThere: 'Title there' },
  says: {
    fine: ({ url }: { url: string }) => ({ message: `The canonical target answers, may be indexed, and names itself as canonical: ${url}`, change: '' }),
    fineUnnamed: ({ url }: { url: string }) => ({ message: `The canonical target answers and may be indexed. It has no canonical itself: ${url}`, change: '' }),
    self: () => ({ message: 'The page names no other URL as canonical.', change: '' }),
    disagree: () => ({ message: 'The page does not name one canonical.', change: '' }),
    broken: ({ status }: { status: number }) => ({ message: status === 0 ? 'The canonical target does not answer.' : `The canonical target answers ${status}.`, change: 'Name a URL that answers 200.' }),
    noindex: () => ({ message: 'The canonical target says noindex: neither page may be indexed.', change: 'Remove the noindex there, or name another canonical.' }),
    blocked: () => ({ message: 'robots.txt blocks the canonical target.', change: 'Allow crawling of the target.' }),
    chain: ({ url }: { url: string }) => ({ message: `The canonical target names yet another canonical: ${url}`, change: 'Name the last URL of the chain directly.' }),
    circle: () => ({ message: 'This page and its canonical target name each other as canonical.', change: 'Choose one of the two, and name it on both.' }),
    redirects: ({ hops, url }: { hops: number; url: string }) => ({ message: `The canonical target redirects (${amount(hops, 'hop')}) to ${url}`, change: 'Name the URL where the redirect ends.' }),
    otherHost: ({ host }: { host: string }) => ({ message: `The canonical is on another site, ${host}, which then gets this page's place in search.`, change: 'Keep it if this page is a copy of one there; otherwise name the URL of this page.' }),
    otherHostOfSite: ({ host }: { host: string }) => ({ message: `The canonical is on another host of this site, ${host}. That is usual for mobile and AMP pages, which name their main version.`, change: '' }),
    unlike: ({ share }: { share: number }) => ({ message: `Title and heading of the canonical target share ${percent(share)} of their words with this page: engines ignore canonicals between different pages.`, change: 'Name a canonical only for the same content.' }),
    unverified: ({ why }: { why: ProbeReason | null }) => ({ message: `The canonical target could not be checked: ${why ? probeText(why) : 'no clear answer'}.`, change: '' }),
  },
};
