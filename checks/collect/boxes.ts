import type { Region } from '../core/facts.ts';
import type { Place } from './place.ts';

/** A box whose class or id names a part of the page: a hint, weighed when the whole page is known. */
export interface NamedBox {
  region: Region;
  /** Region around it. */
  parent: Region;
  /** First and last element, numbers of the walk. */
  from: number;
  to: number;
  /** Its blocks: the first, and the one after the last. */
  first: number;
  end: number;
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

/** How many of each are kept: far above ordinary pages. */
const most = { named: 1_000, odd: 6_000 };
/** Share of link text from which a box is one of links. */
const mostlyLinks = 0.5;
/** Alike siblings with links that make a group of cards, the share of them that has a line of nothing but a link, and the share of the box's prose that stands in them. */
const fewestCards = 3;
const cardsLinked = 0.7;
const cardsProse = 0.9;
/** A caption: characters, blocks, and units of prose that are too many. */
const caption = { characters: 300, blocks: 2, prose: 30 };

export class Boxes {
  readonly named: NamedBox[] = [];
  readonly odd: OddBox[] = [];

  /** For the element that was just entered. */
  openNamed(place: Place, region: Region): void {
    if (this.named.length >= most.named) return;
    place.named = this.named.length;
    this.named.push({ region, parent: place.region, from: place.order, to: place.order, first: place.firstBlock, end: place.firstBlock, disproved: false, linked: 0 });
  }

  closeNamed(place: Place, end: number, to: number): void {
    const box = this.named[place.named]!;
    box.end = end;
    box.to = to;
    box.disproved = place.disproved;
    box.linked = place.linkCharacters / Math.max(1, place.characters);
  }

  /**
   * Called for every container that holds text when it ends.
   * @param images whether it holds images
   * @param fields whether it holds fields to type into
   */
  add(place: Place, end: number, images: boolean, fields: boolean): void {
    if (this.odd.length >= most.odd) return;
    const first = place.firstBlock;
    const links = place.linkCharacters >= place.characters * mostlyLinks;
    const kind = place.caption ? 'caption' as const : fields ? 'form' as const
      : links && end - first > 1 ? 'links' as const
        : place.alike >= fewestCards && place.alikeLinked >= place.alike * cardsLinked && place.alikeProse >= place.prose * cardsProse ? 'cards' as const
          : images && end - first <= caption.blocks && place.characters <= caption.characters && place.prose < caption.prose ? 'caption' as const
            : place.hinted ? 'hinted' as const : null;
    if (kind) this.odd.push({ kind, first, end });
  }
}
