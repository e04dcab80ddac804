import type { Block } from '../core/facts.ts';
import { besideContent } from './regions.ts';

/** Share of the page's text from which the found content is the main content. */
const enough = 0.8;
/** Share of the prose in one run of paragraphs, and its units, from which the page is one text with other things around it. */
const trunk = { share: 0.3, units: 75 };
/** Share of link text from which a page consists of links, and its maximum of prose. */
const links = { share: 0.5, prose: 150, ofText: 0.25 };
/** Shorter pages, in text units, cannot be divided into parts. */
const few = 25;
/** The same for a page that declares one article or video: a caption among menus. */
const short = { page: 400, text: 40 };
/** Share of the text that a main element must contain to frame the parts, and maximum share before the headline. */
const framed = 0.7;
const above = 0.3;

/** The parts of a page that form its main content together: sections of a service, cards of a list. */
export interface PageParts {
  blocks: number[];
  /** The main element around them, if there is one. */
  frame: { first: number; end: number } | null;
}

/** Units outside of links. */
const textUnits = ({ units, linkChars, text }: Block) => units * (1 - Math.min(1, linkChars / Math.max(1, text.length)));

/**
 * Many pages have no single text: what they are there for is in sections and cards side by side. They are recognized by how little of
 * the page's text its best container holds, on a page without a long run of paragraphs, and by most of their text being links.
 * @param found blocks that were found as one text
 * @param mains blocks of main elements
 * @param leave whether a block cannot be in any part, because of its box
 * @param others other articles of the page; teasers: for each block, 1 in a card with a title; declaresText: the page declares that it is one article or video; shows: cards with pictures or prices
 */
export function collectPartsOfPage(
  blocks: readonly Block[],
  prose: readonly number[],
  controls: readonly boolean[],
  found: readonly number[],
  mains: readonly { firstBlock: number; endBlock: number }[],
  headlines: readonly number[],
  leave: (at: number) => boolean,
  {
    others,
    teasers,
    declaresText,
    shows,
  }: { shows: boolean; others: readonly { firstBlock: number; endBlock: number }[]; teasers: Uint8Array; declaresText: boolean },
): PageParts | null {
  const ofOthers = new Uint8Array(blocks.length);
  for (const { firstBlock, endBlock } of others) ofOthers.fill(1, firstBlock, endBlock);
  const usable = (at: number) => !besideContent.has(blocks[at]!.region) && !controls[at] && ofOthers[at] === 0;
  let [units, text, all, reported] = [0, 0, 0, 0];
  const runs = new Map<string, number>();
  for (const [at, block] of blocks.entries()) {
    if (!usable(at)) continue;
    units += block.units;
    text += textUnits(block);
    if (prose[at] === 0) continue;
    all += prose[at]!;
    if (teasers[at] !== 0) continue;
    reported += prose[at]!;
    const parent = block.selector.slice(0, Math.max(0, block.selector.lastIndexOf(' > ')));
    runs.set(parent, (runs.get(parent) ?? 0) + prose[at]!);
  }
  const longest = Math.max(0, ...runs.values());
  const held = found.reduce((sum, at) => sum + (usable(at) ? textUnits(blocks[at]!) : 0), 0);
  const linked = units - text >= units * links.share;
  // Links around one short text, without images or prices, are menus, not cards.
  const alone = linked && !shows && found.reduce((sum, at) => sum + (usable(at) ? prose[at]! : 0), 0) >= all * enough;
  const isOne = alone || held >= text * enough || (longest >= trunk.units && longest >= reported * trunk.share);
  const ofLinks = linked && !alone && all < links.prose && all < units * links.ofText;
  if (units < few || (!ofLinks && (isOne || (declaresText && text < short.page && held >= short.text)))) return null;

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
  const stored: number[] = [];
  for (let at = Math.max(headline, frame?.first ?? 0); at < (frame?.end ?? blocks.length); at++)
    if (usable(at) && !leave(at)) stored.push(at);
  return stored.length === 0 ? null : { blocks: stored, frame };
}
