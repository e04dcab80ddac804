/** PostgreSQL as the queue's server, for setups without Redis: BullMQ’s tables in the schema bullmq, leases in pageloupe. */
import { createPostgresBackend, withBackend, type PgPool } from 'bullmq';
import { postgresErrorText, requireGrants } from '../../database/server-errors.ts';
import { postgresQueueName as name, type BullServer } from './bull-server.ts';
import { areBullTablesCurrent, migrateBullTables } from '../migration-script.ts';
import { createTables, openPool, requireBatchGrants } from '../postgres.ts';
import { QueueUnavailable, type Chunk } from './queue.ts';
import { serverWords } from '../../words.ts';

const { Queue, Worker } = withBackend(createPostgresBackend);

// Uses the database's clock, because the workers' clocks may differ.
const take = `insert into pageloupe.host_lease as lease (host, holder, ends_at)
  values ($1, $2, clock_timestamp() + $3 * interval '1 millisecond')
  on conflict (host) do update set holder = excluded.holder, ends_at = excluded.ends_at
  where lease.ends_at < clock_timestamp()`;
const renew = `update pageloupe.host_lease set ends_at = clock_timestamp() + $3 * interval '1 millisecond' where host = $1 and holder = $2`;
const held = 'select holder from pageloupe.host_lease where host = $1 and ends_at >= clock_timestamp()';
const free = 'delete from pageloupe.host_lease where host = $1 and holder = $2';

/** @param url `postgres://…` or `postgresql://…` @throws QueueUnavailable */
export async function openPostgresQueue(url: string, log: (error: Error) => void): Promise<BullServer> {
  const pool = openPool(url, log);
  const errorText = (error: unknown) => postgresErrorText(error, url);
  const changes = async (statement: string, values: readonly unknown[]) => ((await pool.query(statement, [...values])).rowCount ?? 0) > 0;
  try {
    const client = await pool.connect();
    try {
      const query = (text: string, values: readonly unknown[] = []) => client.query(text, [...values]);
      await requireGrants(pool, 'bullmq', '');
      if (!(await areBullTablesCurrent(query))) await migrateBullTables(query);
    } finally {
      client.release();
    }
    await createTables(pool);
  } catch (error) {
    void pool.end().catch(() => undefined);
    throw new QueueUnavailable(serverWords().batches.queueAway({ why: errorText(error) }));
  }
  const connection = pool as unknown as PgPool;
  const queue = new Queue<Chunk>(name, { connection });
  queue.on('error', log);
  await queue.waitUntilReady().catch((error: unknown) => {
    void pool.end().catch(() => undefined);
    throw new QueueUnavailable(serverWords().batches.queueAway({ why: errorText(error) }));
  });
  return {
    queue,
    async worker(run, options) {
      const worker = new Worker<Chunk>(name, run, { ...options, connection });
      worker.on('error', log);
      await worker.waitUntilReady();
      return worker;
    },
    takeHost: (host, holder, ms) => changes(take, [host, holder, ms]),
    renewHost: (host, holder, ms) => changes(renew, [host, holder, ms]),
    holderOf: async (host) => (await pool.query<{ holder: string }>(held, [host])).rows[0]?.holder ?? null,
    async freeHost(host, holder) {
      await changes(free, [host, holder]);
    },
    // It forgets nothing that it has confirmed.
    onReturn: () => undefined,
    // Writes nothing, but needs everything that a lease needs.
    async probe() {
      await requireGrants(pool, 'bullmq', '');
      await requireBatchGrants(pool, ['host_lease']);
      await pool.query('update pageloupe.host_lease set holder = holder where false');
    },
    errorText,
    disconnect() {
      void pool.end().catch(() => undefined);
    },
  };
}
