import { caps, oneLine } from '../core/clip.ts';
import { attribute } from './dom.ts';
import { limits } from './limits.ts';
import type { Place } from './place.ts';
import { visits, type Tag } from './tags.ts';
import { lineStart } from './text-start.ts';
import type { Gathering } from './gathering.ts';

/** Tables and lists: what blocks stand in, and pairs of name and value. */
export function visitTable(walk: Gathering, element: Element, tag: Tag, place: Place): void {
  const { found } = walk;
  switch (tag.visit) {
    case visits.table: place.within = 'table'; break;
    case visits.definitions: place.within = 'dl'; break;
    case visits.list: place.within ??= 'list'; break;
    case visits.row:
      found.cells = [];
      found.cellCount = 0;
      break;
    case visits.cell:
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
  walk.runs.endRow();
  if (found.cellCount === 2) pair(walk, found.cells[0]!, found.cells[1]!);
  found.cells = [];
  found.cellCount = 0;
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
