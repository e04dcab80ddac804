import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import type { Auditor } from '../../server/audit/auditor.ts';
import { readServiceSettings, type ServiceSettings } from '../../server/http/process/settings.ts';
import { startService, type RunningService, type StartPorts } from '../../server/http/process/start.ts';
import { FakeAuditor } from './service-auditor.ts';

/** A folder that ends with the test. */
export function testFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pageloupe-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

export interface TestService<A extends Auditor = FakeAuditor> extends RunningService {
  auditor: A;
  folder: string;
  logged: Record<string, unknown>[];
  /** Asks for a path. */
  ask(path: string, init?: RequestInit): Promise<Response>;
}

/** A running service on a free port of this machine; it ends with the test. */
export async function service<A extends Auditor = FakeAuditor>(
  settings: Partial<ServiceSettings> = {},
  auditor: A = new FakeAuditor() as unknown as A,
  ports: Partial<StartPorts> = {},
): Promise<TestService<A>> {
  const folder = testFolder();
  const logged: Record<string, unknown>[] = [];
  const logger = pino(
    { level: 'info' },
    {
      write: (line: string) => {
        logged.push(JSON.parse(line) as Record<string, unknown>);
      },
    },
  );
  const running = await startService(
    readServiceSettings({}, { port: 0, stopOnSignals: false, graceMs: 500, contactFile: join(folder, 'contacts.ndjson'), ...settings }),
    { startAuditor: async () => auditor, logger, ...ports },
  );
  onTestFinished(() => running.close());
  return { ...running, auditor, folder, logged, ask: (path, init) => fetch(running.address + path, { redirect: 'manual', ...init }) };
}

export const audited = (path: string, more = ''): string =>
  `${path}?url=${encodeURIComponent('https://www.coffee.example/guides/')}${more}`;
