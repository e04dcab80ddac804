/** Redis or Valkey as the queue's server. */
import { Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { withinTimeLimit } from '../../../checks/time-limits.ts';
import { errorWithCode, isNoAnswer } from '../../database/server-errors.ts';
import { queueName, type BullServer } from './bull-server.ts';
import { QueueUnavailable, type Chunk } from './queue.ts';
import { serverWords } from '../../words.ts';

/** Milliseconds until the server must have answered for the first time. */
const connectMs = 8_000;
/** Usual prefix of all keys. */
export const usualPrefix = 'pageloupe';
/** Removes or renews a lease only if it is still the same. */
const releaseScript = "if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) else return 0 end";
const renewScript = "if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('pexpire', KEYS[1], ARGV[2]) else return 0 end";

/** @param url `redis://…` or `rediss://…` @throws QueueUnavailable */
export async function openRedisQueue(url: string, log: (error: Error) => void, prefix = usualPrefix): Promise<BullServer> {
  // Commands that cannot be sent fail immediately, so that a client gets an error instead of waiting.
  const client = new Redis(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    connectTimeout: 5_000,
    commandTimeout: 10_000,
  });
  // Why there is no connection arrives as an event; calls only say that there is none.
  let reason: unknown = null;
  client.on('error', (error) => {
    reason = error;
    log(error);
  });
  client.on('ready', () => {
    reason = null;
  });
  const errorText = (error: unknown) => redisErrorText((isNoAnswer(error) ? reason : null) ?? error, prefix);
  const opened: { disconnect(): void }[] = [client];
  try {
    // A server that is suspended accepts the connection.
    await withinTimeLimit(connectMs, client.connect());
    // The client goes on with database 0 where there is none of that number.
    if (client.options.db) await client.select(client.options.db);
    refuseServer(await client.info());
    // A worker waits for jobs on a separate connection, which reconnects when the server is back.
    const blocking = client.duplicate({ maxRetriesPerRequest: null, enableOfflineQueue: true, commandTimeout: undefined as never });
    opened.push(blocking);
    const queue = new Queue<Chunk>(queueName, { connection: client, prefix });
    for (const one of [blocking, queue]) one.on('error', log);
    await queue.waitUntilReady();
    const server = serverOf(client, blocking, queue, prefix, log);
    // Only an administrator can mend a missing grant. What comes and goes, such as a full disk, is told by /readyz.
    await server.probe().catch((error: Error) => {
      if (error.message.startsWith('NOPERM')) throw error;
    });
    return { ...server, errorText };
  } catch (error) {
    for (const one of opened) one.disconnect();
    throw new QueueUnavailable(serverWords().batches.queueAway({ why: errorText(error) }));
  }
}

/** The server cannot hold a queue. */
class RedisRefused extends Error {}

/** @param info response of INFO @throws RedisRefused */
function refuseServer(info: string): void {
  const valueOf = (name: string) => new RegExp(`^${name}:(.*)$`, 'm').exec(info)?.[1]?.trim() ?? '';
  if (valueOf('redis_mode') === 'sentinel') throw new RedisRefused(serverWords().databases.redisSentinel);
  if (valueOf('redis_mode') === 'cluster' || valueOf('cluster_enabled') === '1')
    throw new RedisRefused(serverWords().databases.redisCluster);
  if (/^(?:slave|replica)$/.test(valueOf('role'))) throw new RedisRefused(serverWords().databases.redisReplica);
  const policy = valueOf('maxmemory_policy');
  if (policy !== '' && policy !== 'noeviction') throw new RedisRefused(serverWords().databases.redisEviction({ policy }));
}

function redisErrorText(error: unknown, prefix: string): string {
  if (error instanceof RedisRefused) return error.message;
  const why = errorWithCode(error);
  return why.startsWith('NOPERM')
    ? serverWords().databases.redisGrants({ why, prefix })
    : why.startsWith('READONLY')
      ? serverWords().databases.redisReplica
      : why.startsWith('MOVED')
        ? serverWords().databases.redisCluster
        : why.startsWith('ERR DB index')
          ? serverWords().databases.redisDatabase({ why })
          : why;
}

function serverOf(
  client: Redis,
  blocking: Redis,
  queue: Queue<Chunk>,
  prefix: string,
  log: (error: Error) => void,
): Omit<BullServer, 'errorText'> {
  const keyOf = (host: string) => `${prefix}:host:${host}`;
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
    holderOf: (host) => client.get(keyOf(host)),
    async freeHost(host, holder) {
      await client.eval(releaseScript, 1, keyOf(host), holder);
    },
    onReturn: (listener) => void client.on('ready', listener),
    // A replica, a full server and one that lacks a grant answer PING.
    async probe() {
      refuseServer(await client.info());
      await client.set(`${prefix}:ready`, '1', 'PX', 1_000);
    },
    disconnect() {
      client.disconnect();
      blocking.disconnect();
    },
  };
}
