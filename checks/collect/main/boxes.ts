import type { Region } from '../../core/facts/page.ts';
import type { ElementContent } from '../walk/place.ts';

/** Range of a box in the walk and among the blocks. */
export interface WalkRange {
  /** Indexes of its first and last element in the walk. */
  from: number;
  to: number;
  /** Range of its blocks: the first, and the one after the last. */
  first: number;
  end: number;
}
/** A box whose class or id names a region of the page: a hint that is weighed when the whole page is known. */
export interface NamedBox extends WalkRange {
  region: Region;
  /** Region around it. */
  parent: Region;
  /** Contains the headline. */
  disproved: boolean;
  /** Share of its text in links. */
  linked: number;
}
/** A box whose structure or name suggests that it is not content: mostly links, cards that link elsewhere, a form, an image with its caption. */
export interface OddBox {
  kind: 'links' | 'cards' | 'form' | 'caption' | 'hinted';
  first: number;
  end: number;
}

/** Maximum number stored of each; far above ordinary pages. */
const most = { named: 1_000, odd: 6_000, landmarks: 100 };
/** Share of link text from which a box consists of links. */
export const mostlyLinks = 0.5;
/** Minimum number of similar siblings with links that form a group of cards, share of them with a line that is only a link, and share of the box's prose in them. */
const fewestCards = 3;
const cardsLinked = 0.7;
const cardsProse = 0.9;
/** A caption has at most so many characters and blocks, and less than so many units of prose. */
const caption = { characters: 300, blocks: 2, prose: 30 };

/** Evidence about a box apart from its contents. */
export interface BoxMarks {
  /** Its class names a caption. */
  caption: boolean;
  /** Its class or id suggests a box that is not part of the text around it. */
  hinted: boolean;
  /** Number of images and of text fields in the box. */
  images: boolean;
  fields: boolean;
}

export class TextBoxes {
  readonly named: NamedBox[] = [];
  readonly odd: OddBox[] = [];
  /** Elements that are a region by tag or role, whatever the boxes around them are named. */
  readonly landmarks: { region: Region; from: number; to: number }[] = [];
  /** Boxes named after customers' reviews. */
  readonly reviews: WalkRange[] = [];

  /** Called at the start of a box with a region name. Returns its number; -1 if the list is full. */
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
