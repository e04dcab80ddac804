import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { quantileOf } from './measure.ts';
import { startBenchService } from './own-service.ts';
import { watchBenchHealth } from './service-rows.ts';

/** A batch of a large or hostile sitemap, measured while the service reads it. */
export interface SitemapRow {
  name: string;
  /** Of the last response. */
  status: number;
  ms: number;
  /** Longest stretch of work of the service's main thread, milliseconds of CPU time. */
  held: number;
  /** Response times of /healthz meanwhile, milliseconds. */
  health: { p95: number; slowest: number };
}

const fileBytes = 50_000_000;
const start = '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">';
const entryOf = (url: string) => `<url><loc>${url}</loc><lastmod>2026-01-02</lastmod></url>\n`;

/** Files by name; each as pieces. */
function filesOf(origin: () => string): Record<string, () => Iterable<string | Buffer>> {
  function* filled(before: string, piece: (at: number) => string, bytes = fileBytes): Generator<string> {
    yield before;
    for (let [at, left] = [0, bytes]; left > 0; at++) {
      const part = piece(at);
      left -= Buffer.byteLength(part);
      yield part;
    }
  }
  const entries = (at: number, name: string) =>
    Array.from({ length: 500 }, (_, index) => entryOf(`${origin()}/${name}/${at * 500 + index}`)).join('');
  const urls = (count: number, url: (index: number) => string) => [
    `${start}${Array.from({ length: count }, (_, index) => entryOf(url(index))).join('')}</urlset>`,
  ];
  return {
    endless: () => filled(start, (at) => entries(at, 'endless'), Number.POSITIVE_INFINITY),
    '50 MB': () => filled(start, (at) => entries(at, 'page')),
    '50 MB of Japanese': () => filled(start, (at) => entries(at, 'カタログ')),
    '50 MB, compressed': () => [gzipSync([...filled(start, (at) => entries(at, 'page'))].join(''))],
    '50,000 URLs of 1,000 characters': () => urls(50_000, (index) => `${origin()}/${index}/${'a'.repeat(980)}`),
    'as many hosts as URLs': () => urls(50_000, (index) => `http://127.${(index >> 16) + 1}.${(index >> 8) & 255}.${index & 255}/`),
    'dashes in a comment': () => filled(`${start}<!--`, () => '-- '.repeat(100_000)),
    'ampersands in a text': () => filled(start, () => '&amp;'.repeat(100_000)),
    'white space': () => filled('', () => ' \n'.repeat(100_000)),
    'a tag without end': () => filled(`${start}<url `, () => 'a="b" '.repeat(100_000)),
    'index of 100 files': () => [
      `<sitemapindex>${Array.from({ length: 100 }, (_, file) => `<sitemap><loc>${origin()}/child?${file}</loc></sitemap>`).join('')}</sitemapindex>`,
    ],
  };
}

function serveFiles(): Promise<{
  server: Server;
  origin: string;
  names: string[];
  piecesOf: (name: string) => Iterable<string | Buffer> | undefined;
}> {
  let origin = '';
  const files = filesOf(() => origin);
  // Made before a request: a server that takes seconds to respond is another fault.
  const made = new Map<string, Iterable<string | Buffer>>();
  const piecesOf = (name: string) => {
    const pieces = made.get(name) ?? files[name]?.();
    if (Array.isArray(pieces)) made.set(name, pieces);
    return pieces;
  };
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', origin);
    const name = decodeURIComponent(url.pathname.slice(1));
    const pieces =
      name === 'child'
        ? [
            `<urlset>${Array.from({ length: 50_000 }, (_, at) => `<url><loc>${origin}/${url.search.slice(1)}/${at}</loc></url>`).join('')}</urlset>`,
          ]
        : piecesOf(name);
    response.writeHead(pieces ? 200 : 404, { 'content-type': 'application/xml' });
    const rest = pieces?.[Symbol.iterator]();
    const send = () => {
      for (;;) {
        const next = rest?.next();
        if (!next || next.done) return void response.end();
        if (!response.write(next.value)) return void response.once('drain', send);
      }
    };
    send();
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      resolve({ server, origin, names: Object.keys(files), piecesOf });
    });
  });
}

/** @param file lines of held-thread.mjs @param from epoch milliseconds */
const longestSince = (file: string, from: number): number =>
  Math.max(
    ...readFileSync(file, 'utf8')
      .split('\n')
      .map((line) => line.split(' ').map(Number))
      // Lines of before have a stretch of before.
      .map(([at = 0, ms = 0]) => (at > from + 500 ? ms : 0)),
  );

/** @param atOnce number of batches of the 50 MB file that are started at once in the last row */
export async function measureSitemaps(
  { sandbox, executablePath }: { sandbox: boolean; executablePath: string },
  atOnce: number,
  each: (row: SitemapRow) => void,
): Promise<SitemapRow[]> {
  const { server, origin, names, piecesOf } = await serveFiles();
  const folder = mkdtempSync(join(tmpdir(), 'pageloupe-held-'));
  const held = join(folder, 'held');
  const service = await startBenchService({
    PAGELOUPE_PORT: '0',
    PAGELOUPE_SANDBOX: String(sandbox),
    PAGELOUPE_CHROMIUM: executablePath,
    PAGELOUPE_ALLOW_TARGETS: origin,
    PAGELOUPE_LOG_LEVEL: 'silent',
    PAGELOUPE_RATE_LIMIT: '0',
    // Its pages are not what is measured.
    PAGELOUPE_HOST_DELAY_MS: '60000',
    PAGELOUPE_DATA: join(folder, 'data'),
    NODE_OPTIONS: `--import ${new URL('held-thread.mjs', import.meta.url).href}`,
    HELD_THREAD_FILE: held,
  });
  const order = async (name: string) => {
    const response = await fetch(`${service.address}/v1/batches`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ sitemap: `${origin}/${encodeURIComponent(name)}`, probe: false }),
    });
    const { links } = (await response.json()) as { links?: { self: string } };
    // Until it has looked for what is due.
    await pause(1_500);
    if (links) await fetch(service.address + links.self, { method: 'DELETE' });
    return response.status;
  };
  const rows: SitemapRow[] = [];
  const measure = async (name: string, work: () => Promise<number>) => {
    const from = Date.now();
    const watched = await watchBenchHealth(service.address);
    const began = performance.now();
    const status = await work();
    const ms = performance.now() - began;
    await pause(700);
    const health = await watched();
    const row = {
      name,
      status,
      ms,
      held: longestSince(held, from),
      health: { p95: quantileOf(health, 0.95), slowest: Math.max(...health) },
    };
    rows.push(row);
    each(row);
  };
  try {
    // Compiles what the others need.
    await order('50,000 URLs of 1,000 characters');
    for (const name of names) {
      piecesOf(name);
      await measure(name, () => order(name));
    }
    await measure(`${atOnce} at once of 50 MB`, async () =>
      Math.max(...(await Promise.all(Array.from({ length: atOnce }, () => order('50 MB'))))),
    );
  } finally {
    await service.close();
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true, force: true });
  }
  return rows;
}
