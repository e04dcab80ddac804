import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import type { NewJob } from '../../extension/runs/runs.ts';
import { launchBulkBrowser, type BulkBrowser } from '../bulk-browser.ts';
import { benchMedian, benchQuantile } from './measure.ts';
import { benchWorkerHeap, type WorkerHeap } from './worker-heap.ts';

export interface RoundTrips {
  median: number;
  p95: number;
  slowest: number;
  samples: number;
}
export interface BulkMeasures {
  pages: number;
  done: number;
  /** Milliseconds: the whole run, the average page, and the same audit of a page without a run (median). */
  wall: number;
  perPage: number;
  plain: number;
  overhead: number;
  /** Megabytes of the worker after a number of pages, after garbage collection. */
  heap: { after: number; megabytes: number }[];
  /** Milliseconds of a round trip from an open popup to the worker, and of a task in the user's active tab, during the run. */
  popup: RoundTrips;
  tab: RoundTrips;
}
export interface BulkBench {
  measures: BulkMeasures;
  bulk: BulkBrowser;
  heap: WorkerHeap;
  runId: string;
  close(): Promise<void>;
}

const paragraph =
  'Fold sixteen sheets in four sections, pierce five holes in each fold, and sew them with waxed linen thread along two tapes. ';
const small = (
  index: number,
) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Section ${index} of the book: how it is sewn</title>
<meta name="description" content="How section ${index} is folded, pierced and sewn."><meta name="viewport" content="width=device-width"><link rel="canonical" href="/${index}"></head>
<body><main><h1>Section ${index}</h1>${Array.from({ length: 12 }, (_, part) => `<h2>Step ${part + 1}</h2><p>${paragraph.repeat(2)}<a href="/${(index + part) % 50}">Section ${(index + part) % 50}</a></p>`).join('')}</main></body></html>`;

/** Audits small pages that are open as the user's tabs, one at a time. The browser stays open for the next measurement. */
export async function benchBulkRun(count: number): Promise<BulkBench> {
  const server = createServer((request, response) => {
    const index = /^\/(\d+)$/.exec(request.url ?? '')?.[1];
    if (index === undefined) response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
    else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(small(Number(index)));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  // Two hundred tabs of one site: they share processes as on a user's machine, otherwise this machine's memory would be measured.
  const bulk = await launchBulkBrowser({ flags: ['--renderer-process-limit=4'] });
  const close = async () => {
    await bulk.close();
    server.closeAllConnections();
    await new Promise((resolve) => {
      server.close(resolve);
    });
  };
  try {
    const tabs = await openTabs(bulk, origin, count);
    const plain = benchMedian(
      await plainAudits(
        bulk,
        tabs.filter((_, index) => index % Math.ceil(count / 20) === 0),
      ),
    );
    const heap = await benchWorkerHeap(bulk.browser);
    const front = await bulk.browser.open(`${origin}/${count}`);
    const popup = await bulk.browser.clickToolbar(front);
    await bulk.browser.readReport(popup);

    const begun = performance.now();
    const runId = await bulk.begin('Benchmark', tabs, { tools: [], probes: false, parallel: 1 });
    const samples = { popup: [] as number[], tab: [] as number[] };
    const heaps: BulkMeasures['heap'] = [];
    const marks = [...new Set([Math.round(count / 4), Math.round(count / 2), count])];
    let paused = 0;
    for (;;) {
      const progress = await bulk.progress(runId);
      const done = (progress?.counts.done ?? 0) + (progress?.counts.failed ?? 0);
      const ended = progress?.state === 'finished';
      while (marks[0] !== undefined && done >= marks[0]) {
        const looking = performance.now();
        heaps.push({ after: marks.shift()!, megabytes: await heap.megabytes({ clean: true }) });
        paused += ended ? 0 : performance.now() - looking;
      }
      if (ended) break;
      samples.popup.push(await roundTrip(popup));
      samples.tab.push(await turn(front));
      await new Promise((resolve) => {
        setTimeout(resolve, 100);
      });
      if (performance.now() - begun > count * 10_000) throw new Error('The run did not end.');
    }
    const jobs = await bulk.jobs(runId);
    // The run's duration, minus the time spent on reading the heap.
    const startedAt = jobs.length > 0 ? await startOf(bulk, runId) : 0;
    const wall = Math.max(...jobs.map(({ endedAt }) => endedAt ?? 0)) - startedAt - paused;
    const perPage = wall / count;
    const measures: BulkMeasures = {
      pages: count,
      done: jobs.filter(({ state }) => state === 'done').length,
      wall,
      perPage,
      plain,
      overhead: perPage - plain,
      heap: heaps,
      popup: spread(samples.popup),
      tab: spread(samples.tab),
    };
    return { measures, bulk, heap, runId, close };
  } catch (error) {
    await close();
    throw error;
  }
}

interface Tab {
  id: number;
  url: string;
  title: string;
}
interface Chrome {
  tabs: { create(what: object): Promise<unknown>; query(what: object): Promise<(Tab & { status: string })[]> };
  runtime: { sendMessage(message: object): Promise<{ ok: boolean; value: string }> };
  storage: { local: { get(key: string): Promise<Record<string, { startedAt: number }>> } };
}

async function openTabs(bulk: BulkBrowser, origin: string, count: number): Promise<NewJob[]> {
  for (let from = 0; from < count; from += 10) {
    await bulk.page.evaluate(
      async ({ first, last, site }) => {
        const { tabs } = (globalThis as unknown as { chrome: Chrome }).chrome;
        for (let index = first; index < last; index++) await tabs.create({ url: `${site}/${index}`, active: false });
        while ((await tabs.query({ url: `${site}/*` })).some(({ status }) => status !== 'complete'))
          await new Promise((resolve) => {
            setTimeout(resolve, 50);
          });
      },
      { first: from, last: Math.min(count, from + 10), site: origin },
    );
  }
  const open = await bulk.page.evaluate(
    (site) => (globalThis as unknown as { chrome: Chrome }).chrome.tabs.query({ url: `${site}/*` }),
    origin,
  );
  return open.map(({ id, url, title }) => ({ tabId: id, url, title }));
}

/** Audits one tab like the popup: facts of the page and its site, and the verdicts. */
async function plainAudits(bulk: BulkBrowser, tabs: readonly NewJob[]): Promise<number[]> {
  const all: number[] = [];
  for (const { tabId } of tabs) {
    all.push(
      await bulk.page.evaluate(async (id) => {
        const { runtime } = (globalThis as unknown as { chrome: Chrome }).chrome;
        const begun = performance.now();
        const reply = await runtime.sendMessage({ request: 'startAudit', content: { tabId: id, whileLoading: false } });
        if (!reply.ok) throw new Error('A tab could not be audited.');
        return performance.now() - begun;
      }, tabId!),
    );
  }
  return all;
}

const startOf = async (bulk: BulkBrowser, runId: string) =>
  (await bulk.page.evaluate((key) => (globalThis as unknown as { chrome: Chrome }).chrome.storage.local.get(key), `run:${runId}`))[
    `run:${runId}`
  ]!.startedAt;

/** Round trip of a message to the worker, measured in the popup. */
function roundTrip(popup: Page): Promise<number> {
  return popup.evaluate(async () => {
    const begun = performance.now();
    await (globalThis as unknown as { chrome: Chrome }).chrome.runtime.sendMessage({ request: 'fileProgress', content: { id: 'none' } });
    return performance.now() - begun;
  });
}

/** How long a task of the active tab waits for its turn. */
function turn(tab: Page): Promise<number> {
  return tab.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const begun = performance.now();
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => resolve(performance.now() - begun), { once: true });
        port1.start();
        port2.postMessage(null);
      }),
  );
}

function spread(values: readonly number[]): RoundTrips {
  return { median: benchMedian(values), p95: benchQuantile(values, 0.95), slowest: Math.max(...values), samples: values.length };
}
