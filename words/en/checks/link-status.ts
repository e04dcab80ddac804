import type { ProbeReason } from '../../../checks/core/facts.ts';
import { amount, agree, number, percent } from './english.ts';
import { probeText } from './probes.ts';

export const linkStatus = {
  title: 'Links answer',
  why: 'Broken links end the way of people and crawlers. Sources that still answer make claims checkable.',
  words: {
    target: 'Target',
    answer: 'Answer',
    leadsTo: 'Leads to',
    answered: ({ status, why }: { status: number; why: ProbeReason }) => (status === 0 ? probeText(why) : `${status}, ${probeText(why)}`),
  },
  says: {
    answering: ({ count }: { count: number }) => ({
      message: `${amount(count, 'link target')} ${agree(count, 'answers', 'answer')}.`,
      change: '',
    }),
    noLinks: () => ({ message: 'The page has no links to web pages that could be checked.', change: '' }),
    brokenInternal: ({ count }: { count: number }) => ({
      message: `${amount(count, 'link target')} of this site ${agree(count, 'is', 'are')} broken.`,
      change: 'Correct the URL, restore the page, or remove the link.',
    }),
    brokenExternal: ({ count }: { count: number }) => ({
      message: `${amount(count, 'link target')} of other sites ${agree(count, 'is', 'are')} broken.`,
      change: 'Link to where the content moved, to an archived copy, or to another source.',
    }),
    inward: ({ count }: { count: number }) => ({
      message: `${amount(count, 'link target')} ${agree(count, 'redirects', 'redirect')} into a private network, which nobody outside can open.`,
      change: 'Redirect to a public URL, or link to one.',
    }),
    redirectedInternal: ({ count, total }: { count: number; total: number }) => ({
      message: `${number(count)} of ${amount(total, 'link target')} of this site (${percent(count / total)}) only ${agree(count, 'redirects', 'redirect')}.`,
      change: 'Link to the final URL.',
    }),
    fragmentMissing: ({ count }: { count: number }) => ({
      message: `${amount(count, 'link')} in the content to a part of this page ${agree(count, 'leads', 'lead')} nowhere: no element has that id.`,
      change: 'Give the target the id, or correct the fragment.',
    }),
    invalid: ({ count }: { count: number }) => ({
      message: `${amount(count, 'link')} ${agree(count, 'has', 'have')} an invalid URL: no server can ever answer.`,
      change: 'Correct the URL.',
    }),
    unverified: ({ count }: { count: number }) => ({
      message: `${amount(count, 'link target')} could not be verified. That does not mean that ${agree(count, 'it is', 'they are')} broken.`,
      change: '',
    }),
    stillProbing: ({ done }: { done: number }) => ({ message: `${amount(done, 'link target')} checked so far.`, change: '' }),
    stillChecking: () => ({ message: 'The links are still being checked.', change: '' }),
    noneVerified: () => ({ message: 'No link target could be verified.', change: '' }),
  },
};
