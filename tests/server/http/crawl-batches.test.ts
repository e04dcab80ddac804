/** A crawl as the source of a batch, over HTTP and from the command line. */
import { expect, test } from 'vitest';
import type { BatchBody } from '../../../server/http/bodies/batch.ts';
import { writeDocument } from '../../../server/http/openapi/openapi.ts';
import { commandWorld } from '../../support/command-world.ts';
import { eventually } from '../../support/eventually.ts';
import { fakeAuditor } from '../../support/fake-auditor.ts';
import { linkedPage } from '../../support/linked-site.ts';
import { validator } from '../../support/openapi-schema.ts';
import { FakeAuditor, visitOf } from '../../support/service-auditor.ts';
import { service, testFolder, type TestService } from '../../support/service.ts';
import { webServer, type Answers } from '../../support/web-server.ts';

const errorsOf = validator(writeDocument());
const links: Record<string, string[]> = {
  '/': ['/about', '/blog/', '/private/', '/logout', 'https://elsewhere.example/'],
  '/blog/': ['/blog/first-post', '/blog/second-post'],
};
/** A site with a real robots.txt, whose pages no browser opens. */
async function site(robots = 'User-agent: *\nDisallow: /private/\n', files: Answers = {}) {
  const { origin, requested } = await webServer({ '/robots.txt': robots, ...files });
  const answer: FakeAuditor['answer'] = (order) => visitOf(order, linkedPage(order.url, links[new URL(order.url).pathname] ?? [], {}));
  return { origin, requested, auditor: new FakeAuditor({ concurrency: 8, queue: 100, answer }) };
}
const paths = (auditor: FakeAuditor) => auditor.orders.map(({ url }) => new URL(url).pathname).toSorted();

async function begin({ ask }: TestService, crawl: object): Promise<BatchBody> {
  const response = await ask('/v1/batches', {
    method: 'POST',
    body: JSON.stringify({ crawl, probe: false }),
    headers: { 'content-type': 'application/json' },
  });
  const batch = (await response.json()) as BatchBody;
  expect([response.status, errorsOf('Batch', batch)]).toEqual([202, []]);
  return batch;
}
async function finished({ ask }: TestService, { links: { self } }: BatchBody): Promise<BatchBody> {
  let last: BatchBody | null = null;
  await eventually(async () => {
    last = (await (await ask(self)).json()) as BatchBody;
    expect(last.state).toBe('finished');
  });
  return last!;
}

test('a crawl audits what the links lead to, and says what it found and skipped', async () => {
  const { origin, requested, auditor } = await site();
  const running = await service({ hostDelayMs: 0, allowTargets: [origin] }, auditor);
  const batch = await begin(running, { url: `${origin}/#top`, limit: 20 });
  expect(batch.crawl).toMatchObject({ url: `${origin}/`, limit: 20, depth: null, include: [], subdomains: false, audited: 0 });
  const end = await finished(running, batch);
  expect(errorsOf('Batch', end)).toEqual([]);
  expect(end.progress).toEqual({ total: 5, done: 5, failed: 0, waiting: 0 });
  expect(end.crawl).toMatchObject({ discovered: 5, audited: 5, skipped: { robots: 1, changes: 1, 'other-host': 1 }, skippedMore: false });
  expect(paths(auditor)).toEqual(['/', '/about', '/blog/', '/blog/first-post', '/blog/second-post']);
  expect(requested).toEqual(['/robots.txt']);
  const results = (await (await running.ask(`${batch.links.results}?format=ndjson`)).text()).trim().split('\n');
  expect(results.map((line) => (JSON.parse(line) as { index: number }).index)).toEqual([0, 1, 2, 3, 4]);
  const html = await running.ask(`${batch.links.results}?format=html`);
  expect(html.status).toBe(200);
  const text = await html.text();
  for (const sentence of [`Crawled from ${origin}/: 5 pages audited.`, 'Disallowed by robots.txt: 1', 'On another host: 1'])
    expect(text).toContain(sentence);
});

