import type { ElementRef, FactTable, PageType } from '../core/facts.ts';
import type { Intent, SignalId } from '../core/signal.ts';
import type { HeadElement, HeadKey } from './head-markup.ts';

/** What can be pasted, by kind: one file each. */
export type FixId =
  | 'canonical'
  | 'canonical-header'
  | 'robots-meta'
  | 'robots-header'
  | 'title'
  | 'description'
  | 'html-lang'
  | 'viewport'
  | 'charset'
  | 'sharing'
  | 'article'
  | 'product'
  | 'organization'
  | 'website'
  | 'breadcrumb'
  | 'faq'
  | 'service'
  | 'local-business'
  | 'hreflang'
  | 'alt-texts'
  | 'lcp-image'
  | 'robots-txt'
  | 'sitemap-entry';

/** Where the text goes. `head-start`: before all else in the head. `html-tag`, `img-tag`: attributes of that element. `images`: the tags of several images. */
export type FixPlace = 'head' | 'head-start' | 'html-tag' | 'header' | 'robots.txt' | 'sitemap' | 'images' | 'img-tag';
export type FixLanguage = 'html' | 'json-ld' | 'http' | 'robots-txt' | 'xml';

/**
 * What the author has to fill in or decide. `image`: a picture of their own, at an absolute URL. `alt`: what each picture shows.
 * `self`: that this page, and no other, is the original. `wording`: the proposal is the page's own words, to be read once more.
 * `every-page`: the same text goes on each page of the set.
 * `left-out`: members that do not answer are not in the set. `one-url`: of several URLs for a code, one was taken. `which-sitemap`: there are several files.
 * `no-sentence`: no sentence of the page says what it is about. `price`: the page shows several. `own-url`: the canonical points to another page, and is not used.
 * `opens-…`: what the page closed on purpose or by mistake, the fix opens. `attribute`: the element keeps all others.
 */
export type OmittedReason =
  | 'image'
  | 'alt'
  | 'self'
  | 'wording'
  | 'every-page'
  | 'left-out'
  | 'one-url'
  | 'which-sitemap'
  | 'no-sentence'
  | 'price'
  | 'address'
  | 'own-url'
  | 'opens-search'
  | 'opens-links'
  | 'opens-snippets'
  | 'opens-previews'
  | 'opens-robots'
  | 'attribute';

/**
 * A value of the page's markup that the fix does not carry on. `missing`, `different`: the page shows none, or another. `account`: an author
 * with the name of an account. `contradicts`: another date of the page, or a date that cannot be. `unreadable`: no date. `elsewhere`: another page's URL. `code`: no code of a language, `instead` is what was probably meant.
 */
export interface Omission {
  property: string;
  value: string;
  why: 'missing' | 'different' | 'account' | 'contradicts' | 'unreadable' | 'elsewhere' | 'code';
  instead?: string;
}

/** Something that its reader may fill in or change. */
export interface Field {
  /** Name of its value. */
  id: string;
  kind: 'title' | 'description' | 'image' | 'alt' | 'price' | 'address';
  value: string;
  /** A value that its reader might fill in, to judge the rest with. Absent where any would do. */
  sample?: string;
  /** The subject of the field on the page, such as the file of an image; '' if the kind is enough. */
  about: string;
  /** Of the element; '' for none. */
  selector: string;
}

/** How the facts change with it. */
export type Change =
  | { kind: 'head'; remove: readonly HeadKey[]; add: readonly HeadElement[] }
  | { kind: 'root'; attributes: Readonly<Record<'lang' | 'xml:lang' | 'dir', string | null>> }
  | { kind: 'header'; name: string; values: readonly string[]; instead: readonly string[] }
  | { kind: 'robots.txt'; added: string }
  | { kind: 'sitemap'; entry: FactTable['sitemap']['entries'][number]; instead: readonly string[] }
  | { kind: 'images'; alts: Readonly<Record<string, string>>; eager?: string };

/** What to paste. Everything in it comes from facts of the page. */
export interface PageFix {
  id: FixId;
  /** Signals that it may mend. */
  signals: readonly SignalId[];
  place: FixPlace;
  language: FixLanguage;
  /** Escaped for its place, lines separated by \n. */
  text: string;
  /** What of the page goes. */
  replaces: readonly ElementRef[];
  /** Header lines, and lines of files, that go. */
  replacesLines: readonly string[];
  left: readonly OmittedReason[];
  omitted: readonly Omission[];
  fields: readonly Field[];
  /** Other pages that need the same text. */
  alsoOn: readonly string[];
  change: Change;
}

/** What is known of a page, without what is not. */
export type FixFacts = Partial<FactTable>;
export interface FixSetting {
  intent: Intent;
  pageType: PageType;
  aiOptOut: boolean;
  /** Epoch milliseconds. */
  now: number;
}
/** What its reader has filled in, by id of the field. */
export type Values = Readonly<Record<string, string>>;

/** One kind of fix. */
export interface FixKind {
  id: FixId;
  signals: readonly SignalId[];
  /** The fix is optional: its signal does not apply yet. `unjudged`: it will not apply afterwards either. */
  adds?: true | 'unjudged';
  /** Null if the page's facts do not carry it. */
  make(seen: FixFacts, setting: FixSetting, values: Values): PageFix | null;
}

type FixParts = Pick<PageFix, 'place' | 'language' | 'text' | 'change'> &
  Partial<Pick<PageFix, 'replaces' | 'replacesLines' | 'left' | 'omitted' | 'fields' | 'alsoOn'>>;
export const pageFix = ({ id, signals }: Pick<FixKind, 'id' | 'signals'>, parts: FixParts): PageFix => ({
  id,
  signals,
  replaces: [],
  replacesLines: [],
  left: [],
  omitted: [],
  fields: [],
  alsoOn: [],
  ...parts,
});

/** The value of a field: filled in by the user, or else proposed. */
export const fixFieldValue = (values: Values, id: string, proposed: string): string => (Object.hasOwn(values, id) ? values[id]! : proposed);
