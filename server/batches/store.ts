/** Stores batches and their results, apart from the queue. Results are written once, by batch and index. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { ExclusionReason } from '../../checks/site/crawl.ts';
import { isHostPace, type HostPace } from '../audit/back-off.ts';
import { parseRow, rowWithoutReport, type RunRow } from '../audit/row.ts';
import type { FrontierEntry } from '../crawl/frontier.ts';
import { batchIdPattern, lanesOf, type Batch, type BatchEnd, type Lane, type Progress } from './batch.ts';
import { Marks } from './marks.ts';
import { packUrls, unpackUrls } from './url-list.ts';
import { resultPath, shardOf, shardPages, type FileStore } from './file-store.ts';
import { serverWords } from '../words.ts';

const [pack, unpack] = [promisify(gzip), promisify(gunzip)];
/** Maximum uncompressed size of one file, so that a damaged or foreign file does not fill the memory. */
const mostBytes = 200_000_000;

/** Changes by other processes are known after this time at the latest. */
const staleMs = 1_000;

const folderOf = (id: string) => `batches/${id}`;
const manifestPath = (id: string) => `${folderOf(id)}/batch.json`;
const listPath = (id: string) => `${folderOf(id)}/urls.json.gz`;
const rowsOf = (id: string) => `${folderOf(id)}/rows`;
/** Where the list of pages begins, that of a crawl too. */
const beginningsOf = (id: string) => [listPath(id), entryPath(id, 0)];
const bytesOf = (value: unknown) => Buffer.from(JSON.stringify(value));
const hash = (text: string) => createHash('sha256').update(text).digest('hex');

export class BatchStore {
  /** Whether it survives the process. */
  readonly durable: boolean;
  readonly #fileStore: FileStore;
  /** Whether other processes write results too. */
  readonly #shared: boolean;
  readonly #marks = new LRUCache<string, Known>({ max: 200 });
  /** Batches never change, but can be removed. */
  readonly #batches = new LRUCache<string, Batch>({ max: 500, ttl: staleMs });
  /** An end is final. Its absence is certain only if no other process writes. */
  readonly #ends = new LRUCache<string, { end: BatchEnd | null }>({ max: 500 });
  readonly #lists = new LRUCache<string, Promise<{ urls: readonly string[]; lanes: readonly Lane[] }>>({ max: 8 });

