import { render, type JSX } from 'preact';
import { brandFromSettings, type Branding } from '../../extension/runs/runs.ts';
import { watchBranding } from '../../extension/storage/storage.ts';
import type { translateReport } from '../../checks/core/report/in-language.ts';
import { openFileLocale } from '../../extension/browser/interface-locale.ts';
import type { Report } from '../../checks/core/report/report.ts';
import { glanceRows } from '../../components/report/glance-rows.ts';
import { brandStyle, type Brand } from '../../reports/html/brand.tsx';
import { PrintedTable, WrittenText } from '../../reports/html/evidence.tsx';
import { WrittenPage } from '../../reports/html/report.tsx';
import { shadowStyle } from '../../reports/html/style.ts';
import { LocaleContext, useLocale, useWords, usePart, useFileLocale } from '../../components/use-locale.ts';
import type { Locale } from '../../words/locale.ts';

/**
 * Prints the whole report, like a saved HTML report: the page at a glance, GEO, every check with its findings.
 * It is rendered when the browser is about to print, in a shadow root, which the styles of the screen do not reach.
 * @param report null while there is none: then the screen is printed
 */
export function watchPrinting(report: () => Report | null, locale: Locale): void {
  let look: Look = { spoken: locale };
  let turn = 0;
  // Read before, because the browser doesn't wait for it.
  watchBranding(async (stored) => {
    const mine = ++turn;
    const read = await lookOf(stored, locale);
    if (mine === turn) look = read;
  });
  let host: HTMLElement | null = null;
  addEventListener('beforeprint', () => {
    const whole = report();
    if (!whole || host) return;
    const { brand, spoken, translate } = look;
    host = document.createElement('div');
    host.className = 'printed';
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(brand ? `${shadowStyle}${brandStyle(brand, ':host')}` : shadowStyle);
    const shadow = host.attachShadow({ mode: 'open' });
    shadow.adoptedStyleSheets = [sheet];
    render(
      <LocaleContext.Provider value={spoken}>
        <PrintedReportPage report={translate?.(whole, spoken.part('checks')) ?? whole} brand={brand} />
      </LocaleContext.Provider>,
      shadow,
    );
    document.body.append(host);
  });
  addEventListener('afterprint', () => {
    if (host?.shadowRoot) render(null, host.shadowRoot);
    host?.remove();
    host = null;
  });
}

/** What the user put on reports, and in which language they are. */
interface Look {
  brand?: Brand;
  spoken: Locale;
  translate?: typeof translateReport;
}
async function lookOf(stored: Branding, locale: Locale): Promise<Look> {
  const brand = brandFromSettings(stored);
  if (!stored.language) return { brand, spoken: locale };
  const spoken = await openFileLocale('pages', stored, 'reportPage', 'files', 'grounds', 'checks');
  const { translateReport: translate } = await import('../../checks/core/report/in-language.ts');
  return { brand, spoken, translate };
}

function PrintedReportPage({ report, brand }: { report: Report; brand: Brand | undefined }): JSX.Element {
  const locale = useFileLocale();
  const words = useWords();
  const { words: reportWords } = useLocale();
  const { glance: columns } = usePart('reportPage');
  const { glance } = report;
  return (
    <WrittenPage report={report} title={glance?.title?.text ?? ''} locale={locale} {...(brand && { brand })}>
      {glance && (
        <PrintedTable
          caption={words.glance.title}
          columns={[columns.what, columns.value, columns.note]}
          rows={glanceRows({ ...report, glance }, words, reportWords).map(({ id, value, note, ofThisPage }) => [
            words.glance.rows[id],
            value === '' ? words.glance.none : ofThisPage ? <WrittenText key={id} text={value} /> : value,
            note,
          ])}
        />
      )}
    </WrittenPage>
  );
}
