import { attribute } from '../dom.ts';
import type { Place } from '../walk/place.ts';
import { container, host, type Tag } from '../walk/tags.ts';
import * as kinds from '../walk/kinds.ts';

/** Maximum number of stored boxes and of different names. Far above ordinary pages. */
const most = { boxes: 20_000, names: 4_000 };
/** Longer class attributes are not used as a name, in characters. */
const longestClass = 300;

/** A box with text that may be one of several similar boxes. */
export interface AlikeBox {
  /** Number of its name, and of its parent's; negative for a tag without a class. */
  name: number;
  parentName: number;
  /** Indexes of elements: its parent, itself, the last one in it. */
  parent: number;
  from: number;
  to: number;
  /** Range of its blocks: the first, and the one after the last. */
  first: number;
  end: number;
  element: Element;
}

/** Stores every box that contains text, named by its tag and the first word of its class without numbers, which templates use for similar parts. */
export class AlikeBoxes {
  /** In the order in which they end: inner ones first. */
  readonly boxes: AlikeBox[] = [];
  readonly #names = new Map<Tag, Map<string, number>>();
  #count = 0;

  /** Number of an element's name, negative without a class; 0 if it cannot be one of several similar boxes. */
  nameOf({ tag, element, className }: Readonly<Place>): number {
    if ((tag.flags & container) === 0 && tag.flags !== host && tag.visit !== kinds.row && tag.name !== 'li') return 0;
    const names = className ?? attribute.call(element, 'class') ?? '';
    const key = names.length > longestClass ? '' : names;
    let byClass = this.#names.get(tag);
    if (!byClass) this.#names.set(tag, (byClass = new Map()));
    const known = byClass.get(key);
    if (known !== undefined) return known;
    if (this.#count >= most.names) return 0;
    // The space before it keeps it apart from class names of elements.
    const stem = ` ${key.trim().split(/\s+/, 1)[0]!.replace(/\d+/g, '')}`;
    const number = byClass.get(stem) ?? (stem === ' ' ? -++this.#count : ++this.#count);
    byClass.set(stem, number).set(key, number);
    return number;
  }

  add(box: AlikeBox): void {
    if (this.boxes.length < most.boxes) this.boxes.push(box);
  }
}
