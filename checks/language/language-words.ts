/** Looks up words and phrases in checks/lists/languages by the tag of a language: `de`, `de-AT`, `ZH-hant-TW`. */
import { memoizeByText } from '../core/memoize-by-text.ts';
import { languages } from '../lists/languages/index.ts';
import type { Language } from '../lists/languages/language.ts';

/** Tags come from pages: what is remembered must not grow with what they invent. */
const mostTags = 200;

/** What is known of a language, or null. */
export const languageOf = memoizeByText((tag): Language | null => {
  const primary = tag.toLowerCase().split(/[-_]/, 1)[0] ?? '';
  return Object.hasOwn(languages, primary) ? (languages[primary] ?? null) : null;
}, mostTags);

/** The phrases of a field. A phrase that itself ends in | has two of them. */
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
  notFound: readonly string[];
  inStock: readonly string[];
  outOfStock: readonly string[];
  free: readonly string[];
}

/** Words beside author and date, and of links to who a site is, or null without a list. */
export const pageWords = memoizeByText((tag): PageWords | null => {
  const words = languageOf(tag)?.pageWords;
  if (!words) return null;
  const [byline, published, updated, about] = [words.byline, words.published, words.updated, words.about].map(phrasesIn);
  return { byline: byline!, published: published!, updated: updated!, about: about! };
}, mostTags);

/** Generic link texts of a language, or null without a list. */
export const genericAnchors = (tag: string): readonly string[] | null => {
  const anchors = languageOf(tag)?.genericAnchors;
  return anchors === undefined ? null : phrasesIn(anchors);
};

const byLanguage = new Map<Language, Lexicon | null>();
/** The lexicon of a language, or null: then the part of a check that needs words does not apply. The same object for every tag of it. */
export function lexicon(tag: string): Lexicon | null {
  const language = languageOf(tag);
  if (language === null) return null;
  let words = byLanguage.get(language);
  if (words === undefined) byLanguage.set(language, (words = lexiconOf(language, tag)));
  return words;
}
function lexiconOf(language: Language, tag: string): Lexicon | null {
  const [lists, page, anchors] = [language.lexicon, pageWords(tag), genericAnchors(tag)];
  if (!lists || !page || !anchors) return null;
  return {
    ...page,
    anchors,
    headings: phrasesIn(lists.headings),
    openers: phrasesIn(lists.openers),
    pointers: phrasesIn(lists.pointers),
    consent: phrasesIn(lists.consent),
    methods: phrasesIn(lists.methods),
    notFound: phrasesIn(lists.notFound),
    inStock: phrasesIn(lists.inStock),
    outOfStock: phrasesIn(lists.outOfStock),
    free: phrasesIn(lists.free),
  };
}
/** Languages that have a lexicon. */
export const lexiconLanguages: readonly string[] = Object.keys(languages).filter((code) => languages[code]!.lexicon);

/** The phrases of one field in all languages that have it, each once. */
export const everyPhrase = (field: (language: Language) => string | undefined): readonly string[] => [
  ...new Set(Object.values(languages).flatMap((language) => phrasesIn(field(language) ?? ''))),
];

/** Texts of links to pages about a site in all languages; words that are too short to decide are left out. */
export const listedAboutPhrases = (): readonly string[] =>
  everyPhrase(({ pageWords: words }) => words?.about).filter((phrase) => phrase.length > 3 || /[\u0250-\uffff]/.test(phrase));

/** Words by which people speak of themselves; of a language without a list, the English ones: English is on pages of every language. */
export const speakerWords = (tag: string): readonly string[] => phrasesIn(languageOf(tag)?.speakers ?? languages['en']!.speakers!);

/** First words of a sentence that depend on another one, beside those of the lexicon. */
export const dependentOpenings = (tag: string): readonly string[] => phrasesIn(languageOf(tag)?.leaning ?? '');
