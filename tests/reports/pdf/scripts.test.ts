import { describe, expect, test } from 'vitest';
import { lineBreakPieces, isRightToLeft, startsRightToLeft, visualOrder } from '../../../reports/pdf/text/scripts.ts';
import { drawBoxes } from '../../../reports/pdf/text/canvas.ts';

test('the direction of a paragraph is that of its first letter', () => {
  expect(startsRightToLeft('12. دليل English')).toBe(true);
  expect(startsRightToLeft('English دليل')).toBe(false);
  expect(isRightToLeft('English דף')).toBe(true);
  expect(isRightToLeft('12 + 3')).toBe(false);
});

describe('a line may end', () => {
  test('between ideographs, but not before a mark that closes nor after one that opens', () => {
    expect(lineBreakPieces('手冲（咖啡），好。')).toEqual(['手', '冲', '（咖', '啡），', '好。']);
    expect(lineBreakPieces('使用GPT模型')).toEqual(['使', '用', 'GPT', '模', '型']);
  });
  test('between words of scripts that write none', () => expect(lineBreakPieces('วิธีชงกาแฟ').length).toBeGreaterThan(1));
  test('nowhere inside other words', () => expect(lineBreakPieces('Straßenbahn')).toEqual(['Straßenbahn']));
});

test('text under an image is in the order in which the image shows it', () => {
  expect(visualOrder('plain', false)).toBe('plain');
  expect(visualOrder('אבג', true)).toBe('גבא');
  expect(visualOrder('אב 12 גד', true)).toBe('דג 12 בא');
});

test('without a browser, an arrow is drawn, and another letter without a font is a box', () => {
  const [width, height, x, y, size] = [60, 60, 10, 40, 40];
  const drawn = (text: string) => {
    const pixels = drawBoxes(text, { width, height, x, y, size, bold: false, color: '#000000', rightToLeft: false });
    return (column: number, row: number) => pixels[4 * (row * width + column) + 3] === 255;
  };
  const [from, to] = [x + 0.06 * size, x + (0.58 - 0.06) * size].map(Math.round) as [number, number];
  expect(drawn('ກ')(from, y)).toBe(true);
  for (const [arrow, tip, tail] of [
    ['→', to, from],
    ['←', from, to],
  ] as const) {
    const at = drawn(arrow);
    expect([at(from, y), at(tip, y - 12), at(tail, y - 12), at(tip + Math.sign(tail - tip) * 8, y - 12 - 8), at(tail, y - 12 - 8)]).toEqual(
      [false, true, true, true, false],
    );
  }
});
