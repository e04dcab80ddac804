import type { ProbeReason } from '../../../checks/core/facts/missing.ts';
import { amount, agree, number, percent } from './grammar.ts';
import { probeText } from './probes.ts';

export const linkStatus = {
  title: 'Links work',
  problem: 'Broken or redirected links',
  why: 'Broken links are dead ends for people and crawlers. Sources that still work keep claims verifiable.',
  heuristic: 'Our heuristic: the share of internal redirects',
  words: {
    target: 'Target',
    answer: 'Response',
    leadsTo: 'Redirects to',
    answered: ({ status, why }: { status: number; why: ProbeReason }) => (status === 0 ? probeText(why) : `${status}, ${probeText(why)}`),
  },
  says: {
    answering: ({ count }: { count: number }) => ({
      message: `${amount(count, 'link target')} ${agree(count, 'works', 'work')}.`,
      change: '',
    }),
    noLinks: () => ({ message: 'The page has no links to web pages that could be checked.', change: '' }),
    brokenInternal: ({ count }: { count: number }) => ({
      message: `${amount(count, 'internal link target')} ${agree(count, 'is', 'are')} broken.`,
      change: 'Correct the URL, restore the page, or remove the link.',
    }),
    brokenExternal: ({ count }: { count: number }) => ({
      message: `${amount(count, 'external link target')} ${agree(count, 'is', 'are')} broken.`,
      change: 'Link to where the content moved, to an archived copy, or to another source.',
    }),
    inward: ({ count }: { count: number }) => ({
      message: `${amount(count, 'link target')} ${agree(count, 'redirects', 'redirect')} to a private network, which the public can’t reach.`,
      change: 'Redirect to a public URL, or link to one.',
    }),
    redirectedInternal: ({ count, total }: { count: number; total: number }) => ({
      message: `${number(count)} of ${amount(total, 'internal link target')} (${percent(count / total)}) ${agree(count, 'redirects', 'redirect')}.`,
      change: 'Link to the final URL.',
    }),
    fragmentMissing: ({ count }: { count: number }) => ({
      message: `${amount(count, 'in-page link')} in the content ${agree(count, 'has', 'have')} no target: no element has that id.`,
      change: 'Add the id to the target, or correct the fragment.',
    }),
    fragmentTwice: ({ count }: { count: number }) => ({
      message: `${amount(count, 'id')} that in-page links point to ${agree(count, 'is', 'are')} on several elements; browsers jump to the first.`,
      change: '',
    }),
    fragmentMoved: ({ count, base }: { count: number; base: string }) => ({
      message: `${amount(count, 'in-page link')} ${agree(count, 'leads', 'lead')} to another page, because the base element puts ${base} before ${agree(count, 'it', 'them')}.`,
      change: 'Write the page’s own path before the #, or remove the base element.',
    }),
    local: ({ count }: { count: number }) => ({
      message: `${amount(count, 'link')} ${agree(count, 'points', 'point')} to ${agree(count, 'a URL', 'URLs')} that only the author’s own computer or network can open.`,
      change: 'Link to the public URL.',
    }),
    brokenContact: ({ count }: { count: number }) => ({
      message: `${amount(count, 'mail or phone link')} ${agree(count, 'reaches', 'reach')} nobody: the email address or number is incomplete.`,
      change: 'Write mailto: with the whole email address, tel: with the whole number, such as tel:+49301234567.',
    }),
    invalid: ({ count }: { count: number }) => ({
      message: `${amount(count, 'link')} ${agree(count, 'has', 'have')} an invalid URL that no browser can open.`,
      change: 'Correct the URL.',
    }),
    unverified: ({ count }: { count: number }) => ({
      message: `${amount(count, 'link target')} could not be verified, which does not mean ${agree(count, 'it is', 'they are')} broken.`,
      change: '',
    }),
    stillProbing: ({ done }: { done: number }) => ({ message: `${amount(done, 'link target')} checked so far.`, change: '' }),
    stillChecking: () => ({ message: 'The links are still being checked.', change: '' }),
    noneVerified: () => ({ message: 'No link target could be verified.', change: '' }),
  },
};
