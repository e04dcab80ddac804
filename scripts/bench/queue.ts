import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { Client } from 'pg';
import { benchMedian, benchQuantile } from './measure.ts';
import { startBenchListening, type BenchService } from './own-service.ts';
import { parseCommandArguments } from '../usage.ts';

const usage = `Usage: npm run bench -- queue [--urls <n>] [--queue-url redis://… or postgres://…]…

Measures batches of so many URLs, without a browser: how long they take to be accepted, on 100 hosts and on as many hosts as URLs; the memory of
the service meanwhile; and how long the state of a batch takes, half of whose pages have results, while the others are worked on.
Without --queue-url it measures the queue of the service itself. Each server is used as it is: its queue named pageloupe is emptied.
`;
/** Limits in milliseconds. */
const targets = { enqueue: 10_000, state: 20 };

const { values } = parseCommandArguments(usage, {
  options: { urls: { type: 'string', default: '100000' }, 'queue-url': { type: 'string', multiple: true, default: [] } },
});

const startService = (data: string, queueUrl: string | null, pageMs: number): Promise<BenchService> =>
  startBenchListening(['--import', 'tsx', fileURLToPath(new URL('queue-service.ts', import.meta.url))], {
    BENCH_PAGE_MS: String(pageMs),
    PAGELOUPE_DATA: data,
    ...(queueUrl !== null && { PAGELOUPE_QUEUE_URL: queueUrl }),
    ...(queueUrl?.startsWith('postgres') && { PAGELOUPE_STORE_URL: queueUrl }),
  });

/** Peak memory of a process in megabytes; null if the system does not report it. */
function peakOf(pid: number): number | null {
  try {
    return Number(/^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1000;
  } catch {
    return null;
  }
}

const megabytes = (value: number | null) => (value === null ? 'unknown' : `${value.toFixed(0)} MB`);
const say = (line: string) => process.stdout.write(`${line}\n`);

async function post({ address }: BenchService, urls: readonly string[]): Promise<{ id: string; ms: number }> {
  const body = JSON.stringify({ urls });
  const began = performance.now();
  const response = await fetch(`${address}/v1/batches`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  const { id } = (await response.json()) as { id: string };
  if (response.status !== 202) throw new Error(`The service returned ${response.status}.`);
  return { id, ms: performance.now() - began };
}

async function enqueue(data: string, queueUrl: string | null, urls: readonly string[], what: string): Promise<number> {
  const service = await startService(data, queueUrl, -1);
  try {
    const before = peakOf(service.pid);
    const { id, ms } = await post(service, urls);
    say(
      `  ${what}: accepted in ${(ms / 1000).toFixed(2)} s; memory ${megabytes(before)} before, ${megabytes(peakOf(service.pid))} at most`,
    );
    const began = performance.now();
    await fetch(`${service.address}/v1/batches/${id}`, { method: 'DELETE' });
    say(`    deleted in ${((performance.now() - began) / 1000).toFixed(2)} s`);
    return ms;
  } finally {
    await service.close();
  }
}

/** CPU time of a process in milliseconds; null if the system does not report it. */
function cpuOf(pid: number): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // In ticks of ten milliseconds (proc_pid_stat(5)).
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return null;
  }
}

/** Measures the overhead of queue, results and API per page, with pages that take no time. */
async function measureCost(data: string, queueUrl: string | null): Promise<void> {
  const service = await startService(data, queueUrl, 0);
  try {
    const run = async (urls: readonly string[]) => {
      const before = cpuOf(service.pid);
      const { id } = await post(service, urls);
      for (let state = ''; state !== 'finished';) {
        await sleep(200);
        ({ state } = (await (await fetch(`${service.address}/v1/batches/${id}`)).json()) as { state: string });
      }
      const after = cpuOf(service.pid);
      return before === null || after === null ? null : (after - before) / urls.length;
    };
    const pages = (count: number) => Array.from({ length: count }, (_, index) => `https://h${index % 40}.example/page/${index}`);
    // Warm-up.
    await run(pages(1_000));
    const cost = await run(pages(3_000));
    say(`  CPU of queue, results and API: ${cost === null ? 'unknown' : `${cost.toFixed(2)} ms a page`}`);
  } finally {
    await service.close();
  }
}

