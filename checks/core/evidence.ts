import type { ElementRef } from './facts.ts';

/**
 * Evidence: a closed set of shapes, so that a new signal needs no new interface, PDF or API code.
 * All strings may come from a page: they are text, never markup.
 */
export type Evidence =
  | { type: 'value'; label: string; value: string }
  /** `total` counts all, `items` may be capped. */
  | { type: 'list'; items: string[]; total: number }
  | { type: 'table'; columns: string[]; rows: TableRow[]; total: number }
  | { type: 'elements'; items: ElementRef[]; total: number }
  /** A place in a source text. Line and column are 1-based; `excerpt` is the line, capped, `mark` the range in it. */
  | { type: 'source'; line: number; column: number; excerpt: string; mark: [start: number, end: number] }
  /** A measured number beside its limit. */
  | { type: 'measure'; value: number; limit: number; unit: string }
  | { type: 'difference'; label: string; before: string; after: string };

/** Cells in the order of the columns; `at` is a selector when the row belongs to an element. */
export interface TableRow {
  cells: string[];
  at?: string;
}

/** Items an evidence list carries at most; the rest is in its total. */
export const evidenceCap = 50;

export const value = (label: string, text: string): Evidence => ({ type: 'value', label, value: text });
export const list = (items: readonly string[], total = items.length): Evidence => ({
  type: 'list', items: items.slice(0, evidenceCap), total,
});
export const table = (columns: string[], rows: readonly TableRow[], total = rows.length): Evidence => ({
  type: 'table', columns, rows: rows.slice(0, evidenceCap), total,
});
export const elements = (items: readonly ElementRef[], total = items.length): Evidence => ({
  type: 'elements', items: items.slice(0, evidenceCap), total,
});
export const measure = (amount: number, limit: number, unit: string): Evidence => ({
  type: 'measure', value: amount, limit, unit,
});
export const difference = (label: string, before: string, after: string): Evidence => ({
  type: 'difference', label, before, after,
});
