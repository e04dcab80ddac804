import browser from 'webextension-polyfill';

/** Chromium's API, which the polyfill lacks. */
interface Chromium {
  chrome?: { sidePanel?: { open(where: { tabId: number }): Promise<void> } };
}

/** Opens the side panel of a tab; null if the browser has none. Must be called synchronously in a click or key press handler. */
export function sidePanelOpener(tabId: number): (() => Promise<void>) | null {
  const { sidePanel } = (globalThis as Chromium).chrome ?? {};
  if (sidePanel?.open) return () => sidePanel.open({ tabId });
  return browser.sidebarAction?.open ? () => browser.sidebarAction.open() : null;
}
