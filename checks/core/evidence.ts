import type { ElementRef } from './facts/page.ts';

/** Our own words in evidence, by their name in the signal's messages, so that a report can be written in any language. */
export interface Phrase {
  phrase: string;
  args: PhraseArgs;
}
type PhraseArgs = Readonly<Record<string, PhraseArg>>;
type PhraseArg = string | number | boolean | null | readonly PhraseArg[] | { readonly [name: string]: PhraseArg };
/** Text of a page or standard, or our own words. */
export type Text = string | Phrase;

/**
 * Evidence: a closed set of shapes, so that a new signal needs no new code in interface, PDF or API.
 * All strings may come from a page: they are text, never markup.
 * @typeParam T Text as a signal returns it, string in a report
 */
export type EvidenceOf<T extends Text> =
  | { type: 'value'; label: T; value: T }
  /** `total` counts all, `items` may be capped. */
  | { type: 'list'; items: T[]; total: number }
  | { type: 'table'; columns: T[]; rows: RowOf<T>[]; total: number }
  | { type: 'elements'; items: ElementRef[]; total: number }
  /** A position in a source text. Line and column are 1-based; `excerpt` is the capped line, `mark` the range in it. */
  | { type: 'source'; line: number; column: number; excerpt: string; mark: [start: number, end: number] }
  /** A measured number and its limit. */
  | { type: 'measure'; value: number; limit: number; unit: T }
  | { type: 'difference'; label: T; before: T; after: T };

/** Cells in the order of the columns; `at` is a selector if the row belongs to an element. */
export interface RowOf<T extends Text> {
  cells: T[];
  at?: string;
}
/** As a signal returns it. */
export type Evidence = EvidenceOf<Text>;
/**
 * As in a report. `phrases`: which of its texts are our own words, by their path, so that they can be translated;
 * only the name if there are no arguments.
 */
export type PhrasedEvidence = EvidenceOf<string> & { phrases?: Readonly<Record<string, string | Phrase>> };
export type TableRow = RowOf<Text>;

/** Maximum number of items in an evidence list; `total` counts all. */
export const evidenceCap = 50;

export const valueEvidence = (label: Text, text: Text): Evidence => ({ type: 'value', label, value: text });
export const listEvidence = (items: readonly Text[]): Evidence => ({
  type: 'list',
  items: items.slice(0, evidenceCap),
  total: items.length,
});
export const tableEvidence = (columns: Text[], rows: readonly TableRow[], total = rows.length): Evidence => ({
  type: 'table',
  columns,
  rows: rows.slice(0, evidenceCap),
  total,
});
export const elementsEvidence = (items: readonly ElementRef[], total = items.length): Evidence => ({
  type: 'elements',
  items: items.slice(0, evidenceCap),
  total,
});
export const measuredEvidence = (amount: number, limit: number, unit: Text): Evidence => ({ type: 'measure', value: amount, limit, unit });
export const differenceEvidence = (label: Text, before: Text, after: Text): Evidence => ({ type: 'difference', label, before, after });

/** The same evidence with other texts. @param change called with each text and its path: `label`, `items.0`, `columns.2`, `rows.4.1` */
export function mapEvidenceTexts<T extends Text, U extends Text>(
  evidence: EvidenceOf<T>,
  change: (text: T, place: string) => U,
): EvidenceOf<U> {
  const each = (texts: readonly T[], place: string): U[] => texts.map((text, index) => change(text, `${place}.${index}`));
  switch (evidence.type) {
    case 'value':
      return { ...evidence, label: change(evidence.label, 'label'), value: change(evidence.value, 'value') };
    case 'measure':
      return { ...evidence, unit: change(evidence.unit, 'unit') };
    case 'difference':
      return {
        ...evidence,
        label: change(evidence.label, 'label'),
        before: change(evidence.before, 'before'),
        after: change(evidence.after, 'after'),
      };
    case 'list':
      return { ...evidence, items: each(evidence.items, 'items') };
    case 'table':
      return {
        ...evidence,
        columns: each(evidence.columns, 'columns'),
        rows: evidence.rows.map((row, index) => ({ ...row, cells: each(row.cells, `rows.${index}`) })),
      };
    default:
      return evidence;
  }
}
