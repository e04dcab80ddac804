/** A worker without an API: what its health port says, and its end when nothing ends any more. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { AuditRefused } from '../../../../server/audit/auditor.ts';
import { newBatch } from '../../../../server/batches/batch.ts';
import { BullQueue } from '../../../../server/batches/queue/bull.ts';
import { BatchStore } from '../../../../server/batches/store.ts';
import { ulid } from '../../../../server/batches/ulid.ts';
import { DiskFileStore } from '../../../../server/batches/file-store.ts';
import { usualSettings } from '../../../../server/http/openapi/parameters.ts';
import { readServiceSettings, type ServiceSettings } from '../../../../server/http/process/settings.ts';
import { addressRefusal } from '../../../../server/http/process/start-or-close.ts';
import { StartRefused } from '../../../../server/http/process/start-refused.ts';
import { startService, type StartPorts } from '../../../../server/http/process/start.ts';
import { startWorkerService } from '../../../../server/http/process/worker.ts';
import { eventually } from '../../../support/eventually.ts';
import { hasRedis, redisServer } from '../../../support/redis-server.ts';
import { FakeAuditor } from '../../../support/service-auditor.ts';
import { testFolder } from '../../../support/service.ts';

test.skipIf(!hasRedis)('a worker whose page never ends says so, and ends itself, so that another one takes over', async () => {
  const redis = await redisServer();
  onTestFinished(() => redis.close());
  const data = testFolder();
  const auditor = new FakeAuditor({ answer: () => new Promise(() => undefined) });
  const timers = vi.spyOn(globalThis, 'setInterval');
  const worker = await startWorkerService(
    readServiceSettings({}, { queueUrl: redis.url, data, graceMs: 0, logLevel: 'fatal', stopOnSignals: false }),
    0,
    { startAuditor: async () => auditor, logger: pino({ level: 'silent' }) },
  );
  onTestFinished(() => worker.close());
  const watch = timers.mock.calls.find(([, ms]) => ms === 10_000)![0] as () => void;
  timers.mockRestore();
  const queue = await BullQueue.open({ url: redis.url, log: () => undefined });
  onTestFinished(() => queue.close());
  const batch = newBatch({ id: ulid(), createdAt: 0, pages: 1, settings: { ...usualSettings, probe: false } });
  await new BatchStore(new DiskFileStore(data), { durable: true, shared: true }).create(batch, ['https://hanging.example/']);
  await queue.add([{ batch: batch.id, lane: 0, part: 0 }]);
  await eventually(() => expect(auditor.orders).toHaveLength(1));

  const health = async (path: string) => {
    const response = await fetch(`${worker.address}${path}`);
    return [response.status, await response.json()];
  };
  const end = vi.spyOn(process, 'exit').mockImplementation((() => undefined) as never);
  onTestFinished(() => end.mockRestore());
  watch();
  expect([await health('/healthz'), end.mock.calls]).toEqual([[200, { status: 'ok' }], []]);
  const [now, clock] = [performance.now.bind(performance), vi.spyOn(performance, 'now')];
  onTestFinished(() => clock.mockRestore());
  clock.mockImplementation(() => now() + 601_000);
  expect(await health('/healthz')).toEqual([503, { status: 'stuck' }]);
  expect(await health('/readyz')).toEqual([503, { status: 'not-ready', faults: ['No page was finished for ten minutes.'] }]);
  watch();
  expect(end.mock.calls).toEqual([[4]]);

  const closing = worker.close();
  // Its queue is being closed, which is no fault of the queue.
  expect(await health('/readyz')).toEqual([503, { status: 'not-ready', faults: ['The service is stopping.'] }]);
  await closing;
});

test('the port of a worker that is taken names its option', () =>
  expect(
    addressRefusal(Object.assign(new Error('listen'), { code: 'EADDRINUSE' }), { host: '127.0.0.1', port: 1, option: '--health-port' }),
  ).toMatchObject({ message: 'Port 1 on 127.0.0.1 is in use. Choose another with --health-port.' }));

test.each([
  ['a worker without a queue', startWorkerService, {}, 'need a queue that both can reach: give --queue-url'],
  ['a worker with an unknown queue', startWorkerService, { queueUrl: 'amqp://x' }, 'The queue amqp:… is not supported'],
  ['a worker without a place for results', startWorkerService, { queueUrl: 'redis://x' }, 'need a place for results'],
  ['a service that leaves its batches to nobody', startService, { worker: false }, 'need a queue that both can reach'],
  ['a service with an unknown store', startService, { storeUrl: 'mysql://x' }, 'The store mysql:… is not supported'],
  ['a service without the file of its authorities', startService, { ca: '/nowhere.pem' }, '--ca: Can’t use /nowhere.pem: no such file'],
  [
    'a worker without the file of its authorities',
    startWorkerService,
    { ca: '/nowhere.pem', queueUrl: 'redis://x', data: '/tmp' },
    '--ca: Can’t use /nowhere.pem: no such file',
  ],
  ['a service whose store is away', startService, { storeUrl: 'postgres://127.0.0.1:9/x' }, 'The store (--store-url) does not work'],
  [
    'a service whose queue is away',
    startService,
    { queueUrl: 'redis://127.0.0.1:9', data: '/tmp' },
    'The queue (--queue-url) does not work',
  ],
  [
    'a worker whose queue, which is also its store, is away',
    startWorkerService,
    { queueUrl: 'postgres://127.0.0.1:9/x' },
    'The queue (--queue-url) does not work',
  ],
  [
    'a worker whose queue is away',
    startWorkerService,
    { queueUrl: 'redis://127.0.0.1:9', data: '/tmp' },
    'The queue (--queue-url) does not work',
  ],
] as const)('%s is refused before a browser is started', async (_, start, settings, sentence) => {
  const startAuditor = vi.fn<() => Promise<FakeAuditor>>();
  const ports = { startAuditor, logger: pino({ level: 'silent' }) };
  const read = readServiceSettings({}, { stopOnSignals: false, ...settings });
  await expect(start === startService ? startService(read, ports) : startWorkerService(read, null, ports)).rejects.toThrow(sentence);
  expect(startAuditor).not.toHaveBeenCalled();
});

test('a service whose history cannot be read is refused before a browser is started', async () => {
  const data = testFolder();
  mkdirSync(join(data, 'history.sqlite'));
  const startAuditor = vi.fn<() => Promise<FakeAuditor>>();
  const read = readServiceSettings({}, { stopOnSignals: false, data });
  await expect(startService(read, { startAuditor, logger: pino({ level: 'silent' }) })).rejects.toThrow('history.sqlite');
  expect(startAuditor).not.toHaveBeenCalled();
});

test.skipIf(!hasRedis).each([
  ['service', (...args: Parameters<typeof startService>) => startService(...args)],
  ['worker', (settings: ServiceSettings, ports: StartPorts) => startWorkerService(settings, null, ports)],
])('a %s without a browser leaves neither folder nor queue open', async (_, start) => {
  const redis = await redisServer();
  onTestFinished(() => redis.close());
  const admin = new Redis(redis.url);
  onTestFinished(() => admin.disconnect());
  const connections = async () =>
    String(await admin.client('LIST'))
      .trim()
      .split('\n').length;
  let during = 0;
  const ports = {
    startAuditor: async () => {
      during = await connections();
      throw new AuditRefused('browser-unavailable', 'No browser found.');
    },
    logger: pino({ level: 'silent' }),
  };
  const data = testFolder();
  const settings = (queueUrl: string | null) => readServiceSettings({}, { stopOnSignals: false, port: 0, data, queueUrl });
  await expect(start(settings(redis.url), ports)).rejects.toThrow(new StartRefused('No browser found.'));
  expect(during).toBeGreaterThan(1);
  await eventually(async () => expect(await connections()).toBe(1));
  // Alone, a service locks its folder.
  await expect(startService(settings(null), ports)).rejects.toThrow('No browser found.');
  const next = await startService(settings(null), { ...ports, startAuditor: async () => new FakeAuditor() });
  await next.close();
});
