import type { Report } from '../../checks/core/report/report.ts';
import { deleteAutomaticSnapshot, readAutomaticSnapshots, keepOnlyComparedFacts } from './automatic-snapshots.ts';
import type { ActionOutcome } from '../messages/action-outcome.ts';
import { removeSnapshot, keepSnapshot, mostSnapshots, readSnapshots, type StoredSnapshot } from './storage.ts';
import { readReports } from './tab-reports.ts';

/** A stored snapshot, or the report of another tab of this session. `saved`: by the user. `automatic`: by an earlier audit of the page. */
export interface Snapshot extends StoredSnapshot {
  from: 'saved' | 'automatic' | 'tab';
}

/** Snapshots of the page by earlier audits, saved snapshots, and reports of other tabs of this session, newest first. @param report of the page; null if there is none */
export async function snapshotsOfPage(tabId: number | null, report: Report | null): Promise<Snapshot[]> {
  const page = report && (report.finalUrl || report.url);
  const [saved, earlier, reports] = await Promise.all([readSnapshots(), page === null ? [] : readAutomaticSnapshots(page), readReports()]);
  const others = reports
    .filter((stored) => stored.tabId !== tabId)
    .map((stored): Snapshot => ({
      id: `tab:${stored.tabId}`,
      at: stored.report.at,
      name: stored.report.finalUrl,
      report: stored.report,
      from: 'tab',
    }));
  return [
    ...saved.map((snapshot): Snapshot => ({ ...snapshot, from: 'saved' })),
    // This audit also left one.
    ...earlier.filter(({ at }) => at !== report?.at).map((snapshot): Snapshot => ({ ...snapshot, from: 'automatic' })),
    ...others,
  ].sort((a, b) => b.at.localeCompare(a.at));
}

/** @returns the outcome */
export async function saveSnapshot(report: Report): Promise<ActionOutcome> {
  try {
    const stored = await keepSnapshot({
      id: crypto.randomUUID(),
      at: report.at,
      name: report.finalUrl || report.url,
      report: keepOnlyComparedFacts(report),
    });
    return stored ? { code: 'kept' } : { code: 'tooMany', most: mostSnapshots };
  } catch {
    return { code: 'full' };
  }
}

export const deleteSnapshot = async (id: string): Promise<void> => {
  await Promise.all([removeSnapshot(id), deleteAutomaticSnapshot(id)]);
};
