import type { ToolId } from '../checks/tools.ts';
import type { Report } from '../checks/core/report/report.ts';
import { signalsOfTool } from './catalogue.ts';
import type { Locale } from '../words/locale.ts';

/**
 * Equivalent JSON without characters that control a terminal, separate lines, or embed, override or isolate the text direction
 * (JSON.stringify only escapes those up to U+001F). Others that are invisible stay: scripts need some of them.
 */
export const escapeControls = (json: string): string =>
  json.replace(/[\u007f-\u009f\u2028-\u202e\u2066-\u2069]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);

export const reportAsJson = (report: Report): string => `${escapeControls(JSON.stringify(report, null, 2))}\n`;

/** The findings of one tool. */
export const toolAsJson = (report: Report, id: ToolId, locale: Locale): string => {
  const ids = signalsOfTool(locale, id);
  const signals = report.signals.filter((entry) => ids.includes(entry.id));
  return `${escapeControls(JSON.stringify({ schemaVersion: report.schemaVersion, url: report.finalUrl, at: report.at, tool: id, signals }, null, 2))}\n`;
};
