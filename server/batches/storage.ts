/** Storage of batches and their results: a folder, PostgreSQL, or memory. */
import { access } from 'node:fs/promises';
import { makeFolder } from '../audit/make-folder.ts';
import { describeSystemError, describeWriteError } from '../audit/system-error.ts';
import { postgresErrorText, errorWithCode, probeInTime } from '../database/server-errors.ts';
import { FileLocked, lockFolder } from './lock-file.ts';
import { DiskFileStore, MemoryFileStore, StorageFull, StoreInUse, type FileStore } from './file-store.ts';
import { serverWords } from '../words.ts';

/** Why batches cannot be opened; the message is shown to the person who starts the service. */
export class BatchesRefused extends Error {}

export interface Storage {
  fileStore: FileStore;
  /** Survives the process. */
  durable: boolean;
  /** Tries what saving a result needs. @returns faults, one sentence each */
  faults(): Promise<readonly string[]>;
  close(): Promise<void>;
}
export interface StorageSetup {
  /** Folder of batches and of this process's queue. */
  data: string | null;
  /** `postgres://…` for batches and results, instead of the folder. */
  storeUrl: string | null;
  /** ID of the queue with which other processes use the same storage; null if this process uses it alone. */
  queueId: string | null;
  log(event: object, message: string): void;
}

/** Maximum bytes of batches in memory. */
const memoryBytes = 250_000_000;

const isBatchPostgresUrl = (url: string | null): boolean => url !== null && /^postgres(?:ql)?:\/\//.test(url);

/** The store of a setup: a PostgreSQL queue stores results too. */
export const storeUrlOf = ({ data, storeUrl, queueUrl }: BatchPlaces): string | null =>
  storeUrl ?? (data === null && isBatchPostgresUrl(queueUrl) ? queueUrl : null);

/** Where batches wait and are stored: a folder, URLs of servers, or null. */
export interface BatchPlaces {
  data: string | null;
  storeUrl: string | null;
  queueUrl: string | null;
}

/**
 * Refuses settings that do not fit each other, before anything is opened: a browser takes seconds.
 * @param works whether this process works on the batches that it accepts @throws BatchesRefused
 */
export function refuseUnusablePlaces(places: BatchPlaces, works: boolean): void {
  const { data, storeUrl, queueUrl } = places;
  if (!works && queueUrl === null) throw new BatchesRefused(serverWords().batches.workerNeedsQueue);
  if (queueUrl !== null && !/^(?:rediss?|postgres(?:ql)?):\/\//.test(queueUrl))
    throw new BatchesRefused(serverWords().batches.unknownQueue({ url: queueUrl }));
  if (queueUrl !== null && (storeUrlOf(places) ?? data) === null) throw new BatchesRefused(serverWords().batches.queueNeedsStore);
  if (storeUrl !== null && !isBatchPostgresUrl(storeUrl)) throw new BatchesRefused(serverWords().batches.unknownStore({ url: storeUrl }));
}

/** @throws BatchesRefused */
export async function openStorage({ data, storeUrl, queueId, log }: StorageSetup): Promise<Storage> {
  const free = data === null ? async () => undefined : await openFolder(data, queueId);
  if (storeUrl === null) {
    if (data === null) return { fileStore: new MemoryFileStore(memoryBytes), durable: false, faults: async () => [], close: free };
    const fileStore = new DiskFileStore(data);
    return { fileStore, durable: true, faults: folderFaults(data, fileStore), close: free };
  }
  try {
    const { PostgresFileStore } = await import('./postgres-file-store.ts');
    const fileStore = await PostgresFileStore.open(storeUrl, queueId, (error) =>
      log({ reason: errorWithCode(error) }, 'the store of batches reported an error'),
    );
    const probe = probeInTime(() => fileStore.probe());
    return {
      fileStore,
      durable: true,
      faults: () =>
        probe().then(
          () => [],
          (error: unknown) => [storeFault(error, storeUrl)],
        ),
      async close() {
        await fileStore.close();
        await free();
      },
    };
  } catch (error) {
    await free();
    throw new BatchesRefused(storeFault(error, storeUrl));
  }
}

const storeFault = (error: unknown, url: string): string =>
  error instanceof StoreInUse ? serverWords().batches.storeInUse : serverWords().batches.storeAway({ why: postgresErrorText(error, url) });

function folderFaults(folder: string, fileStore: DiskFileStore): Storage['faults'] {
  // A folder that is gone, such as that of a disk that is not mounted anymore, must not be created again where nobody looks for it.
  const probe = probeInTime(() => access(folder).then(() => fileStore.probe()));
  return () =>
    probe().then(
      () => [],
      (error: unknown) => {
        const cause = error instanceof StorageFull ? error.cause : error;
        return [serverWords().batches.badFolder({ folder, why: describeSystemError(cause) })];
      },
    );
}

/** Creates the folder and locks it, as lockFolder does. @returns function that unlocks it @throws BatchesRefused */
async function openFolder(folder: string, queueId: string | null): Promise<() => Promise<void>> {
  try {
    makeFolder(folder, 0o700);
    return await lockFolder(folder, queueId);
  } catch (error) {
    throw new BatchesRefused(
      error instanceof FileLocked
        ? serverWords().batches.folderInUse({ folder, pid: error.pid, file: error.file })
        : serverWords().batches.badFolder({ folder, why: describeWriteError(error) }),
    );
  }
}
