import type { CDPSession, Page } from '@playwright/test';
import type { KnownFacts } from '../../checks/core/facts.ts';
import { judgePage, noChoice } from '../../checks/audit-page.ts';
import { launchScriptBrowser } from '../audit-browser.ts';

/** Milliseconds of judging one page's facts in the background worker of the shipping build. */
export interface Judging {
  /** First call in a worker that was just started. */
  first: number;
  /** The same facts again, as after the user changed a setting. */
  again: number;
  /** Rest of the first request: reading facts from storage, loading the vocabulary if the page has structured data, storing the report. */
  around: number;
}
export interface JudgingWorker {
  /** @param known JSON of KnownFacts */
  judge(known: string): Promise<Judging>;
  close(): Promise<void>;
}

export async function launchBenchWorker(): Promise<JudgingWorker> {
  const browser = await launchScriptBrowser();
  const worker = browser.context.serviceWorkers()[0] ?? (await browser.context.waitForEvent('serviceworker'));
  // Any page of the extension may send requests; this one does nothing else.
  const page = await browser.context.newPage();
  await page.goto(new URL('/manifest.json', worker.url()).href);
  const session = await browser.context.newCDPSession(page);
  await session.send('ServiceWorker.enable');
  return {
    async judge(known) {
      await stop(session);
      return ask(page, known);
    },
    close: () => browser.close(),
  };
}

/** Stops the worker, so that the next request starts it again. */
async function stop(session: CDPSession): Promise<void> {
  let stopped: () => void = () => undefined;
  const end = new Promise<void>((resolve) => {
    stopped = resolve;
  });
  const listen = ({ versions }: { versions: { runningStatus: string }[] }) => {
    if (versions.some(({ runningStatus }) => runningStatus === 'stopped')) stopped();
  };
  session.on('ServiceWorker.workerVersionUpdated', listen);
  await session.send('ServiceWorker.stopAllWorkers');
  await Promise.race([
    end,
    new Promise((resolve) => {
      setTimeout(resolve, 2_000);
    }),
  ]);
  session.off('ServiceWorker.workerVersionUpdated', listen);
}

/** No tab has this id. */
const tabId = 2_000_000_000;

/**
 * Facts are sent only by the worker, so these are put into storage like those of an audit from an earlier worker, and a changed setting has
 * them judged. Derived facts are left out, so that the first verdict derives them.
 */
async function ask(page: Page, known: string): Promise<Judging> {
  const { facts: _, ...report } = judgePage(
    JSON.parse(known) as KnownFacts,
    { ...noChoice, now: Date.now() },
    { collect: 0, judge: 0, network: 0, total: 0 },
  );
  const record = {
    version: 1,
    id: 'bench',
    document: null,
    step: 'complete',
    judgement: 1,
    awaited: [],
    probing: false,
    obstacle: null,
    stale: null,
  };
  const stored: object = {
    [`audit:${tabId}`]: record,
    [`report:${tabId}`]: { complete: true, report, choice: noChoice, later: {} },
    [`facts:${tabId}`]: known,
    reports: [tabId],
  };
  return page.evaluate(judgeTwice, { tabId, stored });
}

async function judgeTwice({ tabId: id, stored }: { tabId: number; stored: object }): Promise<Judging> {
  interface Answer {
    ok: boolean;
    value: { judgedMs: number };
    error: string;
  }
  interface Extension {
    runtime: { sendMessage(request: object): Promise<Answer> };
    storage: { session: { set(items: object): Promise<void> } };
  }
  const { runtime, storage } = (globalThis as unknown as { chrome: Extension }).chrome;
  await storage.session.set(stored);
  // Starting the worker is not part of judging.
  await runtime.sendMessage({ request: 'fileProgress', content: { id: 'none' } });
  const took: number[] = [];
  let whole = 0;
  for (let call = 0; call < 2; call++) {
    const began = performance.now();
    const answer = await runtime.sendMessage({ request: 'chooseForPage', content: { tabId: id, change: {} } });
    if (call === 0) whole = performance.now() - began;
    if (!answer.ok) throw new Error(answer.error);
    took.push((await runtime.sendMessage({ request: 'readAudit', content: { tabId: id, seen: null } })).value.judgedMs);
    await new Promise((done) => {
      setTimeout(done, 50);
    });
  }
  return { first: took[0]!, again: took[1]!, around: whole - took[0]! };
}