test('limit, depth, include and exclude decide what is followed', async () => {
  const crawls = [{ limit: 2 }, { depth: 1 }, { include: ['/blog/**'] }, { exclude: ['/blog/*-post'] }];
  const found: string[][] = [];
  for (const crawl of crawls) {
    const { origin, auditor } = await site();
    const running = await service({ hostDelayMs: 0, allowTargets: [origin] }, auditor);
    await finished(running, await begin(running, { url: origin, ...crawl }));
    found.push(paths(auditor));
  }
  expect(found).toEqual([
    ['/', '/about'],
    ['/', '/about', '/blog/'],
    ['/', '/blog/', '/blog/first-post', '/blog/second-post'],
    ['/', '/about', '/blog/'],
  ]);
});

test('a crawl of a private address that nobody allowed requests nothing, and says so', async () => {
  const { origin, requested, auditor } = await site();
  const running = await service({ hostDelayMs: 0 }, auditor);
  const batch = await finished(running, await begin(running, { url: origin }));
  expect(batch.progress).toEqual({ total: 1, done: 0, failed: 1, waiting: 0 });
  const { results } = (await (await running.ask(batch.links.results)).json()) as { results: { error: { code: string } }[] };
  expect([results.map(({ error }) => error.code), requested, auditor.orders]).toEqual([['target-forbidden'], [], []]);
});

test('a crawl resumes after a restart, and is canceled with the pages that it had found', async () => {
  const { origin, auditor } = await site();
  const plain = auditor.answer;
  const open: (() => void)[] = [];
  auditor.answer = (order, signal) =>
    order.url === `${origin}/about`
      ? new Promise((resolve, reject) => {
          open.push(() => resolve(plain(order, signal)));
          signal.addEventListener('abort', () => reject(new Error('Given up.')));
        })
      : plain(order, signal);
  const data = testFolder();
  const first = await service({ hostDelayMs: 0, allowTargets: [origin], data }, auditor);
  const batch = await begin(first, { url: origin });
  await eventually(() => expect(open.length).toBe(1));
  await first.close();
  const second = await service({ hostDelayMs: 0, allowTargets: [origin], data }, auditor);
  await eventually(() => expect(open.length).toBe(2));
  const response = await second.ask(`${batch.links.self}/cancel`, { method: 'POST' });
  expect(response.status).toBe(200);
  const lines = (await (await second.ask(`${batch.links.results}?format=ndjson`)).text()).trim().split('\n');
  const rows = lines.map((line) => JSON.parse(line) as { url: string; state: string });
  expect(rows.find(({ url }) => url === `${origin}/about`)?.state).toBe('cancelled');
  expect(auditor.orders.filter(({ url }) => url === `${origin}/`)).toHaveLength(1);
});

test('neither robots.txt nor a sitemap leads a crawl to an address that nobody allowed', async () => {
  const inside = await webServer({ '/robots.txt': '', '/sitemap.xml': '<urlset/>', '/moved.xml': '<urlset/>' });
  const away: Answers[string] = (_, response) => void response.writeHead(302, { location: `${inside.origin}/moved.xml` }).end();
  const index = `<sitemapindex>${['/moved.xml', `${inside.origin}/sitemap.xml`].map((loc) => `<sitemap><loc>${loc}</loc></sitemap>`).join('')}</sitemapindex>`;
  for (const files of [{ '/robots.txt': away }, { '/sitemap.xml': index, '/moved.xml': away }]) {
    const { origin, requested, auditor } = await site(`Sitemap: ${inside.origin}/sitemap.xml\nSitemap: /sitemap.xml\n`, files);
    const running = await service({ hostDelayMs: 0, allowTargets: [origin] }, auditor);
    await finished(running, await begin(running, { url: origin }));
    expect(requested).toEqual(expect.arrayContaining(Object.keys(files)));
  }
  expect(inside.requested).toEqual([]);
});

