/**
 * Everything that the checks know about one language. Written by hand for this project from common practice, not from a standard; last
 * reviewed as a whole 2026-11-24. An omitted field only turns off what needs it in that language.
 *
 * Unless its comment says otherwise, a field contains phrases separated by |, in lower case and NFC, with punctuation only where it matters.
 * (A phrase that ends in | is written with two of them.) Texts are compared through language/phrases.ts, which folds case, apostrophes
 * and vowel signs on both sides and handles word boundaries in scripts with and without spaces.
 */
export interface Language {
  /** English name of the language. */
  name: string;
  /** The script in which `functionWords` distinguish this language from others. */
  script?: 'Latn' | 'Cyrl' | 'Deva';
  /**
   * Articles, pronouns, prepositions, forms of "be": frequent in any text. Separated by spaces. With `script`, used for language detection;
   * languages of other scripts are told apart by their letters (language/languages.ts).
   */
  functionWords?: string;
  /** More words that are never the subject of a text: possessives, question words, conjunctions. Separated by spaces. Not used for detection. */
  furtherFunctionWords?: string;
  /** Texts next to author and date, and texts of links to the site's owner. */
  pageWords?: {
    /** Words before (in Turkish, Korean and Japanese also after) an author's name. */
    byline: string;
    /** Labels before a publication date. */
    published: string;
    /** Labels before a modification date. */
    updated: string;
    /** Texts of links to pages about the site: about, contact, imprint. The whole text, or its start. */
    about: string;
    /** For languages that write all nouns with a capital, so that "Von Hand spülen" looks like a byline. Separated by spaces. */
    capitalizedNouns?: {
      /** Prepositions: a name ends before one, and a single word before one is no name. */
      prepositions: string;
      /** Endings of verbs: a line that ends in a lower-case word with one names nobody. */
      verbEndings: string;
    };
  };
  /** Phrases before an author's name that are more specific than "by". */
  longBylines?: string;
  /** The word "and" between two names. */
  and?: string;
  /** Words of job titles, which are capitalized like names. Separated by spaces. */
  jobTitles?: string;
  /** Legal forms and editions in company names, as parts of a regular expression. */
  legalForms?: {
    /** Before the name. */
    before?: string;
    /** After the name and a space or comma. */
    after?: string;
    /** After the name without a space. */
    joined?: string;
  };
  /**
   * "All rights reserved", as parts of a regular expression. They apply to pages of every language, since footers are often in another
   * language than the page, so nothing here may be part of a name in any language.
   */
  rights?: {
    /** From its first word: the name of an owner ends before it, at the start of a word. */
    phrases?: string;
    /** Shorter, such as "rights": a text that contains one anywhere, even within a word, is no owner. "práva" would reject "Správa". */
    words?: string;
  };
  /** Start of the line in which wikis and manuals say when the page was edited. */
  pageEdited?: string;
  /** In addition to the platform's Intl. */
  months?: {
    /** Locales whose month names differ from those of the language itself. */
    locales?: readonly string[];
    /** Common short forms: name → 1 to 12. */
    short?: Readonly<Record<string, number>>;
    /** Twelve months separated by |, forms of one month by a comma. One list per calendar. */
    written?: readonly string[];
  };
  /** Relative dates, in addition to the platform's Intl. */
  ago?: {
    /** The written word for "one", where the platform writes the digit. */
    one?: string;
    /** Whether "an hour ago" is also written without any word for "one": před hodinou. It counts at the end of a line only. */
    omitsOne?: boolean;
    /** Common words that replace the platform's. */
    instead?: readonly (readonly [platform: string, written: string])[];
    /** What follows the number. */
    endings?: string;
  };
  /**
   * How texts attribute a number or quotation. Whole words in scripts with spaces; "*" marks where a word may continue,
   * "^" the start of a clause, "$" the end of a sentence. language/attribution.ts handles the prefixes of Arabic and Hebrew.
   */
  attribution?: Attribution;
  /**
   * Subjects of a verb of saying that mean people in general: those who wrote, pupils who reported. Only unambiguous ones:
   * generic pronouns, and English "who" (after a comma it continues a name).
   */
  anyone?: string;
  /**
   * Words with which a site speaks about itself, or greets: a sentence that contains one is about the site, not about the subject.
   * Whole words; in scripts without spaces anywhere in the text.
   */
  speakers?: string;
  /** Sentence openings that depend on the previous sentence, in addition to `lexicon.openers`. */
  leaning?: string;
  /**
   * What logos, and paths of one segment, call the start of the site. Accents and spaces are compared as they are, so also list how paths
   * write it: úvodní stránka|uvodni-stranka.
   */
  frontPage?: string;
  /** Titles without information, alone or next to the site name: what it is, and that it is a shop. */
  genericTitles?: string;
  /** Titles that name a kind of page: informative next to the site name, but not alone. */
  sectionTitles?: string;
  /** Link texts that say nothing about their target: the whole text. */
  genericAnchors?: string;
  /**
   * Path segments of pages with one purpose, without accents and file extension; separated by spaces. They apply to pages of any
   * language, since paths are often in another language than the page.
   */
  paths?: Partial<Record<PathPurpose, string>>;
  /** Phrases in titles or headings of error pages. */
  notFound?: string;
  /** Texts of buttons that put a thing in the cart or buy it: the whole text. */
  buy?: string;
  /** What the checks of the text itself need. Without it, wording is not judged in that language. */
  lexicon?: {
    /** Headings that say nothing about their section: the whole heading. */
    headings: string;
    /**
     * Sentence openings that only make sense after another sentence. Words that can also be an article, a formal or
     * impersonal pronoun, a preposition, or come before their noun ("this guide") are listed with the verb or comma that
     * makes them unambiguous; in scripts without spaces, with their particle.
     */
    openers: string;
    /** Phrases anywhere in a text that refer the reader to another place on the page. */
    pointers: string;
    /** Phrases anywhere in a text that ask for cookie consent; conclusive only together with a word for cookies (derive/text/notices.ts). */
    consent: string;
    /** Words in headings of sections that describe how the author collected data. */
    methods: string;
    inStock: string;
    outOfStock: string;
    /** Words for "free of charge" in product facts. */
    free: string;
  };
}

export interface Attribution {
  /** Words that attribute a statement anywhere in a sentence: "according to", "said", "announced". */
  names: string;
  /** Words that attribute only next to a quotation; elsewhere they are ambiguous: "added", "continued", "explains". */
  quotes?: string;
  /** For scripts without spaces: words that contain one of these phrases, but attribute nothing. A part of a regular expression. */
  never?: string;
}

/** What a path can show about the purpose of a page. */
export type PathPurpose =
  | 'login'
  | 'cart'
  | 'checkout'
  | 'account'
  | 'search'
  | 'about'
  | 'contact'
  /** Pages for booking, ordering or requesting an offer. */
  | 'booking'
  | 'imprint'
  /** Terms, privacy and help: like an imprint, they show who runs a site, but less directly. */
  | 'policy'
  /** Path segments before the name of a person. */
  | 'authors';
