/** `pageloupe audit --server`: a batch of a real service, with the reports and exit codes of a local run. */
import { readFileSync, writeFileSync } from 'node:fs';
import { getEventListeners, once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { AuditRefused, type AuditOrder } from '../../../server/audit/auditor.ts';
import { runSettings } from '../../../server/cli/config/settings.ts';
import { RemoteBatchServer } from '../../../server/cli/run/batch-server.ts';
import { addKey } from '../../../server/http/access/keys.ts';
import { commandWorld } from '../../support/command-world.ts';
import { eventually } from '../../support/eventually.ts';
import { pageCalled } from '../../support/runs.ts';
import { fakeAuditor, withoutTitle } from '../../support/fake-auditor.ts';
import { FakeAuditor, visitOf } from '../../support/service-auditor.ts';
import { service, testFolder } from '../../support/service.ts';
import { webServer } from '../../support/web-server.ts';

const pages = Array.from({ length: 4 }, (_, index) => `https://site.example/${index}`);
/** Each page with a URL of its own: pages of one URL are one row. */
const visitOfPage = (order: AuditOrder) => visitOf(order, pageCalled('A page', order.url));
const quick = () => new FakeAuditor({ concurrency: 8, queue: 100, answer: visitOfPage });
interface Printed {
  summary: { pages: number; exitCode: number };
  pages: { url: string; state: string; error: { code: string } | null }[];
}

test('pages are audited there, and reported as pages of this machine', async () => {
  const running = await service({ hostDelayMs: 0 }, quick());
  const world = commandWorld({ auditor: fakeAuditor() });
  const code = await world.run(
    'audit',
    ...pages,
    '--server',
    running.address,
    '--device',
    'mobile',
    '--preset',
    'none',
    '--format',
    'json',
  );
  expect([code, world.made]).toEqual([0, []]);
  const { pages: reported } = JSON.parse(world.out()) as Printed;
  expect(reported.map(({ url, state }) => [url, state])).toEqual(pages.map((url) => [url, 'done']));
  expect(running.auditor.orders.map(({ device }) => device)).toEqual(pages.map(() => 'mobile'));
  expect(world.err()).toContain('Batch 01');
});

test.each([
  ['an assertion that fails', ['--min-score', '100'], 1],
  ['a page that could not be audited', ['--preset', 'none'], 3],
])('%s: the exit code is that of a run of this machine', async (what, more, code) => {
  const auditor = quick();
  const plain = auditor.answer;
  auditor.answer = (order, signal) => {
    if (what.startsWith('a page') && order.url === pages[1]) throw new AuditRefused('target-dns-failure', 'No such host.');
    return plain(order, signal);
  };
  const running = await service({ hostDelayMs: 0 }, auditor);
  const world = commandWorld({ auditor: fakeAuditor() });
  expect(await world.run('audit', ...pages, '--server', running.address, ...more)).toBe(code);
});

test('a private page that a service refuses is reported with the option of the service that allows it', async () => {
  const refused = new FakeAuditor({
    concurrency: 8,
    queue: 100,
    answer: () => {
      throw new AuditRefused('target-forbidden', 'Not allowed.');
    },
  });
  const running = await service({ hostDelayMs: 0 }, refused);
  const world = commandWorld({ auditor: fakeAuditor() });
  expect(await world.run('audit', 'https://127.0.0.1:3443/a', '--server', running.address, '--preset', 'none')).toBe(3);
  expect(world.out().replace(/\s+/g, ' ')).toContain('pageloupe serve --allow-targets https://127.0.0.1:3443');
});

test('what a batch lacks of its sitemap is told, and decides the exit code', async () => {
  const files: Record<string, string> = {};
  const { origin } = await webServer(files);
  files['/index.xml'] =
    `<sitemapindex>${['part', 'missing'].map((name) => `<sitemap><loc>${origin}/${name}.xml</loc></sitemap>`).join('')}</sitemapindex>`;
  files['/part.xml'] = `<urlset><url><loc>${origin}/</loc></url><url><loc>mailto:a@b.example</loc></url></urlset>`;
  const running = await service({ hostDelayMs: 0, allowTargets: [origin] }, quick());
  const made = await running.ask('/v1/batches', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ sitemap: `${origin}/index.xml` }),
  });
  const { id } = (await made.json()) as { id: string };
  for (const [more, code] of [
    [[], 3],
    [['--allow-incomplete'], 0],
  ] as const) {
    const world = commandWorld({ auditor: fakeAuditor() });
    expect(await world.run('audit', '--server', running.address, '--batch', id, '--preset', 'none', ...more)).toBe(code);
    expect(world.out()).toContain(`Sitemap not read completely: ${origin}/missing.xml: The server returned 404.`);
    expect(world.err()).toContain(`${origin}/index.xml: 1 entry`);
  }
});

