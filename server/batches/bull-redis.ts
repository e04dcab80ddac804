/** Redis or Valkey as the queue's server. */
import { Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { queueName, bullQueueErrorText, type BullServer } from './bull-server.ts';
import { BatchQueueUnavailable, type Chunk } from './queue.ts';
import { batchWords } from '../../words/en/server/batches.ts';

/** Prefix of all keys. */
export const prefix = 'pageloupe';
/** Removes or renews a lease only if it is still the same. */
const releaseScript = "if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) else return 0 end";
const renewScript = "if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('pexpire', KEYS[1], ARGV[2]) else return 0 end";
const keyOf = (host: string) => `${prefix}:host:${host}`;

/** @param url `redis://…` or `rediss://…` @throws BatchQueueUnavailable */
export async function openRedisQueue(url: string, log: (error: Error) => void): Promise<BullServer> {
  // Commands that cannot be sent fail immediately, so that a client gets an error instead of waiting.
  const client = new Redis(url, { lazyConnect: true, enableOfflineQueue: false, maxRetriesPerRequest: 1, connectTimeout: 5_000 });
  client.on('error', log);
  try {
    await client.connect();
  } catch (error) {
    client.disconnect();
    throw new BatchQueueUnavailable(batchWords.queueAway({ why: bullQueueErrorText(error) }));
  }
  // A worker waits for jobs on a separate connection, which reconnects when the server is back.
  const blocking = client.duplicate({ maxRetriesPerRequest: null, enableOfflineQueue: true });
  const queue = new Queue<Chunk>(queueName, { connection: client, prefix });
  for (const one of [blocking, queue]) one.on('error', log);
  await queue.waitUntilReady();
  return {
    queue,
    async worker(run, options) {
      const worker = new Worker<Chunk>(queueName, run, { connection: blocking, prefix, ...options });
      worker.on('error', log);
      await worker.waitUntilReady();
      return worker;
    },
    takeHost: async (host, holder, ms) => (await client.set(keyOf(host), holder, 'PX', ms, 'NX')) === 'OK',
    renewHost: async (host, holder, ms) => (await client.eval(renewScript, 1, keyOf(host), holder, ms)) === 1,
    async freeHost(host, holder) {
      await client.eval(releaseScript, 1, keyOf(host), holder);
    },
    isReachable: async () => (await client.ping().catch(() => '')) === 'PONG',
    disconnect() {
      client.disconnect();
      blocking.disconnect();
    },
  };
}
