import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { bulkWords } from '../../words/en/app/bulk/index.ts';

/** Words of the bulk page in one language. */
export type BulkWords = typeof bulkWords;
/** A sentence as a function of the words, called where it is shown. */
export type BulkPhrase = (words: BulkWords) => string;

/** Provided at the root of the page; English by default. */
export const BulkWordsContext = createContext<BulkWords>(bulkWords);

export const useBulkWords = (): BulkWords => useContext(BulkWordsContext);
