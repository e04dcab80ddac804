/** Failures that are caused in the processes and servers of a stage while batches run, and the conditions that must still be met. */
import { setTimeout as pause } from 'node:timers/promises';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { seededRandom } from '../../research/seeded-random.ts';
import { untilWorks, type CrashableServer } from '../support/loopback.ts';
import { processes } from '../support/processes.ts';
import { openSites } from './sites.ts';
import { madeUpPages, Stage, verdictOf, type StageOrder } from './stage.ts';

/** Servers of the queue and results of a stage; null for the process itself and a folder. */
export interface Servers {
  queue: CrashableServer | null;
  store: CrashableServer | null;
}
export interface Driver {
  name: string;
  /** @param parent folder for the data of its servers */
  open(parent?: string): Promise<Servers>;
}
export interface Amounts {
  pages: number;
  hosts: number;
  kills: number;
  seed: number;
  /** Seconds for which a server is unreachable. */
  away: number;
  /** Of each cell of `ends`. */
  rounds: number;
  /** Of `ends`. */
  commands: readonly string[];
}
export interface Play extends Amounts {
  program: string;
  driver: Driver;
  say(what: string, facts: object): void;
}
/** @returns false if a condition was not met */
export type Scene = (play: Play) => Promise<boolean>;

const isShared = ({ name }: Driver) => name !== 'memory';
const distinct = ({ queue, store }: Servers) => [...new Set([queue, store])].filter((one) => one !== null);

export async function onStage(
  { program, driver, say }: Play,
  order: Partial<StageOrder> & { parent?: string },
  scene: (stage: Stage, servers: Servers) => Promise<boolean>,
): Promise<boolean> {
  const { parent, ...rest } = order;
  const servers = await driver.open(parent);
  const stage = await Stage.open({
    program,
    queue: servers.queue,
    storeUrl: servers.store?.url ?? null,
    workers: servers.queue === null ? 0 : 2,
    pageMs: 100,
    ...rest,
  });
  try {
    return await scene(stage, servers);
  } catch (error) {
    say(`${driver.name} FAILED`, { why: error instanceof Error ? error.message : String(error) });
    return false;
  } finally {
    await stage.close();
    for (const server of distinct(servers)) await server.close();
  }
}

interface Begun {
  id: string;
  urls: readonly string[];
}
/** Waits for batches and their webhooks, and reports the results. */
async function conclude(
  { say, driver }: Play,
  what: string,
  stage: Stage,
  batches: readonly Begun[],
  more: object,
  mayFail?: (url: string) => boolean,
): Promise<boolean> {
  const began = performance.now();
  let holds = true;
  for (const { id, urls } of batches) {
    await stage.finished(id, 900_000);
    for (let tries = 0; tries < 100 && !stage.webhooks.some(({ batch }) => batch === id); tries++) await pause(500);
    const seconds = Math.round((performance.now() - began) / 1000);
    const verdict = await verdictOf(stage, id, urls, mayFail);
    const { opened, most } = stage.opened();
    const isSound =
      verdict.lost === 0 &&
      verdict.doubled === 0 &&
      verdict.counted === urls.length &&
      verdict.webhooks > 0 &&
      verdict.webhookIds === 1 &&
      most <= 2;
    holds &&= isSound;
    say(`${driver.name}, ${what} ${isSound ? 'holds' : 'BROKEN'}`, {
      ...verdict,
      pagesOpened: opened,
      mostOfAHost: most,
      ...more,
      secondsAfter: seconds,
      load: loadavg().map(Math.round),
    });
  }
  return holds;
}

/** Runs batches until every victim was killed as often as required. */
async function untilAllEnded(
  { kills, seed }: Amounts,
  stage: Stage,
  victims: readonly (readonly [name: string, end: () => Promise<void>])[],
  begin: (number: number) => Promise<Begun>,
): Promise<{ batches: Begun[]; counts: Record<string, number>; seconds: number }> {
  const random = seededRandom(seed);
  const waiting = victims.flatMap((victim) => Array.from({ length: kills }, () => victim));
  const began = performance.now();
  const batches: Begun[] = [];
  const counts: Record<string, number> = {};
  while (waiting.length > 0) {
    const last = batches.at(-1);
    if (!last || (await stage.state(last.id))?.state === 'finished') batches.push(await begin(batches.length));
    await pause(300 + random() * 1_700);
    const [[name, end]] = waiting.splice(Math.floor(random() * waiting.length), 1) as [(typeof victims)[number]];
    counts[name] = (counts[name] ?? 0) + 1;
    await end();
  }
  return { batches, counts, seconds: Math.round((performance.now() - began) / 1000) };
}
const restart = async (server: CrashableServer) => {
  await server.kill();
  await server.start();
};
const processesOf = (stage: Stage) => stage.names.map((name) => [name, () => stage.kill(name)] as const);
const restartsOf = (servers: Servers) =>
  distinct(servers).map((server) => [server === servers.queue ? 'queue' : 'store', () => restart(server)] as const);

