import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdirSync, mkdtempSync, rmSync, writeFileSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { benchMedian } from './measure.ts';
import { benchMemoryOf } from './process-memory.ts';
import { buildServer } from '../build-server.ts';
import { parseCommandArguments } from '../usage.ts';

const usage = `Usage: npm run bench -- crawl [--pages <n>] [--rows <n>] [--no-crawl] [--no-rows]

Measures a crawl of synthetic pages against an audit of the same list: pages a second, and the memory of the command in its first and last
hundred pages. Then, with --rows saved rows: how long a run takes to go on, and a comparison of two runs, both in a heap of 512 MB, with
the most memory that each process had.
`;
/** Required ratios and limits. */
const targets = { rate: 0.9, growth: 1.1, resumeMs: 5_000 };
const heap = '--max-old-space-size=512';
const liveHeap = new URL('./live-heap.mjs', import.meta.url).href;
const settings = ['--preset', 'none', '--no-probe', '--settle', '0', '--quiet', '--concurrency', '2'];

const { values } = parseCommandArguments(usage, {
  options: {
    pages: { type: 'string', default: '2000' },
    rows: { type: 'string', default: '100000' },
    'no-crawl': { type: 'boolean', default: false },
    'no-rows': { type: 'boolean', default: false },
  },
});

async function bench(): Promise<number> {
  const folder = fileURLToPath(new URL('../../.output/server', import.meta.url));
  await buildServer(folder);
  const program = join(folder, 'main.js');
  const dir = mkdtempSync(join(tmpdir(), 'pageloupe-bench-'));
  const misses: string[] = [];
  const site = await servePages(Number(values.pages));
  try {
    if (!values['no-crawl']) misses.push(...(await benchCrawl(program, dir, site, Number(values.pages))));
    if (!values['no-rows']) misses.push(...(await benchRows(program, dir, site, Number(values.rows))));
  } finally {
    site.close();
    rmSync(dir, { recursive: true, force: true });
  }
  say(misses.length > 0 ? `\nTargets missed:\n${misses.map((miss) => `  ${miss}`).join('\n')}` : '\nAll targets met.');
  return misses.length > 0 ? 1 : 0;
}

interface Site {
  origin: string;
  /** Called with the number of each requested page. */
  onPage: (number: number) => void;
  close(): void;
}

