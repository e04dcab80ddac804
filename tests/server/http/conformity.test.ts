/** Responses match the document: every path, provoked in every way that a client can. */
import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { refusalCodes } from '../../../server/audit/auditor.ts';
import { openDatabase } from '../../../server/database/open.ts';
import { HistoryStore } from '../../../server/history/store.ts';
import { addKey } from '../../../server/http/access/keys.ts';
import { writeDocument } from '../../../server/http/openapi/openapi.ts';
import { operations, type Operation } from '../../../server/http/openapi/operations.ts';
import { problems, type ProblemCode } from '../../../server/http/problem-codes.ts';
import { validator } from '../../support/openapi-schema.ts';
import { audited, service, testFolder } from '../../support/service.ts';
import { firstDay, page, saveRun } from '../../support/history.ts';
import { FakeAuditor, refusing } from '../../support/service-auditor.ts';

interface Media {
  schema?: object;
  examples?: Record<string, unknown>;
}
const document = writeDocument() as {
  paths: Record<
    string,
    Record<string, { responses: Record<string, { headers?: Record<string, unknown>; content?: Record<string, Media> }> }>
  >;
};
const errorsOf = validator(document);
const good = { email: 'team@example.com', use: 'Checks', volume: 'unknown' };
const batch = { urls: ['https://www.coffee.example/guides/'] };
const isPage = ({ tag }: Operation) => tag === 'audits';
/** IDs of a batch, run and schedule that do not exist. */
const noBatch = '01JDA2M6V1Q8J8X5T6J0W9C3ZK';
const host = 'www.coffee.example';
/** What a path is about. */
interface Subject {
  id: string;
  site: string;
  run: string;
  schedule: string;
}
const nothing: Subject = { id: noBatch, site: 'nobody.example', run: noBatch, schedule: noBatch };
const pathOf = (operation: Operation, more = '', subject: Subject = nothing) =>
  isPage(operation)
    ? audited(operation.path, more)
    : operation.path.replace(/\{(\w+)\}/g, (_, name: keyof Subject) => subject[name]) + more.replace('&', '?');
const bodies: Partial<Record<Operation['id'], object>> = {
  postBatch: batch,
  postSchedule: { cron: '0 3 * * *', ...batch },
  postSession: { key: 'pageloupe_none' },
};
/** A data folder with a run of a site. */
async function withRun(): Promise<{ data: string; run: string }> {
  const data = testFolder();
  const database = await openDatabase({ data, storeUrl: null, log: () => undefined });
  const { id } = await saveRun(new HistoryStore(database), host, firstDay, [page(0, batch.urls[0]!, { title: 'fail' })]);
  await database.close();
  return { data, run: id };
}
const initOf = (operation: Operation, headers: Record<string, string> = {}): RequestInit => ({
  method: operation.method,
  headers: { ...(operation.body && { 'content-type': 'application/json' }), ...headers },
  ...(operation.body && { body: JSON.stringify(bodies[operation.id] ?? good) }),
});

/** Problems that occurred. */
const met = new Set<string>();
/** Checks a response against the document. @param as operation to which it belongs */
async function hold(operation: Operation, response: Response, why: string): Promise<number> {
  const where = `${operation.method} ${operation.path}, ${why}: ${response.status}`;
  const described = document.paths[operation.path]![operation.method.toLowerCase()]!.responses[String(response.status)];
  expect(described, `${where} is not in the document`).toBeDefined();
  const type = response.headers.get('content-type')?.split(';')[0] ?? '';
  const media = described!.content?.[type];
  if (response.status === 304 || response.status === 204) return response.status;
  expect(media, `${where} ${type}`).toBeDefined();
  for (const name of Object.keys(described!.headers ?? {}))
    if (!/^(?:RateLimit|RateLimit-Policy|Link|Retry-After)$/.test(name))
      expect([where, name, response.headers.has(name)]).toEqual([where, name, true]);
  if (type === 'application/problem+json') {
    const body = (await response.json()) as { code: string; detail: string };
    expect([where, errorsOf('Problem', body)]).toEqual([where, []]);
    expect(Object.keys(media!.examples ?? {}), `${where} names no ${body.code}`).toContain(body.code);
    met.add(body.code);
  } else if (type === 'application/json' && media!.schema) {
    const body = (await response.json()) as object;
    expect([where, errorsOf(media!.schema, body)]).toEqual([where, []]);
  }
  return response.status;
}

