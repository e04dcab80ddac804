import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LinkStatusFact } from '../../checks/core/facts/probes.ts';
import { parseUrl } from '../../checks/parse/urls.ts';
import type { Report } from '../../checks/core/report/report.ts';
import { grantedBuild } from '../build.ts';
import { launchBulkBrowser, type BulkBrowser } from '../bulk-browser.ts';
import { startBenchLinkServer, type BenchLink } from './link-server.ts';

export interface ProbingRow {
  what: string;
  links: number;
  /** Milliseconds from the request to the worker until it has stored the last class. */
  wall: number;
  limit: number;
  requests: number;
  /** Milliseconds of a plain HEAD fetch() of every link, all at once: the cost of browser and machine. */
  bare: number | null;
  /** Links whose class is wrong. */
  wrong: string[];
  /** Links that were not checked in time, as on a busy machine; that is not wrong. */
  late: number;
}

const timeoutMs = 5_000;
const limits = { withSilent: 1.2 * timeoutMs, without: 1_500 } as const;

/**
 * Probes all links of the server with the real worker, with limits raised as far as users may.
 * @param kinds a row for each: whether links that never respond are among them
 */
export async function benchProbing(kinds: readonly boolean[]): Promise<ProbingRow[]> {
  const extension = withTimeout();
  const rows: ProbingRow[] = [];
  try {
    for (const silent of kinds) rows.push(await measureOne(extension, silent));
  } finally {
    rmSync(extension, { recursive: true, force: true });
  }
  return rows;
}

/** A copy of the build with a shorter time-out for probes. */
function withTimeout(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pageloupe-bench-'));
  cpSync(grantedBuild(), folder, { recursive: true });
  const file = join(folder, 'background.js');
  const source = readFileSync(file, 'utf8');
  const pattern = /timeoutMs:(?:1e4|10_?000)\b/g;
  if (source.match(pattern)?.length !== 1) throw new Error('The time-out of probes is no longer where the benchmark looks for it.');
  writeFileSync(file, source.replace(pattern, `timeoutMs:${timeoutMs}`));
  return folder;
}

async function measureOne(extension: string, silent: boolean): Promise<ProbingRow> {
  const server = await startBenchLinkServer({ silent, ports: 12 });
  const bulk = await launchBulkBrowser({ extension });
  try {
    const tab = await bulk.browser.open(server.pageUrl);
    const popup = await bulk.browser.clickToolbar(tab);
    const report = await bulk.browser.readReport(popup);
    await popup.close();
    const tabId = await benchTabId(bulk, server.pageUrl);
    await bulk.request('setProbeRate', { rate: 'own' });
    const before = server.counts().requests;
    const begun = performance.now();
    await bulk.request('startProbes', { tabId, hosts: null, again: false });
    const { wall, fact } = await ended(bulk, tabId, begun);
    const found = new Map(fact.probes.map((probe) => [probe.url, probe]));
    return {
      what: silent ? 'with the five that never answer' : 'without them',
      links: server.links.length,
      wall,
      limit: silent ? limits.withSilent : limits.without,
      requests: server.counts().requests - before,
      bare: silent ? null : await fetchBare(bulk, [...found.keys()]),
      wrong: server.links.flatMap((link) => fault(link, found, report)),
      late: server.links.filter((link) => isLate(link, found)).length,
    };
  } finally {
    await bulk.close();
    await server.close();
  }
}

/** When every link had its class, and the final classes. */
async function ended(bulk: BulkBrowser, tabId: number, begun: number): Promise<{ wall: number; fact: LinkStatusFact }> {
  let wall: number | null = null;
  for (;;) {
    // Only the small entry: reading all results costs the worker more than probing.
    const probes = await read<{ state: string; progress: { done: number; total: number } }>(bulk, `probes:${tabId}`);
    if (wall === null && probes && probes.progress.total > 0 && probes.progress.done === probes.progress.total)
      wall = performance.now() - begun;
    if (probes && probes.state !== 'running') {
      const facts = JSON.parse((await read<string>(bulk, `probed:${tabId}`))!) as { linkStatus: { ok: true; value: LinkStatusFact } };
      return { wall: wall ?? performance.now() - begun, fact: facts.linkStatus.value };
    }
    if (performance.now() - begun > 120_000) throw new Error('The probes did not end.');
    await new Promise((resolve) => {
      setTimeout(resolve, 25);
    });
  }
}

async function fetchBare(bulk: BulkBrowser, urls: readonly string[]): Promise<number> {
  const [worker] = bulk.browser.context.serviceWorkers();
  if (!worker) throw new Error('The worker has ended.');
  return worker.evaluate(
    async (addresses) => {
      const began = performance.now();
      await Promise.allSettled(
        addresses.map((url) => fetch(url, { method: 'HEAD', credentials: 'omit', referrerPolicy: 'no-referrer', cache: 'no-store' })),
      );
      return performance.now() - began;
    },
    urls.filter((url) => url.startsWith('http')),
  );
}

function read<T>(bulk: BulkBrowser, name: string): Promise<T | undefined> {
  return bulk.page.evaluate(async (key) => {
    const { chrome } = globalThis as unknown as { chrome: { storage: { session: { get(key: string): Promise<Record<string, never>> } } } };
    return (await chrome.storage.session.get(key))[key];
  }, name);
}

const probeOf = (link: BenchLink, found: Map<string, LinkStatusFact['probes'][number]>) =>
  found.get(parseUrl(link.href)?.href ?? link.href);
const isLate = (link: BenchLink, found: Map<string, LinkStatusFact['probes'][number]>): boolean =>
  link.class !== 'unverified' && probeOf(link, found)?.reason?.code === 'too-slow';

function fault(link: BenchLink, found: Map<string, LinkStatusFact['probes'][number]>, report: Report): string[] {
  const probe = probeOf(link, found);
  if (!probe) {
    // URLs that cannot be requested may be missing, but not classified as broken.
    return link.class === 'skipped' ? [] : [`${link.kind}: not probed (${report.finalUrl})`];
  }
  if (isLate(link, found)) return [];
  const wrong = probe.class !== link.class || (link.status !== 0 && probe.status !== link.status);
  return wrong ? [`${link.kind}: ${probe.class} ${probe.status}, expected ${link.class} ${link.status} (${probe.reason?.code})`] : [];
}

export async function benchTabId(bulk: BulkBrowser, url: string): Promise<number> {
  const [tab] = await bulk.page.evaluate(
    (wanted) =>
      (globalThis as unknown as { chrome: { tabs: { query(what: object): Promise<{ id: number }[]> } } }).chrome.tabs.query({
        url: wanted,
      }),
    url,
  );
  if (!tab) throw new Error(`No tab shows ${url}.`);
  return tab.id;
}
