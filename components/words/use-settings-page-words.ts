import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { settingsPageWords } from '../../words/en/app/settings-page.ts';

/** What the settings page says in one language. */
export type SettingsPageWords = typeof settingsPageWords;

/** Set where the page begins; English everywhere else. */
export const SettingsPageWordsContext = createContext<SettingsPageWords>(settingsPageWords);

export const useSettingsPageWords = (): SettingsPageWords => useContext(SettingsPageWordsContext);
