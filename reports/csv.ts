import { allFindings, type Report } from '../checks/core/report/report.ts';
import { csvRows, csvStart } from './csv-cells.ts';
import { signalTitle } from './catalogue.ts';
import type { FileLocale } from '../words/locale.ts';

const columns = ['id', 'title', 'status', 'score', 'weight', 'message', 'change', 'reason', 'value', 'more', 'url', 'at'] as const;

/** One row per check. */
export const reportCsv = (report: Report, locale: FileLocale): string => reportCsvStart(locale) + reportCsvRows(report, locale);

/** The same for many pages, in parts. */
export const reportCsvStart = (locale: FileLocale): string => csvStart(columns.map((column) => locale.words.csv.report[column]));
export const reportCsvRows = (report: Report, locale: FileLocale): string =>
  csvRows(
    report.signals.map((entry) => [
      entry.id,
      signalTitle(locale, entry.id, entry.status),
      entry.status,
      entry.score,
      entry.weight,
      entry.message,
      entry.change,
      entry.reason ?? null,
      entry.value ?? null,
      allFindings(entry)
        .slice(1)
        .map((finding) => finding.message)
        .join(' | '),
      report.finalUrl,
      report.at,
    ]),
  );
