import type { Block, MainFact } from '../core/facts.ts';
import type { Place, Stack } from './place.ts';
import { beside } from './regions.ts';

/** A container that may hold the main content: a range of the walk's order and of its blocks. */
export interface Candidate {
  kind: 'main' | 'article' | 'density';
  element: Element;
  selector: string;
  score: number;
  from: number;
  to: number;
  firstBlock: number;
  endBlock: number;
}
/** Density candidates kept: the best ones while walking. */
const kept = 24;
/** Share of a larger container's text that an article in it must have to stand for it. */
const dominant = 0.6;
/** Text units below which a page is too short to tell its parts apart. */
const fewUnits = 25;

export class Candidates {
  readonly declared: Candidate[] = [];
  readonly dense: Candidate[] = [];
  private readonly opened: { candidate: Candidate; depth: number }[] = [];

  /** A container that says itself that it is the main content, at the top of the stack. */
  open(kind: 'main' | 'article', stack: Stack): void {
    if (this.declared.length >= 200 || this.opened.at(-1)?.depth === stack.depth) return;
    const { top } = stack;
    const candidate: Candidate = {
      kind, element: top.element, selector: stack.pathAt(stack.depth), score: 0, from: top.order, to: top.order, firstBlock: top.firstBlock, endBlock: top.firstBlock,
    };
    this.declared.push(candidate);
    this.opened.push({ candidate, depth: stack.depth });
    // Without text of its own it still has to be closed when it ends.
    top.score ||= Number.MIN_VALUE;
  }

  /** Called for every element with a score when it ends. */
  add(stack: Stack, place: Place, endBlock: number, to: number): void {
    const open = this.opened.at(-1);
    if (open && open.depth === stack.depth) {
      this.opened.pop();
      Object.assign(open.candidate, { score: place.score, to, endBlock });
    }
    const linkDensity = place.characters > 0 ? place.linkCharacters / place.characters : 0;
    const score = place.score * (1 - linkDensity);
    const { dense } = this;
    if (score < 1 || (dense.length >= kept && score <= dense.at(-1)!.score)) return;
    const candidate: Candidate = {
      kind: 'density', element: place.element, selector: stack.pathAt(stack.depth), score, from: place.order, to, firstBlock: place.firstBlock, endBlock,
    };
    let at = dense.length;
    while (at > 0 && dense[at - 1]!.score < score) at--;
    dense.splice(at, 0, candidate);
    if (dense.length > kept) dense.pop();
  }
}

export interface MainContent {
  method: MainFact['method'];
  confidence: number;
  candidate: Candidate | null;
}

/** Units of a range of blocks that are no menu, aside, footer, comment or dialog. */
function unitsIn(blocks: readonly Block[], from: number, to: number): number {
  let sum = 0;
  for (let at = from; at < to && at < blocks.length; at++) {
    const block = blocks[at]!;
    if (!beside.has(block.region)) sum += block.units * (1 - block.linkChars / Math.max(1, block.text.length));
  }
  return sum;
}

/**
 * Finds the container of the main content: what the page declares (main, article, articleBody), if it holds the text,
 * else the box with the densest prose (our heuristic, after the idea of Arc90's Readability).
 */
export function chooseMain({ declared, dense }: Candidates, blocks: readonly Block[], body: Element | null): MainContent {
  const all = unitsIn(blocks, 0, blocks.length);
  const sized = declared.map((candidate) => ({ candidate, units: unitsIn(blocks, candidate.firstBlock, candidate.endBlock) }))
    .filter(({ units }) => units > 0).sort((a, b) => b.units - a.units);
  const main = sized.find(({ candidate }) => candidate.kind === 'main');
  const densest = better(dense, blocks);
  const inside = (inner: Candidate, outer: Candidate) => inner.from >= outer.from && inner.to <= outer.to;
  const articles = sized.filter(({ candidate }) => candidate.kind === 'article');

  if (main && (main.units >= fewUnits || main.units >= all * 0.5)) {
    const rival = densest && !inside(densest, main.candidate) && !inside(main.candidate, densest) ? unitsIn(blocks, densest.firstBlock, densest.endBlock) : 0;
    if (rival < main.units * 2) {
      const article = articles.find(({ candidate, units }) => inside(candidate, main.candidate) && units >= main.units * dominant);
      return { method: article ? 'article' : 'main', confidence: 1, candidate: (article ?? main).candidate };
    }
  }
  const [article] = articles;
  if (article && article.units >= fewUnits) {
    const top = articles.filter(({ candidate }) => !inside(candidate, article.candidate) && !inside(article.candidate, candidate));
    const others = top.reduce((sum, { units }) => sum + units, 0);
    const rival = densest && !inside(densest, article.candidate) ? unitsIn(blocks, densest.firstBlock, densest.endBlock) : 0;
    if (article.units >= others && article.units >= rival * 0.5) {
      return { method: 'article', confidence: article.units >= 3 * others ? 1 : 0.8, candidate: article.candidate };
    }
  }
  if (densest) {
    const units = unitsIn(blocks, densest.firstBlock, densest.endBlock);
    // The strongest container that is neither in it nor around it.
    const other = dense.find((candidate) => !inside(candidate, densest) && !inside(densest, candidate));
    const clear = 1 - Math.min(1, (other?.score ?? 0) / densest.score);
    const confidence = Math.min(1, units / 80) * (0.4 + 0.3 * clear + 0.3 * Math.min(1, units / Math.max(1, all)));
    return { method: 'density', confidence: Math.round(confidence * 100) / 100, candidate: densest };
  }
  if (blocks.length === 0 || !body) return { method: 'none', confidence: 0, candidate: null };
  return { method: 'body', confidence: 0.2, candidate: null };
}

/** The best candidate, or a box around it that holds clearly more of the same text. */
function better(dense: readonly Candidate[], blocks: readonly Block[]): Candidate | null {
  let [best] = dense;
  if (!best) return null;
  for (const candidate of dense) {
    const around = candidate.from <= best.from && candidate.to >= best.to && candidate !== best;
    if (!around || candidate.score < best.score * 0.5) continue;
    const inner = unitsIn(blocks, best.firstBlock, best.endBlock);
    if (unitsIn(blocks, candidate.firstBlock, candidate.endBlock) > inner * 1.25) best = candidate;
  }
  return best;
}
