import type { Page } from '@playwright/test';

/** Sets the language of the interface, as Settings does. @param from a page of the extension */
export const chooseLanguage = (from: Page, language: string): Promise<void> =>
  from.evaluate((chosen) => {
    const { chrome } = globalThis as unknown as { chrome: { storage: { local: { set(items: object): Promise<void> } } } };
    return chrome.storage.local.set({ settings: { version: 1, intent: 'index', parallel: 2, language: chosen } });
  }, language);
