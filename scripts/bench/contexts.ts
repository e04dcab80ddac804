import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { launchScriptBrowser, type AuditBrowser } from '../audit-browser.ts';
import { benchSyntheticPage } from './synthetic.ts';

/** Bytes of JSON sent between contexts. */
export interface Crossed {
  what: string;
  /** Requests to the worker and its responses. */
  messages: number;
  /** Values written to storage. */
  writes: number;
  /** What the tab sends to the worker: facts of page and site. */
  fromTab: number;
  total: number;
}
interface Counted {
  messages: number;
  writes: number;
}

/**
 * Audits a page of 1,000 elements, then checks 500 links, with the interface open throughout.
 * @param extension folder of a build with all hosts granted; ours by default
 */
export async function benchContexts(extension?: string): Promise<Crossed[]> {
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    if (path === '/') response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(withLinks());
    else if (path.startsWith('/link/')) setTimeout(() => response.writeHead(200, { 'content-type': 'text/html' }).end(), 20);
    else response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const browser = await launchScriptBrowser({ granted: true, ...(extension ? { extension } : {}) });
  try {
    const tab = await browser.open(`${origin}/`);
    const popup = await openInterface(browser, origin);
    await popup.waitForFunction(() => document.querySelector('[aria-live]')?.textContent?.includes('Audit score'), undefined, {
      timeout: 60_000,
    });
    await popup.waitForTimeout(500);
    const audit = await counted(popup);
    const fromTab = await factsFromTab(browser, tab);
    await popup.locator('[data-probe]').first().getByRole('button', { name: 'Check links' }).click();
    await popup.waitForFunction(() => document.querySelector('[data-probe=finished]'), undefined, { timeout: 120_000 });
    await popup.waitForTimeout(1_000);
    const all = await counted(popup);
    const row = (what: string, { messages, writes }: Counted, added: number): Crossed => ({
      what,
      messages,
      writes,
      fromTab: added,
      total: messages + writes + added,
    });
    return [
      row('an audit', audit, fromTab),
      row('500 probed links', { messages: all.messages - audit.messages, writes: all.writes - audit.writes }, 0),
    ];
  } finally {
    await browser.close();
    server.closeAllConnections();
    await new Promise((resolve) => {
      server.close(resolve);
    });
  }
}

const withLinks = () =>
  benchSyntheticPage(1_000).replace(
    '</article>',
    `${Array.from({ length: 500 }, (_, index) => `<p><a href="/link/${index}">Link ${index}</a></p>`).join('')}</article>`,
  );

/** Opens the popup as a page, with counters for its messages and storage events. */
async function openInterface({ context, extensionId }: AuditBrowser, origin: string): Promise<Page> {
  const helper = await context.newPage();
  await helper.goto(`chrome-extension://${extensionId}/licenses.html`);
  const tabId = await helper.evaluate(async (wanted) => {
    const { tabs } = (globalThis as unknown as { chrome: { tabs: { query(what: object): Promise<{ id: number }[]> } } }).chrome;
    return (await tabs.query({ url: `${wanted}/*` }))[0]!.id;
  }, origin);
  await helper.close();
  const popup = await context.newPage();
  await popup.addInitScript(() => {
    interface Change {
      newValue?: unknown;
    }
    interface Extension {
      runtime?: { sendMessage(...words: unknown[]): unknown };
      storage: { onChanged: { addListener(listen: (changes: Record<string, Change>) => void): void } };
    }
    const { chrome } = globalThis as unknown as { chrome: Extension };
    if (!chrome.runtime) return;
    const count = { messages: 0, writes: 0 };
    Object.assign(globalThis, { crossed: count });
    const send = chrome.runtime.sendMessage.bind(chrome.runtime);
    chrome.runtime.sendMessage = (...words) => {
      count.messages += JSON.stringify(words[0]).length;
      const last = words.at(-1);
      if (typeof last !== 'function') {
        return Promise.resolve(send(...words)).then((reply) => {
          count.messages += JSON.stringify(reply ?? null).length;
          return reply;
        });
      }
      return send(...words.slice(0, -1), (reply: unknown) => {
        count.messages += JSON.stringify(reply ?? null).length;
        (last as (reply: unknown) => void)(reply);
      });
    };
    chrome.storage.onChanged.addListener((changes) => {
      for (const { newValue } of Object.values(changes)) if (newValue !== undefined) count.writes += JSON.stringify(newValue).length;
    });
  });
  await popup.goto(`chrome-extension://${extensionId}/popup.html?tab=${tabId}`);
  return popup;
}

const counted = (popup: Page): Promise<Counted> => popup.evaluate(() => ({ ...(globalThis as unknown as { crossed: Counted }).crossed }));

/** The facts of page and site from the report, as the injected script returned them. */
async function factsFromTab(browser: AuditBrowser, tab: Page): Promise<number> {
  const popup = await browser.clickToolbar(tab);
  const { facts = {} } = await browser.readReport(popup);
  await popup.close();
  return JSON.stringify(facts).length;
}
