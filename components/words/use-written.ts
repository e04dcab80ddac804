import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { WrittenEdition } from '../../reports/written.ts';
import { written } from '../../words/written.ts';

/** Provided at the root of an interface; English by default. */
export const WrittenContext = createContext<WrittenEdition>(written);

export const useWritten = (): WrittenEdition => useContext(WrittenContext);
