/**
 * Native DOM accessors, read from the prototypes once. A form's inputs and a document's named elements shadow properties
 * of that form or document (`<input name="firstChild">`), so page objects are never read as `node.property`.
 */
type Owner =
  | 'Node'
  | 'Element'
  | 'CharacterData'
  | 'HTMLImageElement'
  | 'HTMLSlotElement'
  | 'HTMLAnchorElement'
  | 'HTMLLinkElement'
  | 'HTMLTemplateElement'
  | 'HTMLCollection';

/** Undefined without a DOM: the module can be imported there, but not used. */
function native<F>(owner: Owner, name: string): F {
  const prototype = (globalThis as unknown as Record<string, { prototype?: object } | undefined>)[owner]?.prototype;
  const property = prototype && Object.getOwnPropertyDescriptor(prototype, name);
  return (property?.get ?? property?.value) as F;
}

export const nodeName = native<(this: Node) => string>('Node', 'nodeName');
export const nodeType = native<(this: Node) => number>('Node', 'nodeType');
export const firstChild = native<(this: Node) => Node | null>('Node', 'firstChild');
export const nextSibling = native<(this: Node) => Node | null>('Node', 'nextSibling');
export const parentNode = native<(this: Node) => Node | null>('Node', 'parentNode');
export const textContent = native<(this: Node) => string>('Node', 'textContent');
export const contains = native<(this: Node, other: Node) => boolean>('Node', 'contains');
export const data = native<(this: Node) => string>('CharacterData', 'data');
export const attribute = native<(this: Element, name: string) => string | null>('Element', 'getAttribute');
export const hasAttribute = native<(this: Element, name: string) => boolean>('Element', 'hasAttribute');
export const attributeNames = native<(this: Element) => string[]>('Element', 'getAttributeNames');
export const localName = native<(this: Element) => string>('Element', 'localName');
export const namespace = native<(this: Element) => string | null>('Element', 'namespaceURI');
export const shadowRoot = native<(this: Element) => ShadowRoot | null>('Element', 'shadowRoot');
export const isConnected = native<(this: Node) => boolean>('Node', 'isConnected');
export const firstElementChild = native<(this: Element) => Element | null>('Element', 'firstElementChild');
export const nextElementSibling = native<(this: Element) => Element | null>('Element', 'nextElementSibling');
export const previousElementSibling = native<(this: Element) => Element | null>('Element', 'previousElementSibling');
export const lastElementChild = native<(this: Element) => Element | null>('Element', 'lastElementChild');
export const allWithin = native<(this: Element, name: string) => HTMLCollectionOf<Element>>('Element', 'getElementsByTagName');
export const queryOne = native<(this: Element, selector: string) => Element | null>('Element', 'querySelector');
export const matches = native<(this: Element, selector: string) => boolean>('Element', 'matches');
export const hasAttributes = native<(this: Element) => boolean>('Element', 'hasAttributes');
export const elementChildren = native<(this: Element) => HTMLCollection>('Element', 'children');
export const rectOf = native<(this: Element) => DOMRect>('Element', 'getBoundingClientRect');
export const checkVisibility = native<(this: Element, options?: CheckVisibilityOptions) => boolean>('Element', 'checkVisibility');
export const anchorHref = native<(this: Element) => string>('HTMLAnchorElement', 'href');
export const linkSheet = native<(this: Element) => CSSStyleSheet | null>('HTMLLinkElement', 'sheet');
export const templateContent = native<(this: Element) => DocumentFragment>('HTMLTemplateElement', 'content');
export const previousSibling = native<(this: Node) => Node | null>('Node', 'previousSibling');
export const assignedNodes = native<(this: Element) => Node[]>('HTMLSlotElement', 'assignedNodes');

/** Reads a property of a document even if a named element shadows it. */
export function documentProperty<K extends keyof Document>(document: Document, name: K): Document[K] {
  return Reflect.get(Document.prototype, name, document) as Document[K];
}

/** The document or shadow root of a node. */
export const rootOf = native<(this: Node) => Node>('Node', 'getRootNode');
const isDocument = (node: Node) => nodeType.call(node) === 9;
export const isFragment = (node: Node) => nodeType.call(node) === 11;

/** All matches of a selector below a document or shadow root, even if named elements shadow its methods. */
export function queryAll(root: Document | ShadowRoot, selector: string): NodeListOf<Element> {
  return (isDocument(root) ? Document.prototype : DocumentFragment.prototype).querySelectorAll.call(root, selector);
}

/** All elements of a document. Access them by index: reading the length makes the browser visit all of them at once. */
export const everyElement = (document: Document): HTMLCollectionOf<Element> => Document.prototype.getElementsByTagName.call(document, '*');
export const itemAt = native<(this: HTMLCollection, at: number) => Element | null>('HTMLCollection', 'item');

/** First element with an id in a document or shadow root. */
export function elementById(root: Document | ShadowRoot, id: string): Element | null {
  return isDocument(root) ? Document.prototype.getElementById.call(root, id) : DocumentFragment.prototype.getElementById.call(root, id);
}

export const htmlNamespace = 'http://www.w3.org/1999/xhtml';
