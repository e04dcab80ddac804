import type { Report } from '../checks/doors/report.ts';
import type { PageNews } from './page-news.ts';
import { deleteStoredSnapshot, keepSnapshot, mostSnapshots, readStoredSnapshots, type StoredSnapshot } from './storage.ts';
import { readStoredReports } from './tab-reports.ts';

/** A stored snapshot, or the report of another tab of this session. */
export interface Snapshot extends StoredSnapshot {
  tab: boolean;
}

/** Saved snapshots, and reports of other tabs of this session, newest first. */
export async function listStoredSnapshots(tabId: number | null): Promise<Snapshot[]> {
  const [saved, reports] = await Promise.all([readStoredSnapshots(), readStoredReports()]);
  const others = reports
    .filter((stored) => stored.tabId !== tabId)
    .map((stored): Snapshot => ({
      id: `tab:${stored.tabId}`,
      at: stored.report.at,
      name: stored.report.finalUrl,
      report: stored.report,
      tab: true,
    }));
  return [...saved.map((snapshot) => ({ ...snapshot, tab: false })), ...others].sort((a, b) => b.at.localeCompare(a.at));
}

/** @returns the outcome */
export async function saveSnapshot(report: Report): Promise<PageNews> {
  try {
    const stored = await keepSnapshot({
      id: crypto.randomUUID(),
      at: report.at,
      name: report.finalUrl || report.url,
      report: slim(report),
    });
    return stored ? { code: 'kept' } : { code: 'tooMany', most: mostSnapshots };
  } catch {
    return { code: 'full' };
  }
}

export { deleteStoredSnapshot };

/** A snapshot contains only what is compared, so that thirty fit. */
function slim(report: Report): Report {
  const { page, head, headings, links, images, main, structuredData, language, response } = report.facts ?? {};
  const facts = Object.fromEntries(
    Object.entries({ page, head, headings, links, images, main, structuredData, language, response }).filter(([, fact]) => fact),
  );
  return { ...report, facts };
}
