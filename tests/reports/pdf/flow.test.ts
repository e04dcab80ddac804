import { expect, test } from 'vitest';
import type { PdfDocument } from '../../../reports/pdf/document.ts';
import { gapRow, PageFlow, type Row } from '../../../reports/pdf/flow.ts';
import { paper } from '../../../reports/pdf/theme.ts';

/** Rows of 40 points, each with the number of its page, on pages with space for 100. */
function flow() {
  let pages = 0;
  const document = { height: paper.top + paper.bottom + 100, addPage: () => ++pages } as unknown as PdfDocument;
  const made = new PageFlow(document, () => undefined);
  made.newPage();
  const drawn: number[] = [];
  const row = (keep = false): Row => ({ height: 40, keep, draw: () => void drawn.push(pages) });
  return { made, drawn, row, pages: () => pages };
}

test('rows that stay together go to the next page together', () => {
  const { made, drawn, row } = flow();
  made.put([row(), row(true), row()]);
  expect(drawn).toEqual([1, 2, 2]);
});

test('a gap at the end of a page begins no page', () => {
  const { made, drawn, row, pages } = flow();
  made.put([row(), row(), gapRow(30)]);
  expect(pages()).toBe(1);
  made.put([gapRow(10), row()]);
  expect(drawn).toEqual([1, 1, 2]);
});

test('a gap that belongs to the next row goes with it', () => {
  const { made, drawn, row, pages } = flow();
  made.put([row(), row(), gapRow(30, true), row()]);
  expect([drawn, pages()]).toEqual([[1, 1, 2], 2]);
});
