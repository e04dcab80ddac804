import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { panelWords } from '../../words/en/app/panel.ts';

/** What the side panel says in one language. */
export type PanelWords = typeof panelWords;

/** Set where the panel begins; English everywhere else. */
export const PanelWordsContext = createContext<PanelWords>(panelWords);

export const usePanelWords = (): PanelWords => useContext(PanelWordsContext);
