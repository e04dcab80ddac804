import { elementsOf, itemAt } from './dom.ts';

/** Elements between two yields: browsers visit this many in half a millisecond. */
const step = 10_000;

/** Number of elements of a document. A browser continues from the one that was read last, and at the end it knows how many there are. */
export function* countElements(document: Document): Generator<void, number> {
  const all = elementsOf(document);
  for (let at = step; itemAt.call(all, at); at += step) yield;
  return all.length;
}

/** Looks no further than that. */
export const hasMoreElements = (document: Document, count: number): boolean => itemAt.call(elementsOf(document), count) !== null;
