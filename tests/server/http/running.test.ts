/** Cache, shared requests, queue, keys, limits, health, metrics, and how the service stops. */
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { chmodSync, existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';
import { pino } from 'pino';
import { describe, expect, onTestFinished, test } from 'vitest';
import { clientId } from '../../../server/http/access/client.ts';
import { addKey, readKeys, revokeKeys } from '../../../server/http/access/keys.ts';
import { kinds } from '../../../server/http/bodies/common-fields.ts';
import { readServiceSettings } from '../../../server/http/process/settings.ts';
import { StartRefused } from '../../../server/http/process/start-refused.ts';
import { startService } from '../../../server/http/process/start.ts';
import type { Visit } from '../../../server/audit/auditor.ts';
import { eventually } from '../../support/eventually.ts';
import { FakeAuditor, visitOf } from '../../support/service-auditor.ts';
import { audited, service, testFolder } from '../../support/service.ts';

/** An auditor whose visits end on demand. */
function held(options: { concurrency?: number; queue?: number } = {}) {
  const ends: (() => void)[] = [];
  const auditor = new FakeAuditor({
    ...options,
    answer: (order, signal) =>
      new Promise<Visit>((resolve, reject) => {
        ends.push(() => {
          resolve(visitOf(order, {}));
        });
        signal.addEventListener('abort', () => {
          reject(new Error('given up'));
        });
      }),
  });
  return {
    auditor,
    ends,
    end: () => {
      for (const one of ends.splice(0)) one();
    },
  };
}

describe('cache', () => {
  test('a response is cached for maxAge, and identified by its version', async () => {
    let now = Date.UTC(2026, 10, 22);
    const { ask, auditor } = await service({}, new FakeAuditor(), { clock: () => now });
    const first = await ask(audited('/v1/meta'));
    expect(Object.fromEntries(['age', 'cache-control', 'cache-status'].map((name) => [name, first.headers.get(name)]))).toEqual({
      age: '0',
      'cache-control': 'private, max-age=300',
      'cache-status': 'pageloupe; fwd=miss; stored',
    });
    now += 100_000;
    const second = await ask(audited('/v1/meta'));
    expect(Object.fromEntries(['age', 'cache-control', 'cache-status', 'etag'].map((name) => [name, second.headers.get(name)]))).toEqual({
      age: '100',
      'cache-control': 'private, max-age=200',
      'cache-status': 'pageloupe; hit; ttl=200',
      etag: first.headers.get('etag'),
    });
    const same = await ask(audited('/v1/meta'), { headers: { 'if-none-match': `"other", W/${first.headers.get('etag')}` } });
    expect([same.status, await same.text()]).toEqual([304, '']);
    expect(auditor.orders).toHaveLength(1);
    now += 201_000;
    await ask(audited('/v1/meta'));
    expect(auditor.orders).toHaveLength(2);
  });
  test('an incomplete audit is kept by no cache', async () => {
    const incomplete = (visit: Visit): Visit => ({
      ...visit,
      report: { ...visit.report, geo: { ...visit.report.geo, reason: 'incomplete' } },
    });
    const { ask } = await service({}, new FakeAuditor({ answer: (order) => incomplete(visitOf(order)) }));
    expect((await ask(audited('/v1/meta'))).headers.get('cache-control')).toBe('private, max-age=0');
  });
  test.each([
    ['&maxAge=0', {}],
    ['', { 'cache-control': 'no-cache' }],
    ['&device=mobile', {}],
    ['%23part', {}],
  ])('is requested again: %s %j', async (more, headers) => {
    const { ask, auditor } = await service();
    await ask(audited('/v1/meta'));
    await ask(audited('/v1/meta', '').replace(/$/, more), { headers });
    expect(auditor.orders).toHaveLength(2);
  });
  test('one visit is enough for all responses about a page', async () => {
    const { ask, auditor } = await service();
    const ids = await Promise.all(kinds.map(async (kind) => ((await (await ask(audited(`/v1/${kind}`))).json()) as { id: string }).id));
    expect([new Set(ids).size, auditor.orders.length]).toEqual([1, 1]);
  });
  test('what does not fit is not cached', async () => {
    const { ask, auditor } = await service({ cacheMb: 0 });
    await ask(audited('/v1/meta'));
    await ask(audited('/v1/meta'));
    expect(auditor.orders).toHaveLength(2);
  });
});

/** Waits until this many requests have arrived at services of this process and are being handled. */
function arrivals(ask: (path: string) => Promise<Response>): (count: number) => Promise<void> {
  let arrived = 0;
  const note = () => {
    arrived++;
  };
  subscribe('http.server.request.start', note);
  onTestFinished(() => {
    unsubscribe('http.server.request.start', note);
  });
  return async (count) => {
    await eventually(() => expect(arrived).toBe(count));
    // Earlier requests are further along than this one.
    await ask('/healthz');
    arrived--;
  };
}

describe('equal concurrent requests', () => {
  test('are joined, and say so', async () => {
    const { auditor, end } = held();
    const { ask } = await service({}, auditor);
    const arrive = arrivals(ask);
    const answers = [ask(audited('/v1/audit')), ask(audited('/v1/meta')), ask(audited('/v1/audit'))];
    await arrive(3);
    end();
    const ways = (await Promise.all(answers)).map((response) => response.headers.get('cache-status'));
    expect(ways.toSorted().slice(0, 1)).toEqual(['pageloupe; fwd=miss; collapsed']);
    expect(auditor.orders).toHaveLength(1);
  });
  test('a client that leaves cancels the visit only when it was the last', async () => {
    const { auditor, ends, end } = held();
    const { ask } = await service({}, auditor);
    const arrive = arrivals(ask);
    const [first, second] = [new AbortController(), new AbortController()];
    const leaving = [first, second].map(({ signal }) => ask(audited('/v1/audit'), { signal }).catch(() => null));
    const staying = ask(audited('/v1/meta'));
    await arrive(3);
    first.abort();
    second.abort();
    await Promise.all(leaving);
    // The service learns a little later than the test that they disconnected.
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
    expect(auditor.aborted).toEqual([]);
    end();
    expect((await staying).status).toBe(200);
    const last = new AbortController();
    const alone = ask(audited('/v1/audit', '&maxAge=0'), { signal: last.signal }).catch(() => null);
    await eventually(() => expect(ends).toHaveLength(1));
    last.abort();
    await alone;
    await eventually(() => expect(auditor.aborted).toHaveLength(1));
    // The next one starts a new visit.
    const next = ask(audited('/v1/audit', '&maxAge=0'));
    await eventually(() => expect(auditor.orders).toHaveLength(3));
    end();
    expect((await next).status).toBe(200);
  });
});

test('200 requests at once for one place: none is lost, the surplus is told to retry later, and /healthz responds meanwhile', async () => {
  const { auditor, end } = held({ concurrency: 1, queue: 20 });
  const { ask } = await service({ concurrency: 1, queue: 20 }, auditor);
  const all = Array.from({ length: 200 }, (_, index) => ask(`/v1/meta?url=https://example.com/${index}`));
  const surplus = await Promise.all(all.slice(21).map(async (one) => await one));
  for (const response of surplus) {
    expect(response.status).toBe(503);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await response.json()).toMatchObject({ code: 'overloaded', retryable: true });
  }
  expect((await ask('/healthz')).status).toBe(200);
  expect(await (await ask('/readyz')).json()).toEqual({ status: 'not-ready', faults: ['The queue is full.'] });
  const ending = setInterval(end, 2);
  expect((await Promise.all(all.slice(0, 21))).map(({ status }) => status)).toEqual(Array.from({ length: 21 }, () => 200));
  clearInterval(ending);
  expect((await ask('/readyz')).status).toBe(200);
});

