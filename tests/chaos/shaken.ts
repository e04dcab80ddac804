/** A batch whose processes and server are killed: a short version of `npm run chaos`. */
import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest';
import { seededRandom } from '../../research/seeded-random.ts';
import type { CrashableServer } from '../support/loopback.ts';
import { buildProcess, madeUpPages, Stage, verdictOf, type StageOrder } from './stage.ts';

let program = '';
/** To be called once in a file. */
export function useProcess(): void {
  beforeAll(async () => {
    program = await buildProcess();
  });
  afterAll(() => rmSync(dirname(program), { recursive: true, force: true }));
}

export async function stageOf(order: Omit<StageOrder, 'program'>): Promise<Stage> {
  // Shorter than a restart of the queue's server, which may forget a host's lease: its holder has noticed by then.
  const stage = await Stage.open({ program, pageMs: 20, lockMs: 700, ...order });
  onTestFinished(() => stage.close());
  return stage;
}
export async function serverOf(start: () => Promise<CrashableServer>): Promise<CrashableServer> {
  const server = await start();
  onTestFinished(() => server.close());
  return server;
}

/** Kills each of them in turn, at moments determined by a seed. */
async function shake(victims: readonly (() => Promise<void>)[], seed: number): Promise<void> {
  const random = seededRandom(seed);
  for (const end of victims) {
    await new Promise((resolve) => {
      setTimeout(resolve, 200 + random() * 500);
    });
    await end();
  }
}

/** Every page has one result, no host more than two pages open, whatever is killed. @param start null: memory and journal */
export async function expectEveryPageOnce(start: (() => Promise<CrashableServer>) | null, stored: boolean, workers: number): Promise<void> {
  const queue = start === null ? null : await serverOf(start);
  // A lease that outlives the server may be long: on a busy machine, a process may notice half a second late that a short one has ended.
  const stage = await stageOf({ queue, storeUrl: stored ? queue!.url : null, workers, ...(stored && { lockMs: 3_000 }) });
  const urls = madeUpPages(160, 8, false);
  const id = await stage.begin(urls, 'once');
  expect(await stage.begin(urls, 'once')).toBe(id);
  const server = async () => {
    await queue?.kill();
    await queue?.start();
  };
  await shake([...stage.names.map((name) => () => stage.kill(name)), server], 7);
  await stage.finished(id, 400_000);
  await stage.notified(id);
  expect(await verdictOf(stage, id, urls)).toMatchObject({ rows: 160, lost: 0, doubled: 0, webhookIds: 1 });
  expect(stage.opened().most).toBeLessThanOrEqual(2);
}