  constructor(fileStore: FileStore, { durable, shared }: { durable: boolean; shared: boolean }) {
    [this.#fileStore, this.durable, this.#shared] = [fileStore, durable, shared];
  }

  /** Saves a batch; the manifest is written last, so that a batch is either complete or absent. @throws StorageFull */
  async create(batch: Batch, urls: readonly string[]): Promise<void> {
    try {
      if (!batch.crawl) await this.#fileStore.writeOnce(listPath(batch.id), await packUrls(urls));
      await this.#fileStore.writeOnce(manifestPath(batch.id), bytesOf(batch));
    } catch (error) {
      await this.#fileStore.remove(folderOf(batch.id)).catch(() => undefined);
      throw error;
    }
  }

  async batch(id: string): Promise<Batch | null> {
    const known = this.#batches.get(id);
    if (known || !batchIdPattern.test(id)) return known ?? null;
    const batch = readJson<Batch>(await this.#fileStore.read(manifestPath(id)), (one) => one.id === id);
    if (batch) this.#batches.set(id, batch);
    return batch;
  }

  /**
   * Whether there is a manifest that cannot be read as one, or none although there are results and the beginning of a list. A worker may
   * save results, but no beginning, of a batch that was removed meanwhile.
   */
  async isDamaged(id: string): Promise<boolean> {
    if (!batchIdPattern.test(id)) return false;
    const isThere = async (path: string) => (await this.#fileStore.read(path)) !== null;
    if (await isThere(manifestPath(id))) return (await this.batch(id)) === null;
    return (await this.#fileStore.list(rowsOf(id))).length > 0 && (await Promise.all(beginningsOf(id).map(isThere))).includes(true);
  }

  /** Newest first. */
  async ids(): Promise<string[]> {
    return (await this.#fileStore.list('batches'))
      .filter((name) => batchIdPattern.test(name))
      .toSorted()
      .toReversed();
  }

  /** The URLs of a batch, and the same by host. For a crawl, those found so far. */
  async list(id: string): Promise<{ urls: readonly string[]; lanes: readonly Lane[] }> {
    const known = this.#lists.get(id);
    if (known) return known;
    const read = (async () => {
      const file = await this.#fileStore.read(listPath(id));
      if (!file) return await this.#found(id);
      const urls = await unpackUrls(file).catch((error: unknown) => {
        throw new Error(`The list of batch ${id} is damaged.`, { cause: error });
      });
      return { urls, lanes: lanesOf(urls) };
    })();
    this.#lists.set(id, read);
    read.catch(() => this.#lists.delete(id));
    return read;
  }

  async #found(id: string): Promise<{ urls: readonly string[]; lanes: readonly Lane[] }> {
    const urls: string[] = [];
    for await (const { pages } of this.entries(id, 0)) for (const url of pages) urls.push(url);
    // There may be more next time.
    this.#lists.delete(id);
    return { urls, lanes: [] };
  }

  /** The links found on pages of a crawl, in order. @param from number of the first entry */
  async *entries(id: string, from: number): AsyncGenerator<FrontierEntry, void, void> {
    // Mostly, nothing is new: a crawl that waits for its host looks every second.
    for (let at = from, count = 1; ; at += count, count = entriesAtOnce) {
      const numbers = Array.from({ length: count }, (_, index) => at + index);
      const files = await Promise.all(numbers.map((number) => this.#fileStore.read(entryPath(id, number))));
      for (const file of files) {
        if (!file) return;
        yield JSON.parse((await unpack(file, { maxOutputLength: mostBytes })).toString('utf8')) as FrontierEntry;
      }
    }
  }

  /** Saves the links found on a page of a crawl. @returns false if another process has saved one with this number @throws StorageFull */
  async addEntry(id: string, number: number, entry: FrontierEntry): Promise<boolean> {
    return this.#fileStore.writeOnce(entryPath(id, number), await pack(bytesOf(entry)));
  }

  /** Progress of a crawl. */
  async crawl(id: string): Promise<CrawlState> {
    const saved = (await this.record(id, 'crawl')) as Partial<CrawlState> | null;
    const isWhole = Number.isInteger(saved?.part) && Number.isInteger(saved?.pages);
    return isWhole ? { ...newCrawl, ...saved } : newCrawl;
  }
  /** @throws StorageFull */
  async saveCrawl(id: string, state: CrawlState): Promise<void> {
    await this.saveRecord(id, 'crawl', state);
  }

  /** The pace that a host requires in this batch; null if it has not required any. */
  async pace(id: string, host: string): Promise<HostPace | null> {
    return readJson<HostPace>(await this.#fileStore.read(pacePath(id, host)), isHostPace);
  }
  /** @throws StorageFull */
  async savePace(id: string, host: string, pace: HostPace): Promise<void> {
    await this.#fileStore.replace(pacePath(id, host), bytesOf(pace));
  }

  async progress({ id, pages, crawl }: Batch): Promise<Progress> {
    const { done, failed } = await this.marks(id, pages);
    return { total: crawl ? Math.max(done + failed, (await this.crawl(id)).pages) : pages, done, failed };
  }

  /**
   * Which pages have a result. Results of other processes appear with a delay: reading takes time, so it is repeated only after
   * twenty times as long, and at least a second.
   */
  async marks(id: string, pages: number): Promise<Marks> {
    const known = this.#marks.get(id);
    if (!known) return this.#readMarks(id, new Marks(pages));
    const marks = await known.marks;
    if (this.#shared && performance.now() > known.freshUntil) {
      known.freshUntil = Number.POSITIVE_INFINITY;
      // The caller need not wait for the newest results.
      this.#readMarks(id, marks).catch(() => undefined);
    }
    return marks;
  }

  /** The same, including all results written so far. */
  freshMarks(id: string, pages: number): Promise<Marks> {
    if (!this.#shared) return this.marks(id, pages);
    return this.#known(id, pages).then((marks) => this.#readMarks(id, marks));
  }

  /**
   * Whether every page has a result, also counting what other processes wrote last. Stops at the first page without one, from the end of
   * the list, where results come last.
   */
  async isWhole(id: string, pages: number): Promise<boolean> {
    const marks = await this.#known(id, pages);
    for (let shard = Math.ceil(pages / shardPages) - 1; shard >= 0; shard--) {
      if (isShardWhole(marks, shard)) continue;
      if (this.#shared) await this.#fileStore.readMarks(rowsOf(id), [shard], marks);
      if (!isShardWhole(marks, shard)) return false;
    }
    return true;
  }

  /** Which of these pages have no result yet. */
  async missing(id: string, pages: number, indexes: readonly number[]): Promise<number[]> {
    const marks = await this.#known(id, pages);
    if (this.#shared) await this.#fileStore.readMarks(rowsOf(id), [...new Set(indexes.map(shardOf))], marks);
    return indexes.filter((index) => marks.of(index) === null);
  }

  #known = (id: string, pages: number): Promise<Marks> => this.#marks.get(id)?.marks ?? this.marks(id, pages);

  #readMarks(id: string, known: Marks): Promise<Marks> {
    const began = performance.now();
    const entry: Known = { marks: Promise.resolve(known), freshUntil: Number.POSITIVE_INFINITY };
    const read = (async () => {
      const shards = Array.from({ length: Math.ceil(known.pages / shardPages) }, (_, shard) => shard);
      const open = shards.filter((shard) => !isShardWhole(known, shard));
      await this.#fileStore.readMarks(rowsOf(id), open, known);
      const now = performance.now();
      entry.freshUntil = now + Math.max(staleMs, (now - began) * 20);
      return known;
    })();
    // If some marks are known, the caller need not wait for the others.
    if (!this.#marks.has(id)) entry.marks = read;
    this.#marks.set(id, entry);
    read.catch(() => this.#marks.delete(id));
    return read;
  }

  /** Saves the result of a page. The first one wins; if two workers finish a page at once, a report wins over a failure. @throws StorageFull */
  async putRow({ id, pages }: Batch, row: RunRow): Promise<void> {
    const marks = await this.#known(id, pages);
    if (marks.of(row.index) !== null) return;
    const isDone = row.state === 'done';
    await this.#fileStore.writeResult(rowsOf(id), { index: row.index, isDone }, await pack(bytesOf(row)));
    marks.set(row.index, isDone);
  }

  /** The result of a page; null if there is none yet. A damaged file counts as a failure. */
  async row(batch: Batch, index: number): Promise<RunRow | null> {
    const { id, pages } = batch;
    const mark = (await this.#known(id, pages)).of(index);
    if (mark === null) return null;
    const file = await this.#fileStore.read(resultPath(rowsOf(id), { index, isDone: mark === 'done' }));
    const text = file && (await unpack(file, { maxOutputLength: mostBytes }).then(String, () => ''));
    const row = text ? parseRow(text) : null;
    if (row?.index === index) return row;
    const url = (await this.list(id)).urls[index] ?? '';
    return rowWithoutReport(index, { ...batch.settings, url, headers: {} }, 'failed', {
      code: 'internal-error',
      message: serverWords().batches.damagedResult,
    });
  }

  /** Records how a batch ended. @returns false if it had already ended */
  async end(id: string, end: BatchEnd): Promise<boolean> {
    const isFirst = await this.#fileStore.writeOnce(`${folderOf(id)}/ended.json`, bytesOf(end));
    if (isFirst) this.#ends.set(id, { end });
    return isFirst;
  }
  async ended(id: string): Promise<BatchEnd | null> {
    const known = this.#ends.get(id);
    if (known) return known.end;
    const end = readJson<BatchEnd>(await this.#fileStore.read(`${folderOf(id)}/ended.json`), ({ at }) => Number.isFinite(at));
    // It may have ended meanwhile.
    const since = this.#ends.get(id);
    if (since) return since.end;
    if (end || !this.#shared) this.#ends.set(id, { end });
    return end;
  }

  /** How often work on a chunk started without finishing, and for which single pages; null if never. */
  async attempts(id: string, chunk: string): Promise<Attempts | null> {
    return readJson<Attempts>(await this.#fileStore.read(attemptsPath(id, chunk)), ({ chunk: tries, alone }) =>
      [tries, ...(alone ? [alone.index, alone.tries] : [])].every(Number.isInteger),
    );
  }
  async saveAttempts(id: string, chunk: string, attempts: Attempts): Promise<void> {
    await this.#fileStore.replace(attemptsPath(id, chunk), bytesOf(attempts));
  }
  async forgetAttempts(id: string, chunk: string): Promise<void> {
    await this.#fileStore.remove(attemptsPath(id, chunk));
  }

  /** A small mutable record of a batch. @throws StorageFull */
  async saveRecord(id: string, name: RecordName, value: object): Promise<void> {
    await this.#fileStore.replace(`${folderOf(id)}/${name}.json`, bytesOf(value));
  }
  async record(id: string, name: RecordName): Promise<unknown> {
    return readJson<object>(await this.#fileStore.read(`${folderOf(id)}/${name}.json`), () => true);
  }

  /** The batch of a client's idempotency key: the first one that claimed it. */
  async claim(owner: string | null, key: string, claimed: Claim): Promise<Claim> {
    const path = claimPath(owner, key);
    if (await this.#fileStore.writeOnce(path, bytesOf(claimed))) return claimed;
    return (await this.claimed(owner, key)) ?? claimed;
  }
  async claimed(owner: string | null, key: string): Promise<Claim | null> {
    return readJson<Claim>(
      await this.#fileStore.read(claimPath(owner, key)),
      ({ id, request }) => batchIdPattern.test(id) && typeof request === 'string',
    );
  }
  async unclaim(owner: string | null, key: string): Promise<void> {
    await this.#fileStore.remove(claimPath(owner, key));
  }

  async remove(id: string): Promise<void> {
    // Without these it is no longer a batch, even if removing the rest takes long, or is interrupted.
    for (const path of [manifestPath(id), ...beginningsOf(id)]) await this.#fileStore.remove(path);
    this.#batches.delete(id);
    await this.#fileStore.remove(folderOf(id));
    for (const known of [this.#marks, this.#lists, this.#batches, this.#ends]) known.delete(id);
  }
}

type RecordName = 'webhook' | 'crawl';
const pacePath = (id: string, host: string) => `${folderOf(id)}/paces/${hash(host)}.json`;

/** Progress of a crawl, saved after each chunk. */
export interface CrawlState {
  /** Number of the next chunk. */
  part: number;
  /** Number of pages that have or will get a result. */
  pages: number;
  /** Number of unique URLs that were found but are not audited. */
  skipped: Partial<Record<ExclusionReason, number>>;
  /** More URLs were found than are remembered, so these counts are too low. */
  more: boolean;
  /** Pages in the site's sitemaps that no link leads to, the first of them; null until it has ended, and where that is not known. */
  orphans: { total: number; urls: string[] } | null;
}
const newCrawl: CrawlState = { part: 0, pages: 1, skipped: {}, more: false, orphans: null };
const entriesAtOnce = 50;
const entryPath = (id: string, number: number) => `${folderOf(id)}/found/${Math.floor(number / shardPages)}/${number}.json.gz`;

/** Whether every page of a shard of results has one. */
const isShardWhole = (marks: Marks, shard: number): boolean => marks.isWhole(shard * shardPages, (shard + 1) * shardPages);

interface Known {
  marks: Promise<Marks>;
  /** Measured by performance.now(). */
  freshUntil: number;
}

/** Saved before work starts and removed after it: a remaining record means that the work was interrupted, for example by a page that crashed the process. */
export interface Attempts {
  chunk: number;
  alone: { index: number; tries: number } | null;
}
const attemptsPath = (id: string, chunk: string) => `${folderOf(id)}/attempts/${chunk}.json`;

export interface Claim {
  /** ID of the batch. */
  id: string;
  /** Digest of the request. */
  request: string;
}
const claimPath = (owner: string | null, key: string) => `keys/${hash(JSON.stringify([owner, key]))}.json`;

function readJson<T>(file: Uint8Array | null, isWhole: (value: T) => boolean): T | null {
  if (!file) return null;
  try {
    const value = JSON.parse(Buffer.from(file).toString('utf8')) as T;
    return typeof value === 'object' && value !== null && isWhole(value) ? value : null;
  } catch {
    return null;
  }
}
