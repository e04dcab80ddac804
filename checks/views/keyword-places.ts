import type { KnownFacts } from '../core/facts.ts';
import { factValueOf } from '../core/fact-value.ts';
import { findPhrase } from '../language/phrases.ts';
import { distinctiveTerms, termContainment, termsOf } from '../language/terms.ts';
import { mainHeadings } from '../derive/text/outline.ts';
import { parseUrl, percentDecode } from '../parse/urls.ts';

/** Where keywords are searched. */
export const keywordPlaceIds = ['title', 'description', 'h1', 'lead', 'headings', 'url', 'text'] as const;
export type KeywordPlaceId = (typeof keywordPlaceIds)[number];
/**
 * `exact`: the phrase as typed, ignoring case. `forms`: all of its words, in other forms or another order. `part`: some of its words. `unknown`: the
 * place could not be read.
 */
export type KeywordMatch = 'exact' | 'forms' | 'part' | 'none' | 'unknown';
export interface KeywordPlaces {
  keyword: string;
  places: Record<KeywordPlaceId, KeywordMatch>;
}

/** Maximum number of keywords per site, and their maximum length: enough for a page, little enough to store. */
export const keywordLimits = { keywords: 20, characters: 100 } as const;
/** Maximum length of main text that is searched, because pages may be hostile. */
const charactersRead = 300_000;

/** Parses typed keywords, one per line or separated by commas: unique, in order. */
export function splitKeywords(typed: string): string[] {
  const found = new Map<string, string>();
  for (const part of typed.slice(0, 10_000).split(/[\n,;、，；،؛]+/)) {
    const keyword = part.replace(/\s+/g, ' ').trim().slice(0, keywordLimits.characters).toWellFormed();
    if (keyword !== '' && !found.has(keyword.toLowerCase())) found.set(keyword.toLowerCase(), keyword);
  }
  return [...found.values()].slice(0, keywordLimits.keywords);
}

/** Which parts of the page contain which keyword. Facts only: no search engine requires a number of occurrences. @param language primary subtag of the page's language */
export function findKeywordPlaces(known: KnownFacts, keywords: readonly string[], language: string): KeywordPlaces[] {
  const texts = textsOf(known);
  const byPlace = keywordPlaceIds.map((id) => {
    const text = texts[id];
    return { id, text, terms: text === null ? null : new Set(termsOf(text, language)) };
  });
  return keywords.map((keyword) => {
    const wanted = distinctiveTerms(keyword, language);
    const matchOf = (text: string | null, there: Set<string> | null): KeywordMatch => {
      if (text === null || there === null) return 'unknown';
      if (findPhrase(text, [keyword]) !== null) return 'exact';
      const share = termContainment(wanted, there);
      return share === 1 ? 'forms' : share > 0 ? 'part' : 'none';
    };
    const places = Object.fromEntries(byPlace.map(({ id, text, terms: there }) => [id, matchOf(text, there)]));
    return { keyword, places: places as KeywordPlaces['places'] };
  });
}

/** Separator that no phrase can span. */
const apart = '\n|\n';

/** The text of each place; null if it could not be read. */
function textsOf(known: KnownFacts): Record<KeywordPlaceId, string | null> {
  const [page, head, headings, text, about] = [
    factValueOf(known, 'page'),
    factValueOf(known, 'head'),
    factValueOf(known, 'headings'),
    factValueOf(known, 'text'),
    factValueOf(known, 'about'),
  ];
  const joined = (list: readonly string[]) => list.join(apart).slice(0, charactersRead);
  return {
    title: head ? joined(head.titles.map((title) => title.text)) : null,
    description: head ? joined(head.metas.filter(({ name }) => name === 'description').map(({ content }) => content)) : null,
    h1: headings ? joined(mainHeadings(headings.items).map((heading) => heading.text)) : null,
    lead: about ? about.lead : null,
    headings: headings ? joined(headings.items.filter(({ level }) => level > 1).map((heading) => heading.text)) : null,
    url: page ? wordsOfUrl(page.url) : null,
    text: text ? joined(text.blocks.filter(({ main }) => main).map((block) => block.text)) : null,
  };
}

/** Host and path as words: decoded, with spaces in place of separators. */
function wordsOfUrl(url: string): string {
  const parsed = parseUrl(url);
  if (!parsed) return '';
  const path = parsed.pathname.split('/').map(percentDecode);
  return [parsed.hostname, ...path].join(' ').replace(/[-_.+~]+/g, ' ');
}
