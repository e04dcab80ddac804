import { randomBytes } from 'node:crypto';
import { mkdtemp, open as openFile, readdir, readFile, rename, rm, rmdir, stat, type FileHandle } from 'node:fs/promises';
import { createReadStream, createWriteStream } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { serialQueue } from '../../../checks/core/helpers/serial-queue.ts';
import * as shape from '../../../checks/core/helpers/shape.ts';
import { exclusionReasons } from '../../../checks/site/crawl.ts';
import { FileLocked, lockFile } from '../../batches/lock-file.ts';
import type { FrontierEntry } from '../../crawl/frontier.ts';
import type { CrawlSettings } from '../config/settings.ts';
import { CommandFailed, describeSystemError, systemErrorCode, usageError } from '../failure.ts';
import { serverWords } from '../../words.ts';
import { makeFolder } from '../../audit/make-folder.ts';
import { writeAll } from '../../audit/documents/write-all.ts';
import { areLosses, joinLosses, parseLossesLine, type RunLoss } from '../../audit/run-losses.ts';
import { writeFailure } from '../write-failure.ts';
import { pageUrlShape, parseRow, rowDigest, type RowDigest, type RunRow } from '../../audit/row.ts';

/** The manifest of a run: its pages and settings. Never contains headers or cookies. */
export interface Manifest {
  schemaVersion: string;
  /** Epoch milliseconds. */
  createdAt: number;
  /** All pages; for a crawl, those that were named. */
  urls: string[];
  /** Files that sitemaps of a crawl list: only their status is read. Absent if there are none. */
  files?: string[];
  /** How links are followed; absent if none are. */
  crawl?: CrawlSettings;
  /** Sitemaps that could not be read completely; absent if there are none. */
  losses?: RunLoss[];
  allowOrigins: string[];
  headerOrigins: string[];
  /** Digest of the page settings; a run can be resumed only with the same settings. */
  fingerprint: string;
}

const [manifestName, resultsName, placesName, frontierName] = ['run.json', 'results.ndjson', 'places.txt', 'frontier.ndjson'];
const manifestVersion = '1.0';
/** Folder of runs for which the user named none, below the current one. */
const runsName = '.pageloupe';
const nameOfRun = (createdAt: number): string =>
  `${new Date(createdAt).toISOString().slice(0, 19).replace(/[:T]/g, '-')}-${randomBytes(3).toString('hex')}`;

const whole = shape.integer();
const texts = shape.list(shape.anyText);
const pageUrls = shape.list(pageUrlShape);

/** Whether the manifest is from this version or one that only adds to it. */
const isReadableManifest = shape.recordOf<Manifest>({
  schemaVersion: (value): value is string => /^1\.\d+$/.test(String(value)),
  createdAt: shape.number(),
  urls: pageUrls,
  crawl: shape.optional(
    shape.object({
      plan: shape.object({ start: pageUrlShape, limit: whole, depth: shape.nullable(whole), include: texts, exclude: texts }),
      ignoreRobots: shape.optional(texts),
      seed: shape.nullable(whole),
    }),
  ),
  files: shape.optional(pageUrls),
  losses: shape.optional(areLosses),
  allowOrigins: pageUrls,
  headerOrigins: pageUrls,
  fingerprint: shape.anyText,
});

const isEntry = shape.recordOf<FrontierEntry>({
  from: shape.nullable(whole),
  pages: pageUrls,
  shorter: shape.list(whole),
  skipped: (value): value is FrontierEntry['skipped'] =>
    Array.isArray(value) && value.every((one) => Array.isArray(one) && pageUrlShape(one[0]) && exclusionReasons.includes(one[1])),
  text: shape.optional(shape.anyText),
});

/** Parses a line of frontier.ndjson; null if it is invalid. */
function readEntry(line: string): FrontierEntry | null {
  const entry = shape.parseShortJson(line, Infinity);
  return isEntry(entry) ? entry : null;
}