/** Kills processes or servers with SIGKILL at random moments. */
const kill = (play: Play, what: string, stage: Stage, victims: Parameters<typeof untilAllEnded>[2]) =>
  untilAllEnded(play, stage, victims, async (number) => {
    const urls = madeUpPages(play.pages, play.hosts);
    return { id: await stage.begin(urls, `batch-${number}`), urls };
  }).then(({ batches, counts, seconds }) => conclude(play, what, stage, batches, { kills: counts, secondsOfKills: seconds }));

/** Every process and server. */
const kills: Scene = (play) =>
  onStage(play, {}, (stage, servers) => kill(play, 'kills', stage, [...processesOf(stage), ...restartsOf(servers)]));

/** Only the servers of queue and store: services and workers keep running, with what they know and with broken connections. */
const servers: Scene = (play) => onStage(play, {}, (stage, opened) => kill(play, 'kills of servers', stage, restartsOf(opened)));

/** Makes each server unreachable for two minutes in turn; the service must report it, and keep running. */
const away: Scene = (play) =>
  onStage(play, {}, async (stage, opened) => {
    const urls = madeUpPages(play.pages, play.hosts, false);
    const id = await stage.begin(urls, 'away');
    const during: object[] = [];
    for (const server of distinct(opened)) {
      await pause(5_000);
      const before = (await stage.state(id))?.progress.done;
      await server.kill();
      await pause(play.away * 1000);
      during.push({
        server: server === opened.queue ? 'queue' : 'store',
        before,
        healthz: await stage.status('/healthz'),
        readyz: await stage.status('/readyz'),
      });
      await server.start();
    }
    return conclude(play, `away for ${play.away} s`, stage, [{ id, urls }], { during });
  });

