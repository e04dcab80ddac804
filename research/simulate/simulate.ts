/**
 * Calculates how long a batch takes, without opening pages: hosts with pages, workers that lease a host for a chunk, the politeness rules
 * of the runner (server/batches/runner.ts), CPU as a shared limit. Chunk by chunk, so that ten million pages take seconds. Deterministic
 * per seed. docs/use/scale.md compares it with a real run.
 */
import { seededRandom } from '../seeded-random.ts';
import { SimulatedQueue } from './soonest.ts';

export interface SimulatedHost {
  pages: number;
  /** Milliseconds that a page is open, including retries. */
  openMs(random: () => number): number;
}
export interface Simulation {
  hosts: readonly SimulatedHost[];
  workers: number;
  /** Concurrent pages of a worker, and its concurrent chunks. */
  concurrency: number;
  /** Maximum concurrent pages per host. */
  perHost: number;
  /** Milliseconds between the starts of two pages of a host. */
  delayMs: number;
  chunkPages: number;
  /** Milliseconds per page during which its host waits: packing and saving the result. */
  saveMs: number;
  /** Milliseconds per chunk during which its host waits: taking it from the queue, leasing, reading missing parts, adding the next one. */
  chunkMs: number;
  /** Milliseconds of CPU per page, and total cores of all workers. */
  cpuMs: number;
  cores: number;
  seed: number;
}
export interface Simulated {
  /** Until the last page is saved. */
  seconds: number;
  pagesASecond: number;
  /** Average number of open pages. */
  open: number;
  /** CPU utilization, 0 to 1. */
  cpu: number;
}

interface Chunk {
  host: number;
  part: number;
}
interface Running extends Chunk {
  worker: number;
  /** Concurrent pages, and milliseconds that each spends without CPU. */
  width: number;
  idleMs: number;
}

export function simulate(simulation: Simulation): Simulated {
  const { hosts, workers, concurrency, perHost, chunkPages, cores } = simulation;
  const random = seededRandom(simulation.seed);
  const partsOf = (host: number) => Math.ceil(hosts[host]!.pages / chunkPages);
  // Early parts first, and among those the one that has waited longest, in the order of the queue.
  const waiting = new SimulatedQueue<Chunk>();
  const ends = new SimulatedQueue<Running>();
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
 * How much CPU work is slowed down by a lack of cores. With n concurrent pages, each of which computes for c and
 * waits for w, it is the s with n × c / (w + s × c) = cores.
 */
function stretchOf({ cores, cpuMs }: Simulation, busy: { pages: number; idleMs: number }, width: number): number {
  if (busy.pages === 0 || cpuMs === 0) return 1;
  return Math.max(1, (busy.pages + width) / cores - busy.idleMs / busy.pages / cpuMs);
}

/**
 * Simulates one chunk of a host, page by page.
 * @param width concurrent pages
 * @param stretch slowdown of CPU work
 * @returns milliseconds: duration of the chunk, open time of all its pages, and time of one page without CPU
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
