import type { Browser, CDPSession, Page } from '@playwright/test';

/** A page to measure. */
export interface MeasuredPage {
  name: string;
  body: Buffer;
}
export interface Suite {
  /** Code that defines the functions, evaluated before the clock starts. '' for none. */
  setup: string;
  /** Expression that is timed; returns a promise or value. */
  run: string;
  /** Converts the value of the run to additional numbers. */
  read?: (value: unknown) => Partial<Sample>;
}
export interface Sample {
  /** Milliseconds of the call. */
  ms: number;
  /** Milliseconds to compile and evaluate the setup. */
  setup: number;
  /** Longest main thread task during the run; 0 if none exceeded 50 ms. */
  longTask: number;
  elements: number;
  collect?: number;
  wall?: number;
  /** JSON of the collected facts. */
  known?: string;
  blocked?: number;
}

const address = 'http://bench.example/page';

/** Loads the page in a new tab, waits until it is idle, and runs the suite once. */
export async function measureSuiteOnPage(browser: Browser, page: MeasuredPage, suite: Suite): Promise<Sample> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const tab = await context.newPage();
    await serve(tab, page);
    await tab.goto(address, { waitUntil: 'load', timeout: 180_000 });
    const session = await context.newCDPSession(tab);
    const { frameTree } = await session.send('Page.getFrameTree');
    const { executionContextId } = await session.send('Page.createIsolatedWorld', { frameId: frameTree.frame.id, worldName: 'bench' });
    const evaluate = (expression: string) => run(session, executionContextId, expression);
    // Finishes style, layout and paint of the load, which do not count.
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

async function serve(tab: Page, page: MeasuredPage): Promise<void> {
  await tab.route('**/*', (route) => {
    const request = route.request();
    if (!request.isNavigationRequest() || request.url() !== address) return route.abort();
    // Blocks page scripts, which would request missing files and change the page during the measurement.
    return route.fulfill({
      body: page.body,
      headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': "script-src 'none'" },
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
export const quantileOf = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;

/** @returns NaN without runs */
export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length === 0 ? Number.NaN : sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
