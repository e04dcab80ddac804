import { expect, onTestFinished, test } from 'vitest';
import { findChromium } from '../../../server/audit/find-chromium.ts';
import { launchBrowser } from '../../../server/audit/browser.ts';
import type { InPage } from '../../../server/audit/in-page-world.ts';
import { madeScript } from '../../../server/audit/made-scripts.ts';
import { OpenPage } from '../../../server/audit/open-page.ts';
import { PreparedPages } from '../../../server/audit/prepared-pages.ts';
import { rehearsalPage } from '../../../server/audit/rehearsal.ts';
import { openGate } from '../../../server/egress/gate.ts';
import { EgressGuard } from '../../../server/egress/guard.ts';
import { pageCaps, Traffic } from '../../../server/egress/traffic.ts';
import { openWebServer } from '../../support/web-server.ts';
import { orderOf } from './orders.ts';

type Collected = Awaited<ReturnType<InPage['collect']>>;

async function openBrowser(origin: string) {
  const guard = new EgressGuard({ allowOrigins: [origin] });
  const deadEnd = await openGate(guard, new Traffic(pageCaps, guard.totals));
  onTestFinished(() => deadEnd.close());
  const browser = await launchBrowser({ executablePath: findChromium()!, sandbox: process.getuid?.() !== 0, deadEnd: deadEnd.server });
  onTestFinished(() => browser.close());
  return { browser, guard };
}

test('a visit that follows at once reads its page, and nothing of the rehearsal', async () => {
  const { origin, close } = await openWebServer({
    '/': '<!DOCTYPE html><html lang="en"><title>Bees in winter</title><main><h1>Bees in winter</h1></main></html>',
  });
  onTestFinished(close);
  const { browser, guard } = await openBrowser(origin);
  const pages = new PreparedPages(guard, await madeScript('in-page'));
  onTestFinished(() => pages.close());
  const script = await madeScript('in-page');
  for (let visit = 0; visit < 5; visit++) {
    pages.prepare(browser, orderOf(origin));
    const { page, gate } = await pages.take(browser, orderOf(origin));
    await page.go(orderOf(`${origin}/`), 30_000);
    const { url, facts } = (await page.call(script, 'collect', 0)) as Collected;
    expect([url, facts.includes('Bees in winter'), facts.includes('bindery')]).toEqual([`${origin}/`, true, false]);
    await page.close();
    await gate.close();
  }
});
test('a page is never rehearsed on', async () => {
  const { origin, close } = await openWebServer({ '/': '<!DOCTYPE html><title>Bees in winter</title><h1>Bees in winter</h1>' });
  onTestFinished(close);
  const { browser, guard } = await openBrowser(origin);
  const gate = await openGate(guard, new Traffic(pageCaps, guard.totals));
  onTestFinished(() => gate.close());
  const page = await OpenPage.open(browser, orderOf(origin), gate.server);
  await page.go(orderOf(`${origin}/`), 30_000);
  await expect(page.rehearse(await madeScript('in-page'), rehearsalPage)).rejects.toThrow('There is a page.');
  expect(((await page.call(await madeScript('in-page'), 'collect', 0)) as Collected).facts).toContain('Bees in winter');
});

test('a rehearsal reads the whole of its page, asks nobody, and leaves the visit as it is without one', async () => {
  const { origin, close } = await openWebServer({
    '/': '<!DOCTYPE html><html lang="en"><title>Bees in winter</title><main><h1>Bees in winter</h1><p>Bees keep warm in a cluster.</p></main></html>',
  });
  onTestFinished(close);
  const { browser, guard } = await openBrowser(origin);
  const script = await madeScript('in-page');

  const factsAfter = async (before: (page: OpenPage) => Promise<void>): Promise<Record<string, unknown>> => {
    const traffic = new Traffic(pageCaps, guard.totals);
    const gate = await openGate(guard, traffic);
    const page = await OpenPage.open(browser, orderOf(origin), gate.server);
    await before(page);
    expect([traffic.bytes, traffic.refused]).toEqual([0, 0]);
    expect(await page.go(orderOf(`${origin}/`), 30_000)).toBe(true);
    const { facts } = (await page.call(script, 'collect', 0)) as Collected;
    const { known } = JSON.parse(facts) as { known: Record<string, unknown> };
    await page.close();
    await gate.close();
    return known;
  };
  const plain = await factsAfter(async () => undefined);
  const rehearsed = await factsAfter((page) => page.rehearse(script, rehearsalPage));
  for (const name of ['head', 'headings', 'links', 'images', 'text', 'main', 'structuredData', 'parts', 'semantics'])
    expect(rehearsed[name], name).toEqual(plain[name]);
  expect(rehearsed.page).toMatchObject({ ok: true, value: { url: `${origin}/` } });
});
