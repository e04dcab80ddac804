import { contains } from './dom.ts';
import type { Found } from './found.ts';
import { chooseMain, type MainContent } from './main-content.ts';
import { beside } from './regions.ts';
import type { Gathering } from './gathering.ts';

export interface MainMarks extends MainContent {
  words: number;
  /** Share of the page's text units. */
  share: number;
  element: Element | null;
}
/** Text units below which a block is a label, not content (geo.md). A heading counts however short it is: it opens a section. */
const leastUnits = 3;

/** Chooses the main content and marks everything in it. */
export function markMain({ runs, found }: Gathering, body: Element | null): MainMarks {
  const { blocks, orders, controls } = runs;
  const main = chooseMain(found.candidates, blocks, body);
  const { candidate, method } = main;
  const from = candidate?.from ?? (method === 'body' ? 0 : Number.POSITIVE_INFINITY);
  const to = candidate?.to ?? Number.POSITIVE_INFINITY;
  const inside = (order: number) => order >= from && order <= to;

  let units = 0;
  for (const [index, block] of blocks.entries()) {
    if (!inside(orders[index]!)) continue;
    if (block.region === 'none') block.region = 'main';
    if (beside.has(block.region) || controls[index] || (block.units < leastUnits && block.level === 0)) continue;
    block.main = true;
    units += block.units;
  }
  for (const list of [found.headings, found.links, found.images, found.forms]) {
    for (const { fact, order } of list) {
      if (!inside(order)) continue;
      if (fact.region === 'none') fact.region = 'main';
      fact.main = !beside.has(fact.region);
    }
  }
  for (const { fact, order } of found.frames) fact.main = inside(order);
  markFrames(found, candidate?.element ?? null);
  found.hidden.splice(0, found.hidden.length, ...found.hidden.filter(({ order, fact }) => inside(order) || speaksToModels(fact.text)));
  return {
    ...main, words: Math.round(units), share: runs.units > 0 ? Math.round((units / runs.units) * 1_000) / 1_000 : 0,
    element: candidate?.element ?? (method === 'body' ? body : null),
  };
}

/** Some content systems put a form around the whole page: it holds the main heading, the main content, or the site's header and footer. */
function markFrames({ forms, headings, links }: Found, main: Element | null): void {
  if (forms.length === 0) return;
  const held = [
    main, headings.find(({ fact }) => fact.level === 1)?.element, ...(['header', 'footer'] as const).map((region) => links.find(({ fact }) => fact.region === region)?.element),
  ].filter((element) => element !== null && element !== undefined);
  for (const { fact, element } of forms) if (held.some((part) => part !== element && contains.call(element, part))) fact.frame = true;
}

// Phrases of known prompt injections. Shown as a fact, never scored.
const injection = /(?:ignore|disregard|forget)\s+(?:all\s+|any\s+|the\s+)*(?:previous|prior|above|earlier)\s+(?:instructions|prompts|directions)|you\s+are\s+an?\s+(?:ai|large\s+language|llm)|(?:as|if\s+you\s+are|dear|hey|attention)\s+(?:an?\s+)?(?:ai|llm|language\s+model|chatgpt|claude|gemini|copilot|perplexity)\b|system\s+prompt|<\|im_start\|>|\[INST\]/i;
const speaksToModels = (text: string) => injection.test(text);
