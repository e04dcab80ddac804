/**
 * What a batch takes, calculated without opening a page: hosts with pages, workers that lease a host for a chunk, the politeness of the
 * runner (server/batches/runner.ts), CPU as a shared limit. Chunk by chunk, so that ten million pages take seconds. The same seed gives
 * the same result. docs/scale.md compares it with a real run.
 */
import { Soonest } from './soonest.ts';

export interface SimulatedHost {
  pages: number;
  /** Milliseconds that one page is open, second tries included. */
  openMs(random: () => number): number;
}
export interface Simulation {
  hosts: readonly SimulatedHost[];
  workers: number;
  /** Pages that a worker opens at a time, and chunks it works on. */
  concurrency: number;
  /** Pages of a host at a time, at most. */
  perHost: number;
  /** Milliseconds between the starts of two pages of a host. */
  delayMs: number;
  chunkPages: number;
  /** Milliseconds around a page in which its host waits: its result is packed and saved. */
  saveMs: number;
  /** Milliseconds around a chunk in which its host waits: taken from the queue, leased, what is missing read, the next one added. */
  chunkMs: number;
  /** Milliseconds of CPU for a page, and the cores that all workers share. */
  cpuMs: number;
  cores: number;
  seed: number;
}
export interface Simulated {
  /** Until the last page is saved. */
  seconds: number;
  pagesASecond: number;
  /** Pages open at once, on average. */
  open: number;
  /** 0 to 1: how much of the CPU is used. */
  cpu: number;
}

/** Numbers from 0 to 1 that look random, the same for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

interface Chunk {
  host: number;
  part: number;
}
interface Running extends Chunk {
  worker: number;
  /** Pages at a time, and milliseconds that each of them spends without the CPU. */
  width: number;
  idleMs: number;
}

export function simulate(simulation: Simulation): Simulated {
  const { hosts, workers, concurrency, perHost, chunkPages, cores } = simulation;
  const random = seeded(simulation.seed);
  const partsOf = (host: number) => Math.ceil(hosts[host]!.pages / chunkPages);
  // Early parts first, and of those the one that waits longest: as the queue delivers them.
  const waiting = new Soonest<Chunk>();
  const ends = new Soonest<Running>();
  const chunks = Array.from({ length: workers }, () => 0);
  const busy = { pages: 0, idleMs: 0 };
  let [openMs, time] = [0, 0];
  for (const [host, { pages }] of hosts.entries()) if (pages > 0) waiting.add(0, { host, part: 0 });
  const begin = () => {
    while (waiting.size > 0) {
      const worker = chunks.indexOf(Math.min(...chunks));
      if (chunks[worker]! >= concurrency) return;
      const chunk = waiting.take()!.item;
      chunks[worker]!++;
      const width = Math.max(1, Math.min(perHost, Math.floor(concurrency / chunks[worker]!)));
      const took = chunkOf(simulation, chunk, width, stretchOf(simulation, busy, width), random);
      busy.pages += width;
      busy.idleMs += width * took.idleMs;
      openMs += took.openMs;
      ends.add(time + took.ms, { ...chunk, worker, width, idleMs: took.idleMs });
    }
  };
  begin();
  for (let next = ends.take(); next; next = ends.take()) {
    time = next.at;
    const { host, part, worker, width, idleMs } = next.item;
    busy.pages -= width;
    busy.idleMs -= width * idleMs;
    chunks[worker]!--;
    if (part + 1 < partsOf(host)) waiting.add(part + 1, { host, part: part + 1 });
    begin();
  }
  const pages = hosts.reduce((sum, one) => sum + one.pages, 0);
  return {
    seconds: time / 1000,
    pagesASecond: time === 0 ? 0 : (pages * 1000) / time,
    open: time === 0 ? 0 : openMs / time,
    cpu: time === 0 ? 0 : (pages * simulation.cpuMs) / (time * cores),
  };
}

/**
 * How much longer work on the CPU takes because there is more of it than cores. With n pages at a time, each of which computes for c and
 * waits for w, it is the s with n × c / (w + s × c) = cores.
 */
function stretchOf({ cores, cpuMs }: Simulation, busy: { pages: number; idleMs: number }, width: number): number {
  if (busy.pages === 0 || cpuMs === 0) return 1;
  return Math.max(1, (busy.pages + width) / cores - busy.idleMs / busy.pages / cpuMs);
}

/**
 * One chunk of a host, page by page.
 * @param width pages at a time
 * @param stretch how much longer the CPU takes
 * @returns milliseconds: of the chunk, of its open pages in all, and of one page without the CPU
 */
function chunkOf(
  { hosts, chunkPages, delayMs, saveMs, chunkMs, cpuMs }: Simulation,
  { host, part }: Chunk,
  width: number,
  stretch: number,
  random: () => number,
): { ms: number; openMs: number; idleMs: number } {
  const { pages, openMs } = hosts[host]!;
  const count = Math.min(chunkPages, pages - part * chunkPages);
  const free = Array.from({ length: width }, () => 0);
  let [mayBegin, open] = [0, 0];
  for (let page = 0; page < count; page++) {
    const place = free.indexOf(Math.min(...free));
    const began = Math.max(free[place]!, mayBegin);
    mayBegin = began + delayMs;
    const ms = openMs(random) + cpuMs * (stretch - 1);
    open += ms;
    free[place] = began + ms + saveMs;
  }
  const ms = Math.max(...free) + chunkMs;
  return { ms, openMs: open, idleMs: Math.max(0, (ms * width) / count - cpuMs * stretch) };
}
