import { expect, onTestFinished, test } from 'vitest';
import { rowWithoutReport } from '../../../server/audit/row.ts';
import { newBatch, type Batch } from '../../../server/batches/batch.ts';
import { EmbeddedQueue } from '../../../server/batches/embedded-queue.ts';
import { MemoryFileStore } from '../../../server/batches/file-store.ts';
import { BatchManager } from '../../../server/batches/manager.ts';
import type { Runner } from '../../../server/batches/runner.ts';
import { BatchStore } from '../../../server/batches/store.ts';
import { Webhooks } from '../../../server/batches/webhooks.ts';
import { eventually } from '../../support/eventually.ts';

test('a batch that cannot be read keeps no other from ending, and is named in the log', async () => {
  const files = new MemoryFileStore(1_000_000);
  const readPlain = files.read;
  let damaged = 'none';
  files.read = async (path) => {
    if (path.includes(damaged)) throw new Error('Input/output error.');
    return readPlain(path);
  };
  const store = new BatchStore(files, { durable: true, shared: true });
  const queue = await EmbeddedQueue.open(null, 10);
  const webhooks = new Webhooks(
    store,
    async () => 200,
    (name) => queue.lease(name),
    Date.now,
  );
  const runner = { faults: new Map(), cancel: () => undefined } as unknown as Runner;
  const logged: object[] = [];
  const log = (event: object, message: string) => void logged.push({ ...event, message });
  const manager = new BatchManager({ store, queue, runner, webhooks, clock: Date.now, log });
  onTestFinished(async () => {
    await manager.close();
    await queue.close();
  });
  const urls = ['https://a.example/'];
  const settings = { device: 'desktop', probe: false, timeoutMs: 5_000 } as Batch['settings'];
  const begin = (id: string) => manager.create(newBatch({ id, createdAt: Date.now(), pages: 1, settings }), urls, 'digest');
  const unreadable = await begin('01KB0000000000000000000001');
  const whole = await begin('01KB0000000000000000000002');
  await manager.start();
  damaged = unreadable.id;
  await store.putRow(whole, rowWithoutReport(0, { ...settings, url: urls[0]!, headers: {} }, 'failed', { code: 'x', message: '' }));
  await eventually(async () => expect(await manager.view(whole)).toMatchObject({ state: 'finished' }));
  expect(logged).toContainEqual(expect.objectContaining({ batch: damaged, message: 'a batch cannot be ended' }));
});
