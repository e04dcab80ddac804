import type { Block } from '../core/facts.ts';
import { collectAuthorMarkupRows } from './author-markup.ts';
import type { OddBox } from './boxes.ts';
import { besideContent } from './regions.ts';
import { teaser, collectTeaserRuns } from './teasers.ts';
import { domTextKey } from './text-key.ts';
import type { WalkVisitors } from './visitors.ts';
import { areAllBoxesCalledAside, correctRegionNames, mostlyLinks } from './wrong-names.ts';

/** Text units below which a block is a label, not content (docs/criteria.md). A heading counts however short it is: it opens a section. */
const leastUnits = 3;
/** Blocks after a headline, without prose between, in which a box that is not mostly links belongs to its head. */
const headBlocks = 4;
/** Share of the page's prose up to which a box of a kind may be left out. */
const atMost = { links: 0.25, cards: 0.3, form: 0.2, caption: 0.2, hinted: 0.25 };
/** Units of prose, and share of all text, below which a page is a list of links rather than a text. */
const listing = { prose: 150, share: 0.25 };
/** Share of the prose that is in cards from which the page is made of them. */
const madeOfCards = 0.5;
/** Dated lines of one kind that show comments, their size, and how many digits a date has; share of the prose that is before them. */
const commented = { lines: 3, units: 14, digits: 4, before: 0.25 };
/** Share of link text from which a block is a link, not a sentence with links. */
const linked = { box: mostlyLinks, paragraph: 0.6, all: 0.8 };
/** A label: units below which a box without a paragraph's tag and without the end of a sentence is one. */
const labelUnits = 12;
const repeatUnits = 30;
/** Text units from which a text that comes again says nothing new; labels and prices may. */
const againUnits = 3;
/** A line that says whose the rights are. */
const rights = { units: 40, sign: /[©ⓒ]/ };
/** Captions and labels up to this share of the prose are left out; where there is more, they are the text. */
const small = 0.25;
/** A lead between headline and container, and the share of the title that a headline has. */
const lead = { units: 12, blocks: 12, ofTitle: 0.4 };

