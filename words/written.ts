import { writtenEditionOf, type WrittenEdition } from '../reports/written.ts';
import { edition } from './edition.ts';
import { grounds } from './grounds.ts';

/** Words for writing files in the extension. Not for what opens at once, because it contains the words of all files. */
export const written: WrittenEdition = writtenEditionOf(edition, grounds);
