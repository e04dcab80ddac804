import { once } from 'node:events';
import { performance } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';
import { medianOf, quantileOf } from './measure.ts';
import { startBenchService } from './own-service.ts';
import { memoryOfProcess } from './process-memory.ts';

/** Measurements of a running service, made by another process. */
export interface ServiceRows {
  /** Medians in milliseconds of fresh responses, each with its own visit. */
  fresh: Record<'audit' | 'meta' | 'schema', number>;
  /** Median of a cached response. */
  cached: number;
  /** Concurrent requests: number answered, told to retry later, or lost; and response times of /healthz meanwhile, in milliseconds. */
  crowd: { answered: number; later: number; lost: number; health: { slowest: number; p95: number; median: number; alone: number } };
  /** Medians in bytes of the first and the last hundred audits; null if not measured. */
  memory: Record<'service' | 'browser', { first: number; last: number }> | null;
}

/** @param url page on a private origin @param small page on another one @param crowd number of concurrent requests @param pages number of audits of `small` for the memory row, 0 for none */
export async function measureServiceRows(
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
    const fresh = { audit: medianOf(taken.audit!), meta: medianOf(taken.meta!), schema: medianOf(taken.schema!) };
    return {
      fresh,
      cached: medianOf(taken.cached!),
      crowd: await measureCrowd(service.address, url, crowd),
      memory: pages > 0 ? await memory(pages, service.pid, () => timed('/v1/audit', '&maxAge=0', small)) : null,
    };
  } finally {
    await service.close();
  }
}

/** Each requests a different URL, so that none share an audit. */
async function measureCrowd(address: string, url: string, size: number): Promise<ServiceRows['crowd']> {
  const alone = await watchBenchHealth(address);
  await new Promise((resolve) => {
    setTimeout(resolve, 1_000);
  });
  const quiet = await alone();
  const beside = await watchBenchHealth(address);
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
    health: { slowest: Math.max(...taken), p95: quantileOf(taken, 0.95), median: medianOf(taken), alone: quantileOf(quiet, 0.95) },
  };
}

/** @returns function that ends the watch and returns all response times in milliseconds */
async function watchBenchHealth(address: string): Promise<() => Promise<number[]>> {
  const watch = new Worker(new URL('./health-watch.mjs', import.meta.url), { workerData: { address }, execArgv: [] });
  await once(watch, 'online');
  return async () => {
    watch.postMessage('stop', []);
    const [taken] = (await once(watch, 'message')) as [number[]];
    return taken;
  };
}

/** Memory between two audits; for the browser, all of its processes together. */
async function memory(pages: number, pid: number, audit: () => Promise<number>): Promise<NonNullable<ServiceRows['memory']>> {
  const seen: { own: number; below: number }[] = [];
  const row = (of: 'own' | 'below') => {
    const bytes = seen.map((one) => one[of]);
    return { first: medianOf(bytes.slice(0, 100)), last: medianOf(bytes.slice(-100)) };
  };
  for (let page = 0; page < pages; page++) {
    await audit();
    seen.push(memoryOfProcess(pid));
    // Takes long, and may be interrupted.
    if (page % 100 === 99)
      process.stderr.write(
        `${page + 1} of ${pages} pages: service ${Math.round(row('own').last / 1e6)} MB, browser ${Math.round(row('below').last / 1e6)} MB\n`,
      );
  }
  return { service: row('own'), browser: row('below') };
}
