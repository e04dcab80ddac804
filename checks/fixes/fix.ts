import type { Verdict } from '../core/verdict.ts';
import type { ElementRef } from '../core/facts/page.ts';
import type { FactTable } from '../core/facts.ts';
import type { PageType } from '../core/facts/about.ts';
import type { Intent, SignalId } from '../core/signal.ts';
import type { HeadElement, HeadKey } from './head-markup.ts';

/** Kinds of text to paste, each in its own file. */
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

/** Where to paste. `head-start`: before everything else in the head. `html-tag`, `img-tag`: attributes of that element. `images`: the tags of several images. */
export type FixPlace = 'head' | 'head-start' | 'html-tag' | 'header' | 'robots.txt' | 'sitemap' | 'images' | 'img-tag';
export type FixLanguage = 'html' | 'json-ld' | 'http' | 'robots-txt' | 'xml';

/**
 * What the author must fill in or decide. `image`: an image of their own, at an absolute URL. `alt`: what each image shows.
 * `self`: that this page, and no other, is the original. `wording`: the proposal consists of the page's own words, and should be proofread.
 * `every-page`: the same text must be on every page of the set.
 * `left-out`: members that do not respond are not in the set. `one-url`: a code had several URLs, and one was chosen. `which-sitemap`: there are several files.
 * `no-sentence`: no sentence of the page says what it is about. `price`: the page shows several. `own-url`: the canonical points to another page, and is not used.
 * `opens-…`: the fix allows what the page blocked, on purpose or by mistake. `attribute`: the element keeps all other attributes.
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
 * A value of the page's markup that is not in the fix. `missing`, `different`: the page shows none, or another. `account`: an author
 * with the name of an account. `contradicts`: the page has another date, or the date is impossible. `unreadable`: not a date. `code`: not a language code; `instead` is what was probably meant.
 */
export interface Omission {
  property: string;
  value: string;
  why: 'missing' | 'different' | 'account' | 'contradicts' | 'unreadable' | 'code';
  instead?: string;
}

/** A value that users can fill in or change. */
export interface Field {
  /** Id of its value. */
  id: string;
  kind: 'title' | 'description' | 'image' | 'alt' | 'price' | 'address';
  value: string;
  /** An example value, to judge the rest with it. Absent if any value would do. */
  sample?: string;
  /** What the field is about, such as the file of an image; '' if the kind is enough. */
  about: string;
  /** Selector of the element; '' if there is none. */
  selector: string;
}

/** How it changes the facts. */
export type Change =
  | { kind: 'head'; remove: readonly HeadKey[]; add: readonly HeadElement[] }
  | { kind: 'root'; attributes: Readonly<Record<'lang' | 'xml:lang' | 'dir', string | null>> }
  | { kind: 'header'; name: string; values: readonly string[]; instead: readonly string[] }
  | { kind: 'robots.txt'; added: string }
  | { kind: 'sitemap'; entry: FactTable['sitemap']['entries'][number]; instead: readonly string[] }
  | { kind: 'images'; alts: Readonly<Record<string, string>>; eager?: string };

/** A text to paste. Everything in it comes from facts of the page. */
export interface PageFix {
  id: FixId;
  /** Signals that it may fix. */
  signals: readonly SignalId[];
  place: FixPlace;
  language: FixLanguage;
  /** Escaped for its place; its lines are separated by line feeds. */
  text: string;
  /** Elements of the page that it replaces. */
  replaces: readonly ElementRef[];
  /** Header lines, and lines of files, that it replaces. */
  replacesLines: readonly string[];
  left: readonly OmittedReason[];
  omitted: readonly Omission[];
  fields: readonly Field[];
  /** Other pages that need the same text. */
  alsoOn: readonly string[];
  change: Change;
}

/**
 * Whether what a signal says after a fix was hidden before, and is not its fault: on a page that was closed, or gave its place to another, it
 * did not apply, or judged less than on an open page.
 */
export function isUncoveredByFix({ left, signals }: PageFix, signal: string, before: Verdict): boolean {
  const opens = left.some((code) => code.startsWith('opens-'));
  if (before.status === 'na') return opens || left.includes('self');
  return opens && !(signals as readonly string[]).includes(signal);
}

/** The known facts of a page, without the missing ones. */
export type FixFacts = Partial<FactTable>;
export interface FixSetting {
  intent: Intent;
  pageType: PageType;
  aiOptOut: boolean;
  /** Epoch milliseconds. */
  now: number;
}
/** Values that the user filled in, by id of the field. */
export type Values = Readonly<Record<string, string>>;

/** One kind of fix. */
export interface FixKind {
  id: FixId;
  signals: readonly SignalId[];
  /** The fix is optional, because its signal does not apply yet. `unjudged`: it will not apply afterwards either. */
  adds?: true | 'unjudged';
  /** Null if the page's facts are not sufficient. Of several proposals, best first, the first that the checks accept is offered. */
  make(fixFacts: FixFacts, setting: FixSetting, values: Values): PageFix | readonly PageFix[] | null;
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

/** The value of a field: filled in by the user, otherwise proposed. */
export const typedOrProposed = (values: Values, id: string, proposed: string): string =>
  Object.hasOwn(values, id) ? values[id]! : proposed;
