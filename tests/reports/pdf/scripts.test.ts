import { describe, expect, test } from 'vitest';
import { lineBreakPieces, isRightToLeft, startsRightToLeft, visualOrder } from '../../../reports/pdf/scripts.ts';

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
