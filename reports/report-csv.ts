import { reportFindingsOf, type Report } from '../checks/core/report/report.ts';
import { csvRows, csvStart } from './csv-cells.ts';
import { editionTitle } from './edition.ts';
import type { WrittenEdition } from './written.ts';

const columns = ['id', 'title', 'status', 'score', 'weight', 'message', 'change', 'reason', 'value', 'more', 'url', 'at'] as const;

/** One row per check. */
export const reportCsv = (report: Report, edition: WrittenEdition): string => reportCsvStart(edition) + reportCsvRows(report, edition);

/** The same for many pages, in parts. */
export const reportCsvStart = (edition: WrittenEdition): string => csvStart(columns.map((column) => edition.words.csv.report[column]));
export const reportCsvRows = (report: Report, edition: WrittenEdition): string =>
  csvRows(
    report.signals.map((entry) => [
      entry.id,
      editionTitle(edition, entry.id, entry.status),
      entry.status,
      entry.score,
      entry.weight,
      entry.message,
      entry.change,
      entry.reason ?? null,
      entry.value ?? null,
      reportFindingsOf(entry)
        .slice(1)
        .map((finding) => finding.message)
        .join(' | '),
      report.finalUrl,
      report.at,
    ]),
  );
