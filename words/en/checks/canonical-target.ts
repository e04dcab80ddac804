import type { ProbeReason } from '../../../checks/core/facts/missing.ts';
import { clipText } from '../../../checks/core/helpers/clip.ts';
import { amount } from './grammar.ts';
import { probeText } from './probes.ts';

export const canonicalTarget = {
  title: 'Canonical target is indexable',
  problem: 'Canonical target has a problem',
  why: 'A page whose canonical is another URL is indexed there. If that URL is broken, blocked or points to yet another canonical, possibly neither is indexed.',
  heuristic: 'The share of common words is our heuristic',
  words: {
    canonical: 'Canonical',
    hereAndThere: 'Canonical of both pages',
    andFinal: 'Canonical and final URL',
    titleThere: 'Title of the target',
  },
  says: {
    fine: ({ url }: { url: string }) => ({ message: `The canonical target is indexable, and its canonical is itself: ${url}`, change: '' }),
    fineUnnamed: ({ url }: { url: string }) => ({
      message: `The canonical target is indexable and declares no canonical: ${url}`,
      change: '',
    }),
    self: () => ({ message: 'The canonical does not point to another URL.', change: '' }),
    disagree: ({ count }: { count: number }) => ({
      message: `The page declares ${amount(count, 'different canonical')}, so there is no single target to check.`,
      change: '',
    }),
    unusable: () => ({ message: 'Search engines ignore the canonical: its URL is invalid, or it is in the body.', change: '' }),
    broken: ({ status }: { status: number }) => ({
      message: status === 0 ? 'The server of the canonical target does not respond.' : `The canonical target returns ${status}.`,
      change: 'Point the canonical to a URL that returns 200.',
    }),
    noindex: () => ({
      message: 'The canonical target has noindex, so possibly neither page is indexed.',
      change: 'Remove the noindex there, or use another canonical.',
    }),
    blocked: () => ({ message: 'robots.txt blocks the canonical target.', change: 'Allow crawling of the target.' }),
    chain: ({ url }: { url: string }) => ({
      message: `The canonical target points to yet another canonical: ${url}`,
      change: 'Point the canonical directly to the last URL in the chain.',
    }),
    circle: () => ({
      message: 'This page and its canonical target point to each other.',
      change: 'Choose one of the two as the canonical of both.',
    }),
    redirects: ({ hops, url }: { hops: number; url: string }) => ({
      message: `The canonical target redirects (${amount(hops, 'hop')}) to ${url}`,
      change: 'Point the canonical to the URL where the redirect ends.',
    }),
    otherHost: ({ host }: { host: string }) => ({
      message: `The canonical is on another site, ${host}, which then ranks instead of this page.`,
      change: 'Keep it if this page is a copy of a page there; otherwise point it to the URL of this page.',
    }),
    otherHostOfSite: ({ host }: { host: string }) => ({
      message: `The canonical is on another host of this site, ${host}. That is normal for mobile and AMP pages.`,
      change: '',
    }),
    unlike: ({ url, title }: { url: string; title: string }) => ({
      message: `The canonical points to ${clipText(url, 200)}, a different page: “${clipText(title, 150)}”.`,
      change:
        'Point the canonical to the URL of this page. Search engines ignore canonicals between different pages or drop one of the two.',
    }),
    unverified: ({ why }: { why: ProbeReason | null }) => ({
      message: `The canonical target could not be checked: ${why ? probeText(why) : 'no clear response'}.`,
      change: '',
    }),
  },
};
