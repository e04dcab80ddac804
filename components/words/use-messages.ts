import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Messages } from '../../checks/core/report/finding-sentences.ts';

/** Sentences of findings in one language. Set once a language other than English has been loaded: the English ones come with the code that writes findings. */
export const MessagesContext = createContext<Messages | undefined>(undefined);

export const useMessages = (): Messages | undefined => useContext(MessagesContext);
