import { AuditRefused, type AuditOrder, type Auditor, type RefusalCode } from './auditor.ts';
import { systemMessage } from './system-error.ts';
import { runWords } from '../../words/en/server/audit.ts';
import { HostTurns } from './host-turns.ts';
import { rowOf, rowWithout, type RunRow } from './row.ts';

/** What is to be done, and how gently. */
export interface Work {
  orders: readonly { index: number; order: AuditOrder }[];
  concurrency: number;
  perHost: number;
  /** Milliseconds between the starts of two pages of one host. */
  delayMs: number;
  /** More tries for pages that gave none because of what may pass. */
  retries: number;
}

/** What passes may pass: another try may bring a report. */
const passing: readonly RefusalCode[] = [
  'target-timeout',
  'target-connect-failed',
  'target-crashed-renderer',
  'queue-timeout',
  'overloaded',
];
/** What is wrong with this machine, not with the page. */
const ofTheTool: readonly string[] = ['browser-unavailable', 'internal-error', 'draining'];
export const isToolFailure = ({ error }: Pick<RunRow, 'error'>): boolean => error !== null && ofTheTool.includes(error.code);

/** An auditor that says nothing this long after the time of a page hangs. */
const graceMs = 30_000;

/**
 * Audits pages, some at a time. Pages that were under way when `stop` fires have no row, and are audited again by a run that goes on.
 * @param drain no further page is begun
 * @param stop what is under way is given up
 * @param ended called with each row, and awaited; what it throws ends the work
 */
export async function auditAll(
  work: Work,
  auditor: Pick<Auditor, 'audit'>,
  { drain, stop }: { drain: AbortSignal; stop: AbortSignal },
  began: (url: string) => void,
  ended: (row: RunRow) => Promise<void>,
): Promise<void> {
  const turns = new HostTurns(
    work.orders.map((one) => ({ host: new URL(one.order.url).host, item: one })),
    work.perHost,
    work.delayMs,
  );
  const fault = new AbortController();
  const over = () => drain.aborted || stop.aborted || fault.signal.aborted;
  let wake = later();
  const news = () => {
    wake.resolve();
    wake = later();
  };
  const signals = [drain, stop, fault.signal];
  for (const signal of signals) signal.addEventListener('abort', news);
  const worker = async (): Promise<void> => {
    while (!over()) {
      const next = turns.take(performance.now());
      if (next === null) return;
      if (typeof next === 'number') {
        await soon(wake.promise, next);
        continue;
      }
      const {
        host,
        item: { index, order },
      } = next;
      began(order.url);
      const row = await auditOne(index, order, auditor, work.retries, stop, over);
      turns.ended(host);
      news();
      if (row && !fault.signal.aborted) await ended(row);
    }
  };
  try {
    const workers = Array.from({ length: Math.min(work.concurrency, work.orders.length) }, () =>
      worker().catch((error: unknown) => fault.abort(error)),
    );
    await Promise.all(workers);
  } finally {
    for (const signal of signals) signal.removeEventListener('abort', news);
  }
  if (fault.signal.aborted) throw fault.signal.reason;
}

function later(): { promise: Promise<void>; resolve(): void } {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

/** Until there is news, or so many milliseconds have passed. */
async function soon(news: Promise<void>, ms: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const passed = new Promise<void>((done) => {
    if (Number.isFinite(ms)) timer = setTimeout(done, ms);
  });
  await Promise.race([news, passed]);
  clearTimeout(timer);
}

/** The row of a page; null when it was given up. */
async function auditOne(
  index: number,
  order: AuditOrder,
  auditor: Pick<Auditor, 'audit'>,
  retries: number,
  stop: AbortSignal,
  over: () => boolean,
): Promise<RunRow | null> {
  for (let attempt = 0; ; attempt++) {
    const late = AbortSignal.timeout(order.timeoutMs + graceMs);
    try {
      return rowOf(index, order, await auditor.audit(order, AbortSignal.any([stop, late])));
    } catch (error) {
      if (stop.aborted) return null;
      if (late.aborted)
        return rowWithout(index, order, 'failed', { code: 'target-timeout', message: runWords.tooSlow({ ms: order.timeoutMs + graceMs }) });
      if (!(error instanceof AuditRefused))
        return rowWithout(index, order, 'failed', { code: 'internal-error', message: runWords.internal({ why: systemMessage(error) }) });
      if (attempt < retries && passing.includes(error.code) && !over()) continue;
      return rowWithout(index, order, 'failed', { code: error.code, message: error.message });
    }
  }
}
