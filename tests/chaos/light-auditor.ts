/** An auditor without a browser for made-up hosts: slow, refusing and hanging ones, some that crash the browser, some that end the process. */
import { AuditRefused, type Auditor, type AuditOrder, type Visit } from '../../server/audit/auditor.ts';
import { visitOf } from '../support/service-auditor.ts';

const waitUnlessCancelled = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new AuditRefused('cancelled', 'Cancelled.'));
    });
  });

/** Milliseconds of one attempt for a page. */
const onceMs = (kind: string, pageMs: number, random: () => number): number => pageMs * (kind === 'slow' ? 4 : 0.5 + random());
const diesOnce = 0.5;
const kindOf = (host: string) => /^(\w+?)-/.exec(host)?.[1] ?? '';

/** Whether such a page may fail without any kill. */
export function lightPageMayFail(url: string): boolean {
  const { host, pathname } = new URL(url);
  const kind = kindOf(host);
  return ['refusing', 'dying'].includes(kind) || (['hanging', 'ending'].includes(kind) && pathname === '/1');
}

/** Milliseconds that a page of such a host is open including its retry, for the simulator. */
export function pageMsOf(kind: string, pageMs: number, random: () => number): number {
  const again = kind === 'refusing' || (kind === 'dying' && random() < diesOnce);
  return onceMs(kind, pageMs, random) + (again ? onceMs(kind, pageMs, random) : 0);
}

export class LightAuditor implements Auditor {
  readonly #pageMs: number;
  #visit: Visit | null = null;
  #open = 0;

  /** @param pageMs milliseconds of a page on an ordinary host */
  constructor(pageMs: number) {
    this.#pageMs = pageMs;
  }

  async audit(order: AuditOrder, signal: AbortSignal): Promise<Visit> {
    const { host, pathname } = new URL(order.url);
    this.#open++;
    try {
      await this.#behave(host, pathname, signal);
      // Judged once, because these tests are about the queue.
      const { report, ...visit } = (this.#visit ??= visitOf(order));
      return { ...visit, report: { ...report, url: order.url } };
    } finally {
      this.#open--;
    }
  }

  async #behave(host: string, path: string, signal: AbortSignal): Promise<void> {
    const kind = kindOf(host);
    await waitUnlessCancelled(onceMs(kind, this.#pageMs, Math.random), signal);
    if (kind === 'refusing') throw new AuditRefused('target-connect-failed', 'Too many requests.');
    if (kind === 'dying' && Math.random() < diesOnce) throw new AuditRefused('target-crashed-renderer', 'The page crashed.');
    if (kind === 'hanging' && path === '/1') await waitUnlessCancelled(600_000, signal);
    if (kind === 'ending' && path === '/1') process.kill(process.pid, 'SIGKILL');
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
