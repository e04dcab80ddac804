import browser from 'webextension-polyfill';
import '../../components/style.css';
import '../../components/report/overview.css';
import './report.css';
import { render, type ComponentChildren, type JSX } from 'preact';
import { readReport } from '../../extension/runs/library.ts';
import { createPageActions } from '../../extension/browser/page-actions.ts';
import { requestAllHosts, requestHosts, watchGrantedHosts } from '../../extension/browser/permissions.ts';
import { watchSetAside } from '../../extension/storage/set-aside.ts';
import type { Report } from '../../checks/core/report/report.ts';
import { Icon } from '../../components/parts/icons.tsx';
import { LinkBase } from '../../components/parts/link-base.ts';
import { showNotice, showNoticeUntilClosed } from '../../components/parts/notice.ts';
import { saveBlob, saveText } from '../../components/files/save.ts';
import { AuditApp } from '../../extension/app/app.tsx';
import { noticeOfOutcome, noticeOfUnreadable } from '../../extension/app/notices.ts';
import { openTab, shownTabOf } from '../../extension/app/open-tab.ts';
import { createPanelState } from '../../extension/app/panel-state.ts';
import { reportIn } from '../../reports/in-language.ts';
import type { CrawlerSight } from '../../reports/crawler-sight.ts';
import { PanelApp, PanelMessage, type PanelActions, type ShownTab } from '../../extension/app/panel.tsx';
import { watchTab } from '../../extension/app/ports.ts';
import { watchAndApplySettings, FavoritesProvider } from '../../extension/app/preferences.tsx';
import { SavedReportPage } from './saved-report.tsx';
import { PrintButton } from './print-button.tsx';
import { watchPrinting } from './printed.tsx';
import { addressOfReport } from '../../extension/messages/bulk-addresses.ts';
import { openPageLocale } from '../../extension/browser/interface-locale.ts';
import { LocaleContext } from '../../components/use-locale.ts';

/** Whose report the report page shows. */
type ReportSource = { tabId: number } | { runId: string; jobId: string };
/** Prefix of the name of a view: `#tab=<id>` for the audit of a tab, `#run=<id>&page=<job id>` for a page of a bulk audit, as the bulk page writes it. */
const viewBase = (source: ReportSource): string =>
  'tabId' in source ? `#tab=${source.tabId}&` : `${addressOfReport(source.runId, source.jobId)}&`;
/** Null for a URL without a report. */
function sourceOf(hash: string): ReportSource | null {
  const [, tab, run, page] = /^#(?:tab=(\d{1,15})|run=([^&]+)&page=([^&]+))(?:&|$)/.exec(hash) ?? [];
  if (tab !== undefined) return { tabId: Number(tab) };
  if (run === undefined || page === undefined) return null;
  try {
    return { runId: decodeURIComponent(run), jobId: decodeURIComponent(page) };
  } catch {
    return null;
  }
}

const source = sourceOf(location.hash);
const base = source ? viewBase(source) : '#';
// Another report in the same tab: the page starts again.
addEventListener('hashchange', () => {
  if (JSON.stringify(sourceOf(location.hash)) !== JSON.stringify(source)) location.reload();
});

watchAndApplySettings();
const locale = await openPageLocale('panel', 'reportPage', 'files', 'grounds');
const words = locale.part('reportPage');
let shownReport: () => Report | null = () => null;
watchPrinting(() => shownReport(), locale);
const place = document.getElementById('app')!;
function draw(view: ComponentChildren): void {
  // Otherwise the placeholder would stay.
  place.replaceChildren();
  render(
    <LocaleContext.Provider value={locale}>
      <LinkBase.Provider value={base}>
        <FavoritesProvider>{view}</FavoritesProvider>
      </LinkBase.Provider>
    </LocaleContext.Provider>,
    place,
  );
}
const titleOf = (report: Report) => words.title({ name: report.glance?.title?.text || report.finalUrl || report.url });
watchSetAside((records) => showNoticeUntilClosed(noticeOfUnreadable(records)));

/** Sites are not followed here. */
const panelActions: PanelActions = {
  allowAll: requestAllHosts,
  allowSite: (url) => requestHosts([url]),
  // The browser would show the request in the toolbar of another tab.
  requestSite: null,
  watchAllowed: watchGrantedHosts,
  follows: async () => false,
  follow: async () => false,
};

if (source && 'tabId' in source) showTab(source.tabId);
else if (source) await showSaved(source);
else draw(<Unread />);

/** The audit of a tab. Like the panel, it does not start one. */
function showTab(tabId: number): void {
  const panelWords = locale.part('panel');
  const panel = createPanelState({ open: openReportTab, follows: async () => false });
  browser.tabs.onRemoved.addListener((id) => panel.tabClosed(id));
  draw(
    <PanelApp
      panel={panel}
      act={panelActions}
      words={{ ...panelWords, looking: words.reading, none: { ...panelWords.none, ...words.none } }}
    />,
  );
  void panel.show(tabId);
}

function openReportTab(tabId: number): ShownTab {
  const tab = openTab(tabId);
  const { audit } = tab;
  const act = {
    ...tab.act,
    // Marks are visible only on the page itself.
    show(selector: string) {
      tab.act.show(selector);
      void goTo(tabId);
    },
    showSight(sight: CrawlerSight) {
      tab.act.showSight?.(sight);
      void goTo(tabId);
    },
  };
  shownReport = () => audit.report.value;
  watchTab(tabId, () => void audit.tabChanged());
  return {
    ...shownTabOf(tabId, tab, () => true),
    url: async () => null,
    pageUrl: () => null,
    view: () => (
      <AuditApp
        {...tab}
        {...(audit.report.value && { title: titleOf(audit.report.value) })}
        act={act}
        extra={
          <>
            <button type="button" class="button" onClick={() => void goTo(tabId)}>
              <Icon name="away" size={13} />
              {words.toTab}
            </button>
            <PrintButton />
          </>
        }
      />
    ),
  };
}

async function goTo(tabId: number): Promise<void> {
  const tab = await browser.tabs.update(tabId, { active: true }).catch(() => null);
  if (tab?.windowId !== undefined) await browser.windows.update(tab.windowId, { focused: true });
}

/** The stored report of a page of a bulk audit. */
async function showSaved({ runId, jobId }: { runId: string; jobId: string }): Promise<void> {
  const stored = await readReport(runId, jobId).catch(() => null);
  if (!stored) return draw(<Unread />);
  const report = await reportIn(stored, locale);
  shownReport = () => report;
  document.title = titleOf(report);
  const { url } = report;
  const act = {
    ...createPageActions({
      tabId: null,
      report: () => report,
      rerun: () => void browser.tabs.create({ url }),
      say: (outcome) => showNotice(noticeOfOutcome(outcome)),
      save: saveText,
      saveBlob,
    }),
    live: false,
  };
  draw(
    <SavedReportPage
      report={report}
      act={act}
      savePdf={(fileName) =>
        void import('../../extension/app/save-pdf.ts').then(({ makeAndSavePdf }) => makeAndSavePdf({ runId, jobIds: [jobId] }, fileName))
      }
    />,
  );
}

function Unread(): JSX.Element {
  const { unread } = words;
  return (
    <PanelMessage title={unread.title} advice={unread.advice}>
      <a class="button primary" href="/bulk.html">
        {unread.bulk}
      </a>
    </PanelMessage>
  );
}