test.each([
  [7, '/crawl'],
  [{}, '/crawl/url'],
  [{ url: 'nowhere' }, '/crawl/url'],
  [{ url: 'https://user:secret@example.com/' }, '/crawl/url'],
  [{ url: 'https://example.com/', limit: 0 }, '/crawl/limit'],
  [{ url: 'https://example.com/', limit: 1e9 }, '/crawl/limit'],
  [{ url: 'https://example.com/', depth: 1.5 }, '/crawl/depth'],
  [{ url: 'https://example.com/', include: '/blog/**' }, '/crawl/include'],
  [{ url: 'https://example.com/', exclude: ['/(a+)+$/'] }, '/crawl/exclude'],
  [{ url: 'https://example.com/', exclude: Array.from({ length: 51 }, () => '*') }, '/crawl/exclude'],
  [{ url: 'https://example.com/', subdomains: 'yes' }, '/crawl/subdomains'],
  [{ url: 'https://example.com/', limits: 5 }, '/crawl/limits'],
])('crawl %j is refused', async (crawl, pointer) => {
  const running = await service({}, new FakeAuditor());
  const response = await running.ask('/v1/batches', {
    method: 'POST',
    body: JSON.stringify({ crawl }),
    headers: { 'content-type': 'application/json' },
  });
  const { errors } = (await response.json()) as { errors: { pointer: string }[] };
  expect([response.status, errors.map((one) => one.pointer)]).toEqual([400, [pointer]]);
});

test('pageloupe audit --crawl --server reports as a crawl of this machine, with pages that no link leads to', async () => {
  const { origin, auditor } = await site('User-agent: *\nDisallow: /private/\nSitemap: /sitemap.xml\n', {
    '/sitemap.xml': ({ headers: { host } }, response) => {
      const urls = ['/', '/lonely-page', '/about'].map((path) => `<url><loc>http://${host}${path}</loc></url>`);
      response.writeHead(200, { 'content-type': 'application/xml' });
      response.end(`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`);
    },
  });
  const running = await service({ hostDelayMs: 0, allowTargets: [origin] }, auditor);
  const world = commandWorld({ auditor: fakeAuditor() });
  const args = ['--crawl', origin, '--server', running.address, '--exclude', '/about', '--no-probe', '--preset', 'none'];
  expect(await world.run('audit', ...args, '--format', 'json')).toBe(0);
  const report = JSON.parse(world.out()) as { pages: { url: string }[] };
  expect(report.pages.map(({ url }) => new URL(url).pathname)).toEqual(['/', '/blog/', '/blog/first-post', '/blog/second-post']);
  expect([paths(auditor).length, world.made]).toEqual([4, []]);
  const pretty = commandWorld({ auditor: fakeAuditor() });
  expect(await pretty.run('audit', ...args, '--format', 'pretty')).toBe(0);
  expect(pretty.out()).toContain(`Crawled from ${origin}/: 4 pages audited.`);
  expect(pretty.out()).toContain('/lonely-page');
  const { batches } = (await (await running.ask('/v1/batches')).json()) as { batches: BatchBody[] };
  expect(batches.map((batch) => [errorsOf('Batch', batch), batch.crawl!.orphans])).toEqual(
    batches.map(() => [[], { total: 1, urls: [`${origin}/lonely-page`] }]),
  );
  expect(await (await running.ask(`${batches[0]!.links.results}?format=html`)).text()).toContain('/lonely-page');
});

test.each([
  ['--sample', '5'],
  ['--sitemap', 'auto'],
])('%s with --crawl and --server is refused before anything is sent', async (...more) => {
  const world = commandWorld({ auditor: fakeAuditor() });
  expect(await world.run('audit', '--crawl', 'https://example.com/', '--server', 'http://127.0.0.1:9', ...more)).toBe(2);
  expect(world.err()).toContain(more[0]!);
});
