import type { AnySignal } from './signal.ts';
import type { Messages } from './tell.ts';

/** What people are told about a signal: everything but its limits, its sentences and its judgement. */
export type CatalogueEntry = Pick<AnySignal, 'id' | 'group' | 'sources' | 'scope' | 'weight' | 'gate' | 'geo' | 'tools'> & {
  title: string;
  /** One or two sentences: why it matters, for whom. */
  why: string;
};

export const catalogueOf = (signals: readonly AnySignal[], messages: Messages): CatalogueEntry[] =>
  signals.map(({ id, group, sources, scope, weight, gate, geo, tools }) => {
    const { title, why } = messages.signals[id as keyof Messages['signals']];
    return { id, title, group, why, sources, scope, weight, tools, ...(gate ? { gate } : {}), ...(geo ? { geo } : {}) };
  });
