import { test as base, expect, type Page } from '@playwright/test';
import type { Report } from '../../checks/core/report/report.ts';
import { launchScriptBrowser, type AuditBrowser } from '../../scripts/audit-browser.ts';
import { serveDemo, type DemoSite } from '../../scripts/demo/server.ts';

interface Worker {
  auditBrowser: AuditBrowser;
  /** A browser with all hosts permitted, because nobody can answer the permission prompt. */
  grantedBrowser: AuditBrowser;
  demo: DemoSite;
}
interface Each {
  /**
   * Opens a page of the demo site (a path) or any URL, clicks the toolbar button, and waits for the complete report.
   * @param ready awaited before the click
   */
  audit(pathOrUrl: string, ready?: (tab: Page) => Promise<unknown>): Promise<{ tab: Page; popup: Page; report: Report }>;
  /** The same in the granted browser, followed by the link check. */
  probe: Each['audit'];
}

/** The demo site responds under two more names, for auditing pages that are not on a loopback address. Nothing else responds. */
const onlyDemo = '--host-resolver-rules=MAP *.demo.example 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';

/** One browser with the shipping build and one demo site per worker. */
export const test = base.extend<Each, Worker>({
  // Playwright reads the fixture's dependencies from the pattern, so it must be there even if empty.
  demo: [
    async ({}, use) => {
      const demo = await serveDemo();
      await use(demo);
      await demo.close();
    },
    { scope: 'worker' },
  ],
  auditBrowser: [
    async ({}, use) => {
      const browser = await launchScriptBrowser({ flags: [onlyDemo], ignoreHTTPSErrors: true });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  grantedBrowser: [
    async ({}, use) => {
      const browser = await launchScriptBrowser({
        flags: [onlyDemo, '--ignore-certificate-errors'],
        ignoreHTTPSErrors: true,
        granted: true,
      });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  audit: ({ auditBrowser, demo }, use) => auditing(auditBrowser, demo, use),
  probe: ({ grantedBrowser, demo }, use) =>
    auditing(grantedBrowser, demo, (audit) =>
      use(async (pathOrUrl, ready) => {
        const { tab, popup } = await audit(pathOrUrl, ready);
        return { tab, popup, report: await grantedBrowser.checkLinks(popup) };
      }),
    ),
});

/** Provides audits in a browser, and closes their tabs afterward. */
async function auditing(browser: AuditBrowser, demo: DemoSite, use: (audit: Each['audit']) => Promise<void>): Promise<void> {
  const tabs: Page[] = [];
  await use(async (pathOrUrl, ready) => {
    const tab = await browser.open(pathOrUrl.startsWith('/') ? demo.origin + pathOrUrl : pathOrUrl);
    tabs.push(tab);
    await ready?.(tab);
    const popup = await browser.clickToolbar(tab);
    return { tab, popup, report: await browser.readReport(popup) };
  });
  for (const tab of tabs) await tab.close();
}
export { expect };
