import type { Grounds } from '../checks/core/catalogue.ts';
import type { Edition, ReportWords } from './edition.ts';
import { written } from '../words/en/reports/written.ts';

/** The words of files: a language that misses a sentence or an argument does not compile. */
export type WrittenWords = typeof written;

/** Everything a file is written with: an edition, the words of files, and the grounds of each signal. */
export interface WrittenEdition extends Edition {
  words: ReportWords & WrittenWords;
  /** Undefined for a signal that this version does not know. */
  groundsOf(id: string): Grounds | undefined;
}

/** @param grounds `signalGrounds(signals)`, or its copy in a build that judges nothing */
export const writtenEditionOf = (
  edition: Edition,
  grounds: Readonly<Record<string, Grounds>>,
  words: WrittenWords = written,
): WrittenEdition => ({
  ...edition,
  words: { ...edition.words, ...words },
  groundsOf: (id) => (Object.hasOwn(grounds, id) ? grounds[id] : undefined),
});
