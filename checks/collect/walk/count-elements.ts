import { everyElement, itemAt } from '../dom.ts';

/** Elements between two yields, which browsers visit in half a millisecond. */
const step = 10_000;

/** Number of elements in a document. A browser continues from the last index that was read, and knows the length once it reaches the end. */
export function* countElements(document: Document): Generator<void, number> {
  const all = everyElement(document);
  for (let at = step; itemAt.call(all, at); at += step) yield;
  return all.length;
}

/** Checks a single index instead of reading the length. */
export const hasMoreElements = (document: Document, count: number): boolean => itemAt.call(everyElement(document), count) !== null;
