import type { PdfDocument } from '../document.ts';
import type { TextCanvas } from './canvas.ts';

/** Pixels per point: sharp on paper at about 216 dpi. */
const scale = 3;
/** Space above and below the baseline, and on both sides, in em: for marks and overhang. */
const up = 1.25;
const down = 0.45;
const side = 0.12;

/** A drawn text, to be placed by its left edge and baseline. */
export interface PaintedText {
  name: string;
  width: number;
  place(x: number, baseline: number): { x: number; top: number; width: number; height: number };
}

/** Creates images of text that the embedded font lacks. */
export class TextPainter {
  private readonly measured = new Map<string, number>();
  private readonly painted = new Map<string, PaintedText>();

  constructor(
    private readonly document: PdfDocument,
    private readonly canvas: TextCanvas,
  ) {}

  /** Width in em. */
  measure(text: string, bold: boolean): number {
    // Ideographs and syllables fill a square, so they need not be measured.
    if (/^[\u3041-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3]$/.test(text)) return 1;
    const key = `${bold ? 'b' : 'r'}${text}`;
    let width = this.measured.get(key);
    if (width === undefined) {
      width = this.canvas.measure(text, bold);
      if (this.measured.size > 20_000) this.measured.clear();
      this.measured.set(key, width);
    }
    return width;
  }

  /** The same text in the same style is one image in the file. */
  paint(text: string, size: number, color: string, bold: boolean, rightToLeft: boolean): PaintedText {
    const key = `${size} ${color} ${bold ? 'b' : 'r'}${rightToLeft ? '<' : '>'}${text}`;
    let painted = this.painted.get(key);
    if (!painted) {
      painted = this.draw(text, size, color, bold, rightToLeft);
      this.painted.set(key, painted);
    }
    return painted;
  }

  private draw(text: string, size: number, color: string, bold: boolean, rightToLeft: boolean): PaintedText {
    const textWidth = this.measure(text, bold) * size;
    const width = Math.max(1, Math.ceil((textWidth + 2 * side * size) * scale));
    const height = Math.ceil((up + down) * size * scale);
    const picture = this.canvas.picture(text, {
      width,
      height,
      x: side * size * scale,
      y: up * size * scale,
      size: size * scale,
      bold,
      color,
      rightToLeft,
    });
    const name = this.document.addPicture(picture);
    return {
      name,
      width: textWidth,
      place: (x, baseline) => ({ x: x - side * size, top: baseline - up * size, width: width / scale, height: height / scale }),
    };
  }
}
