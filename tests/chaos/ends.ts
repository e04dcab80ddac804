/** Commands end within ten seconds of their signal, with a documented exit code, whatever part was killed or stopped, at whatever step. */
import { setTimeout as pause } from 'node:timers/promises';
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildServer } from '../../scripts/build-server.ts';
import { seededRandom } from '../../research/seeded-random.ts';
import { freePort, hasEnded, killed, untilWorks, type CrashableServer } from '../support/loopback.ts';
import { processes } from '../support/processes.ts';
import { root } from '../support/spawned.ts';
import type { Scene, Servers } from './scenes.ts';

/** Parts of the browser by their command lines. */
const browserParts = { main: /^(?!.*--type=).*--headless/, page: /--type=renderer/, network: /--type=utility/, zygote: /--type=zygote/ };
/** Servers that a command depends on. */
type ServerPart = 'queue' | 'store' | 'proxy';
type Part = keyof typeof browserParts | ServerPart;
const steps = ['starts', 'loads', 'audits', 'ends'] as const;
const signals = ['SIGKILL', 'SIGSTOP'] as const;
const limitMs = 10_000;
/** Pages that are open when a service is stopped get this long, in addition. */
const graceMs = 1_000;
const paths = ['/a', '/b', '/hang', '/c'];

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

/** A public address, which commands reach through their proxy only. */
const behindProxy = 'http://93.184.215.14';
/** A proxy in its own process, which leads to the site. */
async function openProxy({ origin }: Site): Promise<CrashableServer> {
  const port = await freePort();
  let running: ChildProcess | null = null;
  const start = async () => {
    if (hasEnded(running))
      running = spawn(process.execPath, ['--import', 'tsx', join(root, 'tests/chaos/proxy.ts'), String(port), new URL(origin).port], {
        cwd: root,
        stdio: 'inherit',
      });
    await untilWorks(
      () =>
        new Promise<void>((resolve, reject) => {
          const socket = connect(port, '127.0.0.1', () => resolve(void socket.destroy())).once('error', reject);
        }),
    );
  };
  const kill = async () => {
    if (running) await killed(running);
    running = null;
  };
  await start();
  return { url: `http://127.0.0.1:${port}`, pid: () => running?.pid ?? null, kill, start, close: kill };
}

/** What a round needs. */
interface Place {
  program: string;
  cwd: string;
  site: Site;
  servers: Partial<Servers> & { proxy?: CrashableServer | null };
  /** Starts a batch on a service whose pages others audit; null without a queue. */
  order: (() => Promise<() => Promise<void>>) | null;
}
interface Running {
  child: ChildProcess;
  /** As its user ends it. */
  end(): void;
}
interface Ending {
  /** From the signal to the end. */
  ms: number;
  /** Null if it had to be killed. */
  code: number | null;
  /** Last lines of standard error. */
  said: readonly string[];
}

