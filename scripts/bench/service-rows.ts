import { performance } from 'node:perf_hooks';
import { readServiceSettings, startService } from '../../server/service/index.ts';

/** What of a running service is measured. */
export interface ServiceRows {
  /** Medians in milliseconds of fresh answers, each of a visit of its own. */
  fresh: Record<'audit' | 'meta' | 'schema', number>;
  /** Median of an answer from the cache. */
  cached: number;
  /** 200 at once: how many were answered, told to come back, or lost; and the slowest /healthz meanwhile, milliseconds. */
  crowd: { answered: number; later: number; lost: number; slowestHealth: number };
  /** Bytes of resident memory per hundred audits: of the first hundred and the last; null when it was not asked for. */
  memory: { first: number; last: number } | null;
}

/** @param url of a page on a private origin, which the service is allowed; @param pages how many audits the row of memory makes, 0 for none */
export async function measureService(url: string, { sandbox, executablePath, rounds, pages }: { sandbox: boolean; executablePath: string; rounds: number; pages: number }): Promise<ServiceRows> {
  const settings = readServiceSettings({}, { port: 0, sandbox, chromium: executablePath, allowTargets: new URL(url).origin, logLevel: 'silent', stopOnSignals: false, concurrency: 1, queue: 20, rateLimit: 0 });
  const service = await startService(settings);
  const get = (path: string, more = '') => fetch(`${service.address}${path}?url=${encodeURIComponent(url)}&settleMs=0${more}`);
  const timed = async (path: string, more = '') => {
    const began = performance.now();
    const response = await get(path, more);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
    return performance.now() - began;
  };
  try {
    for (let warm = 0; warm < 3; warm++) await timed('/v1/audit', '&maxAge=0');
    const taken: Record<string, number[]> = { audit: [], meta: [], schema: [], cached: [] };
    for (let round = 0; round < rounds; round++) {
      for (const kind of ['audit', 'meta', 'schema'] as const) taken[kind]!.push(await timed(`/v1/${kind}`, '&maxAge=0'));
      taken.cached!.push(await timed('/v1/audit'));
    }
    const fresh = { audit: median(taken.audit!), meta: median(taken.meta!), schema: median(taken.schema!) };
    return { fresh, cached: median(taken.cached!), crowd: await crowd(service.address, url), memory: pages > 0 ? await memory(pages, () => timed('/v1/audit', '&maxAge=0')) : null };
  } finally {
    await service.close();
  }
}

/** Each asks for another URL, so that none is joined to another. */
async function crowd(address: string, url: string): Promise<ServiceRows['crowd']> {
  const asked = new AbortController();
  let slowestHealth = 0;
  const watching = (async () => {
    while (!asked.signal.aborted) {
      const began = performance.now();
      await (await fetch(`${address}/healthz`)).arrayBuffer();
      slowestHealth = Math.max(slowestHealth, performance.now() - began);
      await new Promise((resolve) => { setTimeout(resolve, 5); });
    }
  })();
  const outcomes = await Promise.all(Array.from({ length: 200 }, async (_, index) => {
    try {
      const response = await fetch(`${address}/v1/geo?url=${encodeURIComponent(`${url}?${index}`)}&settleMs=0`);
      await response.arrayBuffer();
      return response.ok ? 'answered' : response.status === 503 && response.headers.has('retry-after') ? 'later' : 'lost';
    } catch {
      return 'lost';
    }
  }));
  asked.abort();
  await watching;
  const count = (kind: string) => outcomes.filter((outcome) => outcome === kind).length;
  return { answered: count('answered'), later: count('later'), lost: count('lost'), slowestHealth };
}

async function memory(pages: number, audit: () => Promise<number>): Promise<{ first: number; last: number }> {
  const seen: number[] = [];
  for (let page = 0; page < pages; page++) {
    await audit();
    seen.push(process.memoryUsage().rss);
  }
  return { first: median(seen.slice(0, 100)), last: median(seen.slice(-100)) };
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
