/** Batches with the tools of the MCP server and the official client: in the session itself, and on a service. */
import { expect, test } from 'vitest';
import { fakeAuditor, withoutTitle } from '../../support/fake-auditor.ts';
import { linkedPage } from '../../support/linked-site.ts';
import { mcpClient, unquoted, type Told } from '../../support/mcp-client.ts';
import { FakeAuditor, visitOf } from '../../support/service-auditor.ts';
import { service } from '../../support/service.ts';
import { webServer } from '../../support/web-server.ts';

const pages = ['https://a.example/', 'https://b.example/', 'https://c.example/'];
type Call = (name: string, args: Record<string, unknown>) => Promise<Told>;

async function ended(call: Call, { data }: Told): Promise<Told> {
  let last: Told | null = null;
  await expect
    .poll(async () => (last = await call('batch_status', { id: data['id'] })).data['state'], { timeout: 15_000 })
    .toBe('finished');
  return last!;
}

test('a batch of the session: failing checks with their pages, what could not be audited, and the whole report', async () => {
  const auditor = fakeAuditor({ [pages[0]!]: withoutTitle(pages[0]!), [pages[1]!]: 'target-dns-failure' });
  const { client, call } = await mcpClient({ auditor });
  const started = await call('start_batch', { urls: [...pages, pages[0]], device: 'mobile' });
  expect(started.failed, started.text).toBe(false);
  expect(started.data).toMatchObject({ pages: 3, state: expect.stringMatching(/queued|running/) });
  expect(started.text).toContain('It ends with this session.');

  const { text, data, reports } = await ended(call, started);
  expect(data).toMatchObject({ total: 3, done: 2, failed: 1, read: 3, auditScore: expect.any(Number) });
  const problems = data['problems'] as { id: string; status: string; pages: number; urls: string[] }[];
  expect(problems.find(({ id }) => id === 'title')).toEqual(expect.objectContaining({ status: 'fail', pages: 1, urls: [pages[0]] }));
  expect(data['failedPages']).toEqual([{ url: pages[1], why: expect.any(String) }]);
  expect(text.length).toBeLessThan(6_000);
  expect(unquoted(text)).not.toContain(pages[0]);
  expect(reports).toEqual([data['report']]);
  const { contents } = await client.readResource({ uri: reports[0]! });
  expect(String((contents[0] as { text: string }).text)).toContain(`| ${pages[0]}`);
  expect(auditor.orders.every(({ device }) => device === 'mobile')).toBe(true);
});

test.each(['the session', 'a service'])(
  '%s: what could not be read of a sitemap or a page, and what was left out, is in both answers and the report',
  async (place) => {
    const files: Record<string, string> = {};
    const { origin } = await webServer(files);
    const urls = Array.from({ length: 1_002 }, (_, index) => `<url><loc>${origin}/${index}</loc></url>`).join('');
    files['/index.xml'] =
      `<sitemapindex>${['part', 'missing'].map((name) => `<sitemap><loc>${origin}/${name}.xml</loc></sitemap>`).join('')}</sitemapindex>`;
    files['/part.xml'] = `<urlset><url><loc>${origin}/</loc></url></urlset>`;
    files['/long.xml'] = `<urlset>${urls}</urlset>`;
    const warnings = [{ code: 'raw-html-unread' as const, message: 'The raw HTML could not be read.' }];
    const fake = fakeAuditor();
    const auditor = { ...fake, audit: async (...order: Parameters<typeof fake.audit>) => ({ ...(await fake.audit(...order)), warnings }) };
    const desk =
      place === 'a service' &&
      (await service(
        { hostDelayMs: 0, allowTargets: [origin], batchPages: 1_000 },
        new FakeAuditor({ concurrency: 4, queue: 2_000, answer: (order) => ({ ...visitOf(order), warnings }) }),
      ));
    const { client, call } = await mcpClient({ auditor, allowOrigins: [origin], ...(desk && { server: desk.address }) });
    const started = await call('start_batch', { sitemap: `${origin}/index.xml` });
    const unread = expect.stringContaining('/missing.xml: The server returned 404.');
    expect([started.data['pages'], started.data['losses'], started.text]).toEqual([1, [unread], unread]);
    const { data, text, reports } = await ended(call, started);
    const raw = expect.stringContaining('The raw HTML could not be read.');
    expect(data['losses']).toEqual([unread, raw]);
    const { contents } = await client.readResource({ uri: reports[0]! });
    for (const told of [text, (contents[0] as { text: string }).text]) expect([told, told]).toEqual([unread, raw]);
    expect(unquoted(text)).not.toContain(origin);

    const cut = await call('start_batch', { sitemap: `${origin}/long.xml` });
    const left = expect.stringContaining('1,002 pages');
    expect([cut.data['pages'], cut.data['losses'], cut.text]).toEqual([1_000, [left], left]);
    expect((await call('batch_status', { id: cut.data['id'] })).data['losses']).toEqual([left]);
    expect((await call('start_batch', { urls: pages })).data['losses']).toEqual([]);
  },
);

