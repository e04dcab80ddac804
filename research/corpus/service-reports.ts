import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { isDeepStrictEqual } from 'node:util';
import { join } from 'node:path';
import type { Report } from '../../checks/core/report/report.ts';
import { createAuditor, type AuditorSettings } from '../../server/audit/create-auditor.ts';
import { processWorld } from '../../server/cli/process-world.ts';
import { runProgram } from '../../server/cli/program.ts';
import { readServiceSettings, startService } from '../../server/http/index.ts';
import type { SavedSites } from './saved-sites.ts';

/** The reports of a page from the other hosts; an error code if there is none. */
export interface OtherReports {
  service: Report | string;
  command: Report | string;
}

const concurrency = 2;

/** Audits pages of {@link serveSavedSites} over HTTP, then with the command line. @returns by URL */
export async function reportsOfOtherHosts({ origin, egress }: SavedSites, urls: readonly string[]): Promise<Map<string, OtherReports>> {
  const sandbox = process.getuid?.() !== 0;
  const openAuditor = (change: Partial<AuditorSettings>) =>
    createAuditor({
      concurrency,
      queue: urls.length,
      allowOrigins: [origin],
      sandbox,
      executablePath: null,
      egress,
      log: () => undefined,
      ...change,
    });
  const settings = readServiceSettings(
    {},
    { port: 0, concurrency, queue: urls.length, allowTargets: origin, sandbox, logLevel: 'silent', stopOnSignals: false, cacheMb: 0 },
  );
  const service = await startService(settings, { startAuditor: () => openAuditor({}) });
  const over = new Map<string, Report | string>();
  let next = 0;
  const work = async () => {
    for (let url = urls[next++]; url !== undefined; url = urls[next++]) {
      const response = await fetch(`${service.address}/v1/audit?url=${encodeURIComponent(url)}&maxItems=1000&timeoutMs=60000&probe=false`);
      const body = (await response.json()) as Report & { code: string };
      over.set(url, response.ok ? body : body.code);
    }
  };
  try {
    await Promise.all(Array.from({ length: concurrency }, work));
  } finally {
    await service.close();
  }
  const typed = await byCommand(urls, sandbox, openAuditor);
  return new Map(urls.map((url) => [url, { service: over.get(url) ?? 'none', command: typed.get(url) ?? 'none' }]));
}

async function byCommand(
  urls: readonly string[],
  sandbox: boolean,
  openAuditor: (change: Partial<AuditorSettings>) => ReturnType<typeof createAuditor>,
): Promise<Map<string, Report | string>> {
  const folder = mkdtempSync(join(tmpdir(), 'pageloupe-parity-'));
  try {
    const args = [
      '--no-config',
      '--no-probe',
      '--preset',
      'none',
      '--quiet',
      '--timeout',
      '60s',
      '--retries',
      '0',
      '--concurrency',
      String(concurrency),
      '--format',
      'ndjson=rows.ndjson',
      ...(sandbox ? [] : ['--no-sandbox']),
    ];
    await runProgram(['audit', ...urls, ...args], {
      ...processWorld(),
      env: {},
      cwd: folder,
      createAuditor: ({ allowOrigins }) => openAuditor({ allowOrigins }),
    });
    const rows = readFileSync(join(folder, 'rows.ndjson'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { url: string; report: Report | null; error: { code: string } | null });
    return new Map(rows.map(({ url, report, error }) => [url, report ?? error?.code ?? 'none']));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * How one report differs from another: signals with their differences, scores, `about`. Ignores what depends on the host:
 * measured times, and why links were not checked.
 */
export function reportDifferences(one: Report, other: Report | string): string[] {
  if (typeof other === 'string') return [`no report: ${other}`];
  const signals = one.signals.flatMap((signal, index) => {
    const same = other.signals[index];
    const notCompared =
      signal.id === 'core-web-vitals' ? ofTimes : signal.status === 'unchecked' && same?.status === 'unchecked' ? ofReason : [];
    const fields = Object.keys({ ...signal, ...same }).filter(
      (field) =>
        !notCompared.includes(field) &&
        !isDeepStrictEqual(asJson(signal[field as keyof typeof signal]), asJson(same?.[field as keyof typeof signal])),
    );
    return fields.length === 0
      ? []
      : [`${signal.id} (${fields.map((field) => (field === 'status' ? `status ${signal.status} / ${same?.status}` : field)).join(', ')})`];
  });
  return [
    ...signals,
    ...(['score', 'geo', 'about', 'pageType', 'language'] as const).filter(
      (part) => !isDeepStrictEqual(asJson(one[part]), asJson(other[part])),
    ),
  ];
}
const ofTimes = ['code', 'args', 'evidence', 'message', 'more', 'value'];
const ofReason = ['code', 'args', 'message'];
const asJson = (value: unknown): unknown => (value === undefined ? undefined : (JSON.parse(JSON.stringify(value)) as unknown));
