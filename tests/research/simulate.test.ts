/** The simulator of hosts and workers, tested against results that follow directly from its rules. */
import { describe, expect, test } from 'vitest';
import { simulate, type Simulation } from '../../research/simulate/simulate.ts';
import { SimulatedQueue } from '../../research/simulate/soonest.ts';

const hosts = (count: number, pages: number, ms: number) => Array.from({ length: count }, () => ({ pages, openMs: () => ms }));
const usual: Simulation = {
  hosts: hosts(8, 100, 100),
  workers: 1,
  concurrency: 8,
  perHost: 2,
  delayMs: 0,
  chunkPages: 25,
  saveMs: 0,
  chunkMs: 0,
  cpuMs: 0,
  cores: 2,
  seed: 1,
};

test.each<[what: string, change: Partial<Simulation>, seconds: number]>([
  ['nothing', { hosts: [] }, 0],
  ['a host without pages', { hosts: hosts(1, 0, 100) }, 0],
  ['one page', { hosts: hosts(1, 1, 100) }, 0.1],
  // A chunk of 25 pages, two at a time, has 13 turns.
  ['one host alone', { hosts: hosts(1, 100, 100) }, 5.2],
  ['one host, more workers', { hosts: hosts(1, 100, 100), workers: 50 }, 5.2],
  // As many hosts as slots: one page of each at a time.
  ['eight hosts', {}, 10],
  ['eight hosts, two workers', { workers: 2 }, 5.2],
  ['eight hosts, one place', { concurrency: 1 }, 80],
  ['a delay between two starts', { hosts: hosts(1, 100, 100), delayMs: 200 }, 19.6],
  ['a delay shorter than a page', { delayMs: 50 }, 10],
  ['saving after each page', { saveMs: 100 }, 20],
  ['work around each chunk', { chunkMs: 1_000 }, 14],
  ['one host that is larger than all others', { hosts: [...hosts(7, 25, 100), ...hosts(1, 1_000, 100)] }, 2.5 + 39 * 1.3],
])('%s', (_, change, seconds) => {
  expect(simulate({ ...usual, ...change }).seconds).toBeCloseTo(seconds, 5);
});

describe('a CPU that is too small', () => {
  test.each<[cpuMs: number, pagesASecond: number]>([
    [1, 80],
    [10, 80],
    // Two cores compute 40 pages per second, however many pages wait.
    [50, 40],
    [100, 20],
  ])('%d ms a page: %d pages a second', (cpuMs, pagesASecond) => {
    const { pagesASecond: found, cpu } = simulate({ ...usual, hosts: hosts(8, 2_000, 100), cpuMs });
    expect(found / pagesASecond).toBeCloseTo(1, 1);
    expect(cpu).toBeCloseTo((pagesASecond * cpuMs) / 2_000, 1);
  });
});

test('the same seed returns the same result, another seed another', () => {
  const random = { ...usual, hosts: Array.from({ length: 8 }, () => ({ pages: 100, openMs: (next: () => number) => 50 + 100 * next() })) };
  expect(simulate(random)).toEqual(simulate(random));
  expect(simulate({ ...random, seed: 2 }).seconds).not.toBe(simulate(random).seconds);
});

test('never more pages of a host at a time than may be, never more than there are places', () => {
  for (const [count, most] of [
    [1, 2],
    [3, 6],
    [40, 8],
  ] as const)
    expect(simulate({ ...usual, hosts: hosts(count, 200, 100) }).open).toBeLessThanOrEqual(most);
});

test('the soonest comes first, and of the same time the one that was added first', () => {
  const soonest = new SimulatedQueue<string>();
  for (const [at, item] of [
    [3, 'c'],
    [1, 'a1'],
    [2, 'b'],
    [1, 'a2'],
    [0, 'first'],
    [1, 'a3'],
  ] as const)
    soonest.add(at, item);
  const order: string[] = [];
  for (let next = soonest.take(); next; next = soonest.take()) order.push(next.item);
  expect(order).toEqual(['first', 'a1', 'a2', 'a3', 'b', 'c']);
  expect(soonest.take()).toBeNull();
});