test('a sitemap without pages starts no batch, and is in the reports all the same', async () => {
  const desk = await webServer({});
  const { origin } = await webServer({});
  const net = (async (url: string) => Object.defineProperty(new Response('', { status: 404 }), 'url', { value: url })) as never;
  const world = commandWorld({ auditor: fakeAuditor(), net });
  const sitemap = ['--sitemap', `${origin}/sitemap.xml`, '--allow-incomplete', '--preset', 'none', '--format', 'junit'];
  expect(await world.run('audit', '--server', desk.origin, ...sitemap), world.err()).toBe(3);
  expect(world.out()).toMatch(/<failure [^>]*404/);
  expect(desk.requested).toEqual([]);
});

test('a run of a service is compared with the last one', async () => {
  const auditor = quick();
  const running = await service({ hostDelayMs: 0, cacheMb: 0 }, auditor);
  const world = commandWorld({ auditor: fakeAuditor() });
  const audit = (...more: string[]) => world.run('audit', pages[0]!, '--server', running.address, '--preset', 'none', '--quiet', ...more);
  expect(await audit('--format', 'ndjson=last.ndjson')).toBe(0);
  auditor.answer = (order) => visitOf(order, withoutTitle(order.url));
  expect(await audit('--compare-with', 'last.ndjson', '--comment', 'changes.md')).toBe(1);
  expect(readFileSync(join(world.cwd, 'changes.md'), 'utf8')).toContain('Title');
});

test.each([
  ['--header', 'x-key: 1'],
  ['--cookie-file', 'cookies.txt'],
  ['--extract', 'heading=css:h1'],
  ['--plugin', 'acme.mjs'],
  ['--login', 'login.mjs'],
  ['--login-state', 'state.json'],
  ['--max-run-time', '10m'],
  ['--static', '.'],
  ['--user-agent', 'Own/1.0'],
])('%s, which a service cannot obey, is refused', async (option, value) => {
  const desk = await webServer({});
  const world = commandWorld({ auditor: fakeAuditor() });
  expect(await world.run('audit', pages[0]!, '--server', desk.origin, option, value)).toBe(2);
  expect([world.err(), desk.requested]).toEqual([expect.stringContaining(`Omit ${option}, or omit --server.`), []]);
});

test('Ctrl+C leaves the batch running and says how to continue; --batch follows it to its end', async () => {
  const free: (() => void)[] = [];
  const auditor = new FakeAuditor({
    concurrency: 8,
    queue: 100,
    answer: (order) => new Promise((resolve) => free.push(() => resolve(visitOfPage(order)))),
  });
  const running = await service({ hostDelayMs: 0 }, auditor);
  const world = commandWorld({ auditor: fakeAuditor(), tty: true });
  const ended = world.run('audit', ...pages, '--server', running.address);
  await eventually(() => expect(free.length).toBeGreaterThan(0));
  // The service may begin before its answer with the number of the batch is here.
  await eventually(() => expect(world.err()).toMatch(/\b[\dA-Z]{26}\b/));
  world.end('SIGINT');
  expect(await ended).toBe(130);
  const [, id = ''] = /--batch (\w{26})/.exec(world.err()) ?? [];
  expect(world.err()).toContain(`/v1/batches/${id}/cancel`);
  auditor.answer = visitOfPage;
  for (const go of free.splice(0)) go();
  const again = commandWorld({ auditor: fakeAuditor() });
  expect(await again.run('audit', '--server', running.address, '--batch', id, '--preset', 'none', '--format', 'json')).toBe(0);
  expect((JSON.parse(again.out()) as Printed).pages.map(({ url }) => url)).toEqual(pages);
});

