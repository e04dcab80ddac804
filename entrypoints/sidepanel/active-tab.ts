import browser from 'webextension-polyfill';

/** The window whose tabs are followed: the one in the URL (for a panel opened as a page), or else the panel's window. */
export async function findSidePanelWindow(): Promise<number> {
  const named = Number(new URLSearchParams(location.search).get('window') ?? Number.NaN);
  return Number.isInteger(named) ? named : (await browser.windows.getCurrent()).id!;
}

export async function sidePanelTab(windowId: number): Promise<number | null> {
  const [active] = await browser.tabs.query({ active: true, windowId });
  return active?.id ?? null;
}

/** Calls back with the window's active tab whenever it may have changed, and with null if there is none. */
export function watchSidePanelTab(windowId: number, changed: (tabId: number | null) => void): void {
  const look = () => void sidePanelTab(windowId).then(changed, () => changed(null));
  browser.tabs.onActivated.addListener(({ windowId: where, tabId }) => {
    if (where === windowId) changed(tabId);
  });
  browser.tabs.onDetached.addListener(look);
  browser.tabs.onAttached.addListener(look);
  browser.tabs.onReplaced.addListener(look);
}
