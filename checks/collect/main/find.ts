import type { Block, MainFact } from '../../core/facts/text.ts';
import type { RepeatedGroup } from '../../core/facts/page.ts';
import type { AlikeBox } from './alike.ts';
import { keepRules } from './author-markup.ts';
import { contains, documentProperty } from '../dom.ts';
import { findRepeatedBoxes, largestRepeatedGroups, type AlikeGroup } from './groups.ts';
import { markBlocksOfOddBoxes, markBlocksOutsideContent, excludeBlocks, exclusionRules, dropRepeatedBlocks } from './exclude-blocks.ts';
import { rangeSums } from './range-sums.ts';
import { RegionAmounts, chooseContainer, type Candidate } from './containers.ts';
import { findPartsOfPage, type PageParts } from './parts-of-page.ts';
import { besideContent } from '../../core/regions.ts';
import { selectorOf } from '../selectors.ts';
import { declaredThreadKind, findThread } from './thread.ts';
import type { Visitors } from '../walk/visitors.ts';
import { replaceRegionInBox, markReviewsAsComments } from './correct-regions.ts';
import { thousandths } from '../../core/helpers/thousandths.ts';

/** Up to this many add-to-cart forms, a page sells one product; the second is often in a sticky bar. */
const fewCarts = 2;
/** Share of the page's text in cards from which it shows cards, and minimum share of cards with an image or price. */
const leastCardsShare = 0.2;
const nearly = 0.7;

export interface Marks {
  /** `share`: of the page's text units. */
  found: Omit<MainFact, 'locked' | 'imageShareFirstScreen'>;
  element: Element | null;
  groups: RepeatedGroup[];
}
export const noMarks: Marks = {
  found: { method: 'none', confidence: 0, selector: null, words: 0, share: 0, leftOut: [], keptByMarkup: [] },
  element: null,
  groups: [],
};

/** The chosen main content: its blocks, and their container. */
interface Chosen extends Pick<MainFact, 'method' | 'confidence' | 'selector'>, Pick<Marks, 'element'> {
  /** Indexes of its first and last element in the walk. */
  from: number;
  to: number;
  kept: readonly number[];
  /** For each block: the number of the row that excluded it, and of the row that kept it nevertheless. */
  out: Uint8Array;
  byMarkup: Uint8Array;
}

/** Chooses the main content and marks everything in it. */
export function findMainContent(visitors: Visitors, document: Document): Marks {
  const {
    text: { runs },
    headings,
    links,
    images,
    parts,
  } = visitors;
  const { blocks, orders } = runs;
  const declared = declaredThreadKind(visitors);
  if (declared === 'goods' || (declared === null && parts.forms.some(({ fact }) => fact.addToCart))) markReviewsAsComments(visitors);
  const groups = findRepeatedBoxes(visitors, declared === 'thread');
  const {
    method,
    confidence,
    selector,
    element,
    from,
    to,
    kept: remaining,
    out,
    byMarkup,
  } = chooseContent(visitors, declared, groups, document);
  const inside = (order: number) => order >= from && order <= to;
  for (const [at, block] of blocks.entries()) if (block.region === 'none' && inside(orders[at]!)) block.region = 'main';
  let units = 0;
  // Prose repeats itself on purpose: a chorus, a formula.
  const isOneText = method === 'article' || method === 'density';
  for (const at of isOneText ? remaining : dropRepeatedBlocks(remaining, blocks, out)) {
    const block: Block = blocks[at]!;
    block.main = true;
    if (block.region === 'none') block.region = 'main';
    units += block.units;
  }
  for (const list of [headings.items, links.items, images.items, parts.forms]) {
    for (const { fact, order } of list) {
      if (!inside(order)) continue;
      if (fact.region === 'none') fact.region = 'main';
      fact.main = !besideContent.has(fact.region);
    }
  }
  for (const { fact, order } of parts.frames) fact.main = inside(order);
  markFrames(visitors, method === 'body' ? null : element);
  parts.hidden = parts.hidden.filter(({ order, fact }) => inside(order) || speaksToModels(fact.text));
  return {
    found: {
      method,
      confidence,
      selector,
      words: Math.round(units),
      share: runs.units > 0 ? thousandths(units / runs.units) : 0,
      leftOut: countsOf(exclusionRules, blocks, (at) => (blocks[at]!.main || !inside(orders[at]!) ? 0 : out[at]!)),
      keptByMarkup: countsOf(keepRules, blocks, (at) => (blocks[at]!.main ? byMarkup[at]! : 0)),
    },
    element,
    groups: largestRepeatedGroups(groups),
  };
}

