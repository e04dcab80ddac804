import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { bulkWords } from '../../words/en/app/bulk/index.ts';

/** What the page of bulk audits says in one language. */
export type BulkWords = typeof bulkWords;
/** A sentence that is made where it is shown. */
export type BulkPhrase = (words: BulkWords) => string;

/** Set where the page begins; English everywhere else. */
export const BulkWordsContext = createContext<BulkWords>(bulkWords);

export const useBulkWords = (): BulkWords => useContext(BulkWordsContext);
