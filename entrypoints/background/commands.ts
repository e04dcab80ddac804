import browser from 'webextension-polyfill';
import { openBulkPage } from '../../extension/browser/bulk-page.ts';
import { sidePanelOpener } from '../../extension/browser/side-panel.ts';

/** Keyboard shortcuts except that of the popup, which the browser handles itself. Not every browser has them. */
export function watchCommands(): void {
  browser.commands?.onCommand.addListener((command, tab) => {
    // Synchronously: browsers open a panel only during the key press.
    if (command === 'side-panel' && tab?.id !== undefined) void sidePanelOpener(tab.id)?.().catch(() => undefined);
    if (command === 'bulk-audits') void openBulkPage('').catch(() => undefined);
  });
}
