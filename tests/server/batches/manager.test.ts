import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { rowWithoutReport } from '../../../server/audit/row.ts';
import { newBatch, type Batch } from '../../../server/batches/batch.ts';
import { EmbeddedQueue } from '../../../server/batches/queue/embedded.ts';
import { MemoryFileStore } from '../../../server/batches/file-store.ts';
import { ManifestLost, BatchManager, TooManyUnfinished } from '../../../server/batches/manager.ts';
import type { Runner } from '../../../server/batches/runner.ts';
import { BatchStore } from '../../../server/batches/store.ts';
import { Webhooks } from '../../../server/batches/webhooks.ts';
import { eventually } from '../../support/eventually.ts';

const urls = ['https://a.example/'];
const settings = { device: 'desktop', probe: false, timeoutMs: 5_000 } as Batch['settings'];
const batchOf = (id: string) => newBatch({ id, createdAt: Date.now(), pages: 1, settings });

const failedRow = rowWithoutReport(0, { ...settings, url: urls[0]!, headers: {} }, 'failed', { code: 'x', message: '' });

/** A manager of batches that nobody works on. */
async function managed(files: MemoryFileStore, scanMs?: number, mostOpen?: { batches: number; pages: number }, works = true) {
  const store = new BatchStore(files, { durable: true, shared: true });
  const queue = await EmbeddedQueue.open(null, 10);
  const logged: object[] = [];
  const log = (event: object, message: string) => void logged.push({ ...event, message });
  const webhooks = new Webhooks(
    store,
    async () => 200,
    (name) => queue.lease(name),
    Date.now,
    log,
  );
  const runner = { faults: new Map(), cancel: () => undefined } as unknown as Runner;
  const manager = new BatchManager({
    store,
    queue,
    runner,
    webhooks,
    works,
    clock: () => Date.now(),
    log,
    ...(scanMs && { scanMs }),
    ...(mostOpen && { mostOpen }),
  });
  onTestFinished(async () => {
    await manager.close();
    await queue.close();
  });
  return { store, queue, logged, manager, begin: (id: string) => manager.create(batchOf(id), urls, 'digest') };
}

test('a batch that cannot be read keeps no other from ending, and is named in the log', async () => {
  const files = new MemoryFileStore(1_000_000);
  const readPlain = files.read;
  let damaged = 'none';
  files.read = async (path) => {
    if (path.includes(damaged)) throw new Error('Input/output error.');
    return readPlain(path);
  };
  const { store, logged, manager, begin } = await managed(files);
  const unreadable = await begin('01KB0000000000000000000001');
  const whole = await begin('01KB0000000000000000000002');
  await manager.start();
  damaged = unreadable.id;
  await store.putRow(whole, failedRow);
  await eventually(async () => expect(await manager.view(whole)).toMatchObject({ state: 'finished' }));
  expect(logged).toContainEqual(expect.objectContaining({ batch: damaged, message: 'a batch cannot be ended' }));
});

test('a batch of another server is found although looking at the others takes longer than the time between two looks', async () => {
  const { store, queue, manager, begin } = await managed(new MemoryFileStore(1_000_000), 1_000);
  store.isWhole = () => sleep(1_950, false);
  await begin('01KB0000000000000000000001');
  await manager.start();
  await store.create(batchOf('01KB0000000000000000000002'), urls);
  await eventually(async () => expect(await queue.size()).toBe(2));
});

test('batches that another server has begun count for the most that a key may have, at once', async () => {
  const files = new MemoryFileStore(1_000_000);
  const [one, other] = [
    await managed(files, undefined, { batches: 2, pages: 100 }),
    await managed(files, undefined, { batches: 2, pages: 100 }),
  ];
  const first = await one.begin('01KB0000000000000000000001');
  await one.begin('01KB0000000000000000000002');
  await expect(other.begin('01KB0000000000000000000003')).rejects.toThrow(TooManyUnfinished);
  await one.manager.cancel(first);
  expect(await other.begin('01KB0000000000000000000004')).toMatchObject({ id: '01KB0000000000000000000004' });
});

test('a batch whose manifest is damaged is named once in the log, and its files stay', async () => {
  const files = new MemoryFileStore(1_000_000);
  const id = '01KB0000000000000000000001';
  await files.replace(`batches/${id}/batch.json`, Buffer.from('{"id": '));
  const { logged, manager } = await managed(files, 1);
  await manager.start();
  await sleep(30);
  expect(logged).toEqual([
    { batch: id, folder: `batches/${id}`, message: expect.stringMatching(/damaged or lost\. Restore it .*delete the folder/) },
  ]);
  expect(await files.list(`batches/${id}`)).toEqual(['batch.json']);
});

test('a batch whose manifest was restored continues without a restart', async () => {
  const files = new MemoryFileStore(1_000_000);
  const { store, begin } = await managed(files);
  const { id } = await begin('01KB0000000000000000000001');
  const manifest = (await files.read(`batches/${id}/batch.json`))!;
  await files.replace(`batches/${id}/batch.json`, Buffer.from('{"id": '));
  const { logged, manager, queue } = await managed(files, 1);
  await manager.start();
  await eventually(() => expect(logged).toHaveLength(1));
  const added: string[] = [];
  vi.spyOn(queue, 'add').mockImplementation(async (chunks) => void added.push(...chunks.map(({ batch }) => batch)));
  await files.replace(`batches/${id}/batch.json`, manifest);
  await eventually(() => expect(added).toContain(id));
  expect(await store.isDamaged('../..')).toBe(false);
});

