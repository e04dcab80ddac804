/**
 * Words and phrases of one language that a check may look for: lower case, NFC, punctuation only where it tells.
 * Read a page's text with them through language/phrases.ts, which folds case, apostrophes and vowel signs on both sides
 * and knows word boundaries in scripts with and without spaces. A language without a lexicon is not judged by words.
 * Written by hand for this project; the lists are ours, not a standard.
 */
export interface Lexicon {
  /** Headings that say nothing about what follows: the whole heading. */
  headings: readonly string[];
  /** Link texts that say nothing about the target: the whole text. */
  anchors: readonly string[];
  /**
   * First words of a sentence that only make sense with the sentence before. Words that may also be an article, a formal
   * or impersonal pronoun, a preposition, or are before the noun they mean ("this guide") are listed with the verb or
   * the comma that tells, in scripts without spaces with their particle.
   */
  openers: readonly string[];
  /** Phrases anywhere that send the reader to another place of the page. */
  pointers: readonly string[];
  /** Phrases anywhere by which a site asks its visitors for consent to cookies; certain together with a word for them. */
  consent: readonly string[];
  /** Words in a heading over the author's own way of gathering data. */
  methods: readonly string[];
  /** Words before (in Turkish, Korean and Japanese also after) an author's name. */
  byline: readonly string[];
  /** Labels before a date of publication. */
  published: readonly string[];
  /** Labels before a date of revision. */
  updated: readonly string[];
  /** Texts of links to pages about the site: about, contact, imprint. The whole text, or its start. */
  about: readonly string[];
  /** Phrases in the title or heading of an error page. */
  notFound: readonly string[];
  inStock: readonly string[];
  outOfStock: readonly string[];
  /** Words for "costs nothing", as product facts. */
  free: readonly string[];
}
