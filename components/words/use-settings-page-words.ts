import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { settingsPageWords } from '../../words/en/app/settings-page.ts';

/** Words of the settings page in one language. */
export type SettingsPageWords = typeof settingsPageWords;

/** Provided at the root of the page; English by default. */
export const SettingsPageWordsContext = createContext<SettingsPageWords>(settingsPageWords);

export const useSettingsPageWords = (): SettingsPageWords => useContext(SettingsPageWordsContext);
