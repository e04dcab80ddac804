import type { ToolId } from '../../checks/tools.ts';
import type { Report } from '../../checks/core/report/report.ts';
import type { Brand } from '../../reports/html/brand.tsx';
import { fileNameFor } from '../../reports/file-names.ts';
import { reportAsJson, toolAsJson } from '../../reports/json.ts';
import { reportAsMarkdown, toolAsMarkdown } from '../../reports/markdown.ts';
import { reportCsv } from '../../reports/csv.ts';
import type { TextFile, TextKind } from './text-kinds.ts';
import type { FileLocale } from '../../words/locale.ts';

const types: Record<TextKind, string> = { json: 'application/json', csv: 'text/csv', md: 'text/markdown' };

/** @param brand stands in Markdown; JSON and CSV are data */
export function reportTextFile(report: Report, kind: TextKind, locale: FileLocale, brand?: Pick<Brand, 'title' | 'agency'>): TextFile {
  const text =
    kind === 'json' ? reportAsJson(report) : kind === 'csv' ? reportCsv(report, locale) : reportAsMarkdown(report, locale, brand);
  return { name: fileNameFor(report, 'audit', kind, locale), type: types[kind], text };
}

/** The findings of one tool. */
export function toolTextFile(report: Report, id: ToolId, kind: 'json' | 'md', locale: FileLocale): TextFile {
  return {
    name: fileNameFor(report, id, kind, locale),
    type: types[kind],
    text: kind === 'json' ? toolAsJson(report, id, locale) : toolAsMarkdown(report, id, locale),
  };
}
