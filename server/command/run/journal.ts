import { randomBytes } from 'node:crypto';
import { mkdir, open as openFile, readdir, readFile, rm, rmdir, stat, type FileHandle } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { parseUrl } from '../../../checks/index.ts';
import { systemMessage, systemCode, wrongUsage } from '../failure.ts';
import { commandWords as words } from '../../../words/en/server/command.ts';
import { writeFailure } from '../write-failure.ts';
import { readRow, shortOf, type RowDigest, type RunRow } from '../../audit/row.ts';

/** What a run is of. Headers and cookies are not in it. */
export interface Manifest {
  schemaVersion: string;
  /** Epoch milliseconds. */
  createdAt: number;
  urls: string[];
  allowOrigins: string[];
  headerOrigins: string[];
  /** Settings of pages; a run goes on only with the same. */
  fingerprint: string;
}

const [manifestName, resultsName] = ['run.json', 'results.ndjson'];
const manifestVersion = '1.0';

/** Of this version or one that only adds to it. */
function isManifest(value: unknown): value is Manifest {
  if (typeof value !== 'object' || value === null) return false;
  const { schemaVersion, createdAt, urls, allowOrigins, headerOrigins, fingerprint } = value as Partial<Manifest>;
  const areUrls = (list: unknown) =>
    Array.isArray(list) && list.every((one) => typeof one === 'string' && /^https?:\/\//.test(one) && parseUrl(one) !== null);
  return (
    typeof schemaVersion === 'string' &&
    schemaVersion.startsWith('1.') &&
    Number.isFinite(createdAt) &&
    typeof fingerprint === 'string' &&
    [urls, allowOrigins, headerOrigins].every(areUrls)
  );
}

/**
 * A run on disk: what it is of, and a line for each page as it ends, written through to the disk. After a crash everything is there
 * but the line that was being written, and it is audited again.
 */
export class Journal {
  readonly dir: string;
  readonly #file: FileHandle;
  /** Where the last line of each page begins and how long it is, in bytes. */
  readonly #places: Places;
  #end: number;
  #writing: Promise<void> = Promise.resolve();

  private constructor(dir: string, file: FileHandle, places: Places, end: number) {
    this.dir = dir;
    this.#file = file;
    this.#places = places;
    this.#end = end;
  }

  /** A new run. @param dir null for one of its own in `.pageloupe` below `cwd` */
  static async create(
    cwd: string,
    dir: string | null,
    manifest: Omit<Manifest, 'schemaVersion'>,
    open: typeof openFile = openFile,
  ): Promise<Journal> {
    const isSameRun =
      dir ??
      join(
        cwd,
        '.pageloupe',
        `${new Date(manifest.createdAt).toISOString().slice(0, 19).replace(/[:T]/g, '-')}-${randomBytes(3).toString('hex')}`,
      );
    try {
      await mkdir(isSameRun, { recursive: true });
      const file = await open(join(isSameRun, manifestName), 'w');
      try {
        await file.writeFile(`${JSON.stringify({ schemaVersion: manifestVersion, ...manifest }, null, 1)}\n`);
        await file.datasync();
      } finally {
        await file.close();
      }
      return new Journal(isSameRun, await open(join(isSameRun, resultsName), 'w+'), new Map(), 0);
    } catch (error) {
      throw writeFailure(isSameRun, error);
    }
  }

  /**
   * A run that was begun before; null when there is none in the folder. A last line without its end is cut off.
   * @throws CommandFailed when it cannot be read
   */
  static async open(dir: string): Promise<{ journal: Journal; manifest: Manifest; rows: RowDigest[] } | null> {
    let manifest: unknown;
    try {
      manifest = JSON.parse(await readFile(join(dir, manifestName), 'utf8'));
    } catch (error) {
      if (systemCode(error) === 'ENOENT') return null;
      throw wrongUsage(words.run.badRun({ dir, why: systemMessage(error) }));
    }
    if (!isManifest(manifest)) throw wrongUsage(words.run.badRun({ dir, why: words.run.noManifest({ file: manifestName }) }));
    const { urls } = manifest;
    try {
      const file = await openFile(
        join(dir, resultsName),
        await stat(join(dir, resultsName)).then(
          () => 'r+',
          () => 'w+',
        ),
      );
      // A row of another run is no page of this one.
      const { rows, places, end } = await scan(file, ({ index, url }) => (urls[index] === url ? index : null));
      await file.truncate(end);
      return { journal: new Journal(dir, file, places, end), manifest, rows: [...rows.values()] };
    } catch (error) {
      throw writeFailure(dir, error);
    }
  }

  /** How many pages have a line. */
  get size(): number {
    return this.#places.size;
  }

  /** Written when it resolves. @throws CommandFailed when the disk is full */
  async append(row: RunRow): Promise<void> {
    const line = Buffer.from(`${JSON.stringify(row)}\n`);
    const written = this.#writing.then(() => this.#write(row.index, line));
    this.#writing = written.catch(() => undefined);
    return written;
  }

  async #write(index: number, line: Buffer): Promise<void> {
    try {
      await this.#file.write(line, 0, line.length, this.#end);
      await this.#file.datasync();
    } catch (error) {
      throw writeFailure(join(this.dir, resultsName), error);
    }
    this.#places.set(index, { at: this.#end, length: line.length });
    this.#end += line.length;
  }

  /** The last that was written of a page. */
  async read(index: number): Promise<RunRow | null> {
    return readPlace(this.#file, this.#places.get(index));
  }

  async close(): Promise<void> {
    await this.#writing;
    await this.#file.close();
  }

  /** Nobody will go on with it. */
  async remove(): Promise<void> {
    await this.close();
    await rm(this.dir, { recursive: true, force: true });
    // The folder of all runs, where this was the last.
    const folder = dirname(this.dir);
    if ((await readdir(folder).catch(() => ['?'])).length === 0) await rmdir(folder).catch(() => undefined);
  }
}

const chunkBytes = 1_000_000;

/** Results that were saved, for reading. Pages are numbered as they come; the last line of a URL wins, so that files of shards can be put together. */
export interface SavedRows {
  rows: RowDigest[];
  read(index: number): Promise<RunRow | null>;
  close(): Promise<void>;
}

/** @param names of files, by the folder `cwd` @throws CommandFailed when one has no results */
export async function openSavedRows(names: readonly string[], cwd: string): Promise<SavedRows> {
  const files: FileHandle[] = [];
  const close = async () => {
    await Promise.all(files.map((file) => file.close()));
  };
  const numbers = new Map<string, number>();
  const all = new Map<number, { row: RowDigest; file: FileHandle; place: { at: number; length: number } }>();
  try {
    for (const name of names) {
      const cannot = (error: unknown) => {
        throw wrongUsage(words.usage.file({ file: name, why: systemMessage(error) }));
      };
      const file = await openFile(resolve(cwd, name), 'r').catch(cannot);
      files.push(file);
      const { rows, places, bad } = await scan(file, ({ url }) => {
        const number = numbers.get(url) ?? numbers.size;
        numbers.set(url, number);
        return number;
      }).catch(cannot);
      if (bad !== null) throw wrongUsage(words.assert.badRow({ file: name, line: bad }));
      for (const [index, row] of rows) all.set(index, { row: { ...row, index }, file, place: places.get(index)! });
    }
    // A shard of a short list may have no page; all of them together have.
    if (all.size === 0) throw wrongUsage(words.assert.noRows({ file: names[0]! }));
  } catch (error) {
    await close();
    throw error;
  }
  return {
    rows: [...all.values()].map(({ row }) => row).toSorted((a, b) => a.index - b.index),
    close,
    async read(index) {
      const found = all.get(index);
      return found ? readPlace(found.file, found.place) : null;
    },
  };
}

type Places = Map<number, { at: number; length: number }>;
async function readPlace(file: FileHandle, place: { at: number; length: number } | undefined): Promise<RunRow | null> {
  if (!place) return null;
  const { buffer } = await file.read(Buffer.alloc(place.length), 0, place.length, place.at);
  return readRow(buffer.toString('utf8'));
}

/**
 * The rows of a file, the last of each key; a row without one is passed over.
 * @returns `end`: where the last whole line ends; `bad`: number of the first line that is no row, from 1
 */
async function scan(
  file: FileHandle,
  keyOf: (row: RunRow) => number | null,
): Promise<{ rows: Map<number, RowDigest>; places: Places; end: number; bad: number | null }> {
  const rows = new Map<number, RowDigest>();
  const places: Places = new Map();
  let [lines, bad] = [0, null as number | null];
  let [parts, begin, position] = [[] as Buffer[], 0, 0];
  for (;;) {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(chunkBytes), 0, chunkBytes, position);
    if (bytesRead === 0) {
      if (parts.some(({ length }) => length > 0)) bad ??= lines + 1;
      return { rows, places, end: begin, bad };
    }
    let rest = buffer.subarray(0, bytesRead);
    for (let at = rest.indexOf(10); at !== -1; at = rest.indexOf(10)) {
      const line = Buffer.concat([...parts, rest.subarray(0, at + 1)]);
      const row = readRow(line.toString('utf8'));
      lines += 1;
      const key = row && keyOf(row);
      if (row && key !== null) {
        rows.set(key, shortOf(row));
        places.set(key, { at: begin, length: line.length });
      } else bad ??= lines;
      begin += line.length;
      parts = [];
      rest = rest.subarray(at + 1);
    }
    parts.push(rest);
    position += bytesRead;
  }
}
