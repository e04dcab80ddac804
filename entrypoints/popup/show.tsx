import { render } from 'preact';
import type { Reply } from '../../extension/messages/reply.ts';
import { watchSetAside } from '../../extension/storage/set-aside.ts';
import { showNoticeToClose } from '../../components/parts/notice.ts';
import { AuditApp } from '../../extension/app/app.tsx';
import { unreadableNotice } from '../../extension/app/notices.ts';
import { panelOpenTab } from '../../extension/app/open-tab.ts';
import { openPanelReport, watchPanelTab } from '../../extension/app/ports.ts';
import { applySettings, PanelFavoritesProvider } from '../../extension/app/preferences.tsx';
import { browserSidePanelOpener } from '../../extension/browser/side-panel.ts';
import { ownLocale } from '../../extension/browser/own-locale.ts';
import { LocaleContext } from '../../components/use-locale.ts';

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
export async function drawPopup(tabId: number | null, opened: Promise<Reply<null>> | undefined): Promise<void> {
  const locale = await ownLocale('pages');
  const tab = panelOpenTab(tabId);
  setInterval(() => void tab.probes.look(), 1_000);
  watchPanelTab(tabId, () => void tab.audit.tabChanged());
  applySettings();
  render(
    <LocaleContext.Provider value={locale}>
      <PanelFavoritesProvider>
        <AuditApp {...tab} openPage={() => openPanelReport(tabId)} openPanel={panelOpener(tabId)} />
      </PanelFavoritesProvider>
    </LocaleContext.Provider>,
    document.getElementById('app')!,
  );
  watchSetAside((records) => showNoticeToClose(unreadableNotice(records)));
  void tab.audit.open(opened);
}
