import { oneLine } from '../core/clip.ts';
import { data, firstChild, nextSibling, nodeType, parentNode } from './dom.ts';

/** Nodes looked at for the text of one element. */
const nodesRead = 1_000;
const [elementNode, textNode, cdata] = [1, 3, 4];

/**
 * Text that an element begins with, as textContent gives it: at least `most` code units, where there are so many in its first thousand nodes.
 * Elements of the same kind can be in each other, so that the whole text of each would be read as often as it is nested.
 */
export function textStart(element: Node, most: number): string {
  let text = '';
  let node = firstChild.call(element);
  for (let read = 0; node && read < nodesRead && text.length < most; read++) {
    const type = nodeType.call(node);
    if (type === textNode || type === cdata) text += data.call(node);
    node = nextWithin(element, node, type);
  }
  return text;
}

/**
 * The node after one within an element, in the order of the document.
 * @param type that of `node`, which its reader knows already
 */
export function nextWithin(element: Node, node: Node, type: number): Node | null {
  let next = type === elementNode ? firstChild.call(node) : null;
  for (let up: Node | null = node; up && !next;) {
    next = nextSibling.call(up);
    if (next) break;
    up = parentNode.call(up);
    if (up === element) up = null;
  }
  return next;
}

/** The same on one line, at most `max` code units. */
export const lineStart = (element: Node, max: number): string => oneLine(textStart(element, max * 8), max);
