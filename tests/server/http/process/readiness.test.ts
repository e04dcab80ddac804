/** What /readyz says of servers that are suspended (connections stay open, and nothing answers) and of data folders that cannot be written. */
import { existsSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { BullQueue } from '../../../../server/batches/queue/bull.ts';
import { openStorage } from '../../../../server/batches/storage.ts';
import { probeInTime } from '../../../../server/database/server-errors.ts';
import { eventually } from '../../../support/eventually.ts';
import { hasPostgres, postgresServer } from '../../../support/postgres-server.ts';
import { hasRedis, redisServer } from '../../../support/redis-server.ts';
import { service, testFolder, type TestService } from '../../../support/service.ts';

const silent = 'The server does not answer, or has ended the connection. Start the server, or correct host and port in the URL.';
const readiness = async ({ ask }: TestService) => {
  const answer = await ask('/readyz');
  return [answer.status, ((await answer.json()) as { faults: string[] }).faults];
};

test.skipIf(!hasPostgres)('a PostgreSQL that is suspended is named long before requests give up on it', async () => {
  const server = await postgresServer();
  onTestFinished(() => server.close());
  const running = await service({ storeUrl: server.url });
  expect(await readiness(running)).toEqual([200, []]);
  server.suspend();
  let waiting = true;
  const batches = running.ask('/v1/batches').finally(() => {
    waiting = false;
  });
  expect(await readiness(running)).toEqual([
    503,
    [`The store (--store-url) does not work: ${silent}`, `The database of the history (--store-url) does not work: ${silent}`],
  ]);
  expect(waiting).toBe(true);
  server.resume();
  await batches;
  await eventually(async () => expect(await readiness(running)).toEqual([200, []]));
});

test.skipIf(!hasRedis)('a Redis that is suspended is named long before requests give up on it', async () => {
  const server = await redisServer();
  onTestFinished(() => server.close());
  const running = await service({ queueUrl: server.url, data: testFolder() });
  expect(await readiness(running)).toEqual([200, []]);
  const queue = await BullQueue.open({ url: server.url, log: () => undefined });
  onTestFinished(() => queue.close());
  server.suspend();
  let waiting = true;
  const size = queue
    .size()
    .catch(() => 0)
    .finally(() => {
      waiting = false;
    });
  expect(await readiness(running)).toEqual([503, [`The queue (--queue-url) does not work: ${silent}`]]);
  expect(waiting).toBe(true);
  server.resume();
  await size;
  await eventually(async () => expect(await readiness(running)).toEqual([200, []]));
});

// Root may write everywhere, but even root creates nothing there.
test.skipIf(!existsSync('/proc/self'))('a data folder in which no file can be created is a fault', async () => {
  const data = join(testFolder(), 'data');
  const storage = await openStorage({ data, storeUrl: null, queueId: 'queue', log: () => undefined });
  rmSync(data, { recursive: true });
  symlinkSync('/proc', data);
  expect(await storage.faults()).toEqual([expect.stringContaining(`Can’t use the data folder ${data}: `)]);
});

test('a data folder that is gone is a fault, and not created again', async () => {
  const data = join(testFolder(), 'data');
  const storage = await openStorage({ data, storeUrl: null, queueId: 'queue', log: () => undefined });
  const atStart = readdirSync(data);
  expect(await storage.faults()).toEqual([]);
  expect(readdirSync(data)).toEqual(atStart);
  rmSync(data, { recursive: true });
  expect(await storage.faults()).toEqual([`Can’t use the data folder ${data}: no such file or folder.`]);
  expect(existsSync(data)).toBe(false);
});

test('a server is asked once at a time, however many want to know', async () => {
  let [asked, answer] = [0, () => {}];
  const probe = probeInTime(
    () =>
      new Promise<void>((resolve) => {
        asked += 1;
        answer = resolve;
      }),
  );
  await Promise.all([probe(), probe()].map((one) => expect(one).rejects.toThrow()));
  const late = probe();
  expect(asked).toBe(1);
  answer();
  await late;
  const next = probe();
  expect(asked).toBe(2);
  answer();
  await next;
});