describe('keys', () => {
  test('are random, and only their digests are on the disk', async () => {
    const file = join(testFolder(), 'keys.txt');
    const [one, two] = [await addKey(file, 'build\nserver'), await addKey(file, 'Dashboard')];
    expect(one).toMatch(/^pageloupe_[\w-]{43}$/);
    expect(one).not.toBe(two);
    expect(readFileSync(file, 'utf8')).not.toContain(one.slice('pageloupe_'.length));
    expect(readKeys(file).map(({ name }) => name)).toEqual(['build server', 'Dashboard']);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect([await revokeKeys(file, 'Dashboard'), await revokeKeys(file, 'nobody')]).toEqual([1, 0]);
    expect(readKeys(file).map(({ name }) => name)).toEqual(['build server']);
  });
  test.each([
    ['no key', undefined, 'Bearer realm="pageloupe"'],
    ['a wrong key', `Bearer pageloupe_${'a'.repeat(43)}`, 'Bearer realm="pageloupe", error="invalid_token"'],
    ['another scheme', 'Basic YTpi', 'Bearer realm="pageloupe"'],
    ['an endless one', `Bearer ${'a'.repeat(5000)}`, 'Bearer realm="pageloupe"'],
  ])('%s is refused', async (_, authorization, challenge) => {
    const keyFile = join(testFolder(), 'keys.txt');
    await addKey(keyFile, 'one');
    const { ask, auditor } = await service({ keyFile });
    for (const path of [audited('/v1/audit'), '/v1/signals', '/metrics']) {
      const response = await ask(path, { headers: authorization === undefined ? {} : { authorization } });
      expect([response.status, response.headers.get('www-authenticate'), ((await response.json()) as { code: string }).code]).toEqual([
        401,
        challenge,
        'unauthenticated',
      ]);
    }
    expect(auditor.orders).toEqual([]);
    expect((await ask('/healthz')).status).toBe(200);
  });
  test('a key opens everything, and is in no log', async () => {
    const keyFile = join(testFolder(), 'keys.txt');
    const key = await addKey(keyFile, 'one');
    const { ask, logged } = await service({ keyFile });
    for (const path of [audited('/v1/audit'), '/v1/signals', '/metrics'])
      expect((await ask(path, { headers: { authorization: `bearer ${key}` } })).status).toBe(200);
    expect(JSON.stringify(logged)).not.toContain(key);
  });
});

