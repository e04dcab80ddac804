import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, type BrowserContext, type CDPSession, type Page } from '@playwright/test';
import type { Digest } from '../../checks/core/report/digest.ts';
import type { Report } from '../../checks/core/report/report.ts';
import type { RequestName, Requests } from '../../extension/messages/messages.ts';
import type { Reply } from '../../extension/messages/reply.ts';
import type { Job, NewJob, Run, RunOptions } from '../../extension/runs/runs.ts';
import { grantedBuild } from '../../scripts/build.ts';
import { chromiumFlags, findChromium, prepareChromiumProfile } from '../../scripts/browsers.ts';

/** A folder for a browser profile that lasts over several starts. */
export function makeProfile(): { folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'pageloupe-'));
  prepareChromiumProfile(folder);
  // An unpacked extension that reloads itself stays disabled unless developer mode is on.
  mkdirSync(join(folder, 'Default'));
  writeFileSync(join(folder, 'Default', 'Preferences'), JSON.stringify({ extensions: { ui: { developer_mode: true } } }));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }) };
}

export interface ProfileBrowser {
  context: BrowserContext;
  /** The granted build unless another folder is passed. */
  extensionId: string;
  /** Sends the worker a request like a page of the extension. */
  request<N extends RequestName>(name: N, content: Parameters<Requests[N]>[0]): Promise<ReturnType<Requests[N]>>;
  /** As stored; null if there is none. */
  run(id: string): Promise<Run | null>;
  /** Waits until a condition is true for the run, and returns the run. */
  until(id: string, holds: (run: Run) => boolean, timeoutMs?: number): Promise<Run>;
  /** Pages of the run in the library; their reports have facts. */
  pages(id: string): Promise<{ jobId: string; digest: Digest; report: Report }[]>;
  /** All tabs except the extension's pages: id and URL. */
  tabs(): Promise<{ id: number; url: string; discarded: boolean }[]>;
  tabId(page: Page): Promise<number>;
  /** Stops the worker immediately, like the browser. @returns whether it was running, and was seen to stop */
  kill(): Promise<boolean>;
  /** Starts a stopped worker. Requests to a worker that is being stopped are lost, so they are repeated until there is a response. */
  wake(): Promise<void>;
  evaluate<T, A>(work: (input: A) => Promise<T>, input: A): Promise<T>;
  close(): Promise<void>;
}

/** A browser of its own in which the extension has all optional permissions, with a page of the extension for controlling it. */
export async function launchProfileBrowser(
  profile: string,
  { flags = [] as string[], extension = grantedBuild() } = {},
): Promise<ProfileBrowser> {
  const context = await chromium.launchPersistentContext(profile, {
    headless: false,
    executablePath: findChromium()!,
    // Otherwise Playwright closes windows that the browser restores.
    ignoreDefaultArgs: ['--disable-extensions'],
    args: ['--headless=new', ...chromiumFlags, `--disable-extensions-except=${extension}`, `--load-extension=${extension}`, ...flags],
  });
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker', { timeout: 240_000 }));
  return { ...controlled(context, new URL(worker.url()).host), close: () => context.close() };
}

