/** A run as documents for people, HTML and PDF, for the command line and for batches of the service. */
import type { ReadPage, RunToExport } from '../../../reports/run.ts';
import type { Material } from '../../../reports/pdf/book.ts';
import type { TextCanvas } from '../../../reports/pdf/text/canvas.ts';
import type { FileLocale } from '../../../words/locale.ts';
import type { DrawTexts } from './text-drawing.ts';

/** PDFs of the service and of the command line have the checks of all tools, no annex, and nobody's name, color or logo. */
export const unbranded: Pick<Material, 'agency' | 'color' | 'logo' | 'tools' | 'annex'> = {
  agency: '',
  color: '#1d4ed8',
  logo: null,
  tools: [],
  annex: false,
};

/** A run of a single page is written as the report of that page. */
export async function* htmlOfRun(run: RunToExport, read: ReadPage, locale: FileLocale): AsyncGenerator<string> {
  const { pageHtml, runHtml } = await import('../../../reports/html/report.tsx');
  const [only] = run.pages;
  const report = run.pages.length === 1 && only?.digest ? await read(only.jobId) : null;
  if (report) yield await pageHtml(report, only?.digest?.title ?? '', locale, only?.more, run);
  else yield* runHtml(run, read, locale);
}

/**
 * @param notReached text for pages that have neither a report nor an error
 * @param drawTexts absent if there is no browser
 */
export async function pdfOfRun(
  run: RunToExport,
  read: ReadPage,
  wanted: FileLocale,
  notReached: (locale: FileLocale) => string,
  drawTexts?: DrawTexts,
): Promise<Uint8Array> {
  const [{ readPdfFonts: readFonts }, { makeWithBrowserFonts }, { makePdf }, { runPages }] = await Promise.all([
    import('./pdf-fonts.ts'),
    import('./browser-texts.ts'),
    import('../../../reports/pdf/make.ts'),
    import('../../../reports/pdf/run-pages.ts'),
  ]);
  const fonts = await readFonts();
  const make = (canvas: TextCanvas, locale: FileLocale) =>
    makePdf(
      {
        title: locale.words.pdf.title,
        name: run.name,
        ...unbranded,
        at: new Date(run.createdAt).toISOString(),
        ...runPages(run, read, () => notReached(locale)),
        many: run.pages.length !== 1 || run.pages[0]!.digest === null,
        fonts,
        canvas,
        locale,
      },
      async () => undefined,
    );
  return makeWithBrowserFonts(make, wanted, drawTexts);
}