/** Ends of sentences, also before closing quotation marks and brackets. */
export const sentenceEnd = /(?:[^.]\.|[!?:;。！？：；؟۔।॥።៕၊။])["'»«“”„’‘)\]）」』】]*$/;
/** Cells and code belong to what is beside them, however short they are. */
/** What people come for, however short its line. */
const price = /\p{Sc}\s?\p{Nd}|\p{Nd}\s?\p{Sc}/u;
const question = /[?？؟]$/;
const cells: ReadonlySet<string> = new Set(['td', 'th', 'pre']);
const paragraphTags: ReadonlySet<string> = new Set(['p', 'li', 'td', 'th', 'dd', 'dt', 'blockquote', 'pre', 'summary']);

/** @param prose and units of what is left of a page, or of a container */
const isListing = (prose: number, units: number) => prose < listing.prose && prose < units * listing.share;
const linkShare = ({ linkChars, text }: Block) => linkChars / Math.max(1, text.length);
/** A heading whose link leads to itself is no link elsewhere. */
const leadsHere = ({ level, hrefs }: Block, url: string) =>
  level > 0 && hrefs.length > 0 && hrefs.every((href) => href.startsWith(`${url}#`));
const prefixes = (values: readonly number[]) => {
  const sums = new Float64Array(values.length + 1);
  for (const [index, value] of values.entries()) sums[index + 1] = sums[index]! + value;
  return (first: number, end: number) => sums[Math.min(end, values.length)]! - sums[Math.min(first, values.length)]!;
};

/** Blocks from the first up to, not with, the end. */
interface Stretch {
  first: number;
  end: number;
}
/** A page before its container is chosen. */
interface Page extends Pick<WalkVisitors['text']['runs'], 'blocks' | 'prose'> {
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
/** Stretches of a page that are no content. */
interface BoxRow {
  /** Stands in the facts, so that text that is missing names the row to mend. */
  id: string;
  where(page: Page): readonly Stretch[];
  /** What looks the same and is content. */
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
  // Other pages in a row, unless the page is made of them.
  { id: 'card-box', where: ofKind('cards'), unless: (box, page) => isMore('cards')(box, page) || page.inCards > page.all * madeOfCards },
  { id: 'form-box', where: ofKind('form'), unless: isMore('form') },
  { id: 'caption-box', where: ofKind('caption'), unless: (_, { inCaptions, all }) => inCaptions > all * atMost.caption },
  // Newsletters, related articles: what the class or id hints at.
  { id: 'hinted-box', where: ofKind('hinted'), unless: (box, page) => isMore('hinted')(box, page) || page.underHeadline(box.first) },
  { id: 'dated-comments', where: ({ blocks, prose, textareas }) => commentsFrom(blocks, prose, textareas) },
];

/**
 * Weighs the boxes that their names or their make-up speak against. Boxes that are not what they are called get the region
 * around them back.
 * @returns for each block, the number of the row that takes it for no content, from 1 on; 0 if none does
 */
export function collectBlocksOutsideContent(visitors: WalkVisitors): Uint8Array {
  const { boxes, textareas } = visitors.main;
  const { blocks, prose } = visitors.text.runs;
  const outside = new Uint8Array(blocks.length);
  const proseIn = prefixes(prose);
  const page = prefixes(blocks.map(({ region }, index) => (region === 'comments' || region === 'dialog' ? 0 : prose[index]!)))(
    0,
    blocks.length,
  );
  const headlines = prefixes(blocks.map(({ level }) => (level === 1 ? 1 : 0)));
  const underHeadline = (first: number) => {
    // A standfirst may be a heading, too.
    for (let at = first - 1; at >= first - headBlocks && at >= 0 && (prose[at] === 0 || blocks[at]!.level > 0); at--)
      if (blocks[at]!.level === 1) return true;
    return false;
  };
  const unitsIn = prefixes(blocks.map((block) => block.units));
  const whole = unitsIn(0, blocks.length);
  // On a list of links, the words of a footer or of a consent banner are most of the prose, and still a small part of the page.
  const shareOf = (first: number, end: number) =>
    Math.min(proseIn(first, end) / Math.max(1, page), (2 * unitsIn(first, end)) / Math.max(1, whole));
  correctRegionNames(
    visitors,
    shareOf,
    underHeadline,
    areAllBoxesCalledAside(boxes.named, (first, end) => unitsIn(first, end) / Math.max(1, whole)),
  );

  const usable = prefixes(blocks.map(({ region }, index) => (besideContent.has(region) ? 0 : prose[index]!)));
  const all = usable(0, blocks.length);
  const units = prefixes(blocks.map(({ region, units: blockUnits }) => (besideContent.has(region) ? 0 : blockUnits)))(0, blocks.length);
  const inAll = (kind: OddBox['kind']) => {
    const inKind = among(boxes.odd, kind, blocks.length);
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
  // A page of links: they are what it has to say.
  let remainingSet = 0;
  for (const [index, { region }] of blocks.entries()) if (!outside[index] && !besideContent.has(region)) remainingSet += prose[index]!;
  if (isListing(remainingSet, units)) outside.fill(0);
  return outside;
}

/** For each block, 1 when it is in a box of a kind. */
function among(odd: readonly OddBox[], wanted: OddBox['kind'], length: number): Uint8Array {
  const found = new Uint8Array(length);
  let until = 0;
  for (const { first, end } of odd.filter(({ kind }) => kind === wanted).sort((a, b) => a.first - b.first)) {
    for (let at = Math.max(first, until); at < end && at < length; at++) found[at] = 1;
    until = Math.max(until, end);
  }
  return found;
}

/**
 * Comments without a name: short lines of one kind with dates, on a page where readers can write. From the first of them, or
 * from the field if that is before, up to the next heading after the last.
 */
function commentsFrom(blocks: readonly Block[], prose: readonly number[], textareas: readonly number[]): Stretch[] {
  if (textareas.length === 0) return [];
  const lines = new Map<string, number[]>();
  for (const [at, { level, units, text, region, selector }] of blocks.entries()) {
    if (level > 0 || besideContent.has(region) || units > commented.units || prose[at]! > 0) continue;
    const { length: digits } = text.match(/\p{Nd}/gu) ?? [];
    if (digits === undefined || digits < commented.digits) continue;
    const kind = selector.replace(/\d+/g, '');
    const same = lines.get(kind);
    if (same) same.push(at);
    else lines.set(kind, [at]);
  }
  const found: Stretch[] = [];
  const proseIn = prefixes(prose);
  const textIn = prefixes(blocks.map(({ region }, at) => (besideContent.has(region) ? 0 : prose[at]!)));
  const all = proseIn(0, blocks.length);
  for (const same of lines.values()) {
    if (same.length < commented.lines) continue;
    const [first, last] = [same[0]!, same.at(-1)!];
    let end = last + 1;
    while (end < blocks.length && blocks[end]!.level === 0) end++;
    if (textIn(0, first) < all * commented.before || proseIn(first, end) === 0) continue;
    found.push({ first, end });
  }
  return found;
}

/** A page whose container is chosen. */
interface Container extends Pick<WalkVisitors['text']['runs'], 'blocks' | 'controls' | 'prose' | 'orders'>, Stretch {
  /** Prose in all of it. */
  all: number;
  /** Letters and digits of the title. */
  title: string;
  outside: Uint8Array;
  /** A heading that names the page, or links to itself: not a link to another page. */
  names(at: number): boolean;
  isWithin(at: number): boolean;
}
/** Blocks of a container that are no text of the page. */
interface BlockRow {
  id: string;
  /** @param remaining what the rows above it left */
  where(container: Container, remaining: readonly number[]): (at: number) => boolean;
  unless?(at: number, container: Container): boolean;
  /** Only where all that it takes is a small part of the text. */
  small?: true;
}
const notIn = (remaining: readonly number[]) => {
  const remainingSet = new Set(remaining);
  return (at: number) => !remainingSet.has(at);
};
/** Never text. */
const neverRows: readonly BlockRow[] = [
  {
    id: 'region',
    where:
      ({ blocks }) =>
      (at) =>
        besideContent.has(blocks[at]!.region),
  },
  {
    id: 'control',
    where:
      ({ controls }) =>
      (at) =>
        controls[at]!,
  },
  // A short sentence after another one is text, and a price is what people come for.
  {
    id: 'few-words',
    where:
      ({ blocks }) =>
      (at) =>
        blocks[at]!.units < leastUnits && blocks[at]!.level === 0 && !cells.has(blocks[at]!.tag),
    unless: (at, { blocks, prose }) =>
      price.test(blocks[at]!.text) ||
      (blocks[at]!.tag === 'p' &&
        blocks[at]!.units > 0 &&
        (prose[at - 1] ?? 0) > 0 &&
        sentenceEnd.test(blocks[at]!.text.replace(/…$/, '.'))),
  },
];
/** What is no text in the container of a text. */
const insideRows: readonly BlockRow[] = [
  // "Was this page helpful?", and the buttons to answer.
  {
    id: 'asked',
    where:
      ({ blocks, controls }) =>
      (at) =>
        controls[at + 1] === true &&
        controls[at + 2] === true &&
        blocks[at]!.level === 0 &&
        blocks[at]!.units < labelUnits &&
        question.test(blocks[at]!.text),
  },
  {
    id: 'teasers',
    where: ({ blocks, prose, first, end, all, names, isWithin }) => {
      const found = collectTeaserRuns(
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
    where:
      ({ blocks }) =>
      (at) =>
        linkShare(blocks[at]!) >= (paragraphTags.has(blocks[at]!.tag) ? linked.paragraph : linked.box),
    unless: (at, { names, isWithin }) => names(at) || isWithin(at),
  },
  {
    id: 'caption',
    small: true,
    where:
      ({ blocks }) =>
      (at) =>
        isCaption(blocks[at]!),
  },
  {
    id: 'label',
    small: true,
    where: ({ blocks, prose, orders }, remaining) => {
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
/** What is no text once the lead above the container is added. */
const wholeRows: readonly BlockRow[] = [
  { id: 'edge', small: true, where: ({ blocks, prose }, remaining) => edges(remaining, blocks, prose) },
  { id: 'repeat', where: ({ blocks, title }, remaining) => notIn(withoutRepeats(remaining, blocks, title)) },
  { id: 'empty-heading', where: ({ blocks, prose }, remaining) => notIn(withoutEmptyHeadings(remaining, blocks, prose)) },
];
/** Ids of all rows, in the order in which they are run. */
const againId = 'again';
export const leaveOutRules: readonly string[] = [...[...boxRows, ...neverRows, ...insideRows, ...wholeRows].map(({ id }) => id), againId];
const numbers = new Map(leaveOutRules.map((id, index) => [id, index + 1]));

/**
 * Blocks of the container that are its text, and a lead that is between it and the headline. Out: links, captions,
 * labels, repeats, headings with nothing under them.
 * @param outside from `collectBlocksOutsideContent`
 * @param first and end: the container's blocks
 * @returns the blocks; for each block of the page the number of the row that left it out, 0 if none did; for each that a row would have
 * left out, the number of the row of author-markup.ts that kept it, 0 if none did
 */
export function collectRemainingBlocks(
  { text: { runs }, main: { boxes, plainLists }, head: { head } }: WalkVisitors,
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
  const markup = collectAuthorMarkupRows(runs, plainLists, first, end);
  const sum = (list: readonly number[]) => list.reduce((total, at) => total + prose[at]!, 0);
  const unitsOf = (list: readonly number[]) => list.reduce((total, at) => total + blocks[at]!.units, 0);
  const run = (rows: readonly BlockRow[], start: readonly number[]) => {
    let remaining = [...start];
    for (const { id, where, unless, small: isSmall } of rows) {
      const isOut = where(view, remaining);
      const found = remaining.filter((at) => isOut(at) && !unless?.(at, view));
      const dropped = found.filter((at) => markup.by[at] === 0);
      if (isSmall && (sum(dropped) > view.all * small || unitsOf(dropped) > view.all * small)) continue;
      for (const at of found) byMarkup[at] ||= markup.by[at]!;
      for (const at of dropped) out[at] = numbers.get(id)!;
      remaining = remaining.filter(notIn(dropped));
    }
    return remaining;
  };

  const inside = run(
    neverRows,
    Array.from({ length: end - first }, (_, index) => first + index),
  );
  view.all = sum(inside);
  const inCards = among(boxes.odd, 'cards', blocks.length);
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

/** What is before the first and after the last paragraph, in other boxes than they: lines without the end of a sentence, and whose rights it is. */
function edges(remaining: readonly number[], blocks: readonly Block[], prose: readonly number[]): (at: number) => boolean {
  const first = remaining.find((at) => prose[at]! > 0);
  const last = remaining.findLast((at) => prose[at]! > 0);
  if (first === undefined || last === undefined) return () => false;
  const parent = (at: number) => blocks[at]!.selector.slice(0, Math.max(0, blocks[at]!.selector.lastIndexOf(' > ')));
  const [head, tail] = [parent(first), parent(last)];
  return (at) => {
    const { level, within, text, units } = blocks[at]!;
    if (level > 0) return false;
    if (at >= last && units <= rights.units && rights.sign.test(text)) return true;
    if (within === 'table' || units >= labelUnits || sentenceEnd.test(text)) return false;
    return (at < first && parent(at) !== head) || (at > last && parent(at) !== tail && within === null);
  };
}

/** Text of a figure beside quotations, code and tables. */
const isCaption = ({ tag, within, quote, code, level }: Block) =>
  level === 0 && (tag === 'figcaption' || (within === 'figure' && !quote && !code && tag !== 'pre'));

/** The headline and the lead above the container. */
function leadBefore({ blocks, prose, controls, outside, first, title }: Container, headlines: readonly number[]): number[] {
  const headline = headlines.findLast((at) => at < first && first - at <= lead.blocks);
  if (headline === undefined) return [];
  // A small part of the title is the site's name.
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

/** A text is told by how it begins. */
const startKeyOf = (text: string) => domTextKey(text.slice(0, 400));

/**
 * A text that is in the main content a second time: the same words for narrow screens, a quoted post, a signature under each post. Of
 * labels that come again ("Learn more"), none says anything. Cells and code may repeat, and so may the lines of one text (`main` of prose
 * is left alone by its caller).
 * @param out gets the number of the row for each block that is left out
 */
export function collectUnrepeatedBlocks(remaining: readonly number[], blocks: readonly Block[], out: Uint8Array): number[] {
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

/** Short lines that come twice or more, where all of them are a small part of the text; no items of lists, prices, numbers. */
function labelsAgain(remaining: readonly number[], blocks: readonly Block[]): ReadonlySet<string> {
  const found = new Map<string, number[]>();
  for (const at of remaining) {
    const { text, units, level, tag } = blocks[at]!;
    if (units >= againUnits || level > 0 || tag === 'li' || mayRepeat(blocks[at]!) || price.test(text) || !/\D/.test(domTextKey(text)))
      continue;
    const same = found.get(text);
    if (same) same.push(at);
    else found.set(text, [at]);
  }
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
    const { text, units, level, within, tag } = blocks[at]!;
    if (units >= repeatUnits || within === 'table' || cells.has(tag)) return true;
    const key = startKeyOf(text);
    if (level !== 1 && named.has(key) && (level === 0 || headline !== undefined)) return false;
    if (level > 0 || key === '') return true;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** A heading whose section has no text heads something that was left out. Some leads and paragraphs are headings too: they are text. */
function withoutEmptyHeadings(remaining: readonly number[], blocks: readonly Block[], prose: readonly number[]): number[] {
  const result: number[] = [];
  // Level of the heading right below, 0 where text is there.
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
