import { copyFileSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { NewJob, RunHead, RunOptions } from '../extension/runs/runs.ts';
import { ScriptAuditFailed, launchScriptBrowser, type AuditBrowser } from './audit-browser.ts';

/** The extension's real bulk page and worker, in a headless browser with permission for every site. */
export interface BulkBrowser {
  browser: AuditBrowser;
  page: Page;
  /** Queues and starts a run. Returns its id. */
  begin(name: string, jobs: readonly NewJob[], options: RunOptions): Promise<string>;
  stateOf(runId: string): Promise<RunHead['state'] | undefined>;
  /** Saves the PDF through the menu of the bulk page, and moves it to the path. */
  savePdf(runId: string, path: string): Promise<void>;
  close(): Promise<void>;
}

export async function launchBulkBrowser(): Promise<BulkBrowser> {
  const browser = await launchScriptBrowser({ granted: true });
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

  return {
    browser,
    page,
    async begin(name, jobs, runOptions) {
      const runId = await request<string>('createRun', { name, jobs, options: runOptions });
      await request('commandRun', { runId, command: 'start' });
      return runId;
    },
    stateOf: (runId) => page.evaluate(readState, `run:${runId}`),
    async savePdf(runId, path) {
      for (const file of readdirSync(downloads)) rmSync(join(downloads, file));
      await page.goto(`${address}#runs`);
      await page.goto(`${address}#run=${encodeURIComponent(runId)}`);
      await page.bringToFront();
      // Disabled until the page has read its results.
      await page.getByRole('button', { name: 'Export', exact: true }).click({ timeout: 30_000 });
      await page.getByRole('button', { name: /^PDF report/ }).click();
      copyFileSync(await saved(page, downloads), path);
    },
    async close() {
      await browser.close();
      rmSync(downloads, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

/** Path of the file that the browser saves. @throws ScriptAuditFailed with the message of the bulk page if it failed */
async function saved(page: Page, folder: string): Promise<string> {
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
  throw new ScriptAuditFailed('timeout', 'The PDF was not made within ten minutes.');
}

interface Extension {
  runtime: { sendMessage(message: object): Promise<{ ok: true; value: unknown } | { ok: false; error: string }> };
  storage: { local: { get(key: string): Promise<Record<string, RunHead | undefined>> } };
}

/** Runs in the bulk page: sends a request like the page itself (extension/messages/messages.ts). */
function sendRequest(envelope: { request: string; content: object }) {
  return (globalThis as unknown as { chrome: Extension }).chrome.runtime.sendMessage(envelope);
}

/** Runs in the bulk page: the state of a run, in the format of extension/storage/storage.ts. */
async function readState(key: string): Promise<RunHead['state'] | undefined> {
  const { storage } = (globalThis as unknown as { chrome: Extension }).chrome;
  return (await storage.local.get(key))[key]?.state;
}
