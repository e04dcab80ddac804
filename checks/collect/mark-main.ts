import type { Block, RepeatedGroup } from '../core/facts.ts';
import { contains, ofDocument } from './dom.ts';
import { findGroups, toldGroups } from './groups.ts';
import { keptBlocks, blocksOutsideContent } from './leave-out.ts';
import { Amounts, chooseMain, type MainContent } from './main-content.ts';
import { besideContent } from './regions.ts';
import type { Visitors } from './visitors.ts';
import { thousandths } from '../core/thousandths.ts';

export interface MainMarks extends MainContent {
  words: number;
  /** Share of the page's text units. */
  share: number;
  element: Element | null;
  groups: RepeatedGroup[];
}

/** Chooses the main content and marks everything in it. */
export function markMain(visitors: Visitors, document: Document): MainMarks {
  const { text: { runs }, headings, links, images, parts } = visitors;
  const body = ofDocument(document, 'body');
  const { blocks, orders, controls, prose } = runs;
  const odd = blocksOutsideContent(visitors);
  const groups = findGroups(visitors);
  const amounts = new Amounts(blocks, prose, (index) => !odd[index] && !controls[index] && !besideContent.has(blocks[index]!.region));
  const headlines = blocks.flatMap(({ level, region }, index) => (level === 1 && !besideContent.has(region) ? [index] : []));
  const main = chooseMain(visitors.main.candidates, blocks, amounts, headlines, body);
  const { candidate, method } = main;
  const from = candidate?.from ?? (method === 'body' ? 0 : Number.POSITIVE_INFINITY);
  const to = candidate?.to ?? Number.POSITIVE_INFINITY;
  const inside = (order: number) => order >= from && order <= to;

  let first = orders.findIndex(inside);
  let end = orders.findLastIndex(inside) + 1;
  if (first < 0) [first, end] = [0, 0];
  for (let at = first; at < end; at++) if (blocks[at]!.region === 'none' && inside(orders[at]!)) blocks[at]!.region = 'main';
  let units = 0;
  for (const at of keptBlocks(visitors, ofDocument(document, 'URL'), odd, first, end, headlines)) {
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
  markFrames(visitors, candidate?.element ?? null);
  parts.hidden = parts.hidden.filter(({ order, fact }) => inside(order) || speaksToModels(fact.text));
  return {
    ...main, groups: toldGroups(groups), words: Math.round(units), share: runs.units > 0 ? thousandths(units / runs.units) : 0,
    element: candidate?.element ?? (method === 'body' ? body : null),
  };
}

/** Some content systems put a form around the whole page: it holds the main heading, the main content, or the site's header and footer. */
function markFrames({ parts: { forms }, headings, links }: Visitors, main: Element | null): void {
  if (forms.length === 0) return;
  const held = [
    main, headings.items.find(({ fact }) => fact.level === 1)?.element, ...(['header', 'footer'] as const).map((region) => links.items.find(({ fact }) => fact.region === region)?.element),
  ].filter((element) => element !== null && element !== undefined);
  for (const { fact, element } of forms) if (held.some((part) => part !== element && contains.call(element, part))) fact.frame = true;
}

// Phrases of known prompt injections. Shown as a fact, never scored.
const injection = /(?:ignore|disregard|forget)\s+(?:all\s+|any\s+|the\s+)*(?:previous|prior|above|earlier)\s+(?:instructions|prompts|directions)|you\s+are\s+an?\s+(?:ai|large\s+language|llm)|(?:as|if\s+you\s+are|dear|hey|attention)\s+(?:an?\s+)?(?:ai|llm|language\s+model|chatgpt|claude|gemini|copilot|perplexity)\b|system\s+prompt|<\|im_start\|>|\[INST\]/i;
const speaksToModels = (text: string) => injection.test(text);
