/** Input of the command line that is larger than its limits. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createGzip } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { commandWorld } from '../../support/command-world.ts';
import { fakeAuditor } from '../../support/fake-auditor.ts';

const site = 'https://site.example';
const packed = (async () => {
  const part = Buffer.from(`${site}/${'a'.repeat(1_979)}\n`.repeat(4_000));
  return buffer(Readable.from(Array.from({ length: 100 }, () => part)).pipe(createGzip({ level: 1 })));
})();

describe('input above the limits', () => {
  test.each<[string, string, Buffer | Promise<Buffer>, string[], number, string]>([
    ['a list of 101 MB', 'list', Buffer.alloc(101_000_000), ['--url-file', 'list'], 2, 'it is larger than 100 MB.'],
    ['a packed list', 'list.gz', packed, ['--url-file', 'list.gz'], 2, 'Not an http(s) URL'],
    [
      'a sitemap that unpacks to 800 MB',
      'map.xml.gz',
      packed,
      ['--sitemap', 'map.xml.gz', '--preset', 'none'],
      3,
      'map.xml.gz is truncated or larger than the 50 MB limit',
    ],
    ['a sitemap of 51 MB', 'map.xml', Buffer.alloc(51_000_000), ['--sitemap', 'map.xml'], 2, 'it is larger than 50 MB.'],
  ])('%s', async (_, name, contents, args, code, texts) => {
    const world = commandWorld();
    writeFileSync(join(world.cwd, name), await contents);
    expect([await world.run('audit', ...args), world.err()]).toEqual([code, expect.stringContaining(texts)]);
  });
  test('a file that never ends', async () => {
    const world = commandWorld();
    expect([await world.run('audit', '--url-file', '/dev/zero'), world.err()]).toEqual([
      2,
      'Can’t read /dev/zero: it is larger than 100 MB. Shorten it, or split it into several runs.\n',
    ]);
  });

  test('sitemaps of 200,000 pages and more are read', async () => {
    const answer = (text: string, url: string) =>
      Object.defineProperty(new Response(text, { headers: { 'content-type': 'application/xml' } }), 'url', { value: url });
    const net = (async (url: string) =>
      answer(
        url.endsWith('index.xml')
          ? `<sitemapindex>${[0, 1, 2, 3, 4].map((part) => `<sitemap><loc>${site}/${part}.xml</loc></sitemap>`).join('')}</sitemapindex>`
          : Array.from({ length: 50_000 }, (_, index) => `${site}/${new URL(url).pathname.slice(1, 2)}/${index}`).join('\n'),
        url,
      )) as never;
    const auditor = fakeAuditor();
    const world = commandWorld({ auditor, net });
    const code = await world.run('audit', '--sitemap', `${site}/index.xml`, '--sample', '1', '--preset', 'none');
    expect([code, auditor.orders.length], world.err()).toEqual([0, 1]);
    expect(world.err()).toContain('200,000');
  });
});
