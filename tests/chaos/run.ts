/**
 * `npm run chaos -- [memory|redis|postgres …] [--pages 5000] [--hosts 50] [--kills 40] [--seed 1]`: batches of made-up hosts, while
 * every process and server is ended so often at random moments; then a queue that is away for two minutes, a disk that is full, and
 * workers whose clocks jump. Fails if a page is lost or doubled, a host gets more than its share, or a webhook does not come.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { CrashableServer } from '../support/loopback.ts';
import { hasPostgres, postgresServer } from '../support/postgres-server.ts';
import { hasRedis, redisServer } from '../support/redis-server.ts';
import { buildProcess, madeUpPages, seeded, Stage, verdictOf, type StageOrder } from './stage.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    pages: { type: 'string', default: '5000' },
    hosts: { type: 'string', default: '50' },
    kills: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
    away: { type: 'string', default: '120' },
    only: { type: 'string' },
  },
});
const [pages, hosts, kills, seed, away] = [values.pages, values.hosts, values.kills, values.seed, values.away].map(Number) as [
  number,
  number,
  number,
  number,
  number,
];
const starts = { memory: null, ...(hasRedis && { redis: redisServer }), ...(hasPostgres && { postgres: postgresServer }) };
const drivers = (positionals.length > 0 ? positionals : Object.keys(starts)) as (keyof typeof starts)[];
const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });
const say = (what: string, facts: object) => process.stdout.write(`${what}  ${JSON.stringify(facts)}\n`);
let isSound = true;

const program = await buildProcess();
try {
  for (const driver of drivers) {
    if (values.only === undefined || values.only === 'kills') await killing(driver);
    if (driver !== 'memory' && (values.only === undefined || values.only === 'away')) await queueAway(driver);
    if (values.only === undefined || values.only === 'full') await diskFull(driver);
    if (driver !== 'memory' && (values.only === undefined || values.only === 'clocks')) await clocks(driver);
  }
} finally {
  rmSync(dirname(program), { recursive: true, force: true });
}
process.exit(isSound ? 0 : 1);

async function onStage(
  driver: keyof typeof starts,
  order: Partial<StageOrder>,
  scene: (stage: Stage, queue: CrashableServer | null) => Promise<void>,
): Promise<void> {
  const queue = (await starts[driver]?.()) ?? null;
  const stage = await Stage.open({
    program,
    queue,
    storeUrl: driver === 'postgres' && order.data === undefined ? queue!.url : null,
    workers: queue === null ? 0 : 2,
    pageMs: 100,
    ...order,
  });
  try {
    await scene(stage, queue);
  } catch (error) {
    isSound = false;
    say(`${driver} FAILED`, { why: error instanceof Error ? error.message : String(error) });
  } finally {
    await stage.close();
    await queue?.close();
  }
}

/** Waits for a batch and its webhook, and says what became of them. */
async function conclude(
  what: string,
  stage: Stage,
  batches: readonly { id: string; urls: readonly string[] }[],
  more: object,
): Promise<void> {
  for (const { id, urls } of batches) {
    await stage.finished(id, 900_000);
    for (let tries = 0; tries < 100 && !stage.webhooks.some(({ batch }) => batch === id); tries++) await pause(500);
    const verdict = await verdictOf(stage, id, urls);
    const { opened, most } = stage.opened();
    const holds = verdict.lost === 0 && verdict.doubled === 0 && verdict.webhooks > 0 && verdict.webhookIds === 1 && most <= 2;
    isSound &&= holds;
    say(`${what} ${holds ? 'holds' : 'BROKEN'}`, { ...verdict, pagesOpened: opened, mostOfAHost: most, ...more });
  }
}

