import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { closeInTime, unlessAborted } from '../../../server/audit/close-in-time.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = () => new Promise<never>(() => undefined);

describe('closing', () => {
  test('ends although a part hangs and another fails, closes the others, and names both', async () => {
    const closed: string[] = [];
    const ended = closeInTime(5_000, [
      { name: 'browser', close: never },
      { name: 'queue', close: async () => Promise.reject(new Error('gone')) },
      { name: 'folder', close: async () => closed.push('folder') },
    ]);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await ended).toEqual(['browser', 'queue']);
    expect(closed).toEqual(['folder']);
  });
  test('takes its time once, however many parts hang', async () => {
    const ended = closeInTime(
      5_000,
      ['a', 'b', 'c', 'd'].map((name) => ({ name, close: never })),
    );
    await vi.advanceTimersByTimeAsync(6_000);
    expect(await ended).toEqual(['a', 'b', 'c', 'd']);
  });
  test('a part that throws before it promises anything counts too', async () => {
    const close = (): Promise<void> => {
      throw new Error('no part');
    };
    expect(await closeInTime(5_000, [{ name: 'part', close }])).toEqual(['part']);
  });
});

describe('work that may be abandoned', () => {
  test('gives its result, or its error', async () => {
    const { signal } = new AbortController();
    expect(await unlessAborted(Promise.resolve(1), signal)).toBe(1);
    await expect(unlessAborted(Promise.reject(new Error('no')), signal)).rejects.toThrow('no');
  });
  test('is left when the signal fires, before or after, and what comes later is given away', async () => {
    const abort = new AbortController();
    const left: string[] = [];
    let finish: (one: string) => void = () => undefined;
    const late = new Promise<string>((resolve) => {
      finish = resolve;
    });
    const result = unlessAborted(late, abort.signal, (one) => left.push(one));
    abort.abort();
    expect(await result).toBeNull();
    finish('browser');
    await late;
    await Promise.resolve();
    expect(left).toEqual(['browser']);
    expect(await unlessAborted(never(), abort.signal)).toBeNull();
  });
});