/** The same for a browser that others use too: closing it only closes that page. */
export function controlled(context: BrowserContext, extensionId: string): ProfileBrowser {
  const origin = `chrome-extension://${extensionId}`;
  let home: Page | null = null;

  /** A page of the extension; opened again if it was closed by a reload of the extension. */
  async function driver(): Promise<Page> {
    for (let wait = 0; wait < 100; wait++) {
      if (home && !home.isClosed() && home.url().startsWith(origin)) return home;
      try {
        home = await context.newPage();
        await home.goto(`${origin}/opening.html?driver`);
        return home;
      } catch {
        await home?.close().catch(() => {});
        await pause(100);
      }
    }
    throw new Error('No page of the extension opens.');
  }
  const evaluate = async <T, A>(work: (input: A) => Promise<T>, input: A): Promise<T> =>
    (await driver()).evaluate(work as never, input as never) as Promise<T>;

  // One session for all kills: a session that is detached while a worker stops may never respond.
  let watched: { page: Page; session: CDPSession; workers: { running: boolean; stops: number } } | null = null;
  async function debug(): Promise<NonNullable<typeof watched>> {
    const page = await driver();
    if (watched?.page === page) return watched;
    const session = await context.newCDPSession(page);
    const workers = { running: false, stops: 0 };
    session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      for (const { scriptURL, runningStatus } of versions) {
        if (!scriptURL.startsWith(origin)) continue;
        if (workers.running && runningStatus === 'stopped') workers.stops += 1;
        if (runningStatus === 'running' || runningStatus === 'stopped') workers.running = runningStatus === 'running';
      }
    });
    // The current state is sent after the response.
    const reported = new Promise<void>((resolve) => {
      session.once('ServiceWorker.workerVersionUpdated', () => resolve());
    });
    await session.send('ServiceWorker.enable');
    await within(10_000, reported);
    watched = { page, session, workers };
    return watched;
  }

  return {
    context,
    extensionId,
    evaluate,
    async request(name, content) {
      const reply = (await evaluate(async (envelope) => (globalThis as unknown as Extension).chrome.runtime.sendMessage(envelope), {
        request: name,
        content,
      })) as Reply<never>;
      if (!reply.ok) throw new Error(JSON.stringify(reply.failure));
      return reply.value;
    },
    run: (id) => evaluate(readRun, id),
    async until(id, holds, timeoutMs = 600_000) {
      const end = Date.now() + timeoutMs;
      for (let run = await evaluate(readRun, id); ; run = await evaluate(readRun, id)) {
        if (run && holds(run)) return run;
        if (Date.now() > end)
          throw new Error(
            `It never held of the run: ${run?.state} ${run?.pausedBecause} ${run?.jobs.map(({ state, error }) => error?.code ?? state).join(' ')}`,
          );
        // Each poll reads everything in storage.
        await pause(100);
      }
    },
    pages: (id) => evaluate(readPages, id),
    async tabs() {
      const all = await evaluate(async () => (globalThis as unknown as Extension).chrome.tabs.query({}), null);
      return all.filter(({ url }) => url !== `${origin}/opening.html?driver`).map(({ id, url, discarded }) => ({ id, url, discarded }));
    },
    async tabId(page) {
      const all = await evaluate(async () => (globalThis as unknown as Extension).chrome.tabs.query({}), null);
      const found = all.filter(({ url }) => url === page.url());
      expect(found, `tabs with ${page.url()}`).toHaveLength(1);
      return found[0]!.id;
    },
    async kill() {
      const { session, workers } = await debug();
      if (!workers.running) return false;
      const before = workers.stops;
      await within(2_000, session.send('ServiceWorker.stopAllWorkers'));
      // An event may restart it immediately; it only matters that it was seen to stop.
      for (const end = Date.now() + 10_000; Date.now() < end && workers.stops === before;) await pause(5);
      return workers.stops > before;
    },
    async wake() {
      for (let time = 0; time < 60; time++) {
        const reply = await within(
          500,
          evaluate(
            async () =>
              (globalThis as unknown as Extension).chrome.runtime
                .sendMessage({ request: 'fileProgress', content: { id: 'none' } })
                .catch(() => null),
            null,
          ),
        );
        if (reply) return;
      }
      throw new Error('The worker does not answer.');
    },
    async close() {
      await home?.close();
    },
  };
}
/** Undefined if it takes too long. */
const within = <T>(ms: number, work: Promise<T>): Promise<T | undefined> => Promise.race([work, pause(ms).then(() => undefined)]);
export const pause = (ms: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** What functions see that run in a page of the extension. */
interface Extension {
  chrome: {
    runtime: { sendMessage(message: object): Promise<Reply<unknown>>; reload(): void };
    tabs: { query(what: object): Promise<{ id: number; url: string; discarded: boolean }[]>; discard(id: number): Promise<unknown> };
    storage: { local: { get(keys: null): Promise<Record<string, unknown>> } };
  };
}

async function readRun(id: string): Promise<Run | null> {
  const all = await (globalThis as unknown as Extension).chrome.storage.local.get(null);
  const head = all[`run:${id}`] as Run | undefined;
  const jobs: Job[] = [];
  for (let chunk = 0; all[`jobs:${id}:${chunk}`] !== undefined; chunk++) jobs.push(...(all[`jobs:${id}:${chunk}`] as Job[]));
  return head ? { ...head, jobs } : null;
}

async function readPages(id: string): Promise<{ jobId: string; digest: Digest; report: Report }[]> {
  const db = await new Promise<IDBDatabase>((resolve, reject) => {
    const open = indexedDB.open('library', 1);
    open.addEventListener('success', () => resolve(open.result));
    open.addEventListener('error', () => reject(open.error!));
  });
  const transaction = db.transaction(['digests', 'reports', 'facts']);
  const range = IDBKeyRange.bound([id], [id, []]);
  const get = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error!));
    });
  const [keys, digests, reports, facts] = await Promise.all([
    get(transaction.objectStore('digests').getAllKeys(range)),
    get(transaction.objectStore('digests').getAll(range)),
    get(transaction.objectStore('reports').getAll(range)),
    get(transaction.objectStore('facts').getAll(range)),
  ]);
  db.close();
  const reading = keys.map(async (key, index) => {
    const unpacked = new Blob([facts[index] as ArrayBuffer]).stream().pipeThrough(new DecompressionStream('gzip'));
    return {
      jobId: (key as string[])[1]!,
      digest: digests[index] as Digest,
      report: { ...(JSON.parse(reports[index] as string) as Report), facts: await new Response(unpacked).json() },
    };
  });
  return Promise.all(reading);
}

