import type { Picture } from '../document.ts';
import { textPicture, type TextShape } from './picture.ts';
import { graphemesOf } from './scripts.ts';

/**
 * Draws text that the embedded fonts lack. A browser has fonts, shaping and text direction for it (browser-canvas.ts); without one,
 * `boxCanvas` is used.
 */
export interface TextCanvas {
  /** Width at a size of 1. */
  measure(text: string, bold: boolean): number;
  /** An image of the text on a transparent background. */
  picture(text: string, shape: TextShape): Picture;
}
/** Width of letters that fill a square, and of all others: accurate enough for line breaks. */
const wide = /[\u1100-\u115f\u2e80-\u9fff\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}/u;
const widthOf = (letter: string): number => (/^\s$/u.test(letter) ? 0.3 : wide.test(letter) ? 1 : 0.58);

/** Our own texts have arrows, which the embedded fonts lack. */
const arrow = /^[←→]$/;
export const isArrow = (text: string): boolean => arrow.test(text);

/** Draws arrows, and an empty box for every letter, as readers do for letters without a font. The text under the image can still be found and copied. */
export const boxCanvas: TextCanvas = {
  measure: (text) => graphemesOf(text).reduce((sum, letter) => sum + widthOf(letter), 0),
  picture: (text, shape) => textPicture(text, shape, drawBoxes(text, shape)),
};

/** @returns RGBA */
export function drawBoxes(text: string, { width, height, x, y, size, color }: TextShape): Uint8ClampedArray {
  const pixels = new Uint8ClampedArray(4 * width * height);
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)) as [number, number, number];
  const dot = (column: number, row: number) => {
    if (column >= 0 && column < width && row >= 0 && row < height) pixels.set([red, green, blue, 255], 4 * (row * width + column));
  };
  let left = x;
  const [top, bottom] = [Math.round(y - 0.7 * size), Math.round(y)];
  for (const letter of graphemesOf(text)) {
    const [from, to] = [Math.round(left + 0.06 * size), Math.round(left + (widthOf(letter) - 0.06) * size)];
    left += widthOf(letter) * size;
    if (/^\s$/u.test(letter)) continue;
    if (arrow.test(letter)) {
      const middle = Math.round(y - 0.3 * size);
      const [tip, inward] = letter === '→' ? [to, -1] : [from, 1];
      for (let thick = 0; thick < Math.max(2, size / 16); thick++) {
        for (let column = from; column <= to; column++) dot(column, middle + thick);
        for (let step = 0; step <= 0.2 * size; step++) for (const side of [step, -step]) dot(tip + inward * step, middle + thick + side);
      }
      continue;
    }
    for (let column = from; column <= to; column++) {
      dot(column, top);
      dot(column, bottom);
    }
    for (let row = top; row <= bottom; row++) {
      dot(from, row);
      dot(to, row);
    }
  }
  return pixels;
}
