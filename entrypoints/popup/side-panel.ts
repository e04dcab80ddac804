import { panelFor } from '../../bridge/side-panel.ts';

/**
 * Opens the panel beside the page, and closes the popup, which would cover it. To be called in the click itself.
 * Null where the browser has no place for a panel.
 */
export function panelOpener(tabId: number | null): (() => void) | null {
  const open = tabId === null ? null : panelFor(tabId);
  return (
    open &&
    (() =>
      void open().then(
        () => window.close(),
        () => undefined,
      ))
  );
}
