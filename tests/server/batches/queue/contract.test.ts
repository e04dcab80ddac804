/** The contract of every queue driver, and of every storage of results. Redis and PostgreSQL are real local servers. */
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { rowWithoutReport, type RunRow } from '../../../../server/audit/row.ts';
import { lanesOf, chunksOf, newBatch, type Batch } from '../../../../server/batches/batch.ts';
import { BullQueue } from '../../../../server/batches/queue/bull.ts';
import { EmbeddedQueue } from '../../../../server/batches/queue/embedded.ts';
import { Journal } from '../../../../server/batches/queue/journal.ts';
import { PostgresFileStore } from '../../../../server/batches/postgres-file-store.ts';
import { chunkId, QueueUnavailable, type Chunk, type ChunkQueue } from '../../../../server/batches/queue/queue.ts';
import { Runner } from '../../../../server/batches/runner.ts';
import { BatchStore } from '../../../../server/batches/store.ts';
import { ulid } from '../../../../server/batches/ulid.ts';
import { DiskFileStore, MemoryFileStore, StorageFull, type FileStore } from '../../../../server/batches/file-store.ts';
import { usualSettings } from '../../../../server/http/openapi/parameters.ts';
import { eventually } from '../../../support/eventually.ts';
import { fakeAuditor } from '../../../support/fake-auditor.ts';
import type { CrashableServer } from '../../../support/loopback.ts';
import { hasPostgres, postgresServer } from '../../../support/postgres-server.ts';
import { hasRedis, redisServer } from '../../../support/redis-server.ts';
import { testFolder } from '../../../support/service.ts';

let [redis, postgres]: [CrashableServer | null, CrashableServer | null] = [null, null];
beforeAll(async () => {
  [redis, postgres] = await Promise.all([hasRedis ? redisServer() : null, hasPostgres ? postgresServer() : null]);
});
afterAll(() => Promise.all([redis?.close(), postgres?.close()]));

interface Driver {
  /** What several instances share: a file or a server. */
  place(): string;
  /** @param lock milliseconds after which what an ended process held is free: on a busy machine, a living one would lose a short lock too */
  open(place: string, lock?: number): Promise<ChunkQueue>;
  durable: boolean;
  shared: boolean;
}
const [lockMs, shortLockMs, retry] = [60_000, 1_000, 50];
const drivers: Record<string, Driver> = {
  memory: { place: () => '', open: () => EmbeddedQueue.open(null, retry), durable: false, shared: false },
  journal: {
    place: () => join(testFolder(), 'queue.ndjson'),
    open: (place) => EmbeddedQueue.open(place, retry),
    durable: true,
    shared: false,
  },
  ...(hasRedis && { redis: bull(() => redis!.url) }),
  ...(hasPostgres && { postgres: bull(() => postgres!.url) }),
};
function bull(place: () => string): Driver {
  return {
    place,
    open: (url, lock = lockMs) => BullQueue.open({ url, lockMs: lock, retry, log: () => undefined }),
    durable: true,
    shared: true,
  };
}
const chunk = (batch: string, lane = 0, part = 0): Chunk => ({ batch, lane, part });

