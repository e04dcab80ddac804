/** Positions on a page: its headline, its text, and what is near them. */
import { memoizeByIdentity } from '../../core/helpers/memoize-by-identity.ts';
import type { Block } from '../../core/facts/text.ts';
import { englishBylines, titlesBefore } from '../../lists/byline-words.ts';
import { foldText, phraseAtStart } from '../../language/phrases.ts';
import { splitAtTitleMarks } from '../../language/marks.ts';
import { areSamePage } from '../../parse/urls.ts';
import { firstTitle } from '../head/texts.ts';
import { findHeadlineBlock, foldedBlockText, leastCommon } from './headline.ts';
import { unrelatedRegions, isLinkedBlock, type LayoutInput, shortBlock } from './input.ts';

export type Near = 'title' | 'end' | 'elsewhere';

/** Number of blocks before and after the headline, and around the end, in which a date or name applies to the whole page. */
const before = 3;
const after = 8;
/** Number of blocks above the headline that count if they are in the same part of the page: date, share buttons, tags, headline. */
const beforeInPart = 10;
const atEnd = 3;
/** Number of blocks after the headline that are searched if rows of links are between headline and date. */
const farthest = 40;
/** Positions of the parts of a page, as indexes of blocks. */
export interface Layout {
  /** The headline's block; -1 if there is none. */
  headline: number;
  /** Id of the rule that found it; '' if there is none. */
  rule: string;
  /** Where the beginning of the page is: the headline, otherwise the first main block, otherwise the first block. */
  anchor: number;
  /** First longer passage after the headline. */
  story: number;
  near: readonly Near[];
}

/** Computed once for all callers. A fix changes the title but not the blocks, so all three parts are keys. */
export const layoutOf = /* @__PURE__ */ memoizeByIdentity(
  ({ blocks, head, url }: LayoutInput): readonly [object, ...unknown[]] => [blocks, head, url],
  readLayout,
);

function readLayout(input: LayoutInput): Layout {
  const { index: headline, rule } = findHeadlineBlock(input);
  const anchor =
    headline >= 0
      ? headline
      : Math.max(
          0,
          input.blocks.findIndex(({ main }) => main),
        );
  const story = input.blocks.findIndex(({ level, units }, index) => index > headline && level === 0 && units > shortBlock);
  return { headline, rule, anchor, story: story < 0 ? input.blocks.length : story, near: placesOf(input.blocks, anchor, headline) };
}

/** Text of the page's headline; '' if there is none. */
export const headlineText = (input: LayoutInput): string => {
  const block = input.blocks[layoutOf(input).headline];
  return splitHeadlineFromByline(input)?.text ?? (block && headlineBehindTrail(block, input)) ?? block?.text ?? '';
};

/**
 * The headline in a heading that begins with links to the pages above, “Home Forums Chat Five tips for beginners”: its end, if that is a
 * part of the title. Null if the heading is no such path.
 */
export function headlineBehindTrail(
  { text, linkChars, hrefs }: Pick<Block, 'text' | 'linkChars' | 'hrefs'>,
  { head, url }: Pick<LayoutInput, 'head' | 'url'>,
): string | null {
  const others = hrefs.filter((href) => !areSamePage(href, url));
  if (others.length < leastSteps || others.length < hrefs.length || linkChars === 0) return null;
  const whole = foldText(text);
  const named = splitAtTitleMarks(firstTitle(head).slice(0, 500)).find(
    (part) =>
      part.length >= leastCommon && whole.length > part.length && whole.endsWith(foldText(part)) && part.length + linkChars <= text.length,
  );
  return named === undefined ? null : text.slice(-named.length);
}
/** Minimum number of pages in a path above a headline: one may be a topic. */
const leastSteps = 2;

/** A heading that ends with a byline, if the title has the rest of it: the headline, and the byline. */
export function splitHeadlineFromByline(input: LayoutInput): { text: string; byline: string } | null {
  const whole = input.blocks[layoutOf(input).headline]?.text ?? '';
  const title = foldText(firstTitle(input.head).slice(0, 500));
  if (title === '' || whole.length > 500 || title.includes(foldText(whole))) return null;
  const words = [...whole.matchAll(/[\s　]+/gu)].slice(-mostInByline);
  for (const { index } of words) {
    const [text, byline] = [whole.slice(0, index), whole.slice(index).trim()];
    const opens = titlesBefore.test(byline) || phraseAtStart(byline, englishBylines) !== null;
    if (opens && foldText(text).length > leastCommon && title.includes(foldText(text))) return { text, byline };
  }
  return null;
}
/** Maximum words of a byline at the end of a headline. */
const mostInByline = 8;

/** Selector of the part around a headline: two elements up, below body; '' if that is the whole page. */
function partOf(selector: string): string {
  const steps = selector.split(' > ');
  const outerSteps = steps.slice(0, -2);
  return outerSteps.length < (steps[0] === 'html' ? 4 : 2) ? '' : `${outerSteps.join(' > ')} > `;
}

/** Other h1 with the same words: templates write the headline twice, for narrow and wide screens, with the byline at only one of them. */
function repeatsOf(blocks: readonly Block[], headline: number): number[] {
  const words = headline < 0 ? '' : foldedBlockText(blocks[headline]!);
  if (words.length < leastCommon) return [];
  const repeats: number[] = [];
  for (const [index, block] of blocks.entries()) {
    const { level, region } = block;
    if (
      repeats.length < mostRepeats &&
      index !== headline &&
      level === 1 &&
      !unrelatedRegions.has(region) &&
      foldedBlockText(block) === words
    )
      repeats.push(index);
  }
  return repeats;
}
const mostRepeats = 2;
/** Number of blocks below the headline, and maximum text units of each. */
const underHeadline = { blocks: 2, units: 8 } as const;

/**
 * Where each block is relative to the headline and the end of the main content. Blocks in navigation, comments and
 * asides are never near.
 */
function placesOf(blocks: readonly Block[], anchor: number, headline: number): Near[] {
  const part = headline < 0 ? '' : partOf(blocks[headline]!.selector);
  const inPart = ({ selector }: Block) => part !== '' && selector.startsWith(part);
  const last = blocks.findLastIndex(({ main }) => main);
  const repeats = repeatsOf(blocks, headline);
  const spans = [anchor, ...repeats].map((start) => {
    // Rows of links and buttons (topics, sharing) between headline and date do not count.
    let until = start;
    for (let counted = 0; until + 1 < blocks.length && until < start + farthest && counted < after; until++)
      if (!isLinkedBlock(blocks[until + 1]!) && blocks[until + 1]!.tag !== 'button') counted++;
    return { from: start - before, to: Math.max(until, start + after) };
  });
  // Templates put date and byline into an aside right below the headline.
  const isUnderHeadline = (block: Block, index: number) =>
    block.region === 'aside' &&
    headline >= 0 &&
    [headline, ...repeats].some((above) => index > above && index <= above + underHeadline.blocks) &&
    block.units <= underHeadline.units &&
    !isLinkedBlock(block);
  return blocks.map((block, index) => {
    if (unrelatedRegions.has(block.region) && !isUnderHeadline(block, index)) return 'elsewhere';
    if (index < anchor - before && index >= anchor - beforeInPart && inPart(blocks[index]!)) return 'title';
    if (spans.some(({ from, to }) => index >= from && index <= to)) return 'title';
    return last >= 0 && index > last - atEnd && index <= last + atEnd ? 'end' : 'elsewhere';
  });
}
