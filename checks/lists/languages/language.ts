/**
 * All that the checks know of one language. Written by hand for this project from common practice, not from a standard; last read as a
 * whole 2026-11-24. A field that is left out switches off what needs it in that language, and nothing else.
 *
 * Unless its comment says otherwise, a field holds phrases divided by |, in lower case and NFC, punctuation only where it decides.
 * (A phrase that itself ends in | has two of them.) Texts are compared through language/phrases.ts, which folds case, apostrophes
 * and vowel signs on both sides and knows word boundaries in scripts with and without spaces.
 */
export interface Language {
  /** In English. */
  name: string;
  /** The script whose languages `functionWords` tell apart. */
  script?: 'Latn' | 'Cyrl' | 'Deva';
  /** Articles, pronouns, prepositions, forms of "be": what runs through any text. Divided by spaces. Tells languages apart. */
  functionWords?: string;
  /** More words that no text is about: possessives, questions, connections. Divided by spaces. Not used to tell languages apart. */
  furtherFunctionWords?: string;
  /** What pages say beside author and date, and in links to who they are. */
  pageWords?: {
    /** Words before (in Turkish, Korean and Japanese also after) an author's name. */
    byline: string;
    /** Labels before a date of publication. */
    published: string;
    /** Labels before a date of revision. */
    updated: string;
    /** Texts of links to pages about the site: about, contact, imprint. The whole text, or its start. */
    about: string;
  };
  /** Phrases before an author's name that say more than "by". */
  longBylines?: string;
  /** Between two names. */
  and?: string;
  /** Words of job titles, which are written like names. Divided by spaces. */
  jobTitles?: string;
  /** Legal forms and editions in names of companies, as parts of a regular expression. */
  legalForms?: {
    /** In front of the name. */
    before?: string;
    /** Behind the name and a space or comma. */
    after?: string;
    /** Behind the name without a space. */
    joined?: string;
  };
  /** Words of "all rights reserved", as parts of a regular expression. */
  rights?: string;
  /** How wikis and manuals begin the line that says when the page was edited. */
  pageEdited?: string;
  /** Beside what the platform's Intl knows. */
  months?: {
    /** Locales whose month names differ from those of the language alone. */
    locales?: readonly string[];
    /** Short forms that writers use: 1 to 12 by name. */
    short?: Readonly<Record<string, number>>;
    /** Twelve months divided by |, the forms of one by a comma. One list for each calendar. */
    written?: readonly string[];
  };
  /** How long ago something was, beside what the platform's Intl knows. */
  ago?: {
    /** How writers say one, where the platform writes the digit. */
    one?: string;
    /** Words that writers put in place of the platform's. */
    instead?: readonly (readonly [platform: string, written: string])[];
    /** What is behind the number. */
    endings?: string;
  };
  /**
   * How texts say where a number or a quotation comes from. Whole words in scripts with spaces, unless "*" says where a word goes on;
   * "^" is the beginning of a clause, "$" the end of a sentence. language/attribution.ts knows the prefixes of Arabic and Hebrew.
   */
  attribution?: Attribution;
  /**
   * Words before a verb of saying by which it is about people in general: those who wrote, pupils who told. Only what is certain:
   * pronouns of people in general, and English "who" (after a comma it continues a name).
   */
  anyone?: string;
  /**
   * Words with which the people behind a page speak of themselves, or greet: a sentence with one is about them, not about the subject.
   * Whole words; in scripts without spaces anywhere in the text.
   */
  speakers?: string;
  /** First words of a sentence that depend on another one, beside `lexicon.openers`. */
  leaning?: string;
  /** Titles that say nothing, alone or beside the name of the site. */
  genericTitles?: string;
  /** Titles that name a kind of page: they say something beside the site's name, nothing alone. */
  sectionTitles?: string;
  /** Link texts that say nothing about the target: the whole text. */
  genericAnchors?: string;
  /**
   * Path segments of pages with one purpose, without accents and file extension; divided by spaces. They count on pages of any
   * language, because a path names a purpose whatever language the page is in.
   */
  paths?: Partial<Record<PathPurpose, string>>;
  /** What checks of the text itself need. A language without it is not judged by words. */
  lexicon?: {
    /** Headings that say nothing about what follows: the whole heading. */
    headings: string;
    /**
     * First words of a sentence that only make sense with the sentence before. Words that may also be an article, a formal
     * or impersonal pronoun, a preposition, or are before the noun they mean ("this guide") are listed with the verb or
     * the comma that decides, in scripts without spaces with their particle.
     */
    openers: string;
    /** Phrases anywhere that send the reader to another place of the page. */
    pointers: string;
    /** Phrases anywhere by which a site asks its visitors for consent to cookies; certain together with a word for them. */
    consent: string;
    /** Words in a heading over the author's own way of gathering data. */
    methods: string;
    /** Phrases in the title or heading of an error page. */
    notFound: string;
    inStock: string;
    outOfStock: string;
    /** Words for "costs nothing", as product facts. */
    free: string;
  };
}

export interface Attribution {
  /** Name a source anywhere in a sentence: "according to", "said", "announced". */
  names: string;
  /** Only beside a quotation; elsewhere the word means something else: "added", "continued", "explains". */
  quotes: string;
  /** Words of scripts without spaces that contain one of these and name nobody. A part of a regular expression. */
  never?: string;
}

/** What a page is for, as its path may say. */
export type PathPurpose =
  | 'login'
  | 'cart'
  | 'checkout'
  | 'account'
  | 'search'
  | 'about'
  | 'contact'
  /** Where an offer is booked, ordered or requested. */
  | 'booking'
  | 'imprint'
  /** Terms, privacy and help: they lead to who runs a site, one step further than its imprint. */
  | 'policy'
  /** Before the name of a person. */
  | 'authors';
