import type { SemanticsFact, TimeElement } from '../core/facts.ts';
import { checkVisibility } from './dom.ts';
import type { Gathering } from './gathering.ts';

export const semanticsOf = (walk: Gathering): SemanticsFact => ({ times: timesOf(walk), authors: walk.found.relAuthors, pairs: walk.found.pairs });

/** Time elements with their place among the blocks. */
function timesOf({ runs: { blocks, orders }, found, rendered }: Gathering): TimeElement[] {
  return found.times.map(({ text, datetime, element, order, region, selector }) => {
    let at = orders.findIndex((number) => number >= order);
    if (at < 0) at = blocks.length;
    const visible = text !== '' && (!rendered || checkVisibility.call(element, { visibilityProperty: true }));
    return { datetime, text, visible, region, block: at, main: blocks[Math.min(at, blocks.length - 1)]?.main ?? false, selector };
  });
}
