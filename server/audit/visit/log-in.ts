import type { Browser, Page } from 'playwright-core';
import { withinTimeLimit } from '../../../checks/time-limits.ts';
import { openLocalProxy } from '../../egress/local-proxy.ts';
import type { EgressGuard } from '../../egress/guard.ts';
import { siteCaps, Traffic } from '../../egress/traffic.ts';
import { closeContext } from './open-page.ts';

/**
 * Runs a user's script on a new page, and returns the browser state afterward. All requests of the page go through the egress
 * guard, like those of an audit.
 * @param work receives the page
 * @returns Playwright's storage state
 */
export async function openLogInPage(
  browser: Browser,
  guard: EgressGuard,
  work: (page: Page) => Promise<unknown>,
  ms: number,
): Promise<unknown> {
  const traffic = new Traffic({ ...siteCaps, requests: 2_000, connections: 256, idleMs: ms }, guard.totals);
  const gate = await openLocalProxy(guard, traffic);
  try {
    const context = await browser.newContext({
      proxy: { server: gate.server },
      serviceWorkers: 'block',
      acceptDownloads: false,
      permissions: [],
    });
    try {
      const page = await context.newPage();
      await withinTimeLimit(ms, work(page));
      return await context.storageState();
    } finally {
      await closeContext(context);
    }
  } finally {
    await gate.close();
  }
}
