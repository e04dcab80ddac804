import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { editionOf, type Edition } from '../reports/edition.ts';
import { catalogue } from './catalogue.ts';

/** What reports are written down with in an extension. */
export const edition: Edition = editionOf(catalogue);

/** Set where an interface begins; English everywhere else. */
export const EditionContext = createContext<Edition>(edition);

export const useEdition = (): Edition => useContext(EditionContext);
