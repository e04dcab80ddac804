import { accessSync, constants } from 'node:fs';
import { tmpdir } from 'node:os';
import type { Browser } from 'playwright-core';
import { EgressGuard } from '../../egress/guard.ts';
import { openLocalProxy, type LocalProxy } from '../../egress/local-proxy.ts';
import type { Totals } from '../../egress/egress-error.ts';
import { Traffic } from '../../egress/traffic.ts';
import { TimeLimitOver, withinTimeLimit } from '../../../checks/time-limits.ts';
import { launchBrowser, type LaunchSettings } from './browser.ts';
import { refusalFor } from '../refusals.ts';
import { serverWords } from '../../words.ts';

export type KeeperEvent =
  | { what: 'browser-started'; version: string; pid: number | null }
  | { what: 'browser-gone'; why: 'crashed' | 'retired' | 'hung' };

/** A browser in use. */
export interface SharedBrowser {
  readonly browser: Browser;
  /** The process has ended, or does not respond. */
  readonly gone: boolean;
}
interface ManagedBrowser extends SharedBrowser {
  gone: boolean;
  pid: number | null;
  /** Number of pages opened so far, and of those open now. */
  pages: number;
  users: number;
  /** Opens no more pages, and is closed after the last one. */
  leaving: boolean;
}

/** Milliseconds in which a browser must answer that has started, and one whose page has run out of time. */
const [answerMs, stillMs] = [15_000, 5_000];
/** A browser is replaced after this many pages, to limit memory leaks. */
export const usualPages = 100;

export interface KeeperSettings extends Omit<LaunchSettings, 'deadEnd'> {
  /** Maximum number of pages per browser. */
  pages: number;
}

/** Keeps one Chromium running, and replaces it when it is used up, crashed, or stops responding. */
export class BrowserKeeper {
  readonly restarts = { crashed: 0, retired: 0, hung: 0 };
  readonly #settings: KeeperSettings;
  readonly #deadEnd: LocalProxy;
  readonly #log: (event: KeeperEvent) => void;
  readonly #all = new Set<ManagedBrowser>();
  /** The same, until their processes have ended. */
  readonly #started = new Set<ManagedBrowser>();
  #current: Promise<ManagedBrowser> | null = null;
  #closed = false;

