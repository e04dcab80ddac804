/** What servers of tests on this machine have in common. */
import { createServer } from 'node:net';
import type { ChildProcess } from 'node:child_process';

/** A server of this machine that a test may end as a crash would. */
export interface CrashableServer {
  url: string;
  /** Null while it does not run. */
  pid(): number | null;
  /** SIGKILL, as a crash would. */
  kill(): Promise<void>;
  /** Again, on the same port with the same data; nothing if it runs. */
  start(): Promise<void>;
  /** Ends it and removes its data. */
  close(): Promise<void>;
}

/** The same, which a test may also suspend: its connections stay open, and nothing answers. */
export interface SuspendableServer extends CrashableServer {
  suspend(): void;
  resume(): void;
}

/**
 * Where systems give no ports to servers without a number or to connections: a server that restarts, which takes a minute on a busy machine,
 * still finds its port free, whatever other tests open meanwhile.
 */
const [firstPort, lastPort] = [20_000, 32_000];

/** Free a moment ago: a server that takes a number cannot choose one itself. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = firstPort + Math.floor(Math.random() * (lastPort - firstPort));
    if (await isFree(port)) return port;
  }
}

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer()
      .once('error', () => resolve(false))
      .listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

export const hasEnded = (running: ChildProcess | null): boolean =>
  running === null || running.exitCode !== null || running.signalCode !== null;

export const killed = (running: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (hasEnded(running)) return resolve();
    running.once('exit', () => resolve());
    running.kill('SIGKILL');
  });

/** Waits until the work does not throw; also outside of a test. */
export async function untilWorks<T>(work: () => T | Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (tries > 2_000) throw error;
      await new Promise((resolve) => {
        setTimeout(resolve, 20);
      });
    }
  }
}
