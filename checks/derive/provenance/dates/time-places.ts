/** Where a time element is among the blocks of a page. */
import type { Block } from '../../../core/facts/text.ts';
import type { TimeElement } from '../../../core/facts/about.ts';
import { unrelatedRegions } from '../input.ts';
import type { Layout, Near } from '../layout.ts';
import { groupBy } from '../../../core/helpers/group-by.ts';

/** Finds the block with a time element: of those with its text, the innermost one around it, otherwise the first. */
export function timeBlockFinder(blocks: readonly Block[]): (time: TimeElement) => number {
  const bySelector = groupBy(blocks.keys(), (index) => blocks[index]!.selector);
  return ({ text, selector }) => {
    if (text === '') return -1;
    // A selector begins with the selectors of its ancestors.
    for (let around = selector; around !== ''; around = around.slice(0, Math.max(0, around.lastIndexOf(' ')))) {
      const found = bySelector.get(around)?.find((index) => blocks[index]!.text.includes(text));
      if (found !== undefined) return found;
    }
    return blocks.findIndex((block) => block.text.includes(text));
  };
}

/** Number of blocks around the headline, and before the end of the main content, in which a date applies to the whole page. */
const blocksNear = 8;
const blocksAtEnd = 3;

/** Returns where a time element is, relative to the headline and the end of the main content. */
export function timePlacer(blocks: readonly Block[], { anchor }: Layout): (time: TimeElement) => Near {
  const last = blocks.findLastIndex(({ main }) => main);
  return ({ region, block }) => {
    if (unrelatedRegions.has(region)) return 'elsewhere';
    if (Math.abs(block - anchor) <= blocksNear) return 'title';
    return last >= 0 && block >= last - blocksAtEnd && block <= last + 1 ? 'end' : 'elsewhere';
  };
}
