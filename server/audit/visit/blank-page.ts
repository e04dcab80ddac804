import type { Browser, Page } from 'playwright-core';
import { closeContext } from './open-page.ts';

/** Runs our own script on a blank page, for what only a browser knows. @param work called after the script */
export async function onBlankPage<T>(browser: Browser, script: string, work: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await page.evaluate(script);
    return await work(page);
  } finally {
    await closeContext(context);
  }
}
