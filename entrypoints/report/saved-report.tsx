import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useContext, useRef } from 'preact/hooks';
import type { Report } from '../../checks/core/report/report.ts';
import { LinkBase, viewInHash } from '../../components/parts/link-base.ts';
import { Menu } from '../../components/parts/menu.tsx';
import { NoticeBar } from '../../components/parts/notice-bar.tsx';
import { AuditedPage } from '../../components/report/page-address.tsx';
import { routeOfHash, type Route } from '../../components/report/route.ts';
import { Tabs } from '../../components/report/tabs.tsx';
import { ReportView } from '../../components/report/view.tsx';
import { saveItems } from '../../components/files/save-items.ts';
import { loadPdfFileName } from '../../components/files/text-files.ts';
import type { ToolActions } from '../../components/tool/props.ts';
import { useLazyParts } from '../../components/report/use-lazy-parts.ts';
import { useRouting } from '../../extension/app/routing.ts';
import { PrintButton } from './print-button.tsx';
import { useLocale, useWords } from '../../components/use-locale.ts';

/** A report of a bulk audit: its stored findings, without controls that would audit the page again. */
export function SavedReportPage({
  report,
  act,
  savePdf,
}: {
  report: Report;
  act: ToolActions;
  savePdf(fileName: string): void;
}): JSX.Element {
  const base = useContext(LinkBase);
  const route = useSignal<Route>(routeOfHash(viewInHash(location.hash, base)));
  const main = useRef<HTMLElement>(null);
  const locale = useLocale();
  const { app } = useWords();
  useRouting(route, { opened: () => undefined, main, ready: useLazyParts() !== null });
  return (
    <>
      <header class="top">
        <div class="top-line">
          <AuditedPage report={report} />
          <PrintButton />
          <Menu
            bare
            name={app.save.menu}
            icon="save"
            items={saveItems({
              words: app.save,
              pdfNote: app.save.pdfPageNote,
              locale,
              act,
              whole: async () => report,
              pdf: () => void loadPdfFileName(report, locale).then(savePdf),
            })}
          />
        </div>
        <div class="top-line">
          <Tabs route={route.value} report={report} />
        </div>
      </header>
      <main ref={main} class="stack loose">
        <ReportView
          report={report}
          facts={report.facts ?? {}}
          fixes={report.fixes}
          reading={[]}
          route={route.value}
          act={act}
          findable={false}
        />
      </main>
      <footer class="bottom small muted">
        {app.privacy}{' '}
        <a href="/licenses.html" target="_blank">
          {app.licenses}
        </a>
      </footer>
      <NoticeBar />
    </>
  );
}
