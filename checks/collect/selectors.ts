import { caps, clipText } from '../core/helpers/clip.ts';
import type { ElementRef } from '../core/facts/page.ts';
import {
  attribute,
  attributeNames,
  isFragment,
  localName,
  nodeType,
  parentNode,
  previousElementSibling,
  queryAll,
  shadowRoot,
} from './dom.ts';
import { startOfTextInOneLine } from './text/start.ts';

/** Finds the element of a fact's selector, through open shadow roots; null if the page has changed since. */
export function findBySelector(document: Document, selector: string): Element | null {
  let root: Document | ShadowRoot | null = document;
  let found: Element | null = null;
  for (const part of selector.split(' >>> ')) {
    if (!root) return null;
    try {
      // The children of a shadow root have no common parent to start from.
      found =
        queryAll(root, root === document || part.startsWith('#') ? part : `:host > ${part}`)[0] ??
        (root === document ? null : fromTop(root as ShadowRoot, part));
    } catch {
      return null;
    }
    if (!found) return null;
    root = shadowRoot.call(found);
  }
  return found;
}

/** Resolves `div:nth-child(2) > p:nth-child(1)` from the children of a shadow root. */
function fromTop(root: ShadowRoot, path: string): Element | null {
  for (const match of queryAll(root, path)) {
    let top: Node = match;
    for (let steps = path.split(' > ').length; steps > 1; steps--) top = parentNode.call(top) ?? root;
    if (parentNode.call(top) === root) return match;
  }
  return null;
}

/** Start tag as in the DOM, cut to the maximum length. */
export function startTagOf(element: Element): string {
  let text = `<${localName.call(element)}`;
  for (const name of attributeNames.call(element)) {
    if (text.length > caps.snippet) break;
    const value = clipText(attribute.call(element, name) ?? '', 100);
    text += value === '' ? ` ${name}` : ` ${name}="${value.replaceAll('"', '&quot;')}"`;
  }
  return clipText(`${text}>`, caps.snippet);
}

export function elementRef(element: Element, selector: string): ElementRef {
  return { selector, snippet: startTagOf(element), text: startOfTextInOneLine(element, caps.text) };
}

/** Maximum number of preceding siblings that are counted for a selector. */
const siblingsCounted = 20_000;

/** Short selector for any element, including those that the walk did not record (from vitals, for example). */
export function selectorOf(element: Element): string {
  const steps: string[] = [];
  for (let at: Element | null = element; at && steps.length < 200;) {
    const parent: Node | null = parentNode.call(at);
    const name = localName.call(at);
    if (name === 'html' || name === 'body') {
      steps.unshift(name);
    } else {
      let nth = 1;
      let before = previousElementSibling.call(at);
      for (; before && nth < siblingsCounted; before = previousElementSibling.call(before)) nth++;
      // Too many siblings to count, so the parent is used instead.
      if (before) steps.length = 0;
      else steps.unshift(`${/^[a-z][a-z0-9-]*$/.test(name) ? name : '*'}:nth-child(${nth})`);
    }
    if (parent && isFragment(parent)) {
      return `${selectorOf((parent as ShadowRoot).host)} >>> ${steps.join(' > ')}`;
    }
    at = parent && nodeType.call(parent) === 1 ? (parent as Element) : null;
  }
  return steps.join(' > ');
}
