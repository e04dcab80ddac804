/** Past the document's named elements, which hide its own properties. */
export const overlayDocumentMember = <K extends keyof Document>(document: Document, name: K) =>
  Reflect.get(Document.prototype, name, document) as Document[K];
export const createOverlayElement = <K extends keyof HTMLElementTagNameMap>(document: Document, name: K): HTMLElementTagNameMap[K] =>
  Document.prototype.createElement.call(document, name) as HTMLElementTagNameMap[K];

/** Has a place on the page that a reader could see. */
export const isOverlayTargetVisible = (element: Element): boolean =>
  Element.prototype.getClientRects.call(element).length > 0 &&
  Element.prototype.checkVisibility.call(element, { visibilityProperty: true });
