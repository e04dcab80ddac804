import type { AnySignal, Source } from './signal.ts';
import type { Messages } from './tell.ts';

/** What a list of signals needs: everything but their grounds, limits, sentences and judgement. */
export type CatalogueEntry = Pick<AnySignal, 'id' | 'group' | 'scope' | 'weight' | 'gate' | 'geo' | 'tools'> & { title: string };

/** What a signal rests on. Four fifths of what people are told of signals, and read by few: apart, so that who lists signals need not carry it. */
export interface Grounds {
  /** One or two sentences: why it matters, for whom. */
  why: string;
  /** Who says so. */
  sources: readonly Source[];
}

export const catalogueOf = (signals: readonly AnySignal[], messages: Messages): CatalogueEntry[] =>
  signals.map(({ id, group, scope, weight, gate, geo, tools }) => ({
    id,
    title: wordsOf(messages, id).title,
    group,
    scope,
    weight,
    tools,
    ...(gate ? { gate } : {}),
    ...(geo ? { geo } : {}),
  }));

/** By id of the signal. */
export const groundsOf = (signals: readonly AnySignal[], messages: Messages): Record<string, Grounds> =>
  Object.fromEntries(signals.map(({ id, sources }) => [id, { why: wordsOf(messages, id).why, sources }]));

const wordsOf = ({ signals }: Messages, id: string) => signals[id as keyof Messages['signals']];
