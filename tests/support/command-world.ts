import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { onTestFinished } from 'vitest';
import type { Net } from '../../checks/fetch/site.ts';
import type { ProbeNet } from '../../checks/fetch/probe-net.ts';
import type { Auditor } from '../../server/audit/auditor.ts';
import { runProgram } from '../../server/cli/program.ts';
import type { AuditorOrder, NetworkOrder, World } from '../../server/cli/world.ts';
import { fakeAuditor } from './fake-auditor.ts';

export interface CommandWorld extends World {
  /** Everything that was written so far. */
  out(): string;
  err(): string;
  made: AuditorOrder[];
  /** Origins that requests of our own were allowed, and how they reach them. */
  netOrigins: string[][];
  networks: NetworkOrder[];
  /** The person presses Ctrl+C, or the system asks it to end. */
  end(signal: 'SIGINT' | 'SIGTERM'): void;
  run(...args: string[]): Promise<number>;
}

const outputOf = (to: Uint8Array[]) =>
  new Writable({
    write(chunk: Uint8Array, _, done) {
      to.push(Buffer.from(chunk));
      done();
    },
  });

/** A machine for one test: an empty folder, an auditor without a browser, and nobody at the terminal. */
export function commandWorld({
  auditor = fakeAuditor(),
  env = {},
  stdin = '',
  tty = false,
  columns = 80,
  net,
  probe,
}: {
  auditor?: Auditor | (() => Promise<Auditor>);
  env?: Record<string, string>;
  stdin?: string;
  tty?: boolean;
  columns?: number;
  net?: Net;
  /** For the status of linked files. */
  probe?: ProbeNet['request'];
} = {}): CommandWorld {
  const cwd = mkdtempSync(join(tmpdir(), 'pageloupe-command-'));
  onTestFinished(() => rmSync(cwd, { recursive: true, force: true }));
  const texts = { out: [] as Uint8Array[], err: [] as Uint8Array[] };
  const sink = (to: Uint8Array[]) => ({
    write: async (data: string | Uint8Array) => {
      to.push(Buffer.from(data));
    },
    isTTY: tty,
    columns,
  });
  let time = Date.UTC(2026, 10, 22);
  const handlers: ((signal: 'SIGINT' | 'SIGTERM') => void)[] = [];
  const world: CommandWorld = {
    env,
    cwd,
    stdout: sink(texts.out),
    stderr: sink(texts.err),
    stdin: async () => stdin,
    streams: () => ({ input: Readable.from([stdin]), output: outputOf(texts.out) }),
    now: () => (time += 1000),
    cores: 2,
    made: [],
    netOrigins: [],
    networks: [],
    findBrowser: async () => process.execPath,
    installBrowser: async () => true,
    async createAuditor(order) {
      world.made.push(order);
      return typeof auditor === 'function' ? auditor() : auditor;
    },
    async openNet(allowOrigins, { proxy = null, authorities = null }) {
      world.netOrigins.push([...allowOrigins]);
      world.networks.push({ proxy, authorities });
      return {
        net:
          net ??
          (async () => {
            throw new Error('No network in this test.');
          }),
        ...(probe && { probe }),
        refusal: () => null,
        close: async () => undefined,
      };
    },
    onEnd(handle) {
      handlers.push(handle);
      return () => handlers.splice(handlers.indexOf(handle), 1);
    },
    out: () => Buffer.concat(texts.out).toString('utf8'),
    err: () => Buffer.concat(texts.err).toString('utf8'),
    end: (signal) => handlers.at(-1)?.(signal),
    run: (...args) => runProgram(args, world),
  };
  return world;
}
