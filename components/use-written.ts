import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { WrittenEdition } from '../reports/written.ts';
import { written } from '../words/written.ts';

/** Set where an interface begins; English everywhere else. */
export const WrittenContext = createContext<WrittenEdition>(written);

export const useWritten = (): WrittenEdition => useContext(WrittenContext);
