import type { Block, MainFact } from '../../core/facts/text.ts';
import type { PlaceStack } from '../walk/place.ts';
import { besideContent } from '../../core/regions.ts';
import { block } from '../walk/tags.ts';

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
/** Maximum number of density candidates that are stored: the best ones so far. */
const mostCandidates = 24;
/** Minimum share of a main element's text in an article for the article to be chosen instead. */
const dominant = 0.6;
/** Pages with fewer text units are too short to tell their parts apart. */
const fewUnits = 25;
/** Maximum number of stored boxes that combine the prose of several boxes, and the minimum share of the most prose that each must contain. */
const mostJoints = 2_000;
const jointShare = 0.1;
/** Text beside the best box belongs to it too: minimum share of its prose, minimum length of a paragraph as a share of its paragraphs (or in units), maximum share of links. */
const joined = { share: 0.2, length: 0.6, fewest: 30, links: 0.35 };

export class BoxCandidates {
  readonly declared: Candidate[] = [];
  readonly dense: Candidate[] = [];
  /** Inner ones first. */
  readonly joints: Candidate[] = [];
  #mostProse = 0;
  readonly #opened: { candidate: Candidate; depth: number }[] = [];

  /** Whether the box at a depth declares main content and has not ended. */
  isOpen(depth: number): boolean {
    return this.#opened.at(-1)?.depth === depth;
  }