/** How many blocks each rule decided. `ruleOf` returns the number of a block's rule, counted from 1. */
function countsOf(ids: readonly string[], blocks: readonly Block[], ruleOf: (at: number) => number): MainFact['leftOut'] {
  const counts = ids.map((id) => ({ id, blocks: 0 }));
  for (const at of blocks.keys()) {
    const rule = ruleOf(at);
    if (rule > 0) counts[rule - 1]!.blocks++;
  }
  return counts.filter((row) => row.blocks > 0);
}

/** The posts of a thread, otherwise a single text, otherwise all parts of a page. */
function chooseContent(
  visitors: Visitors,
  declared: ReturnType<typeof declaredThreadKind>,
  groups: readonly AlikeGroup[],
  document: Document,
): Chosen {
  const {
    text: {
      runs: { blocks, orders, controls, prose },
    },
    main: { candidates },
  } = visitors;
  const body = documentProperty(document, 'body');
  const outside = markBlocksOutsideContent(visitors);
  const usable = (index: number) => !outside[index] && !controls[index] && !besideContent.has(blocks[index]!.region);
  const headlines = blocks.flatMap(({ level, region }, index) => (level === 1 && !besideContent.has(region) ? [index] : []));

  const thread = findThread(visitors, declared, groups, usable, headlines);
  if (thread) {
    for (const { from, to, first, end } of thread.posts) replaceRegionInBox(visitors, blocks, { first, end, from, to }, 'comments', 'main');
    return {
      method: 'posts',
      confidence: 1,
      out: outside,
      byMarkup: new Uint8Array(blocks.length),
      kept: [...headlines.filter((at) => at < thread.first).slice(-1), ...thread.blocks],
      ...innermostBoxAround(visitors, thread.first, thread.end, body),
    };
  }
  const found = chooseContainer(candidates, blocks, new RegionAmounts(blocks, prose, usable), headlines, body);
  const { candidate, method } = found;
  const from = candidate?.from ?? (method === 'body' ? 0 : Number.POSITIVE_INFINITY);
  const to = candidate?.to ?? Number.POSITIVE_INFINITY;
  const inside = (order: number) => order >= from && order <= to;
  const first = orders.findIndex(inside);
  const end = orders.findLastIndex(inside) + 1;
  const { remaining, out, byMarkup } =
    first < 0
      ? { remaining: [], out: outside, byMarkup: new Uint8Array(blocks.length) }
      : excludeBlocks(visitors, documentProperty(document, 'URL'), outside, first, end, headlines);

  // Other articles beside the page's own are not parts of it.
  const others =
    method !== 'article'
      ? []
      : candidates.declared.filter((one) => one.kind === 'article' && (one.firstBlock >= end || one.endBlock <= first));
  // Lists and terms that are kept only because of their markup do not make a single text.
  const text = remaining.filter((at) => !byMarkup[at]);
  const parts =
    method === 'none' || method === 'body'
      ? null
      : partsOf(visitors, groups, text, outside, others, headlines, method === 'density' ? { first, end } : null);
  if (parts) {
    const { frame } = parts;
    const main =
      frame && candidates.declared.find((one) => one.kind === 'main' && one.firstBlock === frame.first && one.endBlock === frame.end);
    const box = main
      ? { from: main.from, to: main.to, selector: main.selector, element: main.element }
      : innermostBoxAround(visitors, parts.blocks[0]!, parts.blocks.at(-1)! + 1, body);
    return { method: main ? 'main' : 'parts', confidence: 1, kept: parts.blocks, out, byMarkup: new Uint8Array(blocks.length), ...box };
  }
  return {
    method,
    confidence: found.confidence,
    selector: candidate?.selector ?? (method === 'body' ? 'body' : null),
    element: candidate?.element ?? (method === 'body' ? body : null),
    from,
    to,
    kept: remaining,
    out,
    byMarkup,
  };
}

