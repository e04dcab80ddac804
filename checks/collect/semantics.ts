import type { HeadFact, SemanticsFact, TimeElement } from '../core/facts.ts';
import { apart, layoutOf } from '../text/provenance-input.ts';
import { checkVisibility } from './dom.ts';
import type { Gathering } from './gathering.ts';

/** Blocks around the headline, and before the end of the main content, in which a date belongs to the page as a whole. */
const blocksNear = 8;
const blocksAtEnd = 3;

export const semanticsOf = (walk: Gathering, head: HeadFact, url: string): SemanticsFact => ({
  times: timesOf(walk, head, url), authors: walk.found.relAuthors, pairs: walk.found.pairs,
});

/** Time elements with their place relative to the headline and to the end of the main content. */
function timesOf({ runs: { blocks, orders }, found, rendered }: Gathering, head: HeadFact, url: string): TimeElement[] {
  if (found.times.length === 0) return [];
  const { anchor } = layoutOf({ blocks, head, url });
  const last = blocks.findLastIndex(({ main }) => main);
  return found.times.map(({ text, datetime, element, order, region, selector }) => {
    let at = orders.findIndex((number) => number >= order);
    if (at < 0) at = orders.length;
    const near = apart.has(region) ? 'elsewhere' as const : Math.abs(at - anchor) <= blocksNear ? 'title' as const : last >= 0 && at >= last - blocksAtEnd && at <= last + 1 ? 'end' as const : 'elsewhere' as const;
    const visible = text !== '' && (!rendered || checkVisibility.call(element, { visibilityProperty: true }));
    return { datetime, text, visible, near, main: blocks[Math.min(at, blocks.length - 1)]?.main ?? false, selector };
  });
}
