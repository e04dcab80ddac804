import { copyFileSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Job, NewJob, RunHead, RunOptions } from '../extension/runs/runs.ts';
import { ScriptAuditFailed, launchScriptBrowser, type AuditBrowser, type BrowserOptions } from './audit-browser.ts';

/** Entries of the bulk page's menu Export. */
export type ExportName = 'PDF report' | 'HTML report' | 'CSV of pages' | 'CSV of findings' | 'JSON';
export type RunProgress = Pick<RunHead, 'state' | 'pausedBecause' | 'counts'>;

/** The extension's real bulk page and worker, in a headless browser with permission for every site. */
export interface BulkBrowser {
  browser: AuditBrowser;
  page: Page;
  /** Sends the worker a request of extension/messages/messages.ts. @throws ScriptAuditFailed with its error */
  request<T>(name: string, content: object): Promise<T>;
  readSitemap(url: string): Promise<{ urls: string[]; total: number; note: string }>;
  /** Queues and starts a run. Returns its id. */
  begin(name: string, jobs: readonly NewJob[], options: RunOptions): Promise<string>;
  progress(runId: string): Promise<RunProgress | null>;
  jobs(runId: string): Promise<Job[]>;
  /** Saves a file through the menu of the bulk page, and moves it to the path. */
  exportTo(runId: string, name: ExportName, path: string): Promise<void>;
  close(): Promise<void>;
}

export async function launchBulkBrowser(options: BrowserOptions = {}): Promise<BulkBrowser> {
  const browser = await launchScriptBrowser({ granted: true, ...options });
  const downloads = mkdtempSync(join(tmpdir(), 'pageloupe-files-'));
  // Downloads of the worker belong to no page, so they go to a separate folder, one at a time.
  await browser.cdp.send('Browser.setDownloadBehavior', { behavior: 'allow', downloadPath: downloads });
  const page = await browser.context.newPage();
  const address = `chrome-extension://${browser.extensionId}/bulk.html`;
  await page.goto(`${address}#runs`);

  async function request<T>(name: string, content: object): Promise<T> {
    const reply = await page.evaluate(sendRequest, { request: name, content });
    if (!reply.ok) throw new ScriptAuditFailed('refused', reply.error);
    return reply.value as T;
  }
  const progress = async (runId: string) => (await read<RunProgress>(page, 'local', [`run:${runId}`]))[`run:${runId}`] ?? null;

  return {
    browser,
    page,
    request,
    progress,
    readSitemap: (url) => request('readSitemap', { url }),
    async begin(name, jobs, runOptions) {
      const runId = await request<string>('createRun', { name, jobs, options: runOptions });
      await request('commandRun', { runId, command: 'start' });
      return runId;
    },
    async jobs(runId) {
      const total = (await progress(runId))?.counts.total ?? 0;
      const jobs: Job[] = [];
      for (let chunk = 0; jobs.length < total; chunk++) {
        const key = `jobs:${runId}:${chunk}`;
        const stored = (await read<Job[]>(page, 'local', [key]))[key];
        if (!stored) break;
        jobs.push(...stored);
      }
      return jobs;
    },
    async exportTo(runId, name, path) {
      for (const file of readdirSync(downloads)) rmSync(join(downloads, file));
      await page.goto(`${address}#runs`);
      await page.goto(`${address}#run=${encodeURIComponent(runId)}`);
      await page.bringToFront();
      const menu = page.getByRole('button', { name: 'Export', exact: true });
      // Disabled until the page has read its results.
      await menu.click({ timeout: 30_000 }).catch(() => {
        throw new ScriptAuditFailed('nothing-to-save', 'No page of this run has a report, so there is nothing to save.');
      });
      await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
      copyFileSync(await saved(page, downloads, name), path);
    },
    async close() {
      await browser.close();
      rmSync(downloads, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

/** Path of the file that the browser saves. @throws ScriptAuditFailed with the message of the bulk page if it failed */
async function saved(page: Page, folder: string, name: string): Promise<string> {
  let size = -1;
  const failed = page.locator('.file-line.tone-fail');
  for (let waited = 0; waited < 600_000; waited += 100) {
    await page.waitForTimeout(100);
    const [file] = readdirSync(folder);
    if (file && !/\.(crdownload|tmp)$|^\./.test(file)) {
      // The browser may still be writing.
      const now = statSync(join(folder, file)).size;
      if (now > 0 && now === size) return join(folder, file);
      size = now;
    }
    if (!file && (await failed.count()) > 0)
      throw new ScriptAuditFailed('export-failed', (await failed.first().innerText()).replace(/\s+/g, ' ').trim());
  }
  throw new ScriptAuditFailed('timeout', `${name} was not made within ten minutes.`);
}

interface Extension {
  runtime: { sendMessage(message: object): Promise<{ ok: true; value: unknown } | { ok: false; error: string }> };
  storage: Record<'local' | 'session', { get(keys: string[]): Promise<Record<string, unknown>> }>;
}

/** Runs in the bulk page: sends a request like the page itself (extension/messages/messages.ts). */
function sendRequest(envelope: { request: string; content: object }) {
  return (globalThis as unknown as { chrome: Extension }).chrome.runtime.sendMessage(envelope);
}

/** Values from the extension's storage, in the format of extension/storage/storage.ts. */
async function read<T>(page: Page, area: 'local' | 'session', keys: string[]): Promise<Record<string, T | undefined>> {
  const stored = await page.evaluate(
    (wanted) => (globalThis as unknown as { chrome: Extension }).chrome.storage[wanted.area].get(wanted.keys),
    { area, keys },
  );
  return stored as Record<string, T | undefined>;
}
