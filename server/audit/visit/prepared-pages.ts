import type { Browser } from 'playwright-core';
import { openLocalProxy, type LocalProxy } from '../../egress/local-proxy.ts';
import type { EgressGuard } from '../../egress/guard.ts';
import { pageCaps, Traffic } from '../../egress/traffic.ts';
import type { AuditOrder } from '../auditor.ts';
import { OpenVisitPage } from './open-page.ts';

/** An empty page with its egress proxy, for one visit. */
export interface PreparedPage {
  page: OpenVisitPage;
  gate: LocalProxy;
  traffic: Traffic;
}
interface Spare {
  browser: Browser;
  key: string;
  prepared: Promise<PreparedPage>;
}

/**
 * A fresh context starts a process, which takes a third of the time of a visit to a small page. The context for the next visit is created
 * while the last visit is judged, when the browser is idle. It is never used twice.
 */
export class PreparedPages {
  readonly #guard: EgressGuard;
  #spare: Spare | null = null;

  constructor(guard: EgressGuard) {
    this.#guard = guard;
  }

  async take(browser: Browser, order: AuditOrder): Promise<PreparedPage> {
    const spare = this.#spare;
    if (spare?.browser === browser && spare.key === keyOf(order)) {
      this.#spare = null;
      const prepared = await spare.prepared.catch(() => null);
      if (prepared && !prepared.page.crashed) return prepared;
      if (prepared) await closePreparedPage(prepared);
    }
    return open(browser, order, this.#guard).catch((error: unknown) => {
      // Its process ended while it opened, before any page was requested.
      if (!browser.isConnected()) throw error;
      return open(browser, order, this.#guard);
    });
  }

  /** Prepares a page for the next visit, which is likely to have the same settings. */
  prepare(browser: Browser, order: AuditOrder): void {
    if (this.#spare?.browser === browser && this.#spare.key === keyOf(order)) return;
    const before = this.#spare;
    if (before) void drop(before);
    const prepared = open(browser, order, this.#guard);
    prepared.catch(() => undefined);
    this.#spare = { browser, key: keyOf(order), prepared };
  }

  async close(): Promise<void> {
    const spare = this.#spare;
    this.#spare = null;
    if (spare) await drop(spare);
  }
}

/** Settings of a context that cannot be changed later. */
const keyOf = ({ device, pageLocale, javascript, userAgent, userAgentText, session }: AuditOrder) =>
  JSON.stringify([device, pageLocale, javascript, userAgent, userAgentText ?? null, session ?? null]);

async function open(browser: Browser, order: AuditOrder, guard: EgressGuard): Promise<PreparedPage> {
  const traffic = new Traffic(pageCaps, guard.totals);
  const gate = await openLocalProxy(guard, traffic);
  try {
    return { page: await whileConnected(browser, OpenVisitPage.open(browser, order, gate.server)), gate, traffic };
  } catch (error) {
    await gate.close();
    throw error;
  }
}

/** The result of work of a browser. A browser that ends or is killed may leave it unsettled, and its proxy open. */
async function whileConnected<T>(browser: Browser, work: Promise<T>): Promise<T> {
  let ended = (): void => undefined;
  const end = new Promise<never>((_, reject) => {
    ended = () => reject(new Error('Target page, context or browser has been closed'));
  });
  browser.on('disconnected', ended);
  try {
    return await Promise.race([work, end]);
  } finally {
    browser.off('disconnected', ended);
  }
}

async function drop({ prepared }: Spare): Promise<void> {
  const made = await prepared.catch(() => null);
  if (made) await closePreparedPage(made);
}

/** Closes the egress gate first, so that the visit cannot send anything more. @returns false if the browser did not close the page in time */
export async function closePreparedPage({ page, gate }: PreparedPage): Promise<boolean> {
  await gate.close();
  return page.close();
}