test('a key that is taken back opens nothing, one that is made opens, and a file that is gone lets nobody in', async () => {
  const keyFile = join(testFolder(), 'keys.txt');
  const [one, two] = [await addKey(keyFile, 'one'), await addKey(keyFile, 'two')];
  let now = 0;
  const { ask, logged } = await service({ keyFile }, new FakeAuditor(), { clock: () => now });
  const statuses = (...keys: string[]) =>
    Promise.all(keys.map(async (key) => (await ask('/v1/signals', { headers: { authorization: `Bearer ${key}` } })).status));
  expect(await statuses(one, two)).toEqual([200, 200]);
  await revokeKeys(keyFile, 'one');
  const three = await addKey(keyFile, 'three');
  now += 1_000;
  expect(await statuses(one, two, three)).toEqual([401, 200, 200]);
  rmSync(keyFile);
  now += 1_000;
  expect(await statuses(one, two, three)).toEqual([503, 503, 503]);
  expect((await ask('/v1/signals')).status).toBe(401);
  expect(await (await ask('/readyz')).json()).toEqual({
    status: 'not-ready',
    faults: [expect.stringMatching(/^The key file can’t be read/)],
  });
  expect(logged.filter(({ level }) => Number(level) >= 50)).toHaveLength(1);
});

describe('clients are counted', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['203.0.113.7:51234', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::9]:51234', '2001:db8:1:2::/64'],
    ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['unknown', 'unknown'],
  ])('%s as %s', (address, client) => expect(clientId(address)).toBe(client));
  const good = { email: 'team@example.com', use: 'Checks', volume: 'unknown' };
  test('IPv6 by the /64, at /contact and at /v1; behind a proxy by the address that it adds, not by what it was sent', async () => {
    const { ask } = await service({ contactLimit: 2, rateLimit: 2, trustProxy: true });
    const from = async (forwarded: string, path: string) =>
      (
        await ask(path, {
          headers: { 'x-forwarded-for': forwarded, 'content-type': 'application/json' },
          ...(path === '/contact' && { method: 'POST', body: JSON.stringify(good) }),
        })
      ).status;
    for (const [path, status] of [
      ['/contact', 201],
      ['/v1/signals', 200],
    ] as const) {
      expect([
        await from('2001:db8::1', path),
        await from('2001:db8::2', path),
        await from('2001:db8::ffff:1', path),
        await from('2001:db8:0:1::1', path),
      ]).toEqual([status, status, 429, status]);
      expect([
        await from('198.51.100.1, 203.0.113.7', path),
        await from('198.51.100.2, 203.0.113.7', path),
        await from('198.51.100.3, 203.0.113.7', path),
      ]).toEqual([status, status, 429]);
    }
  });
});

