import type { Region } from '../core/facts.ts';
import type { ElementContent } from './place.ts';

/** What a box holds. */
export interface WalkRange {
  /** First and last element, numbers of the walk. */
  from: number;
  to: number;
  /** Its blocks: the first, and the one after the last. */
  first: number;
  end: number;
}
/** A box whose class or id names a part of the page: a hint, weighed when the whole page is known. */
export interface NamedBox extends WalkRange {
  region: Region;
  /** Region around it. */
  parent: Region;
  /** Holds the headline. */
  disproved: boolean;
  /** Share of its text that is links. */
  linked: number;
}
/** A box whose make-up or name says that it is no content: mostly links, cards that each lead elsewhere, a form, an image with its caption. */
export interface OddBox {
  kind: 'links' | 'cards' | 'form' | 'caption' | 'hinted';
  first: number;
  end: number;
}

/** Most of each that are stored: far above ordinary pages. */
const most = { named: 1_000, odd: 6_000, landmarks: 100 };
/** Share of link text from which a box is one of links. */
const mostlyLinks = 0.5;
/** Alike siblings with links that make a group of cards, the share of them that has a line of nothing but a link, and the share of the box's prose that is in them. */
const fewestCards = 3;
const cardsLinked = 0.7;
const cardsProse = 0.9;
/** A caption: characters, blocks, and units of prose that are too many. */
const caption = { characters: 300, blocks: 2, prose: 30 };

/** Evidence of what a box is, in addition to its contents. */
export interface BoxMarks {
  /** Its class says that it is a caption. */
  caption: boolean;
  /** Its class or id hints at a box that is no part of the text around it. */
  hinted: boolean;
  /** Contains images, and text fields. */
  images: boolean;
  fields: boolean;
}

export class TextBoxes {
  readonly named: NamedBox[] = [];
  readonly odd: OddBox[] = [];
  /** Elements that are a part of the page by what they are, whatever the boxes around them are called. */
  readonly landmarks: { region: Region; from: number; to: number }[] = [];
  /** Boxes named after customers' reviews. */
  readonly reviews: WalkRange[] = [];

  /** Opens a box that has a name. Its number, -1 where the list is full. */
  openNamed(region: Region, parent: Region, from: number, first: number): number {
    if (this.named.length >= most.named) return -1;
    return this.named.push({ region, parent, from, to: from, first, end: first, disproved: false, linked: 0 }) - 1;
  }

  closeNamed(number: number, { characters, linkCharacters }: Readonly<ElementContent>, disproved: boolean, end: number, to: number): void {
    const box = this.named[number]!;
    box.end = end;
    box.to = to;
    box.disproved = disproved;
    box.linked = linkCharacters / Math.max(1, characters);
  }

  addLandmark(region: Region, from: number, to: number): void {
    if (this.landmarks.length < most.landmarks) this.landmarks.push({ region, from, to });
  }

  addReviews(box: WalkRange): void {
    if (this.reviews.length < most.named) this.reviews.push(box);
  }

  /** Called at the end of every container with text. */
  add(content: Readonly<ElementContent>, end: number, marks: BoxMarks): void {
    if (this.odd.length >= most.odd) return;
    const first = content.firstBlock;
    const kind = kindOf(content, end - first, marks);
    if (kind) this.odd.push({ kind, first, end });
  }
}

function kindOf(
  { characters, linkCharacters, prose, alike, alikeLinked, alikeProse }: Readonly<ElementContent>,
  blocks: number,
  marks: BoxMarks,
): OddBox['kind'] | null {
  if (marks.caption) return 'caption';
  if (marks.fields) return 'form';
  if (linkCharacters >= characters * mostlyLinks && blocks > 1) return 'links';
  if (alike >= fewestCards && alikeLinked >= alike * cardsLinked && alikeProse >= prose * cardsProse) return 'cards';
  if (marks.images && blocks <= caption.blocks && characters <= caption.characters && prose < caption.prose) return 'caption';
  return marks.hinted ? 'hinted' : null;
}
