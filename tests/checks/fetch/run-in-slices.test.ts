import { expect, test } from 'vitest';
import { filterInSlices, runInSlices } from '../../../checks/fetch/run-in-slices.ts';

test('several works take turns: in one turn of the thread, only one of them has a slice', async () => {
  let turn = 0;
  let isOver = false;
  const next = () => {
    turn += 1;
    if (!isOver) setImmediate(next);
  };
  next();
  const worked = new Map<number, Set<string>>();
  function* work(name: string): Generator<void, string> {
    for (let step = 0; step < 40; step++) {
      worked.set(turn, (worked.get(turn) ?? new Set()).add(name));
      for (const end = performance.now() + 2; performance.now() < end;);
      yield;
    }
    return name;
  }
  const names = ['a', 'b', 'c', 'd'];
  expect(await Promise.all(names.map((name) => runInSlices(work(name))))).toEqual(names);
  isOver = true;
  expect([...worked.values()].filter(({ size }) => size > 1)).toEqual([]);
  expect(worked.size).toBeGreaterThan(names.length);
});

test('a long list is filtered with pauses, in order', async () => {
  let turns = 0;
  let isOver = false;
  const next = () => {
    turns += 1;
    if (!isOver) setImmediate(next);
  };
  next();
  const isOdd = (value: number) => {
    for (const end = performance.now() + 2; performance.now() < end;);
    return value % 2 === 1;
  };
  expect(await filterInSlices([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14], isOdd)).toEqual([1, 3, 5, 7, 9, 11, 13]);
  isOver = true;
  expect(turns).toBeGreaterThan(2);
});

test('a work that fails lets the others continue', async () => {
  // oxlint-disable-next-line require-yield
  function* failing(): Generator<void, void> {
    throw new Error('It fails.');
  }
  function* counting(): Generator<void, number> {
    yield;
    return 1;
  }
  const works = [runInSlices(counting()), runInSlices(failing()), runInSlices(counting())];
  expect((await Promise.allSettled(works)).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await runInSlices(counting())).toBe(1);
});
