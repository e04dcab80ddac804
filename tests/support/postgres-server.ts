/** A real PostgreSQL on loopback, from the packages of the system. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';

import { freePort, hasEnded, killed, untilWorks, type SuspendableServer } from './loopback.ts';

/** Where Debian has its programs, newest version first; '' to look in PATH. */
const folders = (() => {
  const base = '/usr/lib/postgresql';
  const versions = existsSync(base) ? readdirSync(base).toSorted((a, b) => Number(b) - Number(a)) : [];
  return [...versions.map((version) => join(base, version, 'bin')), ''];
})();
const bin = folders.find((folder) => spawnSync(join(folder, 'initdb'), ['--version']).status === 0);

/** Whether this machine has one; says so if tests are left out. */
export const hasPostgres = bin !== undefined;
if (!hasPostgres) console.warn('PostgreSQL is not installed: its tests are skipped (Debian: apt-get install postgresql).');

/** PostgreSQL refuses to run as root. */
const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200', 'shared_buffers=16MB'];

const childrenOf = (pid: number): string[] => {
  const file = `/proc/${pid}/task/${pid}/children`;
  return existsSync(file) ? readFileSync(file, 'utf8').split(' ').filter(Boolean) : [];
};

/**
 * @param parent folder that gets its data
 * @param synced whether it waits for the disk, as by default; without it, only a crash of the machine loses data, not of its processes
 */
export async function postgresServer(parent = tmpdir(), synced = false): Promise<SuspendableServer> {
  const folder = mkdtempSync(join(parent, 'pageloupe-postgres-'));
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const options = { ...user, cwd: folder, stdio: 'ignore' } as const;
  const made = spawnSync(
    join(bin!, 'initdb'),
    ['--pgdata', folder, '--username=pageloupe', '--auth=trust', '--no-sync', '--encoding=UTF8', '--locale=C'],
    { ...options, stdio: 'pipe' },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const port = await freePort();
  const url = `postgres://pageloupe@127.0.0.1:${port}/postgres`;
  let running: ChildProcess | null = null;
  const start = () =>
    // After a crash it refuses until its last process has ended.
    untilWorks(async () => {
      if (hasEnded(running))
        running = spawn(
          join(bin!, 'postgres'),
          ['-D', folder, '-p', String(port), ...[...settings, `fsync=${synced ? 'on' : 'off'}`].flatMap((one) => ['-c', one])],
          options,
        );
      const client = new Client({ connectionString: url });
      client.on('error', () => undefined);
      try {
        await client.connect();
        await client.query('select 1');
      } finally {
        await client.end().catch(() => undefined);
      }
    });
  const kill = async () => {
    // All at once, as a machine that loses its power: its processes would go on for a moment.
    const children = running?.pid === undefined ? [] : childrenOf(running.pid);
    if (running) await killed(running);
    for (const pid of children) spawnSync('kill', ['-KILL', pid]);
    running = null;
  };
  // The first process starts the others, and so is the first to stop.
  const send = (signal: 'STOP' | 'CONT') =>
    [running!.pid!, ...childrenOf(running!.pid!)].forEach((pid) => spawnSync('kill', [`-${signal}`, String(pid)]));
  await start();
  return {
    url,
    pid: () => running?.pid ?? null,
    kill,
    suspend: () => send('STOP'),
    resume: () => send('CONT'),
    start,
    async close() {
      await kill();
      // Its processes notice a moment later, and may still write.
      await untilWorks(() => rmSync(folder, { recursive: true, force: true }));
    },
  };
}
