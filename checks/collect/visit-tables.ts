import { caps, oneLine } from '../core/clip.ts';
import { attribute } from './dom.ts';
import { limits } from './limits.ts';
import type { Place } from './place.ts';
import { visits, type Tag } from './tags.ts';
import { lineStart } from './text-start.ts';
import type { Gathering } from './gathering.ts';

/** Units of prose in a row from which a table without header cells lays out text instead of listing facts. Our heuristic. */
const proseInRow = 40;

/** Tables and lists: what blocks stand in, and pairs of name and value. */
export function visitTable(walk: Gathering, element: Element, tag: Tag, place: Place): void {
  const { found } = walk;
  switch (tag.visit) {
    case visits.table: {
      place.within = 'table';
      place.table = ++found.tables;
      const outer = found.openTables.at(-1);
      if (outer) outer.nested = true;
      const presentation = /^\s*(?:none|presentation)(?:\s|$)/i.test(attribute.call(element, 'role') ?? '');
      found.openTables.push({ number: found.tables, rows: 0, columns: 0, headed: false, nested: false, presentation });
      break;
    }
    case visits.definitions: place.within = 'dl'; break;
    case visits.list: place.within ??= 'list'; break;
    case visits.row:
      found.cells = [];
      found.cellCount = 0;
      break;
    case visits.cell:
      if (tag.name === 'th' && found.openTables.length > 0) found.openTables.at(-1)!.headed = true;
      if (++found.cellCount <= 2) found.cells.push(element);
      break;
    case visits.term: found.term = element; break;
    case visits.definition:
      pair(walk, found.term, element);
      found.term = null;
      break;
    default:
  }
}

export function closeRow(walk: Gathering): void {
  const { found } = walk;
  const table = found.openTables.at(-1);
  if (table) {
    table.rows++;
    table.columns = Math.max(table.columns, found.cellCount);
  }
  walk.runs.endRow();
  if (found.cellCount === 2) pair(walk, found.cells[0]!, found.cells[1]!);
  found.cells = [];
  found.cellCount = 0;
}

/** Text of a table that only lays out the page stands in no table: one column, other tables in it, or paragraphs in its cells. */
export function closeTable({ found, runs }: Gathering, place: Place): void {
  const table = found.openTables.pop();
  if (!table || (table.headed && !table.presentation)) return;
  if (!table.presentation && !table.nested && place.prose < (table.columns > 1 ? proseInRow * Math.max(1, table.rows) : 1)) return;
  for (let at = place.firstBlock; at < runs.blocks.length; at++) {
    const block = runs.blocks[at]!;
    if (runs.tables[at] === table.number && block.within === 'table') block.within = block.tag === 'li' ? 'list' : null;
  }
}

/** The stack ends at the row or at the definition. */
function pair({ found, stack }: Gathering, name: Element | null, value: Element): void {
  if (!name || found.pairs.length >= limits.pairs) return;
  const text = lineStart(name, caps.text);
  const content = lineStart(value, caps.text);
  if (text !== '' && content !== '') found.pairs.push({ name: text, value: content, selector: stack.pathAt(stack.depth) });
}

export function visitTime({ found, stack }: Gathering, element: Element, place: Place): void {
  if (found.times.length >= limits.times) return;
  found.times.push({
    text: lineStart(element, caps.text), datetime: oneLine(attribute.call(element, 'datetime') ?? '', caps.text),
    property: attribute.call(element, 'itemprop')?.slice(0, 60) ?? '', element, order: place.order, region: place.region, selector: stack.pathAt(stack.depth),
  });
}
