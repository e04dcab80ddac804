import type { PdfDocument } from './document.ts';
import type { Span, Typesetter } from './text/typesetter.ts';
import { clickableUrl } from './text/clean.ts';
import { colors, contentWidth, paper, type Style } from './theme.ts';

/** The smallest part that is never split between pages. */
export interface Row {
  height: number;
  draw(top: number): void;
  /** Whether it stays on one page with the next row. */
  keep?: boolean;
  /** Empty: it begins no page. */
  isGap?: boolean;
}

/** A text that links to a URL, if a PDF can. */
export function linkSpan(text: string, url: string): Span {
  const link = clickableUrl(url);
  return link ? { text, link, color: colors.note } : { text };
}

/** Fills pages from top to bottom, and starts new ones. */
export class PageFlow {
  top = 0;
  constructor(
    private readonly document: PdfDocument,
    private readonly furnish: () => void,
  ) {}

  /** Starts a page, with the content that is on every page. */
  newPage(): number {
    const page = this.document.addPage();
    this.furnish();
    this.top = paper.top;
    return page;
  }

  get left(): number {
    return this.document.height - paper.bottom - this.top;
  }

  /** Empty space; none at the top of a page. */
  space(height: number): void {
    if (this.top > paper.top) this.top += height;
  }

  /** Places rows one below the other. Rows that should stay together do, unless they are taller than a page. */
  put(rows: readonly Row[]): void {
    for (let at = 0; at < rows.length;) {
      if (rows[at]!.isGap && !rows[at]!.keep && rows[at]!.height > this.left) {
        this.top += rows[at++]!.height;
        continue;
      }
      let end = at + 1;
      let height = rows[at]!.height;
      while (rows[end - 1]!.keep && end < rows.length) height += rows[end++]!.height;
      if (height > this.left && this.top > paper.top) this.newPage();
      for (; at < end; at++) {
        const row = rows[at]!;
        if (row.height > this.left && this.top > paper.top) this.newPage();
        row.draw(this.top);
        this.top += row.height;
      }
    }
  }
}

export const gapRow = (height: number, keep = false): Row => ({ height, draw() {}, keep, isGap: true });
export const rowsHeight = (rows: readonly Row[]): number => rows.reduce((sum, { height }) => sum + height, 0);

/** Keeps rows on one page, optionally with the rows that follow. */
export const keepTogether = (rows: readonly Row[], withNext = false): Row[] =>
  rows.map((row, index) => ({ ...row, keep: withNext || index < rows.length - 1 }));

/** Draws a background behind every row. Neighbors overlap slightly, so that no line is visible between them. */
export const withBackground = (rows: readonly Row[], ground: (top: number, height: number, index: number) => void): Row[] =>
  rows.map((row, index) => ({
    ...row,
    draw(top) {
      ground(index > 0 ? top - 0.4 : top, row.height + (index > 0 ? 0.4 : 0), index);
      row.draw(top);
    },
  }));

/** The lines of a paragraph as rows; its first two and last two stay together. */
export function paragraphRows(
  set: Typesetter,
  text: string | readonly Span[],
  style: Style,
  { x = paper.left as number, width = contentWidth as number, most = Number.POSITIVE_INFINITY, isCode = false } = {},
): Row[] {
  const lines = set.lines(text, style, width, most, isCode);
  return lines.map((line, index): Row => ({
    height: style.leading,
    keep: lines.length > 1 && (index === 0 || index === lines.length - 2),
    // A text of one line in the other direction stays next to its bullet or label.
    draw: (top) => set.draw(line, x, top + baselineOf(style), style, lines.length === 1 ? line.width : width),
  }));
}

/** Rows with a number next to the first one. @param label position of the number; `baseline` counts from the top of the row */
export const numberedRows = (
  set: Typesetter,
  rows: readonly Row[],
  number: number,
  label: { x: number; baseline: number; width: number; style: Style },
): Row[] =>
  rows.map((row, line) =>
    line > 0
      ? row
      : {
          ...row,
          draw(top) {
            set.label(set.document.isMirrored ? `.${number}` : `${number}.`, label.x, top + label.baseline, label.style, label.width);
            row.draw(top);
          },
        },
  );

/** Rows side by side, as tall as the tallest. */
export function sideBySide(...columns: readonly (readonly Row[])[]): Row {
  return {
    height: Math.max(0, ...columns.map(rowsHeight)),
    draw(top) {
      for (const column of columns) {
        let at = top;
        for (const row of column) {
          row.draw(at);
          at += row.height;
        }
      }
    },
  };
}

/** Distance of a style's baseline from the top of its line. */
export const baselineOf = ({ size, leading }: Style): number => (leading - size) / 2 + size * 0.82;

/** A rule across the column; none at the top of a page. */
export const ruleRow = (
  document: PdfDocument,
  color: string,
  { x = paper.left as number, width = contentWidth as number, above = 0, below = 0 } = {},
): Row => ({
  height: above + below + 0.6,
  draw(top) {
    if (top > paper.top) document.rectangle(x, top + above, width, 0.6, color);
  },
});
