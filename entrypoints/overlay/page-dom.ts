/** Reads a member of the document, even if a named element shadows it. */
export const documentProperty = <K extends keyof Document>(document: Document, name: K) =>
  Reflect.get(Document.prototype, name, document) as Document[K];
export const createElement = <K extends keyof HTMLElementTagNameMap>(document: Document, name: K): HTMLElementTagNameMap[K] =>
  Document.prototype.createElement.call(document, name) as HTMLElementTagNameMap[K];

/** Whether an element has a place on the page that readers can see. */
export const isVisible = (element: Element): boolean =>
  Element.prototype.getClientRects.call(element).length > 0 &&
  Element.prototype.checkVisibility.call(element, { visibilityProperty: true });
