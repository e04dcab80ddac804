import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { pino } from 'pino';
import { chromium } from 'playwright-core';
import { findChromium } from '../../server/audit/visit/find-chromium.ts';
import type { Auditor } from '../../server/audit/auditor.ts';
import { openDatabase } from '../../server/database/open.ts';
import { readServiceSettings } from '../../server/http/process/settings.ts';
import { startService } from '../../server/http/process/start.ts';
import { fillBenchHistory } from './made-history.ts';
import { benchMedian } from './measure.ts';
import { parseCommandArguments } from '../usage.ts';

const usage = `Usage: npm run bench -- history [--sites <n>] [--days <n>] [--rounds <n>] [--store-url <url>]

Measures the dashboard with the history of many sites: the list of sites over HTTP, and the time from requesting the page in an open tab
until its first rows are there; then one site with its runs, changes and pages. SQLite in a temporary folder, or an empty PostgreSQL database.
`;
/** Milliseconds until the first view is drawn. */
const target = 300;

/** An auditor that is never called. */
const idle: Auditor = {
  audit: () => Promise.reject(new Error('Nothing is audited here.')),
  faults: async () => [],
  stats: () => ({ pagesOpen: 0, waiting: 0, browserRestarts: { crashed: 0, retired: 0, hung: 0 }, egressDenied: {}, egressBytes: 0 }),
  close: async () => undefined,
};

const { values } = parseCommandArguments(usage, {
  options: {
    sites: { type: 'string', default: '400' },
    days: { type: 'string', default: '365' },
    rounds: { type: 'string', default: '9' },
    'store-url': { type: 'string' },
  },
});
process.exitCode = await bench();

async function bench(): Promise<number> {
  const data = mkdtempSync(join(tmpdir(), 'pageloupe-bench-'));
  const storeUrl = values['store-url'] ?? null;
  const executablePath = findChromium();
  if (!executablePath) {
    process.stderr.write('No Chromium found: install one or set CHROMIUM_PATH.\n');
    return 1;
  }
  const [sites, days] = [Number(values.sites), Number(values.days)];
  const settings = readServiceSettings({}, { port: 0, stopOnSignals: false, data, storeUrl, contactFile: join(data, 'contacts') });
  const start = () => startService(settings, { startAuditor: async () => idle, logger: pino({ level: 'silent' }) });
  // With PostgreSQL, the service decides which schema its tables are in.
  await (await start()).close();
  const database = await openDatabase({ data, storeUrl, log: () => undefined });
  const filled = await timed(() => fillBenchHistory(database, { sites, days, pages: 50, now: Date.now() }));
  await database.close();
  say(`${sites} sites × ${days} runs, written in ${(filled / 1000).toFixed(1)} s`);
  const service = await start();
  const browser = await chromium.launch({ executablePath, chromiumSandbox: process.getuid?.() !== 0 });
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const list = await several(() => timed(async () => void (await (await fetch(`${service.address}/v1/sites?limit=500`)).text())));
    const drawn = (hash: string, selector: string) =>
      several(async () => {
        const page = await context.newPage();
        const ms = await timed(async () => {
          await page.goto(`${service.address}/sites${hash}`, { waitUntil: 'commit' });
          await page.waitForSelector(selector);
        });
        await page.close();
        return ms;
      });
    const first = await drawn('', 'a[href="#site-000.example"]');
    const site = await drawn('#site-000.example', 'a[href*="site-000.example/page"]');
    say(
      `/v1/sites: ${list.toFixed(0)} ms; first view: ${first.toFixed(0)} ms (target ${target}); a site with its pages: ${site.toFixed(0)} ms`,
    );
    return first > target ? 1 : 0;
  } finally {
    await browser.close();
    await service.close();
    rmSync(data, { recursive: true, force: true });
  }
}

/** @param measure returns milliseconds @returns the median, without two warm-up rounds */
async function several(measure: () => Promise<number>): Promise<number> {
  const taken: number[] = [];
  for (let round = -2; round < Number(values.rounds); round++) {
    const ms = await measure();
    if (round >= 0) taken.push(ms);
  }
  return benchMedian(taken);
}
async function timed(work: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}
function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
