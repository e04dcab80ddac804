import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { KnownFacts } from '../../checks/core/facts.ts';
import type { Digest } from '../../checks/core/report/digest.ts';
import type { Report } from '../../checks/core/report/report.ts';
import { isDigest, isFacts, isReport } from '../storage/report-shape.ts';
import { noteUnreadable } from '../storage/set-aside.ts';
import * as shape from '../../checks/core/helpers/shape.ts';

/**
 * The stored library: reports of bulk audits, and files made from them. IndexedDB, one record per page under [run, job].
 *
 * | store   | key              | value                                                                     |
 * |---------|------------------|---------------------------------------------------------------------------|
 * | digests | [run id, job id] | {@link Digest}: what tables need. If it exists, the page is stored         |
 * | reports | [run id, job id] | the report without its facts, as JSON                                     |
 * | facts   | [run id, job id] | its facts as JSON in gzip: most of a report, and rarely read               |
 * | files   | file id          | {@link StoredFile}                                                          |
 */
interface Schema extends DBSchema {
  digests: { key: PageKey; value: Digest };
  reports: { key: PageKey; value: string };
  facts: { key: PageKey; value: ArrayBuffer };
  files: { key: string; value: StoredFile };
}
type PageKey = [runId: string, jobId: string];
interface StoredFile {
  id: string;
  name: string;
  blob: Blob;
  at: number;
}

const pageStores = ['digests', 'reports', 'facts'] as const;

/** Opened when first needed, and again after the browser has closed it. */
let opened: Promise<IDBPDatabase<Schema>> | undefined;
function library(): Promise<IDBPDatabase<Schema>> {
  const forget = () => {
    opened = undefined;
  };
  opened ??= openDB<Schema>('library', 1, {
    upgrade(db) {
      for (const store of pageStores) db.createObjectStore(store);
      db.createObjectStore('files', { keyPath: 'id' });
    },
    // Another context wants to delete or upgrade it; it is opened again when needed.
    blocking(_current, _blocked, event) {
      (event.target as IDBDatabase).close();
      forget();
    },
    terminated: forget,
  }).catch((error: unknown) => {
    forget();
    throw error;
  });
  return opened;
}

/**
 * Stores one audited page: all of it or nothing. A page that is already stored stays unchanged.
 * @throws the browser's error if storage is full ({@link isStorageFull}) or the database cannot be used
 */
export async function keepPage(runId: string, jobId: string, report: Report, digest: Digest): Promise<'kept' | 'already'> {
  const { facts, ...judged } = report;
  const json = JSON.stringify(judged);
  // Before the transaction: awaiting anything else inside it would end it.
  const packed = facts ? await pack(JSON.stringify(facts)) : null;
  const db = await library();
  const key: PageKey = [runId, jobId];
  const transaction = db.transaction(pageStores, 'readwrite');
  // A failed request rejects directly and through `done`; handling one of them is enough.
  transaction.done.catch(() => {});
  if ((await transaction.objectStore('digests').getKey(key)) !== undefined) {
    await transaction.done;
    return 'already';
  }
  await Promise.all([
    transaction.objectStore('reports').put(json, key),
    packed && transaction.objectStore('facts').put(packed, key),
    transaction.objectStore('digests').put(digest, key),
    transaction.done,
  ]);
  return 'kept';
}

/** Whether the browser could not write because storage is full. */
export function isStorageFull(error: unknown): boolean {
  if (!(error instanceof Error) && !(error instanceof DOMException)) return false;
  return error.name === 'QuotaExceededError' || /quota|no space|disk is full|storage is full|FILE_ERROR_NO_SPACE/i.test(error.message);
}

/** The stored report of a page, optionally with its facts; null if there is none. */
export async function readReport(runId: string, jobId: string, { facts = true } = {}): Promise<Report | null> {
  const db = await library();
  const json = await db.get('reports', [runId, jobId]);
  if (json === undefined) return null;
  const report = shape.parseShortJson(json, mostJson);
  if (!isReport(report)) {
    await noteUnreadable(`page:${runId}:${jobId}`, { what: 'report', how: 'left' });
    return null;
  }
  const packed = facts ? await db.get('facts', [runId, jobId]) : undefined;
  if (packed === undefined) return report;
  const unpacked = await readFacts(packed);
  if (unpacked) return { ...report, facts: unpacked };
  await noteUnreadable(`page:${runId}:${jobId}`, { what: 'facts', how: 'left' });
  return report;
}