describe.each(Object.entries(drivers))('%s', (name, { place, open, durable, shared }) => {
  async function opened(where = place(), lock?: number): Promise<ChunkQueue> {
    const queue = await open(where, lock);
    onTestFinished(() => queue.close());
    return queue;
  }

  test('delivers every chunk once, whoever added it again', async () => {
    const queue = await opened();
    const batch = ulid();
    const chunks = Array.from({ length: 30 }, (_, lane) => chunk(batch, lane));
    await Promise.all([queue.add(chunks), queue.add(chunks.slice(10))]);
    await queue.add(chunks);
    expect(await queue.size()).toBe(30);
    const seen: string[] = [];
    await queue.work(async (one) => {
      seen.push(chunkId(one));
      return 'done';
    }, 4);
    await eventually(async () => expect(await queue.size()).toBe(0));
    expect(seen.toSorted()).toEqual(chunks.map(chunkId).toSorted());
  });

  test('delivers again what was not done, and what failed', async () => {
    const queue = await opened();
    const batch = ulid();
    const tries = new Map<number, number>();
    await queue.work(async ({ lane }) => {
      const count = (tries.get(lane) ?? 0) + 1;
      tries.set(lane, count);
      if (count < 3 && lane === 0) return { againInMs: 10 };
      if (count < 3 && lane === 1) throw new Error('Because of the test.');
      return 'done';
    }, 2);
    await queue.add([chunk(batch, 0), chunk(batch, 1), chunk(batch, 2)]);
    await eventually(async () => expect(await queue.size()).toBe(0));
    expect(Object.fromEntries(tries)).toEqual({ 0: 3, 1: 3, 2: 1 });
  });

  test('delivers early parts first, so that a small batch does not wait for a large one', async () => {
    const queue = await opened();
    const [large, small] = [ulid(), ulid()];
    await queue.add([chunk(large, 0, 7), chunk(large, 0, 5), chunk(small, 0, 0), chunk(large, 0, 6)]);
    const seen: number[] = [];
    await queue.work(async ({ part }) => {
      seen.push(part);
      return 'done';
    }, 1);
    await eventually(() => expect(seen).toHaveLength(4));
    expect(seen).toEqual([0, 5, 6, 7]);
  });

  test('a handler adds the next chunk before its own is done', async () => {
    const queue = await opened();
    const batch = ulid();
    const seen: number[] = [];
    await queue.work(async (one) => {
      seen.push(one.part);
      if (one.part < 5) await queue.add([{ ...one, part: one.part + 1 }]);
      return 'done';
    }, 3);
    await queue.add([chunk(batch)]);
    await eventually(async () => expect([seen.length, await queue.size()]).toEqual([6, 0]));
    expect(seen).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('drops what waits of a batch, and nothing else', async () => {
    const queue = await opened();
    const [one, other] = [ulid(), ulid()];
    await queue.add([chunk(one, 0), chunk(one, 1), chunk(other, 0)]);
    await queue.drop(one);
    const seen: string[] = [];
    await queue.work(async ({ batch }) => {
      seen.push(batch);
      return 'done';
    }, 2);
    await eventually(async () => expect(await queue.size()).toBe(0));
    expect(seen).toEqual([other]);
  });

  test('leases a host to one at a time', async () => {
    const where = place();
    const queue = await opened(where);
    const second = shared ? await opened(where) : queue;
    const host = `${ulid()}.example`;
    const lease = await queue.lease(host);
    expect(lease).not.toBeNull();
    expect(await second.lease(host)).toBeNull();
    const other = await second.lease(`other.${host}`);
    expect(other).not.toBeNull();
    await lease!.release();
    const next = await second.lease(host);
    expect(next).not.toBeNull();
    await Promise.all([next!.release(), other!.release()]);
  });

  test.skipIf(!durable)('has everything after it was closed and opened again', async () => {
    const where = place();
    const batch = ulid();
    const first = await open(where);
    await first.add([chunk(batch, 0), chunk(batch, 1)]);
    await first.close();
    const queue = await opened(where);
    const seen: number[] = [];
    await queue.work(async ({ lane }) => {
      seen.push(lane);
      return 'done';
    }, 1);
    await eventually(() => expect(seen.toSorted()).toEqual([0, 1]));
  });

  test.skipIf(!durable)('delivers the chunk of a process that was killed, and frees its host', async () => {
    const where = place();
    const batch = ulid();
    const first = await open(where);
    await first.add([chunk(batch, 0)]);
    await first.close();
    const other = spawn(
      process.execPath,
      ['--import', 'tsx', fileURLToPath(new URL('../../../support/queue-process.ts', import.meta.url)), name, where],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    let out = '';
    other.stdout.on('data', (text) => {
      out += String(text);
    });
    const ended = new Promise((resolve) => {
      other.once('exit', (_, signal) => resolve(signal));
    });
    await eventually(() => expect(out).toContain(`began ${batch}`));
    other.kill('SIGKILL');
    expect(await ended).toBe('SIGKILL');
    const queue = await opened(where, shortLockMs);
    const seen: string[] = [];
    await queue.work(async (one) => {
      const lease = await queue.lease('www.coffee.example');
      if (!lease) return { againInMs: 50 };
      seen.push(one.batch);
      await lease.release();
      return 'done';
    }, 1);
    await eventually(() => expect(seen).toEqual([batch]));
  });

  test('a host that wants fewer requests is left alone by all workers as long as it asks, and other hosts go on', async () => {
    const where = place();
    const fileStore = new MemoryFileStore(1e8);
    const store = new BatchStore(fileStore, { durable: true, shared: true });
    const urls = [
      ...Array.from({ length: 4 }, (_, index) => `https://busy.example/${index}`),
      ...Array.from({ length: 60 }, (_, index) => `https://calm.example/${index}`),
      'https://closed.example/0',
      'https://closed.example/1',
    ];
    const batch = newBatch({ id: ulid(), createdAt: 0, pages: urls.length, settings: { ...usualSettings, probe: false } });
    await store.create(batch, urls);
    const visits: { worker: number; host: string; at: number }[] = [];
    const workers = shared ? [0, 1] : [0];
    // Judged once: 69 verdicts took longer than a test may wait where this process gets a hundredth of a processor.
    const visit = await fakeAuditor().audit({ ...batch.settings, url: urls[0]!, headers: {} }, new AbortController().signal);
    const statusOf = (host: string) =>
      host === 'closed.example' ? 503 : host === 'busy.example' && visits.filter((one) => one.host === host).length === 2 ? 429 : 200;
    for (const worker of workers) {
      const queue = await opened(where);
      const runner = new Runner({
        store: new BatchStore(fileStore, { durable: true, shared: true }),
        queue,
        auditor: {
          async audit(order) {
            const { host } = new URL(order.url);
            visits.push({ worker, host, at: performance.now() });
            const status = statusOf(host);
            return { ...visit, http: { ...visit.http, status, headers: host === 'busy.example' ? { 'retry-after': '2' } : {} } };
          },
        },
        openCrawlNet: () => {
          throw new Error('Nothing is crawled.');
        },
        // Any wait within a chunk would keep all others from the only place.
        concurrency: 1,
        delayMs: 0,
        backOff: { firstMs: 10, longestMs: 60_000, most: 5 },
        clock: Date.now,
        log: () => undefined,
      });
      onTestFinished(() => runner.stop());
      if (worker === 0) await queue.add(chunksOf(batch.id, lanesOf(urls), () => false));
      await runner.start();
    }
    await eventually(async () => expect(await store.ended(batch.id)).not.toBeNull());
    await store.freshMarks(batch.id, batch.pages);
    const rows = await Promise.all(urls.map((_, index) => store.row(batch, index)));
    expect(rows.map((row) => row!.error?.code ?? row!.state)).toEqual([
      ...Array.from({ length: 64 }, () => 'done'),
      'target-rate-limited',
      'target-rate-limited',
    ]);
    const on = (host: string) => visits.filter((one) => one.host === host);
    // The page that was refused is requested once more.
    expect(on('busy.example')).toHaveLength(5);
    const [, refused, next] = on('busy.example');
    expect(next!.at - refused!.at).toBeGreaterThanOrEqual(1_990);
    expect(on('calm.example').some(({ at }) => at > refused!.at && at < next!.at)).toBe(true);
    // Given up after five refusals in a row.
    expect(on('closed.example')).toHaveLength(5);
  });

  test.skipIf(!shared)('several workers never have the same host at the same time, and do every chunk', async () => {
    const where = place();
    const batch = ulid();
    const workers = await Promise.all([1, 2, 3].map(() => opened(where)));
    const busy = new Map<number, number>();
    const done: string[] = [];
    let most = 0;
    for (const queue of workers)
      await queue.work(async (one) => {
        const lease = await queue.lease(`${batch}-${one.lane}.example`);
        if (!lease) return { againInMs: 20 };
        const count = (busy.get(one.lane) ?? 0) + 1;
        busy.set(one.lane, count);
        most = Math.max(most, count);
        await new Promise((resolve) => {
          setTimeout(resolve, 5);
        });
        busy.set(one.lane, count - 1);
        done.push(chunkId(one));
        await lease.release();
        return 'done';
      }, 4);
    const chunks = Array.from({ length: 100 }, (_, index) => chunk(batch, index % 5, Math.floor(index / 5)));
    await workers[0]!.add(chunks);
    await eventually(async () => expect(await workers[1]!.size()).toBe(0));
    expect(most).toBe(1);
    expect(done.toSorted()).toEqual(chunks.map(chunkId).toSorted());
  });
});

const foreign = [null, 'x', {}, { batch: '../../etc', lane: 0, part: 0 }, { batch: '01HZZZZZZZZZZZZZZZZZZZZZZZ', lane: -1, part: 1e9 }];
/** What another program, or a person, put into a queue. */
const intruders: Record<string, { open(place: string): Promise<ChunkQueue>; place(): Promise<string> }> = {
  journal: {
    open: (place) => EmbeddedQueue.open(place, retry),
    async place() {
      const file = join(testFolder(), 'queue.ndjson');
      writeFileSync(
        file,
        [...foreign, ...foreign.map((one) => ({ op: 'add', chunk: one }))].map((line) => `${JSON.stringify(line)}\n`).join(''),
      );
      return file;
    },
  },
  ...(hasRedis && {
    redis: {
      ...drivers['redis']!,
      async place() {
        const connection = new Redis(redis!.url, { maxRetriesPerRequest: null });
        const queue = new Queue('batches', { connection, prefix: 'pageloupe' });
        await queue.addBulk(foreign.map((data) => ({ name: 'other', data })));
        await queue.close();
        connection.disconnect();
        return redis!.url;
      },
    },
  }),
};
test('a journal for which there is no room says so as results do', async () => {
  const queue = await EmbeddedQueue.open(join(testFolder(), 'queue.ndjson'), retry);
  onTestFinished(() => queue.close());
  const full = vi.spyOn(Journal.prototype, 'append').mockRejectedValue(Object.assign(new Error('full'), { code: 'ENOSPC' }));
  onTestFinished(() => full.mockRestore());
  await expect(queue.add([chunk(ulid())])).rejects.toThrow(StorageFull);
});

test.each(Object.entries(intruders))('what is no chunk is ignored, wherever it comes from: %s', async (_name, { open, place }) => {
  const queue = await open(await place());
  onTestFinished(() => queue.close());
  const batch = ulid();
  const seen: unknown[] = [];
  await queue.work(async (one) => {
    seen.push(one);
    return 'done';
  }, 1);
  await queue.add([chunk(batch)]);
  await eventually(async () => expect([seen.length > 0, await queue.size()]).toEqual([true, 0]));
  expect(seen).toEqual([chunk(batch)]);
});

describe.each([
  ['Redis', hasRedis, redisServer, 'redis://user:secret@127.0.0.1:9'],
  ['PostgreSQL', hasPostgres, postgresServer, 'postgres://user:secret@127.0.0.1:9/x'],
] as const)('a %s that goes away', (_name, isThere, server, nowhere) => {
  test.skipIf(!isThere)('is told at once, loses nothing, ends leases, and is worked on again when it is back', async () => {
    const own = await server();
    onTestFinished(() => own.close());
    const queue = await BullQueue.open({ url: own.url, lockMs: shortLockMs, retry, log: () => undefined });
    onTestFinished(() => queue.close());
    const [batch, later] = [ulid(), ulid()];
    await queue.add(Array.from({ length: 10 }, (_, lane) => chunk(batch, lane)));
    // A machine under load may take longer than a lease lasts.
    const lease = await eventually(async () => {
      const given = await queue.lease('www.coffee.example');
      expect(given).not.toBeNull();
      return given!;
    });
    await own.kill();
    const refused = await queue.add([chunk(later)]).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(QueueUnavailable);
    // Work on the host stops before its lease expires.
    await eventually(() => expect(lease.lost.aborted).toBe(true));
    await lease.release().catch(() => undefined);
    const faults = await queue.faults();
    expect(faults).toHaveLength(1);
    // What is wrong and what to do, not which option of a client library is set.
    for (const told of [(refused as Error).message, ...faults]) {
      expect(told).toMatch(/^The queue \(--queue-url\) does not work: .+\. Start the server, or correct host and port in the URL\.$/);
      expect(told).not.toMatch(/enableOfflineQueue|max retries|Connection is closed|terminated/i);
    }
    await own.start();
    await eventually(async () => expect(await queue.faults()).toEqual([]));
    const seen = new Set<number>();
    await queue.work(async ({ lane }) => {
      seen.add(lane);
      return 'done';
    }, 2);
    await eventually(() => expect(seen.size).toBe(10));
    await own.kill();
    await own.start();
    await eventually(() => queue.add([chunk(later, 77)]));
    await eventually(() => expect(seen.has(77)).toBe(true));
  });

  test('cannot be reached at the start: the reason has no password', async () => {
    const failed = BullQueue.open({ url: nowhere, log: () => undefined });
    await expect(failed).rejects.toThrow(QueueUnavailable);
    await expect(failed).rejects.not.toThrow(/secret/);
  });
});

test.skipIf(!hasRedis)('a Redis that forgot a lease in a crash: its holder notices as soon as it is back', async () => {
  // Renewed in a quarter of an hour.
  const queue = await BullQueue.open({ url: redis!.url, lockMs: 3_600_000, retry, log: () => undefined });
  onTestFinished(() => queue.close());
  const [forgotten, kept] = [`${ulid()}.example`, `${ulid()}.example`];
  const leases = await Promise.all([forgotten, kept].map((host) => queue.lease(host)));
  onTestFinished(() => Promise.all(leases.map((lease) => lease!.release())).then(() => undefined));
  const other = new Redis(redis!.url);
  onTestFinished(() => other.disconnect());
  await other.del(`pageloupe:host:${forgotten}`);
  // All but its own: what a crash does to connections.
  await other.client('KILL', 'TYPE', 'normal', 'SKIPME', 'yes');
  await eventually(() => expect(leases[0]!.lost.aborted).toBe(true));
  expect(leases[1]!.lost.aborted).toBe(false);
});

/** Opens the same storage again, as another process does. */
const storages: Record<string, () => () => Promise<FileStore>> = {
  memory: () => {
    const fileStore = new MemoryFileStore(1e6);
    return async () => fileStore;
  },
  folder: () => {
    const folder = testFolder();
    return async () => new DiskFileStore(folder);
  },
  ...(hasPostgres && {
    postgres: () => async () => {
      const fileStore = await PostgresFileStore.open(postgres!.url, 'queue', () => undefined);
      onTestFinished(() => fileStore.close());
      return fileStore;
    },
  }),
};
describe.each(Object.entries(storages))('results in %s', (_name, storage) => {
  const batchOf = (pages: number) => newBatch({ id: ulid(), createdAt: 0, pages, settings: { ...usualSettings, probe: false } });
  const rowOf = (batch: Batch, index: number, state: 'done' | 'failed') =>
    ({
      ...rowWithoutReport(index, { ...batch.settings, url: `https://a.example/${index}`, headers: {} }, 'failed', {
        code: 'x',
        message: '',
      }),
      state,
    }) as RunRow;

  test('are written once, are known to other processes, and go with their batch', async () => {
    const open = storage();
    const [one, other] = [await open(), await open()].map((fileStore) => new BatchStore(fileStore, { durable: true, shared: true }));
    const batch = batchOf(2_500);
    await one!.create(
      batch,
      Array.from({ length: 2_500 }, (_, index) => `https://a.example/${index}`),
    );
    expect(await other!.missing(batch.id, 2_500, [0, 999, 1_000, 2_499])).toEqual([0, 999, 1_000, 2_499]);
    for (const [index, state] of [
      [0, 'done'],
      [999, 'failed'],
      [1_000, 'done'],
      [2_499, 'failed'],
    ] as const)
      await one!.putRow(batch, rowOf(batch, index, state));
    // Two workers finished the same page: the report counts.
    await other!.putRow(batch, rowOf(batch, 999, 'done'));
    await other!.putRow(batch, rowOf(batch, 2_499, 'failed'));
    const marks = await other!.freshMarks(batch.id, 2_500);
    expect([0, 1, 999, 1_000, 2_499].map((index) => marks.of(index))).toEqual(['done', null, 'done', 'done', 'failed']);
    expect(await other!.progress(batch)).toEqual({ total: 2_500, done: 3, failed: 1 });
    expect(await one!.missing(batch.id, 2_500, [0, 998, 999, 2_499])).toEqual([998]);
    expect((await other!.row(batch, 1_000))?.url).toBe('https://a.example/1000');

    await one!.remove(batch.id);
    const later = new BatchStore(await open(), { durable: true, shared: true });
    expect((await later.freshMarks(batch.id, 2_500)).isWhole(0, 1)).toBe(false);
    expect(await later.ids()).not.toContain(batch.id);
  });
});
