import browser from 'webextension-polyfill';

/** Chromium's API, which the polyfill does not know. */
interface Chromium {
  chrome?: { sidePanel?: { open(where: { tabId: number }): Promise<void> } };
}

/** Opens the panel beside a tab; null where the browser has no place for one. To be called in the click or key press itself. */
export function panelFor(tabId: number): (() => Promise<void>) | null {
  const { sidePanel } = (globalThis as Chromium).chrome ?? {};
  if (sidePanel?.open) return () => sidePanel.open({ tabId });
  return browser.sidebarAction?.open ? () => browser.sidebarAction.open() : null;
}
