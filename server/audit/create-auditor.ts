import { setTimeout as sleep } from 'node:timers/promises';
import PQueue from 'p-queue';
import type { Page } from 'playwright-core';
import { EgressGuard, type GuardSettings } from '../egress/guard.ts';
import type { UpstreamProxy } from '../egress/upstream-proxy.ts';
import { AuditRefused, type AuditOrder, type Auditor, type AuditorStats, type Visit } from './auditor.ts';
import { BrowserKeeper, usualPages, type KeeperEvent } from './visit/browser-keeper.ts';
import { findInvalidRules } from './extraction/faults.ts';
import type { Extraction } from './extraction/extracted.ts';
import type { DrawnTexts, DrawTexts, TextsToDraw } from './documents/text-drawing.ts';
import { onBlankPage } from './visit/blank-page.ts';
import { findLeaks } from './visit/canary.ts';
import { closeInTime, unlessAborted } from './close-in-time.ts';
import { browsersToTry } from './visit/find-chromium.ts';
import { JudgeThreads } from './judge.ts';
import { openLogInPage } from './visit/log-in.ts';
import { threadScript } from './made-scripts.ts';
import { PreparedPages } from './visit/prepared-pages.ts';
import { refusalFor } from './refusals.ts';
import { loadVocabulary } from './schema-org.ts';
import { refuseForbiddenUrl, openLimit, visitPage } from './visit/visit.ts';
import { serverWords } from '../words.ts';

export interface AuditorSettings {
  /** Maximum number of open pages. */
  concurrency: number;
  /** Maximum number of waiting orders; further ones are refused as overloaded. */
  queue: number;
  /** Maximum milliseconds that an order waits for its turn. */
  waitMs?: number;
  /** Proxy for public servers; absent for none. */
  proxy?: UpstreamProxy;
  /** Certificates (PEM) of the user's own authorities. */
  authorities?: readonly string[] | undefined;
  /** Private origins that may be opened: only those that the user typed on the command line. */
  allowOrigins: readonly string[];
  sandbox: boolean;
  /** Pages after which a browser is replaced. */
  browserPages?: number;
  /** Null: search for one. */
  executablePath: string | null;
  /** For tests: names and public addresses that resolve to this machine, a trusted certificate (PEM), flags of Chromium. */
  egress?: Pick<GuardSettings, 'resolve' | 'dial' | 'off' | 'ownAddresses'> & { trust?: string; flags?: readonly string[] };
  log(event: AuditorEvent): void;
}
export type AuditorEvent = KeeperEvent | { what: 'ended-by-force'; parts: readonly string[] };

const waitMs = 120_000;
/** Milliseconds in which a browser must draw a text. */
const textMs = 100;
/** Milliseconds in which everything must have closed after the grace period, less without one, and again after it was ended by force. */
export const closeLimits = { ms: 5_000, hastyMs: 2_500, forceMs: 500 };

/** @throws AuditRefused browser-unavailable */
export async function createAuditor(settings: AuditorSettings): Promise<Auditor> {
  const guard = new EgressGuard({
    allowOrigins: settings.allowOrigins,
    proxy: settings.proxy,
    authorities: settings.authorities,
    ...settings.egress,
  });
  const keeper = await startBrowser(settings, guard);
  try {
    const [judges, script] = await Promise.all([
      loadVocabulary().then((vocabulary) => JudgeThreads.open(vocabulary)),
      threadScript('in-page'),
    ]);
    return new ChromiumAuditor(settings, guard, keeper, judges, script);
  } catch (error) {
    await closeInTime(closeLimits.ms, [{ name: 'browser', close: () => keeper.close() }]);
    throw error;
  }
}

/** Returns the first browser that starts. One may have a sandbox where another has none. */
async function startBrowser(
  { executablePath, sandbox, browserPages, egress, log }: AuditorSettings,
  guard: EgressGuard,
): Promise<BrowserKeeper> {
  const flags = [...(egress?.flags ?? []), ...(guard.authorities ? [guard.authorities.browserFlag] : [])];
  const browsers = executablePath === null ? browsersToTry() : [executablePath];
  let fault: unknown = refusalFor('browser-unavailable', 'noChromium');
  for (const path of browsers) {
    try {
      return await BrowserKeeper.start({ executablePath: path, sandbox, pages: browserPages ?? usualPages, flags }, guard.totals, log);
    } catch (error) {
      fault = error;
      if (!(error instanceof AuditRefused) || error.message !== serverWords().reasons.noSandbox) break;
    }
  }
  throw fault;
}

class ChromiumAuditor implements Auditor {
  readonly #settings: AuditorSettings;
  readonly #guard: EgressGuard;
  readonly #keeper: BrowserKeeper;
  readonly #judges: JudgeThreads;
  readonly #script: string;
  readonly #queue: PQueue;
  readonly #pages: PreparedPages;
  readonly #closing = new AbortController();
  /** Orders with waiting clients; the queue also contains orders whose clients have left. */
  #waiting = 0;
  #draining = false;
  #faults: Promise<readonly string[]> | null = null;

