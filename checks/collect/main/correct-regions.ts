import type { Block } from '../../core/facts/text.ts';
import type { Region } from '../../core/facts/page.ts';
import { mostlyLinks, type NamedBox, type WalkRange } from './boxes.ts';
import { besideContent } from '../../core/regions.ts';
import type { Visitors } from '../walk/visitors.ts';

/** Share of the page's prose from which a box cannot be what its name says. */
const disproving: Partial<Record<Region, number>> = { dialog: 0.5, nav: 0.3, aside: 0.3, header: 0.3, footer: 0.3 };
/** Share of the page's text in all boxes named aside, and maximum share of the largest of them, from which the name means nothing. */
const asides = { all: 0.35, largest: 0.4 };

/** Changes the region of everything in a box from one to another, except in elements that are that region by tag or role. */
export function replaceRegionInBox(
  { headings, links, images, parts, semantics, main, text }: Visitors,
  blocks: readonly Block[],
  box: WalkRange,
  old: Region,
  now: Region,
): void {
  if (old === now) return;
  const declared = main.boxes.landmarks.filter(({ region, from, to }) => region === old && from > box.from && to <= box.to);
  const isDeclared = (order: number) => declared.some(({ from, to }) => order >= from && order <= to);
  const { orders } = text.runs;
  for (let at = box.first; at < box.end && at < blocks.length; at++)
    if (blocks[at]!.region === old && !isDeclared(orders[at]!)) blocks[at]!.region = now;
  const inRange = (order: number) => order >= box.from && order <= box.to && !isDeclared(order);
  for (const list of [headings.items, links.items, images.items, parts.forms]) {
    for (const { fact, order } of list) if (fact.region === old && inRange(order)) fact.region = now;
  }
  for (const time of semantics.times) if (time.region === old && inRange(time.order)) time.region = now;
}

/** Text units outside of reviews below which the reviews are the content of the page. */
const besideReviews = 25;
/** On pages that sell something, reviews count as readers' comments. */
export function markReviewsAsComments(visitors: Visitors): void {
  const { blocks } = visitors.text.runs;
  const { reviews } = visitors.main.boxes;
  const inReviews = new Uint8Array(blocks.length);
  for (const { first, end } of reviews) inReviews.fill(1, first, end);
  const rest = blocks.reduce((sum, { units, region }, at) => sum + (inReviews[at] || besideContent.has(region) ? 0 : units), 0);
  if (rest < besideReviews) return;
  for (const box of reviews) for (const region of ['none', 'main'] as const) replaceRegionInBox(visitors, blocks, box, region, 'comments');
}

/** Whether a template names all parts of a page widgets or promos: many boxes that together contain much of the text, and none of them most of it. */
export function isEverythingCalledAside(named: readonly NamedBox[], shareOf: (first: number, end: number) => number): boolean {
  let [all, largest, until] = [0, 0, -1];
  for (const { region, from, to, first, end } of named) {
    if (region !== 'aside' || from <= until) continue;
    until = to;
    const share = shareOf(first, end);
    all += share;
    largest = Math.max(largest, share);
  }
  return all >= asides.all && largest <= all * asides.largest;
}

/** Gives boxes that are not what their name says the region around them. */
export function correctWrongRegions(
  visitors: Visitors,
  shareOf: (first: number, end: number) => number,
  underHeadline: (first: number) => boolean,
  allAside: boolean,
): void {
  const {
    main: {
      boxes: { named },
    },
    text: {
      runs: { blocks },
    },
  } = visitors;
  let until = -1;
  const refuted: { to: number; region: Region; parent: Region }[] = [];
  for (const { region, parent: written, from, to, first, end, disproved, linked: links } of named) {
    if (from <= until) continue;
    while (refuted.length > 0 && refuted.at(-1)!.to < from) refuted.pop();
    let parent = written;
    for (let at = refuted.length - 1; at >= 0; at--) if (refuted[at]!.region === parent) ({ parent } = refuted[at]!);
    const give = (old: Region, now: Region) => replaceRegionInBox(visitors, blocks, { first, end, from, to }, old, now);
    const share = disproving[region];
    const headed = region === 'aside' && (allAside || (links < mostlyLinks && underHeadline(first)));
    if (disproved || headed || (share !== undefined && shareOf(first, end) >= share)) {
      give(region, parent);
      refuted.push({ to, region, parent });
    } else {
      until = to;
      // Inside a box whose name was wrong.
      if (parent !== written) give(parent, region);
    }
  }
}
