import { amount, agree } from './english.ts';

export const hreflang = {
  title: 'hreflang set is valid',
  why: 'hreflang tells search engines which version of a page is for which language and country. Entries with a mistake are ignored.',
  says: {
    valid: ({ count }: { count: number }) => ({ message: `${amount(count, 'hreflang entry', 'hreflang entries')}: all codes and addresses are valid, and this page is among them.`, change: '' }),
    none: () => ({ message: 'Does not apply: the page declares no language versions.', change: '' }),
    invalidCode: ({ code, reason }: { code: string; reason: string }) => ({
      message: `The hreflang code "${code}" is not valid: ${reason}.`,
      change: 'Use a language of ISO 639-1, optionally a script, and a country of ISO 3166-1: en, en-GB, zh-Hant.',
    }),
    relative: ({ count }: { count: number }) => ({
      message: `${amount(count, 'hreflang address', 'hreflang addresses')} ${agree(count, 'is', 'are')} not fully qualified.`,
      change: 'Write the whole address with https:// and host.',
    }),
    unreadable: ({ count }: { count: number }) => ({
      message: `${amount(count, 'hreflang entry', 'hreflang entries')} ${agree(count, 'has', 'have')} no valid URL.`,
      change: 'Write the whole URL with https:// and host; a host has no space and no percent sign.',
    }),
    alsoInBody: ({ count }: { count: number }) => ({
      message: `${amount(count, 'hreflang link')} ${agree(count, 'stands', 'stand')} in the body, where search engines ignore ${agree(count, 'it', 'them')}. The set in the head is whole without ${agree(count, 'it', 'them')}.`,
      change: 'Remove the links from the body.',
    }),
    noSelf: () => ({ message: 'This page is not among its own hreflang entries.', change: 'Add an entry for this page with its own language: each version lists itself and all others.' }),
    inBody: ({ count }: { count: number }) => ({
      message: `${amount(count, 'hreflang link')} ${agree(count, 'stands', 'stand')} in the body, where search engines ignore ${agree(count, 'it', 'them')}.`,
      change: 'Put the links into the head.',
    }),
    conflicting: ({ code, count }: { code: string; count: number }) => ({
      message: `The code "${code}" has ${count} different addresses.`,
      change: 'Give each code one address.',
    }),
    noCatchAll: ({ language }: { language: string }) => ({
      message: `"${language}" is given for several countries, and no address is for its other speakers.`,
      change: `Add an entry with the code "${language}" alone; it may repeat the address of one country.`,
    }),
    methodsDiffer: () => ({ message: 'The head and the Link header declare different sets.', change: 'Use one method only.' }),
    canonicalElsewhere: ({ url }: { url: string }) => ({
      message: `The page names another address as canonical: ${url}. Search engines use the hreflang of the canonical.`,
      change: 'Let each language version be its own canonical.',
    }),
  },
};
