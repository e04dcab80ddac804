/** A ledger that all processes write to: when each page was opened and closed, on a shared clock. */
import { appendFileSync } from 'node:fs';
import { AuditRefused, type Auditor } from '../../server/audit/auditor.ts';

export interface LedgerLine {
  op: 'open' | 'close';
  pid: number;
  host: string;
  url: string;
  /** Nanoseconds, monotonic. */
  at: string;
  /** Why it has no report, when it is closed; absent if it has one. */
  why?: string;
}

/** The same auditor, with its pages recorded in the ledger. */
export function withLedger(auditor: Auditor, file: string): Auditor {
  const note = (op: LedgerLine['op'], url: string, why?: string) => {
    const line: LedgerLine = {
      op,
      pid: process.pid,
      host: new URL(url).host,
      url,
      at: String(process.hrtime.bigint()),
      ...(why && { why }),
    };
    appendFileSync(file, `${JSON.stringify(line)}\n`);
  };
  return {
    async audit(order, signal) {
      note('open', order.url);
      try {
        const visit = await auditor.audit(order, signal);
        note('close', order.url);
        return visit;
      } catch (error) {
        note('close', order.url, error instanceof AuditRefused ? error.code : String(error).slice(0, 200));
        throw error;
      }
    },
    faults: () => auditor.faults(),
    stats: () => auditor.stats(),
    close: (graceMs) => auditor.close(graceMs),
  };
}