test.each(operations)('$method $path', async (operation) => {
  const saved = operation.path.includes('{site}') ? await withRun() : { data: null, run: noBatch };
  const { ask, auditor } = await service({ contactLimit: 0, rateLimit: 0, data: saved.data });
  const created = async (id: Operation['id']) => {
    const post = operations.find((one) => one.id === id)!;
    return ((await (await ask(post.path, initOf(post))).json()) as { id: string }).id;
  };
  const subject = { ...nothing, site: host, run: saved.run };
  if (operation.path.includes('{id}')) {
    auditor.answer = () => new Promise(() => undefined);
    subject.id = await created('postBatch');
  }
  if (operation.path.includes('{schedule}')) subject.schedule = await created('postSchedule');
  const go = async (why: string, path = pathOf(operation, '', subject), init = initOf(operation)) =>
    hold(operation, await ask(path, init), why);
  expect(await go('as it is meant')).toBeLessThan(300);
  await go('another origin', pathOf(operation, '', subject), initOf(operation, { origin: 'https://evil.example' }));
  await go('a URL without end', `${pathOf(operation, '', subject).split('?')[0]}?url=${'a'.repeat(12_100)}`);
  await go('a type that there is not', pathOf(operation, '', subject), initOf(operation, { accept: 'image/png' }));
  await go('any type', pathOf(operation, '', subject), initOf(operation, { accept: 'text/*;q=0.1, */*;q=0.01, application/json;q=0.5' }));
  await go('another name', pathOf(operation, '', subject), initOf(operation, { 'sec-fetch-site': 'cross-site' }));
  await go('what is unknown', pathOf(operation, '&quark=1&quark=2', subject));
  const stored = await ask(pathOf(operation, '', subject), initOf(operation));
  const etag = stored.headers.get('etag');
  if (etag !== null) {
    for (const tag of [etag, `W/${etag}`, '*', `"x", ${etag}`])
      expect(await go(tag, pathOf(operation), initOf(operation, { 'if-none-match': tag }))).toBe(304);
    for (const tag of ['', 'x', '"', etag.slice(1), `${etag.slice(0, -1)}x"`, '"x",,'.repeat(500)])
      expect(await go(tag, pathOf(operation), initOf(operation, { 'if-none-match': tag }))).toBe(200);
    expect(
      await go(
        'a date that says nothing',
        pathOf(operation),
        initOf(operation, { 'if-modified-since': 'Tue, 31 Dec 2999 00:00:00 GMT', range: 'bytes=0-1' }),
      ),
    ).toBe(200);
  }
  if (operation.path.includes('{run}')) expect(await go('another run', pathOf(operation, '', { ...subject, run: noBatch }))).toBe(404);
  if (operation.path.includes('{')) expect(await go('what there is not', pathOf(operation))).toBe(404);
  if (operation.body) {
    for (const [body, type] of [
      ['', 'application/json'],
      ['null', 'application/json'],
      ['[[[]]]', 'application/json'],
      [JSON.stringify({ ...good, ['__proto__']: { admin: true }, constructor: 1 }), 'application/json'],
      ['x'.repeat(20_000), 'application/json'],
      ['%ff=%00', 'application/x-www-form-urlencoded'],
      ['<a/>', 'text/xml'],
      ['', ''],
    ] as const) {
      expect(
        await go(`a form: ${type}`, operation.path, { method: 'POST', body, headers: { 'content-type': type, accept: 'text/html' } }),
      ).toBeGreaterThanOrEqual(400);
      const status = await go(`${type} ${body.slice(0, 30)}`, operation.path, { method: 'POST', body, headers: { 'content-type': type } });
      expect(status).toBeGreaterThanOrEqual(400);
      if (type !== '' && !operation.body.types.includes(type)) expect(status).toBe(415);
    }
  }
  if (!isPage(operation)) return;
  for (const more of [
    '&url=https://example.org/',
    '&device=phone',
    '&maxItems=-1',
    '&maxItems=9999999999999999',
    '&javascript=',
    '&pageLocale=%00',
    '&signals=,,,',
    '&settleMs=%D9%A1',
  ])
    expect(await go(more, pathOf(operation, more)), more).toBe(400);
  for (const url of [
    '',
    'nowhere',
    'file:///etc/passwd',
    'data:text/html,x',
    'javascript:alert(1)',
    'https://user:secret@example.com/',
    'https://xn--/',
    '\u0000',
    '\ud800',
    'https://[::1',
    'https://example.com:99999/',
  ])
    expect(await go(url, `${operation.path}?url=${encodeURIComponent(url.toWellFormed())}`), url).toBe(400);
  for (const code of refusalCodes) {
    auditor.answer = refusing(code);
    expect(await go(code, pathOf(operation, '&maxAge=0')), code).toBe(problems[code].status);
  }
  auditor.answer = () => {
    throw new Error('Not foreseen.');
  };
  expect(await go('a fault', pathOf(operation, '&maxAge=0'))).toBe(500);
  if (operation.id !== 'getLinks') return;
  await go('a cursor that is none', pathOf(operation, '&cursor=x'));
});

