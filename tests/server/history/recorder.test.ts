/** Which batches the history has. */
import { expect, onTestFinished, test } from 'vitest';
import type { Batch } from '../../../server/batches/batch.ts';
import { openDatabase } from '../../../server/database/open.ts';
import { Recorder, type EndedBatches } from '../../../server/history/recorder.ts';
import { HistoryStore } from '../../../server/history/store.ts';

test('a batch whose results cannot be read keeps no later one out, and is tried again after longer and longer waits', async () => {
  let [now, reads] = [0, 0];
  const marked: string[] = [];
  const logged: object[] = [];
  let isDamaged = true;
  const batches = {
    store: {
      ids: async () => ['2', '1'],
      batch: async (id: string) => ({ id }) as Batch,
      ended: async () => ({ state: 'finished', at: 1 }),
    },
    rows: ({ id }: Batch) => ({
      [Symbol.asyncIterator]: () => ({
        next: async () => {
          if (id === '1') reads++;
          if (id === '1' && isDamaged) throw new Error('damaged');
          return { done: true, value: undefined };
        },
      }),
    }),
  } as unknown as EndedBatches;
  const store = {
    recorded: async () => [],
    markRecorded: async (id: string) => void marked.push(id),
    prune: async () => undefined,
    forgetRecorded: async () => undefined,
  } as unknown as HistoryStore;
  const recorder = new Recorder({ batches, store, keep: { days: 0, runs: 0 }, clock: () => now, log: (event) => void logged.push(event) });
  await recorder.look();
  expect([marked, logged]).toEqual([['2'], [expect.objectContaining({ batch: '1' })]]);
  for (; now < 3_600_000; now += 2_000) await recorder.look();
  expect(reads).toBeGreaterThan(5);
  expect(reads).toBeLessThan(20);
  isDamaged = false;
  now += 600_000;
  await recorder.look();
  expect(marked).toEqual(['2', '1']);
});

test('a batch that was deleted is forgotten after a day, and one that exists is not recorded again', async () => {
  const dayMs = 86_400_000;
  const database = await openDatabase({ storeUrl: null, data: null, log: () => undefined });
  onTestFinished(() => database.close());
  const store = new HistoryStore(database);
  const there = ['kept'];
  const batches = { store: { ids: async () => there } } as unknown as EndedBatches;
  const logged: object[] = [];
  const recorder = new Recorder({
    batches,
    store,
    keep: { days: 0, runs: 0 },
    clock: () => 2 * dayMs,
    log: (event) => void logged.push(event),
  });
  await store.markRecorded('kept', 0);
  await store.markRecorded('just ended elsewhere', dayMs);
  for (let index = 0; index < 1_200; index++) await store.markRecorded(`deleted ${index}`, index);
  await recorder.prune();
  const rows = await database.all<{ batch: string }>('SELECT batch FROM pageloupe_recorded ORDER BY batch');
  expect([rows.map(({ batch }) => batch), logged]).toEqual([['just ended elsewhere', 'kept'], []]);
});
