import type { AnySignal, SourceMark } from './signal.ts';
import type { Messages } from './report/finding-sentences.ts';

/** What lists of signals need: everything except grounds, limits, sentences and judging. */
export type CatalogueEntry = Pick<AnySignal, 'id' | 'group' | 'scope' | 'weight' | 'gate' | 'geo' | 'tools'> & {
  /** Title for a pass: what is right. */
  title: string;
  /** Title for a failure or warning: what is wrong. */
  problem: string;
  /** Codes of findings that rest only on our heuristic. */
  heuristics?: readonly string[];
};

/** A source as it is shown. */
export interface Source {
  title: string;
  /** '' for our own heuristics. */
  url: string;
  checked: string;
  mark: SourceMark;
}

/** Grounds and sources of a signal. Most of the text about signals, but rarely read: separate, so that lists of signals need not load it. */
export interface Grounds {
  /** One or two sentences: why it matters, for whom. */
  why: string;
  /** Sources of the rule. */
  sources: readonly Source[];
}

export const signalCatalogue = (signals: readonly AnySignal[], messages: Messages): CatalogueEntry[] =>
  signals.map(({ id, group, scope, weight, gate, geo, tools, heuristics }) => ({
    id,
    title: wordsOf(messages, id).title,
    problem: wordsOf(messages, id).problem,
    group,
    scope,
    weight,
    tools,
    ...(gate ? { gate } : {}),
    ...(geo ? { geo } : {}),
    ...(heuristics ? { heuristics } : {}),
  }));

/** By id of the signal. */
export const signalGrounds = (signals: readonly AnySignal[], messages: Messages): Record<string, Grounds> =>
  Object.fromEntries(
    signals.map(({ id, sources }) => {
      const { why, heuristic = '' }: SignalTexts = wordsOf(messages, id);
      return [id, { why, sources: sources.map((source) => ('title' in source ? source : { title: heuristic, ...source })) }];
    }),
  );

/** What a language says of a signal itself. */
interface SignalTexts {
  why: string;
  /** Of a signal that has a heuristic among its sources. */
  heuristic?: string;
}
const wordsOf = ({ signals }: Messages, id: string) => signals[id as keyof Messages['signals']];
