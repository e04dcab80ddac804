import { clipToOneLine } from '../core/clip.ts';
import { data, firstChild, nextSibling, nodeType, parentNode } from './dom.ts';

/** Maximum number of nodes read for the text of one element. */
const nodesRead = 1_000;
const [elementNode, textNode, cdata] = [1, 3, 4];

/**
 * The start of an element's textContent: at least `most` code units, if its first thousand nodes have that many.
 * Elements of the same kind can be nested, and then the full text would be read once per level.
 */
export function domTextStart(element: Node, most: number): string {
  let text = '';
  let node = firstChild.call(element);
  for (let read = 0; node && read < nodesRead && text.length < most; read++) {
    const type = nodeType.call(node);
    if (type === textNode || type === cdata) text += data.call(node);
    node = nextDomNodeWithin(element, node, type);
  }
  return text;
}

/**
 * The next node in document order within an element.
 * @param type node type of `node`, which the caller already knows
 */
export function nextDomNodeWithin(element: Node, node: Node, type: number): Node | null {
  let next = type === elementNode ? firstChild.call(node) : null;
  for (let up: Node | null = node; up && !next;) {
    next = nextSibling.call(up);
    if (next) break;
    up = parentNode.call(up);
    if (up === element) up = null;
  }
  return next;
}

/** The start of an element's text on one line, at most `max` code units. */
export const domLineStart = (element: Node, max: number): string => clipToOneLine(domTextStart(element, max * 8), max);