/** The parts of a page without a single text; null if it has one. */
function partsOf(
  { text, parts: { forms }, main: { candidates, boxes }, head: { head } }: Visitors,
  groups: readonly AlikeGroup[],
  remaining: readonly number[],
  outside: Uint8Array,
  others: readonly Candidate[],
  headlines: readonly number[],
  densest: { first: number; end: number } | null,
): PageParts | null {
  const { blocks, prose, controls } = text.runs;
  // A product page also shows other products.
  const carts = forms.filter(({ fact }) => fact.addToCart).length;
  const leave = (at: number) => carts > 0 && carts <= fewCarts && outside[at] !== 0;
  const shows = groups.some(
    ({ fact: { kind, count, pictures, prices, share } }) =>
      kind === 'cards' && share >= leastCardsShare && Math.max(pictures, prices) >= count * nearly,
  );
  const declaresText = head.metas.some(
    ({ property, content }) => property === 'og:type' && /^(?:article|video|music)\b/i.test(content.trim()),
  );
  const mains = candidates.declared.filter(({ kind }) => kind === 'main');
  const teasers = teaserBlocks(groups, blocks.length, headlines);
  // Members that contain the densest box, or are in it, do not compete with it.
  const isBeside = (box: AlikeBox) => !densest || box.first >= densest.end || box.end <= densest.first;
  const unitsIn = rangeSums(blocks.map(({ units }) => units));
  const unitsBeside = ({ members }: AlikeGroup) => members.reduce((sum, box) => sum + (isBeside(box) ? unitsIn(box.first, box.end) : 0), 0);
  const isThread = groups.some(({ fact: { kind, share } }) => kind === 'posts' && share >= leastCardsShare);
  const rivals = densest && !isThread ? groups.filter(({ fact: { kind } }) => kind !== 'rows') : [];
  const alike = Math.max(0, ...rivals.map(unitsBeside)) / Math.max(1, text.runs.units);
  const inMenus = markBlocksOfOddBoxes(boxes.odd, 'links', blocks.length);
  for (const { members, fact } of groups) if (fact.kind === 'cards') for (const { first, end } of members) inMenus.fill(0, first, end);
  return findPartsOfPage(blocks, prose, controls, remaining, mains, headlines, leave, {
    others,
    teasers,
    declaresText,
    shows,
    densest,
    alike,
    inMenus,
  });
}

/** 1 for each block in a card with a title. */
function teaserBlocks(groups: readonly AlikeGroup[], blocks: number, headlines: readonly number[]): Uint8Array {
  const teasers = new Uint8Array(blocks);
  // Columns of a layout can look like cards, but a card never contains the page's headline.
  const isTeaser = ({ first: from, end: until }: AlikeBox) => !headlines.some((at) => at >= from && at < until);
  for (const { members, fact } of groups) {
    if (fact.kind === 'cards' && fact.titles === fact.count)
      for (const box of members) if (isTeaser(box)) teasers.fill(1, box.first, box.end);
  }
  return teasers;
}

/** The innermost box around a range of blocks. */
function innermostBoxAround(
  { main: { alike } }: Visitors,
  first: number,
  end: number,
  body: Element | null,
): Pick<Chosen, 'from' | 'to' | 'selector' | 'element'> {
  const box = alike.boxes.find((one) => one.first <= first && one.end >= end);
  if (!box || box.element === body) return { from: 0, to: Number.POSITIVE_INFINITY, selector: 'body', element: body };
  return { from: box.from, to: box.to, selector: selectorOf(box.element), element: box.element };
}

/** Some content systems put a form around the whole page: it contains the main heading, the main content, or the site's header and footer. */
function markFrames({ parts: { forms }, headings, links }: Visitors, main: Element | null): void {
  if (forms.length === 0) return;
  const framedParts = [
    main,
    headings.items.find(({ fact }) => fact.level === 1)?.element,
    ...(['header', 'footer'] as const).map((region) => links.items.find(({ fact }) => fact.region === region)?.element),
  ].filter((element) => element !== null && element !== undefined);
  for (const { fact, element } of forms)
    if (framedParts.some((part) => part !== element && contains.call(element, part))) fact.frame = true;
}

// Phrases of known prompt injections. Shown as a fact, never scored.
const injection =
  /(?:ignore|disregard|forget)\s+(?:all\s+|any\s+|the\s+)*(?:previous|prior|above|earlier)\s+(?:instructions|prompts|directions)|you\s+are\s+an?\s+(?:ai|large\s+language|llm)|(?:as|if\s+you\s+are|dear|hey|attention)\s+(?:an?\s+)?(?:ai|llm|language\s+model|chatgpt|claude|gemini|copilot|perplexity)\b|system\s+prompt|<\|im_start\|>|\[INST\]/i;
const speaksToModels = (text: string) => injection.test(text);
