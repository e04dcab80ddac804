import browser from 'webextension-polyfill';
import { openBulkPageInTab } from '../../extension/browser/bulk-page.ts';
import { browserSidePanelOpener } from '../../extension/browser/side-panel.ts';

/** Keyboard shortcuts except that of the popup, which the browser handles itself. Not every browser has them. */
export function watchWorkerCommands(): void {
  browser.commands?.onCommand.addListener((command, tab) => {
    // Synchronously: browsers open a panel only during the key press.
    if (command === 'side-panel' && tab?.id !== undefined) void browserSidePanelOpener(tab.id)?.().catch(() => undefined);
    if (command === 'bulk-audits') void openBulkPageInTab('').catch(() => undefined);
  });
}
