/** A batch without any failure, compared with the simulator's prediction. */
import { availableParallelism } from 'node:os';
import { simulate, type Simulation } from '../../research/simulate/simulate.ts';
import { onStage, type Scene } from './scenes.ts';
import { pageMsOf } from './light-auditor.ts';
import { madeUpPages, type Stage } from './stage.ts';

/** Pages of two batches, to which two numbers are fitted: the overhead per page and per batch. */
const [fewPages, morePages, fittedHosts] = [500, 1_500, 16];
const pageMs = 100;

/** The hosts of a list, with the behavior of the light auditor. */
function hostsOf(urls: readonly string[]): Simulation['hosts'] {
  const pages = new Map<string, number>();
  for (const url of urls) pages.set(new URL(url).host, (pages.get(new URL(url).host) ?? 0) + 1);
  return [...pages].map(([host, count]) => ({ pages: count, openMs: (random) => pageMsOf(host.split('-', 1)[0]!, pageMs, random) }));
}

/** @returns seconds from the request to the last result, and CPU milliseconds per page */
async function measure(stage: Stage, urls: readonly string[], key: string): Promise<{ seconds: number; cpuMs: number }> {
  const [began, cpu] = [performance.now(), stage.cpuMs()];
  await stage.finished(await stage.begin(urls, key), 900_000);
  return { seconds: (performance.now() - began) / 1000, cpuMs: (stage.cpuMs() - cpu) / urls.length };
}

/** Overhead per page with which the simulator predicts the measured difference between the two lists. */
function fittedSaveMs(few: Simulation, more: Simulation, seconds: number): number {
  let [low, high] = [0, 2_000];
  for (let step = 0; step < 30; step++) {
    const saveMs = (low + high) / 2;
    if (simulate({ ...more, saveMs }).seconds - simulate({ ...few, saveMs }).seconds < seconds) low = saveMs;
    else high = saveMs;
  }
  return low;
}

export const plain: Scene = (play) =>
  onStage(play, { pageMs }, async (stage, servers) => {
    const workers = servers.queue === null ? 1 : 2;
    const usual = (pages: number) => Array.from({ length: pages }, (_, index) => `https://plain-${index % fittedHosts}.example/${index}`);
    const urls = madeUpPages(play.pages, play.hosts, false);
    // The first pages of a process take longer because code is compiled.
    await measure(stage, usual(100), 'warm');
    const few = await measure(stage, usual(fewPages), 'few');
    const more = await measure(stage, usual(morePages), 'more');
    const known: Simulation = {
      hosts: hostsOf(usual(fewPages)),
      workers,
      concurrency: 8,
      perHost: 2,
      delayMs: 0,
      chunkPages: 25,
      saveMs: 0,
      chunkMs: 0,
      cpuMs: more.cpuMs,
      cores: availableParallelism(),
      seed: play.seed,
    };
    const saveMs = fittedSaveMs(known, { ...known, hosts: hostsOf(usual(morePages)) }, more.seconds - few.seconds);
    const fixed = Math.max(0, few.seconds - simulate({ ...known, saveMs }).seconds);
    const predicted = fixed + simulate({ ...known, hosts: hostsOf(urls), saveMs }).seconds;
    const measured = await measure(stage, urls, 'plain');
    const round = (value: number) => Math.round(value * 10) / 10;
    play.say(`${play.driver.name}, simulated`, {
      pages: urls.length,
      hosts: play.hosts,
      fitted: {
        seconds: [round(few.seconds), round(more.seconds)],
        cpuMs: round(more.cpuMs),
        saveMs: round(saveMs),
        fixedSeconds: round(fixed),
      },
      predictedSeconds: round(predicted),
      measuredSeconds: round(measured.seconds),
      differencePercent: round((predicted / measured.seconds - 1) * 100),
      measuredCpuMs: round(measured.cpuMs),
    });
    return true;
  });
