import { render } from 'preact';
import type { Reply } from '../../bridge/reply.ts';
import { watchSetAside } from '../../bridge/set-aside.ts';
import { showNoticeToClose } from '../../components/notice.ts';
import { AuditApp } from '../../interface/app.tsx';
import { unreadableNotice } from '../../interface/notices.ts';
import { panelOpenTab } from '../../interface/open-tab.ts';
import { openPanelReport, watchPanelTab } from '../../interface/ports.ts';
import { applySettings, PanelFavoritesProvider } from '../../interface/preferences.tsx';
import { browserSidePanelOpener } from '../../bridge/side-panel.ts';

/**
 * Opens the panel beside the page, and closes the popup, which would cover it. Must be called synchronously in a click handler.
 * Null if the browser has no side panel.
 */
function panelOpener(tabId: number | null): (() => void) | null {
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

/** Renders the popup. @param opened the response to the request that opened the audit of the tab; undefined if there is no tab */
export function drawPopup(tabId: number | null, opened: Promise<Reply<null>> | undefined): void {
  const tab = panelOpenTab(tabId);
  setInterval(() => void tab.probes.look(), 1_000);
  watchPanelTab(tabId, () => void tab.audit.tabChanged());
  applySettings();
  render(
    <PanelFavoritesProvider>
      <AuditApp {...tab} openPage={() => openPanelReport(tabId)} openPanel={panelOpener(tabId)} />
    </PanelFavoritesProvider>,
    document.getElementById('app')!,
  );
  watchSetAside((records) => showNoticeToClose(unreadableNotice(records)));
  void tab.audit.open(opened);
}
