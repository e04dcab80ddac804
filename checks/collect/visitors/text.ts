import type { TextFact } from '../../core/facts/text.ts';
import { attribute, data, nextSibling, nodeType } from '../dom.ts';
import * as bits from '../walk/container-bits.ts';
import type { Place } from '../walk/place.ts';
import type { Tag } from '../walk/tags.ts';
import * as kinds from '../walk/kinds.ts';
import { DomTextRuns } from '../text/runs.ts';
import { startOfText } from '../text/start.ts';
import type { Visitor, WalkContext } from '../walk/visitor.ts';

/** Number of units of prose in a row of cells from which a table without header cells is layout, not data. Our heuristic. */
const proseInRow = 40;

const textNode = 3;
/** Two digits, and what is between them and the end of a price. */
const raised = /^\d\d\s*\p{Sc}?\s*$/u;
const isPriced = (text: string): boolean => /^\d\d\s*\p{Sc}/u.test(text);
const textBehind = (element: Element): string => {
  const next = nextSibling.call(element);
  if (!next) return '';
  return nodeType.call(next) === textNode ? data.call(next as CharacterData).slice(0, 4) : startOfText(next, 4);
};

interface OpenTable {
  number: number;
  rows: number;
  /** Cells of the current row, and of the widest row. */
  cells: number;
  columns: number;
  /** Holds header cells, and another table. */
  headed: boolean;
  nested: boolean;
  presentation: boolean;
}

/** All text that is shown, by the boxes that it is in. */
export class TextVisitor implements Visitor {
  readonly fact = 'text';
  readonly enters = [kinds.anchor, kinds.area, kinds.quote, kinds.note, kinds.lineBreak, kinds.table, kinds.row, kinds.cell];
  readonly leaves = [kinds.row, kinds.table];
  readonly runs: DomTextRuns;
  /** All text of a document that is not rendered, hidden or not, because the source contains it. */
  readonly source: string[] = [];
  readonly #tables: OpenTable[] = [];
  /** The element of the text before. */
  #lastElement: Element | null = null;

  constructor(context: WalkContext) {
    this.runs = new DomTextRuns(context.stack, !context.rendered);
  }

  enter(element: Element, tag: Tag, place: Readonly<Place>): void {
    const { runs } = this;
    const tables = this.#tables;
    switch (tag.visit) {
      case kinds.anchor:
      case kinds.area:
        if ((place.bits & bits.superscript) !== 0) runs.markNote();
        break;
      case kinds.quote:
        if (tag.name !== 'blockquote') runs.markQuote();
        break;
      case kinds.note:
        if (tag.name !== 'sup') runs.markNote();
        break;
      case kinds.lineBreak:
        runs.lineBreak();
        break;
      case kinds.table:
        this.#openTable(element, place.table);
        break;
      case kinds.row:
        if (tables.length > 0) tables.at(-1)!.cells = 0;
        break;
      default:
        if (tables.length === 0) return;
        tables.at(-1)!.cells++;
        if (tag.name === 'th') tables.at(-1)!.headed = true;
    }
  }

  leave(place: Readonly<Place>): void {
    if (place.tag.visit === kinds.row) this.#closeRow();
    else this.#closeTable(place);
  }

  /** Text that is shown, in order. */
  text(text: string, gap: boolean, place: Readonly<Place>): void {
    if ((place.bits & bits.beside) !== 0) return;
    if (gap) this.runs.space();
    else if (raised.test(text)) {
      if ((place.bits & bits.superscript) !== 0) this.runs.cents(isPriced(text + textBehind(place.element)));
      // Two digits in an element of their own behind $129 are smaller by its style: no number is parted there.
      else if (place.element !== this.#lastElement) this.runs.cents(false);
    }
    this.#lastElement = place.element;
    this.runs.add(text, place.link, (place.bits & bits.code) !== 0);
  }

  attributes(_element: Element, _place: Readonly<Place>, role: string | null): void {
    if (role !== null && /doc-noteref/.test(role)) this.runs.markNote();
  }

  #openTable(element: Element, number: number): void {
    const outer = this.#tables.at(-1);
    if (outer) outer.nested = true;
    const presentation = /^\s*(?:none|presentation)(?:\s|$)/i.test(attribute.call(element, 'role') ?? '');
    this.#tables.push({ number, rows: 0, cells: 0, columns: 0, headed: false, nested: false, presentation });
  }

  #closeRow(): void {
    const table = this.#tables.at(-1);
    if (table) {
      table.rows++;
      table.columns = Math.max(table.columns, table.cells);
      table.cells = 0;
    }
    this.runs.endRow();
  }

  /** Text of a layout table (one column, tables in its cells, or paragraphs in its cells) does not count as text of a table. */
  #closeTable({ content: { prose, firstBlock } }: Readonly<Place>): void {
    const table = this.#tables.pop();
    if (!table || (table.headed && !table.presentation)) return;
    if (!table.presentation && !table.nested && prose < (table.columns > 1 ? proseInRow * Math.max(1, table.rows) : 1)) return;
    const { blocks, tables } = this.runs;
    for (let at = firstBlock; at < blocks.length; at++) {
      const block = blocks[at]!;
      if (tables[at] === table.number && block.within === 'table') block.within = block.tag === 'li' ? 'list' : null;
    }
  }

  /** @param cut the walk ended before the document, or read only the beginning of a text */
  result(cut: boolean): TextFact {
    const { blocks, nosnippet, units, truncated } = this.runs;
    const ofMain = (measure: (at: number) => number) => blocks.reduce((sum, { main }, at) => (main ? sum + measure(at) : sum), 0);
    return {
      blocks,
      units: Math.round(units),
      mainUnits: Math.round(ofMain((at) => blocks[at]!.units)),
      truncated: truncated || cut,
      nosnippetChars: ofMain((at) => nosnippet[at]!),
      mainChars: ofMain((at) => blocks[at]!.text.length),
    };
  }
}
