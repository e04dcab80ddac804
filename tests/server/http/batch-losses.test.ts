/** What could not be read for a batch, in the documents that people get of it. */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { BatchBody } from '../../../server/http/bodies/batch.ts';
import { csvRowsOf } from '../../support/csv-rows.ts';
import { parseLossesLine } from '../../../server/audit/run-losses.ts';
import { eventually } from '../../support/eventually.ts';
import { FakeAuditor, visitOf } from '../../support/service-auditor.ts';
import { service } from '../../support/service.ts';

/** A site whose sitemap index lists one file that responds and one that fails. @returns its origin */
const siteWithHalfASitemap = (): Promise<string> =>
  siteOf((request, response) => {
    const origin = `http://${request.headers.host}`;
    const files: Record<string, string> = {
      '/sitemap.xml': `<sitemapindex>${['a', 'b'].map((name) => `<sitemap><loc>${origin}/${name}.xml</loc></sitemap>`).join('')}</sitemapindex>`,
      '/a.xml': `<urlset>${[`${origin}/one`, `${origin}/two`, 'mailto:a@b.example'].map((page) => `<url><loc>${page}</loc></url>`).join('')}</urlset>`,
    };
    const file = files[request.url ?? ''];
    response.writeHead(file ? 200 : 500, { 'content-type': 'application/xml' }).end(file);
  });

async function siteOf(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('an unread sitemap and an unread part of a page are in the CSV file, and above the results of HTML', async () => {
  const origin = await siteWithHalfASitemap();
  const unread = 'The raw HTML could not be read: it redirects forever.';
  const auditor = new FakeAuditor({
    concurrency: 8,
    queue: 1000,
    answer: (order) => ({ ...visitOf(order), warnings: order.url.endsWith('/two') ? [{ code: 'raw-html-unread', message: unread }] : [] }),
  });
  const { ask } = await service({ hostDelayMs: 0, allowTargets: [origin] }, auditor);
  const made = await ask('/v1/batches', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ sitemap: `${origin}/sitemap.xml` }),
  });
  const { links, losses, notes } = (await made.json()) as BatchBody;
  const lost = { kind: 'sitemap', url: `${origin}/b.xml`, reason: 'The server returned 500.' };
  expect([losses, notes]).toEqual([[lost], [`${origin}/sitemap.xml: 1 entry is not an http(s) URL.`]]);
  await eventually(async () => expect(await (await ask(links.self)).json()).toMatchObject({ state: 'finished' }));
  const table = csvRowsOf(await (await ask(`${links.results}?format=csv`)).text());
  expect(table.slice(-2).map((cells) => cells.slice(0, 5))).toEqual([
    [lost.url, '', '', 'incomplete', `Sitemap not read completely: ${lost.reason}`],
    [`${origin}/two`, '', '', 'incomplete', `Page not read completely: ${unread}`],
  ]);
  const lines = (await (await ask(`${links.results}?format=ndjson`)).text()).trimEnd().split('\n');
  expect(lines.map((line) => parseLossesLine(line)).filter(Boolean)).toEqual([[lost]]);
  const html = await (await ask(`${links.results}?format=html`)).text();
  for (const text of [`${lost.url}: ${lost.reason}`, notes[0]!, unread]) expect(html).toContain(text);
  // A file belongs to its batch, whoever asks for it: one sentence in another language would stand between all others.
  const german = { headers: { 'accept-language': 'de' } };
  expect(csvRowsOf(await (await ask(`${links.results}?format=csv`, german)).text())).toEqual(table);
  expect(await (await ask(`${links.results}?format=html`, german)).text()).toBe(html);
});

test('the pages that a canceled batch did not reach are told in the language of the service, as its other pages are', async () => {
  const { ask } = await service({}, new FakeAuditor({ concurrency: 1, queue: 1000, answer: () => new Promise<never>(() => undefined) }));
  const headers = { 'content-type': 'application/json', 'accept-language': 'de' };
  const body = '{"urls": ["https://example.com/"]}';
  const { links } = (await (await ask('/v1/batches', { method: 'POST', headers, body })).json()) as BatchBody;
  await ask(`${links.self}/cancel`, { method: 'POST' });
  for (const format of ['json', 'ndjson', 'csv', 'html'])
    expect(await (await ask(`${links.results}?format=${format}`, { headers: { 'accept-language': 'de' } })).text(), format).toContain(
      'The batch was canceled before this page was reached.',
    );
});

test('a sitemap that never ends gives the pages that were read, before a proxy with the usual limit of a minute gives up', async () => {
  const origin = await siteOf((request, response) => {
    response
      .writeHead(200, { 'content-type': 'application/xml' })
      .write(`<urlset><url><loc>http://${request.headers.host}/one</loc></url>`);
  });
  const { ask } = await service({ hostDelayMs: 0, allowTargets: [origin] });
  const limits: number[] = [];
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    limits.push(ms);
    return timeout(Math.min(ms, 300));
  });
  onTestFinished(() => void vi.restoreAllMocks());
  const made = await ask('/v1/batches', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ sitemap: `${origin}/sitemap.xml` }),
  });
  expect(made.status).toBe(202);
  expect(await made.json()).toMatchObject({
    progress: { total: 1 },
    losses: [
      {
        kind: 'sitemap',
        url: `${origin}/sitemap.xml`,
        reason: `${origin}/sitemap.xml did not end in time: the rest was not read. URLs read: 1.`,
      },
    ],
    notes: [],
  });
  expect(limits[0]).toBe(30_000);
});
