import { existsSync } from 'node:fs';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { afterAll, onTestFinished } from 'vitest';
import { findChromium } from '../../server/audit/visit/find-chromium.ts';

const executablePath = findChromium();
export const hasChromium = executablePath !== null && existsSync(executablePath);

export const launchChromium = (): Promise<Browser> =>
  chromium.launch({ executablePath: executablePath!, chromiumSandbox: process.getuid?.() !== 0 });

/**
 * One browser for all tests of a file, to be called once in it: to start one takes longer than most tests. It ends with the file, for other
 * files of the same process count browsers.
 * @returns opens a page in a profile of its own, which ends with the test
 */
export function sharedChromium(): (options?: BrowserContextOptions) => Promise<Page> {
  let browser: Promise<Browser> | null = null;
  afterAll(async () => (await browser)?.close());
  return async (options = {}) => {
    browser ??= launchChromium();
    const context = await (await browser).newContext(options);
    onTestFinished(() => context.close());
    // Only ends what hangs, like the limit of a test: the usual half a minute is over on a busy machine.
    context.setDefaultTimeout(200_000);
    return context.newPage();
  };
}
