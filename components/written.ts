import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { writtenOf, type WrittenEdition } from '../reports/written.ts';
import { edition } from './edition.ts';
import { grounds } from './grounds.ts';

/** What files are written with in an extension. Not for what opens at once: it carries the words of all files. */
export const written: WrittenEdition = writtenOf(edition, grounds);

/** Set where an interface begins; English everywhere else. */
export const WrittenContext = createContext<WrittenEdition>(written);

export const useWritten = (): WrittenEdition => useContext(WrittenContext);
