import { expect, onTestFinished, test, vi } from 'vitest';
import { AuditRefused, type Auditor } from '../../../server/audit/auditor.ts';
import { lanesOf, newBatch, type Batch } from '../../../server/batches/batch.ts';
import { EmbeddedQueue } from '../../../server/batches/queue/embedded.ts';
import { Runner, type RunnerParts } from '../../../server/batches/runner.ts';
import { BatchStore } from '../../../server/batches/store.ts';
import { MemoryFileStore } from '../../../server/batches/file-store.ts';
import { eventually } from '../../support/eventually.ts';

const never = new Promise<never>(() => undefined);

const batch = newBatch({
  id: '01HZZZZZZZZZZZZZZZZZZZZZZZ',
  createdAt: 0,
  pages: 4,
  settings: { device: 'desktop', probe: false, timeoutMs: 5_000 } as Batch['settings'],
});

/** Audits one page at a time, without pauses between them; the clock stands still. */
const runnerOf = (parts: Pick<RunnerParts, 'store' | 'queue' | 'auditor'> & Partial<RunnerParts>) =>
  new Runner({
    openCrawlNet: () => {
      throw new Error('Nothing is crawled.');
    },
    concurrency: 1,
    delayMs: 0,
    clock: () => 0,
    log: () => undefined,
    ...parts,
  });

test('pages are not blamed when their results cannot be saved for a while', async () => {
  const urls = ['https://a.example/'];
  const fileStore = new MemoryFileStore(1e6);
  const store = new BatchStore(fileStore, { durable: true, shared: false });
  await store.create({ ...batch, pages: 1 }, urls);
  const queue = await EmbeddedQueue.open(null, 10);
  let visits = 0;
  let isAway = false;
  const away = () => {
    if (!isAway) return;
    isAway = false;
    throw new Error('The store is away.');
  };
  const [writeOnce, remove] = [fileStore.writeOnce.bind(fileStore), fileStore.remove.bind(fileStore)];
  vi.spyOn(fileStore, 'writeOnce').mockImplementation(async (path, contents) => (away(), writeOnce(path, contents)));
  vi.spyOn(fileStore, 'remove').mockImplementation(async (path) => (away(), remove(path)));
  const runner = runnerOf({
    store,
    queue,
    auditor: {
      async audit() {
        visits++;
        // Away when the result is saved, and back when the page is audited again, four times.
        isAway = visits <= 4;
        throw new AuditRefused('target-dns-failure', 'A result.');
      },
    } as unknown as Auditor,
    retryMs: 10,
  });
  onTestFinished(async () => {
    runner.stop();
    await queue.close();
  });
  await queue.add([{ batch: batch.id, lane: 0, part: 0 }]);
  await runner.start();
  await eventually(async () => expect((await store.row({ ...batch, pages: 1 }, 0))?.error?.code).toBe('target-dns-failure'));
  expect(visits).toBe(5);
});

test('a batch ends although two workers finish its last chunks at the same time', async () => {
  const urls = ['https://a.example/', 'https://b.example/'];
  const fileStore = new MemoryFileStore(1e6);
  const openStore = () => new BatchStore(fileStore, { durable: true, shared: true });
  await openStore().create({ ...batch, pages: 2 }, urls);
  // No result is saved before both workers have read which pages have none.
  const open = new Set<string>();
  for (const lane of lanesOf(urls).keys()) {
    const queue = await EmbeddedQueue.open(null, 10);
    const runner = runnerOf({
      store: openStore(),
      queue,
      auditor: {
        async audit({ url }) {
          open.add(url);
          await eventually(() => expect(open.size).toBe(2));
          throw new AuditRefused('target-dns-failure', 'A result.');
        },
      } as Pick<Auditor, 'audit'>,
    });
    onTestFinished(async () => {
      runner.stop();
      await queue.close();
    });
    await queue.add([{ batch: batch.id, lane, part: 0 }]);
    await runner.start();
  }
  await eventually(async () => expect(await openStore().ended(batch.id)).toEqual({ state: 'finished', at: 0 }));
});

test('slower pages that are open when another page ends the process are not blamed for it', async () => {
  const urls = ['https://ending.example/', 'https://a.example/', 'https://b.example/', 'https://c.example/'];
  const fileStore = new MemoryFileStore(1e6);
  await new BatchStore(fileStore, { durable: true, shared: false }).create(batch, urls);
  const lives: { runner: Runner; queue: EmbeddedQueue }[] = [];
  // A queue that stays open would give its chunk again and again to a runner that does nothing any more, beside all later tests.
  onTestFinished(async () => {
    for (const { runner, queue } of lives) {
      runner.stop();
      await queue.close();
    }
  });

  /** The life of a process: resolves with whether the ending page ended it; after that, nothing of it continues. */
  const live = async (): Promise<boolean> => {
    const store = new BatchStore(fileStore, { durable: true, shared: false });
    const queue = await EmbeddedQueue.open(null);
    let isEnded = false;
    return new Promise((resolve) => {
      const audit: Auditor['audit'] = async ({ url }) => {
        await new Promise((done) => {
          setTimeout(done, url === urls[0] ? 20 : 60);
        });
        if (isEnded) return never;
        if (url === urls[0]) {
          isEnded = true;
          resolve(true);
          return never;
        }
        throw new AuditRefused('target-dns-failure', 'A result.');
      };
      const runner = runnerOf({ store, queue, auditor: { audit } as Auditor, concurrency: 8 });
      lives.push({ runner, queue });
      const look = setInterval(async () => {
        if (!isEnded && !(await store.ended(batch.id))) return;
        clearInterval(look);
        resolve(isEnded);
      }, 10);
      void queue.add(lanesOf(urls).map((_, lane) => ({ batch: batch.id, lane, part: 0 }))).then(() => runner.start());
    });
  };

  let ends = 0;
  while (ends < 20 && (await live())) ends++;
  const store = new BatchStore(fileStore, { durable: true, shared: false });
  const rows = await Promise.all(urls.map((_, index) => store.row(batch, index)));
  expect(rows.map((row) => row?.error?.code)).toEqual(['internal-error', 'target-dns-failure', 'target-dns-failure', 'target-dns-failure']);
  expect(ends).toBe(4);
});

test('a process that only waits for the store to come back is not stuck', async () => {
  const urls = ['https://a.example/'];
  const fileStore = new MemoryFileStore(1e6);
  const store = new BatchStore(fileStore, { durable: true, shared: false });
  await store.create({ ...batch, pages: 1 }, urls);
  const queue = await EmbeddedQueue.open(null, 10);
  let [laterMs, tries] = [0, 0];
  const now = performance.now.bind(performance);
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now() + laterMs);
  vi.spyOn(store, 'forgetAttempts').mockImplementation(async () => {
    tries++;
    laterMs += 400_000;
    throw new Error('The store is away.');
  });
  const auditor = {
    async audit() {
      throw new AuditRefused('target-dns-failure', 'A result.');
    },
  } as Pick<Auditor, 'audit'>;
  const runner = runnerOf({ store, queue, auditor });
  onTestFinished(async () => {
    clock.mockRestore();
    runner.stop();
    await queue.close();
  });
  await queue.add([{ batch: batch.id, lane: 0, part: 0 }]);
  await runner.start();
  await eventually(() => expect(tries).toBeGreaterThan(3));
  expect(runner.isStuck()).toBe(false);
});
