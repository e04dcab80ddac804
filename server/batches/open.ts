/** Puts the parts of batches together. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Auditor } from '../audit/auditor.ts';
import { systemCode, systemMessage } from '../audit/system-error.ts';
import { EgressGuard, type GuardSettings } from '../egress/guard.ts';
import { postTo } from '../egress/net.ts';
import { BatchDesk } from './desk.ts';
import { EmbeddedQueue } from './embedded-queue.ts';
import { QueueUnavailable, type ChunkQueue } from './queue.ts';
import { BatchRunner } from './runner.ts';
import { sitemapPages } from './sitemap.ts';
import { BatchStore } from './store.ts';
import { FileVault, MemoryVault } from './vault.ts';
import { Webhooks } from './webhooks.ts';
import { batchWords } from '../../words/en/server/batches.ts';

export interface BatchSetup {
  /** Folder of batches; null keeps them in memory. */
  data: string | null;
  /** `redis://…`; null for the queue of this process. */
  queueUrl: string | null;
  auditor: Auditor;
  concurrency: number;
  /** Milliseconds between the starts of two pages of one host. */
  hostDelayMs: number;
  allowTargets: readonly string[];
  /** Origins of private networks that webhooks may be sent to. */
  allowWebhooks: readonly string[];
  userAgent: string;
  /** For tests: names and public addresses that lead to servers of this machine. */
  egress?: Pick<GuardSettings, 'resolve' | 'dial' | 'ownAddresses'> & { trust?: string };
  /** Epoch milliseconds. */
  clock(): number;
  log(event: object, message: string): void;
}
export interface Batches {
  desk: BatchDesk;
  queue: ChunkQueue;
  /** What is known about a webhook's URL without resolving its name. @throws EgressError */
  checkWebhook(url: URL): void;
  /** Pages of a sitemap, through the egress guard. */
  sitemap(url: string, most: number): Promise<{ urls: string[]; notes: string[] }>;
  /** Begins no further page, gives those that are open so many milliseconds, and saves what is left for the next start. */
  close(graceMs: number): Promise<void>;
}

/** Why batches cannot be opened, in a sentence for whoever starts the service. */
export class BatchesRefused extends Error {}

/** Bytes of batches in memory. */
const memoryBytes = 250_000_000;

/** @throws BatchesRefused */
export async function openBatches(setup: BatchSetup): Promise<Batches> {
  const { data, queueUrl, auditor, clock, log, egress, userAgent } = setup;
  if (queueUrl !== null && data === null) throw new BatchesRefused(batchWords.queueNeedsData);
  const unlock = data === null ? async () => undefined : await openFolder(data, queueUrl === null);
  const queue = await openQueue(setup).catch(async (error: unknown) => {
    await unlock();
    throw error;
  });
  const store = new BatchStore(data === null ? new MemoryVault(memoryBytes) : new FileVault(data), {
    durable: data !== null,
    shared: queueUrl !== null,
  });
  const runner = new BatchRunner({ store, queue, auditor, concurrency: setup.concurrency, delayMs: setup.hostDelayMs, clock, log });
  const guardOf = (allowOrigins: readonly string[]) => new EgressGuard({ allowOrigins, ...egress });
  const [sites, hooks] = [guardOf(setup.allowTargets), guardOf(setup.allowWebhooks)];
  const webhooks = new Webhooks(
    store,
    (url, headers, body, signal) =>
      postTo(hooks, url, { headers: { 'user-agent': userAgent, ...headers }, body, signal, trust: egress?.trust }),
    clock,
  );
  const desk = new BatchDesk({ store, queue, runner, webhooks, clock, log });
  try {
    await desk.start();
    await runner.start();
  } catch (error) {
    await Promise.all([desk.close(), queue.close()]);
    await unlock();
    throw error;
  }
  return {
    desk,
    queue,
    checkWebhook: (url) => hooks.check(url),
    sitemap: (url, most) => sitemapPages(url, most, sites, userAgent),
    async close(graceMs) {
      runner.drain();
      const timer = setTimeout(() => runner.stop(), graceMs);
      await Promise.all([desk.close(), queue.close()]);
      clearTimeout(timer);
      await unlock();
    },
  };
}

async function openQueue({ data, queueUrl, log }: BatchSetup): Promise<ChunkQueue> {
  if (queueUrl === null) return EmbeddedQueue.open(data === null ? null : join(data, 'queue.ndjson'));
  if (!/^rediss?:\/\//.test(queueUrl)) throw new BatchesRefused(batchWords.unknownQueue({ url: queueUrl }));
  // Brought in when it is needed: most services have no Redis.
  const { BullQueue } = await import('./bull-queue.ts');
  return BullQueue.open({ url: queueUrl, log }).catch((error: unknown) => {
    throw error instanceof QueueUnavailable ? new BatchesRefused(error.message) : error;
  });
}

/** Makes the folder. @param alone no other process may work with it. @returns what frees it again */
async function openFolder(folder: string, alone: boolean): Promise<() => Promise<void>> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    if (!alone) return async () => undefined;
    const file = join(folder, 'service.pid');
    const other = Number(await readFile(file, 'utf8').catch(() => ''));
    if (other > 0 && other !== process.pid && isRunning(other))
      throw new BatchesRefused(batchWords.folderInUse({ folder, pid: other, file }));
    await writeFile(file, String(process.pid), { mode: 0o600 });
    return () => rm(file, { force: true });
  } catch (error) {
    throw error instanceof BatchesRefused ? error : new BatchesRefused(batchWords.badFolder({ folder, why: systemMessage(error) }));
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return systemCode(error) === 'EPERM';
  }
}
