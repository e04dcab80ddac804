import { inflateSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import type { TextShape } from '../../../reports/pdf/text/picture.ts';
import { boxCanvas, type TextCanvas } from '../../../reports/pdf/text/canvas.ts';
import { makeWithBrowserFonts } from '../../../server/audit/documents/browser-texts.ts';
import type { DrawTexts, TextsToDraw } from '../../../server/audit/documents/text-drawing.ts';
import { findChromium } from '../../../server/audit/visit/find-chromium.ts';
import { englishLocale } from '../../../server/locale.ts';
import { auditorFor } from './orders.ts';

const shape: TextShape = { width: 40, height: 30, x: 4, y: 22, size: 20, bold: false, color: '#102030', rightToLeft: false };
const base64 = (text: string) => Buffer.from(text).toString('base64');

/** A browser in which letters are two wide, and pictures are their own text. */
function browser(): { asked: TextsToDraw[]; drawTexts: DrawTexts } {
  const asked: TextsToDraw[] = [];
  return {
    asked,
    async drawTexts(texts) {
      asked.push(texts);
      return {
        hasSample: true,
        widths: texts.measured.map(({ text }) => 2 * text.length),
        pictures: texts.drawn.map(({ text }) => ({ pixels: base64('color'), alpha: base64(text) })),
      };
    },
  };
}

/** What a canvas says of texts, as JSON: widths, and pictures as the browser above gives them. */
const tell =
  (...texts: string[]) =>
  async (canvas: TextCanvas): Promise<Uint8Array> => {
    const widths = texts.map((text) => canvas.measure(text, false));
    const pictures = texts.map((text) => canvas.picture(text, shape));
    return Buffer.from(JSON.stringify([widths, await Promise.all(pictures.map(async ({ alpha }) => String(Buffer.from(await alpha))))]));
  };
const parsed = (bytes: Uint8Array): unknown => JSON.parse(Buffer.from(bytes).toString());

test('a text that needs a browser is measured and drawn by it', async () => {
  const { asked, drawTexts } = browser();
  expect(parsed(await makeWithBrowserFonts(tell('سلام', 'にほん'), englishLocale(), drawTexts))).toEqual([
    [8, 6],
    ['سلام', 'にほん'],
  ]);
  expect(asked.map(({ measured, drawn }) => [measured.length, drawn.length])).toEqual([
    [2, 0],
    [0, 2],
  ]);
});

test('a line that was joined anew is as wide as its words', async () => {
  const { drawTexts } = browser();
  let times = 0;
  const make = async (canvas: TextCanvas) => {
    times++;
    const words = ['אבג', 'דה', ' '].map((text) => canvas.measure(text, false));
    const line = times === 1 ? 0 : canvas.measure('אבג דה', false);
    canvas.picture('אבג', shape);
    return Buffer.from(JSON.stringify([...words, line]));
  };
  expect(parsed(await makeWithBrowserFonts(make, englishLocale(), drawTexts))).toEqual([6, 4, 2, 12]);
});

test('hundreds of texts are drawn in several steps', async () => {
  const { asked, drawTexts } = browser();
  const texts = Array.from({ length: 450 }, (_, index) => `字${index}`);
  const [, pictures] = parsed(await makeWithBrowserFonts(tell(...texts), englishLocale(), drawTexts)) as [number[], string[]];
  expect(pictures).toEqual(texts);
  expect(asked.map(({ drawn }) => drawn.length)).toEqual([0, 200, 200, 50]);
});

test('no browser is asked for arrows', async () => {
  const { asked, drawTexts } = browser();
  await makeWithBrowserFonts(tell('→'), englishLocale(), drawTexts);
  expect(asked).toEqual([]);
});

test.each([
  ['measure', 0],
  ['draw', 1],
])('a browser that cannot %s leaves boxes', async (_what, answers) => {
  const { asked, drawTexts } = browser();
  const failing: DrawTexts = (texts) => (asked.length < answers ? drawTexts(texts) : Promise.reject(new Error('Gone.')));
  const made = parsed(await makeWithBrowserFonts(tell('にほん'), englishLocale(), failing));
  expect(made).toEqual([[3], [String(Buffer.from(await boxCanvas.picture('にほん', shape).alpha))]]);
});

test('what is wrong with the report itself is not hidden', async () => {
  const make = () => Promise.reject(new Error('The report is damaged.'));
  await expect(makeWithBrowserFonts(make, englishLocale(), browser().drawTexts)).rejects.toThrow('The report is damaged.');
});

test.skipIf(!findChromium())('Chromium measures and draws', async () => {
  const auditor = await auditorFor([]);
  onTestFinished(() => auditor.close());
  const drawn = ['字', '😀', ' '].map((text) => ({ text, shape }));
  const measured = ['ii', 'iiii', 'WWWW'].map((text) => ({ text, bold: false }));
  const { hasSample, widths, pictures } = await auditor.drawTexts!({ sample: 'a', measured, drawn });
  expect(hasSample).toBe(true);
  expect(widths[1]).toBeCloseTo(2 * widths[0]!, 3);
  expect(widths[2]).toBeGreaterThan(1.5 * widths[1]!);
  const bytes = (text: string) => inflateSync(Buffer.from(text, 'base64'));
  const [letter, emoji, space] = pictures.map(({ pixels, alpha }) => ({ pixels: bytes(pixels), alpha: bytes(alpha) }));
  expect([...letter!.pixels]).toEqual([0x10, 0x20, 0x30]);
  expect(emoji!.pixels).toHaveLength(3 * shape.width * shape.height);
  expect(letter!.alpha).toHaveLength(shape.width * shape.height);
  expect(letter!.alpha.some((value) => value > 200)).toBe(true);
  expect(space!.alpha.every((value) => value === 0)).toBe(true);
  // No letter of any font.
  expect((await auditor.drawTexts!({ sample: '\u{10fffe}', measured: [], drawn: [] })).hasSample).toBe(false);
});
