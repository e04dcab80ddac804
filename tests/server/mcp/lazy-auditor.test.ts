import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { idleMs, LazyAuditor } from '../../../server/mcp/lazy-auditor.ts';
import { LazyBatches, type BatchPort } from '../../../server/mcp/lazy-batches.ts';
import { fakeAuditor, type FakeAuditor } from '../../support/fake-auditor.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function opening() {
  const opened: FakeAuditor[] = [];
  const auditor = new LazyAuditor(async () => {
    const one = fakeAuditor();
    opened.push(one);
    return one;
  });
  return { opened, auditor, closed: () => opened.map(({ closed }) => closed) };
}
const nothing = async () => undefined;

describe('a browser', () => {
  test('starts with the first audit, once for several', async () => {
    const { opened, auditor } = opening();
    expect(opened).toHaveLength(0);
    await Promise.all([auditor.use(nothing), auditor.use(nothing)]);
    await auditor.use(nothing);
    expect(opened).toHaveLength(1);
  });
  test('ends when there was no audit for a while, not before, and starts again', async () => {
    const { auditor, closed } = opening();
    await auditor.use(nothing);
    await vi.advanceTimersByTimeAsync(idleMs - 1);
    await auditor.use(nothing);
    await vi.advanceTimersByTimeAsync(idleMs - 1);
    expect(closed()).toEqual([false]);
    await vi.advanceTimersByTimeAsync(1);
    expect(closed()).toEqual([true]);
    await auditor.use(nothing);
    expect(closed()).toEqual([true, false]);
  });
  test('stays while an audit takes longer than that', async () => {
    const { auditor, closed } = opening();
    let finish = () => undefined as void;
    const long = auditor.use(
      () =>
        new Promise<void>((resolve) => {
          finish = resolve;
        }),
    );
    await auditor.use(nothing);
    await vi.advanceTimersByTimeAsync(3 * idleMs);
    expect(closed()).toEqual([false]);
    finish();
    await long;
  });
  test('that did not start is tried again', async () => {
    const fails = [true, false];
    const auditor = new LazyAuditor(async () => {
      if (fails.shift()) throw new Error('no browser');
      return fakeAuditor();
    });
    await expect(auditor.use(nothing)).rejects.toThrow('no browser');
    await auditor.use(nothing);
    expect(fails).toEqual([]);
  });
  test('is closed with the server, also while it starts; then none starts', async () => {
    const { auditor, closed, opened } = opening();
    const used = auditor.use(nothing);
    await auditor.close();
    await used;
    expect(closed()).toEqual([true]);
    await expect(auditor.use(nothing)).rejects.toMatchObject({ code: 'draining' });
    await vi.advanceTimersByTimeAsync(2 * idleMs);
    expect(opened).toHaveLength(1);
  });
});

test('batches that could not be opened are opened by the next call', async () => {
  const port = {} as BatchPort;
  const answers = [Promise.reject(new Error('no disk')), Promise.resolve(port)];
  const batches = new LazyBatches(() => answers.shift()!);
  await expect(batches.get()).rejects.toThrow('no disk');
  expect(await batches.get()).toBe(port);
  expect(await batches.get()).toBe(port);
});
