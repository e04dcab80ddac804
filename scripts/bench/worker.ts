import type { CDPSession, Page } from '@playwright/test';
import { launchAuditBrowser } from '../audit-browser.ts';

/** Milliseconds of judging one page's facts where it happens: in the background worker of the shipping build. */
export interface Judging {
  /** First call in a worker that has just started. */
  first: number;
  /** The same facts again, as when the site's files have arrived or the reader changes a choice. */
  again: number;
  /** What the first question took beside judging: messages, reading and writing JSON, the vocabulary where the page has structured data. */
  around: number;
}
export interface JudgingWorker {
  /** @param known JSON of KnownFacts */
  judge(known: string): Promise<Judging>;
  close(): Promise<void>;
}

export async function launchJudgingWorker(): Promise<JudgingWorker> {
  const browser = await launchAuditBrowser();
  const worker = browser.context.serviceWorkers()[0] ?? (await browser.context.waitForEvent('serviceworker'));
  // Any page of the extension may ask; this one does nothing of its own.
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

/** Ends the worker, so that the next question starts it anew. */
async function stop(session: CDPSession): Promise<void> {
  let stopped: () => void = () => undefined;
  const end = new Promise<void>((resolve) => { stopped = resolve; });
  const listen = ({ versions }: { versions: { runningStatus: string }[] }) => {
    if (versions.some(({ runningStatus }) => runningStatus === 'stopped')) stopped();
  };
  session.on('ServiceWorker.workerVersionUpdated', listen);
  await session.send('ServiceWorker.stopAllWorkers');
  await Promise.race([end, new Promise((resolve) => { setTimeout(resolve, 2_000); })]);
  session.off('ServiceWorker.workerVersionUpdated', listen);
}

const ask = (page: Page, known: string): Promise<Judging> => page.evaluate(async (facts) => {
  interface Answer { ok: boolean; value: string; error: string }
  const { runtime } = (globalThis as unknown as { chrome: { runtime: { sendMessage(question: object): Promise<Answer> } } }).chrome;
  // Starting the worker is no part of judging.
  await runtime.sendMessage({ ask: 'findDocument', question: { tabId: -1 } });
  const options = { intent: 'index', pageType: null, aiOptOut: false, now: Date.now() };
  const question = { ask: 'judge', question: { known: facts, options, durationMs: { collect: 0, judge: 0, network: 0, total: 0 } } };
  const took: number[] = [];
  let whole = 0;
  for (let call = 0; call < 2; call++) {
    const began = performance.now();
    const answer = await runtime.sendMessage(question);
    if (call === 0) whole = performance.now() - began;
    if (!answer.ok) throw new Error(answer.error);
    took.push((JSON.parse(answer.value) as { report: { durationMs: { judge: number } } }).report.durationMs.judge);
    await new Promise((done) => { setTimeout(done, 50); });
  }
  return { first: took[0]!, again: took[1]!, around: whole - took[0]! };
}, known);