  private constructor(settings: KeeperSettings, deadEnd: LocalProxy, log: (event: KeeperEvent) => void) {
    [this.#settings, this.#deadEnd, this.#log] = [settings, deadEnd, log];
  }

  /** @throws AuditRefused browser-unavailable */
  static async start(settings: KeeperSettings, totals: Totals, log: (event: KeeperEvent) => void): Promise<BrowserKeeper> {
    // Requests that the browser makes outside of any visit are refused.
    const traffic = new Traffic({ bytes: 0, requests: 0, connections: 0, connectMs: 1, idleMs: 1 }, totals);
    traffic.end('outside-a-job');
    const deadEnd = await openLocalProxy(new EgressGuard({ allowOrigins: [] }), traffic);
    const keeper = new BrowserKeeper(settings, deadEnd, log);
    try {
      await keeper.#fresh();
    } catch (error) {
      await deadEnd.close();
      throw error;
    }
    return keeper;
  }

  /** The caller must give it back. @throws AuditRefused browser-unavailable */
  async take(): Promise<SharedBrowser> {
    if (this.#closed) throw refusalFor('draining');
    const managed = await this.#fresh();
    managed.pages++;
    managed.users++;
    if (managed.pages >= this.#settings.pages) this.#leave(managed, 'retired');
    return managed;
  }

  /** Lends the browser for work that may take this many milliseconds; one that takes longer has hung, and is killed. @throws TimeLimitOver */
  async lend<T>(ms: number, work: (browser: Browser) => Promise<T>): Promise<T> {
    const held = await this.take();
    try {
      return await withinTimeLimit(ms, work(held.browser));
    } catch (error) {
      if (error instanceof TimeLimitOver) this.kill(held);
      throw error;
    } finally {
      this.giveBack(held);
    }
  }

  giveBack(held: SharedBrowser): void {
    const managed = held as ManagedBrowser;
    managed.users--;
    if (managed.leaving && managed.users === 0) void this.#end(managed);
  }

  /** Kills a browser that no longer responds. */
  kill(held: SharedBrowser): void {
    const managed = held as ManagedBrowser;
    if (managed.gone) return;
    this.#leave(managed, 'hung');
    managed.gone = true;
    killProcess(managed.pid);
  }

  /** Whether a browser still answers; one that does not has hung, and is killed. */
  async stillAnswers(held: SharedBrowser): Promise<boolean> {
    if (held.gone) return false;
    return withinTimeLimit(stillMs, pidOf(held.browser)).then(
      () => !held.gone,
      () => {
        this.kill(held);
        return false;
      },
    );
  }

  /** Kills all browsers: for an end that may not take longer. */
  killAll(): void {
    this.#closed = true;
    for (const managed of this.#started) killProcess(managed.pid);
    void this.#deadEnd.close();
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#current?.catch(() => undefined);
    await Promise.all([...this.#all].map((managed) => this.#end(managed)));
    await this.#deadEnd.close();
  }

  #fresh(): Promise<ManagedBrowser> {
    if (this.#current) return this.#current;
    const current = this.#start();
    this.#current = current;
    current.catch(() => {
      if (this.#current === current) this.#current = null;
    });
    return current;
  }

  async #start(): Promise<ManagedBrowser> {
    let browser: Browser;
    try {
      browser = await launchBrowser({ ...this.#settings, deadEnd: this.#deadEnd.server });
    } catch (error) {
      // Playwright asks a silent one to close, and waits as long again before it kills it.
      if (isSilence(error)) killProcess(launchedPid(error));
      throw refusalFor('browser-unavailable', () => whyNot(error, this.#settings));
    }
    const managed: ManagedBrowser = { browser, gone: false, pid: null, pages: 0, users: 0, leaving: false };
    this.#all.add(managed);
    this.#started.add(managed);
    const disconnected = () => {
      this.#all.delete(managed);
      this.#started.delete(managed);
      managed.gone = true;
      if (!managed.leaving) this.#leave(managed, 'crashed');
    };
    browser.on('disconnected', disconnected);
    managed.pid = await withinTimeLimit(answerMs, pidOf(browser)).catch(() => {
      managed.leaving = true;
      this.#all.delete(managed);
      // Which process it is, only Playwright knows, which kills it if it does not close.
      void browser.close().catch(() => undefined);
      throw refusalFor('browser-unavailable', () => serverWords().reasons.notStarted({ why: serverWords().reasons.silentAtStart }));
    });
    // It may have ended before the listener was added.
    if (!browser.isConnected()) disconnected();
    this.#log({ what: 'browser-started', version: browser.version(), pid: managed.pid });
    return managed;
  }

  #leave(managed: ManagedBrowser, why: keyof BrowserKeeper['restarts']): void {
    if (managed.leaving) return;
    managed.leaving = true;
    this.#current = null;
    if (this.#closed) return;
    this.restarts[why]++;
    this.#log({ what: 'browser-gone', why });
  }

  async #end(managed: ManagedBrowser): Promise<void> {
    managed.leaving = true;
    this.#all.delete(managed);
    const timer = setTimeout(() => killProcess(managed.pid), 5_000);
    await managed.browser.close().catch(() => undefined);
    clearTimeout(timer);
  }
}

async function pidOf(browser: Browser): Promise<number | null> {
  try {
    const session = await browser.newBrowserCDPSession();
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    await session.detach();
    return processInfo.find(({ type }) => type === 'browser')?.id ?? null;
  } catch {
    return null;
  }
}

const isSilence = (error: unknown): error is Error => error instanceof Error && error.name === 'TimeoutError';
/** The process that an error of Playwright names in its log of the start; null if it names none. */
const launchedPid = ({ message }: Error): number | null => {
  const [, pid] = [...message.matchAll(/<launched> pid=(\d+)/g)].at(-1) ?? [];
  return pid === undefined ? null : Number(pid);
};

function killProcess(pid: number | null): void {
  if (pid === null) return;
  // Including its process group, if it has one.
  for (const target of process.platform === 'win32' ? [pid] : [-pid, pid]) {
    try {
      process.kill(target, 'SIGKILL');
      return;
    } catch {
      // Already ended.
    }
  }
}

function whyNot(error: unknown, { sandbox, executablePath }: Pick<LaunchSettings, 'sandbox' | 'executablePath'>): string {
  const message = error instanceof Error ? error.message : String(error);
  // The message contains the browser's flags, including --no-sandbox.
  if (sandbox && /sandbox/i.test(message) && process.getuid?.() === 0) return serverWords().reasons.root;
  if (/executable doesn't exist/i.test(message)) return serverWords().reasons.noExecutable({ path: executablePath });
  if (/No usable sandbox/i.test(message)) return serverWords().reasons.noSandbox;
  const folder = tmpdir();
  try {
    accessSync(folder, constants.W_OK);
  } catch {
    return serverWords().reasons.noTemporaryFolder({ folder });
  }
  // Playwright says only that it closed; what it printed tells more.
  if (/has been closed|Failed to launch/.test(message)) {
    const printed = [...message.matchAll(/^\[pid=\d+\]\[err\] (.*)$/gm)].map(([, line = '']) => line);
    const code = /Error: spawn .* (E[A-Z]+)$/m.exec(message)?.[1] ?? '';
    const why = (printed.find((line) => /error|fatal/i.test(line)) ?? printed[0] ?? code).trim().slice(0, 300);
    return serverWords().reasons.noBrowser({ path: executablePath, why });
  }
  if (isSilence(error)) return serverWords().reasons.notStarted({ why: serverWords().reasons.silentAtStart });
  return serverWords().reasons.notStarted({ why: message.split('\n')[0]!.slice(0, 300) });
}
