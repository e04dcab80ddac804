/** The part of the page in which elements are stacked: that of the nearest positioned element. */
export interface StackedPart {
  parent: StackedPart | null;
  depth: number;
  /** Index of its element in the walk. */
  order: number;
  /** z-index; 0 for auto. */
  z: number;
  /** Stays in the window while the page scrolls. */
  fixed: boolean;
}

export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A box that something is painted in. */
export interface PaintedBox {
  rect: Rect;
  part: StackedPart;
  /** Indexes of its element and of the last element in it. */
  order: number;
  last: number;
}

/** Where something is painted. */
export interface PaintedAt {
  part: StackedPart;
  order: number;
}

/** Whether one element is painted above another (CSS 2.2, appendix E, without the layers within one element). */
export function isPaintedAbove(one: PaintedAt, other: PaintedAt): boolean {
  let [mine, theirs]: [StackedPart | null, StackedPart | null] = [one.part, other.part];
  // The parts just below the one that contains both; null if the element itself is in that one.
  let [myTop, theirTop]: [StackedPart | null, StackedPart | null] = [null, null];
  while (mine !== theirs) {
    if ((mine?.depth ?? -1) >= (theirs?.depth ?? -1)) {
      myTop = mine;
      mine = mine?.parent ?? null;
    } else {
      theirTop = theirs;
      theirs = theirs?.parent ?? null;
    }
  }
  const [first, second] = [paintKey(myTop), paintKey(theirTop)];
  return first === second ? (myTop?.order ?? one.order) > (theirTop?.order ?? other.order) : first > second;
}

/** Negative z-index, then what is not positioned, then z-index 0 and more. */
const paintKey = (part: StackedPart | null): number => (part === null ? -0.5 : part.z);

/** Pixels of a row of the index. */
const rowHeight = 128;
/** Boxes of more rows are searched for every text. */
const mostRows = 24;
/** Maximum number of boxes that are compared with one text. */
const mostCompared = 3_000;

/** Painted boxes by where they are. */
export class PaintedBoxes {
  readonly #rows = new Map<number, PaintedBox[]>();
  readonly #tall: PaintedBox[] = [];

  add(box: PaintedBox): void {
    const [first, last] = [Math.floor(box.rect.top / rowHeight), Math.floor(box.rect.bottom / rowHeight)];
    if (!(last - first < mostRows)) {
      this.#tall.push(box);
      return;
    }
    for (let row = first; row <= last; row++) {
      const boxes = this.#rows.get(row);
      if (boxes) boxes.push(box);
      else this.#rows.set(row, [box]);
    }
  }

  /**
   * Whether a box that does not contain the text lies behind or above it. Boxes below `ground`, the opaque background of the text, are not
   * seen. What is fixed in the window covers other text only for a moment.
   */
  touches(text: PaintedAt & { x: number; y: number }, ground: PaintedAt | null): boolean {
    let compared = 0;
    for (const boxes of [this.#rows.get(Math.floor(text.y / rowHeight)) ?? [], this.#tall]) {
      for (const box of boxes) {
        if (++compared > mostCompared) return true;
        const { rect } = box;
        if (text.x < rect.left || text.x > rect.right || text.y < rect.top || text.y > rect.bottom) continue;
        if (box.order <= text.order && text.order <= box.last) continue;
        if (ground && !isPaintedAbove(box, ground)) continue;
        if (isFixed(box.part) && !isWithin(text.part, box.part) && isPaintedAbove(box, text)) continue;
        return true;
      }
    }
    return false;
  }
}

function isFixed(part: StackedPart): boolean {
  for (let at: StackedPart | null = part; at; at = at.parent) if (at.fixed) return true;
  return false;
}
/** Whether a part is in the fixed part that another is in. */
function isWithin(part: StackedPart, other: StackedPart): boolean {
  let fixed: StackedPart | null = other;
  while (fixed && !fixed.fixed) fixed = fixed.parent;
  for (let at: StackedPart | null = part; at; at = at.parent) if (at === fixed) return true;
  return false;
}
