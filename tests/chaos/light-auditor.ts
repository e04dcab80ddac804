/** An auditor without a browser for made-up hosts: slow ones, refusing ones, hanging ones, some whose browser dies, some that end the process. */
import { appendFileSync } from 'node:fs';
import { AuditRefused, type Auditor, type AuditOrder, type Visit } from '../../server/audit/auditor.ts';
import { visitOf } from '../support/service-auditor.ts';

/** One line of the ledger that all processes write: when a page was opened and closed, on the clock that all of them share. */
export interface LedgerLine {
  op: 'open' | 'close';
  pid: number;
  host: string;
  url: string;
  /** Nanoseconds, monotonic. */
  at: string;
}

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new AuditRefused('cancelled', 'Cancelled.'));
    });
  });

export class LightAuditor implements Auditor {
  readonly #ledger: string;
  readonly #pageMs: number;
  #visit: Visit | null = null;
  #open = 0;

  /** @param pageMs milliseconds of a page of a usual host */
  constructor(ledger: string, pageMs: number) {
    [this.#ledger, this.#pageMs] = [ledger, pageMs];
  }

  async audit(order: AuditOrder, signal: AbortSignal): Promise<Visit> {
    const { host, pathname } = new URL(order.url);
    this.#open++;
    this.#note('open', host, order.url);
    try {
      await this.#behave(host, pathname, signal);
      // Judged once: this is about the queue.
      const { report, ...visit } = (this.#visit ??= visitOf(order));
      return { ...visit, report: { ...report, url: order.url } };
    } finally {
      this.#open--;
      this.#note('close', host, order.url);
    }
  }

  async #behave(host: string, path: string, signal: AbortSignal): Promise<void> {
    const kind = /^(\w+?)-/.exec(host)?.[1] ?? '';
    await pause(this.#pageMs * (kind === 'slow' ? 4 : 0.5 + Math.random()), signal);
    if (kind === 'refusing') throw new AuditRefused('target-connect-failed', 'Too many requests.');
    if (kind === 'dying' && Math.random() < 0.5) throw new AuditRefused('target-crashed-renderer', 'The page crashed.');
    if (kind === 'hanging' && path === '/1') await pause(600_000, signal);
    if (kind === 'ending' && path === '/1') process.kill(process.pid, 'SIGKILL');
  }

  #note(op: LedgerLine['op'], host: string, url: string): void {
    const line: LedgerLine = { op, pid: process.pid, host, url, at: String(process.hrtime.bigint()) };
    appendFileSync(this.#ledger, `${JSON.stringify(line)}\n`);
  }

  faults = async (): Promise<readonly string[]> => [];
  stats = (): ReturnType<Auditor['stats']> => ({
    pagesOpen: this.#open,
    waiting: 0,
    browserRestarts: { crashed: 0, retired: 0, hung: 0 },
    egressDenied: {},
    egressBytes: 0,
  });
  close = async (): Promise<void> => undefined;
}