  constructor(settings: AuditorSettings, guard: EgressGuard, keeper: BrowserKeeper, judges: JudgeThreads, script: string) {
    [this.#settings, this.#guard, this.#keeper, this.#judges, this.#script] = [settings, guard, keeper, judges, script];
    this.#pages = new PreparedPages(guard);
    this.#queue = new PQueue({ concurrency: Math.max(1, settings.concurrency) });
  }

  async audit(order: AuditOrder, signal: AbortSignal): Promise<Visit> {
    if (this.#draining) throw refusalFor('draining');
    if (signal.aborted) throw refusalFor('cancelled');
    refuseForbiddenUrl(new URL(order.url), this.#guard);
    if (this.#waiting >= this.#settings.queue && this.#queue.pending >= this.#queue.concurrency) throw refusalFor('overloaded');
    this.#waiting++;
    const waited = AbortSignal.timeout(this.#settings.waitMs ?? waitMs);
    const begun = new AbortController();
    // Only the wait in the queue has its own timeout.
    const waiting = AbortSignal.any([signal, this.#closing.signal, waited]);
    return new Promise<Visit>((resolve, reject) => {
      const leave = () => {
        if (begun.signal.aborted) return;
        this.#waiting--;
        reject(refusalFor(signal.aborted ? 'cancelled' : this.#closing.signal.aborted ? 'draining' : 'queue-timeout'));
      };
      waiting.addEventListener('abort', leave, { once: true, signal: begun.signal });
      void this.#queue.add(async () => {
        if (waiting.aborted) return;
        begun.abort();
        this.#waiting--;
        const ending: Promise<unknown>[] = [];
        await this.#visit(order, AbortSignal.any([signal, this.#closing.signal]), ending).then(resolve, reject);
        // The response does not wait for the page to close, but the next visit does.
        await Promise.all(ending);
      });
    });
  }

  /**
   * Repeats the visit once if the browser ended, which is not the page's fault unless it happens again. A browser that hung until the time was
   * over leaves no time to repeat the visit.
   */
  async #visit(order: AuditOrder, signal: AbortSignal, ending: Promise<unknown>[]): Promise<Visit> {
    for (let left = 1; ; left--) {
      // A start that is waited for may take half a minute.
      const held = await unlessAborted(this.#keeper.take(), signal, (late) => this.#keeper.giveBack(late));
      if (!held) throw refusalFor('cancelled');
      const end = async (closed: Promise<boolean>) => {
        if (!(await closed)) this.#keeper.kill(held);
        this.#keeper.giveBack(held);
      };
      try {
        return await visitPage(
          order,
          {
            browser: held.browser,
            guard: this.#guard,
            pages: this.#pages,
            judges: this.#judges,
            script: this.#script,
            trust: this.#settings.egress?.trust,
            closing: (closed) => ending.push(end(closed)),
            hangs: () => this.#keeper.kill(held),
          },
          signal,
        );
      } catch (error) {
        // The browser may report its end later than the calls that failed because of it.
        await sleep(50);
        const code = error instanceof AuditRefused ? error.code : null;
        if (code === 'target-timeout' && !signal.aborted && !(await this.#keeper.stillAnswers(held)))
          throw refusalFor('browser-unavailable', 'hung');
        if (!held.gone || signal.aborted || (left === 0 && code === 'browser-unavailable')) throw error;
        if (left === 0) throw refusalFor('target-crashed-renderer');
      }
    }
  }

  async faults(): Promise<readonly string[]> {
    // A fault is checked again. A success stays: every browser is started in the same way.
    const found = await (this.#faults ??= findLeaks(this.#keeper, this.#guard));
    if (found.length > 0) this.#faults = null;
    return found;
  }

  async extractionFaults(rules: readonly Extraction[]): Promise<readonly { name: string; why: string }[]> {
    return this.#keeper.lend(openLimit.ms + rules.length * 1_000, (browser) => findInvalidRules(browser, this.#script, rules));
  }

  readonly drawTexts = async (texts: TextsToDraw): Promise<DrawnTexts> => {
    const script = await threadScript('draw-texts');
    const ms = openLimit.ms + (texts.measured.length + texts.drawn.length) * textMs;
    return this.#keeper.lend(ms, (browser) =>
      onBlankPage(browser, script, (page) =>
        page.evaluate((order) => (globalThis as unknown as { pageloupe: { drawTexts: DrawTexts } }).pageloupe.drawTexts(order), texts),
      ),
    );
  };

  async logIn(work: (page: Page) => Promise<unknown>, ms: number): Promise<unknown> {
    return this.#keeper.lend(ms + 2 * openLimit.ms, (browser) => openLogInPage(browser, this.#guard, work, ms));
  }

  stats(): AuditorStats {
    return {
      pagesOpen: this.#queue.pending,
      waiting: this.#waiting,
      browserRestarts: { ...this.#keeper.restarts },
      egressDenied: { ...this.#guard.totals.denied },
      egressBytes: this.#guard.totals.bytes,
    };
  }

  async close(graceMs = 0): Promise<void> {
    this.#draining = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, graceMs);
    });
    await Promise.race([this.#queue.onIdle(), late]);
    clearTimeout(timer);
    this.#closing.abort();
    const open = await closeInTime(graceMs === 0 ? closeLimits.hastyMs : closeLimits.ms, [
      { name: 'pages', close: () => this.#queue.onIdle() },
      { name: 'prepared page', close: () => this.#pages.close() },
      { name: 'browser', close: () => Promise.all([this.#keeper.close(), this.#judges.close()]) },
    ]);
    if (open.length === 0) return;
    // Whatever hangs: its processes are killed, its threads and connections ended.
    this.#keeper.killAll();
    for (const end of this.#guard.openProxies) end();
    await closeInTime(closeLimits.forceMs, [{ name: 'threads', close: () => this.#judges.close() }]);
    this.#settings.log({ what: 'ended-by-force', parts: open });
  }
}
