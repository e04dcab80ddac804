import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Edition } from '../reports/edition.ts';
import { edition } from '../words/edition.ts';

/** Set where an interface begins; English everywhere else. */
export const EditionContext = createContext<Edition>(edition);

export const useEdition = (): Edition => useContext(EditionContext);
