import { clipToOneLine } from '../../core/helpers/clip.ts';
import { attribute, data, firstChild, firstElementChild, localName, nextSibling, nodeName, nodeType, parentNode } from '../dom.ts';
import * as kinds from '../walk/kinds.ts';
import { tagOf, type Tag } from '../walk/tags.ts';

/** Maximum number of nodes read for the text of one element. */
const nodesRead = 1_000;
const [elementNode, textNode, cdata, comment] = [1, 3, 4, 8];

/** Whether what is in an element of this kind is no text for readers, or repeats the text beside it: scripts and styles, ruby readings. */
export const isUnreadTag = ({ visit }: Tag): boolean =>
  visit === kinds.reading || visit === kinds.script || visit === kinds.style || visit === kinds.template || visit === kinds.noscript;

const footnoteSigns = /^\s*[*†‡§¶]+\s*$/;
const isLink = (node: Node | null) => node !== null && nodeType.call(node) === elementNode && localName.call(node as Element) === 'a';
/** Whether an element is the mark of a footnote: a superscript with a link, in a link, or with a sign for it. Not the 2 of m². */
export function isFootnoteMark(element: Element, { name }: Tag): boolean {
  if (/(?:^|\s)doc-noteref(?:\s|$)/i.test(attribute.call(element, 'role') ?? '')) return true;
  if (name !== 'sup') return false;
  const child = firstElementChild.call(element);
  if (child === null && footnoteSigns.test(startOfText(element, 10))) return true;
  return isLink(child) || (child !== null && isLink(firstElementChild.call(child))) || isLink(parentNode.call(element));
}

/**
 * The start of an element's text as a reader takes it, without ruby readings and footnote marks: at least `most` code units, if its first
 * thousand nodes have that many. Elements of the same kind can be nested, and then the full text would be read once per level.
 */
export function startOfText(element: Node, most: number): string {
  let text = '';
  let node = firstChild.call(element);
  for (let read = 0; node && read < nodesRead && text.length < most; read++) {
    const type = nodeType.call(node);
    if (type === textNode || type === cdata) text += data.call(node);
    const tag = type === elementNode ? tagOf(nodeName.call(node)) : undefined;
    const isUnread = tag !== undefined && (isUnreadTag(tag) || (tag.visit === kinds.note && isFootnoteMark(node as Element, tag)));
    // Like a comment, which has nothing in it.
    node = nextNodeWithin(element, node, isUnread ? comment : type);
  }
  return text;
}

/**
 * The next node in document order within an element.
 * @param type node type of `node`, which the caller already knows
 */
export function nextNodeWithin(element: Node, node: Node, type: number): Node | null {
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
export const startOfTextInOneLine = (element: Node, max: number): string => clipToOneLine(startOfText(element, max * 8), max);
