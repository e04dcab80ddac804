/** Assembles the parts of batches for a service and for a worker. */
import { join } from 'node:path';
import type { Auditor } from '../audit/auditor.ts';
import { adviceForService, refusalInTraffic, withAdvice } from '../audit/refusals.ts';
import { withFile, type LossOfSitemap } from '../audit/run-losses.ts';
import { closeInTime, type OpenPart } from '../audit/close-in-time.ts';
import { EgressGuard, type GuardSettings } from '../egress/guard.ts';
import { openGuardedNet, postThroughGuard } from '../egress/net.ts';
import { probeCaps, siteCaps, Traffic, type TrafficCaps } from '../egress/traffic.ts';
import type { CrawlNet } from '../crawl/crawl.ts';
import { BatchManager } from './manager.ts';
import { EmbeddedQueue } from './queue/embedded.ts';
import { QueueUnavailable, type ChunkQueue } from './queue/queue.ts';
import { Runner } from './runner.ts';
import type { ListedPages } from './source.ts';
import { BatchesRefused, storeUrlOf, openStorage, refuseUnusablePlaces, type Storage } from './storage.ts';
import { BatchStore } from './store.ts';
import { Webhooks } from './webhooks.ts';
import { inProcessLanguage, serverWords } from '../words.ts';
import { readSitemapPages } from '../../checks/fetch/sitemap-pages.ts';

/** The sitemaps of a site may be many files. */
const sitemapCaps = { ...siteCaps, bytes: 250_000_000, requests: 1_000 };
/** A client waits for the response, and proxies usually wait for a minute. */
const sitemapsMs = 30_000;
async function sitemapPages(url: string, most: number, guard: EgressGuard, { userAgent, command }: WorkSetup): Promise<ListedPages> {
  const traffic = new Traffic(sitemapCaps, guard.totals);
  const { site, close } = openGuardedNet(guard, traffic, { headers: { 'user-agent': userAgent } });
  try {
    const { urls, losses, remarks } = await readSitemapPages(site, url, most, { stop: AbortSignal.timeout(sitemapsMs) });
    const reasonOf = ({ url: file, why }: (typeof losses)[number]) => {
      const refusal = why.code === 'request-failed' ? refusalInTraffic(traffic, file) : null;
      return refusal ? withAdvice(refusal, () => adviceForService(file, command)).message : serverWords().reasonText(why);
    };
    const texts = () => ({
      losses: losses.map((loss): LossOfSitemap => ({ kind: 'sitemap', url: loss.url, reason: reasonOf(loss) })),
      notes: remarks.map((remark) => withFile(url, serverWords().reasonText(remark))),
    });
    // Without pages there is no batch with which they are saved: only the client of this request reads them.
    return { urls, ...(urls.length > 0 ? inProcessLanguage(texts) : texts()) };
  } finally {
    await close();
  }
}

/** Settings of a process that works on chunks. */
export interface WorkSetup {
  /** Folder of batches; null keeps them in memory, or in the store. */
  data: string | null;
  /** `postgres://…` for batches and results. */
  storeUrl: string | null;
  /** `redis://…` or `postgres://…`; null for the queue of this process. */
  queueUrl: string | null;
  /** Prefix of all keys in Redis; absent for the usual one. */
  queuePrefix?: string;
  /** Called when store and queue are open: a browser takes seconds, and a wrong URL is reported at once. */
  openAuditor(): Promise<Pick<Auditor, 'audit'>>;
  /** Origins of private networks that may be audited. */
  allowTargets: readonly string[];
  /** Certificates (PEM) of the user's own authorities. */
  authorities?: readonly string[];
  userAgent: string;
  /** The command that runs, for advice; `serve` if absent. */
  command?: 'worker' | 'mcp';
  /** For tests: names and public addresses that resolve to this machine. */
  egress?: Pick<GuardSettings, 'resolve' | 'dial' | 'ownAddresses'> & { trust?: string };
  concurrency: number;
  /** Milliseconds between the starts of two pages of one host. */
  hostDelayMs: number;
  /** Milliseconds after which the work of a process that ended is taken over. */
  lockMs?: number;
  /** Milliseconds after which a failed chunk is delivered again. */
  retryMs?: number;
  /** Epoch milliseconds. */
  clock(): number;
  log(event: object, message: string): void;
}
export interface BatchSetup extends WorkSetup {
  /** False if other processes work on the queue. */
  works: boolean;
  /** Origins of private networks that webhooks may be sent to. */
  allowWebhooks: readonly string[];
  /** Unfinished batches that one key may have, and URLs in them; absent for no limit. */
  mostOpen?: { batches: number; pages: number };
  /** How often to look for stalled batches, in milliseconds. */
  scanMs?: number;
  /** Whether a key was revoked; absent without keys. */
  isRevoked?(owner: string): boolean;
}
export interface Batches {
  manager: BatchManager;
  /** Faults of queue or runner, one sentence each. */
  faults(): Promise<readonly string[]>;
  isStuck(): boolean;
  /** Checks a webhook's URL without resolving its name. @throws EgressError */
  checkWebhook(url: URL): void;
  /** Pages of a sitemap, through the egress guard. */
  sitemap(url: string, most: number): Promise<ListedPages>;
  /** Starts no more pages, waits this many milliseconds for open ones, and saves the rest for the next start. */
  close(graceMs: number): Promise<void>;
}

/** A process that works on a queue shared with others. */
export interface BatchWorker extends Pick<Batches, 'faults' | 'isStuck' | 'close'> {}

