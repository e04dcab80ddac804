import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { findChromium } from '../../server/audit/visit/find-chromium.ts';
import { benchMedian } from './measure.ts';
import { startBenchProcess, type BenchService } from './own-service.ts';
import { benchSyntheticPage } from './synthetic.ts';
import { parseCommandArguments, rejectArguments } from '../usage.ts';

const usage = `Usage: npm run bench -- workers --queue-url redis://… or postgres://… [--pages <n>] [--rounds <n>] [--elements <n>]

Audits the same pages with one process (two pages at a time, its own queue) and with two workers (one page at a time each, the queue that is
named), in turns, each with Chromium, and compares the pages a second. The pages are of ten hosts of this machine.
`;
/** Pages per second of two workers relative to one process. */
const target = 0.95;
const hosts = 10;

const { values } = parseCommandArguments(usage, {
  options: {
    'queue-url': { type: 'string' },
    pages: { type: 'string', default: '200' },
    rounds: { type: 'string', default: '3' },
    elements: { type: 'string', default: '1500' },
  },
});

/** Serves sites on several ports of 127.0.0.1; each counts as a host. */
async function serveSites(): Promise<{ origins: string[]; close(): void }> {
  const body = Buffer.from(benchSyntheticPage(Number(values.elements)));
  const servers = await Promise.all(
    Array.from(
      { length: hosts },
      () =>
        new Promise<Server>((resolve) => {
          const server = createServer((request, response) => {
            const isPage = (request.url ?? '').startsWith('/page/');
            response
              .writeHead(isPage ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' })
              .end(isPage ? body : '<!DOCTYPE html><title>Not here</title>');
          });
          server.listen(0, '127.0.0.1', () => resolve(server));
        }),
    ),
  );
  return {
    origins: servers.map((server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    close() {
      for (const server of servers) {
        server.closeAllConnections();
        server.close();
      }
    },
  };
}

/** @returns pages per second, from the request to the end of the batch */
async function pagesASecond({ address }: BenchService, urls: readonly string[]): Promise<number> {
  const order = async (list: readonly string[]) => {
    const began = performance.now();
    const response = await fetch(`${address}/v1/batches`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ urls: list, probe: false, settleMs: 0 }),
    });
    const { links } = (await response.json()) as { links: { self: string } };
    for (;;) {
      const { progress } = (await (await fetch(address + links.self)).json()) as { progress: { done: number; failed: number } };
      if (progress.failed > 0) throw new Error('A page could not be audited.');
      if (progress.done === list.length) return list.length / ((performance.now() - began) / 1000);
      await sleep(100);
    }
  };
  // Starts browsers and warms up.
  await order(urls.slice(0, 2 * hosts));
  return order(urls.map((url) => `${url}?again`));
}

async function bench(queueUrl: string): Promise<number> {
  const executablePath = findChromium();
  if (!executablePath) {
    process.stderr.write('No Chromium found: install one or set CHROMIUM_PATH.\n');
    return 1;
  }
  const { origins, close } = await serveSites();
  const urls = Array.from({ length: Number(values.pages) }, (_, index) => `${origins[index % hosts]}/page/${index}`);
  const settings = {
    PAGELOUPE_SANDBOX: String(process.getuid?.() !== 0),
    PAGELOUPE_CHROMIUM: executablePath,
    PAGELOUPE_ALLOW_TARGETS: origins.join(','),
    PAGELOUPE_HOST_DELAY_MS: '0',
    PAGELOUPE_LOG_LEVEL: 'silent',
    PAGELOUPE_PORT: '0',
  };
  const measured: Record<'process' | 'workers', number[]> = { process: [], workers: [] };
  const run = async (kind: keyof typeof measured, start: (data: string) => Promise<BenchService[]>) => {
    const data = mkdtempSync(join(tmpdir(), 'pageloupe-bench-'));
    const processes = await start(data);
    try {
      measured[kind].push(await pagesASecond(processes[0]!, urls));
    } finally {
      for (const one of processes.toReversed()) await one.close();
      rmSync(data, { recursive: true, force: true });
    }
    process.stdout.write(`  ${kind}: ${measured[kind].at(-1)!.toFixed(2)} pages a second\n`);
  };
  try {
    for (let round = 0; round < Number(values.rounds); round++) {
      await run('process', async (data) => [
        await startBenchProcess('serve', { ...settings, PAGELOUPE_DATA: data, PAGELOUPE_CONCURRENCY: '2' }),
      ]);
      await run('workers', async (data) => {
        const shared = { ...settings, PAGELOUPE_DATA: data, PAGELOUPE_QUEUE_URL: queueUrl, PAGELOUPE_CONCURRENCY: '1' };
        const service = await startBenchProcess('serve', { ...shared, PAGELOUPE_WORKER: 'false' });
        const worker = () => startBenchProcess('worker', { ...shared, PAGELOUPE_HEALTH_PORT: '0' });
        return [service, await worker(), await worker()];
      });
    }
  } finally {
    close();
  }
  const ratio = benchMedian(measured.workers.map((rate, round) => rate / measured.process[round]!));
  process.stdout.write(
    `Two workers make ${ratio.toFixed(3)} of the pages of one process (median of ${values.rounds} rounds; ${target} to reach).\n`,
  );
  return ratio >= target ? 0 : 1;
}

process.exitCode = await bench(values['queue-url'] ?? rejectArguments(usage, 'Name a queue: --queue-url redis://… or postgres://….'));
