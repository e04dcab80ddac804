import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { panelWords } from '../../words/en/app/panel.ts';

/** Words of the side panel in one language. */
export type PanelWords = typeof panelWords;

/** Provided at the root of the panel; English by default. */
export const PanelWordsContext = createContext<PanelWords>(panelWords);

export const usePanelWords = (): PanelWords => useContext(PanelWordsContext);
