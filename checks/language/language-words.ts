/** Looks up words and phrases in checks/lists/languages by language tag: `de`, `de-AT`, `ZH-hant-TW`. */
import { memoizeByText } from '../core/helpers/memoize-by-text.ts';
import { languages } from '../lists/languages/index.ts';
import type { Language } from '../lists/languages/language.ts';

/** Primary language subtag in lower case: `de` for `de-AT` or `de_AT`; `und` if there is none. Deprecated codes are replaced by current ones. */
export function primarySubtag(tag: string | null | undefined): string {
  const primary = /^\s*([a-z]{2,8})(?![a-z])/i.exec(tag ?? '')?.[1]?.toLowerCase() ?? 'und';
  return replaced[primary] ?? primary;
}
const replaced: Readonly<Record<string, string>> = { iw: 'he', in: 'id', ji: 'yi', jw: 'jv', mo: 'ro' };

/** Pages can invent tags, so what is remembered by tag or language is capped. */
export const mostTags = 200;

/** The entry of a language, or null. */
export const languageOf = memoizeByText((tag): Language | null => {
  const primary = primarySubtag(tag);
  return Object.hasOwn(languages, primary) ? (languages[primary] ?? null) : null;
}, mostTags);

/** The phrases of a field. A phrase that ends in | is written with two of them. */
export const phrasesIn = memoizeByText((field): readonly string[] => (field === '' ? [] : field.split(/\|(?!\|)/)));

export interface PageWords {
  byline: readonly string[];
  published: readonly string[];
  updated: readonly string[];
  about: readonly string[];
}
/** See `Language` for each list. */
export interface Lexicon extends PageWords {
  headings: readonly string[];
  anchors: readonly string[];
  openers: readonly string[];
  pointers: readonly string[];
  consent: readonly string[];
  methods: readonly string[];
  inStock: readonly string[];
  outOfStock: readonly string[];
  free: readonly string[];
}

/** The words that pages put next to author and date and in links to their owner; null without a list. */
export const pageWordsOf = memoizeByText((tag): PageWords | null => {
  const words = languageOf(tag)?.pageWords;
  if (!words) return null;
  const [byline, published, updated, about] = [words.byline, words.published, words.updated, words.about].map(phrasesIn);
  return { byline: byline!, published: published!, updated: updated!, about: about! };
}, mostTags);

/** Generic link texts of a language; null without a list. */
export const genericAnchorPhrases = (tag: string): readonly string[] | null => {
  const anchors = languageOf(tag)?.genericAnchors;
  return anchors === undefined ? null : phrasesIn(anchors);
};

/** Phrases of error pages in a language. */
export const notFoundPhrases = (tag: string): readonly string[] => phrasesIn(languageOf(tag)?.notFound ?? '');

/** The lexicon of a language, the same object for all of its tags. Null without one; checks then skip the parts that need words. */
export const lexiconFor = (tag: string): Lexicon | null => lexiconOf(primarySubtag(tag));
const lexiconOf = memoizeByText((tag): Lexicon | null => {
  const [lists, page, anchors] = [languageOf(tag)?.lexicon, pageWordsOf(tag), genericAnchorPhrases(tag)];
  if (!lists || !page || !anchors) return null;
  return {
    ...page,
    anchors,
    headings: phrasesIn(lists.headings),
    openers: phrasesIn(lists.openers),
    pointers: phrasesIn(lists.pointers),
    consent: phrasesIn(lists.consent),
    methods: phrasesIn(lists.methods),
    inStock: phrasesIn(lists.inStock),
    outOfStock: phrasesIn(lists.outOfStock),
    free: phrasesIn(lists.free),
  };
}, mostTags);
/** The phrases of one field in all languages that have it, without duplicates. */
export const phrasesOfEveryLanguage = (field: (language: Language) => string | undefined): readonly string[] => [
  ...new Set(Object.values(languages).flatMap((language) => phrasesIn(field(language) ?? ''))),
];

/** Texts of links to "about" pages in all languages, without those that are too short to be sure. */
export const aboutPhrases = (): readonly string[] =>
  phrasesOfEveryLanguage(({ pageWords: words }) => words?.about).filter((phrase) => phrase.length > 3 || /[\u0250-\uffff]/.test(phrase));

/** What sites call their start, in all languages. */
export const homePageWords = (): readonly string[] => phrasesOfEveryLanguage(({ frontPage }) => frontPage);

/** First-person words. Falls back to the English ones, since English occurs on pages of every language. */
export const speakerWords = (tag: string): readonly string[] => phrasesIn(languageOf(tag)?.speakers ?? languages['en']!.speakers!);

/** Sentence openings that depend on the previous sentence, in addition to those of the lexicon. */
export const dependentSentenceOpenings = (tag: string): readonly string[] => phrasesIn(languageOf(tag)?.leaning ?? '');
