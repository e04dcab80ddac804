import type { ProbeReason } from '../../../checks/core/facts.ts';
import { agree, amount, number } from './english.ts';
import { probeText } from './probes.ts';

export const hreflangReturn = {
  title: 'Alternates link back',
  why: 'Two language versions count as a pair only when each names the other. Otherwise search engines ignore the pair.',
  words: {
    code: 'Code',
    url: 'URL',
    answer: 'Answer',
    returns: 'Names this page',
    yes: 'yes',
    no: 'no',
    why: ({ why }: { why: ProbeReason }) => probeText(why),
  },
  says: {
    mutual: ({ count }: { count: number }) => ({
      message: `${agree(count, 'The alternate answers, may be indexed, and names', `All ${number(count)} alternates answer, may be indexed, and name`)} this page.`,
      change: '',
    }),
    none: () => ({ message: 'The page names no other language versions.', change: '' }),
    broken: ({ count }: { count: number }) => ({
      message: `${amount(count, 'alternate')} ${agree(count, 'is', 'are')} broken: the server answers with an error, or there is no server.`,
      change: 'Correct the URL, or remove the entry.',
    }),
    blocked: ({ count }: { count: number }) => ({
      message: `robots.txt keeps Googlebot from ${amount(count, 'alternate')}, so it cannot read whether ${agree(count, 'it names', 'they name')} this page.`,
      change: 'Allow crawling of that version in robots.txt, or remove the entry.',
    }),
    noindex: ({ count }: { count: number }) => ({
      message: `${amount(count, 'alternate')} ${agree(count, 'is', 'are')} noindex.`,
      change: 'Allow indexing of that version, or remove the entry.',
    }),
    noReturn: ({ count }: { count: number }) => ({
      message: `${amount(count, 'alternate')} ${agree(count, 'does', 'do')} not name this page in return.`,
      change: 'List all versions on every version.',
    }),
    redirected: ({ count }: { count: number }) => ({
      message: `${amount(count, 'alternate')} ${agree(count, 'redirects', 'redirect')}.`,
      change: 'Name the final URL.',
    }),
    unverified: ({ count }: { count: number }) => ({
      message: `${amount(count, 'alternate')} could not be verified. That does not mean that ${agree(count, 'it is', 'they are')} broken.`,
      change: '',
    }),
    capped: ({ probed, all }: { probed: number; all: number }) => ({
      message: `${number(probed)} of ${amount(all, 'alternate')} ${agree(probed, 'was', 'were')} checked.`,
      change: '',
    }),
    notAllVerified: () => ({ message: 'Not every alternate could be verified.', change: '' }),
    notAllChecked: () => ({ message: 'Not every alternate was checked.', change: '' }),
  },
};
