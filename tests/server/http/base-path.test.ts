/** The service behind a proxy that shows it under a path, and keeps or removes that path: everything that it returns leads back to it. */
import { createServer, request as httpRequest } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readServiceSettings } from '../../../server/http/process/settings.ts';
import { addKey } from '../../../server/http/access/keys.ts';
import type { BatchBody } from '../../../server/http/bodies/batch.ts';
import { eventually } from '../../support/eventually.ts';
import { FakeAuditor, visitOf } from '../../support/service-auditor.ts';
import { audited, service, testFolder } from '../../support/service.ts';
import { hasChromium, sharedChromium } from '../../support/shared-chromium.ts';

const base = '/seo/pageloupe';
const newPage = sharedChromium();

/** @param keeps whether it passes the path on @returns its origin */
async function proxyOf(address: string, keeps: boolean): Promise<string> {
  const server = createServer((request, response) => {
    const { url = '', method, headers } = request;
    if (!url.startsWith(base)) {
      response.writeHead(404).end('Not the service.');
      return;
    }
    const onward = httpRequest(address + (keeps ? url : url.slice(base.length) || '/'), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(response);
    });
    request.pipe(onward);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
/** Every path of the service in a text. */
const pathsIn = (sentence: string): string[] => sentence.match(/[\w/]*\/(?:docs|v1\/sites)\b/g) ?? [];
const quick = () => new FakeAuditor({ concurrency: 8, queue: 1000, answer: (order) => visitOf(order) });
const json = { 'content-type': 'application/json' };

test('sentences of problems name paths below the path of the proxy, in every language', async () => {
  const { ask } = await service({ basePath: base });
  const requests: [string, RequestInit][] = [
    ['/v1/sites/nowhere.example', {}],
    ['/v1/nothing', {}],
    ['/v1/batches', { method: 'POST', headers: json, body: '{' }],
    ['/problems', {}],
  ];
  for (const language of ['en', 'de', 'es', 'fr', 'ja', 'pt-BR', 'ar'])
    for (const [path, init] of requests) {
      const body = await (await ask(path, { ...init, headers: { ...init.headers, 'accept-language': language } })).text();
      const detail = path === '/problems' ? body : (JSON.parse(body) as { detail: string }).detail;
      expect([language, path, new Set(pathsIn(detail).map((one) => one.startsWith(`${base}/`)))]).toEqual([
        language,
        path,
        new Set([true]),
      ]);
    }
});

describe.each([
  ['keeps', true],
  ['removes', false],
] as const)('a proxy that %s the path', (_name, keeps) => {
  test('API: Location, Link, links, problems and the OpenAPI document', async () => {
    const { address } = await service({ basePath: base, hostDelayMs: 0 }, quick());
    const origin = await proxyOf(address, keeps);
    const ask = (path: string, init: RequestInit = {}) => fetch(origin + path, { redirect: 'manual', ...init });
    for (const urls of [['https://a.example/'], ['https://shop.example/', 'https://shop.example/b']]) {
      const made = await ask(`${base}/v1/batches`, { method: 'POST', headers: json, body: JSON.stringify({ urls }) });
      const { links } = (await made.json()) as BatchBody;
      expect([made.status, made.headers.get('location')]).toEqual([202, links.self]);
      await eventually(async () => expect(await (await ask(links.self)).json()).toMatchObject({ state: 'finished' }));
      expect((await ask(links.results)).status).toBe(200);
    }
    for (const path of ['/v1/batches?limit=1', audited('/v1/links', '&limit=1'), '/v1/sites?limit=1']) {
      let next = '';
      await eventually(async () => {
        next = /^<([^>]+)>/.exec((await ask(base + path)).headers.get('link') ?? '')?.[1] ?? '';
        expect(next).toMatch(new RegExp(`^${base}/v1/`));
      });
      expect((await ask(next)).status, next).toBe(200);
    }
    const { links } = (await (await ask(`${base}/v1/sites/shop.example`)).json()) as { links: Record<string, string> };
    for (const path of Object.values(links)) expect([path, (await ask(path)).status]).toEqual([expect.stringMatching(`^${base}/v1/`), 200]);
    const lines = (await (await ask(links['export']!)).text()).trim().split('\n');
    const exported = lines.flatMap((line) => {
      const { run } = JSON.parse(line) as { run?: { links?: Record<string, string> } };
      return run?.links ? [run.links] : [];
    });
    expect(exported.length).toBeGreaterThan(0);
    for (const { self = '', ...more } of exported) {
      expect((await ask(self)).status, self).toBe(200);
      for (const path of Object.values(more)) expect(path).toMatch(new RegExp(`^${base}/v1/`));
    }
    const problem = (await (await ask(`${base}/v1/meta`)).json()) as { type: string; instance: string };
    expect(problem).toMatchObject({ type: `${base}/problems#invalid-url`, instance: `${base}/v1/meta` });
    expect((await ask(problem.type)).status).toBe(200);
    expect(await (await ask(`${base}/openapi.json`)).json()).toMatchObject({ servers: [{ url: base }] });
  });

  test('pages: every link, form, script and style', async () => {
    const { address } = await service({ basePath: `${base}/` }, quick());
    const origin = await proxyOf(address, keeps);
    for (const path of ['', '/', '/sites', '/contact', '/docs', '/docs/', '/problems']) {
      const page = await fetch(origin + base + path);
      const html = await page.text();
      expect([path, page.status]).toEqual([path, 200]);
      for (const [, to = ''] of html.matchAll(/(?:href|src|action)="((?!#|data:)[^"]*)"/g))
        expect([to, (await fetch(new URL(to, page.url))).status]).toEqual([to, 200]);
    }
  });

  test('dashboard without JavaScript: the API below the path', async () => {
    const { address } = await service({ basePath: base }, quick());
    const html = await (await fetch(`${await proxyOf(address, keeps)}${base}/sites`)).text();
    expect(/<noscript>(.*?)<\/noscript>/s.exec(html)?.[1]).toContain(` ${base}/v1/sites `);
  });

  test.skipIf(!hasChromium)('dashboard: log-in with a key, for this path only', async () => {
    const keyFile = join(testFolder(), 'keys.txt');
    const key = await addKey(keyFile, 'one', 'admin');
    const { address } = await service({ basePath: base, keyFile, data: testFolder() }, quick());
    const origin = await proxyOf(address, keeps);
    const page = await newPage({});
    const failed: string[] = [];
    page.on('response', (response) => response.status() >= 400 && response.status() !== 401 && failed.push(response.url()));
    await page.goto(`${origin}${base}/sites`);
    await page.getByLabel(/key/i).fill(key);
    await page.getByRole('button', { name: /log in/i }).click();
    await page.getByRole('button', { name: /log out/i }).waitFor();
    expect((await page.context().cookies()).map(({ path }) => path)).toEqual([`${base}/`]);
    expect(failed).toEqual([]);
  });
});

test('the answer to a malformed request names its problem below the path', async () => {
  const { address } = await service({ basePath: base });
  const socket = connect(Number(new URL(address).port), '127.0.0.1', () => socket.write('GET / HTTP\r\n\r\n'));
  expect(await text(socket)).toContain(`"type":"${base}/problems#bad-request"`);
});

test('requests without the path are answered, and other paths that begin like it are not', async () => {
  const { ask } = await service({ basePath: base });
  const statuses = await Promise.all(
    [`${base}/healthz`, '/healthz', `${base}x/healthz`, `${base}${base}/healthz`].map((path) => ask(path)),
  );
  expect(statuses.map(({ status }) => status)).toEqual([200, 200, 404, 404]);
});

test.each(['pageloupe', '/a b', '/v1', '/v1/x', '//evil.example', '/a//b', '/%2e%2e', '/a/../b', '/.'])(
  '%j is no base path',
  (basePath) => {
    expect(() => readServiceSettings({ PAGELOUPE_BASE_PATH: basePath })).toThrow(/PAGELOUPE_BASE_PATH: /);
    expect(() => readServiceSettings({}, { basePath })).toThrow(/--base-path: /);
  },
);
