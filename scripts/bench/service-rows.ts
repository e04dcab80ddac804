import { once } from 'node:events';
import { performance } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';
import { startBenchService } from './own-service.ts';
import { memoryOf } from './process-memory.ts';

/** What of a running service is measured, from another process. */
export interface ServiceRows {
  /** Medians in milliseconds of fresh answers, each of a visit of its own. */
  fresh: Record<'audit' | 'meta' | 'schema', number>;
  /** Median of an answer from the cache. */
  cached: number;
  /** Many at once: how many were answered, told to come back, or lost; and /healthz meanwhile, milliseconds. */
  crowd: { answered: number; later: number; lost: number; health: { slowest: number; p95: number; median: number; alone: number } };
  /** Bytes, medians of the first hundred audits and the last; null when they were not requested. */
  memory: Record<'service' | 'browser', { first: number; last: number }> | null;
}

/** @param url of a page on a private origin @param small of another one @param crowd requests at once @param pages how many audits of the small one the row of memory makes, 0 for none */
export async function measureService(
  url: string,
  small: string,
  {
    sandbox,
    executablePath,
    rounds,
    crowd,
    pages,
  }: Record<'rounds' | 'crowd' | 'pages', number> & { sandbox: boolean; executablePath: string },
): Promise<ServiceRows> {
  const service = await startBenchService({
    PAGELOUPE_PORT: '0',
    PAGELOUPE_SANDBOX: String(sandbox),
    PAGELOUPE_CHROMIUM: executablePath,
    PAGELOUPE_ALLOW_TARGETS: new URL(url).origin,
    PAGELOUPE_LOG_LEVEL: 'silent',
    PAGELOUPE_CONCURRENCY: '1',
    PAGELOUPE_QUEUE: '20',
    PAGELOUPE_RATE_LIMIT: '0',
  });
  const timed = async (path: string, more = '', page = url) => {
    const began = performance.now();
    const response = await fetch(`${service.address}${path}?url=${encodeURIComponent(page)}&settleMs=0&probe=false${more}`);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
    return performance.now() - began;
  };
  try {
    for (let warm = 0; warm < Math.min(3, rounds); warm++) await timed('/v1/audit', '&maxAge=0');
    const taken: Record<string, number[]> = { audit: [], meta: [], schema: [], cached: [] };
    for (let round = 0; round < rounds; round++) {
      for (const kind of ['audit', 'meta', 'schema'] as const) taken[kind]!.push(await timed(`/v1/${kind}`, '&maxAge=0'));
      for (const kind of ['audit', 'meta', 'schema'] as const) taken.cached!.push(await timed(`/v1/${kind}`));
    }
    const fresh = { audit: median(taken.audit!), meta: median(taken.meta!), schema: median(taken.schema!) };
    return {
      fresh,
      cached: median(taken.cached!),
      crowd: await measureCrowd(service.address, url, crowd),
      memory: pages > 0 ? await memory(pages, service.pid, () => timed('/v1/audit', '&maxAge=0', small)) : null,
    };
  } finally {
    await service.close();
  }
}

/** Each requests another URL, so that none is joined to another. */
async function measureCrowd(address: string, url: string, size: number): Promise<ServiceRows['crowd']> {
  const alone = await watchHealth(address);
  await new Promise((resolve) => {
    setTimeout(resolve, 1_000);
  });
  const quiet = await alone();
  const beside = await watchHealth(address);
  const outcomes = await Promise.all(
    Array.from({ length: size }, async (_, index) => {
      try {
        const response = await fetch(`${address}/v1/geo?url=${encodeURIComponent(`${url}?${index}`)}&settleMs=0&probe=false`);
        await response.arrayBuffer();
        return response.ok ? 'answered' : response.status === 503 && response.headers.has('retry-after') ? 'later' : 'lost';
      } catch {
        return 'lost';
      }
    }),
  );
  const taken = await beside();
  const count = (kind: string) => outcomes.filter((outcome) => outcome === kind).length;
  return {
    answered: count('answered'),
    later: count('later'),
    lost: count('lost'),
    health: { slowest: Math.max(...taken), p95: quantile(taken, 0.95), median: median(taken), alone: quantile(quiet, 0.95) },
  };
}

/** @returns ends the watch: how long each answer took, milliseconds */
async function watchHealth(address: string): Promise<() => Promise<number[]>> {
  const watch = new Worker(new URL('./health-watch.mjs', import.meta.url), { workerData: { address }, execArgv: [] });
  await once(watch, 'online');
  return async () => {
    watch.postMessage('stop', []);
    const [taken] = (await once(watch, 'message')) as [number[]];
    return taken;
  };
}

/** Between two audits; of the browser, its processes together. */
async function memory(pages: number, pid: number, audit: () => Promise<number>): Promise<NonNullable<ServiceRows['memory']>> {
  const seen: { own: number; below: number }[] = [];
  const row = (of: 'own' | 'below') => {
    const bytes = seen.map((one) => one[of]);
    return { first: median(bytes.slice(0, 100)), last: median(bytes.slice(-100)) };
  };
  for (let page = 0; page < pages; page++) {
    await audit();
    seen.push(memoryOf(pid));
    // It takes long, and may be ended before it is through.
    if (page % 100 === 99)
      process.stderr.write(
        `${page + 1} of ${pages} pages: service ${Math.round(row('own').last / 1e6)} MB, browser ${Math.round(row('below').last / 1e6)} MB\n`,
      );
  }
  return { service: row('own'), browser: row('below') };
}

const median = (numbers: readonly number[]): number => quantile(numbers, 0.5);
function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)] ?? 0;
}
