/** What a client's server receives when a batch has ended. */
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { rowWithoutReport } from '../../../server/audit/row.ts';
import { newBatch, type Batch } from '../../../server/batches/batch.ts';
import { BatchManager } from '../../../server/batches/manager.ts';
import { EmbeddedQueue } from '../../../server/batches/queue/embedded.ts';
import type { Runner } from '../../../server/batches/runner.ts';
import { BatchStore } from '../../../server/batches/store.ts';
import { MemoryFileStore } from '../../../server/batches/file-store.ts';
import { EgressGuard } from '../../../server/egress/guard.ts';
import { writeDocument } from '../../../server/http/openapi/openapi.ts';
import { postThroughGuard } from '../../../server/egress/net.ts';
import { webhookKey, webhookSignature, Webhooks, type Send } from '../../../server/batches/webhooks.ts';
import { certificateAuthority } from '../../support/certificates.ts';
import { eventually } from '../../support/eventually.ts';
import { validator } from '../../support/openapi-schema.ts';
import { webServer } from '../../support/web-server.ts';

/** As the libraries of Standard Webhooks take it. */
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
const batch = { id: '01KB0000000000000000000000', webhook: { url: 'https://hooks.example/', secret } } as Batch;
const end = { state: 'finished', at: 1_700_000_000_000 } as const;
const progress = { total: 3, done: 2, failed: 1 };
/** A right that nobody else wants. */
const lease = { lost: new AbortController().signal, holds: () => true, release: async () => undefined };
type Sent = { url: string; headers: Readonly<Record<string, string>>; body: string };

const log = () => undefined;

