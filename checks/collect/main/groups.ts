import type { Block } from '../../core/facts/text.ts';
import type { RepeatedGroup } from '../../core/facts/page.ts';
import type { AlikeBox } from './alike.ts';
import { besideContent } from '../../core/regions.ts';
import { rangeSums } from './range-sums.ts';
import { selectorOf } from '../selectors.ts';
import type { Visitors } from '../walk/visitors.ts';
import { thousandths } from '../../core/helpers/thousandths.ts';
import { groupBy } from '../../core/helpers/group-by.ts';

/** Maximum number of groups that are examined, and that are reported in the facts. */
const most = { examined: 400, reported: 6 };
/** Minimum number of members of each kind of group. */
const fewest = { posts: 2, cards: 4, sections: 3, rows: 4 } as const;
/** Minimum share of the members that must have the characteristic of the group: `nearly` all, or `half`. */
const nearly = 0.7;
const half = 0.5;
/** Maximum characters of a line that is a date or a price, minimum digits of a date, maximum units of a name. */
const line = { characters: 90, digits: 4, name: 5 };
/** Minimum units outside links for a member to have text, minimum units of a link that is a title, maximum units of a row. */
const leastTextUnits = 8;
const title = 3;
const row = 24;
/** Share of link text from which a line is a link; above which a group cannot be posts; from which cards need neither pictures nor prices. Then the maximum units of a card, on average. */
const linked = 0.8;
const ofPosts = 0.4;
const ofCards = 0.15;
const card = 200;

/** Boxes with the same name whose parents have the same name, in page order. */
export interface AlikeGroup {
  members: AlikeBox[];
  /** Units of prose in them. */
  prose: number;
  fact: Omit<RepeatedGroup, 'selector'>;
}

/** URL of an account page: a word for accounts in the path or query, as forum and shop software writes it. */
const account = /[/?&=](?:@|~|(?:u|users?|members?|memberlist|profiles?|people)(?:[/=.?&-]|$))/i;
/** An amount with a sign, code or common word of a currency. Fewer words than lists/currencies.ts has, because every page loads these. */
export const price =
  /(?:\p{Sc}|(?<!\p{L})(?:kr|zł|Kč|Ft|Rs|Rp|RM|TL|CHF|USD|EUR|GBP|AUD|CAD)\.?)\s?\p{Nd}|\p{Nd}(?:,-)?\s?(?:\p{Sc}|元|円|원|บาท|[رجد]\.\p{L}|(?:kr|zł|Kč|Ft|TL|đ|lei|лв|грн|руб|р\.|ريال|تومان|CHF|USD|EUR|GBP|PLN|SEK|NOK|DKK)(?!\p{L}))/u;

/** How many of some sorted numbers are in a range. */
function countsOf(sorted: readonly number[]): (from: number, to: number) => number {
  const below = (number: number) => {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sorted[middle]! < number) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return (from, to) => below(to + 1) - below(from);
}

const digitsOf = (text: string) => text.match(/\p{Nd}/gu)?.length ?? 0;
const isPriced = ({ text }: Block) => text.length <= line.characters && /\p{Nd}/u.test(text) && price.test(text);
const isDated = (block: Block) => block.text.length <= line.characters && digitsOf(block.text) >= line.digits && !isPriced(block);
/** A line that is only a link to another page, and thus a title. A date, an account or a link within the page is part of a post instead. */
const isTitle = (block: Block) =>
  block.units >= title &&
  block.linkChars >= block.text.length * linked &&
  !isDated(block) &&
  !block.hrefs.every((href) => href.includes('#') || account.test(href));
const isName = ({ units, level, linkChars }: Block) => units <= line.name && (level > 0 || linkChars > 0);

/**
 * What the repeated boxes of a page are: posts, cards, sections, or rows of names with values.
 * @param isThread whether the page declares that it is one
 */
export function findRepeatedBoxes(visitors: Visitors, isThread: boolean): AlikeGroup[] {
  const {
    text: { runs },
    images,
    links,
    semantics,
    main: { alike },
  } = visitors;
  const { blocks, prose, controls } = runs;
  const sums = (of: (block: Block, at: number) => number) => rangeSums(blocks.map(of));
  const units = sums((block) => block.units);
  const proseIn = sums((_, at) => prose[at]!);
  const characters = sums((block) => block.text.length);
  const linkCharacters = sums((block) => block.linkChars);
  const headings = sums((block) => (block.level > 0 ? 1 : 0));
  const titles = sums((block) => (isTitle(block) ? 1 : 0));
  const names = sums((block) => (isName(block) ? 1 : 0));
  const dates = sums((block) => (isDated(block) ? 1 : 0));
  const prices = sums((block) => (isPriced(block) ? 1 : 0));
  const actions = sums((_, at) => (controls[at] ? 1 : 0));
  const pictures = countsOf(images.items.map(({ order }) => order));
  const times = countsOf(semantics.times.map(({ order }) => order));
  const linkOrders = countsOf(links.items.map(({ order }) => order));
  const accounts = countsOf(
    links.items.filter(({ fact: { url } }) => url !== null && !url.includes('#') && account.test(url)).map(({ order }) => order),
  );
  const all = Math.max(1, units(0, blocks.length));

  return groupsOf(alike.boxes, blocks).flatMap((members): AlikeGroup[] => {
    const withSome = (has: (box: AlikeBox) => boolean) => members.reduce((sum, box) => sum + (has(box) ? 1 : 0), 0);
    // Replies can be inside what they reply to.
    const outer = outermost(members);
    const total = (of: (first: number, end: number) => number) => outer.reduce((sum, { first, end }) => sum + of(first, end), 0);
    const count = members.length;
    const [chars, inLinks, inGroup, inProse] = [total(characters), total(linkCharacters), total(units), total(proseIn)];
    const group = {
      count,
      units: Math.round(inGroup),
      share: thousandths(inGroup / all),
      linked: thousandths(inLinks / Math.max(1, chars)),
      links: withSome(({ from, to }) => linkOrders(from, to) > 0),
      titles: withSome(({ first, end }) => titles(first, end) > 0),
      headings: withSome(({ first, end }) => headings(first, end) > 0),
      pictures: withSome(({ from, to }) => pictures(from, to) > 0),
      prices: withSome(({ first, end }) => prices(first, end) > 0),
      times: withSome(({ from, to, first, end }) => times(from, to) > 0 || dates(first, end) > 0),
      accounts: withSome(({ from, to }) => accounts(from, to) > 0),
      actions: withSome(({ first, end }) => actions(first, end) > 0),
      texts: withSome(
        ({ first, end }) => units(first, end) * (1 - linkCharacters(first, end) / Math.max(1, characters(first, end))) >= leastTextUnits,
      ),
    };
    const named = withSome(({ from, to, first, end }) => accounts(from, to) > 0 || names(first, end) > 0);
    const pairs = withSome(
      ({ first, end }) =>
        end - first === 2 && units(first, end) <= row && linkCharacters(first, end) + proseIn(first, end) + headings(first, end) === 0,
    );
    const kind = kindOf(group, inProse, named, pairs, isThread);
    return kind === null ? [] : [{ members, prose: inProse, fact: { kind, ...group } }];
  });
}

