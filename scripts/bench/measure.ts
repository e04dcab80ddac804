import type { Browser, CDPSession, Page } from '@playwright/test';

/** One page to measure on. */
export interface BenchPage {
  name: string;
  body: Buffer;
  charset: string;
}
export interface Suite {
  /** Evaluated before the clock starts: what defines the functions. '' for none. */
  setup: string;
  /** Expression of a promise or value, timed. */
  run: string;
  /** Value of the run → numbers of its own. */
  read?: (value: unknown) => Partial<Sample>;
}
export interface Sample {
  /** Milliseconds of the call. */
  ms: number;
  /** Milliseconds to compile and evaluate the setup. */
  setup: number;
  /** Longest task of the main thread while it ran; 0 when none was over 50 ms. */
  longTask: number;
  elements: number;
  collect?: number;
  wall?: number;
  /** JSON of what was collected. */
  known?: string;
  blocked?: number;
}

const address = 'http://bench.example/page';

/** Loads the page in a new tab, lets it come to rest, and calls the suite once. */
export async function measureBench(browser: Browser, page: BenchPage, suite: Suite): Promise<Sample> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const tab = await context.newPage();
    await serve(tab, page);
    await tab.goto(address, { waitUntil: 'load', timeout: 180_000 });
    const session = await context.newCDPSession(tab);
    const { frameTree } = await session.send('Page.getFrameTree');
    const { executionContextId } = await session.send('Page.createIsolatedWorld', { frameId: frameTree.frame.id, worldName: 'bench' });
    const evaluate = (expression: string) => run(session, executionContextId, expression);
    // Style, layout and paint of the load are not ours to count.
    const elements = (await evaluate(`(async () => {
      for (let i = 0; i < 3; i++) await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 30)));
      globalThis.tasks = [];
      new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: 'longtask' });
      return document.getElementsByTagName('*').length;
    })()`)) as number;
    const began = performance.now();
    if (suite.setup) await evaluate(`${suite.setup}\n;0`);
    const setup = performance.now() - began;
    const timed = (await evaluate(`(async () => {
      await new Promise((done) => setTimeout(done, 50));
      const start = performance.now();
      const value = await (${suite.run});
      const end = performance.now();
      await new Promise((done) => setTimeout(done, 120));
      const longTask = Math.max(0, ...tasks.filter((task) => task.startTime + task.duration > start && task.startTime < end).map((task) => task.duration));
      return { ms: end - start, longTask, value };
    })()`)) as { ms: number; longTask: number; value: unknown };
    return { ms: timed.ms, longTask: timed.longTask, setup, elements, ...suite.read?.(timed.value) };
  } finally {
    await context.close();
  }
}

async function serve(tab: Page, page: BenchPage): Promise<void> {
  await tab.route('**/*', (route) => {
    const request = route.request();
    if (!request.isNavigationRequest() || request.url() !== address) return route.abort();
    // The page's own scripts would ask for what is not there, and change it while we measure.
    return route.fulfill({
      body: page.body,
      headers: { 'content-type': `text/html; charset=${page.charset}`, 'content-security-policy': "script-src 'none'" },
    });
  });
}

async function run(session: CDPSession, contextId: number, expression: string): Promise<unknown> {
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression,
    contextId,
    awaitPromise: true,
    returnByValue: true,
  });
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return result.value;
}

/** @param share from 0 to below 1 @returns the value that this share of the runs is below, of those measured; NaN without runs */
export const quantileOfRuns = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;

/** @returns NaN without runs */
export function medianOfRuns(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length === 0 ? Number.NaN : sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
