import type { Block } from '../../core/facts/text.ts';
import { linkShare } from './author-markup.ts';
import { besideContent } from '../../core/regions.ts';
import { parentSelector } from '../../core/helpers/selectors.ts';

/** Share of the page's text from which the blocks found as a single text are the main content. */
const enough = 0.8;
/** A page is a single text if one run of paragraphs has at least this share of the prose and this many units. */
const trunk = { share: 0.3, units: 75 };
/** Minimum share of link text for a page of links; its maximum prose, in units and as a share of the text. */
const links = { share: 0.5, prose: 150, ofText: 0.25 };
/** Shorter pages, in text units, cannot be divided into parts. */
const few = 25;
/** A page that declares one article or video is one, even if it is short: maximum units of the page, minimum units of the text found. */
const short = { page: 400, text: 40 };
/** Similar boxes with so many times the text of the box with the densest prose make it one part among others. */
const outweighed = 4 / 3;
/** Minimum share of the page's text in a main element that contains the parts; maximum share of the text above the headline. */
const framed = 0.7;
const above = 0.3;

/** The parts of a page that form its main content together: sections of a service, cards of a list. */
export interface PageParts {
  blocks: number[];
  /** The main element around them, if there is one. */
  frame: { first: number; end: number } | null;
}

/** Signs of other texts and of parts side by side. */
interface PageSigns {
  /** Other articles of the page. */
  others: readonly { firstBlock: number; endBlock: number }[];
  /** For each block, 1 in a card with a title. */
  teasers: Uint8Array;
  /** The page declares that it is one article or video. */
  declaresText: boolean;
  /** Cards with pictures or prices. */
  shows: boolean;
  /** Blocks of the box with the densest prose, if the page declares no other. */
  densest: { first: number; end: number } | null;
  /** Share of the page's text in the largest group of cards or sections, 0 for a page of posts. */
  alike: number;
  /** For each block, 1 in a box of links that are no cards. */
  inMenus: Uint8Array;
}

/** Units outside of links. */
const textUnits = (block: Block) => block.units * (1 - Math.min(1, linkShare(block)));

/**
 * Many pages have no single text: their content is in sections and cards side by side. Signs of it: the best container has little of the
 * page's text, there is no long run of paragraphs, or most of the text is links.
 * @param found blocks that were found as one text
 * @param mains blocks of main elements
 * @param leave whether a block cannot be in any part, because of its box
 */
export function findPartsOfPage(
  blocks: readonly Block[],
  prose: readonly number[],
  controls: readonly boolean[],
  found: readonly number[],
  mains: readonly { firstBlock: number; endBlock: number }[],
  headlines: readonly number[],
  leave: (at: number) => boolean,
  page: PageSigns,
): PageParts | null {
  const ofOthers = new Uint8Array(blocks.length);
  for (const { firstBlock, endBlock } of page.others) ofOthers.fill(1, firstBlock, endBlock);
  const usable = (at: number) => !besideContent.has(blocks[at]!.region) && !controls[at] && ofOthers[at] === 0;
  let [units, text, all, proseOutsideTeasers] = [0, 0, 0, 0];
  const runs = new Map<string, number>();
  for (const [at, block] of blocks.entries()) {
    if (!usable(at)) continue;
    units += block.units;
    text += textUnits(block);
    if (prose[at] === 0) continue;
    all += prose[at]!;
    if (page.teasers[at] !== 0) continue;
    proseOutsideTeasers += prose[at]!;
    const parent = parentSelector(block);
    runs.set(parent, (runs.get(parent) ?? 0) + prose[at]!);
  }
  const longest = Math.max(0, ...runs.values());
  const foundText = found.reduce((sum, at) => sum + (usable(at) ? textUnits(blocks[at]!) : 0), 0);
  const textIn = ({ first, end }: { first: number; end: number }) =>
    blocks.slice(first, end).reduce((sum, block, index) => sum + (usable(first + index) ? textUnits(block) : 0), 0);
  const isOnePart = page.densest !== null && textIn(page.densest) * outweighed < text * page.alike;
  const linked = units - text >= units * links.share;
  // Links around one short text, without images or prices, are menus, not cards.
  const alone = linked && !page.shows && found.reduce((sum, at) => sum + (usable(at) ? prose[at]! : 0), 0) >= all * enough;
  const isOne =
    alone || foundText >= text * enough || (!isOnePart && longest >= trunk.units && longest >= proseOutsideTeasers * trunk.share);
  const ofLinks = linked && !alone && all < links.prose && all < units * links.ofText;
  if (units < few || (!ofLinks && (isOne || (page.declaresText && text < short.page && foundText >= short.text)))) return null;

  const sum = (first: number, end: number) => {
    let total = 0;
    for (let at = first; at < end; at++) if (usable(at)) total += blocks[at]!.units;
    return total;
  };
  const largest = mains
    .map(({ firstBlock, endBlock }) => ({ first: firstBlock, end: endBlock, units: sum(firstBlock, endBlock) }))
    .sort((a, b) => b.units - a.units)[0];
  const frame = largest && largest.units >= units * framed ? largest : null;
  const headline = headlines.length === 1 && sum(0, headlines[0]!) <= units * above ? headlines[0]! : 0;
  const partBlocks: number[] = [];
  for (let at = Math.max(headline, frame?.first ?? 0); at < (frame?.end ?? blocks.length); at++)
    if (usable(at) && !leave(at)) partBlocks.push(at);
  // Without an element around the parts, menus come before and after them.
  const isMenu = (at: number) => frame === null && page.inMenus[at] === 1;
  const from = partBlocks.findIndex((at) => !isMenu(at));
  const to = partBlocks.findLastIndex((at) => !isMenu(at));
  const inside = from < 0 ? partBlocks : partBlocks.slice(from, to + 1);
  return inside.length === 0 ? null : { blocks: inside, frame };
}
