/** /v1/batches over HTTP: started, followed, read in every format, canceled, deleted, and resumed by another process. */
import { chmodSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { AuditRefused, type AuditOrder } from '../../../server/audit/auditor.ts';
import { parseRow } from '../../../server/audit/row.ts';
import type { BatchBody, BatchListBody } from '../../../server/http/bodies/batch.ts';
import { addKey } from '../../../server/http/access/keys.ts';
import { writeDocument } from '../../../server/http/openapi/openapi.ts';
import { startService } from '../../../server/http/process/start.ts';
import { readServiceSettings } from '../../../server/http/process/settings.ts';
import { StartRefused } from '../../../server/http/process/start-refused.ts';
import { eventually } from '../../support/eventually.ts';
import { validator } from '../../support/openapi-schema.ts';
import { FakeAuditor, visitOf } from '../../support/service-auditor.ts';
import { service as anyService, testFolder, type TestService } from '../../support/service.ts';

/** Without a pause between pages of a host, so that tests need not wait. */
const service = (settings: Parameters<typeof anyService>[0], auditor: FakeAuditor) => anyService({ hostDelayMs: 0, ...settings }, auditor);
const errorsOf = validator(writeDocument());
const pages = (count: number, host = 'www.coffee.example') => Array.from({ length: count }, (_, index) => `https://${host}/${index}`);
const quick = () => new FakeAuditor({ concurrency: 8, queue: 1000, answer: (order) => visitOf(order) });

const post = ({ ask }: TestService, body: unknown, headers: Record<string, string> = {}) =>
  ask('/v1/batches', { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } });
async function begin(running: TestService, body: unknown, headers: Record<string, string> = {}): Promise<BatchBody> {
  const response = await post(running, body, headers);
  const batch = (await response.json()) as BatchBody;
  expect([response.status, batch]).toEqual([202, expect.objectContaining({ kind: 'batch' })]);
  expect(response.headers.get('location')).toBe(batch.links.self);
  return batch;
}
const look = async ({ ask }: TestService, { links }: BatchBody): Promise<BatchBody> => (await (await ask(links.self)).json()) as BatchBody;
async function finished(running: TestService, batch: BatchBody): Promise<BatchBody> {
  let last = batch;
  await eventually(async () => {
    last = await look(running, batch);
    expect(last.state).toBe('finished');
  });
  return last;
}
const linesOf = async ({ ask }: TestService, { links }: BatchBody, more = '') =>
  (await (await ask(`${links.results}?format=ndjson${more}`)).text()).split('\n').filter(Boolean);

/** An auditor whose pages wait until the test releases them. */
function held() {
  const waiting: (() => void)[] = [];
  const auditor = new FakeAuditor({
    concurrency: 8,
    queue: 1000,
    answer: (order, signal) =>
      new Promise((resolve, reject) => {
        waiting.push(() => resolve(visitOf(order)));
        signal.addEventListener('abort', () => reject(new AuditRefused('cancelled', 'Cancelled.')));
      }),
  });
  return { auditor, waiting };
}

