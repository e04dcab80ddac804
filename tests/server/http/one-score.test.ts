/** One page through the HTTP API and the command line, both with default settings. */
import { expect, test } from 'vitest';
import type { Report } from '../../../checks/core/report/report.ts';
import { commandWorld } from '../../support/command-world.ts';
import { service } from '../../support/service.ts';
import { webServer } from '../../support/web-server.ts';
import { auditorFor } from '../audit/orders.ts';
import { findChromium } from '../../../server/audit/visit/find-chromium.ts';

test.skipIf(findChromium() === null)('has one score, and each link its status', { timeout: 240_000 }, async () => {
  const links = ['/there', '/gone', '/moved'].map((path) => `<a href="${path}">Read of ${path.slice(1)} bees in winter</a>`).join(' ');
  const text = `<p>${'Bees keep warm in a cluster, and eat what they have gathered in summer. '.repeat(12)}</p>`;
  const page = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Bees in winter</title><link rel="canonical" href="/gone"></head><body><main><h1>Bees in winter</h1>${text}${links}</main></body></html>`;
  const { origin } = await webServer({
    '/': page,
    '/there': page,
    '/moved': (_, response) => response.writeHead(301, { location: '/there' }).end(),
  });
  const auditor = await auditorFor([origin]);
  const { ask } = await service({}, auditor);
  const url = encodeURIComponent(`${origin}/`);
  const json = async (path: string) => (await ask(`${path}?url=${url}&timeoutMs=60000`)).json() as Promise<Record<string, unknown>>;
  const report = (await json('/v1/audit')) as unknown as Report & { id: string };
  const answers = await Promise.all(['meta', 'geo', 'links'].map((kind) => json(`/v1/${kind}`)));
  expect(new Set(answers.map(({ id }) => id))).toEqual(new Set([report.id]));
  expect(report.signals.filter(({ reason }) => reason === 'not-probed').map(({ id }) => id)).toEqual([]);

  // The command closes its auditor at the end.
  const brief = (await (await ask(`/v1/links?url=${url}&probe=false`)).json()) as { links: { probe: null }[]; summary: { finished: null } };
  expect(brief, JSON.stringify(brief).slice(0, 600)).toHaveProperty('links');
  expect([brief.links.map(({ probe }) => probe), brief.summary.finished]).toEqual([[null, null, null], null]);

  const world = commandWorld({ auditor });
  await world.run('audit', `${origin}/`, '--format', 'json', '--preset', 'none', '--timeout', '60s');
  const {
    pages: [reported],
  } = JSON.parse(world.out()) as { pages: [{ report: Report }] };
  expect([reported.report.score, reported.report.geo.score]).toEqual([report.score, report.geo.score]);
  expect(reported.report.signals.map(({ id, status }) => [id, status])).toEqual(report.signals.map(({ id, status }) => [id, status]));

  const inventory = answers[2] as {
    links: { href: string; probe: { class: string; status: number; redirects: number } }[];
    summary: { finished: boolean };
  };
  expect(inventory.summary.finished).toBe(true);
  expect(inventory.links.map(({ href, probe }) => [href, probe.class, probe.status])).toEqual([
    ['/there', 'ok', 200],
    ['/gone', 'broken', 404],
    ['/moved', 'redirected', 200],
  ]);
});
