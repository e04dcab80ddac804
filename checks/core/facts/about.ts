/** What the page is about: its type, names, dates, who publishes it, what it offers. */
import type { Region } from './page.ts';

/** What kind of page it is, in readers' terms. */
export type PageType =
  | 'article'
  | 'product'
  | 'service'
  | 'docs'
  | 'faq'
  | 'forum'
  | 'listing'
  | 'home'
  | 'about'
  | 'local'
  | 'media'
  | 'tool'
  | 'utility'
  | 'other';

export interface PageTypeFact {
  type: PageType;
  reason: PageTypeReason;
  /**
   * All evidence of derive/page-type/evidence.ts on the page, with how much more each piece speaks for this type than for the
   * next likely one, largest first. Empty if the type follows from a gate (`reason` says which).
   */
  evidence: { id: string; weight: number }[];
}

/**
 * Why a page has its type: the gate that decided, the type that it declares for itself (`declaredOther`: one without checks of its own), or
 * the pieces of evidence that spoke most for it.
 */
export type PageTypeReason =
  | { code: 'evidence'; args: { ids: readonly string[] } }
  | { code: 'declared' | 'declaredOther'; args: { name: string } }
  | { code: 'search'; args: { parameter: string } }
  | { code: 'namedPath'; args: { segment: string; purpose: 'login' | 'cart' | 'checkout' | 'account' | 'search' } }
  | { code: 'password' | 'start' | 'logo' | 'empty' | 'none' | 'chosen'; args: Record<never, never> };

/** A `time` element, or another one with a date in an attribute. */
export interface TimeElement {
  /** `datetime` attribute as written; '' if absent. */
  datetime: string;
  text: string;
  visible: boolean;
  region: Region;
  /** Index of the block that contains or follows it; the number of blocks if it is after all. */
  block: number;
  main: boolean;
  selector: string;
}

/** What the kind of an element says: dates, names and offers are derived from it and from other facts. */
export interface SemanticsFact {
  times: TimeElement[];
  /** Elements with rel=author or itemprop=author, or an author class of microformats. */
  authors: { name: string; url: string | null; selector: string }[];
  /** Elements with only a class such as author or byline: such boxes may contain other text too. */
  called: { text: string; selector: string }[];
  /** Name and value side by side: rows of two-column tables, and dl. */
  pairs: { name: string; value: string; selector: string }[];
  /** At least three lines of a box, separated by br: a bold name at the start ends with a colon. At most 50 boxes of 40 lines. */
  lines?: { texts: string[]; selector: string }[];
  /** Texts in s, strike and del: what is no longer valid, such as a former price. At most 50. */
  struck?: string[];
  /** Names of elements that are drawn as an image, such as stars. At most 50. */
  labels?: { text: string; selector: string }[];
}

/** A date as it is written somewhere on the page. */
export interface DateFact {
  /** Id of the rule that found it; older reports have none. */
  rule?: string;
  /** Where it was found. */
  from: 'time' | 'text' | 'json-ld' | 'microdata' | 'rdfa' | 'meta' | 'url';
  role: 'published' | 'modified' | 'unknown';
  /** As written. */
  raw: string;
  /** ISO 8601: a date, or a date and time, with offset if there is one; null if it cannot be parsed. */
  iso: string | null;
  hasTime: boolean;
  hasZone: boolean;
  visible: boolean;
  /** Near the title or byline, or at the end of the main content. */
  near: 'title' | 'end' | 'elsewhere' | null;
  /** Property name, meta name, or label text next to it. */
  label: string;
  selector: string;
  /** Visible text if no day is visible ("2 hours ago"): the day, if any, comes from the markup. Absent otherwise. */
  relative?: string;
}

/** A person or organization named as author or publisher. */
export interface NameFact {
  /** Id of the rule that found it; older reports have none. */
  rule?: string;
  role: 'author' | 'publisher';
  /** `logo`: text of the link to the front page; `host`: only the host name identifies the publisher. */
  from: 'byline' | 'rel-author' | 'meta' | 'json-ld' | 'microdata' | 'rdfa' | 'site-name' | 'title-suffix' | 'copyright' | 'logo' | 'host';
  name: string;
  /** Type in markup: Person, Organization, …; '' for others. */
  type: string;
  url: string | null;
  sameAs: string[];
  visible: boolean;
  selector: string;
}

export interface ProvenanceFact {
  dates: DateFact[];
  names: NameFact[];
  /**
   * Links to about, contact or imprint pages, found by path, rel, or words of the page language. If there are none: those to terms,
   * privacy, help or the parent site, from which these can be reached: `indirect`.
   */
  aboutLinks: { url: string; text: string; selector: string; indirect?: true }[];
}

/** Somebody named as author: listed once, however many places name them. */
export interface AboutAuthor {
  name: string;
  /** Whether readers see the name. */
  visible: boolean;
  /** Where it is named, the best place first. */
  where: NameFact['from'][];
  /** Ids of the rules that found the name, the best first; older reports have none. */
  rules?: string[];
  /** Whether structured data names the same person. */
  inMarkup: boolean;
  url: string | null;
}

/** A date of the page: listed once, however many places have it. */
export interface AboutDate {
  /** ISO 8601: a date, or a date and time. */
  iso: string;
  /** As written where it is visible, otherwise in the markup. */
  raw: string;
  visible: boolean;
  /** Whether structured data or meta elements have the same day. */
  inMarkup: boolean;
  /** Where it was found, and the id of the rule that found it; older reports have none. */
  from: DateFact['from'];
  rule?: string;
  selector: string;
}

/** What the page is about and who publishes it: derived once, for signals, tools and exports. */
export interface AboutFact {
  /** The headline as readers see it; '' if there is none. */
  headline: string;
  /** Id of the rule that found it, '' if there is none; older reports have none. */
  headlineRule?: string;
  /** Authors, visible ones first. */
  authors: AboutAuthor[];
  publisher: { name: string; visible: boolean; inMarkup: boolean; from: NameFact['from']; rule?: string } | null;
  /** ISO 8601: the visible date, otherwise the markup's. Null if there is none. */
  published: string | null;
  modified: string | null;
  /** Where these two were found. */
  dates: { published: AboutDate | null; modified: AboutDate | null };
  /** First paragraph of prose in the main content, capped; '' if there is none. */
  lead: string;
  /** Words of main content, as in the main fact. */
  words: number;
  /** Text units of running text in the main content, without lists of links, labels and table cells. */
  prose: number;
  /** Primary language subtag of the text, or `und`. */
  language: string;
}

/** Facts about a product that people decide by, as visible text. */
export interface OfferFact {
  /** Visible prices: amount with currency sign or code. */
  prices: { raw: string; amount: number | null; currency: string; main: boolean; selector: string }[];
  /** Names with values: in tables with two columns, dl, and at least three neighboring lines “name: value”. */
  specifications: { name: string; value: string; selector: string }[];
}
