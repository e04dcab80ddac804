/** Commands end within ten seconds of their signal, whatever part was killed or stopped, at whatever step. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildServer } from '../../scripts/build-server.ts';
import { seededRandom } from '../../research/seeded-random.ts';
import { hasEnded, killed } from '../support/loopback.ts';
import { processes } from '../support/processes.ts';
import { root } from '../support/spawned.ts';
import type { Scene, Servers } from './scenes.ts';

/** Parts of the browser by their command lines. */
const browserParts = { main: /^(?!.*--type=).*--headless/, page: /--type=renderer/, network: /--type=utility/, zygote: /--type=zygote/ };
type Part = keyof typeof browserParts | 'queue';
const steps = ['starts', 'loads', 'audits', 'ends'] as const;
const signals = ['SIGKILL', 'SIGSTOP'] as const;
const limitMs = 10_000;
/** Pages that are open when a service is stopped get this long, in addition. */
const graceMs = 1_000;
const paths = ['/a', '/b', '/hang', '/c'];

const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

interface Site {
  origin: string;
  seen: { requests: number };
  close(): void;
}
/** A site whose page `/hang` never responds. */
async function openSite(): Promise<Site> {
  const seen = { requests: 0 };
  const server = createServer((request, response) => {
    if (request.url === '/robots.txt') return void response.writeHead(404).end();
    seen.requests += 1;
    if (request.url === '/hang') return;
    const links = paths.map((path) => `<a href="${path}">${path}</a>`).join('');
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(`<!DOCTYPE html><html lang="en"><title>Bees</title><h1>Bees</h1>${links}</html>`);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen, close };
}

/** What a round needs. */
interface Place {
  program: string;
  cwd: string;
  site: Site;
  servers: Servers;
  /** Starts a batch on a service whose pages others audit; null without a queue. */
  order: (() => Promise<() => Promise<void>>) | null;
}
interface Running {
  child: ChildProcess;
  /** As its user ends it. */
  end(): void;
}

function started({ program, cwd, site, servers }: Place, args: readonly string[]): ChildProcess {
  return spawn(process.execPath, [join(program, 'main.js'), ...args], {
    cwd,
    stdio: ['pipe', 'pipe', 'ignore'],
    env: {
      ...process.env,
      PAGELOUPE_NO_SANDBOX: '1',
      PAGELOUPE_SANDBOX: 'false',
      PAGELOUPE_ALLOW_TARGETS: site.origin,
      PAGELOUPE_GRACE_MS: String(graceMs),
      PAGELOUPE_HOST_DELAY_MS: '0',
      ...(servers.queue && { PAGELOUPE_QUEUE_URL: servers.queue.url, PAGELOUPE_DATA: join(cwd, 'data') }),
    },
  });
}
const bySignal = (child: ChildProcess): Running => {
  child.stdout!.resume();
  return { child, end: () => void child.kill('SIGTERM') };
};

const listPages = ['--no-probe', '--preset', 'none', '--concurrency', '1', '--delay', '0s', '--quiet'];
const postBatch = async (address: string, { site }: Pick<Place, 'site'>): Promise<() => Promise<void>> => {
  const response = await fetch(`${address}/v1/batches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ urls: paths.map((path) => site.origin + path), probe: false }),
  });
  const { links } = (await response.json()) as { links: { self: string } };
  return async () => void (await fetch(address + links.self, { method: 'DELETE' }));
};

const commands: Readonly<Record<string, (place: Place) => Running>> = {
  audit: (place) => bySignal(started(place, ['audit', ...paths.map((path) => place.site.origin + path), ...listPages])),
  crawl: (place) => bySignal(started(place, ['audit', '--crawl', `${place.site.origin}/a`, ...listPages])),
  mcp: (place) => {
    const child = started(place, ['mcp', '--allow-targets', place.site.origin]);
    const say = (message: object) => child.stdin!.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
    child.stdin!.on('error', () => undefined);
    child.stdout!.resume();
    say({
      id: 1,
      method: 'initialize',
      params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'chaos', version: '1' } },
    });
    say({ method: 'notifications/initialized' });
    for (const [index, path] of paths.entries())
      say({ id: index + 2, method: 'tools/call', params: { name: 'audit_page', arguments: { url: place.site.origin + path } } });
    return { child, end: () => void child.stdin!.end() };
  },
  serve: (place) => {
    const child = started(place, ['serve', '--port', '0']);
    let said = '';
    child.stdout!.setEncoding('utf8').on('data', (text: string) => {
      const before = said;
      said += text;
      const address = /http:\/\/127\.0\.0\.1:\d+/;
      // What was hit may have ended it meanwhile.
      if (!address.test(before) && address.test(said)) postBatch(address.exec(said)![0], place).catch(() => undefined);
    });
    return { child, end: () => void child.kill('SIGTERM') };
  },
  worker: (place) => bySignal(started(place, ['worker'])),
};

/** A service without a worker of its own, for batches of the workers that are ended. */
async function openDesk(place: Omit<Place, 'order'>): Promise<{ order: NonNullable<Place['order']>; close(): Promise<void> }> {
  const child = started({ ...place, order: null }, ['serve', '--port', '0', '--no-worker']);
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout!.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(said);
      if (found) resolve(found[0]);
    });
    child.once('exit', () => reject(new Error('The service ended before its first batch.')));
  });
  return { order: () => postBatch(address, place), close: () => killed(child) };
}

interface Cell {
  command: string;
  part: Part;
  step: (typeof steps)[number];
  signal: (typeof signals)[number];
}

const send = (pids: readonly number[], signal: NodeJS.Signals) => {
  for (const pid of pids)
    try {
      process.kill(pid, signal);
    } catch {
      // It has just ended.
    }
};

/** @returns milliseconds from the signal to the end */
async function round({ command, part, step, signal }: Cell, place: Place, random: () => number): Promise<number> {
  const { seen } = place.site;
  const { servers } = place;
  const cancel = command === 'worker' ? await place.order!() : null;
  const from = seen.requests;
  const requests = () => seen.requests - from;
  const { child, end } = commands[command]!(place);
  const until = async (holds: () => boolean) => {
    while (!hasEnded(child) && !holds()) await pause(20);
  };
  const pids = (): number[] => {
    const server = servers.queue?.pid() ?? null;
    if (part === 'queue') return server === null ? [] : [server, ...processes(/./, server)];
    return child.pid === undefined ? [] : processes(browserParts[part], child.pid);
  };
  const giveUp = performance.now() + 60_000;
  if (step === 'starts') await (part === 'queue' ? pause(random() * 1_500) : until(() => pids().length > 0));
  else await until(() => requests() > (step === 'audits' ? 2 : 0) || performance.now() > giveUp);
  const hit = pids();
  if (step === 'ends') end();
  const at = performance.now();
  send(hit, signal);
  if (step !== 'ends') await pause(random() * 500);
  const since = step === 'ends' ? at : performance.now();
  if (step !== 'ends') end();
  await until(() => performance.now() - since > 3 * limitMs);
  const ms = Math.round(performance.now() - since);
  if (!hasEnded(child)) child.kill('SIGKILL');
  if (part === 'queue' && signal === 'SIGSTOP') send(hit, 'SIGCONT');
  else send(hit, 'SIGKILL');
  if (part === 'queue' && signal === 'SIGKILL') {
    await servers.queue!.kill();
    await servers.queue!.start();
  }
  await cancel?.().catch(() => undefined);
  return ms;
}

/** Cells that take part with these servers: the browser does not depend on them. */
const cellsOf = (isShared: boolean): Cell[] =>
  (isShared ? ['serve', 'worker'] : ['audit', 'crawl', 'mcp', 'serve']).flatMap((command) =>
    (isShared ? (['queue'] as const) : (Object.keys(browserParts) as Part[])).flatMap((part) =>
      steps.flatMap((step) => signals.map((signal) => ({ command, part, step, signal }))),
    ),
  );

export const ends: Scene = async ({ driver, rounds, seed, say }) => {
  if (driver.name === 'redis+postgres') return true;
  const cwd = mkdtempSync(join(tmpdir(), 'pageloupe-ends-'));
  const program = join(root, '.output', `ends-${process.pid}`);
  const [servers, site] = [await driver.open(), await openSite()];
  const random = seededRandom(seed);
  const all: number[] = [];
  let late = 0;
  await buildServer(program);
  const place = { program, cwd, site, servers };
  const desk = servers.queue ? await openDesk(place) : null;
  try {
    // A run that is ended early has tried every cell as often as any other.
    for (let turn = 1; turn <= rounds; turn++)
      for (const cell of cellsOf(servers.queue !== null)) {
        const ms = await round(cell, { ...place, order: desk?.order ?? null }, random);
        const isLate = ms > limitMs + (cell.command === 'serve' || cell.command === 'worker' ? graceMs : 0);
        all.push(ms);
        if (isLate) late += 1;
        say(isLate ? 'late' : 'ended', { turn, driver: driver.name, ...cell, ms, rounds: all.length, allLate: late });
      }
  } finally {
    await desk?.close();
    await servers.queue?.close();
    site.close();
    for (const folder of [cwd, program]) rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
  say(`${driver.name}, ends ${late === 0 ? 'holds' : 'BROKEN'}`, { rounds: all.length, late, slowestMs: Math.max(...all) });
  return late === 0;
};