  /** Called at the start of a container that declares main content; it is on top of the stack. */
  open(kind: 'main' | 'article', stack: PlaceStack): void {
    if (this.declared.length >= 200 || this.isOpen(stack.depth)) return;
    const { firstBlock } = stack.top.content;
    const candidate: Candidate = { kind, ...this.#at(stack), score: 0, to: stack.top.order, endBlock: firstBlock };
    this.declared.push(candidate);
    this.#opened.push({ candidate, depth: stack.depth });
  }

  /** Called at the end of every element with a score, and of those that declare main content; it is on top of the stack. */
  add(stack: PlaceStack, endBlock: number, to: number): void {
    const { content, tag } = stack.top;
    if (this.isOpen(stack.depth)) Object.assign(this.#opened.pop()!.candidate, { score: content.score || Number.MIN_VALUE, to, endBlock });
    const linkDensity = content.characters > 0 ? content.linkCharacters / content.characters : 0;
    const score = content.score * (1 - linkDensity);
    const { dense } = this;
    if (
      content.parts > 1 &&
      content.prose >= this.#mostProse * jointShare &&
      this.joints.length < mostJoints &&
      (tag.flags & block) !== 0
    ) {
      this.#mostProse = Math.max(this.#mostProse, content.prose);
      this.joints.push({ kind: 'density', ...this.#at(stack), score, to, endBlock });
    }
    if (score < 1 || (dense.length >= mostCandidates && score <= dense.at(-1)!.score)) return;
    let at = dense.length;
    while (at > 0 && dense[at - 1]!.score < score) at--;
    dense.splice(at, 0, { kind: 'density', ...this.#at(stack), score, to, endBlock });
    if (dense.length > mostCandidates) dense.pop();
  }

  #at(stack: PlaceStack): Pick<Candidate, 'element' | 'selector' | 'from' | 'firstBlock'> {
    const { element, order, content } = stack.top;
    return { element, selector: stack.pathAt(stack.depth), from: order, firstBlock: content.firstBlock };
  }
}

export interface FoundContent {
  method: MainFact['method'];
  confidence: number;
  candidate: Candidate | null;
}

/** Contents of a range of blocks. */
export interface Amount {
  /** Text units without links, menus, asides, footers, comments, dialogs and excluded boxes. */
  units: number;
  /** Those in sentences, and the number of blocks with sentences. */
  prose: number;
  paragraphs: number;
  /** Text units in links, including those in excluded boxes. */
  linked: number;
  /** Headings of the first level. */
  headlines: number;
}
/** Amounts of ranges, each in constant time. */
export class RegionAmounts {
  readonly #sums: Amount[] = [{ units: 0, prose: 0, paragraphs: 0, linked: 0, headlines: 0 }];

  /** @param prose units of prose by block; @param counts whether a block may be content */
  constructor(blocks: readonly Block[], prose: readonly number[], counts: (index: number) => boolean) {
    for (const [index, { text, level, region, linkChars, units: size }] of blocks.entries()) {
      const { units, prose: all, paragraphs, linked, headlines } = this.#sums[index]!;
      const inLinks = Math.min(1, linkChars / Math.max(1, text.length));
      const proseUnits = counts(index) ? prose[index]! : 0;
      this.#sums.push({
        units: units + (counts(index) ? size * (1 - inLinks) : 0),
        prose: all + proseUnits,
        paragraphs: paragraphs + (proseUnits > 0 ? 1 : 0),
        linked: linked + size * inLinks,
        headlines: headlines + (level === 1 && !besideContent.has(region) ? 1 : 0),
      });
    }
  }

  of(first: number, end: number): Amount {
    const last = this.#sums.length - 1;
    const [from, to] = [this.#sums[Math.min(first, last)]!, this.#sums[Math.min(end, last)]!];
    return {
      units: to.units - from.units,
      prose: to.prose - from.prose,
      paragraphs: to.paragraphs - from.paragraphs,
      linked: to.linked - from.linked,
      headlines: to.headlines - from.headlines,
    };
  }

  in({ firstBlock, endBlock }: Candidate): Amount {
    return this.of(firstBlock, endBlock);
  }
}

const inside = (inner: Candidate, outer: Candidate) => inner.from >= outer.from && inner.to <= outer.to;
const round = (share: number) => Math.round(Math.min(1, share) * 100) / 100;

/**
 * Finds the container of the main content: what the page declares (main, article, articleBody), if it holds the prose of the
 * page, otherwise the box with the densest prose (our heuristic, after Arc90's Readability). Then widens it to the box around it that
 * also contains the other parts of the same text.
 * @param headlines indexes of blocks that are h1
 */
export function chooseContainer(
  candidates: BoxCandidates,
  blocks: readonly Block[],
  amounts: RegionAmounts,
  headlines: readonly number[],
  body: Element | null,
): FoundContent {
  const all = amounts.of(0, blocks.length);
  const found = declaredMain(candidates, amounts, all, headlines) ?? densestMain(candidates, amounts, all);
  if (!found?.candidate)
    return blocks.length === 0 || !body
      ? { method: 'none', confidence: 0, candidate: null }
      : { method: 'body', confidence: 0.2, candidate: null };
  const around = widenToText(found.candidate, candidates.joints, amounts);
  return around === found.candidate ? found : { ...found, candidate: around, confidence: Math.min(found.confidence, 0.8) };
}

function declaredMain(
  { declared, dense }: BoxCandidates,
  amounts: RegionAmounts,
  all: Amount,
  headlines: readonly number[],
): FoundContent | null {
  const sized = declared
    .map((candidate) => ({ candidate, ...amounts.in(candidate) }))
    .filter(({ units }) => units > 0)
    .sort((a, b) => b.units - a.units);
  const main = sized.find(({ candidate }) => candidate.kind === 'main');
  const articles = sized.filter(({ candidate }) => candidate.kind === 'article');
  const densest = strongest(dense, amounts);
  // Of several articles, the one with the only headline is the page's; the others are previews.
  const headed =
    headlines.length === 1
      ? articles.find(
          ({ candidate, units }) => units >= fewUnits * 2 && headlines[0]! >= candidate.firstBlock && headlines[0]! < candidate.endBlock,
        )
      : undefined;
  // A box elsewhere with twice the prose contradicts the declaration.
  const doubted = (candidate: Candidate, units: number) =>
    densest && !inside(densest, candidate) && !inside(candidate, densest) && amounts.in(densest).units >= units * 2;
  // 1 if at least half of the page's prose is in it, less in proportion.
  const sure = ({ prose }: Amount) => (all.prose < fewUnits ? 1 : round(Math.max(0.1, (prose / all.prose) * 2)));

  if (main && (main.units >= fewUnits || main.units >= all.units * 0.5) && !doubted(main.candidate, main.units)) {
    const within = articles.filter(({ candidate }) => inside(candidate, main.candidate));
    const apart = (one: Candidate) =>
      within.filter(({ candidate }) => !inside(candidate, one) && !inside(one, candidate)).reduce((sum, { units }) => sum + units, 0);
    const article = within.find(
      ({ candidate, units }) =>
        units >= main.units * dominant || (candidate === headed?.candidate && units + apart(candidate) >= main.units * dominant),
    );
    const chosen = article ?? main;
    return { method: chosen.candidate.kind, confidence: sure(chosen), candidate: chosen.candidate };
  }
  const article = headed ?? articles[0];
  if (!article || article.units < fewUnits || doubted(article.candidate, article.units)) return null;
  const others = articles
    .filter(({ candidate }) => !inside(candidate, article.candidate) && !inside(article.candidate, candidate))
    .reduce((sum, { units }) => sum + units, 0);
  if (article.units < others && article !== headed) return null;
  return {
    method: 'article',
    confidence: Math.min(Math.max(sure(article), article === headed ? 0.8 : 0), article.units >= 3 * others ? 1 : 0.8),
    candidate: article.candidate,
  };
}

function densestMain({ dense }: BoxCandidates, amounts: RegionAmounts, all: Amount): FoundContent | null {
  const densest = strongest(dense, amounts);
  if (!densest) return null;
  const { units } = amounts.in(densest);
  // The strongest container that neither contains it nor is in it.
  const other = dense.find((candidate) => !inside(candidate, densest) && !inside(densest, candidate) && amounts.in(candidate).units > 0);
  const clear = 1 - Math.min(1, (other?.score ?? 0) / densest.score);
  return {
    method: 'density',
    confidence: round(Math.min(1, units / 80) * (0.4 + 0.3 * clear + 0.3 * Math.min(1, units / Math.max(1, all.units)))),
    candidate: densest,
  };
}

/** The best candidate, or a box around it with clearly more of the same text. */
function strongest(dense: readonly Candidate[], amounts: RegionAmounts): Candidate | null {
  let best: Candidate | null = null;
  for (const candidate of dense) {
    const { units } = amounts.in(candidate);
    if (units === 0) continue;
    if (!best) best = candidate;
    else if (inside(best, candidate) && candidate.score >= best.score * 0.5 && units > amounts.in(best).units * 1.25) best = candidate;
  }
  return best;
}

/** The outermost box around a container whose other paragraphs are similar: rows and sections of one text. */
function widenToText(start: Candidate, joints: readonly Candidate[], amounts: RegionAmounts): Candidate {
  let best = start;
  for (const joint of joints) {
    if (!inside(best, joint) || joint.element === best.element) continue;
    const amount = amounts.in(best);
    const all = amounts.in(joint);
    const [prose, paragraphs] = [all.prose - amount.prose, all.paragraphs - amount.paragraphs];
    if (prose < amount.prose * joined.share || paragraphs === 0) continue;
    const linked = all.linked - amount.linked;
    if (
      linked > (linked + all.units - amount.units) * joined.links ||
      prose / paragraphs < Math.max(joined.fewest, amount.prose / Math.max(1, amount.paragraphs)) * joined.length
    )
      continue;
    // A second headline starts another text.
    const after = amounts.of(best.endBlock, joint.endBlock).headlines;
    if (after > 0 && all.headlines > after) continue;
    best = joint;
  }
  return best;
}
