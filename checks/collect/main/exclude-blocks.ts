import type { Block } from '../../core/facts/text.ts';
import { keepAuthorMarkedBlocks, linkShare } from './author-markup.ts';
import { mostlyLinks, type OddBox } from './boxes.ts';
import { besideContent } from '../../core/regions.ts';
import { teaser, findTeaserRuns } from './teasers.ts';
import { comparableText } from '../text/key.ts';
import type { Visitors } from '../walk/visitors.ts';
import { isEverythingCalledAside, correctWrongRegions } from './correct-regions.ts';
import { rangeSums } from './range-sums.ts';
import { groupBy } from '../../core/helpers/group-by.ts';
import { parentSelector, unnumberedSelector } from '../../core/helpers/selectors.ts';
import { price } from './groups.ts';

/** Text units below which a block is a label, not content (docs/judging/signals.md). Headings count however short they are, because they open a section. */
const leastUnits = 3;
/** Number of blocks after a headline, without prose between, within which a box belongs to the head of the text, unless it is mostly links. */
const headBlocks = 4;
/** Maximum share of the page's prose for a box of each kind to be excluded. */
const atMost = { links: 0.25, cards: 0.3, form: 0.2, caption: 0.2, hinted: 0.25 };
/** A page with less prose than this, in units, and less than this share of its text is a list of links, not a text. */
const listing = { prose: 150, share: 0.25 };
/** Share of prose in cards from which cards are the content of the page. */
const madeOfCards = 0.5;
/** Comments: minimum number of similar lines with dates, maximum units of such a line, minimum digits of a date, and minimum share of the prose before them. */
const commented = { lines: 3, units: 14, digits: 4, before: 0.25 };
/** Minimum share of link text for a block to count as a link: in a box, in a paragraph, in a teaser line. */
const linked = { box: mostlyLinks, paragraph: 0.6, all: 0.8 };
/** Fewer units, without a paragraph's tag and without a sentence ending: a label. */
const labelUnits = 12;
const repeatUnits = 30;
/** Minimum units for a text to be dropped whenever it repeats. Shorter ones are labels (labelsAgain). */
const againUnits = 3;
/** A copyright line: its maximum units, and its sign. */
const rights = { units: 40, sign: /[©ⓒ]/ };
/** Captions, labels and the like are dropped up to this share of the prose. If there is more of them, they are the content. */
const small = 0.25;
/** A lead between headline and container: its minimum units, its maximum distance from the container in blocks, and the minimum share of the title that is in the headline. */
const lead = { units: 12, blocks: 12, ofTitle: 0.4 };