describe('starting', () => {
  const refusal = async (settings: Parameters<typeof readServiceSettings>[1]) => {
    try {
      const running = await startService(readServiceSettings({}, { stopOnSignals: false, logLevel: 'silent', ...settings }), {
        startAuditor: async () => new FakeAuditor(),
      });
      await running.close();
      return null;
    } catch (error) {
      expect(error).toBeInstanceOf(StartRefused);
      return (error as Error).message;
    }
  };
  test('beyond this machine needs keys', async () => {
    expect(await refusal({ host: '0.0.0.0', port: 0 })).toMatch(/does not listen on 0\.0\.0\.0 without keys.*keys create/);
    const keyFile = join(testFolder(), 'keys.txt');
    writeFileSync(keyFile, '\n');
    expect(await refusal({ host: '::', port: 0, keyFile })).toMatch(/without keys/);
    await addKey(keyFile, 'one');
    expect(await refusal({ host: '0.0.0.0', port: 0, keyFile })).toBeNull();
  });
  test('says which line is not a key, which file is missing, which port is taken', async () => {
    const keyFile = join(testFolder(), 'keys.txt');
    writeFileSync(keyFile, '# keys\npageloupe_secret one\n');
    expect(await refusal({ port: 0, keyFile })).toMatch(/Line 2 of the key file/);
    expect(await refusal({ port: 0, keyFile: `${keyFile}.none` })).toMatch(/Key file not found.*keys create/);
    const folder = dirname(keyFile);
    expect(await refusal({ port: 0, keyFile: folder })).toBe(
      `${folder} is a folder, not a key file. Specify a file in it: --key-file ${keyFile}`,
    );
    const { address } = await service();
    expect(await refusal({ port: Number(new URL(address).port) })).toMatch(/is in use/);
    const good = join(testFolder(), 'keys.txt');
    await addKey(good, 'one');
    // An unassigned address (RFC 5737).
    // Below a file, no folder can be made.
    expect(await refusal({ port: 0, contactFile: join(good, 'contacts.ndjson') })).toMatch(/^Can’t use .*contacts\.ndjson: /);
    expect(await refusal({ host: '203.0.113.1', port: 0, keyFile: good })).toMatch(/cannot listen on 203\.0\.113\.1.*--host/);
  });
  test.skipIf(process.platform === 'win32')('a key file of another user is told of as that', async () => {
    const keyFile = join(testFolder(), 'keys.txt');
    await addKey(keyFile, 'one');
    const root = process.getuid!() === 0;
    if (root) process.seteuid!(65_534);
    else chmodSync(keyFile, 0);
    try {
      expect(() => readKeys(keyFile)).toThrow(/is not allowed to read the key file.*chown .*chmod 644/);
    } finally {
      if (root) process.seteuid!(0);
    }
  });
  test('settings come from arguments, then the environment, and all errors are reported at once', () => {
    expect(
      readServiceSettings(
        { PAGELOUPE_PORT: '9000', PAGELOUPE_QUEUE: '7', PAGELOUPE_ALLOW_TARGETS: 'http://localhost:3000/,http://10.0.0.1' },
        { port: '9001' },
      ),
    ).toMatchObject({ host: '127.0.0.1', port: 9001, queue: 7, allowTargets: ['http://localhost:3000', 'http://10.0.0.1'], sandbox: true });
    expect(readServiceSettings({ PAGELOUPE_NO_SANDBOX: '1' })).toMatchObject({ sandbox: false });
    expect(readServiceSettings({ PAGELOUPE_NO_SANDBOX: 'false' })).toMatchObject({ sandbox: true });
    expect(() => readServiceSettings({ PAGELOUPE_NO_SANDBOX: 'yes' })).toThrow(/PAGELOUPE_NO_SANDBOX: Use true or false/);
    for (const more of ['/some/path', '/?a=1', '/#a']) {
      const refused = /without path.*: http:\/\/localhost:3000$/m;
      expect(() => readServiceSettings({}, { allowTargets: `http://localhost:3000${more}` })).toThrow(refused);
      expect(() => readServiceSettings({}, { allowWebhooks: `http://localhost:3000${more}` })).toThrow(refused);
    }
    expect(() => readServiceSettings({}, { allowTargets: 'http://me:secret@localhost:3000' })).toThrow(/without path/);
    expect(readServiceSettings({ PAGELOUPE_TRUST_PROXY: '1', PAGELOUPE_WORKER: '0' })).toMatchObject({ trustProxy: true, worker: false });
    // Kubernetes sets it for a service of that name.
    expect(readServiceSettings({ PAGELOUPE_PORT: 'tcp://10.96.0.7:80' })).toMatchObject({ port: 8787 });
    expect(() => readServiceSettings({ PAGELOUPE_PORT: 'http', PAGELOUPE_LOG_LEVEL: 'loud' }, { concurrency: '0' })).toThrow(
      /PAGELOUPE_PORT: .*whole number[\s\S]*concurrency: .*from 1 to 64|concurrency[\s\S]*PAGELOUPE_LOG_LEVEL/,
    );
    expect(() => readServiceSettings({ PAGELOUPE_ALLOW_TARGETS: 'localhost' })).toThrow(/not an origin/);
    expect(readServiceSettings({ PAGELOUPE_ALLOW_HOSTS: 'Tools.example,[::1]' })).toMatchObject({ allowHosts: ['tools.example', '[::1]'] });
    for (const text of ['http://tools.example', 'tools.example:80', 'tools.example/a', '*.example'])
      expect(() => readServiceSettings({ PAGELOUPE_ALLOW_HOSTS: text })).toThrow(/not a host name/);
  });
});

