/** Commands end within ten seconds of their signal, whatever part of the browser was killed or stopped, at whatever step. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { hasEnded } from '../support/loopback.ts';
import { processes } from '../support/processes.ts';
import { root } from '../support/spawned.ts';
import type { Scene } from './scenes.ts';

const parts = { main: /^(?!.*--type=).*--headless/, page: /--type=renderer/, network: /--type=utility/, zygote: /--type=zygote/ };
const steps = ['starts', 'loads', 'audits', 'ends'] as const;
const limitMs = 10_000;

const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

/** A site whose page `/hang` never responds. @returns its origin, how often it was requested, and how it closes */
async function openSite() {
  const seen = { requests: 0 };
  const server = createServer((request, response) => {
    seen.requests += 1;
    if (request.url === '/hang') return;
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!DOCTYPE html><html lang="en"><title>Bees</title><h1>Bees</h1></html>');
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen, close };
}

function startAudit(origin: string, cwd: string): ChildProcess {
  const loader = pathToFileURL(join(root, 'node_modules/tsx/dist/loader.mjs')).href;
  const urls = ['/a', '/b', '/hang', '/c'].map((path) => origin + path);
  const args = ['audit', ...urls, '--no-probe', '--preset', 'none', '--concurrency', '1', '--delay', '0s', '--quiet'];
  return spawn(process.execPath, ['--import', loader, join(root, 'server/main.ts'), ...args], {
    cwd,
    stdio: 'ignore',
    env: { ...process.env, PAGELOUPE_NO_SANDBOX: '1', TSX_TSCONFIG_PATH: join(root, 'tsconfig.json') },
  });
}

/** @returns milliseconds from the signal to the end */
async function round(part: keyof typeof parts, step: (typeof steps)[number], signal: 'SIGKILL' | 'SIGSTOP', cwd: string): Promise<number> {
  const { origin, seen, close } = await openSite();
  const child = startAudit(origin, cwd);
  const until = async (holds: () => boolean) => {
    while (!hasEnded(child) && !holds()) await pause(20);
  };
  const pids = () => (child.pid === undefined ? [] : processes(parts[part], child.pid));
  await until(() => pids().length > 0 || (step !== 'starts' && seen.requests > 0));
  if (step !== 'starts') await until(() => seen.requests > (step === 'audits' ? 2 : 0));
  const hit = pids();
  if (step === 'ends') child.kill('SIGTERM');
  for (const pid of hit)
    try {
      process.kill(pid, signal);
    } catch {
      // It has just ended.
    }
  await pause(Math.random() * 500);
  const at = performance.now();
  if (step !== 'ends') child.kill('SIGTERM');
  await until(() => performance.now() - at > 3 * limitMs);
  const ms = Math.round(performance.now() - at);
  if (!hasEnded(child)) child.kill('SIGKILL');
  for (const pid of hit)
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has ended.
    }
  close();
  return ms;
}

/** One round per cell for each twenty `--kills`. */
export const ends: Scene = async ({ driver, kills, say }) => {
  // No queue and no store takes part.
  if (driver.name !== 'memory') return true;
  const cwd = mkdtempSync(join(tmpdir(), 'pageloupe-ends-'));
  const all: number[] = [];
  try {
    for (const part of Object.keys(parts) as (keyof typeof parts)[])
      for (const step of steps)
        for (const signal of ['SIGKILL', 'SIGSTOP'] as const)
          for (let left = Math.max(1, Math.round(kills / 20)); left > 0; left--) {
            const ms = await round(part, step, signal, cwd);
            all.push(ms);
            say(ms > limitMs ? 'late' : 'ended', { part, step, signal, ms });
          }
  } finally {
    rmSync(cwd, { recursive: true, force: true });
  }
  const late = all.filter((ms) => ms > limitMs).length;
  say('ends', { rounds: all.length, late, slowestMs: Math.max(...all) });
  return late === 0;
};