test('a crawl of the session obeys robots.txt', async () => {
  const { origin } = await webServer({ '/robots.txt': 'User-agent: *\nDisallow: /private/\n' });
  const auditor = fakeAuditor({ [`${origin}/`]: linkedPage(`${origin}/`, ['/about', '/private/']) });
  const { call } = await mcpClient({ auditor, allowOrigins: [origin] });
  const started = await call('start_batch', { crawl: origin, limit: 10 });
  expect(started.text).toContain('a crawl of up to 10 pages');
  const { data } = await ended(call, started);
  expect(data).toMatchObject({ total: 2, done: 2, failed: 0 });
  expect(auditor.orders.map(({ url }) => url)).toEqual([`${origin}/`, `${origin}/about`]);
});

test.each(['the session', 'a service'])('%s: a crawl that its limit ended says so in answer and report', async (place) => {
  const { origin } = await webServer({ '/robots.txt': 'User-agent: *\nAllow: /\n' });
  const start = linkedPage(`${origin}/`, ['/about', '/contact']);
  const desk =
    place === 'a service' &&
    (await service(
      { hostDelayMs: 0, allowTargets: [origin] },
      new FakeAuditor({ concurrency: 4, queue: 100, answer: (order) => visitOf(order, start) }),
    ));
  const auditor = fakeAuditor({ [`${origin}/`]: start });
  const { client, call } = await mcpClient({ auditor, allowOrigins: [origin], ...(desk && { server: desk.address }) });
  const { data, reports } = await ended(call, await call('start_batch', { crawl: origin, limit: 1 }));
  expect(data['losses']).toContain('Not audited: Over the page limit: 2.');
  const { contents } = await client.readResource({ uri: reports[0]! });
  expect((contents[0] as { text: string }).text).toContain('Not audited: Over the page limit: 2.');
});

test('a batch that is running says how far it is, and has no report yet', async () => {
  const auditor = fakeAuditor({ [pages[0]!]: () => new Promise(() => undefined) });
  const { call } = await mcpClient({ auditor });
  const { data: started } = await call('start_batch', { urls: pages.slice(0, 1) });
  const { data, reports, text } = await call('batch_status', { id: started['id'] });
  expect([data['state'], data['report'], reports]).toEqual([expect.stringMatching(/queued|running/), null, []]);
  expect(text).toContain('0 of 1 page');
});

test('with a server, the batch runs there', async () => {
  const running = await service({ hostDelayMs: 0 }, new FakeAuditor({ concurrency: 4, queue: 100, answer: (order) => visitOf(order) }));
  const auditor = fakeAuditor();
  const { call } = await mcpClient({ auditor, server: running.address });
  const started = await call('start_batch', { urls: pages });
  expect(started.text).toContain(running.address);
  const { data, reports } = await ended(call, started);
  expect([data['done'], reports.length, auditor.orders]).toEqual([3, 1, []]);
  const list = (await (await running.ask('/v1/batches')).json()) as { batches: { id: string }[] };
  expect(list.batches.map(({ id }) => id)).toEqual([data['id']]);
});

test.each([
  ['start_batch', {}, 'exactly one'],
  ['start_batch', { urls: pages, crawl: pages[0] }, 'exactly one'],
  ['start_batch', { urls: [] }, 'at least one URL'],
  ['start_batch', { urls: ['nowhere'] }, 'nowhere'],
  ['start_batch', { urls: pages, limit: 5 }, 'crawl only'],
  ['start_batch', { crawl: pages[0], limit: 5_000 }, '--server'],
  ['start_batch', { crawl: pages[0], limit: 0 }, 'from 1 to 1,000 (100,000 if the server was started with --server)'],
  ['batch_status', { id: 'nothing' }, 'no batch "nothing"'],
])('%s %j says what to do instead', async (name, args, part) => {
  const { call } = await mcpClient({ auditor: fakeAuditor() });
  const { failed, text } = await call(name, args);
  expect([failed, text]).toEqual([true, expect.stringContaining(part)]);
});

test('a server that cannot be reached is named', async () => {
  const { call } = await mcpClient({ auditor: fakeAuditor(), server: 'http://127.0.0.1:9' });
  const { failed, text } = await call('start_batch', { urls: pages });
  expect([failed, text]).toEqual([true, expect.stringContaining('http://127.0.0.1:9')]);
});