test('a batch that the service was just starting at Ctrl+C is named, too', async () => {
  const answers: (() => void)[] = [];
  const id = '01KB0000000000000000000000';
  const desk = await webServer({
    '/v1/batches': (_request, response) => {
      answers.push(() => response.end(JSON.stringify({ id, state: 'queued', progress: { total: 4, done: 0, failed: 0 } })));
    },
  });
  const world = commandWorld({ auditor: fakeAuditor() });
  const ended = world.run('audit', ...pages, '--server', desk.origin);
  await eventually(() => expect(answers).toHaveLength(1));
  world.end('SIGINT');
  answers[0]!();
  expect(await ended).toBe(130);
  expect(world.err()).toContain(`/v1/batches/${id}/cancel`);
});

test('each fault that a service finds is told once', async () => {
  const detail = '/crawl/limit: Use a whole number.\n/crawl/url: Add https://';
  const errors = ['Use a whole number.', 'Add https://'].map((message) => ({ message, code: 'out-of-range' }));
  const desk = await webServer({ '/v1/batches': (_, response) => response.writeHead(400).end(JSON.stringify({ detail, errors })) });
  const world = commandWorld({ auditor: fakeAuditor() });
  expect(await world.run('audit', pages[0]!, '--server', desk.origin)).toBe(2);
  expect(world.err()).toBe(`The service responded with 400: ${detail}\n`);
});

test('a key comes from the environment, and a wrong one is refused with the message of the service', async () => {
  const keyFile = join(testFolder(), 'keys.txt');
  const key = await addKey(keyFile, 'build');
  const running = await service({ keyFile, hostDelayMs: 0 }, quick());
  const open = (secret: string) => {
    const world = commandWorld({ auditor: fakeAuditor(), env: { BUILD_KEY: secret } });
    const code = world.run('audit', pages[0]!, '--server', running.address, '--key-env', 'BUILD_KEY', '--preset', 'none');
    return code.then((exit) => [exit, world.err()] as const);
  };
  expect((await open(key))[0]).toBe(0);
  const [code, message] = await open('wrong');
  expect([code, message]).toEqual([2, expect.stringMatching(/401.*PAGELOUPE_KEY.*--key-env/)]);
  expect(message).not.toContain('wrong');
});

test.each([
  ['an option', ['--server', 'https://desk.example', '--key', 's3cret'], ''],
  ['the address, as a password', ['--server', 'https://:s3cret@desk.example'], ''],
  ['the address, with a name', ['--server', 'https://build:s3cret@desk.example'], ''],
  ['the address, as a parameter', ['--server', 'https://desk.example/?key=s3cret'], ''],
  ['the configuration', ['--server', 'https://desk.example'], 'key: s3cret\n'],
])('a key is not read from %s, and not shown', async (_, more, config) => {
  const world = commandWorld({ auditor: fakeAuditor() });
  if (config !== '') writeFileSync(join(world.cwd, 'pageloupe.config.yaml'), config);
  expect(await world.run('audit', pages[0]!, ...more)).toBe(2);
  expect(world.err()).not.toContain('s3cret');
});

