import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Edition } from '../../reports/edition.ts';
import { edition } from '../../words/edition.ts';

/** Provided at the root of an interface; English by default. */
export const EditionContext = createContext<Edition>(edition);

export const useEdition = (): Edition => useContext(EditionContext);