test('metrics count by path and status, without URLs', async () => {
  const { ask } = await service();
  await ask(audited('/v1/audit'));
  await ask(audited('/v1/audit'));
  await ask('/v1/audit');
  await ask('/secret-path');
  const text = await (await ask('/metrics')).text();
  for (const line of [
    'audit_requests_total{endpoint="/v1/audit",code="200"} 2',
    'audit_requests_total{endpoint="/v1/audit",code="400"} 1',
    'cache_hits_total{way="hit"} 1',
    'cache_hits_total{way="stored"} 1',
    'browser_restarts_total{reason="retired"} 1',
    'egress_denied_total{rule="private"} 2',
    'egress_bytes_total 1000',
    'audit_queue_depth 0',
    'browser_pages_open 0',
    'audit_duration_seconds_count{phase="collect"} 1',
  ])
    expect(text).toContain(line);
  expect(text).not.toMatch(/coffee|secret-path/);
});

describe('stopping', () => {
  test('running work ends, nothing new starts, and the browser is closed', async () => {
    const { auditor, ends, end } = held();
    const running = await service({ graceMs: 5000 }, auditor);
    const before = running.ask(audited('/v1/audit'));
    await eventually(() => expect(ends).toHaveLength(1));
    const closing = running.close();
    const late = await running.ask(audited('/v1/meta', '&maxAge=0'));
    expect([late.status, ((await late.json()) as { code: string }).code]).toEqual([503, 'draining']);
    expect((await running.ask('/readyz')).status).toBe(503);
    expect((await running.ask('/healthz')).status).toBe(200);
    end();
    expect((await before).status).toBe(200);
    await closing;
    expect(auditor.closed).toBe(true);
    await expect(running.ask('/healthz')).rejects.toThrow();
  });
  test('clients that still wait after the grace period are told to ask again', async () => {
    const { auditor, ends } = held();
    const running = await service({ graceMs: 100 }, auditor);
    const before = running.ask(audited('/v1/audit'), { headers: { 'accept-language': 'de' } });
    const { hostname, port } = new URL(running.address);
    const socket = connect(Number(port), hostname);
    let sending = '';
    socket.on('data', (bytes: Buffer) => {
      sending += bytes.toString('utf8');
    });
    const isClosed = new Promise((resolve) => {
      socket.once('close', resolve);
    });
    socket.write('POST /v1/batches HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"urls": [');
    await eventually(() => expect(ends).toHaveLength(1));
    await running.close();
    const response = await before;
    expect([response.status, response.headers.get('retry-after'), response.headers.get('content-language')]).toEqual([503, '10', 'de']);
    expect(await response.json()).toMatchObject({ code: 'draining', detail: expect.stringContaining('erneut versuchen') as string });
    await isClosed;
    expect(sending).toMatch(/^HTTP\/1\.1 503 [^]*retry-after: 10\r\n[^]*"code":"draining"/);
    expect(running.logged.filter(({ level }) => Number(level) > 40)).toEqual([]);
    expect(running.logged.filter(({ msg }) => msg === 'answered').map(({ status }) => status)).toEqual([503, 503]);
  });
});

test('a browser that does not answer makes the service not ready', async () => {
  const auditor = new FakeAuditor();
  auditor.wrong = ['No browser answers.'];
  const { ask } = await service({}, auditor);
  const response = await ask('/readyz');
  expect([response.status, await response.json()]).toEqual([503, { status: 'not-ready', faults: ['No browser answers.'] }]);
});

