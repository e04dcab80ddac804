import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { noChoice } from '../../../checks/audit-page.ts';
import type { Auditor, AuditOrder, AuditRefused, Visit } from '../../../server/audit/auditor.ts';
import { createAuditor, type AuditorSettings } from '../../../server/audit/create-auditor.ts';
import { openWebServer, type Answers, type WebSite } from '../../support/web-server.ts';

export const orderOf = (url: string, change: Partial<AuditOrder> = {}): AuditOrder => ({
  url,
  device: 'desktop',
  pageLocale: null,
  javascript: true,
  waitUntil: 'load',
  settleMs: 0,
  // A slow machine may need long for a page with many files.
  timeoutMs: 120_000,
  userAgent: 'default',
  choice: noChoice,
  probe: false,
  headers: {},
  ...change,
});

/** Tests may run as root, where Chromium has no sandbox. */
export const openAuditor = (allowOrigins: readonly string[], change: Partial<AuditorSettings> = {}): Promise<Auditor> =>
  createAuditor({
    concurrency: 2,
    queue: 20,
    allowOrigins,
    sandbox: process.getuid?.() !== 0,
    executablePath: null,
    log: () => undefined,
    ...change,
  });

/** Closed when the test ends. */
export async function auditorFor(allowOrigins: readonly string[], change: Partial<AuditorSettings> = {}): Promise<Auditor> {
  const auditor = await openAuditor(allowOrigins, change);
  onTestFinished(() => auditor.close());
  return auditor;
}

/**
 * One auditor for all tests of a file, as a service has one for all clients, and sites that it may open, each used once.
 * Starting a browser takes longer than most tests.
 */
export function sharedAuditor(sites: number): { auditor(): Auditor; site(answers: Answers): WebSite } {
  let auditor: Auditor | null = null;
  let free: { input: Answers; server: Awaited<ReturnType<typeof openWebServer>> }[] = [];
  const closers: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    free = await Promise.all(
      Array.from({ length: sites }, async () => {
        const input: Answers = {};
        const server = await openWebServer(input);
        closers.push(server.close);
        return { input, server };
      }),
    );
    auditor = await openAuditor(free.map(({ server }) => server.origin));
  });
  afterAll(async () => {
    await auditor?.close();
    await Promise.all(closers.map((close) => close()));
  });
  return {
    auditor: () => auditor!,
    site(answers) {
      const { input, server } = free.pop()!;
      Object.assign(input, answers);
      return server;
    },
  };
}

/** For a service or a command, which closes its auditor when it ends: this one stays. */
export const lent = (auditor: Auditor): Auditor => ({
  audit: (...order) => auditor.audit(...order),
  logIn: (...work) => auditor.logIn!(...work),
  faults: () => auditor.faults(),
  stats: () => auditor.stats(),
  close: async () => undefined,
});

export const audited = (auditor: Auditor, url: string, change: Partial<AuditOrder> = {}): Promise<Visit> =>
  auditor.audit(orderOf(url, change), new AbortController().signal);

/** The code of the refusal, or the status of the response. */
export const outcome = (auditor: Auditor, url: string, change: Partial<AuditOrder> = {}): Promise<string | number> =>
  audited(auditor, url, change).then(
    ({ http }) => http.status,
    (error: AuditRefused) => error.code ?? String(error),
  );
