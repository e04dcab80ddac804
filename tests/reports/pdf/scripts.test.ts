import { describe, expect, test } from 'vitest';
import { pdfLineBreakPieces, isPdfRightToLeft, startsPdfRightToLeft, pdfVisualOrder } from '../../../reports/pdf/scripts.ts';

test('the direction of a paragraph is that of its first letter', () => {
  expect(startsPdfRightToLeft('12. دليل English')).toBe(true);
  expect(startsPdfRightToLeft('English دليل')).toBe(false);
  expect(isPdfRightToLeft('English דף')).toBe(true);
  expect(isPdfRightToLeft('12 + 3')).toBe(false);
});

describe('a line may end', () => {
  test('between ideographs, but not before a mark that closes nor after one that opens', () => {
    expect(pdfLineBreakPieces('手冲（咖啡），好。')).toEqual(['手', '冲', '（咖', '啡），', '好。']);
    expect(pdfLineBreakPieces('使用GPT模型')).toEqual(['使', '用', 'GPT', '模', '型']);
  });
  test('between words of scripts that write none', () => expect(pdfLineBreakPieces('วิธีชงกาแฟ').length).toBeGreaterThan(1));
  test('nowhere inside other words', () => expect(pdfLineBreakPieces('Straßenbahn')).toEqual(['Straßenbahn']));
});

test('text under an image is in the order in which the image shows it', () => {
  expect(pdfVisualOrder('plain', false)).toBe('plain');
  expect(pdfVisualOrder('אבג', true)).toBe('גבא');
  expect(pdfVisualOrder('אב 12 גד', true)).toBe('דג 12 בא');
});
