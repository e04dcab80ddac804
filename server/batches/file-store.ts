import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isDiskFull, isWithoutLinks, systemErrorCode } from '../audit/system-error.ts';
import { serverWords } from '../words.ts';
import type { Marks } from './marks.ts';

/** Another process uses the store, and the two do not have the same queue: both would audit the same pages. */
export class StoreInUse extends Error {}
/** No space for another file. */
export class StorageFull extends Error {}
/** An error of writing to a disk: StorageFull if the disk is full, otherwise itself. */
export const diskError = (error: unknown): unknown =>
  isDiskFull(error) ? new StorageFull(serverWords().batches.fullDisk, { cause: error }) : error;

/** A page of a batch that has a result: its index, and whether that is a report or a failure. */
export interface SavedResult {
  index: number;
  isDone: boolean;
}

/** Files that are written completely or not at all. Paths are relative, with `/`. */
export interface FileStore {
  /** Writes a file that never changes. @returns false if it already exists @throws StorageFull */
  writeOnce(path: string, contents: Uint8Array): Promise<boolean>;
  /** Writes or replaces a file. @throws StorageFull */
  replace(path: string, contents: Uint8Array): Promise<void>;
  read(path: string): Promise<Uint8Array | null>;
  /** Names in a folder, unordered; empty if there is no such folder. */
  list(folder: string): Promise<string[]>;
  /** Removes a file or folder, if it exists. */
  remove(path: string): Promise<void>;
  /** Writes the result of a page, unless it exists. @param folder all results of the batch @throws StorageFull */
  writeResult(folder: string, result: SavedResult, contents: Uint8Array): Promise<void>;
  /** Adds the marks of all results in these shards. */
  readMarks(folder: string, shards: readonly number[], marks: Marks): Promise<void>;
}

/** Results are in folders of a thousand, called shards, because a file system may be slow with a hundred thousand files in a folder. */
export const shardPages = 1000;
export const shardOf = (index: number): number => Math.floor(index / shardPages);
export const resultPath = (folder: string, { index, isDone }: SavedResult): string =>
  `${folder}/${shardOf(index)}/${index}.${isDone ? 'done' : 'failed'}.gz`;

/** Reads marks from the names of files. */
async function readListedMarks(fileStore: Pick<FileStore, 'list'>, folder: string, shards: readonly number[], marks: Marks): Promise<void> {
  for (const shard of shards) {
    const names = await fileStore.list(`${folder}/${shard}`);
    // Results are only added, so an unchanged number means no change.
    if (!marks.hasChanged(shard, String(names.length))) continue;
    for (const name of names) {
      const [, index, state] = /^(\d{1,7})\.(done|failed)\.gz$/.exec(name) ?? [];
      if (index !== undefined) marks.set(Number(index), state === 'done');
    }
  }
}

/** Bytes that a probe writes: as many as a large result. A disk can have room for a name and none for a result. */
const probeBytes = 65_536;

/** On disk, readable by the service's own user only. Several processes may share it. */
export class DiskFileStore implements FileStore {
  readonly #root: string;
  constructor(root: string) {
    this.#root = root;
  }

  async writeOnce(path: string, contents: Uint8Array): Promise<boolean> {
    const target = join(this.#root, path);
    // Cheap check first: a file that is written again has usually existed for a while.
    if (await stat(target).then(Boolean, () => false)) return false;
    return this.#through(target, contents, async (draft) => {
      try {
        // Unlike a rename, a link never replaces another process's file.
        await link(draft, target);
      } catch (error) {
        if (systemErrorCode(error) === 'EEXIST') return false;
        if (!isWithoutLinks(error)) throw error;
        await rename(draft, target);
      }
      return true;
    });
  }

  async replace(path: string, contents: Uint8Array): Promise<void> {
    const target = join(this.#root, path);
    await this.#through(target, contents, async (draft) => {
      await rename(draft, target);
      return true;
    });
  }

  /** Writes and removes as much as a result takes. @throws StorageFull, or an error of node:fs */
  async probe(): Promise<void> {
    await this.#through(join(this.#root, 'probe'), new Uint8Array(probeBytes), async () => true);
  }

  async #through(target: string, contents: Uint8Array, publish: (draft: string) => Promise<boolean>): Promise<boolean> {
    const draft = join(dirname(target), `.${randomBytes(8).toString('hex')}`);
    try {
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      const file = await open(draft, 'wx', 0o600);
      try {
        await file.writeFile(contents);
        await file.sync();
      } finally {
        await file.close();
      }
      return await publish(draft);
    } catch (error) {
      throw diskError(error);
    } finally {
      await rm(draft, { force: true }).catch(() => undefined);
    }
  }

  async read(path: string): Promise<Uint8Array | null> {
    return readFile(join(this.#root, path)).catch(absent(null));
  }

  async list(folder: string): Promise<string[]> {
    const names = await readdir(join(this.#root, folder)).catch(absent<string[]>([]));
    return names.filter((name) => !name.startsWith('.'));
  }

  async remove(path: string): Promise<void> {
    // A page that is still being audited may write its result while the folder is being removed.
    await rm(join(this.#root, path), { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
  }

  async writeResult(folder: string, result: SavedResult, contents: Uint8Array): Promise<void> {
    await this.writeOnce(resultPath(folder, result), contents);
  }
  readMarks = (folder: string, shards: readonly number[], marks: Marks): Promise<void> => readListedMarks(this, folder, shards, marks);
}

const absent =
  <T>(instead: T) =>
  (error: unknown): T => {
    if (systemErrorCode(error) === 'ENOENT' || systemErrorCode(error) === 'ENOTDIR') return instead;
    throw error;
  };

/** In memory; lost when the process ends. */
export class MemoryFileStore implements FileStore {
  readonly #files = new Map<string, Uint8Array>();
  readonly #most: number;
  #bytes = 0;
  /** @param most maximum bytes of all files together */
  constructor(most: number) {
    this.#most = most;
  }

  async writeOnce(path: string, contents: Uint8Array): Promise<boolean> {
    if (this.#files.has(path)) return false;
    await this.replace(path, contents);
    return true;
  }

  async replace(path: string, contents: Uint8Array): Promise<void> {
    const bytes = this.#bytes - (this.#files.get(path)?.length ?? 0) + contents.length;
    if (bytes > this.#most) throw new StorageFull(serverWords().batches.fullMemory);
    this.#bytes = bytes;
    this.#files.set(path, contents);
  }

  read = async (path: string): Promise<Uint8Array | null> => this.#files.get(path) ?? null;

  async list(folder: string): Promise<string[]> {
    const start = `${folder}/`;
    const names = new Set<string>();
    for (const path of this.#files.keys()) if (path.startsWith(start)) names.add(path.slice(start.length).split('/', 1)[0]!);
    return [...names];
  }

  async remove(path: string): Promise<void> {
    for (const [name, { length }] of this.#files)
      if (name === path || name.startsWith(`${path}/`)) {
        this.#files.delete(name);
        this.#bytes -= length;
      }
  }

  async writeResult(folder: string, result: SavedResult, contents: Uint8Array): Promise<void> {
    await this.writeOnce(resultPath(folder, result), contents);
  }
  readMarks = (folder: string, shards: readonly number[], marks: Marks): Promise<void> => readListedMarks(this, folder, shards, marks);
}
