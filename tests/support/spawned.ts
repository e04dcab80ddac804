import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { root, serverFolder } from '../../scripts/build.ts';

export { root };

export interface Ended {
  code: number | null;
  out: string;
  err: string;
}
export interface Spawned {
  child: ChildProcess;
  ended: Promise<Ended>;
  /** What was written so far. */ so: Ended;
}

/**
 * For commands with a real browser: as root, it starts only without its sandbox. A page has the longest time that there is, because on a
 * slow machine an audit of two seconds may need more than the usual 30.
 */
export const browserEnvironment: Record<string, string> = {
  ...(process.getuid?.() === 0 ? { PAGELOUPE_NO_SANDBOX: '1' } : {}),
  PAGELOUPE_TIMEOUT: '60s',
};
const environment = { ...process.env, ...browserEnvironment, NO_COLOR: '1' };

/** Runs a program in a folder. Ends with the test at the latest. `more`: its standard input stays open after `input`. */
export function spawned(
  command: string,
  args: readonly string[],
  { cwd, env = {}, input = null, more = false }: { cwd: string; env?: Record<string, string>; input?: string | null; more?: boolean },
): Spawned {
  const child = spawn(command, args, {
    cwd,
    env: { ...environment, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  const so: Ended = { code: null, out: '', err: '' };
  child.stdout!.setEncoding('utf8').on('data', (text: string) => {
    so.out += text;
  });
  child.stderr!.setEncoding('utf8').on('data', (text: string) => {
    so.err += text;
  });
  child.stdin!.on('error', () => undefined).write(input ?? '');
  if (!more) child.stdin!.end();
  const ended = new Promise<Ended>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      so.code = code;
      resolve(so);
    });
  });
  onTestFinished(async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
    await ended.catch(() => undefined);
  });
  return { child, ended, so };
}

/** The command line as in the package, which starts in half a second, from its sources in three; built before the tests of this project. */
export const pageloupe = (args: readonly string[], options: Parameters<typeof spawned>[2]): Spawned =>
  spawned(process.execPath, [join(serverFolder, 'main.js'), ...args], options);
