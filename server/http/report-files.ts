/** A report as a document to save and share. */
import { firstTitle } from '../../checks/derive/head/texts.ts';
import { factValueOf } from '../../checks/core/fact-value.ts';
import type { Report } from '../../checks/core/report/report.ts';
import { digestOf } from '../../checks/site/digest.ts';
import { fileNameFor } from '../../reports/file-names.ts';
import { pageHtml } from '../../reports/html/report.tsx';
import { reportAsMarkdown } from '../../reports/markdown.ts';
import { makePdf } from '../../reports/pdf/make.ts';
import { reportCsv } from '../../reports/csv.ts';
import { makeWithBrowserFonts } from '../audit/documents/browser-texts.ts';
import type { DrawTexts } from '../audit/documents/text-drawing.ts';
import { csvLocale } from '../audit/documents/csv-locale.ts';
import { readPdfFonts } from '../audit/documents/pdf-fonts.ts';
import { unbranded } from '../audit/documents/run-documents.ts';
import { currentLocale } from '../locale.ts';

/** Media types of /v1/audit, with their file extensions. */
export const reportFileTypes = { 'text/html': 'html', 'application/pdf': 'pdf', 'text/csv': 'csv', 'text/markdown': 'md' } as const;
export type ReportFileType = keyof typeof reportFileTypes;

function titleOf(report: Report): string {
  const head = factValueOf(report.facts ?? {}, 'head');
  return head ? firstTitle(head) : '';
}

/** A PDF takes half a second or more, so other requests are handled between two of its parts. */
const othersFirst = () =>
  new Promise<void>((resolve) => {
    setImmediate(resolve);
  });

/** @param drawTexts absent if there is no browser */
export async function writeReport(
  report: Report,
  type: ReportFileType,
  locale = currentLocale(),
  drawTexts?: DrawTexts,
): Promise<string | Uint8Array> {
  switch (type) {
    case 'text/html':
      return pageHtml(report, titleOf(report), locale);
    case 'text/csv':
      return reportCsv(report, csvLocale(locale));
    case 'text/markdown':
      return reportAsMarkdown(report, locale);
    case 'application/pdf': {
      const look = {
        ...unbranded,
        name: titleOf(report),
        at: report.at,
        many: false,
        pages: [{ digest: digestOf(report), report: async () => report }],
        missing: [],
        fonts: await readPdfFonts(),
      };
      return makeWithBrowserFonts(
        (canvas, spoken) => makePdf({ ...look, canvas, locale: spoken, title: spoken.words.pdf.title }, othersFirst),
        locale,
        drawTexts,
      );
    }
  }
}

export const fileNameOf = (report: Report, type: ReportFileType): string =>
  fileNameFor(report, 'audit', reportFileTypes[type], currentLocale());