/** Maximum characters of a stored text that is read: we never write larger ones. */
const mostJson = 200_000_000;
async function readFacts(packed: unknown): Promise<KnownFacts | null> {
  if (!(packed instanceof ArrayBuffer) || packed.byteLength > mostJson) return null;
  const facts = shape.parseShortJson(await unpack(packed).catch(() => undefined), mostJson);
  return isFacts(facts) ? facts : null;
}

/** Digests of the stored pages of a run, by job id. */
export async function readDigests(runId: string): Promise<{ jobId: string; digest: Digest }[]> {
  const transaction = (await library()).transaction('digests');
  const [keys, digests] = await Promise.all([transaction.store.getAllKeys(pagesOf(runId)), transaction.store.getAll(pagesOf(runId))]);
  const whole = keys.flatMap(([, jobId], index) => (isDigest(digests[index]) ? [{ jobId, digest: digests[index] }] : []));
  if (whole.length < keys.length) await noteUnreadable(`pages:${runId}`, { what: 'results', how: 'left' });
  return whole;
}

/** Ids of the jobs whose page is stored. */
export async function jobIdsInLibrary(runId: string): Promise<Set<string>> {
  const keys = await (await library()).getAllKeys('digests', pagesOf(runId));
  return new Set(keys.map(([, jobId]) => jobId));
}

export async function deletePages(runId: string): Promise<void> {
  const transaction = (await library()).transaction(pageStores, 'readwrite');
  await Promise.all([...pageStores.map((store) => transaction.objectStore(store).delete(pagesOf(runId))), transaction.done]);
}

/** Deletes pages of runs that no longer exist, left by a worker that was stopped while deleting. */
export async function deleteOrphans(runIds: ReadonlySet<string>): Promise<void> {
  const db = await library();
  const orphans = new Set<string>();
  let cursor = await db.transaction('digests').store.openKeyCursor();
  while (cursor) {
    const [runId] = cursor.primaryKey;
    if (!runIds.has(runId)) orphans.add(runId);
    cursor = await cursor.continue([runId, last as unknown as string]);
  }
  for (const runId of orphans) await deletePages(runId);
}

/** Arrays sort behind all strings. */
const last: never[] = [];
const pagesOf = (runId: string) => IDBKeyRange.bound([runId], [runId, last]);

/** Approximate bytes of the reports of bulk audits. */
export async function librarySize(): Promise<number> {
  const { store: reports } = (await library()).transaction('reports');
  let size = 0;
  for (let cursor = await reports.openCursor(); cursor; cursor = await cursor.continue()) size += cursor.value.length;
  const { store: facts } = (await library()).transaction('facts');
  for (let cursor = await facts.openCursor(); cursor; cursor = await cursor.continue()) size += cursor.value.byteLength;
  return size;
}

// ── Files ────────────────────────────────────────────────────────────────────────────────────────

export async function keepFile(id: string, name: string, blob: Blob): Promise<void> {
  await (await library()).put('files', { id, name, blob, at: Date.now() });
}

export async function readFile(id: string): Promise<{ name: string; blob: Blob } | null> {
  const file = await (await library()).get('files', id);
  return typeof file?.name === 'string' && file.blob instanceof Blob ? { name: file.name, blob: file.blob } : null;
}

export async function deleteFile(id: string): Promise<void> {
  await (await library()).delete('files', id);
}

/** Deletes files that were never saved: normally, a file is saved right after it was created. */
export async function deleteOldFiles(before: number): Promise<void> {
  const db = await library();
  for (const { id, at } of await db.getAll('files')) if (!(at >= before)) await db.delete('files', id);
}

// ── gzip ─────────────────────────────────────────────────────────────────────────────────────────

const pack = (text: string) => new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))).arrayBuffer();
const unpack = (packed: ArrayBuffer) => new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'))).text();
