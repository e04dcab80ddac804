import { expect, onTestFinished, test } from 'vitest';
import { findChromium } from '../../../server/audit/find-chromium.ts';
import { launch } from '../../../server/audit/browser.ts';
import { madeScript } from '../../../server/audit/made-scripts.ts';
import { OpenPage } from '../../../server/audit/open-page.ts';
import { rehearsalPage } from '../../../server/audit/rehearsal.ts';
import { openGate } from '../../../server/egress/gate.ts';
import { EgressGuard } from '../../../server/egress/guard.ts';
import { pageCaps, Traffic } from '../../../server/egress/traffic.ts';
import { openWebServer } from '../../support/web-server.ts';
import { orderOf } from './orders.ts';

test('a rehearsal reads the whole of its page, asks nobody, and leaves the visit as it is without one', async () => {
  const { origin, close } = await openWebServer({ '/': '<!DOCTYPE html><html lang="en"><title>Bees in winter</title><main><h1>Bees in winter</h1><p>Bees keep warm in a cluster.</p></main></html>' });
  onTestFinished(close);
  const guard = new EgressGuard({ allowOrigins: [origin] });
  const script = await madeScript('in-page');
  const deadEnd = await openGate(guard, new Traffic(pageCaps, guard.totals));
  onTestFinished(() => deadEnd.close());
  const browser = await launch({ executablePath: findChromium()!, sandbox: process.getuid?.() !== 0, deadEnd: deadEnd.server });
  onTestFinished(() => browser.close());

  const factsAfter = async (before: (page: OpenPage) => Promise<void>): Promise<Record<string, unknown>> => {
    const traffic = new Traffic(pageCaps, guard.totals);
    const gate = await openGate(guard, traffic);
    const page = await OpenPage.open(browser, orderOf(origin), gate.server);
    await before(page);
    expect([traffic.bytes, traffic.refused]).toEqual([0, 0]);
    expect(await page.go(orderOf(`${origin}/`), 30_000)).toBe(true);
    const { known } = JSON.parse(await page.call(script, 'collect', 0) as string) as { known: Record<string, unknown> };
    await page.close();
    await gate.close();
    return known;
  };
  const plain = await factsAfter(async () => undefined);
  const rehearsed = await factsAfter((page) => page.rehearse(script, rehearsalPage));
  for (const name of ['head', 'headings', 'links', 'images', 'text', 'main', 'structuredData', 'parts', 'semantics']) expect(rehearsed[name], name).toEqual(plain[name]);
  expect(rehearsed.page).toMatchObject({ ok: true, value: { url: `${origin}/` } });
});
