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
function native<F>(name: string, owner: Owner = 'Element'): F {
  const prototype = (globalThis as unknown as Record<string, { prototype?: object } | undefined>)[owner]?.prototype;
  const property = prototype && Object.getOwnPropertyDescriptor(prototype, name);
  return (property?.get ?? property?.value) as F;
}

export const nodeName = native<(this: Node) => string>('nodeName', 'Node');
export const nodeType = native<(this: Node) => number>('nodeType', 'Node');
export const firstChild = native<(this: Node) => Node | null>('firstChild', 'Node');
export const nextSibling = native<(this: Node) => Node | null>('nextSibling', 'Node');
export const parentNode = native<(this: Node) => Node | null>('parentNode', 'Node');
export const textContent = native<(this: Node) => string>('textContent', 'Node');
export const contains = native<(this: Node, other: Node) => boolean>('contains', 'Node');
export const data = native<(this: Node) => string>('data', 'CharacterData');
export const attribute = native<(this: Element, name: string) => string | null>('getAttribute');
export const hasAttribute = native<(this: Element, name: string) => boolean>('hasAttribute');
export const attributeNames = native<(this: Element) => string[]>('getAttributeNames');
export const localName = native<(this: Element) => string>('localName');
export const namespace = native<(this: Element) => string | null>('namespaceURI');
export const shadowRoot = native<(this: Element) => ShadowRoot | null>('shadowRoot');
export const isConnected = native<(this: Node) => boolean>('isConnected', 'Node');
export const firstElementChild = native<(this: Element) => Element | null>('firstElementChild');
export const nextElementSibling = native<(this: Element) => Element | null>('nextElementSibling');
export const previousElementSibling = native<(this: Element) => Element | null>('previousElementSibling');
export const lastElementChild = native<(this: Element) => Element | null>('lastElementChild');
export const allWithin = native<(this: Element, name: string) => HTMLCollectionOf<Element>>('getElementsByTagName');
export const queryOne = native<(this: Element, selector: string) => Element | null>('querySelector');
export const matches = native<(this: Element, selector: string) => boolean>('matches');
export const hasAttributes = native<(this: Element) => boolean>('hasAttributes');
export const elementChildren = native<(this: Element) => HTMLCollection>('children');
export const rectOf = native<(this: Element) => DOMRect>('getBoundingClientRect');
export const checkVisibility = native<(this: Element, options?: CheckVisibilityOptions) => boolean>('checkVisibility');
export const anchorHref = native<(this: Element) => string>('href', 'HTMLAnchorElement');
export const linkSheet = native<(this: Element) => CSSStyleSheet | null>('sheet', 'HTMLLinkElement');
export const templateContent = native<(this: Element) => DocumentFragment>('content', 'HTMLTemplateElement');
export const previousSibling = native<(this: Node) => Node | null>('previousSibling', 'Node');
export const assignedNodes = native<(this: Element) => Node[]>('assignedNodes', 'HTMLSlotElement');

/** Reads a property of a document even if a named element shadows it. */
export function documentProperty<K extends keyof Document>(document: Document, name: K): Document[K] {
  return Reflect.get(Document.prototype, name, document) as Document[K];
}

/** The document or shadow root of a node. */
export const rootOf = native<(this: Node) => Node>('getRootNode', 'Node');
const isDocument = (node: Node) => nodeType.call(node) === 9;
export const isFragment = (node: Node) => nodeType.call(node) === 11;

const methodsOf = (root: Node) => (isDocument(root) ? Document : ShadowRoot).prototype as Document;

/** All matches of a selector below a document or shadow root, even if named elements shadow its methods. */
export const queryAll = (root: Document | ShadowRoot, selector: string): NodeListOf<Element> =>
  methodsOf(root).querySelectorAll.call(root as Document, selector);

/** What a document or shadow root shows on top at a point of the window; null outside of the window. */
export const elementAt = (root: Node, x: number, y: number): Element | null =>
  methodsOf(root).elementFromPoint.call(root as Document, x, y);

/** All elements of a document. Access them by index: reading the length makes the browser visit all of them at once. */
export const everyElement = (document: Document): HTMLCollectionOf<Element> => Document.prototype.getElementsByTagName.call(document, '*');
export const itemAt = native<(this: HTMLCollection, at: number) => Element | null>('item', 'HTMLCollection');

/** First element with an id in a document or shadow root. */
export const elementById = (root: Document | ShadowRoot, id: string): Element | null =>
  methodsOf(root).getElementById.call(root as Document, id);

export const htmlNamespace = 'http://www.w3.org/1999/xhtml';