/**
 * Keeps other processes from continuing the run in a folder, which is made if it is not there.
 * @returns function that frees it @throws CommandFailed if another process has it
 */
export async function lockRun(dir: string): Promise<() => Promise<void>> {
  try {
    makeFolder(dir);
    const free = await lockFile(join(dir, 'run.pid'));
    return async () => {
      await free();
      // If no run was begun.
      await rmdir(dir).catch(() => undefined);
    };
  } catch (error) {
    if (error instanceof FileLocked) throw usageError(serverWords().commands.run.inUse({ dir, pid: error.pid, file: error.file }));
    throw writeFailure(dir, error);
  }
}

/**
 * A run on disk: its manifest, and one line per ended page, flushed to disk. After a crash, at most the line
 * that was being written is missing, and its page is audited again.
 */
export class RunJournal {
  readonly dir: string;
  readonly #results: FileHandle;
  /** Offset and length in bytes of the last line of each page, as in `#places`, so that a run can resume without reading its rows. */
  readonly #index: Appending;
  readonly #frontier: Appending | null;
  readonly #places: Places;
  #end: number;
  readonly #queue = serialQueue();

  private constructor(dir: string, files: Files, places: Places, end: number) {
    this.dir = dir;
    [this.#results, this.#index, this.#frontier] = [files.results, files.index, files.frontier];
    this.#places = places;
    this.#end = end;
  }

  /** Creates a new run. @param dir null for a new folder in `.pageloupe` below `cwd`, or where that cannot be written, among temporary files */
  static async create(
    cwd: string,
    dir: string | null,
    manifest: Omit<Manifest, 'schemaVersion'>,
    open: typeof openFile = openFile,
  ): Promise<RunJournal> {
    let folder = dir ?? join(cwd, runsName, nameOfRun(manifest.createdAt));
    try {
      try {
        makeFolder(folder);
      } catch (error) {
        // The user named no folder, and a container may be read-only here.
        if (dir !== null) throw error;
        folder = await mkdtemp(join(tmpdir(), 'pageloupe-run-'));
      }
      // A run that could not be begun, or was killed, leaves no half a manifest.
      const draft = join(folder, `${manifestName}.draft`);
      const file = await open(draft, 'w');
      try {
        await file.writeFile(`${JSON.stringify({ schemaVersion: manifestVersion, ...manifest }, null, 1)}\n`);
        await file.datasync();
      } finally {
        await file.close();
      }
      await rename(draft, join(folder, manifestName));
      const files = {
        results: await open(join(folder, resultsName), 'w+'),
        index: new Appending(await open(join(folder, placesName), 'w+')),
        frontier: manifest.crawl ? new Appending(await open(join(folder, frontierName), 'w+')) : null,
      };
      return new RunJournal(folder, files, new Map(), 0);
    } catch (error) {
      throw writeFailure(folder, error);
    }
  }

  /**
   * Opens an earlier run; null if there is none in the folder. An incomplete last line is cut off.
   * @throws CommandFailed if it cannot be read
   */
  static async open(dir: string): Promise<Opened | null> {
    let manifest: unknown;
    try {
      manifest = shape.parseShortJson(await readFile(join(dir, manifestName), 'utf8'), Infinity);
    } catch (error) {
      if (systemErrorCode(error) === 'ENOENT') return null;
      throw usageError(serverWords().commands.run.badRun({ dir, why: describeSystemError(error) }));
    }
    if (!isReadableManifest(manifest))
      throw usageError(serverWords().commands.run.badRun({ dir, why: serverWords().commands.run.noManifest({ file: manifestName }) }));
    const opened: FileHandle[] = [];
    const openInDir = async (name: string) => {
      const file = await openOrMake(join(dir, name));
      opened.push(file);
      return file;
    };
    try {
      const results = await openInDir(resultsName);
      const index = new Appending(await openInDir(placesName));
      const frontier = manifest.crawl ? new Appending(await openInDir(frontierName)) : null;
      const entries = frontier ? await readFrontier(frontier, dir) : [];
      const urls = manifest.crawl ? entries.flatMap(({ pages }) => pages) : manifest.urls;
      const indexed = await readIndex(index.file, (await results.stat()).size, urls.length);
      // A row whose length changed moves all rows after it.
      if (!(await endsWithItsRow(results, indexed))) Object.assign(indexed, { places: new Map(), end: 0, bytes: 0 });
      // Reads rows written after the last line of the index. A row of another run is not a page of this one.
      const { rows, places, end } = await scan(results, (row) => (urls[row.index] === row.url ? row.index : null), indexed.end);
      await results.truncate(end);
      await index.cut(indexed.bytes);
      for (const [page, place] of places) {
        const state = rows.get(page)!.state;
        indexed.places.set(page, place);
        indexed.done[state === 'done' ? 'add' : 'delete'](page);
        await index.append(indexLine(page, place, state));
      }
      return {
        journal: new RunJournal(dir, { results, index, frontier }, indexed.places, end),
        manifest,
        done: [...indexed.done],
        entries,
      };
    } catch (error) {
      await Promise.all(opened.map((file) => file.close()));
      throw error instanceof CommandFailed ? error : writeFailure(dir, error);
    }
  }

  /** File with the rows. */
  get rows(): string {
    return join(this.dir, resultsName);
  }

  /** Number of pages that have a row. */
  get size(): number {
    return this.#places.size;
  }

  /** Saved when it resolves. @throws CommandFailed if the disk is full */
  async append(row: RunRow): Promise<void> {
    const line = Buffer.from(`${JSON.stringify(row)}\n`);
    return this.#inTurn(resultsName, async () => {
      await writeAll(this.#results, line, this.#end);
      await this.#results.datasync();
      const place = { at: this.#end, length: line.length };
      this.#places.set(row.index, place);
      this.#end += line.length;
      await this.#index.append(indexLine(row.index, place, row.state));
    });
  }

  /** Saves the links of a crawled page. Called before its row is written, so that no page with a row lacks its links. @throws CommandFailed when the disk is full */
  async appendFound(entry: FrontierEntry): Promise<void> {
    return this.#inTurn(frontierName, async () => {
      await this.#frontier?.append(`${JSON.stringify(entry)}\n`);
    });
  }

  /** The last row of a page; null without one, or if the row is damaged. */
  async read(index: number): Promise<RunRow | null> {
    const place = this.#places.get(index);
    const row = await readPlace(this.#results, place);
    if (row?.index === index) return row;
    // Without an index, the rows are read when the run is resumed, and pages with damaged rows are audited again.
    if (place) await this.#inTurn(placesName, () => this.#index.cut(0));
    return null;
  }

  async close(): Promise<void> {
    await this.#queue(() => Promise.all([this.#results, this.#index.file, this.#frontier?.file].map((file) => file?.close())));
  }

  /** Deletes a run that will not be resumed. */
  async remove(): Promise<void> {
    await this.close();
    await rm(this.dir, { recursive: true, force: true });
    // The folder of all runs, if this was the last one.
    const folder = dirname(this.dir);
    if (basename(folder) === runsName && (await readdir(folder).catch(() => ['?'])).length === 0)
      await rmdir(folder).catch(() => undefined);
  }

  #inTurn(name: string, write: () => Promise<void>): Promise<void> {
    return this.#queue(write).catch((error: unknown) => {
      throw writeFailure(join(this.dir, name), error);
    });
  }
}

