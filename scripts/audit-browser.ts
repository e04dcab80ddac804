import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import type { Report } from '../checks/core/report/report.ts';
import { timeLimits } from '../checks/time-limits.ts';
import { chromiumFlags, findChromium, prepareChromiumProfile } from './browsers.ts';
import { ensureBuild, grantedBuild } from './build.ts';

// Makes the popup visible to Playwright, which otherwise ignores it. Read when Playwright is loaded.
process.env.PW_CHROMIUM_ATTACH_TO_OTHER = '1';
const { chromium } = await import('@playwright/test');

/** Milliseconds. For audits and links, longer than the extension's limits, so that the extension reports first. */
const patience = { audit: timeLimits.audit + 15_000, links: timeLimits.probes + 15_000, popup: 30_000 } as const;

export interface AuditBrowser {
  context: BrowserContext;
  extensionId: string;
  /** Session of the browser, in addition to those of its pages. */
  cdp: CDPSession;
  /** Opens the URL in a new tab. @throws ScriptAuditFailed if no document arrives */
  open(url: string, options?: { timeoutMs?: number }): Promise<Page>;
  /** Clicks the real toolbar button for the tab, and returns the popup that opens. */
  clickToolbar(tab: Page): Promise<Page>;
  /** Clicks the toolbar button for the tab and waits for the report. If the page closes the popup, opens it again. @throws ScriptAuditFailed */
  audit(tab: Page): Promise<Report>;
  /** Waits until the popup's report is complete. @throws ScriptAuditFailed with the popup's message if it cannot audit */
  readReport(popup: Page): Promise<Report>;
  /**
   * Clicks the popup's link check button, waits until it is done, and returns the report with the probes.
   * The hosts must be permitted: see `granted`. @throws ScriptAuditFailed
   */
  checkLinks(popup: Page): Promise<Report>;
  close(): Promise<void>;
}

/** A failure with a code for programs and a sentence for people. */
export class ScriptAuditFailed extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

export interface BrowserOptions {
  headless?: boolean;
  /** Additional command-line flags for Chromium. */
  flags?: string[];
  viewport?: { width: number; height: number };
  colorScheme?: 'light' | 'dark';
  ignoreHTTPSErrors?: boolean;
  /** False: page scripts do not run, as with JavaScript turned off in the settings. Those of the extension do. */
  pageScripts?: boolean;
  /** Folder of an unpacked extension. The default is the shipping build, which is built if needed. */
  extension?: string;
  /** The shipping build with all hosts granted, since nobody can answer the browser's permission prompt here. */
  granted?: boolean;
}

