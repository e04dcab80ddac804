import { browserSidePanelOpener } from '../../bridge/side-panel.ts';

/**
 * Opens the panel beside the page, and closes the popup, which would cover it. Must be called synchronously in a click handler.
 * Null if the browser has no side panel.
 */
export function panelOpener(tabId: number | null): (() => void) | null {
  const open = tabId === null ? null : browserSidePanelOpener(tabId);
  return (
    open &&
    (() =>
      void open().then(
        () => window.close(),
        () => undefined,
      ))
  );
}
