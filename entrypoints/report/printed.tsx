import { render, type JSX } from 'preact';
import type { Report } from '../../checks/doors/report.ts';
import { glanceCardRows } from '../../components/glance-rows.ts';
import { useReportPageWords } from '../../components/words/use-report-page-words.ts';
import { useWords } from '../../components/words/use-words.ts';
import { useWritten } from '../../components/use-written.ts';
import { WrittenTable, WrittenText } from '../../reports/html/evidence.tsx';
import { WrittenPage } from '../../reports/html/report.tsx';
import { shadowStyle } from '../../reports/html/style.ts';

/**
 * What is printed is the whole report, as a saved HTML report shows it: the page at a glance, GEO, every check with what it found.
 * It is drawn when the browser is about to print, in a shadow of its own, where the style of the screen does not reach.
 * @param report null while there is none: the screen is printed then
 */
export function printReportPage(report: () => Report | null): void {
  let host: HTMLElement | null = null;
  addEventListener('beforeprint', () => {
    const whole = report();
    if (!whole || host) return;
    host = document.createElement('div');
    host.className = 'printed';
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(shadowStyle);
    const shadow = host.attachShadow({ mode: 'open' });
    shadow.adoptedStyleSheets = [sheet];
    render(<PrintedReportPage report={whole} />, shadow);
    document.body.append(host);
  });
  addEventListener('afterprint', () => {
    if (host?.shadowRoot) render(null, host.shadowRoot);
    host?.remove();
    host = null;
  });
}

export function PrintedReportPage({ report }: { report: Report }): JSX.Element {
  const edition = useWritten();
  const words = useWords();
  const { glance: columns } = useReportPageWords();
  const { glance } = report;
  return (
    <WrittenPage report={report} title={glance?.title?.text ?? ''} edition={edition}>
      {glance && (
        <WrittenTable
          caption={words.glance.title}
          columns={[columns.what, columns.value, columns.note]}
          rows={glanceCardRows({ ...report, glance }, words).map(({ id, value, note, ofThisPage }) => [
            words.glance.rows[id],
            value === '' ? words.glance.none : ofThisPage ? <WrittenText key={id} text={value} /> : value,
            note,
          ])}
        />
      )}
    </WrittenPage>
  );
}