test('an idempotency key whose batch is damaged starts nothing until its folder is deleted', async () => {
  const files = new MemoryFileStore(1_000_000);
  const [first, later] = [await managed(files), await managed(files)];
  const draft = { ...batchOf('01KB0000000000000000000001'), key: 'zz' };
  await first.manager.create(draft, urls, 'digest');
  await files.replace(`batches/${draft.id}/batch.json`, Buffer.from('{"id": '));
  await expect(later.manager.byKey(null, 'zz', 'digest')).rejects.toThrow(ManifestLost);
  await expect(later.manager.create({ ...draft, id: '01KB0000000000000000000002' }, urls, 'digest')).rejects.toThrow('Restore it');
  expect(await files.list('batches')).toEqual([draft.id]);
  await files.remove(`batches/${draft.id}`);
  expect(await later.manager.byKey(null, 'zz', 'digest')).toBe(null);
  await later.manager.create({ ...draft, id: '01KB0000000000000000000002' }, urls, 'digest');
  expect(await later.store.batch(draft.id)).toMatchObject({ id: draft.id, key: 'zz' });
});

test('a batch whose manifest was lost is named once in the log, and its results stay', async () => {
  const files = new MemoryFileStore(1_000_000);
  const { store, begin } = await managed(files);
  const batch = await begin('01KB0000000000000000000001');
  await store.putRow(batch, failedRow);
  const crawl = { ...batchOf('01KB0000000000000000000002'), crawl: { start: urls[0]! } as Batch['crawl'] };
  await store.create(crawl, []);
  await store.addEntry(crawl.id, 0, { pages: [], skipped: [] } as never);
  await store.putRow(crawl, failedRow);
  const lost = [batch, crawl].map(({ id }) => id);
  for (const id of lost) await files.remove(`batches/${id}/batch.json`);
  const { logged, manager } = await managed(files, 1);
  await manager.start();
  await sleep(30);
  expect(logged.filter((one) => 'folder' in one)).toEqual(
    lost.toReversed().map((id) => ({ batch: id, folder: `batches/${id}`, message: expect.stringContaining('damaged or lost') })),
  );
  for (const id of lost) expect(await files.list(`batches/${id}/rows/0`)).toEqual(['0.failed.gz']);
});

test('what is left of a batch that was removed while its pages were audited is removed, too', async () => {
  const files = new MemoryFileStore(1_000_000);
  const { store, logged, manager, begin } = await managed(files);
  const [interrupted, late] = [await begin('01KB0000000000000000000001'), await begin('01KB0000000000000000000002')];
  await store.putRow(interrupted, failedRow);
  const removePlain = files.remove.bind(files);
  files.remove = async (path) => {
    if (path === `batches/${interrupted.id}`) throw new Error('The process was killed.');
    return removePlain(path);
  };
  await expect(manager.remove(interrupted)).rejects.toThrow('killed');
  files.remove = removePlain;
  await manager.remove(late);
  await store.putRow(late, failedRow);
  await manager.start();
  expect(await store.ids()).toEqual([]);
  expect(logged.map((one) => (one as { message: string }).message)).toEqual(
    Array.from({ length: 2 }, () => expect.stringContaining('removed')),
  );
});

test('a folder of a batch without a manifest is named when it is removed', async () => {
  const files = new MemoryFileStore(1_000_000);
  await files.replace('batches/01KB0000000000000000000001/urls.json.gz', Buffer.from('x'));
  const { logged, manager } = await managed(files);
  await manager.start();
  expect(logged).toMatchObject([{ folder: 'batches/01KB0000000000000000000001' }]);
});

test('a service without keys speaks of itself, and of one batch', async () => {
  const { begin } = await managed(new MemoryFileStore(1_000_000), undefined, { batches: 1, pages: 10 });
  await begin('01KB0000000000000000000001');
  await expect(begin('01KB0000000000000000000002')).rejects.toThrow('This service already has 1 batch that has not ended');
});

test.each([
  ['a service without workers of its own', false, 'no-results'],
  ['one that works itself, and has said what it waits for', true, undefined],
])('a batch that nobody begins: what %s says after a minute', async (_, works, code) => {
  const { manager, store, begin } = await managed(new MemoryFileStore(1_000_000), undefined, undefined, works);
  const batch = await begin('01KB0000000000000000000001');
  const faultAfter = async (ms: number) => {
    const clock = vi.spyOn(Date, 'now').mockReturnValue(batch.createdAt + ms);
    const { fault } = await manager.view(batch);
    clock.mockRestore();
    return fault?.code;
  };
  expect([await faultAfter(59_000), await faultAfter(61_000)]).toEqual([undefined, code]);
  await store.putRow(batch, failedRow);
  expect(await faultAfter(61_000)).toBeUndefined();
});
