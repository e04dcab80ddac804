/** Local services, workers and their servers, which are killed at random moments, and the conditions that must still be met. */
import { setTimeout as pause } from 'node:timers/promises';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleThreadScript, scripts, type ScriptName } from '../../server/audit/made-scripts.ts';
import { readVocabulary } from '../../server/audit/vocabulary.ts';
import { bundled } from '../support/bundle.ts';
import { freePort, hasEnded, killed, type CrashableServer } from '../support/loopback.ts';
import { processes } from '../support/processes.ts';
import type { LedgerLine } from './ledger.ts';
import { lightPageMayFail } from './light-auditor.ts';
import type { ProcessOrder } from './process.ts';

/**
 * Bundles the process into one file next to the packages it needs, so that it starts in half a second.
 * @param withBrowser also include what a real audit needs
 * @returns the file, in a folder of its own
 */
export async function buildProcess(withBrowser = false): Promise<string> {
  const { folder, file } = await bundled('tests/chaos/process.ts', 'chaos');
  if (withBrowser) {
    for (const name of Object.keys(scripts) as ScriptName[]) writeFileSync(join(folder, `${name}.js`), await bundleThreadScript(name));
    writeFileSync(join(folder, 'schema-org.json'), JSON.stringify(readVocabulary()));
  }
  return file;
}

export interface StageOrder {
  program: string;
  /** Null for a queue inside the service's process. */
  queue: CrashableServer | null;
  /** Store results in the PostgreSQL of the queue instead of a folder. */
  storeUrl?: string | null;
  data?: string;
  workers: number;
  pageMs?: number;
  hostDelayMs?: number;
  concurrency?: number;
  lockMs?: number;
  /** Number of services with the same queue and store. */
  services?: number;
  /** Use a real Chromium for pages of these local origins. */
  browserFor?: readonly string[];
  /** Additional environment variables of a process. */
  envOf?: (name: string) => NodeJS.ProcessEnv;
  /** A clock for all processes that starts now and runs this many times as fast. */
  clockRate?: number;
}

interface Death {
  pid: number;
  at: bigint;
}

export class Stage {
  readonly folder: string;
  readonly data: string;
  readonly ledger: string;
  /** IDs of webhooks by batch, in order of arrival. */
  readonly webhooks: { id: string; batch: string }[] = [];
  readonly deaths: Death[] = [];
  readonly #killedAt = new Map<number, bigint>();
  readonly #order: StageOrder;
  readonly #processes = new Map<string, ChildProcess>();
  readonly #hooks = createServer();
  readonly #began = Date.now();
  readonly #ports = new Map<string, number>();
  #closed = false;

