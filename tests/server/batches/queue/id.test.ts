/** By what processes recognize that they have the same queue. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepQueueId, queueId } from '../../../../server/batches/queue/id.ts';

const minute = 60_000;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Leases of a server that forgets them in time. */
function server() {
  const leases = new Map<string, { holder: string; end: number }>();
  const holderOf = async (name: string) => {
    const lease = leases.get(name);
    return lease && lease.end > Date.now() ? lease.holder : null;
  };
  const write = (name: string, holder: string, ms: number) => void leases.set(name, { holder, end: Date.now() + ms });
  return {
    leases,
    holderOf,
    async takeHost(name: string, holder: string, ms: number) {
      const isFree = (await holderOf(name)) === null;
      if (isFree) write(name, holder, ms);
      return isFree;
    },
    async freeHost(name: string, holder: string) {
      if ((await holderOf(name)) === holder) leases.delete(name);
    },
    async renewHost(name: string, holder: string, ms: number) {
      const isHeld = (await holderOf(name)) === holder;
      if (isHeld) write(name, holder, ms);
      return isHeld;
    },
  };
}

test('all processes of a queue read one ID, as long as one of them runs', async () => {
  const queue = server();
  const { id } = await queueId(queue);
  expect(id).toMatch(/^[\da-f]{16}$/);
  expect((await queueId(server())).id).not.toBe(id);
  const stop = keepQueueId(queue, id);
  await vi.advanceTimersByTimeAsync(10 * minute);
  expect((await queueId(queue)).id).toBe(id);
  stop();
  await vi.advanceTimersByTimeAsync(2 * minute);
  expect((await queueId(queue)).id).not.toBe(id);
});

test('a server that lost everything gets the ID of the running processes again, even if a refused one was faster', async () => {
  const queue = server();
  const { id } = await queueId(queue);
  const stop = keepQueueId(queue, id);
  queue.leases.clear();
  await vi.advanceTimersByTimeAsync(minute / 2);
  expect((await queueId(queue)).id).toBe(id);
  queue.leases.clear();
  expect((await queueId(queue)).id).not.toBe(id);
  await vi.advanceTimersByTimeAsync(2 * minute);
  expect((await queueId(queue)).id).toBe(id);
  stop();
});

test('a server that does not answer for a while is asked again', async () => {
  const queue = server();
  const { id } = await queueId(queue);
  const { renewHost } = queue;
  queue.renewHost = () => Promise.reject(new Error('Because of the test.'));
  const stop = keepQueueId(queue, id);
  await vi.advanceTimersByTimeAsync(2 * minute);
  queue.renewHost = renewHost;
  await vi.advanceTimersByTimeAsync(minute / 2);
  expect((await queueId(queue)).id).toBe(id);
  stop();
});

test('a refused process withdraws an ID that it has made, and no other', async () => {
  const queue = server();
  const { id } = await queueId(queue);
  const stop = keepQueueId(queue, id);
  await (await queueId(queue)).withdraw();
  expect((await queueId(queue)).id).toBe(id);
  queue.leases.clear();
  await (await queueId(queue)).withdraw();
  await vi.advanceTimersByTimeAsync(minute / 2);
  expect((await queueId(queue)).id).toBe(id);
  stop();
});
