/** A ledger that all processes write to: when each page was opened and closed, on a shared clock. */
import { appendFileSync } from 'node:fs';
import type { Auditor } from '../../server/audit/auditor.ts';

export interface LedgerLine {
  op: 'open' | 'close';
  pid: number;
  host: string;
  url: string;
  /** Nanoseconds, monotonic. */
  at: string;
}

/** The same auditor, with its pages recorded in the ledger. */
export function withLedger(auditor: Auditor, file: string): Auditor {
  const note = (op: LedgerLine['op'], url: string) => {
    const line: LedgerLine = { op, pid: process.pid, host: new URL(url).host, url, at: String(process.hrtime.bigint()) };
    appendFileSync(file, `${JSON.stringify(line)}\n`);
  };
  return {
    async audit(order, signal) {
      note('open', order.url);
      try {
        return await auditor.audit(order, signal);
      } finally {
        note('close', order.url);
      }
    },
    faults: () => auditor.faults(),
    stats: () => auditor.stats(),
    close: (graceMs) => auditor.close(graceMs),
  };
}
