/** A real Redis on loopback, from the packages of the system. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { freePort, hasEnded, killed, untilWorks, type SuspendableServer } from './loopback.ts';

/** Whether this machine has one; says so if tests are left out. */
export const hasRedis = ((): boolean => {
  const found = spawnSync('redis-server', ['--version']).status === 0;
  if (!found)
    console.warn('redis-server is not installed: tests of the queue on Redis are skipped (Debian: apt-get install redis-server).');
  return found;
})();

/** As docs/use/api.md recommends. By default, such a Redis synchronizes its file once a second. */
const settings = ['--appendonly', 'yes', '--maxmemory-policy', 'noeviction'];

/** @param parent folder that gets its data @param more further settings */
export async function redisServer(parent = tmpdir(), more: readonly string[] = []): Promise<SuspendableServer> {
  const folder = mkdtempSync(join(parent, 'pageloupe-redis-'));
  const port = await freePort();
  let running: ChildProcess | null = null;
  const start = async () => {
    if (hasEnded(running))
      running = spawn(
        'redis-server',
        ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--save', '', ...settings, ...more],
        { stdio: 'ignore' },
      );
    await untilWorks(() => answers(port));
  };
  const kill = async () => {
    if (running) await killed(running);
    running = null;
  };
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    pid: () => running?.pid ?? null,
    kill,
    suspend: () => void running?.kill('SIGSTOP'),
    resume: () => void running?.kill('SIGCONT'),
    start,
    async close() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** @throws until it does */
const answers = (port: number) =>
  new Promise<void>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('error', reject);
    socket.once('connect', () => socket.write('PING\r\n'));
    socket.once('data', (data) => {
      socket.destroy();
      if (String(data).startsWith('+PONG')) resolve();
      else reject(new Error(String(data)));
    });
  });
