import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { failureReason } from '../../../checks/core/failure.ts';
import type { Net } from '../../../checks/fetch/net.ts';
import { fetchSiteFacts, type Site } from '../../../checks/fetch/site.ts';
import { webServer, type Answers } from '../../support/web-server.ts';

const net: Net = (url, init) => fetch(url, init);
const now = Date.UTC(2026, 10, 21);
const html = '<!DOCTYPE html><title>Page</title>';
async function site(answers: Answers, path = '/page', timeoutMs = 4_000) {
  const server = await webServer({ '/page': html, ...answers });
  return { ...server, ...(await fetchSiteFacts(net, server.origin + path, { now, timeoutMs })) };
}
const valueOf = <N extends keyof Site['known']>(known: Site['known'], name: N) => {
  const gathered = known[name];
  if (!gathered?.ok) throw new Error(`${name}: ${gathered?.code ?? 'absent'}`);
  return gathered.value as Extract<NonNullable<Site['known'][N]>, { ok: true }>['value'];
};

test('a page of 10 MB is read to the limit', async () => {
  const { known, html: text } = await site({
    '/page': (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(`<!DOCTYPE html>${'x'.repeat(10_000_000)}`),
  });
  expect(valueOf(known, 'response')).toMatchObject({ bytes: 5_000_000, truncated: true });
  expect(text?.length).toBe(5_000_000);
});
test('reading sitemaps stops at 20 MB unpacked', async () => {
  const { known } = await site({
    '/robots.txt': 'Sitemap: /bomb.xml.gz\nSitemap: /next.xml',
    '/bomb.xml.gz': (_, response) =>
      response.writeHead(200, { 'content-type': 'application/gzip' }).end(gzipSync(Buffer.alloc(60_000_000, '<url></url>\n'))),
  });
  const [bomb, next] = valueOf(known, 'sitemap').files;
  expect([bomb!.bytes, bomb!.truncated, next!.failure]).toEqual([
    20_000_000,
    true,
    failureReason('sitemap-limits', { files: 11, megabytes: 20 }),
  ]);
});