describe('a batch', () => {
  test('is audited in the background, and has one result per page in every form', async () => {
    const auditor = quick();
    const plain = auditor.answer;
    auditor.answer = async (order, signal) => {
      if (order.url === 'https://www.coffee.example/3') throw new AuditRefused('target-dns-failure', 'No such host.');
      const visit = await plain(order, signal);
      return { ...visit, report: { ...visit.report, finalUrl: order.url.replace(/coffee.example\/4$/, 'coffee.example/5') } };
    };
    const running = await service({}, auditor);
    const urls = [...pages(6), ...pages(4, 'tea.example')];
    const batch = await begin(running, { urls: [...urls, urls[0]], device: 'mobile', probe: false, signals: ['title', 'favicon'] });
    expect(errorsOf('Batch', batch)).toEqual([]);
    expect(batch).toMatchObject({
      stored: 'memory',
      settings: { device: 'mobile', probe: false, settleMs: 500 },
      signals: ['title', 'favicon'],
    });
    const end = await finished(running, batch);
    expect(errorsOf('Batch', end)).toEqual([]);
    expect(end.progress).toEqual({ total: 10, done: 9, failed: 1, waiting: 0 });
    expect(auditor.orders.every(({ device, probe }) => device === 'mobile' && !probe)).toBe(true);

    const rows = (await linesOf(running, batch)).map((line) => parseRow(line)!);
    expect(rows.map(({ index, url }) => [index, url])).toEqual(urls.map((url, index) => [index, url]));
    expect(rows[3]).toMatchObject({ state: 'failed', error: { code: 'target-dns-failure' }, report: null });
    expect(rows[0]!.report!.signals.map(({ id }) => id)).toEqual(['title', 'favicon']);

    const table = await running.ask(batch.links.results, { headers: { accept: 'text/csv' } });
    expect(table.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const cells = (await table.text()).trim().split('\r\n');
    // The header, and a row for each page: the fifth URL redirects to the sixth.
    expect(cells).toHaveLength(10);
    expect(cells.filter((row) => row.includes(urls[4]!))).toEqual([expect.stringContaining(`${urls[5]},${urls[5]}`)]);
    expect(cells[0]).toMatch(/title,favicon$/);

    const document = await running.ask(`${batch.links.results}?format=html`);
    expect(document.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const html = await document.text();
    expect([html.match(/<article class="article"/g)?.length, html.includes(urls[3]!)]).toEqual([8, true]);
    expect(html).toContain(`Also reached from: ${urls[4]}`);
    const pdf = await running.ask(batch.links.results, { headers: { accept: 'application/pdf' } });
    expect([pdf.headers.get('content-type'), (await pdf.text()).slice(0, 5)]).toEqual(['application/pdf', '%PDF-']);

    const seen: number[] = [];
    for (let path = `${batch.links.results}?limit=4`; path !== '';) {
      const response = await running.ask(path);
      const body = (await response.json()) as { results: { index: number }[] };
      expect(errorsOf('BatchResults', body)).toEqual([]);
      seen.push(...body.results.map(({ index }) => index));
      path = /^<([^>]+)>; rel="next"$/.exec(response.headers.get('link') ?? '')?.[1] ?? '';
    }
    expect(seen).toEqual(urls.map((_, index) => index));
    expect((await linesOf(running, batch, '&state=failed')).length).toBe(1);
  });

  test('never has more than two pages of a host open, and works on several hosts', async () => {
    const { auditor, waiting } = held();
    const running = await service({ concurrency: 4 }, auditor);
    await begin(running, { urls: [...pages(60), ...pages(60, 'tea.example')] });
    await eventually(() => expect(waiting.length).toBeGreaterThanOrEqual(2));
    const open = new Map<string, number>();
    let most = 0;
    const hosts = new Set<string>();
    for (let round = 0; round < 6; round++) {
      await eventually(() => expect(waiting.length).toBeGreaterThanOrEqual(2));
      open.clear();
      for (const { url } of auditor.orders.slice(-waiting.length)) {
        const { host } = new URL(url);
        hosts.add(host);
        open.set(host, (open.get(host) ?? 0) + 1);
      }
      most = Math.max(most, ...open.values());
      for (const go of waiting.splice(0)) go();
    }
    expect([most <= 2, hosts.size]).toEqual([true, 2]);
  });

  test('is canceled at once: open pages are abandoned, results remain, the rest is marked', async () => {
    const { auditor, waiting } = held();
    const running = await service({}, auditor);
    const batch = await begin(running, { urls: pages(40) });
    await eventually(() => expect(waiting.length).toBe(2));
    waiting.shift()!();
    await eventually(async () => expect((await look(running, batch)).progress.done).toBe(1));
    const cancelled = await running.ask(`${batch.links.self}/cancel`, { method: 'POST' });
    expect([cancelled.status, ((await cancelled.json()) as BatchBody).state]).toEqual([200, 'cancelled']);
    await eventually(() => expect(auditor.aborted.length).toBeGreaterThan(0));
    expect((await running.ask(`${batch.links.self}/cancel`, { method: 'POST' })).status).toBe(200);
    const states = (await linesOf(running, batch)).map((line) => parseRow(line)!.state);
    expect([states.length, states.filter((state) => state === 'done').length]).toEqual([40, 1]);
    expect(new Set(states)).toEqual(new Set(['done', 'cancelled']));
  });

  test('is deleted with its results, also while it runs; a finished one cannot be cancelled', async () => {
    const { auditor, waiting } = held();
    const data = testFolder();
    const running = await service({ data }, auditor);
    const batch = await begin(running, { urls: pages(3) });
    await eventually(() => expect(waiting.length).toBe(2));
    expect((await running.ask(batch.links.self, { method: 'DELETE' })).status).toBe(204);
    for (const path of [batch.links.self, batch.links.results, '/v1/batches/../../etc', '/v1/batches/%2e%2e'])
      expect((await running.ask(path)).status).toBe(404);
    await eventually(() => expect(existsSync(join(data, 'batches', batch.id))).toBe(false));
    auditor.answer = (order) => visitOf(order);
    const other = await begin(running, { urls: pages(1) });
    await finished(running, other);
    const refused = await running.ask(`${other.links.self}/cancel`, { method: 'POST' });
    expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([409, 'batch-ended']);
  });
});

test('a document of more than 1,000 pages is refused with what to use', async () => {
  const running = await service({}, held().auditor);
  const batch = await begin(running, { urls: pages(1_001) });
  const response = await running.ask(`${batch.links.results}?format=pdf`);
  expect([response.status, ((await response.json()) as { errors: { message: string }[] }).errors[0]!.message]).toEqual([
    400,
    expect.stringContaining('csv or ndjson'),
  ]);
});

describe('Idempotency-Key', () => {
  test('the same key and body are one batch, also at the same time; another body is refused', async () => {
    // A batch is no rival of itself.
    const running = await service({ data: testFolder(), openBatches: 1 }, quick());
    const headers = { 'idempotency-key': 'nightly-2026-11-24' };
    const ids = await Promise.all(Array.from({ length: 5 }, async () => (await begin(running, { urls: pages(2) }, headers)).id));
    expect(new Set(ids).size).toBe(1);
    const other = await post(running, { urls: pages(3) }, headers);
    expect([other.status, ((await other.json()) as { code: string }).code]).toEqual([422, 'idempotency-key-reused']);
    expect(((await (await running.ask('/v1/batches')).json()) as { batches: unknown[] }).batches).toHaveLength(1);
    expect((await running.ask(`/v1/batches/${ids[0]}`, { method: 'DELETE' })).status).toBe(204);
    expect((await begin(running, { urls: pages(3) }, headers)).id).not.toBe(ids[0]);
  });
});

describe('a list', () => {
  test('lists the newest first, paginated, and only batches of the same key', async () => {
    const keyFile = join(testFolder(), 'keys.txt');
    const [one, two] = await Promise.all(['one', 'two'].map(async (name) => ({ authorization: `Bearer ${await addKey(keyFile, name)}` })));
    const running = await service({ keyFile, rateLimit: 0 }, quick());
    const ids: string[] = [];
    for (let count = 0; count < 3; count++) ids.unshift((await begin(running, { urls: pages(1) }, one)).id);
    const foreign = await begin(running, { urls: pages(1) }, two);
    const found: string[] = [];
    for (let path = '/v1/batches?limit=2'; path !== '';) {
      const response = await running.ask(path, { headers: one! });
      const body = (await response.json()) as { batches: BatchBody[] };
      expect(errorsOf('BatchList', body)).toEqual([]);
      found.push(...body.batches.map(({ id }) => id));
      path = /^<([^>]+)>/.exec(response.headers.get('link') ?? '')?.[1] ?? '';
    }
    expect(found.toSorted()).toEqual(ids.toSorted());
    for (const [path, method] of [
      [foreign.links.self, 'GET'],
      [foreign.links.results, 'GET'],
      [`${foreign.links.self}/cancel`, 'POST'],
      [foreign.links.self, 'DELETE'],
    ] as const)
      expect((await running.ask(path, { method, headers: one! })).status).toBe(404);
  });
});

test('a list of the states that are asked for, however many batches are newer', async () => {
  const { auditor } = held();
  const running = await service({ graceMs: 0, rateLimit: 0 }, auditor);
  const open = await begin(running, { urls: pages(1) });
  for (let count = 0; count < 3; count++)
    await running.ask(`${(await begin(running, { urls: pages(1) })).links.self}/cancel`, { method: 'POST' });
  const listed = async (query: string) => {
    const { batches, page } = (await (await running.ask(`/v1/batches?${query}`)).json()) as BatchListBody;
    return [batches.map(({ id }) => id), page.nextCursor];
  };
  expect(await listed('state=queued,running&limit=1')).toEqual([[open.id], null]);
  expect((await listed('state=cancelled'))[0]).toHaveLength(3);
  expect((await running.ask('/v1/batches?state=open')).status).toBe(400);
});

test('a source that is null is absent, so that what a response shows can be sent', async () => {
  const running = await service({ graceMs: 0 }, held().auditor);
  await begin(running, { urls: pages(1), sitemap: null, crawl: null, webhook: null });
  await begin(running, { urls: null, sitemap: null, crawl: { url: pages(1)[0] } });
  expect((await post(running, { urls: null, sitemap: null })).status).toBe(400);
});

test('a key may have so many batches that have not ended, and URLs in them; another key is not affected', async () => {
  const keyFile = join(testFolder(), 'keys.txt');
  const keyOf = async (name: string) => ({ authorization: `Bearer ${await addKey(keyFile, name)}` });
  const [one, two] = [await keyOf('one'), await keyOf('two')];
  const running = await service({ keyFile, rateLimit: 0, openBatches: 3, openPages: 10, graceMs: 0 }, held().auditor);
  const refused = async (count: number, why: RegExp) => {
    const response = await post(running, { urls: pages(count) }, one);
    const problem = (await response.json()) as object;
    expect([response.status, response.headers.get('retry-after'), problem]).toEqual([
      429,
      '60',
      expect.objectContaining({
        code: 'too-many-unfinished',
        title: 'Too many unfinished batches or pages',
        retryable: true,
        detail: expect.stringMatching(why) as string,
      }),
    ]);
    expect(errorsOf('Problem', problem)).toEqual([]);
  };
  // A single batch may have more.
  const large = await begin(running, { urls: pages(20) }, one);
  await refused(1, /has 1 URLs.* have 20.* have 10 \(--open-pages\)/);
  await begin(running, { urls: pages(1) }, two);
  await running.ask(`${large.links.self}/cancel`, { method: 'POST', headers: one });
  await begin(running, { urls: pages(6) }, one);
  await refused(5, /--open-pages/);
  const answers = await Promise.all(Array.from({ length: 4 }, () => post(running, { urls: pages(1) }, one)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 202, 429, 429]);
  await refused(1, /already has 3 batches.*--open-batches/);
});

describe('on disk', () => {
  /** A service that is started again with the same folder. */
  const again = (data: string, auditor: FakeAuditor) => service({ data, graceMs: 0 }, auditor);

  test('a batch resumes after a restart, and no page with a result is audited twice', async () => {
    const data = testFolder();
    const { auditor, waiting } = held();
    const first = await again(data, auditor);
    const batch = await begin(first, { urls: pages(60) });
    expect(batch.stored).toBe('disk');
    for (let count = 0; count < 3; count++) {
      await eventually(() => expect(waiting.length).toBe(2));
      for (const go of waiting.splice(0)) go();
    }
    await eventually(async () => expect((await look(first, batch)).progress.done).toBe(6));
    await first.close();
    const second = quick();
    const next = await again(data, second);
    await finished(next, batch);
    expect(second.orders).toHaveLength(54);
    const rows = (await linesOf(next, batch)).map((line) => parseRow(line)!);
    expect(rows.map(({ index }) => index)).toEqual(rows.map((_, index) => index));
    expect(rows).toHaveLength(60);
  });

  test('a torn line of the journal, a half-written result and a lost journal lose nothing', async () => {
    const data = testFolder();
    const { auditor, waiting } = held();
    const first = await again(data, auditor);
    const batch = await begin(first, { urls: [...pages(30), ...pages(3, 'tea.example')] });
    await eventually(() => expect(waiting.length).toBeGreaterThanOrEqual(2));
    await first.close();
    const journal = join(data, 'queue.ndjson');
    expect(readFileSync(journal, 'utf8')).toContain(batch.id);
    writeFileSync(journal, `${readFileSync(journal, 'utf8')}{"op":"add","chunk":{"ba`);
    const rows = join(data, 'batches', batch.id, 'rows/0');
    const draft = '.0123456789abcdef';
    const second = held();
    const next = await again(data, second.auditor);
    await eventually(() => expect(second.waiting.length).toBeGreaterThanOrEqual(2));
    for (const go of second.waiting.splice(0)) go();
    await eventually(() => expect(readdirSync(rows).length).toBeGreaterThan(0));
    await next.close();
    writeFileSync(join(rows, draft), 'half');
    rmSync(journal);
    const last = await again(data, quick());
    const end = await finished(last, batch);
    expect(end.progress).toEqual({ total: 33, done: 33, failed: 0, waiting: 0 });
  });

  test('two services do not use one folder', async () => {
    const data = testFolder();
    writeFileSync(join(data, 'service.pid'), String(process.ppid));
    await expect(
      startService(readServiceSettings({}, { port: 0, data, stopOnSignals: false, logLevel: 'silent' }), {
        startAuditor: async () => quick(),
      }),
    ).rejects.toThrow(StartRefused);
  });

  test('files are readable by their owner only', async () => {
    const data = testFolder();
    // A folder that others may enter, such as one that an administrator made.
    chmodSync(data, 0o755);
    const running = await service({ data }, quick());
    const batch = await begin(running, { urls: pages(1), webhook: { url: 'https://hooks.example/', secret: 'x'.repeat(32) } });
    await finished(running, batch);
    expect(statSync(join(data, 'batches', batch.id, 'batch.json')).mode & 0o77).toBe(0);
    expect(statSync(join(data, 'batches', batch.id)).mode & 0o77).toBe(0);
    const forOthers = readdirSync(data).filter((name) => (statSync(join(data, name)).mode & 0o77) !== 0);
    // An empty folder: the lock of SQLite.
    expect([forOthers.filter((name) => name !== 'history.sqlite.lock'), readdirSync(data)]).toEqual([
      [],
      expect.arrayContaining(['batches', 'history.sqlite', 'queue.ndjson']),
    ]);
  });
});

describe('orders that cannot be carried out', () => {
  test.each([
    [{}, '/urls'],
    [[], ''],
    [{ urls: [] }, '/urls'],
    [{ urls: 'https://example.com/' }, '/urls'],
    [{ urls: ['https://example.com/', 'nowhere', 7] }, '/urls/1'],
    [{ urls: ['https://user:secret@example.com/'] }, '/urls/0'],
    [{ urls: ['https://example.com/'], sitemap: 'https://example.com/sitemap.xml' }, '/urls'],
    [{ urls: ['https://example.com/'], device: 'phone' }, '/device'],
    [{ urls: ['https://example.com/'], probe: 'yes' }, '/probe'],
    [{ urls: ['https://example.com/'], timeoutMs: 1e9 }, '/timeoutMs'],
    [{ urls: ['https://example.com/'], signals: ['titel'] }, '/signals'],
    [{ urls: ['https://example.com/'], signals: 'title' }, '/signals'],
    [{ urls: ['https://example.com/'], devise: 'mobile' }, '/devise'],
    [{ urls: ['https://example.com/'], webhook: { url: 'https://hooks.example/' } }, '/webhook/secret'],
    [{ urls: ['https://example.com/'], webhook: { url: 'http://hooks.example/', secret: 'x'.repeat(32) } }, '/webhook/url'],
    [{ urls: ['https://example.com/'], webhook: { url: 'https://127.0.0.1/', secret: 'x'.repeat(32) } }, '/webhook/url'],
    [{ urls: pages(6) }, '/urls'],
  ])('an invalid request is refused, with the name of the field: %j', async (body, pointer) => {
    const running = await service({ batchPages: 5 }, quick());
    const response = await post(running, body);
    const problem = (await response.json()) as { errors: { pointer: string; message: string }[] };
    expect([response.status, problem.errors[0]?.pointer]).toEqual([400, pointer]);
    expect(errorsOf('Problem', problem)).toEqual([]);
    expect(running.auditor.orders).toEqual([]);
  });
  test.each(['', 'ftp://hooks.example/', 'https://user:secret@hooks.example/', 'hooks.example', 7])(
    'a fault in the URL of a webhook is told about the webhook: %j',
    async (url) => {
      const running = await service({}, quick());
      const response = await post(running, { urls: ['https://example.com/'], webhook: { url, secret: 'x'.repeat(32) } });
      const { errors } = (await response.json()) as { errors: { pointer: string; message: string }[] };
      expect(errors.map(({ pointer, message }) => [pointer, message])).toEqual([
        ['/webhook/url', expect.stringMatching(/^The webhook needs a full URL .* such as https:/)],
      ]);
    },
  );
  test('the advice about a URL in a body is a URL that a body may have', async () => {
    const running = await service({}, quick());
    const [, advised = ''] = /such as (\S+)/.exec(await (await post(running, { urls: ['nowhere'] })).text()) ?? [];
    expect((await post(running, { urls: [advised] })).status).toBe(202);
  });

  test('a body that is too large, and an invalid key', async () => {
    const running = await service({}, quick());
    const large = await post(running, { urls: [`https://example.com/${'x'.repeat(16_000_000)}`] });
    expect([large.status, ((await large.json()) as { detail: string }).detail]).toEqual([413, expect.stringContaining('16 MB')]);
    expect((await post(running, { urls: pages(1) }, { 'idempotency-key': 'a b' })).status).toBe(400);
  });
});

test('pages that fail for a reason of this machine wait, and the batch says why', async () => {
  const auditor = quick();
  const plain = auditor.answer;
  auditor.answer = () => {
    throw new AuditRefused('browser-unavailable', 'No browser could be started.');
  };
  const running = await service({}, auditor);
  const batch = await begin(running, { urls: pages(3) });
  await eventually(async () => expect((await look(running, batch)).fault?.code).toBe('browser-unavailable'));
  expect((await look(running, batch)).progress.waiting).toBe(3);
  auditor.answer = plain;
});

test('a host that wants fewer requests is waited for, and the batch says so; what it refuses for too long could not be checked', async () => {
  const auditor = quick();
  let retryAfter = '600';
  auditor.answer = (order) => {
    const visit = visitOf(order);
    return new URL(order.url).host === 'busy.example'
      ? { ...visit, http: { ...visit.http, status: 429, headers: { 'retry-after': retryAfter } } }
      : visit;
  };
  const running = await service({}, auditor);
  const waiting = await begin(running, { urls: pages(3, 'busy.example') });
  await eventually(async () =>
    expect((await look(running, waiting)).fault).toEqual({
      code: 'target-rate-limited',
      message: expect.stringContaining('busy.example') as string,
    }),
  );
  expect(await look(running, waiting)).toMatchObject({ state: 'queued', progress: { waiting: 3 } });
  const other = await finished(running, await begin(running, { urls: pages(2) }));
  expect(other.progress).toMatchObject({ done: 2 });
  retryAfter = '7200';
  const refused = await begin(running, { urls: pages(3, 'busy.example') });
  expect((await finished(running, refused)).progress).toMatchObject({ done: 0, failed: 3 });
  const rows = (await linesOf(running, refused)).map((line) => parseRow(line)!);
  expect(rows.map(({ error }) => error?.code)).toEqual(Array.from({ length: 3 }, () => 'target-rate-limited'));
  expect(rows[0]!.error!.message).toContain('rate-limited');
  // Two of each batch were open before the first refusal.
  expect(auditor.orders.filter(({ url }) => url.startsWith('https://busy.example/')).length).toBeLessThanOrEqual(4);
});
test('a page that is audited in between is not held up', async () => {
  const order: string[] = [];
  const auditor = new FakeAuditor({ concurrency: 2, queue: 1000, answer: (one: AuditOrder) => (order.push(one.url), visitOf(one)) });
  const running = await service({ concurrency: 2 }, auditor);
  const batch = await begin(running, { urls: pages(30) });
  const response = await running.ask(`/v1/meta?url=${encodeURIComponent('https://other.example/')}`);
  expect(response.status).toBe(200);
  await finished(running, batch);
  expect(order.indexOf('https://other.example/')).toBeLessThan(10);
});
