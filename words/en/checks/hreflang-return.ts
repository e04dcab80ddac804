import type { ProbeReason } from '../../../checks/core/facts/missing.ts';
import { agree, amount, number } from './grammar.ts';
import { probeText } from './probes.ts';

export const hreflangReturn = {
  title: 'hreflang alternates link back',
  problem: 'hreflang alternates are broken or don’t link back',
  why: 'Two language versions count as a pair only if each lists the other. Otherwise search engines ignore the pair.',
  words: {
    code: 'Code',
    url: 'URL',
    answer: 'Response',
    returns: 'Return link',
    yes: 'yes',
    no: 'no',
    why: ({ why }: { why: ProbeReason }) => probeText(why),
  },
  says: {
    mutual: ({ count }: { count: number }) => ({
      message: `${agree(count, 'The other language version works, is indexable, and lists', `All ${number(count)} other language versions work, are indexable, and list`)} this page.`,
      change: '',
    }),
    none: () => ({ message: 'The page lists no other language versions.', change: '' }),
    broken: ({ count }: { count: number }) => ({
      message: `${amount(count, 'other language version')} ${agree(count, 'is', 'are')} broken: the server returns an error or does not respond.`,
      change: 'Correct the URL, or remove the entry.',
    }),
    blocked: ({ count }: { count: number }) => ({
      message: `robots.txt blocks Googlebot from ${amount(count, 'other language version')}, so Google can’t see whether ${agree(count, 'it lists', 'they list')} this page.`,
      change: 'Allow crawling of that version in robots.txt, or remove the entry.',
    }),
    noindex: ({ count }: { count: number }) => ({
      message: `${amount(count, 'other language version')} ${agree(count, 'is', 'are')} noindex.`,
      change: 'Allow indexing of that version, or remove the entry.',
    }),
    noReturn: ({ count }: { count: number }) => ({
      message: `${amount(count, 'other language version')} ${agree(count, 'does', 'do')} not list this page in return.`,
      change: 'List all versions on every version.',
    }),
    redirected: ({ count }: { count: number }) => ({
      message: `${amount(count, 'other language version')} ${agree(count, 'redirects', 'redirect')}.`,
      change: 'Use the final URL.',
    }),
    unverified: ({ count }: { count: number }) => ({
      message: `${amount(count, 'other language version')} could not be verified, which does not mean ${agree(count, 'it is', 'they are')} broken.`,
      change: '',
    }),
    capped: ({ probed, all }: { probed: number; all: number }) => ({
      message: `${number(probed)} of ${amount(all, 'other language version')} ${agree(probed, 'was', 'were')} checked.`,
      change: '',
    }),
    notAllVerified: () => ({ message: 'Not every language version could be verified.', change: '' }),
    notAllChecked: () => ({ message: 'Not every language version was checked.', change: '' }),
  },
};