function kindOf(
  group: Omit<RepeatedGroup, 'kind' | 'selector'>,
  prose: number,
  named: number,
  pairs: number,
  isThread: boolean,
): RepeatedGroup['kind'] | null {
  const { count, texts, titles, headings, pictures, prices, times, accounts, links, linked: inLinks, units } = group;
  const [nearlyAll, some] = [count * nearly, count * half];
  // A title that links to another page belongs to a card, except for posts that each have an account and no heading with a link.
  const headed = titles >= nearlyAll && headings >= nearlyAll;
  const untitled = titles < some || (accounts >= nearlyAll && (isThread || !headed));
  const dated = times >= nearlyAll || (accounts >= nearlyAll && texts >= nearlyAll);
  if (count >= fewest.posts && dated && named >= nearlyAll && texts >= some && prose > 0 && inLinks < ofPosts && prices < some && untitled)
    return 'posts';
  if (count >= fewest.rows && pairs >= nearlyAll) return 'rows';
  const shown = pictures >= nearlyAll || prices >= nearlyAll;
  if (
    count >= fewest.cards &&
    links >= nearlyAll &&
    units <= count * card &&
    (inLinks >= ofCards || shown) &&
    (titles >= nearlyAll || headings >= nearlyAll || (shown && inLinks < linked))
  )
    return 'cards';
  if (count >= fewest.sections && headings >= nearlyAll && texts >= nearlyAll) return 'sections';
  return null;
}

/** Boxes with the same name in one parent, or in parents with the same name: rows of cards, and lists that are split up. */
function groupsOf(boxes: readonly AlikeBox[], blocks: readonly Block[]): AlikeBox[][] {
  const isBeside = ({ first }: AlikeBox): boolean => besideContent.has(blocks[first]!.region) && blocks[first]!.region !== 'comments';
  const byParents = groupBy(
    boxes.filter((box) => !isBeside(box)),
    // Boxes without a class are only alike if they have the same parent.
    ({ name, parent, parentName }) => (name < 0 && parentName <= 0 ? -parent : parentName) * 10_000 + name,
  );
  const found = [...byParents.values()].sort((a, b) => b.length - a.length).slice(0, most.examined);
  for (const group of found) group.sort((a, b) => a.from - b.from);
  return withReplies(found).filter((group) => group.length > 1);
}

/** Lists of replies have another name than the list of posts, so they are separate groups. Joins them: boxes inside boxes of their own name belong to the outer group. */
function withReplies(groups: readonly AlikeBox[][]): AlikeBox[][] {
  const byName = new Map<number, AlikeBox[][]>();
  const found: AlikeBox[][] = [];
  for (const group of [...groups].sort((a, b) => a[0]!.from - b[0]!.from)) {
    const { name } = group[0]!;
    const same = byName.get(name) ?? [];
    const around = name > 0 ? same.find((outer) => outer.some((box) => isIn(group[0]!, box))) : undefined;
    if (around) {
      for (const box of group) around.push(box);
      continue;
    }
    same.push(group);
    byName.set(name, same);
    found.push(group);
  }
  return found.map((group) => group.sort((a, b) => a.from - b.from));
}

/** The members that are not inside another one. */
function outermost(members: readonly AlikeBox[]): AlikeBox[] {
  let until = -1;
  return members.filter(({ from, to }) => {
    if (from <= until) return false;
    until = to;
    return true;
  });
}

/** The groups with the most text, for the facts. Nested groups around the same text count once. */
export function largestRepeatedGroups(groups: readonly AlikeGroup[]): RepeatedGroup[] {
  const reported: AlikeGroup[] = [];
  for (const group of [...groups].sort((a, b) => b.fact.units - a.fact.units || a.members[0]!.from - b.members[0]!.from)) {
    if (reported.length >= most.reported) break;
    if (
      !reported.some(
        (outer) =>
          outer.fact.kind === group.fact.kind && outer.fact.count === group.fact.count && isIn(group.members[0]!, outer.members[0]!),
      )
    )
      reported.push(group);
  }
  return reported.map(({ members, fact }) => ({ ...fact, selector: selectorOf(members[0]!.element) }));
}
const isIn = (inner: AlikeBox, outer: AlikeBox) => inner.from >= outer.from && inner.to <= outer.to;
