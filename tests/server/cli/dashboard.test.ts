/** docs/examples/dashboard in a real browser, in front of the service. */
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { expect, onTestFinished, test, vi } from 'vitest';
import { chromiumFlags } from '../../../scripts/browsers.ts';
import { findChromium } from '../../../server/audit/visit/find-chromium.ts';
import { readServiceSettings, startService } from '../../../server/http/index.ts';
import { fakeAuditor } from '../../support/fake-auditor.ts';
import { pageCalled } from '../../support/runs.ts';
import { root, spawned } from '../../support/spawned.ts';

vi.setConfig({ testTimeout: 120_000 });
const executablePath = findChromium();

test.skipIf(executablePath === null)('draws the scores of ten pages, and says why one has none', async () => {
  const urls = Array.from({ length: 10 }, (_, index) => `https://site.example/${index}`);
  const pages = {
    ...Object.fromEntries(urls.map((url, index) => [url, pageCalled(`<img src=x onerror=document.title="broken"> ${index}`, url)])),
    [urls[9]!]: 'target-dns-failure' as const,
  };
  const service = await startService(readServiceSettings({}, { port: 0, logLevel: 'silent', stopOnSignals: false, concurrency: 2 }), {
    startAuditor: async () => fakeAuditor(pages),
  });
  onTestFinished(() => service.close());
  const server = spawned(process.execPath, [join(root, 'docs/examples/dashboard/server.mjs')], {
    cwd: root,
    env: { PAGELOUPE_SERVICE: service.address, PAGELOUPE_URLS: urls.join('\n'), PORT: '0' },
  });
  await vi.waitFor(() => expect(server.so.out).toContain('http'), { timeout: 30_000 });
  const address = server.so.out.trim();
  const browser = await chromium.launch({ executablePath: executablePath!, args: chromiumFlags });
  onTestFinished(() => browser.close());
  const tab = await browser.newPage();
  const faults: string[] = [];
  tab.on('pageerror', (error) => faults.push(error.message));
  await tab.goto(address);
  await vi.waitFor(async () => expect(await tab.textContent('#state')).toBe('9 pages audited, 1 not.'), { timeout: 60_000, interval: 100 });
  const rows = await tab.$$eval('#pages tr', (all) =>
    all.map((row) => ({
      url: row.children[0]!.textContent,
      scores: [...row.querySelectorAll('meter')].map(({ value }) => value),
      text: row.textContent,
    })),
  );
  expect(rows.map(({ url }) => url)).toEqual(urls);
  const answer = (await (await fetch(`${service.address}/v1/audit?url=${encodeURIComponent(urls[0]!)}`)).json()) as {
    score: number;
    geo: { score: number };
  };
  expect(rows[0]!.scores).toEqual([answer.score, answer.geo.score]);
  expect(rows.slice(0, 9).every(({ scores }) => scores.length > 0)).toBe(true);
  expect(rows[9]!.text!.length).toBeGreaterThan(urls[9]!.length + 10);
  expect(await tab.title()).toBe('Audit scores');
  expect(faults).toEqual([]);
  // Each page links to its report, made from the same visit.
  await tab.click('#pages tr:first-child a');
  await tab.waitForURL(/\/reports\/0$/);
  expect(await tab.title()).toContain('onerror');
  // It cannot be used to audit anything else.
  for (const path of ['audits/10', 'reports/10', 'reports/x']) expect((await fetch(address + path)).status).toBe(404);
  expect((await fetch(`${address}audits/..%2f`)).status).toBe(404);
});
