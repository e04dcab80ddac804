/** All errors of a request are reported at once, with what to do instead. */
import { once } from 'node:events';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { readFileSync } from 'node:fs';
import http, { request as httpRequest, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { refusalCodes } from '../../../server/audit/auditor.ts';
import { clientErrorHandler } from '../../../server/http/failed-requests.ts';
import { writeDocument } from '../../../server/http/openapi/openapi.ts';
import type { BatchBody } from '../../../server/http/bodies/batch.ts';
import { problems } from '../../../server/http/problem-codes.ts';
import { eventually } from '../../support/eventually.ts';
import { FakeAuditor, refusing } from '../../support/service-auditor.ts';
import { validator } from '../../support/openapi-schema.ts';
import { audited, service } from '../../support/service.ts';

const errorsOf = validator(writeDocument());
const problemOf = async (response: Response) => {
  expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
  const body = (await response.json()) as Record<string, unknown> & { errors?: { parameter?: string; code: string; message: string }[] };
  expect(errorsOf('Problem', body)).toEqual([]);
  expect(body['status']).toBe(response.status);
  expect(body['requestId']).toBe(response.headers.get('x-request-id'));
  return body;
};

test.each([
  ['/v1/batches', '{bad', 'The body is not well-formed JSON. /docs shows an example for this path.'],
  ['/contact', '{bad', 'The body is not well-formed JSON. /docs shows an example for this path.'],
  ['/v1/batches', '[]', 'The body must be a JSON object, such as {"urls": ["https://example.com/"]}.'],
  ['/v1/batches', '', 'The body must be a JSON object, such as {"urls": ["https://example.com/"]}.'],
])('%s answers %j as a whole with what to send there', async (path, body, detail) => {
  const { ask } = await service();
  const answer = await ask(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  expect([answer.status, (await problemOf(answer))['detail']]).toEqual([400, detail]);
});

test('a request that needs no body may have its type without one, as many clients send it', async () => {
  const { ask } = await service();
  const headers = { 'content-type': 'application/json' };
  const { links } = (await (
    await ask('/v1/batches', { method: 'POST', headers, body: '{"urls": ["https://example.com/"]}' })
  ).json()) as BatchBody;
  expect([200, 409]).toContain((await ask(`${links.self}/cancel`, { method: 'POST', headers })).status);
  expect((await ask(links.self, { method: 'DELETE', headers })).status).toBe(204);
});

test.each([
  ['POST', '/v1/batches?device=mobile', { urls: ['https://example.com/'] }, { parameter: 'device', code: 'unknown-parameter' }],
  ['POST', '/v1/batches?language=xx', { urls: ['https://example.com/'] }, { parameter: 'language' }],
  ['POST', '/v1/sites/example.com/runs', { device: 'mobile' }, { pointer: '/device', code: 'unknown-field' }],
  ['DELETE', '/v1/schedules/01KB0000000000000000000000?dryRun=1', undefined, { parameter: 'dryRun' }],
])('%s %s with %j is not done without what nothing reads', async (method, path, body, error) => {
  const { ask } = await service();
  const headers = { 'content-type': 'application/json' };
  const answer = await ask(path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  expect([answer.status, (await problemOf(answer)).errors]).toEqual([400, [expect.objectContaining(error)]]);
  const allowed = await ask('/v1/batches?language=de', { method: 'POST', headers, body: '{"urls": ["https://example.com/"]}' });
  expect(allowed.status).toBe(202);
});

test('a compressed body is told as that, not as broken JSON', async () => {
  const { ask } = await service();
  const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
  const answer = await ask('/v1/batches', {
    method: 'POST',
    headers,
    body: Uint8Array.from(gzipSync('{"urls": ["https://example.com/"]}')),
  });
  expect([answer.status, answer.headers.get('accept-encoding'), (await problemOf(answer))['detail']]).toEqual([
    415,
    'identity',
    'The body is compressed. Send it uncompressed, without Content-Encoding.',
  ]);
});

test('several faults are a line each', async () => {
  const { ask } = await service();
  const { detail } = await problemOf(await ask('/v1/audit?device=phone&language=xx'));
  expect(String(detail).split('\n')).toEqual([
    expect.stringMatching(/^url: Specify the page: \S+$/),
    expect.stringMatching(/^device: /),
    expect.stringMatching(/^language: /),
  ]);
});

test.each([
  ['url=https://example.com/&devise=mobile', 'unknown-parameter', [['devise', /Unknown parameter “devise”.*“device”/]]],
  ['url=https://example.com/?a=1&b=2', 'unknown-parameter', [['b', /percent-encode.*%26/]]],
  ['url=https://example.com/&url=https://example.org/', 'duplicate-parameter', [['url', /is repeated/]]],
  ['', 'invalid-url', [['url', /url=https%3A%2F%2Fexample\.com%2F/]]],
  ['url=', 'invalid-url', [['url', /Specify the page/]]],
  ['url=example.com/path', 'invalid-url', [['url', /“example\.com\/path” has no scheme\. Add https:\/\//]]],
  ['url=example.com:8080/', 'invalid-url', [['url', /has no scheme/]]],
  ['url=//example.com/', 'invalid-url', [['url', /has no scheme/]]],
  ['url=ftp://example.com/', 'invalid-url', [['url', /Only http and https.*“ftp”/]]],
  ['url=javascript:alert(1)', 'invalid-url', [['url', /Only http and https/]]],
  ['url=file:///etc/passwd', 'invalid-url', [['url', /Only http and https/]]],
  ['url=http://localhost:99999/', 'invalid-url', [['url', /ports go up to 65535/]]],
  ['url=example.com:99999', 'invalid-url', [['url', /ports go up to 65535/]]],
  ['url=https://', 'invalid-url', [['url', /is not a URL/]]],
  ['url=https://user:secret@example.com/', 'invalid-url', [['url', /user name and password/]]],
  [`url=https://example.com/${'a'.repeat(2048)}`, 'invalid-url', [['url', /longer than 2048/]]],
  ['url=https://example.com/&device=phone', 'invalid-parameter', [['device', /Allowed: desktop, mobile/]]],
  ['url=https://example.com/&javascript=yes', 'invalid-parameter', [['javascript', /true or false, not “yes”/]]],
  ['url=https://example.com/&settleMs=5001', 'invalid-parameter', [['settleMs', /from 0 to 5,000, not “5001”/]]],
  ['url=https://example.com/&timeoutMs=1e4', 'invalid-parameter', [['timeoutMs', /whole number from 1,000 to 60,000, not “1e4”/]]],
  ['url=https://example.com/&signals=titel,favicon', 'invalid-parameter', [['signals', /Unknown value “titel”.*mean “title”/]]],
  ['url=https://example.com/&pageLocale=deutsch_de', 'invalid-parameter', [['pageLocale', /not a language tag/]]],
  ['url=https://example.com/&language=xx', 'invalid-parameter', [['language', /Unknown value “xx”\. Allowed: en/]]],
  ['url=https://example.com/&lang=de', 'unknown-parameter', [['lang', /“lang”.*Did you mean “language”\?/]]],
  ['url=https://example.com/&include=metta', 'invalid-parameter', [['include', /mean “meta”/]]],
  ['url=https://example.com/&status=', 'invalid-parameter', [['status', /at least one value/]]],
  [
    'url=nowhere&device=phone&devise=mobile&maxAge=-1',
    'invalid-parameter',
    [
      ['devise', /./],
      ['url', /./],
      ['device', /./],
      ['maxAge', /./],
    ],
  ],
] as const)('?%s → %s', async (query, code, expected) => {
  const { ask, auditor } = await service();
  const response = await ask(`/v1/audit?${query}`);
  expect(response.status).toBe(400);
  const body = await problemOf(response);
  expect([body['code'], body['retryable']]).toEqual([code, false]);
  expect(body.errors!.map(({ parameter }) => parameter)).toEqual(expected.map(([parameter]) => parameter));
  for (const [index, [, says]] of expected.entries()) expect(body.errors![index]!.message).toMatch(says);
  expect(auditor.orders).toEqual([]);
});

test('what a request says is quoted, cut and without control characters', async () => {
  const { ask } = await service();
  const { errors } = await problemOf(
    await ask(`/v1/audit?url=https://example.com/&device=${encodeURIComponent(`\u001b[31m\u202e${'x'.repeat(500)}`)}`),
  );
  expect(errors![0]!.message.length).toBeLessThan(200);
  expect(errors![0]!.message).not.toMatch(/[\p{Cc}\p{Cf}]/u);
});

const busy: ReadonlySet<string> = new Set(['overloaded', 'queue-timeout', 'browser-unavailable', 'draining']);
test.each([...refusalCodes])('a visit that is refused with %s is told as that problem', async (code) => {
  const { ask, logged } = await service({}, new FakeAuditor({ answer: refusing(code) }));
  const response = await ask(audited('/v1/meta'));
  expect(response.status).toBe(problems[code].status);
  expect(await problemOf(response)).toMatchObject({
    code,
    detail:
      code === 'target-forbidden'
        ? expect.stringContaining('pageloupe serve --allow-targets https://www.coffee.example')
        : 'Because of the test.',
    retryable: problems[code].retryable,
  });
  // Those that are busy say when to come back, the others do not.
  expect(Number(response.headers.get('retry-after') ?? 0) > 0).toBe(busy.has(code));
  expect(logged.some(({ level }) => Number(level) >= 50)).toBe(false);
});

test('an internal error is logged, and reveals nothing', async () => {
  const { ask, logged } = await service(
    {},
    new FakeAuditor({
      answer: () => {
        throw new Error('secret /home/somebody');
      },
    }),
  );
  const response = await ask(audited('/v1/audit'), { headers: { 'x-request-id': 'my-id.1' } });
  expect([response.status, JSON.stringify(await problemOf(response))]).toEqual([500, expect.not.stringContaining('secret')]);
  expect(response.headers.get('x-request-id')).toBe('my-id.1');
  expect(logged.find(({ level }) => Number(level) >= 50)).toMatchObject({ reqId: 'my-id.1', err: { message: 'secret /home/somebody' } });
});

test.each([
  ['GET', '/v1/audits', 404, 'not-found', null],
  ['POST', '/', 405, 'method-not-allowed', 'GET, HEAD'],
  ['POST', '/v1/audit', 405, 'method-not-allowed', 'GET, HEAD'],
  ['DELETE', '/contact', 405, 'method-not-allowed', 'GET, HEAD, POST'],
  ['OPTIONS', '/healthz', 405, 'method-not-allowed', 'GET, HEAD'],
  ['GET', '/%', 400, 'bad-request', null],
  ['GET', `/v1/audit?url=${'a'.repeat(12_100)}`, 414, 'url-too-long', null],
])('%s %s → %i', async (method, path, status, code, allow) => {
  const { ask } = await service();
  const response = await ask(path, { method });
  expect([response.status, (await problemOf(response))['code'], response.headers.get('allow')]).toEqual([status, code, allow]);
});

test('HEAD says what GET would, without its body', async () => {
  const { ask, auditor } = await service();
  for (const path of ['/healthz', '/v1/signals', '/contact', '/openapi.json', audited('/v1/geo')]) {
    const [get, head] = [await ask(path), await ask(path, { method: 'HEAD' })];
    expect(
      [head.status, head.headers.get('content-type'), head.headers.get('etag'), head.headers.get('content-length'), await head.text()],
      path,
    ).toEqual([200, get.headers.get('content-type'), get.headers.get('etag'), get.headers.get('content-length'), '']);
  }
  expect(auditor.orders).toHaveLength(1);
});

test('a request without a host, with two, with odd expectations, and one with headers beyond measure', async () => {
  const { address } = await service();
  const answerTo = (text: string) =>
    new Promise<string>((resolve, reject) => {
      let answer = '';
      const socket = connect(Number(new URL(address).port), '127.0.0.1', () => socket.write(text));
      socket
        .on('data', (part) => {
          answer += part.toString();
        })
        .on('close', () => {
          resolve(answer);
        })
        .on('error', reject);
    });
  const none = await answerTo('GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n');
  expect([none.slice(9, 12), none]).toEqual(['400', expect.stringContaining('no Host header, or several')]);
  const two = await answerTo('GET /healthz HTTP/1.1\r\nHost: localhost\r\nhost: evil.example\r\nConnection: close\r\n\r\n');
  expect([two.slice(9, 12), two]).toEqual(['400', expect.stringContaining('no Host header, or several')]);
  const expecting = await answerTo('GET /healthz HTTP/1.1\r\nHost: localhost\r\nExpect: wonders\r\nConnection: close\r\n\r\n');
  expect([expecting.slice(9, 12), expecting]).toEqual(['200', expect.stringContaining('"ok"')]);
  const large = await answerTo(`GET /healthz HTTP/1.1\r\nHost: localhost\r\nCookie: ${'a'.repeat(20_000)}\r\n\r\n`);
  expect([large.slice(9, 12), large]).toEqual(['431', expect.stringContaining('"code":"headers-too-large"')]);
  const long = await answerTo(`GET /v1/audit?url=${'a'.repeat(64_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  expect([long.slice(9, 12), long]).toEqual(['414', expect.stringContaining('"code":"url-too-long"')]);
});

test('the connection of a client that sends no HTTP and closes nothing is closed', async () => {
  const server = http.createServer().on('clientError', clientErrorHandler(''));
  onTestFinished(() => void server.close());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const client = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', allowHalfOpen: true });
  onTestFinished(() => void client.destroy());
  client.write('no HTTP\r\n\r\n');
  // To read it as a stream would close it.
  let answer = '';
  client.on('data', (part) => {
    answer += part.toString();
  });
  await once(client, 'end');
  expect(answer).toContain('"code":"bad-request"');
  await eventually(async () => expect(await promisify(server.getConnections.bind(server))()).toBe(0));
});

test('ids of requests and traces are returned, malformed ones are not', async () => {
  const { ask } = await service();
  const trace = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
  const known = await ask('/healthz', { headers: { 'x-request-id': 'build-17', traceparent: trace } });
  expect([known.headers.get('x-request-id'), known.headers.get('traceparent')]).toEqual(['build-17', trace]);
  const odd = await ask('/healthz', { headers: { 'x-request-id': 'a b', traceparent: 'x' } });
  expect(odd.headers.get('x-request-id')).toMatch(/^[\dA-Z]{26}$/);
  expect(odd.headers.get('traceparent')).toBeNull();
});

describe('web pages of other sites', () => {
  const raw = (address: string, headers: Record<string, string>, path = '/version'): Promise<{ status: number; body: string }> =>
    new Promise((resolve, reject) => {
      const sent = httpRequest(`${address}${path}`, { headers }, (response) => {
        let body = '';
        response
          .on('data', (part: Buffer) => {
            body += part.toString();
          })
          .on('end', () => {
            resolve({ status: response.statusCode!, body });
          });
      });
      sent.on('error', reject).end();
    });
  test.each([
    [{ host: 'rebound.example' }, '/healthz', 421],
    [{ host: 'rebound.example:8787' }, '/v1/signals', 421],
    [{ host: '127.0.0.1.evil.example' }, '/healthz', 421],
    [{ host: 'localhost' }, '/healthz', 200],
    [{ host: '[::1]:8787' }, '/healthz', 200],
    [{ host: 'build.internal' }, '/healthz', 200],
    [{ origin: 'https://evil.example' }, '/v1/signals', 403],
    [{ origin: 'null' }, '/v1/signals', 403],
    [{ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }, '/v1/signals', 403],
    [{ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }, '/v1/signals', 403],
    [{ 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'cors' }, '/v1/signals', 403],
    [{ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }, '/contact', 200],
    [{ 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' }, '/v1/signals', 200],
    [{ 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' }, '/v1/signals', 200],
  ] as [Record<string, string>, string, number][])('%j %s → %i', async (headers, path, status) => {
    const { address } = await service({ allowHosts: ['build.internal'] });
    expect((await raw(address, headers, path)).status).toBe(status);
  });
  test('no answer allows another origin', async () => {
    const { ask } = await service();
    for (const path of ['/v1/signals', '/healthz', '/contact'])
      expect((await ask(path)).headers.get('access-control-allow-origin')).toBeNull();
  });
});

test('invalid HTTP gets a response and is dropped', async () => {
  const { address } = await service();
  const answer = await new Promise<string>((resolve) => {
    const socket = connect(Number(new URL(address).port), '127.0.0.1', () => socket.write('NONSENSE\r\n\r\n'));
    let text = '';
    socket
      .on('data', (part) => {
        text += part.toString();
      })
      .on('close', () => {
        resolve(text);
      });
  });
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).toContain('"code":"bad-request"');
});

test('a request has the 30 seconds that docs/use/security.md promises, and no test waits for them', async () => {
  const limits = new Set<number>();
  const note = (message: unknown) => {
    // From its first byte, so headers that never end are included.
    limits.add((message as { server: Server }).server.requestTimeout);
  };
  subscribe('http.server.request.start', note);
  onTestFinished(() => {
    unsubscribe('http.server.request.start', note);
  });
  const { ask } = await service();
  expect((await ask('/healthz')).status).toBe(200);
  const [, seconds] =
    /after (\d+) seconds they get 408/.exec(readFileSync(new URL('../../../docs/use/security.md', import.meta.url), 'utf8')) ?? [];
  expect([...limits]).toEqual([Number(seconds) * 1000]);
});

test('300 bodies that never end: each is answered with 408, and other clients are answered meanwhile', async () => {
  const created = vi.spyOn(http, 'createServer');
  onTestFinished(() => created.mockRestore());
  const { address, ask } = await service({}, undefined, { requestMs: 3_000 });
  const { headersTimeout, requestTimeout } = created.mock.results[0]!.value as Server;
  // Node would take the longer one for the body.
  expect([headersTimeout, requestTimeout]).toEqual([3_000, 3_000]);
  const answers = Array.from({ length: 300 }, (_, index) => {
    const socket = connect(Number(new URL(address).port), '127.0.0.1');
    onTestFinished(() => {
      socket.destroy();
    });
    const path = index % 2 === 0 ? '/contact' : '/v1/batches';
    socket.write(`POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"email":`);
    return textOf(socket);
  });
  expect((await ask(audited('/v1/meta'))).status).toBe(200);
  for (const answer of await Promise.all(answers)) expect(answer).toMatch(/^HTTP\/1\.1 408 .*"code":"request-timeout"/s);
  expect((await ask('/healthz')).status).toBe(200);
});
