/** Text that the embedded fonts of a PDF lack, drawn by a browser with its fonts. */
import { setImmediate as othersFirst } from 'node:timers/promises';
import { serialQueue } from '../../../checks/core/helpers/serial-queue.ts';
import { graphemesOf } from '../../../reports/pdf/text/scripts.ts';
import type { Picture } from '../../../reports/pdf/document.ts';
import { hasOwnColors, type TextShape } from '../../../reports/pdf/text/picture.ts';
import { boxCanvas, isArrow, type TextCanvas } from '../../../reports/pdf/text/canvas.ts';
import type { DrawnPicture, DrawnTexts, DrawTexts, MeasuredText, TextsToDraw } from './text-drawing.ts';
import { scriptOf, type FileLocale } from '../../../words/locale.ts';
import { englishLocale } from '../../locale.ts';

/** Scripts of the embedded fonts (pdf-fonts.ts). */
const scripts = new Set(['Latn', 'Grek', 'Cyrl']);
/** Maximum number of texts that are drawn at once. */
const most = 200;

/**
 * Makes a PDF in the wanted language, or in English if its letters are neither in the embedded fonts nor in those of a browser. A PDF with
 * letters for which a browser is needed is made twice: how wide they are is known only after the first time.
 * @param drawTexts absent if there is no browser; letters without a font are boxes then
 */
export async function makeWithBrowserFonts(
  make: (canvas: TextCanvas, locale: FileLocale) => Promise<Uint8Array>,
  wanted: FileLocale,
  drawTexts?: DrawTexts,
): Promise<Uint8Array> {
  const isEmbedded = scripts.has(scriptOf(wanted.code));
  const plain = () => make(boxCanvas, isEmbedded ? wanted : englishLocale());
  if (!drawTexts) return plain();
  const canvas = new BrowserTexts(drawTexts);
  try {
    const locale = isEmbedded || (await canvas.hasLetters(wanted.words.pdf.title)) ? wanted : englishLocale();
    const made = await make(canvas, locale);
    if (!canvas.isNeeded) return made;
    await canvas.measureAll();
    return await make(canvas, locale);
  } catch (error) {
    if (!canvas.isBroken) throw error;
    return plain();
  }
}

interface Batch {
  texts: { text: string; shape: TextShape }[];
  drawn: Promise<DrawnTexts>;
}

/** Draws nothing until all texts that were asked for have been measured. */
class BrowserTexts implements TextCanvas {
  /** Whether a text occurred that the browser has to draw. */
  isNeeded = false;
  /** The browser failed. */
  isBroken = false;
  readonly #drawTexts: DrawTexts;
  readonly #inTurn = serialQueue();
  readonly #widths = new Map<string, number>();
  readonly #unmeasured = new Map<string, MeasuredText>();
  #isMeasured = false;
  /** Texts that are drawn next, and what comes of them; null while none wait. */
  #next: Batch | null = null;

  constructor(drawTexts: DrawTexts) {
    this.#drawTexts = drawTexts;
  }

  async hasLetters(text: string): Promise<boolean> {
    return (await this.#ask({ sample: graphemesOf(text)[0]!, measured: [], drawn: [] })).hasSample;
  }

  async measureAll(): Promise<void> {
    const measured = [...this.#unmeasured.values()];
    const { widths } = await this.#ask({ sample: 'a', measured, drawn: [] });
    for (const [index, { text, bold }] of measured.entries()) this.#widths.set(keyOf(text, bold), widths[index]!);
    this.#isMeasured = true;
  }

  measure(text: string, bold: boolean): number {
    const key = keyOf(text, bold);
    const known = this.#widths.get(key);
    if (known !== undefined) return known;
    if (!this.#isMeasured) this.#unmeasured.set(key, { text, bold });
    // Lines of the second time may join other words than those of the first.
    const words = text.split(' ').filter(Boolean);
    if (words.length < 2) return boxCanvas.measure(text, bold);
    return words.reduce((sum, word) => sum + this.measure(word, bold), (words.length - 1) * this.measure(' ', bold));
  }

  picture(text: string, shape: TextShape): Picture {
    if (isArrow(text)) return boxCanvas.picture(text, shape);
    this.isNeeded = true;
    const inColor = hasOwnColors(text);
    const pixelSize: Picture['pixelSize'] = inColor ? [shape.width, shape.height] : [1, 1];
    const look = { width: shape.width, height: shape.height, pixelSize, channels: 3 } as const;
    if (!this.#isMeasured) return { ...look, pixels: nothing, alpha: nothing };
    const { texts, drawn } = (this.#next ??= this.#drawSoon());
    const at = texts.push({ text, shape }) - 1;
    if (texts.length === most) this.#next = null;
    const part = async (name: keyof DrawnPicture) => new Uint8Array(Buffer.from((await drawn).pictures[at]![name], 'base64'));
    const parts = { pixels: part('pixels'), alpha: part('alpha') };
    // The document asks for them at its end.
    for (const one of [parts.pixels, parts.alpha]) one.catch(() => undefined);
    return { ...look, ...parts };
  }

  #drawSoon(): Batch {
    const texts: Batch['texts'] = [];
    const drawn = othersFirst().then(() => {
      if (this.#next?.texts === texts) this.#next = null;
      return this.#inTurn(() => this.#ask({ sample: 'a', measured: [], drawn: texts }));
    });
    return { texts, drawn };
  }

  async #ask(texts: TextsToDraw): Promise<DrawnTexts> {
    try {
      return await this.#drawTexts(texts);
    } catch (error) {
      this.isBroken = true;
      throw error;
    }
  }
}

const keyOf = (text: string, bold: boolean) => `${bold ? 'b' : 'r'}${text}`;
const nothing = Promise.resolve(new Uint8Array());
