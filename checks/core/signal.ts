import type { FactName, FactTable, PageType, UncheckedReason } from './facts.ts';
import type { Message, Said, Verdict } from './verdict.ts';
import type { ToolId } from '../tools.ts';

/** Should the page be found by search engines? Set by the user, per page. */
export type Intent = 'index' | 'keep-out';

/** How well a criterion is founded: see the marks of evidence in docs/CATALOGUE.md. */
export type SourceMark = 'primary' | 'abstract' | 'secondary' | 'general' | 'heuristic';
export interface Source {
  title: string;
  /** '' for our own heuristics. */
  url: string;
  /** Date the document was checked, YYYY-MM-DD. */
  checked: string;
  mark: SourceMark;
}

export type Grade = 'strong' | 'medium' | 'weak' | 'speculative';
export type CategoryId = 'access' | 'extractability' | 'answerability' | 'evidence' | 'freshness' | 'entity';
export interface GeoShare {
  category: CategoryId;
  points: number;
  grade: Grade;
}

export type SignalGroup =
  | 'crawling' | 'head' | 'content' | 'links' | 'images' | 'structured-data' | 'sharing' | 'language' | 'experience' | 'ai';

/** What the criterion looks at; shown to users. D rendered DOM, R raw HTML, H headers, F same-origin files, N other URLs, B live browser. */
export type Scope = 'D' | 'R' | 'H' | 'F' | 'N' | 'B';

export type Messages = Record<string, (...values: never[]) => Message>;
export type Limits = Record<string, number>;

/** The declared messages, each giving its sentence together with its name. */
export type Bound<M extends Messages> = { readonly [K in keyof M]: (...values: Parameters<M[K]>) => Said };

/** What judge() may know beside its facts. */
export interface Setting<L extends Limits, M extends Messages> {
  m: Bound<M>;
  limits: L;
  intent: Intent;
  pageType: PageType;
  /** Primary language subtag of the page, or `und`. */
  language: string;
  /** Epoch milliseconds: the time of the audit, never the clock. */
  now: number;
  /** Why an optional fact is absent. */
  missing(name: FactName): { reason: UncheckedReason; detail: string };
}

/** One criterion: pure, facts in, verdict out. */
export interface Signal<
  N extends FactName = FactName,
  O extends FactName = FactName,
  L extends Limits = Limits,
  M extends Messages = Messages,
> {
  id: string;
  title: string;
  group: SignalGroup;
  /** One or two sentences: why it matters, for whom. */
  why: string;
  sources: readonly Source[];
  scope: readonly Scope[];
  weight: 10 | 5 | 3 | 1;
  gate?: true;
  geo?: GeoShare;
  /** Tools that show it. */
  tools: readonly ToolId[];
  /** Serves search engines only: does not apply to a page that is kept out. */
  searchOnly?: true;
  /** The only facts judge() can see: without one of them the signal is unchecked. */
  needs: readonly N[];
  /** Facts judge() uses when they are there. */
  uses?: readonly O[];
  /** Every number of the criterion. */
  limits: L;
  /** Every sentence it can say. */
  messages: M;
  judge(facts: Pick<FactTable, N> & Partial<Pick<FactTable, O>>, setting: Setting<L, M>): Verdict;
}

/** Declares a signal: names of facts, limits, messages and tools that do not exist do not compile. */
export function defineSignal<
  const N extends FactName,
  const O extends FactName = never,
  const L extends Limits = Record<never, number>,
  const M extends Messages = Messages,
>(signal: Signal<N, O, L, M>): Signal<N, O, L, M> {
  return signal;
}

/** Any signal, for code that treats all alike. */
// Parameters of judge() are contravariant: a list of different signals has no better common type.
// oxlint-disable-next-line typescript/no-explicit-any
export type AnySignal = Signal<any, any, any, any>;
