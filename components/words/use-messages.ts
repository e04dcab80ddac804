import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Messages } from '../../checks/doors/report.ts';

/** What findings say in one language. Set once another language than English has been loaded: the English ones come with what tells findings. */
export const MessagesContext = createContext<Messages | undefined>(undefined);

export const useMessages = (): Messages | undefined => useContext(MessagesContext);