export interface PageSite {
  origin: string;
  port: number;
  url(name: string): string;
  /** How often each path was requested. */
  requested: Map<string, number>;
  /** Holds responses to a path until the returned function is called. */
  hold(name: string): () => void;
  close(): Promise<void>;
}

/** A site of any number of small pages: /1, /2 …; `special` is tried first, and may leave a request to the default. */
export async function servePages(
  special: (path: string, response: ServerResponse, request: IncomingMessage) => boolean = () => false,
  port = 0,
): Promise<PageSite> {
  const requested = new Map<string, number>();
  const held = new Map<string, (() => void)[]>();
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    requested.set(path, (requested.get(path) ?? 0) + 1);
    const waiting = held.get(path);
    if (waiting) waiting.push(() => answer(path, request, response));
    else answer(path, request, response);
  });
  function answer(path: string, request: IncomingMessage, response: ServerResponse): void {
    if (special(path, response, request)) return;
    if (/^\/(robots\.txt|sitemap\.xml|llms\.txt|favicon\.ico)$/.test(path)) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Page ${path}</title><meta name="viewport" content="width=device-width"></head>
<body><main><h1>Page ${path}</h1><p>${'Twelve words stand in this sentence, and they tell little about it. '.repeat(8)}</p><a href="/other">Another page</a></main></body></html>`,
    );
  }
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  const own = (server.address() as AddressInfo).port;
  const origin = `http://127.0.0.1:${own}`;
  return {
    origin,
    port: own,
    requested,
    url: (name) => `${origin}/${name}`,
    hold(name) {
      const waiting: (() => void)[] = [];
      held.set(`/${name}`, waiting);
      return () => {
        held.delete(`/${name}`);
        for (const go of waiting) go();
      };
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

export const addresses = (urls: readonly string[]): NewJob[] => urls.map((url) => ({ url, title: '', tabId: null }));
export const plainOptions: RunOptions = { tools: [], probes: false, parallel: 2 };
export const ended = ({ state }: Run): boolean => state === 'finished';
export const outcomes = ({ jobs }: Run): string[] => jobs.map(({ state, error }) => error?.code ?? state);