/** Starts a Chromium with the extension, in a temporary profile that is removed on close. */
export async function launchScriptBrowser(options: BrowserOptions = {}): Promise<AuditBrowser> {
  const { headless = true, flags = [], viewport = { width: 1280, height: 800 }, colorScheme = 'light' } = options;
  const extension = options.extension ?? (options.granted ? grantedBuild() : ensureBuild());
  const executablePath = findChromium();
  if (!executablePath) throw new ScriptAuditFailed('no-browser', 'No Chromium found: install one or set CHROMIUM_PATH.');
  const profile = mkdtempSync(join(tmpdir(), 'pageloupe-'));
  prepareChromiumProfile(profile, options.pageScripts);
  const context = await chromium.launchPersistentContext(profile, {
    headless: false,
    executablePath,
    viewport: headless ? viewport : null,
    colorScheme,
    ignoreHTTPSErrors: options.ignoreHTTPSErrors ?? false,
    acceptDownloads: true,
    args: [
      ...(headless ? ['--headless=new'] : []),
      ...chromiumFlags,
      '--enable-unsafe-extension-debugging',
      `--disable-extensions-except=${extension}`,
      `--load-extension=${extension}`,
      ...flags,
    ],
  });
  // As long as Playwright waits for the browser itself: a busy machine takes longer than the usual half a minute.
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker', { timeout: 180_000 }));
  const extensionId = new URL(worker.url()).host;
  const browser = context.browser();
  if (!browser) throw new ScriptAuditFailed('no-browser', 'Chromium closed while it was starting.');
  const cdp = await browser.newBrowserCDPSession();

  return {
    context,
    extensionId,
    cdp,
    open: (url, { timeoutMs = 30_000 } = {}) => open(context, url, timeoutMs),
    clickToolbar: (tab) => clickToolbar(context, cdp, extensionId, tab),
    audit: (tab) => auditTab(tab, () => clickToolbar(context, cdp, extensionId, tab)),
    readReport,
    checkLinks,
    async close() {
      await context.close();
      rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

async function open(context: BrowserContext, url: string, timeoutMs: number): Promise<Page> {
  const page = await context.newPage();
  try {
    await page.goto(url, { waitUntil: 'load', timeout: timeoutMs });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    // A document that never finishes loading can still be audited.
    if (!/Timeout/.test(message) || page.url() === 'about:blank') {
      await page.close();
      const name = /net::(ERR_[A-Z_]+)/.exec(message)?.[1];
      if (/Download is starting/.test(message) || name === 'ERR_ABORTED')
        throw new ScriptAuditFailed('not-a-page', 'The server sent a download, not a page.');
      if (/Timeout/.test(message)) throw new ScriptAuditFailed('timeout', `No answer within ${timeoutMs / 1000} s.`);
      throw new ScriptAuditFailed(
        'unreachable',
        name ? `The page could not be opened (${name}).` : `The page could not be opened: ${message.split('\n')[0]}`,
      );
    }
  }
  return page;
}

async function clickToolbar(context: BrowserContext, cdp: CDPSession, extensionId: string, tab: Page): Promise<Page> {
  await tab.bringToFront();
  const session = await context.newCDPSession(tab);
  const { targetInfo } = await session.send('Target.getTargetInfo');
  await session.detach();
  // The action belongs to a tab target: the active one that contains this page. Older browsers do not say which is active.
  const { targetInfos } = await cdp.send('Target.getTargets', { filter: [{}] });
  const tabs = targetInfos.filter((info) => info.type === 'tab');
  const active = tabs.filter((info) => (info as { embedderData?: { tabActive?: boolean } }).embedderData?.tabActive);
  const here = (info: { url: string }) => info.url === targetInfo.url;
  const tabTarget = active.find(here) ?? (active.length === 1 ? active[0] : tabs.find(here));
  if (!tabTarget) throw new ScriptAuditFailed('audit-failed', 'The tab was closed before it could be audited.');
  await closePopups(context, extensionId);
  const before = new Set(context.pages());
  // Missing in Playwright's protocol types.
  await (cdp.send as (method: string, params: object) => Promise<unknown>)('Extensions.triggerAction', {
    id: extensionId,
    targetId: tabTarget.targetId,
  });
  // A page is announced before it has a URL, so the event alone does not identify the popup.
  let popup: Page | undefined;
  for (const end = Date.now() + patience.popup; Date.now() < end;) {
    popup ??= context.pages().find((page) => !before.has(page) && page.url().startsWith(`chrome-extension://${extensionId}/`));
    if (popup && (popup.isClosed() || (await popup.evaluate(hasExtensionApi).catch(() => false)))) return popup;
    await new Promise((resolve) => {
      setTimeout(resolve, 25);
    });
  }
  throw new ScriptAuditFailed('audit-failed', 'The popup did not open.');
}

/** Runs in the popup, which has its URL before its document. */
const hasExtensionApi = () => 'tabs' in ((globalThis as { chrome?: object }).chrome ?? {});

/** Closes open popups. A popup closes when another tab is activated, but with a delay, and can take the next one with it. */
async function closePopups(context: BrowserContext, extensionId: string): Promise<void> {
  const popups = context.pages().filter((page) => page.url().split('#', 1)[0] === `chrome-extension://${extensionId}/popup.html`);
  await Promise.all(popups.map((popup) => popup.close().catch(() => undefined)));
}

async function checkLinks(popup: Page): Promise<Report> {
  const card = popup.locator('[data-probe]').first();
  await card.getByRole('button', { name: 'Check links' }).click();
  const end = Date.now() + patience.links;
  while (Date.now() < end) {
    const stage = await card.getAttribute('data-probe');
    if (stage === 'failed') throw new ScriptAuditFailed('probe-failed', (await card.innerText()).replace(/\s+/g, ' '));
    const result = stage === 'finished' ? await popup.evaluate(readStored) : null;
    // Facts are judged before the report is stored; until then, the stored report is the one without probes.
    if (result && 'report' in result && !isUnprobed(result.report)) return result.report;
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }
  throw new ScriptAuditFailed('timeout', `The links were not checked within ${patience.links / 1000} s.`);
}
const isUnprobed = ({ facts }: Report) => facts?.redirects?.ok === false && facts.redirects.reason === 'not-probed';

/** Sets the language of the interface, as Settings does. @param from a page of the extension */
export const chooseLanguage = (from: Page, language: string): Promise<void> =>
  from.evaluate((chosen) => {
    const { chrome } = globalThis as unknown as { chrome: { storage: { local: { set(items: object): Promise<void> } } } };
    return chrome.storage.local.set({ settings: { version: 1, intent: 'index', parallel: 2, language: chosen } });
  }, language);

/** The tab that a popup is of. */
export const tabOfPopup = (popup: Page): Promise<number> =>
  popup.evaluate(async () => {
    const { chrome } = globalThis as unknown as { chrome: { tabs: { query(what: object): Promise<{ id: number }[]> } } };
    return (await chrome.tabs.query({ active: true, currentWindow: true }))[0]!.id;
  });

/** The URL of a popup as a page, which can be resized and does not close when another tab opens. */
export const addressOfPopup = async (popup: Page): Promise<string> => `${popup.url().split(/[?#]/)[0]}?tab=${await tabOfPopup(popup)}`;

type StoredResult = { report: Report } | { code: string; message: string } | null;

/** Attempts to open a popup over a page that closes it with a dialog, and page loads after which we stop waiting. */
const [popupTries, mostLoads] = [3, 3];
async function auditTab(tab: Page, click: () => Promise<Page>): Promise<Report> {
  const restless = new ScriptAuditFailed(
    'left',
    'The page does not stay: it shows dialogs, and loads itself again or leads elsewhere at once.',
  );
  let loads = 0;
  let tooMany: (error: Error) => void = () => undefined;
  const left = new Promise<never>((_, reject) => {
    tooMany = reject;
  });
  left.catch(() => undefined);
  const count = () => {
    if (++loads >= mostLoads) tooMany(restless);
  };
  tab.on('domcontentloaded', count);
  try {
    for (let tried = 1; ; tried++) {
      const popup = await Promise.race([click(), left]);
      try {
        return await Promise.race([readReport(popup), left]);
      } catch (error) {
        if (error instanceof ScriptAuditFailed || !popup.isClosed()) throw error;
        if (tried === popupTries) throw restless;
      }
    }
  } finally {
    tab.off('domcontentloaded', count);
  }
}

async function readReport(popup: Page): Promise<Report> {
  const end = Date.now() + patience.audit;
  while (Date.now() < end) {
    const result = await popup.evaluate(readStored);
    if (result && 'report' in result) return result.report;
    if (result) throw new ScriptAuditFailed(result.code, result.message);
    await new Promise((resolve) => {
      setTimeout(resolve, 25);
    });
  }
  throw new ScriptAuditFailed('timeout', `The audit was not complete within ${patience.audit / 1000} s.`);
}

/** Runs in the popup: the complete report of its tab with facts, or why there is none. */
async function readStored(): Promise<StoredResult> {
  interface StoredReport {
    complete: boolean;
    report: Report;
    later: object;
  }
  interface Extension {
    tabs: { query(what: object): Promise<{ id: number }[]> };
    storage: { session: { get(keys: string[]): Promise<Record<string, unknown>> } };
  }
  const obstacle = document.querySelector<HTMLElement>('[data-obstacle]');
  if (obstacle) return { code: obstacle.dataset.obstacle ?? 'audit-failed', message: obstacle.innerText.replace(/\s+/g, ' ').trim() };
  const { chrome } = globalThis as unknown as { chrome: Extension };
  const [tab] = await chrome.tabs.query({ active: true, lastFocusedWindow: true });
  if (!tab) return null;
  const stored = await chrome.storage.session.get([`report:${tab.id}`, `facts:${tab.id}`, `probed:${tab.id}`]);
  const result = stored[`report:${tab.id}`] as StoredReport | undefined;
  const facts = stored[`facts:${tab.id}`];
  if (!result?.complete || typeof facts !== 'string') return null;
  const probed = stored[`probed:${tab.id}`];
  return {
    report: {
      ...result.report,
      facts: { ...JSON.parse(facts), ...result.later, ...(typeof probed === 'string' ? JSON.parse(probed) : {}) } as NonNullable<
        Report['facts']
      >,
    },
  };
}