/** A site of numbered pages with unique texts, each of which links to the next ten. */
async function servePages(pages: number): Promise<Site> {
  const site: Site = { origin: '', onPage: () => undefined, close: () => undefined };
  const server = createServer((request, response) => {
    const number = Number(/^\/(\d*)$/.exec(request.url ?? '')?.[1] ?? 'x');
    if (!(number < pages)) {
      response.writeHead(404, { 'content-type': 'text/html' }).end('<!DOCTYPE html><title>Not here</title>');
      return;
    }
    site.onPage(number);
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page(number, pages));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  site.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  site.close = () => {
    server.closeAllConnections();
    server.close();
  };
  return site;
}

function page(number: number, pages: number): string {
  const words = (from: number, count: number) =>
    Array.from({ length: count }, (_, at) => `word${((number * 7919 + from + at) * 104_729) % 99_991}`).join(' ');
  const links = Array.from({ length: 10 }, (_, at) => number * 10 + at + 1)
    .filter((one) => one < pages)
    .map((one) => `<li><a href="/${one}">Page ${one} of the site</a></li>`);
  const paragraphs = Array.from({ length: 12 }, (_, at) => `<p>${words(at * 60, 60)}.</p>`);
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Page ${number} of the site</title><meta name="description" content="${words(3, 20)}"></head><body><main><h1>Page ${number}</h1>${paragraphs.join('')}<ul>${links.join('')}</ul></main></body></html>`;
}

interface Memory {
  /** Bytes that the process takes, with each page: V8 leaves garbage while there is room, so that they grow with a run of any size until it collects. */
  taken: number[];
  /** Bytes in use after a collection, with every tenth page. */
  live: number[];
}

/** Runs the command, and looks at its memory when a page is requested for the first time. */
async function run(
  program: string,
  args: readonly string[],
  cwd: string,
  site: Site,
): Promise<{ ms: number; memory: Memory; code: number }> {
  const memory: Memory = { taken: [], live: [] };
  const began = performance.now();
  const child = spawn(process.execPath, ['--expose-gc', '--import', liveHeap, program, ...args], {
    cwd,
    env: { ...process.env, PAGELOUPE_NO_SANDBOX: process.getuid?.() === 0 ? '1' : '' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  child.on('message', (bytes) => memory.live.push(bytes as number));
  // Each is requested twice: by the browser, and for its raw HTML.
  const seen = new Set<number>();
  site.onPage = (number) => {
    if (seen.has(number)) return;
    seen.add(number);
    memory.taken.push(benchMemoryOf(child.pid!).own);
    if (seen.size % 10 === 0 && child.connected) child.send('look', () => undefined);
  };
  const [code] = (await once(child, 'exit')) as [number];
  return { ms: performance.now() - began, memory, code };
}

async function benchCrawl(program: string, dir: string, site: Site, pages: number): Promise<string[]> {
  const urls = join(dir, 'urls.txt');
  writeFileSync(urls, Array.from({ length: pages }, (_, at) => `${site.origin}/${at === 0 ? '' : at}`).join('\n'));
  const list = await run(program, ['audit', '--url-file', urls, ...settings, '--format', `ndjson=${join(dir, 'list.ndjson')}`], dir, site);
  const crawl = await run(
    program,
    ['audit', '--crawl', `${site.origin}/`, '--limit', String(pages), ...settings, '--format', `ndjson=${join(dir, 'crawl.ndjson')}`],
    dir,
    site,
  );
  const audited = readFileSync(join(dir, 'crawl.ndjson'), 'utf8').trimEnd().split('\n').length;
  const ends = (samples: readonly number[], most: number) =>
    [benchMedian(samples.slice(0, most)), benchMedian(samples.slice(-most))] as const;
  const [[firstTaken, lastTaken], [first, last]] = [ends(crawl.memory.taken, 100), ends(crawl.memory.live, 10)];
  const rate = list.ms / crawl.ms;
  say(`list of ${pages}: ${seconds(list.ms)}; crawl of ${audited}: ${seconds(crawl.ms)}, ${rate.toFixed(2)} of the rate of the list`);
  say(
    `memory of the crawl, first and last hundred pages: in use ${megabytes(first)}, ${megabytes(last)} (${(last / first).toFixed(2)}); taken ${megabytes(firstTaken)}, ${megabytes(lastTaken)} (${(lastTaken / firstTaken).toFixed(2)})`,
  );
  return [
    audited !== pages && `the crawl found ${audited} of ${pages} pages`,
    rate < targets.rate && `the crawl has ${rate.toFixed(2)} of the rate of the list, target ${targets.rate}`,
    last > targets.growth * first && `memory in use of the crawl grows from ${megabytes(first)} to ${megabytes(last)}`,
  ].filter((miss) => typeof miss === 'string');
}

/** Repeats saved rows of a run until there are enough. */
async function benchRows(program: string, dir: string, site: Site, rows: number): Promise<string[]> {
  const folder = join(dir, 'run');
  await run(program, ['audit', `${site.origin}/`, ...settings, '--resume', folder], dir, site);
  const row = readFileSync(join(folder, 'results.ndjson'), 'utf8').trimEnd();
  const urls = Array.from({ length: rows }, (_, at) => `${site.origin}/${at}?row`);
  const home = `${site.origin}/`;
  mkdirSync(folder, { recursive: true });
  const [results, places] = [createWriteStream(join(folder, 'results.ndjson')), createWriteStream(join(folder, 'places.txt'))];
  let end = 0;
  for (const [index, url] of urls.entries()) {
    const line = `${row.replace('"index":0', `"index":${index}`).replaceAll(`"${home}"`, `"${url}"`)}\n`;
    const length = Buffer.byteLength(line);
    places.write(`${index} ${end} ${length} done\n`);
    if (!results.write(line)) await once(results, 'drain');
    end += length;
  }
  results.end();
  places.end();
  await Promise.all([once(results, 'close'), once(places, 'close')]);
  const manifest = join(folder, 'run.json');
  writeFileSync(manifest, JSON.stringify({ ...(JSON.parse(readFileSync(manifest, 'utf8')) as object), urls: [...urls, `${home}1`] }));
  say(`${rows} rows of ${Math.round(row.length / 1000)} kB, ${megabytes(end)}`);
  // Resumes, and ends at its first page request.
  const began = performance.now();
  const child = spawn(process.execPath, [heap, program, 'audit', '--resume', folder, ...settings], {
    cwd: dir,
    env: { ...process.env, PAGELOUPE_NO_SANDBOX: process.getuid?.() === 0 ? '1' : '' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const resumed = untilExit(child);
  const started = await new Promise<number>((resolve) => {
    site.onPage = () => resolve(performance.now() - began);
  });
  const { code, most } = await resumed;
  say(`goes on after ${seconds(started)}, done after ${seconds(performance.now() - began)} with ${megabytes(most)}, exit code ${code}`);
  const results2 = join(folder, 'results.ndjson');
  const beganComparing = performance.now();
  const comparing = spawn(process.execPath, [heap, program, 'compare', results2, results2], {
    cwd: dir,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const compared = await untilExit(comparing);
  say(
    `compare of two such runs: ${seconds(performance.now() - beganComparing)} with ${megabytes(compared.most)}, exit code ${compared.code}`,
  );
  return [
    started > targets.resumeMs && `a run of ${rows} rows goes on after ${seconds(started)}, target ${seconds(targets.resumeMs)}`,
    code !== 0 && `the run that goes on exits with ${code}`,
    compared.code !== 0 && `compare exits with ${compared.code}`,
  ].filter((miss) => typeof miss === 'string');
}

/** @returns `most`: maximum bytes, without the browser's processes */
async function untilExit(child: ChildProcess): Promise<{ code: number; most: number }> {
  let most = 0;
  const timer = setInterval(() => {
    most = Math.max(most, benchMemoryOf(child.pid!).own);
  }, 1_000);
  const [code] = (await once(child, 'exit')) as [number];
  clearInterval(timer);
  return { code, most };
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;
function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

process.exitCode = await bench();
