import { performance } from 'node:perf_hooks';
import { noChoice } from '../../checks/audit-page.ts';
import type { Auditor, AuditOrder, Visit } from '../../server/audit/auditor.ts';
import { launchBrowser } from '../../server/audit/visit/browser.ts';
import { createAuditor } from '../../server/audit/create-auditor.ts';
import { findChromium } from '../../server/audit/visit/find-chromium.ts';
import { openLocalProxy } from '../../server/egress/local-proxy.ts';
import { EgressGuard } from '../../server/egress/guard.ts';
import { pageCaps, Traffic } from '../../server/egress/traffic.ts';
import { medianOf } from './measure.ts';
import { measureServiceRows } from './service-rows.ts';
import { serveSyntheticPages } from './synthetic.ts';
import { parseCommandArguments } from '../usage.ts';

const usage = `Usage: npm run bench -- service [--rounds <n>] [--sizes 1500,12000] [--no-visits] [--crowd 200] [--pages <n>]

Measures an audit against a bare visit of the same page (a fresh context, page.goto, close) in turns, in the same kind of Chromium behind the
same guard, and how long the main thread is held up meanwhile. Ratios count: times are this machine's.
Then the service in a process of its own, as a package has it: answers of one kind against another, from the cache, to a crowd at once, and, with
--pages, its memory and its browser's over as many audits of a small page. --no-visits: only that.
`;
/** Required ratios. */
const targets = { ofVisit: 1.5, blocked: 50, cached: 5, health: 50, ofAudit: 1.1, growth: 1.1 };
const smallSize = 200;

const { values } = parseCommandArguments(usage, {
  options: {
    rounds: { type: 'string', default: '9' },
    sizes: { type: 'string', default: '1500,12000' },
    crowd: { type: 'string', default: '200' },
    pages: { type: 'string', default: '0' },
    'no-visits': { type: 'boolean', default: false },
  },
});
/** Numbers of elements of the pages; the service is measured with the first. */
const sizes = values.sizes.split(',').map(Number);
process.exitCode = await bench(Number(values.rounds));

async function bench(rounds: number): Promise<number> {
  const executablePath = findChromium();
  if (!executablePath) {
    process.stderr.write('No Chromium found: install one or set CHROMIUM_PATH.\n');
    return 1;
  }
  const sandbox = process.getuid?.() !== 0;
  const server = await serveSyntheticPages([...sizes, smallSize]);
  const { origin } = server;
  const guard = new EgressGuard({ allowOrigins: [origin] });
  const deadEnd = await openLocalProxy(new EgressGuard({ allowOrigins: [] }), new Traffic(pageCaps, guard.totals));
  const browser = await launchBrowser({ executablePath, sandbox, deadEnd: deadEnd.server });
  const auditor = await createAuditor({ concurrency: 1, queue: 10, allowOrigins: [origin], sandbox, executablePath, log: () => undefined });

  const visit = async (url: string) => {
    const gate = await openLocalProxy(guard, new Traffic(pageCaps, guard.totals));
    const context = await browser.newContext({ proxy: { server: gate.server } });
    const page = await context.newPage();
    await page.goto(url);
    await context.close();
    await gate.close();
  };
  const misses: string[] = [];
  try {
    for (const size of values['no-visits'] ? [] : sizes)
      misses.push(...(await benchPage({ name: `${size} elements`, url: `${origin}/${size}.html` }, auditor, visit, rounds)));
    misses.push(
      ...(await benchService(`${origin}/${sizes[0]}.html`, `${origin}/${smallSize}.html`, {
        sandbox,
        executablePath,
        rounds,
        crowd: Number(values.crowd),
        pages: Number(values.pages),
      })),
    );
  } finally {
    await auditor.close();
    await browser.close();
    await deadEnd.close();
    await server.close();
  }
  say(misses.length > 0 ? `\nTargets missed:\n${misses.map((miss) => `  ${miss}`).join('\n')}` : '\nAll targets met.');
  return misses.length > 0 ? 1 : 0;
}

/**
 * Measures audits of one page against visits to it.
 * @returns the targets that were missed
 */
