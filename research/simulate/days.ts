/** Distributions of a day's pages over hosts, and how long each takes. */
import { simulate, type Simulated } from './simulate.ts';
import { simulateWords as words } from './words.ts';

export interface Day {
  spread: string;
  workers: number;
  simulated: Simulated;
}
/** Default delay between two starts, pages per host and per chunk; cores and concurrent pages per worker. */
const [delayMs, perHost, chunkPages, coresAWorker, pagesAWorker] = [200, 2, 25, 4, 8];

/** @param openMs mean milliseconds that a page is open, between half and one and a half of it @param cores of all workers */
export function daysFor({ pages, openMs, cpuMs, cores }: { pages: number; openMs: number; cpuMs: number; cores: number }): Day[] {
  const even = (hosts: number) => ({
    spread: words.spread.even({ hosts, pages }),
    sizes: Array.from({ length: hosts }, () => pages / hosts),
  });
  const zipf = (hosts: number) => {
    const whole = Array.from({ length: hosts }, (_, rank) => 1 / (rank + 1)).reduce((sum, part) => sum + part, 0);
    const sizes = Array.from({ length: hosts }, (_, rank) => Math.max(1, Math.round(pages / whole / (rank + 1))));
    return { spread: words.spread.zipf({ hosts, largest: sizes[0]! }), sizes };
  };
  const days = [
    { ...even(10_000), more: 1 },
    { ...even(400), more: 1 },
    { ...even(100), more: 1 },
    { ...even(100), more: 2 },
    { ...zipf(10_000), more: 1 },
  ];
  return days.map(({ spread, sizes, more }) => {
    const workers = Math.ceil((cores * more) / coresAWorker);
    const hosts = sizes.map((size) => ({ pages: Math.round(size), openMs: (random: () => number) => openMs * (0.5 + random()) }));
    const order = {
      hosts,
      workers,
      concurrency: pagesAWorker,
      perHost,
      delayMs,
      chunkPages,
      saveMs: 20,
      chunkMs: 50,
      cpuMs,
      cores: cores * more,
    };
    return { spread, workers, simulated: simulate({ ...order, seed: 1 }) };
  });
}
