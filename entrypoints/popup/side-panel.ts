import browser from 'webextension-polyfill';

/** Chromium's API, which the polyfill does not know. */
interface Chromium {
  chrome?: { sidePanel?: { open(where: { tabId: number }): Promise<void> } };
}

/**
 * Opens the panel beside the page, and closes the popup, which would cover it. To be called in the click itself.
 * Null where the browser has no place for a panel.
 */
export function panelOpener(tabId: number | null): (() => void) | null {
  const { sidePanel } = (globalThis as Chromium).chrome ?? {};
  const open = sidePanel?.open
    ? () => sidePanel.open({ tabId: tabId! })
    : browser.sidebarAction?.open
      ? () => browser.sidebarAction.open()
      : null;
  return open && tabId !== null
    ? () =>
        void open().then(
          () => window.close(),
          () => undefined,
        )
    : null;
}
