import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import type { Report } from '../checks/core/report/report.ts';
import type { NewJob, PauseReason } from '../extension/runs/runs.ts';
import { ScriptAuditFailed } from './audit-browser.ts';
import { launchBulkBrowser, type BulkBrowser } from './bulk-browser.ts';
import { bulkUsage, readBulkWords, type BulkOrder } from './bulk-words.ts';
import { savedSitePages, serveFolder, type FolderServer } from './serve-folder.ts';
import { commandArguments, rejectArguments } from './usage.ts';

/** If no page has finished for this long, nothing is running anymore; an audit with probes takes less. */
const patienceMs = 15 * 60_000;

const words = readBulkWords(commandArguments(bulkUsage));
process.exitCode = await bulk('order' in words ? words.order : rejectArguments(bulkUsage, words.wrong));

async function bulk(order: BulkOrder): Promise<number> {
  let server: FolderServer | null = null;
  let browser: BulkBrowser | null = null;
  try {
    const folder = order.folder === null ? null : await serve(order.folder);
    server = folder?.server ?? null;
    if (folder && folder.urls.length === 0) {
      say(`No saved pages (.html, .htm, .xhtml) in ${order.folder}.`);
      return 2;
    }
    // Saved pages contain hosts that must not be requested: every name except the server's fails immediately.
    browser = await launchBulkBrowser(folder ? { flags: ['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'] } : {});
    const urls = [...order.urls, ...(folder?.urls ?? [])];
    for (const sitemap of order.sitemaps) {
      const { urls: listed, note } = await browser.readSitemap(sitemap);
      if (note) say(`${sitemap}: ${note}`);
      urls.push(...listed);
    }
    if (urls.length === 0) {
      say('There is no page to audit.');
      return 3;
    }
    const jobs = urls.map((url): NewJob => ({ url, title: '', tabId: null }));
    const runId = await browser.begin(order.name, jobs, { tools: order.tools, probes: order.probes, parallel: order.parallel });
    const whole = await follow(browser, runId);
    const pages = await readPages(browser, runId);
    for (const page of pages) process.stdout.write(`${JSON.stringify(lineOf(page))}\n`);
    table(pages);
    const saved = await save(
      browser,
      runId,
      order,
      pages.some(({ report }) => report !== null),
    );
    return whole && saved && pages.every(({ report }) => report !== null) ? 0 : 3;
  } catch (error) {
    say(error instanceof ScriptAuditFailed ? error.message : String(error));
    return 3;
  } finally {
    await browser?.close();
    await server?.close();
  }
}

async function serve(folder: string): Promise<{ server: FolderServer; urls: string[] }> {
  const { files, charsets } = savedSitePages(resolve(folder));
  const server = await serveFolder(resolve(folder), charsets);
  return { server, urls: files.map((file) => `${server.origin}/${file.split('/').map(encodeURIComponent).join('/')}`) };
}

const pauses: Partial<Record<PauseReason, string>> = {
  offline: 'The network is gone.',
  'storage-full': 'There is no room left on this device for more reports.',
};

/** Reports each page as it ends. @returns false if the run stops early */
async function follow(browser: BulkBrowser, runId: string): Promise<boolean> {
  const reported = new Set<string>();
  let newsAt = Date.now();
  for (;;) {
    const [progress, jobs] = [await browser.progress(runId), await browser.jobs(runId)];
    for (const { id, url, state, error } of jobs) {
      if (reported.has(id) || (state !== 'done' && state !== 'failed' && state !== 'cancelled')) continue;
      reported.add(id);
      newsAt = Date.now();
      say(
        `${String(reported.size).padStart(String(jobs.length).length)}/${jobs.length}  ${state === 'done' ? 'audited' : state}  ${url}${error ? `: ${error.message}` : ''}`,
      );
    }
    if (!progress || progress.state === 'finished' || progress.state === 'cancelled') return progress?.state === 'finished';
    if (progress.state === 'paused') {
      say(
        `${pauses[progress.pausedBecause ?? 'user'] ?? 'The run stands still.'} ${reported.size} of ${jobs.length} pages have ended; what is audited is saved.`,
      );
      return false;
    }
    if (Date.now() - newsAt > patienceMs) {
      say(`Nothing has come for ${patienceMs / 60_000} minutes. What is audited is saved.`);
      return false;
    }
    await new Promise((wait) => {
      setTimeout(wait, 250);
    });
  }
}

interface SavedPage {
  url: string;
  state: string;
  error: { code: string; message: string } | null;
  report: Report | null;
}

/** Reads the result of every page from the extension's JSON export. */
async function readPages(browser: BulkBrowser, runId: string): Promise<SavedPage[]> {
  const jobs = await browser.jobs(runId);
  if (!jobs.some(({ state }) => state === 'done')) return jobs.map(({ url, state, error }) => ({ url, state, error, report: null }));
  const folder = mkdtempSync(join(tmpdir(), 'pageloupe-run-'));
  try {
    const file = join(folder, 'run.json');
    await browser.exportTo(runId, 'JSON', file);
    return (JSON.parse(readFileSync(file, 'utf8')) as { pages: SavedPage[] }).pages;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function lineOf({ url, state, error, report }: SavedPage): object {
  if (!report) return { url, error: error ?? { code: state, message: 'The page was not audited.' } };
  const ids = (status: string) => report.signals.filter((entry) => entry.status === status).map(({ id }) => id);
  const { finalUrl, score, geo, gate } = report;
  return {
    url,
    finalUrl,
    score,
    geo: geo.score,
    band: geo.band,
    gate: gate?.signal ?? null,
    failed: ids('fail'),
    improve: ids('warn'),
    unchecked: ids('unchecked'),
  };
}

function table(pages: readonly SavedPage[]): void {
  say('\naudit   geo  failed  improve  page');
  for (const { url, error, report } of pages) {
    const cells = report ? [report.score ?? '–', report.geo.score ?? '–', report.counts.fail, report.counts.warn] : ['–', '–', '–', '–'];
    say(
      `${cells.map((cell, index) => String(cell).padStart([5, 4, 6, 7][index]!)).join('  ')}  ${url}${error ? `: ${error.message}` : ''}`,
    );
  }
}

async function save(browser: BulkBrowser, runId: string, { files }: BulkOrder, some: boolean): Promise<boolean> {
  if (!some && files.length > 0) say('\nNo page gave a report, so no file is made.');
  let all = some || files.length === 0;
  for (const { name, path } of some ? files : []) {
    try {
      await browser.exportTo(runId, name, path);
      say(`${name}: ${relative(process.cwd(), path) || path} (${Math.ceil(statSync(path).size / 1000)} kB)`);
    } catch (error) {
      all = false;
      say(`${name} could not be made: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return all;
}

function say(text: string): void {
  process.stderr.write(`${text}\n`);
}
