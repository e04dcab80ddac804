import { writeFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchAuditBrowser } from '../audit-browser.ts';
import { serveFolder } from '../serve-folder.ts';
import { median } from './measure.ts';
import { syntheticPage } from './synthetic.ts';

/** Milliseconds from the click on the toolbar button to the first verdict in the popup, on a page of 1,000 elements. */
export async function measureClick(loads: number): Promise<{ median: number; all: number[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'pageloupe-bench-'));
  writeFileSync(join(folder, 'page.html'), syntheticPage(1_000));
  const server = await serveFolder(folder);
  const browser = await launchAuditBrowser();
  const all: number[] = [];
  try {
    for (let load = 0; load < loads; load++) {
      const tab = await browser.open(`${server.origin}/page.html`);
      await tab.waitForTimeout(200);
      const clicked = Date.now();
      const popup = await browser.clickToolbar(tab);
      const seen = await popup.waitForFunction(() => (document.querySelector('section.verdict .score') ? Date.now() : null), undefined, { polling: 'raf', timeout: 20_000 });
      all.push((await seen.jsonValue() as number) - clicked);
      await popup.close();
      await tab.close();
    }
  } finally {
    await browser.close();
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
  return { median: median(all), all };
}