  private constructor(order: StageOrder) {
    this.folder = mkdtempSync(join(tmpdir(), 'pageloupe-chaos-'));
    [this.#order, this.data, this.ledger] = [order, order.data ?? join(this.folder, 'data'), join(this.folder, 'ledger.ndjson')];
  }

  static async open(order: StageOrder): Promise<Stage> {
    const stage = new Stage(order);
    stage.#hooks.on('request', (request, response) => {
      let text = '';
      request.on('data', (part) => (text += String(part)));
      request.on('end', () => {
        const { data } = JSON.parse(text) as { data: { id: string } };
        stage.webhooks.push({ id: String(request.headers['webhook-id']), batch: data.id });
        response.writeHead(204).end();
      });
    });
    await new Promise<void>((resolve) => {
      stage.#hooks.listen(0, '127.0.0.1', resolve);
    });
    for (const name of stage.services) stage.#ports.set(name, await freePort());
    await Promise.all(stage.names.map((name) => stage.startProcess(name)));
    return stage;
  }

  get services(): string[] {
    return Array.from({ length: this.#order.services ?? 1 }, (_, index) => (index === 0 ? 'server' : `server-${index + 1}`));
  }
  get names(): string[] {
    return [...this.services, ...Array.from({ length: this.#order.workers }, (_, index) => `worker-${index + 1}`)];
  }
  get address(): string {
    return this.addressOf('server');
  }
  addressOf(service: string): string {
    return `http://127.0.0.1:${this.#ports.get(service)}`;
  }
  pidOf(name: string): number {
    return this.#processes.get(name)!.pid!;
  }

  async startProcess(name: string): Promise<void> {
    const { program, queue, storeUrl, workers, pageMs = 50, hostDelayMs = 0, concurrency = 8, lockMs = 1_500 } = this.#order;
    const { browserFor = null, clockRate = 1, envOf } = this.#order;
    const port = this.#ports.get(name);
    const hooks = `http://127.0.0.1:${(this.#hooks.address() as AddressInfo).port}`;
    const settings: ProcessOrder['settings'] = {
      ...(storeUrl ? { storeUrl } : { data: this.data }),
      queueUrl: queue?.url ?? null,
      concurrency,
      hostDelayMs,
      contactFile: join(this.folder, 'contacts.ndjson'),
      ...(browserFor && { allowTargets: [...browserFor], sandbox: process.getuid?.() !== 0 }),
      ...(port !== undefined && { port, allowWebhooks: [hooks], worker: workers === 0 }),
    };
    const order: ProcessOrder = {
      role: port === undefined ? 'worker' : 'serve',
      settings,
      ledger: this.ledger,
      browser: browserFor !== null,
      pageMs,
      lockMs,
      scanMs: 2_000,
      clock: { began: this.#began, rate: clockRate },
    };
    const child = spawn(process.execPath, [program, JSON.stringify(order)], {
      stdio: ['ignore', 'pipe', openSync(join(this.folder, `${name}.log`), 'a')],
      env: { ...process.env, ...envOf?.(name) },
    });
    this.#processes.set(name, child);
    child.once('exit', () => {
      // Under load, the event comes late.
      this.deaths.push({ pid: child.pid!, at: this.#killedAt.get(child.pid!) ?? process.hrtime.bigint() });
      // Restarts it like a process manager; it may have been killed by a page, or its server was unreachable at the start.
      if (!this.#closed && this.#processes.get(name) === child) setTimeout(() => this.#closed || void this.startProcess(name), 200);
    });
    await new Promise<void>((resolve) => {
      child.stdout!.on('data', (text) => String(text).includes('ready') && resolve());
      child.once('exit', () => resolve());
    });
  }

  /** SIGKILL; it is restarted automatically. */
  async kill(name: string): Promise<void> {
    const child = this.#processes.get(name);
    if (!child) return;
    const ended = killed(child);
    this.#killedAt.set(child.pid!, process.hrtime.bigint());
    await ended;
  }

  /** SIGTERM, as a process manager replaces it; it is restarted automatically. Waits until it has ended. */
  async replace(name: string): Promise<void> {
    const child = this.#processes.get(name)!;
    if (hasEnded(child)) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }

  /** Waits for the webhook of a batch, as long as the test has time: how soon it comes depends on the machine. */
  async notified(id: string): Promise<void> {
    while (!this.#closed && !this.webhooks.some(({ batch }) => batch === id)) await pause(100);
  }

  /** @param timeoutMs time limit of a page */
  async begin(urls: readonly string[], key: string, timeoutMs = 1_000): Promise<string> {
    for (;;) {
      const response = await fetch(`${this.address}/v1/batches`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify({
          urls,
          probe: false,
          timeoutMs,
          webhook: { url: `http://127.0.0.1:${(this.#hooks.address() as AddressInfo).port}/`, secret: 'x'.repeat(32) },
        }),
      }).catch(() => null);
      if (response?.status === 202) return ((await response.json()) as { id: string }).id;
      if (response && response.status < 500) throw new Error(`The batch was refused: ${response.status} ${await response.text()}`);
      await pause(200);
    }
  }

  async state(id: string): Promise<{ state: string; fault: unknown; progress: { total: number; done: number; failed: number } } | null> {
    const response = await fetch(`${this.address}/v1/batches/${id}`).catch(() => null);
    return response?.status === 200 ? response.json().catch(() => null) : null;
  }

  /** Status of a path of the service; 0 without a response. */
  async status(path: string, service = 'server'): Promise<number> {
    return fetch(`${this.addressOf(service)}${path}`, { signal: AbortSignal.timeout(10_000) }).then(
      ({ status }) => status,
      () => 0,
    );
  }

  /** @throws if it takes longer than this many milliseconds */
  async finished(id: string, ms: number): Promise<void> {
    for (const end = Date.now() + ms; ; await pause(200)) {
      const now = await this.state(id);
      if (now?.state === 'finished') return;
      if (Date.now() > end) throw new Error(`Batch ${id} did not finish: ${JSON.stringify(now)}. See ${this.folder}.`);
    }
  }

  /** Indexes and states of all rows, as a client reads them. */
  async rows(id: string): Promise<{ index: number; url: string; state: string; code: string }[]> {
    const text = await (await fetch(`${this.address}/v1/batches/${id}/results?format=ndjson`)).text();
    return text
      .split('\n')
      .filter(Boolean)
      .map((line) => {
        const row = JSON.parse(line) as { index: number; url: string; state: string; error: { code: string } | null };
        return { index: row.index, url: row.url, state: row.state, code: row.error?.code ?? '' };
      });
  }

  /** How each attempt at a page ended: '' with a report, 'killed' with its process. */
  attemptsAt(url: string): string[] {
    const attempts = new Map<string, string[]>();
    for (const { op, pid, why = '', ...line } of this.#ledgerLines()) {
      if (line.url !== url) continue;
      const known = attempts.get(String(pid)) ?? [];
      attempts.set(String(pid), known);
      if (op === 'open') known.push('killed');
      else known[known.lastIndexOf('killed')] = why;
    }
    return [...attempts.values()].flat();
  }

  #ledgerLines = (): LedgerLine[] =>
    readFileSync(this.ledger, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as LedgerLine);

  /** How often pages were opened, and the maximum open at once on one host. When a process ends, its open pages are closed. */
  opened(): { opened: number; most: number } {
    const events: { at: bigint; host: string; by: 1 | -1 }[] = [];
    const open = new Map<number, Map<string, { host: string; count: number }>>();
    let opened = 0;
    for (const { op, pid, host, url, at } of this.#ledgerLines()) {
      const pages = open.get(pid) ?? new Map<string, { host: string; count: number }>();
      open.set(pid, pages);
      const before = pages.get(url)?.count ?? 0;
      pages.set(url, { host, count: before + (op === 'open' ? 1 : -1) });
      events.push({ at: BigInt(at), host, by: op === 'open' ? 1 : -1 });
      if (op === 'open') opened++;
    }
    for (const { pid, at } of this.deaths)
      for (const { host, count } of open.get(pid)?.values() ?? [])
        for (let left = 0; left < count; left++) events.push({ at, host, by: -1 });
    const now = new Map<string, number>();
    let most = 0;
    for (const { host, by } of events.toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : a.by - b.by))) {
      now.set(host, (now.get(host) ?? 0) + by);
      most = Math.max(most, now.get(host)!);
    }
    return { opened, most };
  }

  /** CPU milliseconds used so far by all processes: services, workers, browsers, servers of queue and store. */
  cpuMs(): number {
    return processes(/./).reduce((sum, pid) => sum + cpuMsOf(pid), 0);
  }

  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all([...this.#processes.values()].map(killed));
    this.#hooks.close();
    this.#hooks.closeAllConnections();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** URLs over hosts of every kind. There are few hanging and ending hosts, because each of their bad pages takes half a minute or four processes. */
export function madeUpPages(pages: number, hosts: number, bad = true): string[] {
  const kinds = ['plain', 'slow', 'plain', 'refusing', 'plain', 'dying', 'plain', 'slow', 'plain', 'plain'];
  const names = Array.from({ length: hosts }, (_, index) => {
    const kind = bad && index === 1 ? 'hanging' : bad && index === 2 ? 'ending' : kinds[index % kinds.length]!;
    return `${kind}-${index}.example`;
  });
  return Array.from({ length: pages }, (_, index) => `https://${names[index % hosts]}/${Math.floor(index / hosts)}`);
}

/** From Linux, in ticks of a hundredth of a second; 0 for a process that has ended. */
function cpuMsOf(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    // utime, stime, and those of child processes that have ended.
    return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks) * 10, 0);
  } catch {
    return 0;
  }
}

export interface Verdict {
  pages: number;
  rows: number;
  lost: number;
  doubled: number;
  failed: number;
  /** Of those, how many pages never fail without kills, and how each attempt at the first of them ended. */
  failedByKills: number;
  why: { url: string; code: string; attempts: string[] }[];
  /** Number of pages with a result according to the batch. */
  counted: number;
  webhooks: number;
  webhookIds: number;
}
const mostWhy = 20;

/** The conditions for a finished batch. @param mayFail whether a page may fail without kills */
export async function verdictOf(
  stage: Stage,
  id: string,
  urls: readonly string[],
  mayFail: (url: string) => boolean = lightPageMayFail,
): Promise<Verdict> {
  const rows = await stage.rows(id);
  const seen = new Map<number, number>();
  for (const { index, url } of rows) if (urls[index] === url) seen.set(index, (seen.get(index) ?? 0) + 1);
  const hooks = stage.webhooks.filter(({ batch }) => batch === id);
  const progress = (await stage.state(id))?.progress;
  const failed = rows.filter(({ state }) => state === 'failed');
  const byKills = failed.filter(({ url }) => !mayFail(url));
  return {
    pages: urls.length,
    rows: rows.length,
    lost: urls.length - seen.size,
    doubled: rows.length - seen.size,
    failed: failed.length,
    failedByKills: byKills.length,
    why: byKills.slice(0, mostWhy).map(({ url, code }) => ({ url, code, attempts: stage.attemptsAt(url) })),
    counted: (progress?.done ?? 0) + (progress?.failed ?? 0),
    webhooks: hooks.length,
    webhookIds: new Set(hooks.map((one) => one.id)).size,
  };
}
