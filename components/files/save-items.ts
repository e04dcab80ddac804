import type { Report } from '../../checks/core/report/report.ts';
import type { MenuItem } from '../parts/menu.tsx';
import { copyReport, saveReport } from './text-files.ts';
import type { TextKind } from './text-kinds.ts';
import type { ToolActions } from '../tool/props.ts';
import type { Locale, Words } from '../../words/locale.ts';

/** Title, logo, color and paper of all reports are settings. */
export const openReportSettings = (): void => void open('/options.html#reports', '_blank');

/**
 * Menu of formats in which a report can be saved and copied.
 * @param whole the report with all its facts
 * @param page opens the report in a separate tab; absent if it is already shown there
 * @param pdf makes the PDF
 */
export function saveItems({
  words,
  pdfNote,
  locale,
  act,
  page,
  whole,
  pdf,
}: {
  words: Words['app']['save'];
  pdfNote: string;
  locale: Locale;
  act: Pick<ToolActions, 'save' | 'copy' | 'brand'>;
  page?: (() => void) | undefined;
  whole(): Promise<Report | null>;
  pdf(): void;
}): MenuItem[] {
  const save = (kind: TextKind) => void whole().then((report) => report && saveReport(report, kind, locale, act));
  const copy = (kind: TextKind) => void whole().then((report) => report && copyReport(report, kind, locale, act));
  return [
    ...(page ? [{ id: 'page', name: words.page, note: words.pageNote, run: page }] : []),
    { id: 'pdf', name: words.pdf, note: pdfNote, run: pdf },
    { id: 'json', name: words.json, note: words.jsonNote, run: () => save('json') },
    { id: 'csv', name: words.csv, note: words.csvNote, run: () => save('csv') },
    { id: 'md', name: words.markdown, note: words.markdownNote, run: () => save('md') },
    { id: 'copy-md', name: words.copyMarkdown, note: '', run: () => copy('md') },
    { id: 'copy-json', name: words.copyJson, note: '', run: () => copy('json') },
    { id: 'brand', name: words.reports, note: words.reportsNote, run: openReportSettings },
  ];
}
