import type { Picture } from '../document.ts';
import { deflate } from './packing.ts';

/** In pixels; the text begins at `x` on its baseline `y`. */
export interface TextShape {
  width: number;
  height: number;
  x: number;
  y: number;
  size: number;
  bold: boolean;
  /** #rrggbb */ color: string;
  rightToLeft: boolean;
}

/** Emoji have their own colors; all other text is one color and a mask. */
export const hasOwnColors = (text: string): boolean => /\p{Extended_Pictographic}/u.test(text);

/** An image of a text. @param data RGBA */
export const textPicture = (text: string, { width, height, color }: TextShape, data: Uint8ClampedArray): Picture =>
  hasOwnColors(text) ? coloredPicture(data, width, height) : oneColor(data, width, height, color);

function oneColor(data: Uint8ClampedArray, width: number, height: number, color: string): Picture {
  const alpha = new Uint8Array(width * height);
  for (let at = 0; at < alpha.length; at++) alpha[at] = data[4 * at + 3]!;
  const pixel = Uint8Array.from([1, 3, 5], (at) => Number.parseInt(color.slice(at, at + 2), 16));
  return { width, height, pixelSize: [1, 1], channels: 3, pixels: deflate(pixel), alpha: deflate(alpha) };
}

/** An image in full color. @param data RGBA */
export function coloredPicture(data: Uint8ClampedArray, width: number, height: number): Picture {
  const alpha = new Uint8Array(width * height);
  const pixels = new Uint8Array(width * height * 3);
  for (let at = 0; at < alpha.length; at++) {
    alpha[at] = data[4 * at + 3]!;
    pixels.set(data.subarray(4 * at, 4 * at + 3), 3 * at);
  }
  return { width, height, pixelSize: [width, height], channels: 3, pixels: deflate(pixels), alpha: deflate(alpha) };
}