test('with keys, limits, and a service that stops', async () => {
  const keyFile = join(testFolder(), 'keys.txt');
  const headers = { authorization: `Bearer ${await addKey(keyFile, 'one', 'admin')}` };
  for (const operation of operations) {
    let now = Date.now();
    const limited = await service({ keyFile, rateLimit: 1, contactLimit: 1 }, new FakeAuditor(), { clock: () => now });
    if (operation.role !== null) expect(await hold(operation, await limited.ask(pathOf(operation), initOf(operation)), 'no key')).toBe(401);
    const statuses = [];
    for (let time = 0; time < 2; time++)
      statuses.push(await hold(operation, await limited.ask(pathOf(operation), initOf(operation, headers)), 'again'));
    expect([operation.path, statuses[1]]).toEqual([
      operation.path,
      operation.path.startsWith('/v1/') || operation.method === 'POST' ? 429 : 200,
    ]);
    if (operation.role !== null) {
      renameSync(keyFile, `${keyFile}.away`);
      now += 2_000;
      expect(await hold(operation, await limited.ask(pathOf(operation), initOf(operation, headers)), 'no key file')).toBe(503);
      renameSync(`${keyFile}.away`, keyFile);
    }
    await limited.close();
  }
  const links = operations.find(({ id }) => id === 'getLinks')!;
  const small = await service({ cacheMb: 0 });
  const first = (await (await small.ask(pathOf(links, '&limit=1'))).json()) as { page: { nextCursor: string } };
  expect(await hold(links, await small.ask(pathOf(links, `&limit=1&cursor=${first.page.nextCursor}`)), 'no longer kept')).toBe(410);

  let free = () => undefined as void;
  const waits = new FakeAuditor();
  const stopping = await service({ graceMs: 5000 }, waits);
  onTestFinished(() => free());
  const plain = waits.answer;
  waits.answer = async (order, signal) => {
    await new Promise<void>((resolve) => {
      free = resolve;
    });
    return plain(order, signal);
  };
  const under = stopping.ask(pathOf(links));
  await expect.poll(() => waits.orders.length).toBe(1);
  const closed = stopping.close();
  expect(await hold(links, await stopping.ask(pathOf(links, '&maxAge=1')), 'stopping')).toBe(503);
  free();
  await Promise.all([under, closed]);
});

test('batches that cannot be what was ordered', async () => {
  const { ask } = await service();
  const [start, cancel] = ['postBatch', 'cancelBatch'].map((name) => operations.find(({ id }) => id === name)!) as [Operation, Operation];
  const key = { 'idempotency-key': 'one' };
  const first = (await (await ask('/v1/batches', initOf(start, key))).json()) as { id: string };
  const other = { ...initOf(start, key), body: JSON.stringify({ urls: ['https://other.example/'] }) };
  expect(await hold(start, await ask('/v1/batches', other), 'another body')).toBe(422);
  const nowhere = { ...initOf(start), body: JSON.stringify({ sitemap: 'http://127.0.0.1/sitemap.xml' }) };
  expect(await hold(start, await ask('/v1/batches', nowhere), 'no sitemap')).toBe(422);
  await expect.poll(async () => ((await (await ask(`/v1/batches/${first.id}`)).json()) as { state: string }).state).toBe('finished');
  expect(await hold(cancel, await ask(pathOf(cancel, '', { ...nothing, id: first.id }), initOf(cancel)), 'too late')).toBe(409);
});

test('every problem occurred: none is described that clients cannot get', () => {
  /** Tested elsewhere: DNS rebinding, a full disk, a body or headers that do not arrive (bad-requests, running, contacts, batches). */
  const elsewhere: readonly ProblemCode[] = [
    'host-forbidden',
    'storage-full',
    'queue-unavailable',
    'database-unavailable',
    'role-required',
    'too-many-schedules',
    'too-many-unfinished',
    'batch-damaged',
    'request-timeout',
    'headers-too-large',
    'method-not-allowed',
    'not-found',
  ];
  expect((Object.keys(problems) as ProblemCode[]).filter((code) => !met.has(code) && !elsewhere.includes(code))).toEqual([]);
});
