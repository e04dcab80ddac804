import { remembered } from '../core/remembered.ts';
import type { Block, DataItem, HeadFact, LinkFact, Region, TimeElement } from '../core/facts.ts';
import { englishBylines, titlesBefore } from '../lists/byline-words.ts';
import { plainName } from '../language/names.ts';
import { foldText, openingPhrase } from '../language/phrases.ts';
import { looseWords } from '../language/title-words.ts';
import { leadsToFront, leadsUp, siteLabel, titleParts } from './site-name.ts';
import { shownTitle } from './head-texts.ts';
import { shareTags } from './share-tags.ts';

export interface ProvenanceInput {
  url: string;
  /** Page language, primary subtag or whole tag (a region tells the order of 3/4/2024); `und` when unknown. */
  language: string;
  head: HeadFact;
  blocks: readonly Block[];
  items: readonly DataItem[];
  times: readonly TimeElement[];
  /** Elements with rel=author or itemprop=author. */
  relAuthors: readonly { name: string; url: string | null; selector: string }[];
  /** Elements whose class says author. */
  called?: readonly { text: string; selector: string }[] | undefined;
  links: readonly LinkFact[];
}

export type Near = 'title' | 'end' | 'elsewhere';

/** Blocks before and after the headline, and after and before the end, in which a date or a name speaks for the whole page. */
const before = 3;
const after = 8;
/** Blocks above the headline that count when they stand in the same part of the page as it: date, share buttons, tags, headline. */
const beforeInPart = 10;
const atEnd = 3;
/** Blocks after the headline that are looked at when rows of links stand between it and its date. */
const farthest = 40;
/** Headings that are compared with the title. */
const mostHeadings = 60;
/** Characters that a heading and the title must have in common: fewer are a coincidence. */
const leastCommon = 4;

/** Parts whose dates and headings are those of other things. */
export const apart: ReadonlySet<Region> = new Set<Region>(['nav', 'comments', 'aside', 'dialog']);
/** More than half of the text is a link: to another page, as a rule. */
export const isLinked = ({ linkChars, text }: Block): boolean => linkChars * 2 > text.length;

type LayoutInput = Pick<ProvenanceInput, 'blocks' | 'head' | 'url'>;

/** Where the parts of a page stand, counted in blocks. */
export interface Layout {
  /** The block of the headline, -1 without one. */
  headline: number;
  /** What nearness is counted from: the headline, else the first main block, else the first of all. */
  anchor: number;
  /** The first longer passage after the headline. */
  story: number;
  near: readonly Near[];
}

/** Made once for all callers. A fix changes the title and keeps the blocks, so that all three parts count. */
export const provenanceLayoutOf = /* @__PURE__ */ remembered(({ blocks, head, url }: LayoutInput): readonly [object, ...unknown[]] => [blocks, head, url], readLayout);

function readLayout(input: LayoutInput): Layout {
  const headline = headlineIndex(input);
  const anchor = headline >= 0 ? headline : Math.max(0, input.blocks.findIndex(({ main }) => main));
  const story = input.blocks.findIndex(({ level, units }, index) => index > headline && level === 0 && units > shortBlock);
  return { headline, anchor, story: story < 0 ? input.blocks.length : story, near: placesOf(input.blocks, anchor, headline) };
}

/** Text units of a block that is short enough to be about the page instead of telling a story. */
export const shortBlock = 30;

/** Text of the page's headline, '' without one. */
export const headlineOf = (input: Pick<ProvenanceInput, 'blocks' | 'head' | 'url'>): string => signedHeadline(input)?.text ?? input.blocks[provenanceLayoutOf(input).headline]?.text.replace(permalink, '') ?? '';
/** The mark of a link to the heading itself, which documentation writes behind it. */
const permalink = /[\s\u200b]*[¶\u200b]+\s*$/u;

/** A heading that ends in who wrote it, where the title of the page has all of it but that: what it says, and the byline. */
export function signedHeadline(input: Pick<ProvenanceInput, 'blocks' | 'head' | 'url'>): { text: string; byline: string } | null {
  const whole = input.blocks[provenanceLayoutOf(input).headline]?.text ?? '';
  const title = foldText(shownTitle(input.head).slice(0, 500));
  if (title === '' || whole.length > 500 || title.includes(foldText(whole))) return null;
  const words = [...whole.matchAll(/[\s　]+/gu)].slice(-mostInByline);
  for (const { index } of words) {
    const [text, byline] = [whole.slice(0, index), whole.slice(index).trim()];
    const opens = titlesBefore.test(byline) || openingPhrase(byline, englishBylines) !== null;
    if (opens && foldText(text).length > leastCommon && title.includes(foldText(text))) return { text, byline };
  }
  return null;
}
/** Words of a byline at the end of a headline. */
const mostInByline = 8;