/** @param answers statuses of the receiver in turn, or errors */
function webhooks(answers: (number | Error)[]) {
  let now = 1_700_000_000_500;
  const logged: object[] = [];
  const sent: Sent[] = [];
  const send: Send = async (url, headers, body) => {
    sent.push({ url, headers, body });
    const answer = answers.shift() ?? 200;
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const hooks = new Webhooks(
    new BatchStore(new MemoryFileStore(1_000_000), { durable: false, shared: false }),
    send,
    async () => lease,
    () => now,
    (event, message) => logged.push({ ...event, message }),
  );
  const look = async (later = 0) => {
    now += later;
    const over = await hooks.sendDue(batch, end, async () => progress);
    for (let tick = 0; tick < 20; tick++) await Promise.resolve();
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    return over;
  };
  return { hooks, sent, logged, look };
}

test('is signed over its ID, the time and the body, and sent once if the receiver accepts it', async () => {
  const { hooks, sent, look } = webhooks([204]);
  expect(await look()).toBe(false);
  const [{ url, headers, body }] = sent as [Sent];
  expect(url).toBe('https://hooks.example/');
  const signed = createHmac('sha256', key).update(`${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`).digest('base64');
  expect(headers['webhook-signature']).toBe(`v1,${signed}`);
  expect(JSON.parse(body)).toMatchObject({
    type: 'batch.finished',
    data: { id: batch.id, progress: { total: 3, done: 2, failed: 1, waiting: 0 } },
  });
  expect(body).not.toContain(secret);
  expect(await hooks.record(batch.id)).toMatchObject({ state: 'delivered', attempts: 1, status: 204 });
  expect(await look(60_000)).toBe(true);
  expect(sent).toHaveLength(1);
});
test('is what the OpenAPI document says: its headers and its body', async () => {
  const document = writeDocument() as { webhooks: { batchEnded: { post: { parameters: { name: string }[] } } } };
  const { sent, look } = webhooks([]);
  await look();
  const [{ headers, body }] = sent as [Sent];
  const { 'content-type': _, ...signed } = headers;
  expect(document.webhooks.batchEnded.post.parameters.map(({ name }) => name)).toEqual(Object.keys(signed));
  expect(validator(document)('BatchEnded', JSON.parse(body))).toEqual([]);
  expect(validator(document)('BatchEnded', { ...JSON.parse(body), type: 'batch.begun' })).not.toEqual([]);
});
test('verifies as the specification of Standard Webhooks computes it', () => {
  // The example of its reference libraries (standard-webhooks/standard-webhooks, “Testing”).
  const body = '{"test": 2432232314}';
  expect(webhookSignature(secret, 'msg_p5jXN8AQM9LWM0D4loKWxJek', 1_614_265_330, body)).toBe(
    'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  );
  expect(webhookSignature(secret.slice(6), 'a', 1, body)).toBe(webhookSignature(secret, 'a', 1, body));
});
test.each([
  'whsec_',
  'whsec_!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!',
  'whsec_YWJj',
  'a text of more than 24 characters',
  'A sentence is no key, although its letters would be long enough for one.',
  'x'.repeat(31),
  'A'.repeat(100),
])('%j is no secret: it would sign with another key than the receiver has', (text) => expect(webhookKey(text)).toBeNull());
test('is sent again with the same ID, later each time, after an error of the receiver or the network', async () => {
  const { hooks, sent, look } = webhooks([500, new Error('ECONNRESET'), 200]);
  await look();
  expect(await hooks.record(batch.id)).toMatchObject({ state: 'pending', attempts: 1, error: 'The server returned 500.' });
  await look(1_000);
  expect(sent).toHaveLength(1);
  await look(5_000);
  expect(await hooks.record(batch.id)).toMatchObject({ state: 'pending', attempts: 2, status: null });
  await look(30_000);
  expect(sent).toHaveLength(3);
  expect(new Set(sent.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  expect(await hooks.record(batch.id)).toMatchObject({ state: 'delivered', attempts: 3 });
});
test.each([[[410]], [[500, 500, 500, 500, 500, 500, 500, 500]]])('is given up after %j', async (answers) => {
  const { hooks, sent, look } = webhooks([...answers]);
  for (let day = 0; day < 12; day++) await look(86_400_000);
  expect(await hooks.record(batch.id)).toMatchObject({ state: 'failed', attempts: answers.length });
  expect(sent).toHaveLength(answers.length);
});

test('is sent once by two services with one store, also after a failure', async () => {
  const [files, queue] = [new MemoryFileStore(1_000_000), await EmbeddedQueue.open(null, 10)];
  onTestFinished(() => queue.close());
  const sent: string[] = [];
  const answers = [500, 200];
  let now = Date.now();
  const services = [1, 2].map(
    () =>
      new Webhooks(
        new BatchStore(files, { durable: true, shared: true }),
        async (url) => (sent.push(url), answers.shift() ?? 200),
        (name) => queue.lease(name),
        () => now,
        log,
      ),
  );
  for (const attempts of [1, 2]) {
    await Promise.all(services.map((service) => service.sendDue(batch, end, async () => progress)));
    await eventually(async () => expect(await services[0]!.record(batch.id)).toMatchObject({ attempts }));
    expect(sent).toHaveLength(attempts);
    now += 86_400_000;
  }
  await Promise.all(services.map((service) => service.close()));
  expect(sent).toHaveLength(2);
});

test('why it was not delivered is recorded with what mends it, and logged without the path', async () => {
  const certificates = certificateAuthority('Company');
  const { cert, key: ofServer } = certificates.certify('127.0.0.1');
  const server = createServer({ cert, key: ofServer }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { origin } = new URL(`https://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const failureAt = async (url: string, signal: AbortSignal) => {
    const guard = new EgressGuard({ allowOrigins: [origin], resolve: async () => ['10.0.0.1'] });
    return postThroughGuard(guard, url, { headers: {}, body: '{}', signal }).catch((error: unknown) => error as Error);
  };
  const failures = [
    await failureAt(`${origin}/hook`, AbortSignal.timeout(10_000)),
    await failureAt('https://inside.example/', AbortSignal.timeout(10_000)),
    new DOMException('The operation was aborted due to timeout', 'TimeoutError'),
  ] as Error[];
  const { hooks, logged, look } = webhooks(failures);
  for (const sentence of [/unknown on this machine.*--ca FILE/, /--allow-webhooks/, /within 15 seconds/]) {
    await look(86_400_000);
    expect(await hooks.record(batch.id)).toMatchObject({ state: 'pending', error: expect.stringMatching(sentence) as string });
    expect(logged.at(-1)).toEqual({
      batch: batch.id,
      receiver: 'https://hooks.example',
      attempts: logged.length,
      reason: expect.stringMatching(sentence) as string,
      message: 'a webhook was not delivered',
    });
  }
});

test('reaches no private address: not by a name that resolves to one, and not by a redirect of an allowed receiver', async () => {
  const inside = await webServer({ '/admin': 'inside' });
  const receiver = await webServer({
    '/hook': (_, response) => void response.writeHead(307, { location: `${inside.origin}/admin` }).end('x'.repeat(10_000)),
  });
  const guard = new EgressGuard({ allowOrigins: [receiver.origin], resolve: async () => ['127.0.0.1'] });
  const send = (url: string) =>
    postThroughGuard(guard, url, { headers: {}, body: '{}', signal: AbortSignal.timeout(10_000), trust: undefined });
  const { port } = new URL(inside.origin);
  for (const name of ['rebinding.example:8080', 'rebinding.example', `127.0.0.1:${port}`, `[::ffff:127.0.0.1]:${port}`])
    await expect(send(`http://${name}/admin`)).rejects.toThrow();
  expect(await send(`${receiver.origin}/hook`)).toBe(307);
  expect([receiver.requested, inside.requested]).toEqual([['/hook'], []]);
  expect(Object.keys(guard.totals.denied)).toContain('private-address');
});

test('counts every page, also the last one, which a worker saved just before it ended the batch', async () => {
  const files = new MemoryFileStore(1_000_000);
  const [ours, ofWorker] = [new BatchStore(files, { durable: true, shared: true }), new BatchStore(files, { durable: true, shared: true })];
  const queue = await EmbeddedQueue.open(null, 10);
  const sent: unknown[] = [];
  const hooks = new Webhooks(
    ours,
    async (_, __, body) => (sent.push(JSON.parse(body)), 200),
    (name) => queue.lease(name),
    Date.now,
    log,
  );
  const runner = { faults: new Map(), cancel: () => undefined } as unknown as Runner;
  const manager = new BatchManager({ store: ours, queue, runner, webhooks: hooks, works: true, clock: Date.now, log: () => undefined });
  onTestFinished(async () => {
    await manager.close();
    await queue.close();
  });
  await manager.start();
  const one = newBatch({
    ...batch,
    createdAt: Date.now(),
    pages: 2,
    settings: { device: 'desktop', probe: false, timeoutMs: 5_000 } as Batch['settings'],
  });
  const urls = ['https://a.example/', 'https://b.example/'];
  await manager.create(one, urls, 'digest');
  const failed = (index: number) =>
    ofWorker.putRow(
      one,
      rowWithoutReport(index, { ...one.settings, url: urls[index]!, headers: {} }, 'failed', { code: 'x', message: '' }),
    );
  // The desk looked at the results while it queued the batch, and would look again in a second.
  await failed(0);
  await failed(1);
  await ofWorker.end(one.id, end);
  const whole = { total: 2, done: 0, failed: 2 };
  expect(await manager.view(one)).toMatchObject({ state: 'finished', progress: whole });
  await eventually(() => expect(sent).toMatchObject([{ type: 'batch.finished', data: { progress: { ...whole, waiting: 0 } } }]));
});
