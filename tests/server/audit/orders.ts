import { onTestFinished } from 'vitest';
import { noChoice } from '../../../checks/index.ts';
import type { Auditor, AuditOrder, AuditRefused, Visit } from '../../../server/audit/auditor.ts';
import { createAuditor, type AuditorSettings } from '../../../server/audit/create-auditor.ts';

export const orderOf = (url: string, change: Partial<AuditOrder> = {}): AuditOrder => ({
  url, device: 'desktop', pageLocale: null, javascript: true, waitUntil: 'load', settleMs: 0, timeoutMs: 30_000, userAgent: 'default', choice: noChoice, probe: false, headers: {},
  ...change,
});

/** Ends with the test. Tests run as root here and there, where Chromium has no sandbox. */
export async function auditorFor(allowOrigins: readonly string[], change: Partial<AuditorSettings> = {}): Promise<Auditor> {
  const auditor = await createAuditor({ concurrency: 2, queue: 20, allowOrigins, sandbox: process.getuid?.() !== 0, executablePath: null, log: () => undefined, ...change });
  onTestFinished(() => auditor.close());
  return auditor;
}

export const audited = (auditor: Auditor, url: string, change: Partial<AuditOrder> = {}): Promise<Visit> => auditor.audit(orderOf(url, change), new AbortController().signal);

/** The code of the refusal, or the answer's status. */
export const outcome = (auditor: Auditor, url: string, change: Partial<AuditOrder> = {}): Promise<string | number> =>
  audited(auditor, url, change).then(({ http }) => http.status, (error: AuditRefused) => error.code ?? String(error));
