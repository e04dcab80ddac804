/** Draws texts of a PDF on a blank page: a script that runs in the browser, without imports. */
import { browserCanvas } from '../../../reports/pdf/text/browser-canvas.ts';
import { latin1 } from '../../../reports/pdf/text/packing.ts';
import type { Picture } from '../../../reports/pdf/document.ts';
import type { TextShape } from '../../../reports/pdf/text/picture.ts';
import type { DrawnPicture, DrawnTexts, TextsToDraw } from '../documents/text-drawing.ts';

const base64 = async (bytes: Promise<Uint8Array>) => btoa(latin1(await bytes));
const transferable = async ({ pixels, alpha }: Picture): Promise<DrawnPicture> => ({
  pixels: await base64(pixels),
  alpha: await base64(alpha),
});

async function drawTexts({ sample, measured, drawn }: TextsToDraw): Promise<DrawnTexts> {
  const canvas = browserCanvas((width, height) => new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true }));
  const [size, color] = [32, '#000000'];
  const shape: TextShape = { width: 2 * size, height: 2 * size, x: size / 4, y: 1.5 * size, size, bold: false, color, rightToLeft: false };
  // What browsers draw instead of a letter that none of their fonts has: the last code point will never be a letter.
  const [letter, noLetter] = await Promise.all([sample, '\u{10ffff}'].map((text) => base64(canvas.picture(text, shape).alpha)));
  return {
    hasSample: letter !== noLetter,
    widths: measured.map(({ text, bold }) => canvas.measure(text, bold)),
    pictures: await Promise.all(drawn.map(({ text, shape: wanted }) => transferable(canvas.picture(text, wanted)))),
  };
}

Object.assign(globalThis, { pageloupe: { drawTexts } });