/** Fills a small disk for ten seconds; it contains results, journal, and the data of queue and store. */
const full: Scene = async (play) => {
  const disk = mkdtempSync(join(tmpdir(), 'pageloupe-small-'));
  // A new PostgreSQL takes 60 MB.
  const size = play.driver.name.includes('postgres') ? '200m' : '24m';
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=1777`, 'tmpfs', disk]).status !== 0) {
    play.say(`${play.driver.name}, disk full: skipped`, { why: 'mounting a small disk needs root' });
    return true;
  }
  try {
    const data = join(disk, 'batches');
    mkdirSync(data);
    return await onStage(play, { data, parent: disk }, async (stage, opened) => {
      const urls = madeUpPages(Math.min(play.pages, 1_000), play.hosts, false);
      const id = await stage.begin(urls, 'full');
      await pause(3_000);
      spawnSync('dd', ['if=/dev/zero', `of=${join(disk, 'filler')}`, 'bs=64k'], { stdio: 'ignore' });
      await pause(10_000);
      const during = (await stage.state(id))?.progress ?? 'no answer';
      rmSync(join(disk, 'filler'));
      // A server that cannot write may have ended; a process manager would restart it.
      for (const server of distinct(opened)) await server.start();
      return conclude(play, 'disk full', stage, [{ id, urls }], { during });
    });
  } finally {
    spawnSync('umount', ['--lazy', disk]);
    rmSync(disk, { recursive: true, force: true });
  }
};

/** One process is an hour ahead, one has a clock that jumps back and forth; a single process has both. */
const clocks: Scene = async (play) => {
  const library = spawnSync('faketime', ['+0', 'printenv', 'LD_PRELOAD']).stdout?.toString().trim() ?? '';
  if (library === '') {
    play.say(`${play.driver.name}, clocks: skipped`, { why: 'faketime is not installed' });
    return true;
  }
  const file = join(mkdtempSync(join(tmpdir(), 'pageloupe-clock-')), 'time');
  writeFileSync(file, '+0');
  const env = { LD_PRELOAD: library, FAKETIME_DONT_FAKE_MONOTONIC: '1', DONT_FAKE_MONOTONIC: '1', FAKETIME_NO_CACHE: '1' };
  const envOf = (name: string): NodeJS.ProcessEnv => {
    if (name === 'worker-1') return { ...env, FAKETIME: '+3600s' };
    return name === 'worker-2' || !isShared(play.driver) ? { ...env, FAKETIME_TIMESTAMP_FILE: file } : {};
  };
  try {
    return await onStage(play, { envOf }, async (stage) => {
      const urls = madeUpPages(Math.min(play.pages, 1_000), play.hosts, false);
      const id = await stage.begin(urls, 'clocks');
      for (const jump of ['+3600s', '-3600s', '+0', '+86400s', '-60s']) {
        await pause(2_000);
        writeFileSync(file, jump);
      }
      return conclude(play, 'clocks', stage, [{ id, urls }], {});
    });
  } finally {
    rmSync(join(file, '..'), { recursive: true, force: true });
  }
};

/** A real Chromium on local sites; its browser and page processes are killed with SIGKILL. */
const browser: Scene = async (play) => {
  const sites = await openSites(10);
  try {
    return await onStage(play, { browserFor: sites.origins, concurrency: 2, lockMs: 5_000 }, async (stage) => {
      const perSite = Math.ceil(Math.min(play.pages, 300) / sites.origins.length);
      const urls = Array.from({ length: perSite }, (_, path) => sites.origins.map((origin) => `${origin}/${path}`)).flat();
      const random = seededRandom(play.seed);
      const end = (command: RegExp) => async () => {
        // The one before may be starting again.
        const found = await untilWorks(() => {
          const those = processes(command);
          if (those.length === 0) throw new Error('There is no such process.');
          return those;
        });
        spawnSync('kill', ['-KILL', String(found[Math.floor(random() * found.length)])]);
      };
      const began = performance.now();
      const { batches, counts, seconds } = await untilAllEnded(
        play,
        stage,
        [
          ['browser', end(/^(?!.*--type=).*--headless/)],
          // A page, the network service, or the zygote.
          ['browser process', end(/--type=/)],
        ],
        async (number) => ({ id: await stage.begin(urls, `browser-${number}`, 15_000), urls }),
      );
      if (batches.length === 0) batches.push({ id: await stage.begin(urls, 'browser', 15_000), urls });
      const measured: Record<string, number> = {};
      if (play.kills === 0) {
        const before = stage.cpuMs();
        for (const { id } of batches) await stage.finished(id, 900_000);
        measured['cpuMsAPage'] = Math.round((stage.cpuMs() - before) / urls.length);
        measured['seconds'] = Math.round((performance.now() - began) / 1000);
      }
      return conclude(play, 'kills of Chromium', stage, batches, { kills: counts, secondsOfKills: seconds, ...measured }, sites.pageFails);
    });
  } finally {
    await sites.close();
  }
};

/** Two services share a schedule, with an hour passing per minute, and are killed at random moments: each due time must start at most one batch. */
const schedule: Scene = async (play) => {
  if (!isShared(play.driver)) return true;
  return onStage(play, { services: 2, workers: 1, clockRate: 60, pageMs: 20 }, async (stage, opened) => {
    if (opened.store === null) {
      play.say(`${play.driver.name}, schedule: skipped`, { why: 'services share schedules through a PostgreSQL' });
      return true;
    }
    const urls = madeUpPages(4, 2, false);
    const made = await fetch(`${stage.address}/v1/schedules`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ cron: '* * * * *', urls, probe: false }),
    });
    if (made.status !== 201) throw new Error(`The schedule was refused: ${made.status} ${await made.text()}`);
    const { id } = (await made.json()) as { id: string };
    const random = seededRandom(play.seed);
    const began = performance.now();
    for (let count = 0; count < play.kills; count++) {
      // Services check every five seconds; one that is killed immediately would never start anything.
      await pause(random() * 6_000);
      const victim = random() < 0.5 ? 'server' : 'server-2';
      await stage.kill(victim);
      while ((await stage.status('/healthz', victim)) !== 200) await pause(200);
    }
    while (performance.now() - began < 60_000) await pause(1_000);
    const facts = await scheduledBatches(opened.store.url, id);
    const holds = facts.batches > 0 && facts.batches === facts.times && facts.strangers === 0 && facts.recordedTwice === 0;
    play.say(`${play.driver.name}, schedule ${holds ? 'holds' : 'BROKEN'}`, {
      ...facts,
      kills: play.kills,
      seconds: Math.round((performance.now() - began) / 1000),
    });
    return holds;
  });
};

/** Batches in the store by the due time of the schedule that started them. */
async function scheduledBatches(url: string, id: string) {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const fires = await client.query<{ at: string }>('select at from pageloupe_fires where schedule = $1', [id]);
    const files = await client.query<{ contents: Buffer }>(`select contents from pageloupe.file where path like 'batches/%/batch.json'`);
    const keys = files.rows.map(({ contents }) => (JSON.parse(String(contents)) as { key: string }).key);
    const due = new Set(fires.rows.map(({ at }) => `schedule-${id}-${at}`));
    const twice = await client.query('select batch from pageloupe_recorded group by batch having count(*) > 1');
    return {
      dueTimes: due.size,
      batches: keys.length,
      /** Due times that started a batch. */
      times: new Set(keys).size,
      /** Batches without a due time. */
      strangers: keys.filter((key) => !due.has(key)).length,
      recordedTwice: twice.rows.length,
    };
  } finally {
    await client.end();
  }
}

export const scenes = {
  kills,
  servers: (play: Play) => (isShared(play.driver) ? servers(play) : Promise.resolve(true)),
  away: (play: Play) => (isShared(play.driver) ? away(play) : Promise.resolve(true)),
  full,
  clocks,
  browser,
  schedule,
};
