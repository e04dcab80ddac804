import type { ToolId } from '../../checks/tools.ts';
import type { Report } from '../../checks/core/report/report.ts';
import type { Edition } from '../../reports/edition.ts';
import type { Brand } from '../../reports/html/brand.tsx';
import { fileNameFor } from '../../reports/file-names.ts';
import { reportJson, toolJson } from '../../reports/json.ts';
import { reportMarkdown, toolMarkdown } from '../../reports/markdown.ts';
import { reportCsv } from '../../reports/report-csv.ts';
import { writtenEditionOf } from '../../reports/written.ts';
import { grounds } from '../../words/grounds.ts';
import type { TextFile, TextKind } from './text-kinds.ts';

const types: Record<TextKind, string> = { json: 'application/json', csv: 'text/csv', md: 'text/markdown' };

/** @param brand stands in Markdown; JSON and CSV are data */
export function viewReportTextFile(report: Report, kind: TextKind, edition: Edition, brand?: Pick<Brand, 'title' | 'agency'>): TextFile {
  const written = writtenEditionOf(edition, grounds);
  const text = kind === 'json' ? reportJson(report) : kind === 'csv' ? reportCsv(report, written) : reportMarkdown(report, written, brand);
  return { name: fileNameFor(report, 'audit', kind, written), type: types[kind], text };
}

/** The findings of one tool. */
export function toolTextFile(report: Report, id: ToolId, kind: 'json' | 'md', edition: Edition): TextFile {
  const written = writtenEditionOf(edition, grounds);
  return {
    name: fileNameFor(report, id, kind, written),
    type: types[kind],
    text: kind === 'json' ? toolJson(report, id, written) : toolMarkdown(report, id, written),
  };
}

export const viewPdfFileName = (report: Report, edition: Edition): string =>
  fileNameFor(report, 'audit', 'pdf', writtenEditionOf(edition, grounds));