describe('/contact', () => {
  const good = { email: 'team@example.com', use: 'Checks in our build\npipeline', volume: '1000-10000' };
  const post = (ask: (path: string, init?: RequestInit) => Promise<Response>, body: unknown, headers: Record<string, string> = {}) =>
    ask('/contact', { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) });
  const form = (values: Record<string, string>) => ({
    method: 'POST',
    headers: { accept: 'text/html,*/*;q=0.5' },
    body: new URLSearchParams(values),
  });

  test('saves what is sent, for the owner alone', async () => {
    const { ask, folder } = await service();
    const saved = await post(ask, good);
    expect(saved.status).toBe(201);
    const page = await ask('/contact', form({ ...good, email: 'other@example.org', website: '' }));
    expect([page.status, page.headers.get('content-type'), await page.text()]).toEqual([
      201,
      'text/html; charset=utf-8',
      expect.stringContaining('Thank you'),
    ]);
    const file = join(folder, 'contacts.ndjson');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const lines = readFileSync(file, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as object);
    expect(lines).toEqual([
      { ...((await saved.json()) as object), ...good },
      expect.objectContaining({ email: 'other@example.org', volume: '1000-10000' }),
    ]);
  });
  test.each([
    [{}, ['/email', '/use', '/volume']],
    [{ ...good, email: 'team@example' }, ['/email']],
    [{ ...good, email: 'a@b.example, c@d.example' }, ['/email']],
    [{ ...good, use: 'x'.repeat(2001) }, ['/use']],
    [{ ...good, volume: 'many' }, ['/volume']],
    [{ ...good, volume: ['1000-10000'] }, ['/volume']],
    [{ ...good, phone: '1' }, ['/phone']],
    [[], ['/email', '/use', '/volume']],
  ])('%j is refused, nothing is saved', async (body, pointers) => {
    const { ask, folder } = await service();
    const response = await post(ask, body);
    expect([response.status, ((await response.json()) as { errors: { pointer: string }[] }).errors.map(({ pointer }) => pointer)]).toEqual([
      400,
      pointers,
    ]);
    expect(existsSync(join(folder, 'contacts.ndjson'))).toBe(false);
  });
  test('a form comes back with what was written, and says what is wrong', async () => {
    const { ask } = await service();
    const response = await ask('/contact', form({ ...good, email: '"><script>alert(1)</script>' }));
    const page = await response.text();
    expect(response.status).toBe(400);
    expect(page).not.toContain('<script>');
    expect(page).toContain('aria-describedby="email-fault"');
    expect(page).toContain('Checks in our build');
  });
  test('who fills in what nobody sees is thanked, and not saved', async () => {
    const { ask, folder } = await service();
    expect((await ask('/contact', form({ ...good, website: 'https://spam.example/' }))).status).toBe(201);
    expect(existsSync(join(folder, 'contacts.ndjson'))).toBe(false);
  });
  test('few are taken from one client', async () => {
    const { ask } = await service({ contactLimit: 2 });
    const statuses = [];
    for (let count = 0; count < 3; count++) statuses.push((await post(ask, good)).status);
    expect(statuses).toEqual([201, 201, 429]);
  });
  test.each([
    ['other types', { 'content-type': 'text/plain' }, 'email=a', 415],
    ['too much', { 'content-type': 'application/json' }, JSON.stringify({ ...good, use: 'x'.repeat(20_000) }), 413],
    ['broken JSON', { 'content-type': 'application/json' }, '{"email":', 400],
    ['another origin', { 'content-type': 'application/json', origin: 'https://evil.example' }, JSON.stringify(good), 403],
  ])('%s: refused', async (_, headers, body, status) => {
    const { ask } = await service();
    expect((await ask('/contact', { method: 'POST', headers, body })).status).toBe(status);
  });
  test('a body that never ends keeps no other request waiting', async () => {
    const { address, ask } = await service();
    const socket = connect(Number(new URL(address).port), '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(`POST /contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"email":`);
    expect((await post(ask, good)).status).toBe(201);
    socket.destroy();
  });
});

test('a line of the log names nothing twice', async () => {
  const lines: string[] = [];
  const { ask } = await service({}, undefined, {
    logger: pino(
      { level: 'info' },
      {
        write: (line: string) => {
          lines.push(line);
        },
      },
    ),
  });
  await ask('/healthz', { headers: { 'x-request-id': 'build-17' } });
  await expect.poll(() => lines.find((line) => line.includes('"answered"'))).toBeDefined();
  const line = lines.find((one) => one.includes('"answered"'))!;
  expect(line.match(/"reqId":"build-17"/g)).toHaveLength(1);
});
