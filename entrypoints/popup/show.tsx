import { render } from 'preact';
import type { Reply } from '../../extension/messages/reply.ts';
import { watchSetAside } from '../../extension/storage/set-aside.ts';
import { showNoticeUntilClosed } from '../../components/parts/notice.ts';
import { AuditApp } from '../../extension/app/app.tsx';
import { noticeOfUnreadable } from '../../extension/app/notices.ts';
import { openTab } from '../../extension/app/open-tab.ts';
import { openReportPage, watchTab } from '../../extension/app/ports.ts';
import { watchAndApplySettings, FavoritesProvider } from '../../extension/app/preferences.tsx';
import { sidePanelOpener } from '../../extension/browser/side-panel.ts';
import { openPageLocale } from '../../extension/browser/interface-locale.ts';
import { LocaleContext } from '../../components/use-locale.ts';

/**
 * Opens the panel beside the page, and closes the popup, which would cover it. Must be called synchronously in a click handler.
 * Null if the browser has no side panel.
 */
function panelOpener(tabId: number | null): (() => void) | null {
  const open = tabId === null ? null : sidePanelOpener(tabId);
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
  const locale = await openPageLocale();
  const tab = openTab(tabId);
  setInterval(() => void tab.probes.look(), 1_000);
  watchTab(tabId, () => void tab.audit.tabChanged());
  watchAndApplySettings();
  render(
    <LocaleContext.Provider value={locale}>
      <FavoritesProvider>
        <AuditApp {...tab} openPage={() => openReportPage(tabId)} openPanel={panelOpener(tabId)} />
      </FavoritesProvider>
    </LocaleContext.Provider>,
    document.getElementById('app')!,
  );
  watchSetAside((records) => showNoticeUntilClosed(noticeOfUnreadable(records)));
  void tab.audit.open(opened);
}
