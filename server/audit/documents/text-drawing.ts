/** What a browser is asked to measure and draw for PDFs, and its answer. */
import type { TextShape } from '../../../reports/pdf/text/picture.ts';

export interface MeasuredText {
  text: string;
  bold: boolean;
}
export interface TextsToDraw {
  /** A letter, to find out whether the browser has a font for it. */
  sample: string;
  measured: readonly MeasuredText[];
  drawn: readonly { text: string; shape: TextShape }[];
}
/** In zlib format, in base64. */
export interface DrawnPicture {
  pixels: string;
  alpha: string;
}
export interface DrawnTexts {
  hasSample: boolean;
  /** At a size of 1. */
  widths: readonly number[];
  pictures: readonly DrawnPicture[];
}
/** @throws if the browser cannot do it now */
export type DrawTexts = (texts: TextsToDraw) => Promise<DrawnTexts>;