async function killing(driver: keyof typeof starts): Promise<void> {
  await onStage(driver, {}, async (stage, queue) => {
    const random = seeded(seed);
    const victims = [...stage.names, ...(queue ? ['queue'] : [])].flatMap((name) => Array.from({ length: kills }, () => name));
    const began = performance.now();
    const batches: { id: string; urls: readonly string[] }[] = [];
    const counts: Record<string, number> = {};
    while (victims.length > 0) {
      const last = batches.at(-1);
      if (!last || (await stage.state(last.id))?.state === 'finished') {
        const urls = madeUpPages(pages, hosts);
        batches.push({ id: await stage.begin(urls, `batch-${batches.length}`), urls });
      }
      await pause(300 + random() * 1_700);
      const [name] = victims.splice(Math.floor(random() * victims.length), 1) as [string];
      counts[name] = (counts[name] ?? 0) + 1;
      if (name === 'queue') {
        await queue!.kill();
        await queue!.start();
      } else await stage.kill(name);
    }
    const killed = Math.round((performance.now() - began) / 1000);
    await conclude(`${driver}, kills`, stage, batches, { kills: counts, secondsOfKills: killed });
  });
}

async function queueAway(driver: keyof typeof starts): Promise<void> {
  await onStage(driver, {}, async (stage, queue) => {
    const urls = madeUpPages(Math.min(pages, 1000), hosts, false);
    const id = await stage.begin(urls, 'away');
    await pause(5_000);
    await queue!.kill();
    await pause(away * 1000);
    await queue!.start();
    await conclude(`${driver}, away for ${away} s`, stage, [{ id, urls }], {});
  });
}

/** A disk of 4 MB that something else fills for ten seconds. */
async function diskFull(driver: keyof typeof starts): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'pageloupe-small-'));
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=24m', 'tmpfs', data]).status !== 0) {
    say(`${driver}, disk full: skipped`, { why: 'mounting a small disk needs root' });
    return;
  }
  try {
    const folder = join(data, 'batches');
    mkdirSync(folder);
    await onStage(driver, { data: folder }, async (stage) => {
      const urls = madeUpPages(Math.min(pages, 600), hosts, false);
      const id = await stage.begin(urls, 'full');
      await pause(1_000);
      spawnSync('dd', ['if=/dev/zero', `of=${join(data, 'filler')}`, 'bs=64k'], { stdio: 'ignore' });
      await pause(10_000);
      const during = (await stage.state(id))?.progress;
      rmSync(join(data, 'filler'));
      await conclude(`${driver}, disk full`, stage, [{ id, urls }], { during });
    });
  } finally {
    spawnSync('umount', [data]);
    rmSync(data, { recursive: true, force: true });
  }
}

/** One worker an hour ahead, and one whose clock jumps forth and back. */
async function clocks(driver: keyof typeof starts): Promise<void> {
  const library = spawnSync('faketime', ['+0', 'printenv', 'LD_PRELOAD']).stdout?.toString().trim() ?? '';
  if (library === '') {
    say(`${driver}, clocks: skipped`, { why: 'faketime is not installed' });
    return;
  }
  const file = join(mkdtempSync(join(tmpdir(), 'pageloupe-clock-')), 'time');
  writeFileSync(file, '+0');
  const env = { LD_PRELOAD: library, FAKETIME_DONT_FAKE_MONOTONIC: '1', DONT_FAKE_MONOTONIC: '1', FAKETIME_NO_CACHE: '1' };
  const workerEnv = (number: number) => (number === 1 ? { ...env, FAKETIME: '+3600s' } : { ...env, FAKETIME_TIMESTAMP_FILE: file });
  await onStage(driver, { workerEnv }, async (stage) => {
    const urls = madeUpPages(Math.min(pages, 1000), hosts, false);
    const id = await stage.begin(urls, 'clocks');
    for (const jump of ['+3600s', '-3600s', '+0', '+86400s', '-60s']) {
      await pause(2_000);
      writeFileSync(file, jump);
    }
    await conclude(`${driver}, clocks`, stage, [{ id, urls }], {});
  });
  rmSync(dirname(file), { recursive: true, force: true });
}