test.each([
  ['that does not answer', () => undefined],
  ['that is away for a while', (response: ServerResponse) => void response.writeHead(503).end()],
])('Ctrl+C is heard while a service %s is waited for', async (_, answer) => {
  const desk = await webServer({ '/v1/batches/01KB0000000000000000000000': (_request, response) => answer(response) });
  const world = commandWorld({ auditor: fakeAuditor() });
  const ended = world.run('audit', '--server', desk.origin, '--batch', '01KB0000000000000000000000');
  await eventually(() => expect(desk.requested).toHaveLength(1));
  world.end('SIGINT');
  expect(await ended).toBe(130);
});

test('a service that redirects is not followed: neither key nor pages go to another server', async () => {
  const other = await webServer({});
  const desk = await webServer({
    '/v1/batches': (_, response) => response.writeHead(307, { location: `${other.origin}/v1/batches` }).end(),
  });
  const world = commandWorld({ auditor: fakeAuditor(), env: { PAGELOUPE_KEY: 's3cret' } });
  expect(await world.run('audit', pages[0]!, '--server', desk.origin)).toBe(4);
  expect(desk.requests[0]!.headers.authorization).toBe('Bearer s3cret');
  expect(other.requests).toEqual([]);
  expect(world.err()).not.toContain('s3cret');
});

test.each([
  [['--batch', '01KB0000000000000000000000'], 2, '--server'],
  [['--server', 'nowhere'], 2, 'takes the URL'],
  [['--server', 'http://127.0.0.1:9', '--header', 'Cookie: a=b'], 2, '--header'],
  [['--server', 'http://127.0.0.1:9', '--key-env', 'NOT_SET'], 2, 'NOT_SET'],
  [['--server', 'http://127.0.0.1:9', '--batch', '01KB0000000000000000000000'], 2, 'Omit URLs'],
  [['--server', 'http://127.0.0.1:9'], 4, 'reach'],
])('%j: says what is wrong', async (more, code, message) => {
  const world = commandWorld({ auditor: fakeAuditor() });
  expect([await world.run('audit', pages[0]!, ...more), world.err()]).toEqual([code, expect.stringContaining(message)]);
});

test('a server that is no service is named, with the option', async () => {
  const { origin } = await webServer({});
  const world = commandWorld({ auditor: fakeAuditor() });
  expect(await world.run('audit', pages[0]!, '--server', origin)).toBe(4);
  expect(world.err()).toContain(`${origin} does not respond like a Pageloupe service. Check --server.`);
});

test('a service that does not run is told with what to check', async () => {
  const gone = createServer().listen(0, '127.0.0.1');
  await once(gone, 'listening');
  const origin = `http://127.0.0.1:${(gone.address() as AddressInfo).port}`;
  gone.close();
  const world = commandWorld({ auditor: fakeAuditor() });
  expect(await world.run('audit', pages[0]!, '--server', origin)).toBe(4);
  expect(world.err()).toContain('Start the server, or correct host and port in the URL.');
});

test('a batch with losses of a kind that is unknown here does not read as complete, and a session of many leaves no listeners', async () => {
  let losses: unknown = [{ kind: 'sitemap', url: 'https://site.example/b.xml', reason: 'Status 500.' }];
  const { origin } = await webServer({
    '/v1/batches': (_, response) => {
      const progress = { total: 1, done: 1, failed: 0 };
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ id: '01M8Q5S1JPBS6EFJ2EZ8SG62TH', state: 'finished', progress, losses }));
    },
  });
  const stop = new AbortController();
  const server = new RemoteBatchServer(origin, null, null, stop.signal);
  const begin = () => server.begin({ urls: pages }, runSettings([], {}, {}, 1, {}).orderFor(pages[0]!), 'key');
  expect((await begin()).losses).toEqual(losses);
  losses = [{ kind: 'feed', url: 'https://site.example/feed', reason: 'Status 500.' }];
  await expect(begin()).rejects.toMatchObject({ exitCode: 4 });
  expect(getEventListeners(stop.signal, 'abort')).toEqual([]);
});