interface Files {
  results: FileHandle;
  index: Appending;
  frontier: Appending | null;
}
/** An append-only file of lines. */
class Appending {
  readonly file: FileHandle;
  #end = 0;
  constructor(file: FileHandle) {
    this.file = file;
  }
  async append(line: string): Promise<void> {
    const bytes = Buffer.from(line);
    await writeAll(this.file, bytes, this.#end);
    this.#end += bytes.length;
  }
  /** Only this many bytes are valid. */
  async cut(bytes: number): Promise<void> {
    await this.file.truncate(bytes);
    this.#end = bytes;
  }
}
interface Opened {
  journal: RunJournal;
  manifest: Manifest;
  /** Pages that have a report. */ done: number[];
  /** Of a crawl. */ entries: FrontierEntry[];
}

const openOrMake = async (path: string): Promise<FileHandle> =>
  openFile(
    path,
    await stat(path).then(
      () => 'r+',
      () => 'w+',
    ),
  );

const indexLine = (page: number, { at, length }: { at: number; length: number }, state: RunRow['state']): string =>
  `${page} ${at} ${length} ${state}\n`;

/**
 * Reads the index as far as it matches the rows: each line starts where the previous one ended. After a crash, lines may be missing or broken.
 * @returns `end`: end of the last known row; `bytes`: how much of the index is valid
 */
async function readIndex(
  file: FileHandle,
  size: number,
  pages: number,
): Promise<{ places: Places; done: Set<number>; end: number; bytes: number }> {
  const places: Places = new Map();
  const done = new Set<number>();
  let [end, bytes] = [0, 0];
  const text = await file.readFile('latin1');
  for (let from = 0; ;) {
    const to = text.indexOf('\n', from);
    const [, page, at, length, state] = (to < 0 ? null : /^(\d+) (\d+) (\d+) (done|failed|cancelled)$/.exec(text.slice(from, to))) ?? [];
    const [index, place] = [Number(page), { at: Number(at), length: Number(length) }];
    if (state === undefined || index >= pages || place.at !== end || place.at + place.length > size) return { places, done, end, bytes };
    places.set(index, place);
    done[state === 'done' ? 'add' : 'delete'](index);
    end += place.length;
    from = bytes = to + 1;
  }
}

/** Whether the last place of the index has the row of its page. */
async function endsWithItsRow(results: FileHandle, { places, end }: Pick<Awaited<ReturnType<typeof readIndex>>, 'places' | 'end'>) {
  const [page, place] = [...places].find(([, { at, length }]) => at + length === end) ?? [];
  return page === undefined || (await readPlace(results, place))?.index === page;
}

/** @throws CommandFailed if a complete line is not a valid entry */
async function readFrontier(frontier: Appending, dir: string): Promise<FrontierEntry[]> {
  const { file } = frontier;
  const lines = (await file.readFile('utf8')).split('\n');
  const cut = lines.pop()!;
  await frontier.cut((await file.stat()).size - Buffer.byteLength(cut));
  return lines.map((line, index) => {
    const entry = readEntry(line);
    if (!entry)
      throw usageError(
        serverWords().commands.run.badRun({ dir, why: serverWords().commands.crawl.badEntry({ file: frontierName, line: index + 1 }) }),
      );
    return entry;
  });
}

const chunkBytes = 1_000_000;

/** Saved results, for reading. Pages are numbered in order; the last line of a URL wins, so that files of shards can be combined. */
export interface SavedRows {
  rows: RowDigest[];
  /** What is missing and no row tells. */
  losses: RunLoss[];
  /** Null for an index that `rows` does not have. @throws CommandFailed if the file has changed since it was opened */
  read(index: number): Promise<RunRow | null>;
  close(): Promise<void>;
}

/**
 * @param names file names, relative to `cwd`
 * @param see called with each row while it is read, for callers that need more than `rows` has: reading again would take as long
 * @throws CommandFailed if a file has no results
 */
export async function openJournalRows(
  names: readonly string[],
  cwd: string,
  see: (row: RunRow) => void = () => undefined,
): Promise<SavedRows> {
  const files: FileHandle[] = [];
  const close = async () => {
    await Promise.all(files.map((file) => file.close()));
  };
  const numbers = new Map<string, number>();
  const losses: RunLoss[] = [];
  const all = new Map<number, { row: RowDigest; name: string; file: FileHandle; place: { at: number; length: number } }>();
  try {
    for (const name of names) {
      const cannot = (error: unknown) => {
        throw usageError(serverWords().commands.usage.file({ file: name, why: describeSystemError(error) }));
      };
      const file = await openRows(resolve(cwd, name)).catch(cannot);
      files.push(file);
      const {
        rows,
        places,
        bad,
        losses: found,
      } = await scan(file, (row) => {
        const { url } = row;
        see(row);
        const number = numbers.get(url) ?? numbers.size;
        numbers.set(url, number);
        return number;
      }).catch(cannot);
      if (bad !== null) throw usageError(serverWords().commands.assert.badRow({ file: name, line: bad }));
      for (const loss of found) losses.push(loss);
      for (const [index, row] of rows) all.set(index, { row: { ...row, index }, name, file, place: places.get(index)! });
    }
    // One shard of a short list may be empty, but not all of them.
    if (all.size === 0 && losses.length === 0) throw usageError(serverWords().commands.assert.noRows({ file: names[0]! }));
  } catch (error) {
    await close();
    throw error;
  }
  return {
    rows: [...all.values()].map(({ row }) => row).toSorted((a, b) => a.index - b.index),
    losses: joinLosses(losses, (url) => numbers.has(url)),
    close,
    async read(index) {
      const found = all.get(index);
      const row = found ? await readPlace(found.file, found.place) : null;
      if (found && !row) throw usageError(serverWords().commands.assert.changed({ file: found.name }));
      return row;
    },
  };
}

/** A .gz file is read from an uncompressed copy, which is deleted when it is closed, because rows are read in any order. */
async function openRows(path: string): Promise<FileHandle> {
  if (!path.endsWith('.gz')) return openFile(path, 'r');
  const dir = await mkdtemp(join(tmpdir(), 'pageloupe-rows-'));
  try {
    await pipeline(createReadStream(path), createGunzip(), createWriteStream(join(dir, resultsName)));
    return await openFile(join(dir, resultsName), 'r');
  } finally {
    // An open file stays readable after it is deleted. On systems that forbid deleting it, it stays in the temporary folder.
    await rm(dir, { recursive: true, force: true }).catch(() => undefined);
  }
}

type Places = Map<number, { at: number; length: number }>;
async function readPlace(file: FileHandle, place: { at: number; length: number } | undefined): Promise<RunRow | null> {
  if (!place) return null;
  const { buffer } = await file.read(Buffer.alloc(place.length), 0, place.length, place.at);
  return parseRow(buffer.toString('utf8'));
}

/**
 * The rows of a file, the last one of each key; rows without a key are skipped.
 * @param from start offset in bytes
 * @returns `end`: end of the last complete line; `bad`: number of the first line that is neither a row nor losses, from 1
 */
async function scan(
  file: FileHandle,
  keyOf: (row: RunRow) => number | null,
  from = 0,
): Promise<{ rows: Map<number, RowDigest>; places: Places; losses: RunLoss[]; end: number; bad: number | null }> {
  const rows = new Map<number, RowDigest>();
  const losses: RunLoss[] = [];
  const places: Places = new Map();
  let [lines, bad] = [0, null as number | null];
  let [parts, begin, position] = [[] as Buffer[], from, from];
  for (;;) {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(chunkBytes), 0, chunkBytes, position);
    if (bytesRead === 0) {
      if (parts.some(({ length }) => length > 0)) bad ??= lines + 1;
      return { rows, places, losses, end: begin, bad };
    }
    let rest = buffer.subarray(0, bytesRead);
    for (let at = rest.indexOf(10); at !== -1; at = rest.indexOf(10)) {
      const line = Buffer.concat([...parts, rest.subarray(0, at + 1)]);
      const text = line.toString('utf8');
      const row = parseRow(text);
      const lost = row ? null : parseLossesLine(text);
      lines += 1;
      const key = row && keyOf(row);
      if (row && key !== null) {
        rows.set(key, rowDigest(row));
        places.set(key, { at: begin, length: line.length });
      } else if (lost) losses.push(...lost);
      else bad ??= lines;
      begin += line.length;
      parts = [];
      rest = rest.subarray(at + 1);
    }
    parts.push(rest);
    position += bytesRead;
  }
}
