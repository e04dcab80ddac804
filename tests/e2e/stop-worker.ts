import type { Page } from '@playwright/test';

/** Stops the background worker immediately, like the browser. @param page any page of the extension */
export async function stopWorker(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
}