/** Writes results for the first half of a batch in the format of a store. */
async function fill(data: string, queueUrl: string | null, id: string, count: number): Promise<void> {
  const contents = gzipSync('{}');
  const pathOf = (index: number) => `batches/${id}/rows/${Math.floor(index / 1000)}/${index}.failed.gz`;
  if (queueUrl?.startsWith('postgres')) {
    const client = new Client({ connectionString: queueUrl });
    await client.connect();
    await client.query(
      `insert into pageloupe.file (path, contents)
       select 'batches/' || $1 || '/rows/' || (n / 1000) || '/' || n || '.failed.gz', $2 from generate_series(0, $3::int - 1) as n
       on conflict do nothing`,
      [id, contents, count],
    );
    // The marks of the same results: every second bit, for a failure.
    await client.query(
      `insert into pageloupe.result_mark (path, bits)
       select 'batches/' || $1 || '/rows/' || shard, decode(repeat('aa', 250), 'hex') from generate_series(0, $2::int / 1000 - 1) as shard`,
      [id, count],
    );
    await client.end();
    return;
  }
  for (let index = 0; index < count; index++) {
    const path = join(data, pathOf(index));
    if (index % 1000 === 0) mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(path, contents);
  }
}

async function measureState(data: string, queueUrl: string | null, urls: readonly string[]): Promise<number> {
  const waiting = await startService(data, queueUrl, -1);
  const { id } = await post(waiting, urls);
  await waiting.close();
  await fill(data, queueUrl, id, urls.length / 2);
  const service = await startService(data, queueUrl, 20);
  try {
    const look = async () => {
      const began = performance.now();
      const response = await fetch(`${service.address}/v1/batches/${id}`);
      const { progress } = (await response.json()) as { progress: { done: number; failed: number } };
      return { ms: performance.now() - began, results: progress.done + progress.failed };
    };
    const first = await look();
    const taken: number[] = [];
    let last = first;
    for (let round = 0; round < 300; round++) {
      last = await look();
      taken.push(last.ms);
      await sleep(30);
    }
    const [median, late] = [benchMedian(taken), benchQuantile(taken, 0.95)];
    say(
      `  state with ${first.results} to ${last.results} results: first ${first.ms.toFixed(1)} ms, then median ${median.toFixed(1)} ms, 95th percentile ${late.toFixed(1)} ms, longest ${Math.max(...taken).toFixed(1)} ms`,
    );
    await fetch(`${service.address}/v1/batches/${id}`, { method: 'DELETE' });
    return late;
  } finally {
    await service.close();
  }
}

async function bench(): Promise<number> {
  const count = Number(values.urls);
  const onHosts = (hosts: number) => Array.from({ length: count }, (_, index) => `https://h${index % hosts}.example/page/${index}`);
  const misses: string[] = [];
  for (const queueUrl of [null, ...values['queue-url']]) {
    const name = queueUrl === null ? 'the service itself' : queueUrl.split(':', 1)[0]!;
    say(`${count} URLs, queue: ${name}`);
    const data = mkdtempSync(join(tmpdir(), 'pageloupe-bench-'));
    try {
      for (const hosts of [100, count]) {
        const ms = await enqueue(data, queueUrl, onHosts(hosts), `${hosts} hosts`);
        if (ms > targets.enqueue) misses.push(`${name}: accepting ${count} URLs of ${hosts} hosts within ${targets.enqueue} ms`);
      }
      await measureCost(data, queueUrl);
      const late = await measureState(data, queueUrl, onHosts(1000));
      if (late > targets.state) misses.push(`${name}: state within ${targets.state} ms`);
    } finally {
      rmSync(data, { recursive: true, force: true });
    }
  }
  say(misses.length > 0 ? `\nTargets missed:\n${misses.map((miss) => `  ${miss}`).join('\n')}` : '\nAll targets met.');
  return misses.length > 0 ? 1 : 0;
}

process.exitCode = await bench();
