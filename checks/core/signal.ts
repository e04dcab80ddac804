import type { Phrase } from './evidence.ts';
import type { FactName, FactTable } from './facts.ts';
import type { PageType } from './facts/about.ts';
import type { Gap } from './failure.ts';
import type { CategoryId, Grade } from './report/geo-ids.ts';
import type { CodedMessage, Verdict } from './verdict.ts';
import type { checks as en } from '../../words/en/checks/index.ts';
import type { OwnLists } from '../lists/own-lists.ts';
import type { ToolId } from '../tools.ts';

/** Whether search engines should find the page. Set by the user, per page. */
export type Intent = 'index' | 'keep-out';

/** How well a criterion is supported: see the marks of evidence in docs/judging/signals.md. */
export type SourceMark = 'primary' | 'abstract' | 'secondary' | 'general' | 'heuristic';
/** A document that somebody else published: its title is never translated. */
interface SourceDocument {
  title: string;
  url: string;
  /** Date the document was checked, YYYY-MM-DD. */
  checked: string;
  mark: Exclude<SourceMark, 'heuristic'>;
}
/** A statement of our own. What it says is `heuristic` of the signal in words/<language>/checks/. */
interface SourceHeuristic {
  url: '';
  checked: string;
  mark: 'heuristic';
}

export interface GeoShare {
  category: CategoryId;
  points: number;
  grade: Grade;
}

export type SignalGroup =
  | 'crawling'
  | 'head'
  | 'content'
  | 'links'
  | 'images'
  | 'structured-data'
  | 'sharing'
  | 'language'
  | 'experience'
  | 'ai';

/** What the criterion reads; shown to users. D rendered DOM, R raw HTML, H headers, F same-origin files, N other URLs, B live browser. */
export type Scope = 'D' | 'R' | 'H' | 'F' | 'N' | 'B';

export type Limits = Record<string, number>;

/** Ids of the signals that have sentences. */
export type SignalId = keyof typeof en.signals;
/** The findings of a signal by code: each function returns the code with its arguments, and words/en/checks/ has the sentence. */
export type Says<I extends string> = I extends SignalId
  ? {
      readonly [C in keyof (typeof en.signals)[I]['says']]: (typeof en.signals)[I]['says'][C] extends (...args: infer G) => unknown
        ? (...args: G) => CodedMessage
        : never;
    }
  : Record<never, never>;

/** Words of a signal's evidence: column names, labels, cells. */
export type Words<I extends string> = I extends SignalId
  ? (typeof en.signals)[I] extends { words: infer W }
    ? { readonly [C in keyof W]: W[C] extends (...args: infer G) => string ? (...args: G) => Phrase : () => Phrase }
    : Record<never, never>
  : Record<never, never>;

/** Inputs of judge() besides its facts. */
export interface Setting<L extends Limits, I extends string> {
  m: Says<I>;
  w: Words<I>;
  limits: L;
  intent: Intent;
  pageType: PageType;
  /** Pages of this type are judged only if they have what the check is about (a date, a byline); otherwise it does not apply. See applies.ts. */
  whenPresent: boolean;
  /** Primary language subtag of the page, or `und`. */
  language: string;
  /** The user's additions to our lists: findings that depend on them mention it. */
  ownLists: OwnLists;
  /** Epoch milliseconds: the time of the audit, never the clock. */
  now: number;
  /** Why an optional fact is missing. */
  missing(name: FactName): Gap;
}

/** One criterion: a pure function from facts to a verdict. Title, grounds and sentences are in words/en/checks/. */
export interface Signal<
  N extends FactName = FactName,
  O extends FactName = FactName,
  L extends Limits = Limits,
  I extends string = string,
> {
  id: I;
  group: SignalGroup;
  sources: readonly (SourceDocument | SourceHeuristic)[];
  scope: readonly Scope[];
  weight: 10 | 5 | 3 | 1;
  gate?: true;
  geo?: GeoShare;
  /** Tools that show it. */
  tools: readonly ToolId[];
  /** It matters only for search engines, so it does not apply to a page that should be excluded. */
  searchOnly?: true;
  /** The only facts that judge() gets: if one is missing, the signal is unchecked. */
  needs: readonly N[];
  /** Facts that judge() uses if they are known. */
  uses?: readonly O[];
  /** Every number of the criterion. */
  limits: L;
  /** Codes of findings that rest only on our heuristic: they warn at most, rank after documented rules, and are tagged. */
  heuristics?: readonly Extract<keyof Says<I>, string>[];
  /** It judges the response itself, so it also applies if the server did not deliver the page. */
  judgesResponse?: true;
  judge(facts: Pick<FactTable, N> & Partial<Pick<FactTable, O>>, setting: Setting<L, I>): Verdict;
}

/** Declares a signal: facts, limits, messages and tools that do not exist do not compile. */
export function defineSignal<
  const N extends FactName,
  const O extends FactName = never,
  const L extends Limits = Record<never, number>,
  const I extends string = string,
>(signal: Signal<N, O, L, I>): Signal<N, O, L, I> {
  return signal;
}

/** Any signal, for code that treats all the same. */
// Parameters of judge() are contravariant: a list of different signals has no better common type.
// oxlint-disable-next-line typescript/no-explicit-any
export type AnySignal = Signal<any, any, any, any>;
