/** Rate limits, and which pages of other origins may send requests. */
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { addKey } from '../../../server/http/access/keys.ts';
import { readServiceSettings } from '../../../server/http/process/settings.ts';
import { audited, service, testFolder } from '../../support/service.ts';

test('responses beyond the limit say when to retry; each key has a separate limit', async () => {
  const keyFile = join(testFolder(), 'keys.txt');
  const [one, two] = [await addKey(keyFile, 'one'), await addKey(keyFile, 'two')];
  const { ask } = await service({ keyFile, rateLimit: 3 });
  const askAs = (key: string) => ask('/v1/signals', { headers: { authorization: `Bearer ${key}` } });
  const first = await askAs(one);
  expect(first.headers.get('ratelimit-policy')).toBe('"default";q=3;w=60');
  expect(first.headers.get('ratelimit')).toMatch(/^"default";r=2;t=\d+$/);
  await askAs(one);
  await askAs(one);
  const refused = await askAs(one);
  expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([429, 'rate-limited']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await askAs(two)).status).toBe(200);
});

test('a key has one limit, whatever it requests', async () => {
  const keyFile = join(testFolder(), 'keys.txt');
  const headers = { authorization: `Bearer ${await addKey(keyFile, 'one')}` };
  const { ask } = await service({ keyFile, rateLimit: 5 });
  const left = [];
  for (const path of ['/v1/signals', '/v1/tools', audited('/v1/audit'), audited('/v1/meta'), audited('/v1/links'), audited('/v1/geo')]) {
    const answer = await ask(path, { headers });
    left.push([answer.status, answer.headers.get('ratelimit')?.replace(/;t=\d+$/, '')]);
  }
  expect(left).toEqual([
    [200, '"default";r=4'],
    [200, '"default";r=3'],
    [200, '"default";r=2'],
    [200, '"default";r=1'],
    [200, '"default";r=0'],
    [429, '"default";r=0'],
  ]);
});

describe('pages of an allowed origin', () => {
  const page = { origin: 'https://dashboard.example', 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' };
  test('use the service with a key, and no other page does', async () => {
    const keyFile = join(testFolder(), 'keys.txt');
    const authorization = `Bearer ${await addKey(keyFile, 'one')}`;
    const { ask } = await service({ keyFile, allowOrigins: ['https://dashboard.example'] });
    const before = await ask('/v1/signals', {
      method: 'OPTIONS',
      headers: { ...page, 'access-control-request-method': 'GET', 'access-control-request-headers': 'authorization' },
    });
    expect([before.status, before.headers.get('access-control-allow-origin'), before.headers.get('access-control-allow-headers')]).toEqual([
      204,
      page.origin,
      expect.stringContaining('Authorization'),
    ]);
    const answer = await ask(audited('/v1/meta'), { headers: { ...page, authorization } });
    expect([answer.status, answer.headers.get('access-control-allow-origin'), answer.headers.get('cross-origin-resource-policy')]).toEqual([
      200,
      page.origin,
      'cross-origin',
    ]);
    expect([answer.headers.get('access-control-allow-credentials'), answer.headers.get('vary')]).toEqual([
      null,
      expect.stringContaining('Origin'),
    ]);
    expect((await ask('/v1/signals', { headers: page })).status).toBe(401);
    for (const origin of ['https://evil.example', 'http://dashboard.example', 'null']) {
      const refused = await ask('/v1/signals', { headers: { ...page, origin, authorization } });
      expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([403, null]);
    }
  });
  test('need keys', () =>
    expect(() => readServiceSettings({}, { allowOrigins: 'https://dashboard.example' })).toThrow(
      /--allow-origins: .*requires keys.*keys create/,
    ));
});