async function benchPage(
  { name, url }: { name: string; url: string },
  auditor: Auditor,
  visit: (url: string) => Promise<void>,
  rounds: number,
): Promise<string[]> {
  for (let warm = 0; warm < Math.min(3, rounds); warm++) {
    await visit(url);
    await audit(auditor, url);
  }
  const taken = { visit: [] as number[], audit: [] as number[], blocked: [] as number[], parts: [] as Visit['ms'][] };
  for (let round = 0; round < rounds; round++) {
    taken.visit.push((await timed(() => visit(url))).ms);
    const held = watchLoop();
    const audited = await timed(() => audit(auditor, url));
    taken.blocked.push(held());
    taken.audit.push(audited.ms);
    taken.parts.push(audited.value.ms);
  }
  const [bare, ours, blocked] = [medianOf(taken.visit), medianOf(taken.audit), medianOf(taken.blocked)];
  const of = (part: keyof Visit['ms']) => medianOf(taken.parts.map((sample) => sample[part]));
  say(
    `${name.padStart(15)}: visit ${whole(bare)} ms, audit ${whole(ours)} ms, ratio ${(ours / bare).toFixed(2)} (load ${of('load')}, collect ${of('collect')}, site ${of('site')}, judge ${of('judge')} ms); main thread held up ${whole(blocked)} ms`,
  );
  return [
    ours / bare > targets.ofVisit && `${name}: ${(ours / bare).toFixed(2)} times a bare visit, target ${targets.ofVisit}`,
    blocked > targets.blocked && `${name}: the main thread is held up ${whole(blocked)} ms, target ${targets.blocked}`,
  ].filter((miss) => typeof miss === 'string');
}

/** @returns the targets that were missed */
async function benchService(url: string, small: string, options: Parameters<typeof measureServiceRows>[2]): Promise<string[]> {
  const { fresh, cached, crowd, memory } = await measureServiceRows(url, small, options);
  const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;
  say(
    `service: /v1/audit ${whole(fresh.audit)} ms, meta ${(fresh.meta / fresh.audit).toFixed(2)} and schema ${(fresh.schema / fresh.audit).toFixed(2)} times that, from the cache ${cached.toFixed(1)} ms`,
  );
  const { slowest, p95, median: usual, alone } = crowd.health;
  say(
    `${values.crowd} at once: ${crowd.answered} answered, ${crowd.later} told to come back, ${crowd.lost} lost; /healthz: median ${usual.toFixed(1)} ms, 95 % within ${whole(p95)} ms, slowest ${whole(slowest)} ms (nobody else there: 95 % within ${whole(alone)} ms)`,
  );
  const rows = memory ? (['service', 'browser'] as const).map((whose) => ({ whose, ...memory[whose] })) : [];
  for (const { whose, first, last } of rows)
    say(
      `memory of the ${whose}, first and last hundred of ${options.pages} pages: ${megabytes(first)}, ${megabytes(last)} (${(last / first).toFixed(2)})`,
    );
  return [
    cached > targets.cached && `an answer from the cache takes ${cached.toFixed(1)} ms, target ${targets.cached}`,
    ...(['meta', 'schema'] as const).map(
      (kind) =>
        fresh[kind] > targets.ofAudit * fresh.audit && `/v1/${kind} takes ${(fresh[kind] / fresh.audit).toFixed(2)} times /v1/audit`,
    ),
    crowd.lost > 0 && `${crowd.lost} of ${values.crowd} requests were lost`,
    p95 > targets.health && `/healthz: 95 % within ${whole(p95)} ms beside 200 requests, target ${targets.health}`,
    ...rows.map(
      ({ whose, first, last }) =>
        last > targets.growth * first && `memory of the ${whose} grows from ${megabytes(first)} to ${megabytes(last)}`,
    ),
  ].filter((miss) => typeof miss === 'string');
}

function orderOf(url: string): AuditOrder {
  return {
    url,
    device: 'desktop',
    pageLocale: null,
    javascript: true,
    waitUntil: 'load',
    settleMs: 0,
    timeoutMs: 60_000,
    userAgent: 'default',
    choice: noChoice,
    probe: false,
    headers: {},
  };
}
function audit(auditor: Auditor, url: string): Promise<Visit> {
  return auditor.audit(orderOf(url), new AbortController().signal);
}

async function timed<T>(work: () => Promise<T>): Promise<{ ms: number; value: T }> {
  const began = performance.now();
  const value = await work();
  return { ms: performance.now() - began, value };
}

/** Watches the event loop. @returns function that ends the watch and returns the maximum delay of a timer, in milliseconds */
function watchLoop(): () => number {
  let [last, longest] = [performance.now(), 0];
  const every = 2;
  const timer = setInterval(() => {
    const now = performance.now();
    longest = Math.max(longest, now - last - every);
    last = now;
  }, every);
  return () => {
    clearInterval(timer);
    return longest;
  };
}

function whole(ms: number): string {
  return ms.toFixed(0);
}
function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
