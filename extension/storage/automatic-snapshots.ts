import browser from 'webextension-polyfill';
import { areSamePage } from '../../checks/parse/urls.ts';
import type { Report } from '../../checks/core/report/report.ts';
import { isStorageFull } from '../runs/library.ts';
import { readSettings } from './settings.ts';
import * as shape from '../../checks/core/helpers/shape.ts';
import { inTurnAcrossContexts } from './lock.ts';
import { readSnapshotsAt, type StoredSnapshot } from './storage.ts';

/**
 * Snapshots that every audit of a page leaves, so that it can be compared with an earlier one. Only the worker adds them. Local storage:
 * `automatic` is the list of {@link Entry}, newest first; `automatic:<id>` is a {@link StoredSnapshot}.
 */
const keys = { list: 'automatic', one: (id: string) => `automatic:${id}` } as const;
interface Entry {
  id: string;
  /** URL of the page. */
  page: string;
  at: string;
  bytes: number;
}

/** Most snapshots of a page, and most bytes of all, about. Ours: several months of weekly audits, of some hundred pages. */
export const automaticSnapshotLimits = { ofPage: 10, bytes: 30_000_000 } as const;
/** Of audits of a page that follow each other closely, as while it is being changed, only the last is left. Milliseconds. */
const closelyMs = 3_600_000;

/** What comparing needs of a report. */
export function keepOnlyComparedFacts(report: Report): Report {
  const { page, head, headings, links, images, main, structuredData, language, response } = report.facts ?? {};
  const facts = Object.fromEntries(
    Object.entries({ page, head, headings, links, images, main, structuredData, language, response }).filter(([, fact]) => fact),
  );
  return { ...report, facts };
}

/** Saves a report, unless the user has turned that off. The oldest are deleted beyond the limits, and when storage is full. @throws the browser's error if it could not be stored otherwise */
export function keepAutomaticSnapshot(report: Report, id: string): Promise<void> {
  return inTurnAcrossContexts(async () => {
    if ((await readSettings()).snapshots === false) return;
    const page = report.finalUrl || report.url;
    const snapshot: StoredSnapshot = { id, at: report.at, name: page, report: keepOnlyComparedFacts(report) };
    const fresh: Entry = { id, page, at: report.at, bytes: JSON.stringify(snapshot).length };
    if (fresh.bytes > automaticSnapshotLimits.bytes) return;
    const before = await readList();
    const entries = withinLimits([fresh, ...before.filter((entry) => !isReplaced(entry, fresh))]);
    await remove(before.filter((entry) => !entries.includes(entry)));
    for (;;) {
      try {
        await browser.storage.local.set({ [keys.one(id)]: snapshot, [keys.list]: entries });
        return;
      } catch (error) {
        // Only room can be made by deleting others.
        if (!isStorageFull(error)) throw error;
        const oldest = entries.pop();
        if (!oldest || oldest === fresh) {
          // Not even one fits: the audit itself is unaffected.
          await browser.storage.local.remove(keys.one(id)).catch(() => undefined);
          return;
        }
        await remove([oldest]);
      }
    }
  });
}

const isReplaced = (entry: Entry, { page, at }: Entry): boolean =>
  areSamePage(entry.page, page) && Math.abs(Date.parse(at) - Date.parse(entry.at)) < closelyMs;

/** @param all newest first */
function withinLimits(all: readonly Entry[]): Entry[] {
  const [ofPages, within] = [new Map<string, number>(), [] as Entry[]];
  let bytes = 0;
  for (const entry of all) {
    const page = entry.page.split('#', 1)[0]!;
    const count = (ofPages.get(page) ?? 0) + 1;
    if (count > automaticSnapshotLimits.ofPage) continue;
    bytes += entry.bytes;
    if (bytes > automaticSnapshotLimits.bytes) break;
    ofPages.set(page, count);
    within.push(entry);
  }
  return within;
}

const remove = (entries: readonly Entry[]) => browser.storage.local.remove(entries.map(({ id }) => keys.one(id)));

/** The automatic snapshots of a page, newest first. */
export async function readAutomaticSnapshots(url: string): Promise<StoredSnapshot[]> {
  const entries = (await readList()).filter(({ page }) => areSamePage(page, url));
  return readSnapshotsAt(entries.map(({ id }) => keys.one(id)));
}

export function deleteAutomaticSnapshot(id: string): Promise<void> {
  return inTurnAcrossContexts(async () => {
    await browser.storage.local.set({ [keys.list]: (await readList()).filter((entry) => entry.id !== id) });
    await browser.storage.local.remove(keys.one(id));
  });
}

async function readList(): Promise<Entry[]> {
  const { [keys.list]: list } = await browser.storage.local.get(keys.list);
  return Array.isArray(list) ? list.filter((entry): entry is Entry => isEntry(entry)) : [];
}
const isEntry = shape.recordOf<Entry>({
  id: shape.text(200),
  page: shape.text(200_000),
  at: shape.text(100),
  bytes: shape.integer(0, 1e12),
});
