import browser from 'webextension-polyfill';
import { openBulkPage } from '../../bridge/bulk-page.ts';
import { panelFor } from '../../bridge/side-panel.ts';

/** Keyboard shortcuts beside that of the popup, which the browser handles itself. Not every browser has them. */
export function watchCommands(): void {
  browser.commands?.onCommand.addListener((command, tab) => {
    // At once: browsers open a panel only in the key press itself.
    if (command === 'side-panel' && tab?.id !== undefined) void panelFor(tab.id)?.().catch(() => undefined);
    if (command === 'bulk-audits') void openBulkPage('').catch(() => undefined);
  });
}
