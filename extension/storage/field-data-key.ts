import browser from 'webextension-polyfill';

const storageKey = 'fieldDataKey';
/** Characters of a Google API key. */
export const isFieldDataKey = (text: unknown): text is string => typeof text === 'string' && /^[\w-]{10,100}$/.test(text);

/** The user's key for the Chrome UX Report, kept on this device and in no settings file; '' if there is none. */
export async function readFieldDataKey(): Promise<string> {
  const { [storageKey]: key } = await browser.storage.local.get(storageKey);
  return isFieldDataKey(key) ? key : '';
}
/** @param key '' for none */
export async function keepFieldDataKey(key: string): Promise<void> {
  await (key === '' ? browser.storage.local.remove(storageKey) : browser.storage.local.set({ [storageKey]: key }));
}
