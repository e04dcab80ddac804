import type { Report, ToolId } from '../checks/index.ts';
import { signalIdsOf, type Edition } from './edition.ts';

export const reportJson = (report: Report): string => `${JSON.stringify(report, null, 2)}\n`;

/** The findings of one tool. */
export const toolJson = (report: Report, id: ToolId, edition: Edition): string => {
  const ids = signalIdsOf(edition, id);
  const signals = report.signals.filter((entry) => ids.includes(entry.id));
  return `${JSON.stringify({ schemaVersion: report.schemaVersion, url: report.finalUrl, at: report.at, tool: id, signals }, null, 2)}\n`;
};