/** Ends of sentences, also before closing quotation marks and brackets. */
export const sentenceEnd = /(?:[^.]\.|[!?:;。！？：；؟۔।॥።៕၊။])["'»«“”„’‘)\]）」』】]*$/;
const question = /[?？؟]$/;
const cells: ReadonlySet<string> = new Set(['td', 'th', 'pre']);
const paragraphTags: ReadonlySet<string> = new Set(['p', 'li', 'td', 'th', 'dd', 'dt', 'blockquote', 'pre', 'summary']);

/** @param prose and units of what remains of a page or container */
const isListing = (prose: number, units: number) => prose < listing.prose && prose < units * listing.share;
/** Whether a heading only links to itself, so that it does not count as a link to elsewhere. */
const leadsHere = ({ level, hrefs }: Block, url: string) =>
  level > 0 && hrefs.length > 0 && hrefs.every((href) => href.startsWith(`${url}#`));

/** Range of blocks; `end` is exclusive. */
interface Stretch {
  first: number;
  end: number;
}
/** A page before its container is chosen. */
interface Page extends Pick<Visitors['text']['runs'], 'blocks' | 'prose'> {
  odd: readonly OddBox[];
  textareas: readonly number[];
  /** Prose outside menus and the like: of some blocks, of the whole page, in all cards, and in all captions. */
  usable(first: number, end: number): number;
  all: number;
  inCards: number;
  inCaptions: number;
  headlines(first: number, end: number): number;
  underHeadline(first: number): boolean;
}
/** Ranges of a page that are not content. */
interface BoxRow {
  /** Is in the facts, so that people who report missing text can name the row to fix. */
  id: string;
  where(page: Page): readonly Stretch[];
  /** Exceptions: looks the same, but is content. */
  unless?(stretch: Stretch, page: Page): boolean;
}
const ofKind =
  (kind: OddBox['kind']) =>
  ({ odd, headlines }: Page) =>
    odd.filter((box) => box.kind === kind && headlines(box.first, box.end) === 0);
const isMore =
  (kind: OddBox['kind']) =>
  ({ first, end }: Stretch, { usable, all }: Page) =>
    usable(first, end) > all * atMost[kind];
const boxRows: readonly BoxRow[] = [
  { id: 'link-box', where: ofKind('links'), unless: isMore('links') },
  // Several other pages side by side, unless the page consists of such cards.
  { id: 'card-box', where: ofKind('cards'), unless: (box, page) => isMore('cards')(box, page) || page.inCards > page.all * madeOfCards },
  { id: 'form-box', where: ofKind('form'), unless: isMore('form') },
  { id: 'caption-box', where: ofKind('caption'), unless: (_, { inCaptions, all }) => inCaptions > all * atMost.caption },
  // Newsletter forms, related articles: boxes whose class or id suggests it.
  { id: 'hinted-box', where: ofKind('hinted'), unless: (box, page) => isMore('hinted')(box, page) || page.underHeadline(box.first) },
  { id: 'dated-comments', where: ({ blocks, prose, textareas }) => commentsFrom(blocks, prose, textareas) },
];

/**
 * Weighs the boxes whose names or structure suggest that they are not content. A box that is not what its name says gets the region
 * around it.
 * @returns for each block, the number of the row that excludes it, counted from 1; 0 if none does
 */
export function markBlocksOutsideContent(visitors: Visitors): Uint8Array {
  const { boxes, textareas } = visitors.main;
  const { blocks, prose } = visitors.text.runs;
  const outside = new Uint8Array(blocks.length);
  const proseIn = rangeSums(prose);
  const page = rangeSums(blocks.map(({ region }, index) => (region === 'comments' || region === 'dialog' ? 0 : prose[index]!)))(
    0,
    blocks.length,
  );
  const headlines = rangeSums(blocks.map(({ level }) => (level === 1 ? 1 : 0)));
  const underHeadline = (first: number) => {
    // A standfirst can be marked up as a heading too.
    for (let at = first - 1; at >= first - headBlocks && at >= 0 && (prose[at] === 0 || blocks[at]!.level > 0); at--)
      if (blocks[at]!.level === 1) return true;
    return false;
  };
  const unitsIn = rangeSums(blocks.map((block) => block.units));
  const whole = unitsIn(0, blocks.length);
  // On a list of links, a footer or a consent banner has most of the prose, but still a small part of the text.
  const shareOf = (first: number, end: number) =>
    Math.min(proseIn(first, end) / Math.max(1, page), (2 * unitsIn(first, end)) / Math.max(1, whole));
  correctWrongRegions(
    visitors,
    shareOf,
    underHeadline,
    isEverythingCalledAside(boxes.named, (first, end) => unitsIn(first, end) / Math.max(1, whole)),
  );

  const usable = rangeSums(blocks.map(({ region }, index) => (besideContent.has(region) ? 0 : prose[index]!)));
  const all = usable(0, blocks.length);
  const units = rangeSums(blocks.map(({ region, units: blockUnits }) => (besideContent.has(region) ? 0 : blockUnits)))(0, blocks.length);
  const inAll = (kind: OddBox['kind']) => {
    const inKind = markBlocksOfOddBoxes(boxes.odd, kind, blocks.length);
    return blocks.reduce((sum, { region }, at) => sum + (inKind[at] && !besideContent.has(region) ? prose[at]! : 0), 0);
  };
  const view: Page = {
    blocks,
    prose,
    odd: boxes.odd,
    textareas,
    usable,
    all,
    inCards: inAll('cards'),
    inCaptions: inAll('caption'),
    headlines,
    underHeadline,
  };
  for (const [index, { where, unless }] of boxRows.entries()) {
    const stretches = where(view)
      .filter((stretch) => !unless?.(stretch, view))
      .sort((a, b) => a.first - b.first);
    let until = 0;
    for (const { first, end } of stretches) {
      for (let at = Math.max(first, until); at < end; at++) outside[at] ||= index + 1;
      until = Math.max(until, end);
    }
  }
  // On a page of links, the links are the content.
  let remainingProse = 0;
  for (const [index, { region }] of blocks.entries()) if (!outside[index] && !besideContent.has(region)) remainingProse += prose[index]!;
  if (isListing(remainingProse, units)) outside.fill(0);
  return outside;
}

/** Marks with 1 the blocks in boxes of a kind. */
export function markBlocksOfOddBoxes(odd: readonly OddBox[], wanted: OddBox['kind'], length: number): Uint8Array {
  const found = new Uint8Array(length);
  let until = 0;
  for (const { first, end } of odd.filter(({ kind }) => kind === wanted).sort((a, b) => a.first - b.first)) {
    for (let at = Math.max(first, until); at < end && at < length; at++) found[at] = 1;
    until = Math.max(until, end);
  }
  return found;
}

/**
 * Comments that no name reveals: similar short lines with dates and text between them, on a page with a text field for readers. They reach from the first of
 * these lines to the next heading after the last one.
 */
function commentsFrom(blocks: readonly Block[], prose: readonly number[], textareas: readonly number[]): Stretch[] {
  if (textareas.length === 0) return [];
  const mayHoldDay = ({ level, units, text, region }: Block, at: number): boolean =>
    level === 0 &&
    !besideContent.has(region) &&
    units <= commented.units &&
    prose[at] === 0 &&
    (text.match(/\p{Nd}/gu)?.length ?? 0) >= commented.digits;
  const lines = groupBy(
    [...blocks.keys()].filter((at) => mayHoldDay(blocks[at]!, at)),
    (at) => unnumberedSelector(blocks[at]!),
  );
  const found: Stretch[] = [];
  const proseIn = rangeSums(prose);
  const textIn = rangeSums(blocks.map(({ region }, at) => (besideContent.has(region) ? 0 : prose[at]!)));
  const all = proseIn(0, blocks.length);
  for (const same of lines.values()) {
    // Without text between them, they are rows of a table or news, not comments.
    if (same.filter((at, index) => index === 0 || proseIn(same[index - 1]!, at) > 0).length < commented.lines) continue;
    const [first, last] = [same[0]!, same.at(-1)!];
    let end = last + 1;
    while (end < blocks.length && blocks[end]!.level === 0) end++;
    if (textIn(0, first) < all * commented.before || proseIn(first, end) === 0) continue;
    found.push({ first, end });
  }
  return found;
}

/** A page whose container is chosen. */
interface Container extends Pick<Visitors['text']['runs'], 'blocks' | 'controls' | 'prose' | 'orders'>, Stretch {
  /** Prose in all of it. */
  all: number;
  /** Comparison form of the title. */
  title: string;
  outside: Uint8Array;
  /** Whether a block names the page: an h1, or a heading that is part of the title. */
  names(at: number): boolean;
  isWithin(at: number): boolean;
}
/** Blocks of a container that are not its text: each by itself, or by what the others are. */
type BlockRow = {
  id: string;
  unless?(block: Block, at: number, container: Container): boolean;
  /** Skipped if it would exclude more than a small part of the text. */
  small?: true;
} & (
  | { is(block: Block, at: number, container: Container): boolean }
  /** @param remaining blocks that the rows above did not exclude */
  | { among(container: Container, remaining: readonly number[]): (at: number) => boolean }
);
const notIn = (remaining: readonly number[]) => {
  const left = new Set(remaining);
  return (at: number) => !left.has(at);
};
/** Excluded in every container. */
const neverRows: readonly BlockRow[] = [
  { id: 'region', is: ({ region }) => besideContent.has(region) },
  { id: 'control', is: (_, at, { controls }) => controls[at]! },
  // Exceptions: a short sentence after another sentence, and a price.
  {
    id: 'few-words',
    is: ({ units, level, tag }) => units < leastUnits && level === 0 && !cells.has(tag),
    unless: ({ text, tag, units }, at, { prose }) =>
      price.test(text) || (tag === 'p' && units > 0 && (prose[at - 1] ?? 0) > 0 && sentenceEnd.test(text.replace(/…$/, '.'))),
  },
];
/** Excluded in the container of a single text. */
const insideRows: readonly BlockRow[] = [
  // "Was this page helpful?", followed by buttons.
  {
    id: 'asked',
    is: ({ level, units, text }, at, { controls }) =>
      controls[at + 1] === true && controls[at + 2] === true && level === 0 && units < labelUnits && question.test(text),
  },
  {
    id: 'teasers',
    among: ({ blocks, prose, first, end, all, names, isWithin }) => {
      const found = findTeaserRuns(
        blocks,
        first,
        end,
        prose,
        all * small,
        (at) => linkShare(blocks[at]!) >= linked.all && blocks[at]!.units >= teaser.words && !names(at) && !isWithin(at),
      );
      return (at) => found.has(at);
    },
  },
  {
    id: 'links',
    is: (block) => linkShare(block) >= (paragraphTags.has(block.tag) ? linked.paragraph : linked.box),
    unless: (_, at, { names, isWithin }) => names(at) || isWithin(at),
  },
  { id: 'caption', small: true, is: (block) => isCaption(block) },
  {
    id: 'label',
    small: true,
    among: ({ blocks, prose, orders }, remaining) => {
      const proseBoxes = new Set(remaining.filter((at) => prose[at]! > 0).map((at) => orders[at]!));
      return (at) => {
        const { level, tag, units, text } = blocks[at]!;
        return (
          level === 0 &&
          !paragraphTags.has(tag) &&
          units < labelUnits &&
          !proseBoxes.has(orders[at]!) &&
          !sentenceEnd.test(text) &&
          !price.test(text)
        );
      };
    },
  },
];
/** Excluded after the lead above the container was added. */
const wholeRows: readonly BlockRow[] = [
  { id: 'edge', small: true, among: ({ blocks, prose }, remaining) => isEdgeLine(remaining, blocks, prose) },
  { id: 'repeat', among: ({ blocks, title }, remaining) => notIn(withoutRepeats(remaining, blocks, title)) },
  { id: 'empty-heading', among: ({ blocks, prose }, remaining) => notIn(withoutEmptyHeadings(remaining, blocks, prose)) },
];
const againId = 'again';
export const exclusionRules: readonly string[] = [...[...boxRows, ...neverRows, ...insideRows, ...wholeRows].map(({ id }) => id), againId];
const numbers = new Map(exclusionRules.map((id, index) => [id, index + 1]));

/**
 * The blocks of the container that are its text, and a lead between it and the headline. Excluded are links, captions, labels, repeated
 * texts, and headings without text below them.
 * @param outside from `markBlocksOutsideContent`
 * @param first and end: range of the container's blocks
 * @returns the remaining blocks; `out`: for each block of the page, the number of the row that excluded it, 0 if none did; `byMarkup`: for
 * each block that a row would have excluded, the number of the row of author-markup.ts that kept it, 0 if none did
 */
export function excludeBlocks(
  { text: { runs }, main: { boxes, plainLists }, head: { head } }: Visitors,
  pageUrl: string,
  outside: Uint8Array,
  first: number,
  end: number,
  headlines: readonly number[],
): { remaining: number[]; out: Uint8Array; byMarkup: Uint8Array } {
  const { blocks, controls, prose, orders } = runs;
  const url = pageUrl.split('#', 1)[0]!;
  const title = startKeyOf(head.titles[0]?.text ?? '');
  const view: Container = {
    blocks,
    controls,
    prose,
    orders,
    first,
    end,
    all: 0,
    title,
    outside,
    names: (at) => blocks[at]!.level === 1 || (blocks[at]!.level > 1 && title.includes(startKeyOf(blocks[at]!.text))),
    isWithin: (at) => leadsHere(blocks[at]!, url),
  };
  const out = outside.slice();
  const byMarkup = new Uint8Array(blocks.length);
  const markup = keepAuthorMarkedBlocks(runs, plainLists, first, end);
  const sum = (list: readonly number[]) => list.reduce((total, at) => total + prose[at]!, 0);
  const unitsOf = (list: readonly number[]) => list.reduce((total, at) => total + blocks[at]!.units, 0);
  const run = (rows: readonly BlockRow[], start: readonly number[]) => {
    let remaining = [...start];
    for (const row of rows) {
      const isOut = 'is' in row ? (at: number) => row.is(blocks[at]!, at, view) : row.among(view, remaining);
      const found = remaining.filter((at) => isOut(at) && !row.unless?.(blocks[at]!, at, view));
      const dropped = found.filter((at) => markup.by[at] === 0);
      if (row.small && (sum(dropped) > view.all * small || unitsOf(dropped) > view.all * small)) continue;
      for (const at of found) byMarkup[at] ||= markup.by[at]!;
      for (const at of dropped) out[at] = numbers.get(row.id)!;
      remaining = remaining.filter(notIn(dropped));
    }
    return remaining;
  };

  const inside = run(
    neverRows,
    Array.from({ length: end - first }, (_, index) => first + index),
  );
  view.all = sum(inside);
  const inCards = markBlocksOfOddBoxes(boxes.odd, 'cards', blocks.length);
  const text = inside.filter((at) => !outside[at]);
  if (isListing(sum(text), unitsOf(inside)) || sum(inside.filter((at) => inCards[at])) > view.all * madeOfCards)
    return { remaining: inside, out, byMarkup };
  for (const at of inside) {
    if (!outside[at] || !markup.inBoxes(at)) continue;
    byMarkup[at] = markup.by[at]!;
    out[at] = 0;
  }
  const remaining = run(
    insideRows,
    inside.filter((at) => !out[at]),
  );
  return { remaining: run(wholeRows, [...leadBefore(view, headlines), ...remaining]), out, byMarkup };
}

/** Lines without a sentence ending before the first and after the last paragraph, outside their boxes; and copyright lines at the end. */
function isEdgeLine(remaining: readonly number[], blocks: readonly Block[], prose: readonly number[]): (at: number) => boolean {
  const first = remaining.find((at) => prose[at]! > 0);
  const last = remaining.findLast((at) => prose[at]! > 0);
  if (first === undefined || last === undefined) return () => false;
  const parent = (at: number) => parentSelector(blocks[at]!);
  const [head, tail] = [parent(first), parent(last)];
  return (at) => {
    const { level, within, text, units } = blocks[at]!;
    if (level > 0) return false;
    if (at >= last && units <= rights.units && rights.sign.test(text)) return true;
    if (within === 'table' || units >= labelUnits || sentenceEnd.test(text)) return false;
    return (at < first && parent(at) !== head) || (at > last && parent(at) !== tail && within === null);
  };
}

/** Text of a figure, except quotations, code and tables. */
const isCaption = ({ tag, within, quote, code, level }: Block) =>
  level === 0 && (tag === 'figcaption' || (within === 'figure' && !quote && !code && tag !== 'pre'));

/** The headline and the lead, if they are above the container. */
function leadBefore({ blocks, prose, controls, outside, first, title }: Container, headlines: readonly number[]): number[] {
  const headline = headlines.findLast((at) => at < first && first - at <= lead.blocks);
  if (headline === undefined) return [];
  // A heading that is only a small part of the title is the site's name.
  const key = startKeyOf(blocks[headline]!.text);
  if (title.includes(key) && key.length < title.length * lead.ofTitle) return [];
  const found = [headline];
  for (let at = headline + 1; at < first; at++) {
    const { tag, units, region } = blocks[at]!;
    if (
      !besideContent.has(region) &&
      !controls[at] &&
      !outside[at] &&
      units >= lead.units &&
      (prose[at]! > 0 || tag === 'p') &&
      linkShare(blocks[at]!) < linked.box
    )
      found.push(at);
  }
  return found;
}

/** Compares texts by their beginning. */
const startKeyOf = (text: string) => comparableText(text.slice(0, 400));

/**
 * Drops text that occurs twice in the main content: the same words for narrow screens, a quoted post, a signature below each post.
 * Repeated labels ("Learn more") are dropped everywhere. Table cells and code may repeat. The caller does not use this for prose, where
 * lines may repeat too.
 * @param out gets the number of the row for each dropped block
 */
export function dropRepeatedBlocks(remaining: readonly number[], blocks: readonly Block[], out: Uint8Array): number[] {
  const labels = labelsAgain(remaining, blocks);
  const seen = new Set<string>();
  return remaining.filter((at) => {
    const { text, units } = blocks[at]!;
    if (mayRepeat(blocks[at]!)) return true;
    const key = `${text.length} ${startKeyOf(text)}`;
    const isAgain = units < againUnits ? labels.has(text) : seen.has(key);
    seen.add(key);
    if (isAgain) out[at] = numbers.get(againId)!;
    return !isAgain;
  });
}
const mayRepeat = ({ within, tag }: Block) => within === 'table' || cells.has(tag);

/** Short lines that occur more than once, unless they make up more than a small part of the text. List items, prices and numbers do not count. */
function labelsAgain(remaining: readonly number[], blocks: readonly Block[]): ReadonlySet<string> {
  const isLabel = (block: Block): boolean =>
    block.units < againUnits &&
    block.level === 0 &&
    block.tag !== 'li' &&
    !mayRepeat(block) &&
    !price.test(block.text) &&
    /\D/.test(comparableText(block.text));
  const found = groupBy(
    remaining.filter((at) => isLabel(blocks[at]!)),
    (at) => blocks[at]!.text,
  );
  const sum = (list: readonly number[]) => list.reduce((total, at) => total + blocks[at]!.units, 0);
  const again = [...found].filter(([, same]) => same.length > 1);
  return new Set(sum(again.flatMap(([, same]) => same)) > sum(remaining) * small ? [] : again.map(([text]) => text));
}

function withoutRepeats(remaining: readonly number[], blocks: readonly Block[], title: string): number[] {
  const seen = new Set<string>();
  const headline = remaining.find((at) => blocks[at]!.level === 1);
  const named = new Set([title, headline === undefined ? '' : startKeyOf(blocks[headline]!.text)]);
  named.delete('');
  return remaining.filter((at) => {
    const { text, units, level } = blocks[at]!;
    if (units >= repeatUnits || mayRepeat(blocks[at]!)) return true;
    const key = startKeyOf(text);
    if (level !== 1 && named.has(key) && (level === 0 || headline !== undefined)) return false;
    if (level > 0 || key === '') return true;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Drops headings of sections without text, because what they headed was excluded. Leads and paragraphs that are marked up as headings are text. */
function withoutEmptyHeadings(remaining: readonly number[], blocks: readonly Block[], prose: readonly number[]): number[] {
  const result: number[] = [];
  // Level of the heading right below; 0 if text follows.
  let below = 1;
  for (let index = remaining.length - 1; index >= 0; index--) {
    const at = remaining[index]!;
    const { level } = blocks[at]!;
    const isText = level === 0 || prose[at]! > 0;
    if (!isText && level > 1 && below > 0 && below <= level) continue;
    below = isText ? 0 : level;
    result.push(at);
  }
  return result.reverse();
}
