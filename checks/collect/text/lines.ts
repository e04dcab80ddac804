import { data, localName, nextSibling, nodeType, firstChild, parentNode } from '../dom.ts';
import { startOfText } from './start.ts';

const [elementNode, textNode] = [1, 3];
/** Children of one parent between two yields. */
const step = 200;
/** Maximum length of text that is compared, in code units. */
const compared = 2_000;

/** Uses Unicode classes only if ASCII letters do not decide: their first use takes milliseconds. */
const hasWord = (text: string) => /[a-z0-9]/i.test(text) || (/[^\0-\x7f]/.test(text) && /[\p{L}\p{N}]/u.test(text));

/**
 * Finds the links of a parent that are in a line with text of the parent; br elements separate lines. Each parent is read
 * once, however many of its children are requested: pages put thousands of links into one paragraph.
 */
export class DomTextLines {
  readonly #parents = new Map<Node, { children: ReadonlySet<Node>; length: number }>();

  /** WCAG's inline exception: a link in a line of text. A generator that yields while it reads a long parent. */
  *inSentence(element: Element): Generator<void, boolean> {
    if (localName.call(element) !== 'a') return false;
    const parent = parentNode.call(element);
    if (!parent || nodeType.call(parent) !== elementNode) return false;
    let known = this.#parents.get(parent);
    if (!known) {
      known = { children: yield* besideWords(parent), length: startOfText(parent, compared * 2).trim().length };
      this.#parents.set(parent, known);
    }
    if (!known.children.has(element)) return false;
    const length = Math.min(compared, startOfText(element, compared).trim().length);
    return length > 0 && known.length > length + 3;
  }
}

function* besideWords(parent: Node): Generator<void, ReadonlySet<Node>> {
  const beside = new Set<Node>();
  let line: Node[] = [];
  let words = false;
  let read = 0;
  const end = () => {
    if (words) for (const child of line) beside.add(child);
    line = [];
    words = false;
  };
  for (let child = firstChild.call(parent); child; child = nextSibling.call(child)) {
    if (++read % step === 0) yield;
    const type = nodeType.call(child);
    if (type === textNode) words ||= hasWord(data.call(child).slice(0, compared));
    else if (type === elementNode) {
      const name = localName.call(child as Element);
      if (name === 'br') end();
      else if (name === 'a') line.push(child);
    }
  }
  end();
  return beside;
}
