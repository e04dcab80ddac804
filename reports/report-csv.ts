import { findingsOf, type Report } from '../checks/index.ts';
import { csvFile } from './csv-cells.ts';
import { titleOf } from './edition.ts';
import type { WrittenEdition } from './written.ts';

const columns = ['id', 'title', 'status', 'score', 'weight', 'message', 'change', 'reason', 'value', 'more', 'url', 'at'] as const;

/** One row per check. */
export const reportCsv = (report: Report, edition: WrittenEdition): string => csvFile(
  columns.map((column) => edition.words.csv.report[column]),
  report.signals.map((entry) => [
    entry.id, titleOf(edition, entry.id), entry.status, entry.score, entry.weight, entry.message, entry.change, entry.reason ?? null,
    entry.value ?? null, findingsOf(entry).slice(1).map((finding) => finding.message).join(' | '), report.finalUrl, report.at,
  ]),
);
