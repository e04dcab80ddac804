import type { CodeFault } from '../../../checks/derive/head/hreflang.ts';
import { agree, amount, and, language as languageName, number } from './grammar.ts';
import { tagFaultText } from './language-tags.ts';

export const hreflang = {
  title: 'hreflang set is valid',
  problem: 'hreflang set is invalid',
  why: 'hreflang tells search engines which version of a page is for which language and country. Invalid entries are ignored.',
  words: { code: 'Code', url: 'URL', from: 'From', head: '<link> element', header: 'Link header' },
  says: {
    valid: ({ count }: { count: number }) => ({
      message: `${amount(count, 'hreflang entry', 'hreflang entries')}: all codes and URLs are valid, and this page is included.`,
      change: '',
    }),
    linkedOnly: ({ languages }: { languages: readonly string[] }) => ({
      message: `The page links to itself in ${amount(languages.length, 'other language')} (${and(languages.map(languageName))}), but neither its head nor its headers list these versions (hreflang).`,
      change: 'List this page and its translations with hreflang, in the head, the Link header or the sitemap.',
    }),
    inSitemap: ({ count }: { count: number }) => ({
      message: `The sitemap lists ${amount(count, 'language version')} of this page (hreflang); this check reads only those in the head and the headers.`,
      change: '',
    }),
    perhapsInSitemap: ({ languages }: { languages: readonly string[] }) => ({
      message: `The page links to itself in ${amount(languages.length, 'other language')} (${and(languages.map(languageName))}), and neither its head nor its headers list these versions (hreflang). The sitemap may list them, but not all of it was read.`,
      change: '',
    }),
    swapped: ({ count, total }: { count: number; total: number }) => ({
      message: `${number(count)} of ${amount(total, 'language version')} (hreflang) ${agree(count, 'points', 'point')} to the URL of another language: the codes are mixed up.`,
      change: 'Give each code the URL of its own language.',
    }),
    notItsLanguage: ({ code, language }: { code: string; language: string }) => ({
      message: `The page is in ${languageName(language)} but lists itself as “${code}”.`,
      change: `Use the code of the page’s language: ${language}, followed by a country if you target one.`,
    }),
    none: () => ({ message: 'The page declares no language versions.', change: '' }),
    invalidCode: ({ code, fault }: { code: string; fault: CodeFault; count: number; total: number }) => ({
      message: `The language code “${code}” (hreflang) is invalid: ${tagFaultText(fault)}.`,
      change: 'Use an ISO 639-1 language, optionally a script and an ISO 3166-1 country: en, en-GB, zh-Hant.',
    }),
    otherLanguage: ({ code, likely }: { code: string; likely: string }) => ({
      message: `The language code “${code}” (hreflang) is valid but stands for a different language. Did you mean “${likely}”?`,
      change: `Use ${likely}, followed by a country if you target one.`,
    }),
    relative: ({ count }: { count: number }) => ({
      message: `${amount(count, 'URL')} of language versions (hreflang) ${agree(count, 'is', 'are')} not absolute.`,
      change: 'Use the full URL with https:// and host.',
    }),
    unreadable: ({ count }: { count: number }) => ({
      message: `${amount(count, 'language version')} (hreflang) ${agree(count, 'has', 'have')} no valid URL.`,
      change: 'Use the full URL with https:// and host; a host has no spaces or percent signs.',
    }),
    alsoInBody: ({ count }: { count: number }) => ({
      message: `${amount(count, 'link')} to language versions (hreflang) ${agree(count, 'is', 'are')} in the body, where search engines ignore ${agree(count, 'it', 'them')}. The set in the head is complete without ${agree(count, 'it', 'them')}.`,
      change: 'Remove the links from the body.',
    }),
    noSelf: () => ({
      message:
        'The list of language versions (hreflang) on this page doesn’t include the page itself, so search engines may ignore the list.',
      change: 'Add an hreflang entry for this page: each language version must list itself and all others.',
    }),
    ofCanonical: ({ url }: { url: string }) => ({
      message: `The hreflang entries belong to the canonical (${url}), not to this page. That is correct.`,
      change: '',
    }),
    inBody: ({ count }: { count: number }) => ({
      message: `${amount(count, 'link')} to language versions (hreflang) ${agree(count, 'is', 'are')} in the body, where search engines ignore ${agree(count, 'it', 'them')}.`,
      change: 'Move the links to the head.',
    }),
    conflicting: ({ code, count }: { code: string; count: number }) => ({
      message: `The language code “${code}” (hreflang) has ${amount(count, 'different URL')}.`,
      change: 'Use one URL per code.',
    }),
    shared: ({ count, codes }: { count: number; total: number; codes: string[] }) => ({
      message: `${amount(count, 'URL')} ${agree(count, 'is', 'are')} listed for more than one language${count > 1 ? ', such as' : ':'} ${and(codes)}.`,
      change: 'List each URL only for the language of its text. For visitors of all other languages, add x-default.',
    }),
    noCatchAll: ({ language }: { language: string }) => ({
      message: `No fallback “${language}” entry: ${languageName(language)} has only country versions.`,
      change: `Add an entry with the code “${language}”; it may use the URL of one country version.`,
    }),
    methodsDiffer: () => ({
      message: 'The head and the Link header declare different language versions (hreflang).',
      change: 'Use one method only.',
    }),
    canonicalElsewhere: ({ url }: { url: string }) => ({
      message: `The list of language versions (hreflang) has this page, but its canonical is ${url}: search engines use the list of the canonical.`,
      change: 'Point the canonical of each language version to its own URL.',
    }),
  },
};