/** Share of the title's own part that a heading must have to agree with it. */
const leastShare = 0.4;

/**
 * The heading that says most of the page's title, h1 before others, wherever it stands: boxes within an article have h1 of their own
 * ("More from …"). Without one the h1 of the main content. Parts of the title that name the site (like the domain) count for nothing.
 */
function headlineIndex({ blocks, head, url }: Pick<ProvenanceInput, 'blocks' | 'head' | 'url'>): number {
  const isSiteName = (block: Block) => leadsToFront(block, url);
  const title = shownTitle(head).slice(0, 500);
  const whole = foldText(title);
  const label = siteLabel(url);
  const all = titleParts(title).map(foldText);
  const namesSite = (part: string) => label.length > 2 && plainName(part).length > 2 && (plainName(part).includes(label) || label.includes(plainName(part)));
  const ownParts = all.filter((part) => !namesSite(part));
  const parts = ownParts.length > 0 ? ownParts : all;
  const longest = parts.reduce((best, part) => (part.length > best.length ? part : best), '');
  const common = (block: Block): number => {
    const text = foldText(block.text.slice(0, 500));
    if (text.length < leastCommon) return 0;
    if (whole.includes(text)) return !parts.includes(text) && all.includes(text) ? 0 : text.length;
    return Math.max(0, ...parts.filter((part) => text.includes(part)).map(({ length }) => length));
  };
  const candidate = (block: Block) => block.level > 0 && !apart.has(block.region) && block.region !== 'footer' && !isSiteName(block);
  const bestOf = (fits: (block: Block) => boolean, least: number): number => {
    let [best, most, compared] = [-1, Math.max(least, leastCommon), 0];
    for (const [index, block] of blocks.entries()) {
      if (!fits(block)) continue;
      if (++compared > mostHeadings) break;
      const size = common(block);
      const known = best < 0 ? null : blocks[best]!;
      if (size > most || (size === most && (!known || block.level < known.level || (block.level === known.level && block.main && !known.main)))) [best, most] = [index, size];
    }
    return best;
  };
  // The name of a manual above its pages is a part of their titles as well, and often the longer one.
  const own = bestOf((block) => block.level === 1 && candidate(block) && !leadsUp(block, url), longest.length * leastShare);
  const agreeing = own >= 0 ? own : bestOf((block) => block.level === 1 && candidate(block), longest.length * leastShare);
  if (agreeing >= 0) {
    // A blog's name as h1 is a part of the title too; its article's heading has the longer one.
    const text = foldText(blocks[agreeing]!.text.slice(0, 500));
    const other = text !== longest && all.length > 1 && all.includes(text) ? bestOf(candidate, longest.length) : -1;
    return other >= 0 ? other : agreeing;
  }
  // Sites with one title for all pages name the page where it is shared.
  const shared = shareTags(head).first('og:title', 'twitter:title')?.content ?? '';
  const told = titleParts(shared.slice(0, 500)).filter((part) => !namesSite(foldText(part)) && foldText(part) !== siteNameIn(head)).map(plainName).reduce((best, part) => (part.length > best.length ? part : best), '');
  const asShared = told.length < leastShared ? -1 : blocks.findIndex((block) => candidate(block) && saysAll(plainName(block.text.slice(0, 500)), told));
  if (asShared >= 0) return asShared;
  const mainOnes = (fits: (block: Block) => boolean) => [...blocks.entries()].filter(([, block]) => block.main && fits(block) && !isSiteName(block)).slice(0, mostHeadings);
  // Of several the one that has most words of the title, where a label or a number keeps them from being equal.
  const mostShared = (headings: readonly (readonly [number, Block])[]) => headings.map(([index, block]) => [index, sharedWords(block.text.slice(0, 500), longest)] as const).filter(([, share]) => share >= leastWords).sort(([, a], [, b]) => b - a)[0]?.[0];
  const mainHeadings = mainOnes(({ level }) => level === 1);
  const alike = mostShared(mainHeadings);
  if (alike !== undefined) return alike;
  const heading = bestOf(candidate, 0);
  // The name of a section as h1, a link to it: another heading is the title, word for word.
  const isSection = mainHeadings.length > 0 && mainHeadings.every(([, block]) => isLinked(block) && sharedWords(block.text.slice(0, 500), longest) === 0);
  if (isSection && heading >= 0 && foldText(blocks[heading]!.text.slice(0, 500)) === longest) return heading;
  if (mainHeadings.length > 0) return mainHeadings[0]![0];
  const agrees = heading >= 0 && common(blocks[heading]!) >= longest.length * leastShare;
  const worded = agrees ? undefined : mostShared(mainOnes((block) => block.level > 1 && !isLinked(block)));
  if (worded !== undefined) return worded;
  const line = agrees ? -1 : lineOf(blocks, longest, whole, told);
  if (line >= 0) return line;
  if (heading >= 0) return heading;
  const first = blocks.findIndex((block) => block.level === 1 && !isSiteName(block));
  if (first >= 0) return first;
  const lower = blocks.findIndex(({ level, main }) => level > 1 && main);
  const any = blocks.findIndex(({ level }) => level === 1);
  return any >= 0 && lower >= 0 ? lower : any;
}
/** Letters and digits of a title for shared links from which on a heading is told by it. */
const leastShared = 6;
/** Share of the longer of two texts that the shorter one is, where it is all in the longer one: a label or a second line stands beside it. */
const mostOfIt = 0.5;
const nearlyAll = 0.8;
const saysAll = (text: string, title: string, share = mostOfIt): boolean => {
  const [short, long] = text.length < title.length ? [text, title] : [title, text];
  return short.length >= long.length * share && long.includes(short);
};
const siteNameIn = (head: Pick<HeadFact, 'metas'>): string => foldText(head.metas.find(({ property, name }) => (property || name) === 'og:site_name')?.content ?? '');
/** Share of the title's words that one of several headings must have. */
const leastWords = 0.6;
function sharedWords(text: string, title: string): number {
  const words = looseWords(title);
  const said = looseWords(text);
  return words.size < 2 ? 0 : [...words].filter((word) => said.has(word)).length / words.size;
}
/** Old pages have no headings: a short line of its own that is the title's longest part, or its start, or all of it but a label and the marks. */
function lineOf(blocks: readonly Block[], longest: string, whole: string, told: string): number {
  const title = plainName(whole);
  return blocks.findIndex(({ text, level, linkChars, units, region }) => {
    if (level > 0 || linkChars > 0 || units > shortBlock || apart.has(region) || region === 'footer') return false;
    const folded = foldText(text);
    if (folded.length > leastCommon && (folded === longest || (whole.startsWith(folded) && folded.length * 5 >= longest.length))) return true;
    const bare = plainName(text);
    return bare.length >= leastShared && (saysAll(bare, title, nearlyAll) || bare === told);
  });
}

