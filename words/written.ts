import { writtenEditionOf, type WrittenEdition } from '../reports/written.ts';
import { edition } from './edition.ts';
import { grounds } from './grounds.ts';

/** What the extension writes files with. Not for what opens at once: it carries the words of all files. */
export const written: WrittenEdition = writtenEditionOf(edition, grounds);