interface WorkParts {
  store: BatchStore;
  queue: ChunkQueue;
  runner: Runner;
  /** For requests outside of page visits: robots.txt, sitemaps. */
  sites: EgressGuard;
  storeFaults(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** Milliseconds for closing store and queue after a start that failed. */
const closeMs = 4_000;

/** @throws BatchesRefused, or what openAuditor throws */
async function openWork(setup: WorkSetup, works: boolean): Promise<WorkParts> {
  const { data, queueUrl, log } = setup;
  refuseUnusablePlaces(setup, works);
  const opened: OpenPart[] = [];
  try {
    const shared = queueUrl === null ? null : await openSharedQueue(queueUrl, setup);
    if (shared) opened.push({ name: 'queue', close: () => shared.close() });
    const storage = await openStorage({ data, storeUrl: storeUrlOf(setup), queueId: shared?.id ?? null, log });
    opened.push({ name: 'store', close: () => storage.close() });
    shared?.keepId();
    if (shared) return partsOf(setup, storage, shared, await setup.openAuditor());
    const queue = await EmbeddedQueue.open(data === null ? null : join(data, 'queue.ndjson'), setup.retryMs);
    opened.unshift({ name: 'queue', close: () => queue.close() });
    return partsOf(setup, storage, queue, await setup.openAuditor());
  } catch (error) {
    await closeInTime(closeMs, opened);
    throw error;
  }
}

function partsOf(setup: WorkSetup, storage: Storage, queue: ChunkQueue, auditor: Pick<Auditor, 'audit'>): WorkParts {
  const { queueUrl, userAgent, egress, clock, log } = setup;
  const store = new BatchStore(storage.fileStore, { durable: storage.durable, shared: queueUrl !== null });
  const sites = new EgressGuard({ allowOrigins: setup.allowTargets, authorities: setup.authorities, ...egress });
  return {
    store,
    queue,
    sites,
    runner: new Runner({
      store,
      queue,
      auditor,
      openCrawlNet: (start) => openCrawlNet(start, sites, userAgent, egress?.trust),
      concurrency: setup.concurrency,
      delayMs: setup.hostDelayMs,
      ...(setup.command && { command: setup.command }),
      ...(setup.retryMs !== undefined && { retryMs: setup.retryMs }),
      clock,
      log,
    }),
    storeFaults: () => storage.faults(),
    close: () => storage.close(),
  };
}

/** @throws BatchesRefused */
export async function openWorker(setup: WorkSetup): Promise<BatchWorker> {
  const parts = await openWork(setup, false);
  const worker = workerOf(parts, async () => undefined);
  try {
    await parts.runner.start();
  } catch (error) {
    await worker.close(0);
    throw error;
  }
  return worker;
}

/** @throws BatchesRefused */
export async function openBatches(setup: BatchSetup): Promise<Batches> {
  const { works, clock, log, egress, userAgent } = setup;
  const parts = await openWork(setup, works);
  const { store, queue, runner, sites } = parts;
  const hooks = new EgressGuard({ allowOrigins: setup.allowWebhooks, authorities: setup.authorities, ...egress });
  const webhooks = new Webhooks(
    store,
    (url, headers, body, signal) =>
      postThroughGuard(hooks, url, { headers: { 'user-agent': userAgent, ...headers }, body, signal, trust: egress?.trust }),
    (name) => queue.lease(name),
    clock,
    log,
  );
  const manager = new BatchManager({
    store,
    queue,
    runner,
    webhooks,
    works,
    clock,
    log,
    ...(setup.mostOpen && { mostOpen: setup.mostOpen }),
    ...(setup.scanMs !== undefined && { scanMs: setup.scanMs }),
    ...(setup.isRevoked && { isRevoked: setup.isRevoked }),
  });
  try {
    await manager.start();
    if (works) await runner.start();
  } catch (error) {
    await Promise.all([manager.close(), queue.close()]);
    await parts.close();
    throw error;
  }
  return {
    ...workerOf(parts, () => manager.close()),
    manager,
    checkWebhook: (url) => hooks.check(url),
    sitemap: (url, most) => sitemapPages(url, most, sites, setup),
  };
}

/** @throws EgressError if the URL of the start page must not be requested */
function openCrawlNet(start: string, guard: EgressGuard, userAgent: string, trust: string | undefined): CrawlNet {
  guard.check(new URL(start));
  const open = (caps: TrafficCaps) =>
    openGuardedNet(guard, new Traffic(caps, guard.totals), { headers: { 'user-agent': userAgent }, trust });
  const [{ site, close }, files] = [open(sitemapCaps), open(probeCaps)];
  return { net: site, probe: files.probe, close: async () => void (await Promise.all([close(), files.close()])) };
}

const workerOf = ({ queue, runner, storeFaults, close }: WorkParts, closeManager: () => Promise<void>): BatchWorker => ({
  faults: async () => [
    ...(runner.isStuck() ? [serverWords().batches.workerStuck] : []),
    ...(await Promise.all([queue.faults(), storeFaults()])).flat(),
  ],
  isStuck: () => runner.isStuck(),
  async close(graceMs) {
    runner.drain();
    const timer = setTimeout(() => runner.stop(), graceMs);
    await Promise.all([closeManager(), queue.close()]);
    clearTimeout(timer);
    runner.close();
    await close();
  },
});

/** @throws BatchesRefused */
async function openSharedQueue(url: string, { queuePrefix, lockMs, retryMs, log }: WorkSetup) {
  // Imported on demand: most services use neither Redis nor PostgreSQL.
  const { BullQueue } = await import('./queue/bull.ts');
  return BullQueue.open({
    url,
    ...(queuePrefix !== undefined && { prefix: queuePrefix }),
    log,
    ...(lockMs !== undefined && { lockMs }),
    ...(retryMs !== undefined && { retry: retryMs }),
  }).catch((error: unknown) => {
    throw error instanceof QueueUnavailable ? new BatchesRefused(error.message) : error;
  });
}