/** The selector of the part around a headline: two elements up, and below body. '' where that is the page. */
function partOf(selector: string): string {
  const steps = selector.split(' > ');
  const kept = steps.slice(0, -2);
  return kept.length < (steps[0] === 'html' ? 4 : 2) ? '' : `${kept.join(' > ')} > `;
}

/** Other h1 with the words of the headline: templates write it once for narrow and once for wide screens, with the byline at one of them. */
function repeatsOf(blocks: readonly Block[], headline: number): number[] {
  const words = headline < 0 ? '' : foldText(blocks[headline]!.text.slice(0, 500));
  if (words.length < leastCommon) return [];
  const repeats: number[] = [];
  for (const [index, { level, region, text }] of blocks.entries()) {
    if (repeats.length < mostRepeats && index !== headline && level === 1 && !apart.has(region) && foldText(text.slice(0, 500)) === words) repeats.push(index);
  }
  return repeats;
}
const mostRepeats = 2;

/**
 * Where each block stands relative to the headline and the end of the main content. Blocks of navigation, comments and
 * asides are never near.
 */
function placesOf(blocks: readonly Block[], anchor: number, headline: number): Near[] {
  const part = headline < 0 ? '' : partOf(blocks[headline]!.selector);
  const inPart = ({ selector }: Block) => part !== '' && selector.startsWith(part);
  const last = blocks.findLastIndex(({ main }) => main);
  const spans = [anchor, ...repeatsOf(blocks, headline)].map((start) => {
    // Rows of links and buttons (topics, sharing) between the headline and its date are not counted.
    let until = start;
    for (let counted = 0; until + 1 < blocks.length && until < start + farthest && counted < after; until++) if (!isLinked(blocks[until + 1]!) && blocks[until + 1]!.tag !== 'button') counted++;
    return { from: start - before, to: Math.max(until, start + after) };
  });
  return blocks.map(({ region }, index) => {
    if (apart.has(region)) return 'elsewhere';
    if (index < anchor - before && index >= anchor - beforeInPart && inPart(blocks[index]!)) return 'title';
    if (spans.some(({ from, to }) => index >= from && index <= to)) return 'title';
    return last >= 0 && index > last - atEnd && index <= last + atEnd ? 'end' : 'elsewhere';
  });
}
