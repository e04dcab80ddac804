import type { CodeFault } from '../../../checks/derive/head/hreflang.ts';
import { agree, amount, language as languageName } from './english.ts';
import { tagFaultText } from './language-tags.ts';

export const hreflang = {
  title: 'hreflang set is valid',
  why: 'hreflang tells search engines which version of a page is for which language and country. Entries with a mistake are ignored.',
  words: { code: 'Code', url: 'URL', from: 'From', head: 'link element', header: 'Link header' },
  says: {
    valid: ({ count }: { count: number }) => ({
      message: `${amount(count, 'hreflang entry', 'hreflang entries')}: all codes and URLs are valid, and this page is among them.`,
      change: '',
    }),
    none: () => ({ message: 'The page declares no language versions.', change: '' }),
    invalidCode: ({ code, fault }: { code: string; fault: CodeFault }) => ({
      message: `The hreflang code "${code}" is not valid: ${tagFaultText(fault)}.`,
      change: 'Use a language of ISO 639-1, optionally a script, and a country of ISO 3166-1: en, en-GB, zh-Hant.',
    }),
    otherLanguage: ({ code, likely }: { code: string; likely: string }) => ({
      message: `The hreflang code "${code}" is valid and names another language. Did you mean ${likely}?`,
      change: `Write ${likely}, with the country behind it if you want to name one.`,
    }),
    relative: ({ count }: { count: number }) => ({
      message: `${amount(count, 'hreflang URL')} ${agree(count, 'is', 'are')} not fully qualified.`,
      change: 'Write the full URL, with https:// and host.',
    }),
    unreadable: ({ count }: { count: number }) => ({
      message: `${amount(count, 'hreflang entry', 'hreflang entries')} ${agree(count, 'has', 'have')} no valid URL.`,
      change: 'Write the full URL, with https:// and host; a host has no space and no percent sign.',
    }),
    alsoInBody: ({ count }: { count: number }) => ({
      message: `${amount(count, 'hreflang link')} ${agree(count, 'is', 'are')} in the body, where search engines ignore ${agree(count, 'it', 'them')}. The set in the head is complete without ${agree(count, 'it', 'them')}.`,
      change: 'Remove the links from the body.',
    }),
    noSelf: () => ({
      message: 'This page is not among its own hreflang entries.',
      change: 'Add an entry for this page in its own language: each version lists itself and all others.',
    }),
    ofCanonical: ({ url }: { url: string }) => ({
      message: `The hreflang entries are those of the canonical, ${url}, not of this page: that is as it should be.`,
      change: '',
    }),
    inBody: ({ count }: { count: number }) => ({
      message: `${amount(count, 'hreflang link')} ${agree(count, 'is', 'are')} in the body, where search engines ignore ${agree(count, 'it', 'them')}.`,
      change: 'Put the links into the head.',
    }),
    conflicting: ({ code, count }: { code: string; count: number }) => ({
      message: `The code "${code}" has ${amount(count, 'different URL')}.`,
      change: 'Give each code one URL.',
    }),
    noCatchAll: ({ language }: { language: string }) => ({
      message: `"${language}" has entries for several countries, but none for ${languageName(language)} speakers elsewhere.`,
      change: `Add an entry with the code "${language}" alone; it may repeat the URL of one country.`,
    }),
    methodsDiffer: () => ({ message: 'The head and the Link header declare different hreflang sets.', change: 'Use one method only.' }),
    canonicalElsewhere: ({ url }: { url: string }) => ({
      message: `The set lists this page, but its canonical is ${url}: search engines use the hreflang of the canonical.`,
      change: 'Give each language version its own URL as canonical.',
    }),
  },
};
