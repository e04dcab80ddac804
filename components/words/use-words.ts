import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { en } from './en/index.ts';

/** The words of the interface in one language: a language that misses a sentence or an argument does not compile. */
export type Words = typeof en;

/** Set where an interface begins; English everywhere else. */
export const WordsContext = createContext<Words>(en);

export const useWords = (): Words => useContext(WordsContext);