function started({ program, cwd, site, servers }: Place, args: readonly string[]): ChildProcess {
  const child = spawn(process.execPath, [join(program, 'main.js'), ...args], {
    cwd,
    stdio: ['pipe', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PAGELOUPE_NO_SANDBOX: '1',
      PAGELOUPE_SANDBOX: 'false',
      PAGELOUPE_ALLOW_TARGETS: site.origin,
      PAGELOUPE_GRACE_MS: String(graceMs),
      PAGELOUPE_HOST_DELAY_MS: '0',
      ...(servers.queue && { PAGELOUPE_QUEUE_URL: servers.queue.url }),
      ...(servers.store && servers.store !== servers.queue
        ? { PAGELOUPE_STORE_URL: servers.store.url }
        : servers.queue && { PAGELOUPE_DATA: join(cwd, 'data') }),
      ...(servers.proxy && { PAGELOUPE_PROXY: servers.proxy.url }),
    },
  });
  child.stderr!.setEncoding('utf8').resume();
  return child;
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

export const endingCommands: Readonly<Record<string, (place: Place) => Running>> = {
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

const isServer = (part: Part): part is ServerPart => !(part in browserParts);

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

/** Of the documentation: work that ended before its signal has the codes of its pages, a start that failed those of its fault. */
const documented: Readonly<Record<string, readonly number[]>> = {
  audit: [0, 3, 4, 143],
  crawl: [0, 3, 4, 143],
  mcp: [0],
  serve: [0, 2, 143],
  worker: [0, 2, 143],
};
/** As a shell says it: before a command listens to signals, the system ends it. */
const codeOf = ({ exitCode, signalCode }: ChildProcess): number | null => (signalCode === 'SIGTERM' ? 143 : exitCode);

async function round({ command, part, step, signal }: Cell, place: Place, random: () => number): Promise<Ending> {
  const { seen } = place.site;
  const { servers } = place;
  const cancel = command === 'worker' ? await place.order!() : null;
  const from = seen.requests;
  const requests = () => seen.requests - from;
  const { child, end } = endingCommands[command]!(place);
  let said = '';
  child.stderr!.on('data', (text: string) => {
    said = (said + text).slice(-4_000);
  });
  const until = async (holds: () => boolean) => {
    while (!hasEnded(child) && !holds()) await pause(20);
  };
  const pids = (): number[] => {
    if (isServer(part)) {
      const server = servers[part]?.pid() ?? null;
      return server === null ? [] : [server, ...processes(/./, server)];
    }
    return child.pid === undefined ? [] : processes(browserParts[part], child.pid);
  };
  const giveUp = performance.now() + 60_000;
  if (step === 'starts') await (isServer(part) ? pause(random() * 1_500) : until(() => pids().length > 0));
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
  const code = codeOf(child);
  if (!hasEnded(child)) child.kill('SIGKILL');
  if (isServer(part) && signal === 'SIGSTOP') send(hit, 'SIGCONT');
  else send(hit, 'SIGKILL');
  if (isServer(part) && signal === 'SIGKILL') {
    await servers[part]!.kill();
    await servers[part]!.start();
  }
  await cancel?.().catch(() => undefined);
  return { ms, code, said: said.trim().split('\n').slice(-6) };
}

/** Parts that take part with a driver, by command: the browser does not depend on its servers. */
const partsOf = (driver: string): Readonly<Record<string, readonly Part[]>> => {
  const browser = Object.keys(browserParts) as (keyof typeof browserParts)[];
  if (driver === 'memory') return { audit: [...browser, 'proxy'], crawl: [...browser, 'proxy'], mcp: browser, serve: browser };
  const server = driver === 'redis+postgres' ? ('store' as const) : ('queue' as const);
  return { serve: [server], worker: [server] };
};
const cellsOf = (driver: string, wanted: readonly string[]): Cell[] =>
  Object.entries(partsOf(driver)).flatMap(([command, parts]) =>
    wanted.includes(command)
      ? parts.flatMap((part) => steps.flatMap((step) => signals.map((signal) => ({ command, part, step, signal }))))
      : [],
  );

export const ends: Scene = async ({ driver, rounds, seed, commands: wanted, say }) => {
  const cwd = mkdtempSync(join(tmpdir(), 'pageloupe-ends-'));
  const program = join(root, '.output', `ends-${process.pid}`);
  const [servers, site] = [await driver.open(), await openSite()];
  const random = seededRandom(seed);
  const all: number[] = [];
  let [late, wrong] = [0, 0];
  await buildServer(program);
  const place = { program, cwd, site, servers };
  const [desk, proxy] = [servers.queue ? await openDesk(place) : null, servers.queue ? null : await openProxy(site)];
  const proxied = { ...place, site: { ...site, origin: behindProxy }, servers: { proxy } };
  try {
    // A run that is ended early has tried every cell as often as any other.
    for (let turn = 1; turn <= rounds; turn++)
      for (const cell of cellsOf(driver.name, wanted)) {
        const { ms, code, said } = await round(cell, { ...(cell.part === 'proxy' ? proxied : place), order: desk?.order ?? null }, random);
        const isLate = ms > limitMs + (cell.command === 'serve' || cell.command === 'worker' ? graceMs : 0);
        const isWrong = !isLate && (code === null || !documented[cell.command]!.includes(code));
        all.push(ms);
        if (isLate) late += 1;
        if (isWrong) wrong += 1;
        const facts = { turn, driver: driver.name, ...cell, ms, code, rounds: all.length, allLate: late, allWrong: wrong };
        say(isLate ? 'late' : isWrong ? 'wrong exit code' : 'ended', isLate || isWrong ? { ...facts, said } : facts);
      }
  } finally {
    await desk?.close();
    for (const server of new Set([servers.queue, servers.store, proxy])) await server?.close();
    site.close();
    for (const folder of [cwd, program]) rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
  const holds = late === 0 && wrong === 0;
  say(`${driver.name}, ends ${holds ? 'holds' : 'BROKEN'}`, { rounds: all.length, late, wrong, slowestMs: Math.max(...all) });
  return holds;
};
