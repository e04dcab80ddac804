/** How long a worker may request pages of a host without an answer of the server that gave it the host. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeLease } from '../../../../server/batches/queue/host-lease.ts';

const lockMs = 1_000;
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] }));
afterEach(() => void vi.useRealTimers());

const never = new Promise<never>(() => undefined);
const answering = () => ({
  takeHost: vi.fn(async () => true),
  renewHost: vi.fn(async (): Promise<boolean> => true),
  freeHost: vi.fn(async () => undefined),
});

test('is renewed as long as the server answers', async () => {
  const server = answering();
  const lease = await takeLease(server, 'a.example', lockMs);
  await vi.advanceTimersByTimeAsync(10 * lockMs);
  expect([lease!.holds(), server.renewHost.mock.calls.length]).toEqual([true, 40]);
  await lease!.release();
  await vi.advanceTimersByTimeAsync(10 * lockMs);
  expect([lease!.lost.aborted, server.renewHost.mock.calls.length]).toEqual([false, 40]);
});

test('ends three tenths before another worker can have the host, whenever the last answer was', async () => {
  for (const quiet of [0, 1, 2, 3]) {
    const server = answering();
    const lease = await takeLease(server, 'a.example', lockMs);
    await vi.advanceTimersByTimeAsync((quiet * lockMs) / 4);
    server.renewHost.mockReturnValue(never);
    await vi.advanceTimersByTimeAsync(lockMs * 0.7 - 1);
    expect([quiet, lease!.lost.aborted]).toEqual([quiet, false]);
    await vi.advanceTimersByTimeAsync(1);
    expect([quiet, lease!.lost.aborted]).toEqual([quiet, true]);
    await lease!.release();
  }
});

test('is not used if the server’s answer comes so late that it may be over', async () => {
  const server = answering();
  server.takeHost.mockImplementation(async () => {
    await vi.advanceTimersByTimeAsync(lockMs);
    return true;
  });
  expect(await takeLease(server, 'a.example', lockMs)).toBeNull();
  expect(server.freeHost).toHaveBeenCalledOnce();
});

test('no longer holds when a suspended process goes on, before any of its timers', async () => {
  const lease = await takeLease(answering(), 'a.example', lockMs);
  const [now, clock] = [performance.now.bind(performance), vi.spyOn(performance, 'now')];
  clock.mockImplementation(() => now() + lockMs);
  expect([lease!.lost.aborted, lease!.holds(), lease!.lost.aborted]).toEqual([false, false, true]);
  clock.mockRestore();
  await lease!.release();
});
