/** Which batches the history has. */
import { expect, test } from 'vitest';
import type { Batch } from '../../../server/batches/batch.ts';
import { Recorder, type EndedBatches } from '../../../server/history/recorder.ts';
import type { HistoryStore } from '../../../server/history/store.ts';

test('a batch whose results cannot be read keeps no later one out, and is tried again', async () => {
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
  } as unknown as HistoryStore;
  const recorder = new Recorder({ batches, store, keep: { days: 0, runs: 0 }, clock: () => 1, log: (event) => void logged.push(event) });
  await recorder.look();
  expect([marked, logged]).toEqual([['2'], [expect.objectContaining({ batch: '1' })]]);
  isDamaged = false;
  await recorder.look();
  expect(marked).toEqual(['2', '1']);
});
