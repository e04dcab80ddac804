import type { AnySignal } from './signal.ts';

/** What people are told about a signal: everything but its limits, its sentences and its judgement. */
export type CatalogueEntry = Pick<AnySignal, 'id' | 'title' | 'group' | 'why' | 'sources' | 'scope' | 'weight' | 'gate' | 'geo' | 'tools'>;

export const catalogueOf = (signals: readonly AnySignal[]): CatalogueEntry[] =>
  signals.map(({ id, title, group, why, sources, scope, weight, gate, geo, tools }) => ({
    id, title, group, why, sources, scope, weight, tools, ...(gate ? { gate } : {}), ...(geo ? { geo } : {}),
  }));
