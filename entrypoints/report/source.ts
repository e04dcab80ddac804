import { bulkReportAddress } from '../../bridge/bulk-addresses.ts';

/** Whose report the report page shows. */
export type ReportSource = { tabId: number } | { runId: string; jobId: string };

/** Prefix of the name of a view: `#tab=<id>` for the audit of a tab, `#run=<id>&page=<job id>` for a page of a bulk audit, as the bulk page writes it. */
export const viewBase = (source: ReportSource): string =>
  'tabId' in source ? `#tab=${source.tabId}&` : `${bulkReportAddress(source.runId, source.jobId)}&`;

/** Null for a URL without a report. */
export function sourceOf(hash: string): ReportSource | null {
  const [, tab, run, page] = /^#(?:tab=(\d{1,15})|run=([^&]+)&page=([^&]+))(?:&|$)/.exec(hash) ?? [];
  if (tab !== undefined) return { tabId: Number(tab) };
  if (run === undefined || page === undefined) return null;
  try {
    return { runId: decodeURIComponent(run), jobId: decodeURIComponent(page) };
  } catch {
    return null;
  }
}
