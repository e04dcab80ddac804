import { Console } from 'node:console';
import { serveStdio, type StdioServerTransport } from '@modelcontextprotocol/server/stdio';
import type { Auditor } from '../audit/auditor.ts';
import { closeInTime } from '../audit/close-in-time.ts';
import { lineForTerminal } from '../cli/escape.ts';
import { exitCodes, usageError, type ExitCode } from '../cli/failure.ts';
import type { World } from '../cli/world.ts';
import type { McpContext } from './context.ts';
import { createServer } from './create-server.ts';
import { LazyAuditor } from './lazy-auditor.ts';
import { LazyBatches } from './lazy-batches.ts';
import { openPlainTransport } from './plain-faults.ts';
import { ReportCache } from './report-cache.ts';
import { commandWords } from '../../words/en/server/cli.ts';

export interface McpFlags {
  /** Private origins. */
  allowTargets?: string[];
  /** URL of the service that runs the batches. */
  server?: string;
  /** Environment variable with its key. */
  keyEnv?: string;
  /** File with certificates of the user's own authorities. */
  ca?: string;
  sandbox?: boolean;
}

/** Milliseconds for closing batches and browser. */
const closeMs = 7_000;

/**
 * Speaks MCP over standard input and output until the client closes them or the process is asked to end.
 * @throws CommandFailed for an invalid server
 */
export async function serveMcp(
  { allowTargets: allowOrigins = [], sandbox = true, server, keyEnv, ca }: McpFlags,
  world: World,
): Promise<ExitCode> {
  const authorities = ca === undefined ? null : (await import('../options/ca.ts')).ownAuthorities(ca, world.cwd, usageError);
  const { input, output } = world.streams();
  // Standard output is reserved for the protocol; output of libraries goes to the log.
  if (output === process.stdout) globalThis.console = new Console(process.stderr);
  const log = (text: string) => void world.stderr.write(`${lineForTerminal(text)}\n`).catch(() => undefined);
  const concurrency = Math.max(1, Math.min(4, world.cores));
  const auditor = new LazyAuditor(async () => {
    const { openLocalAuditor: openAuditor } = await import('../cli/open-auditor.ts');
    return openAuditor({ concurrency, sandbox, authorities }, allowOrigins, world);
  });
  const remote = server === undefined ? null : await remoteBatches(server, keyEnv ?? null, authorities, world);
  const batches = new LazyBatches(async () => {
    if (remote) return remote;
    const { LocalBatches } = await import('./local-batches.ts');
    const audit: Auditor['audit'] = (order, signal) => auditor.use((opened) => opened.audit(order, signal));
    return LocalBatches.open({ auditor: { audit }, concurrency, allowOrigins, authorities, now: () => world.now(), log });
  });
  const context: McpContext = {
    world,
    auditor,
    batches,
    server: server ?? null,
    reportCache: new ReportCache(),
    allowOrigins,
    authorities,
    log,
  };
  const { transport, onerror } = openPlainTransport(input, output, log);
  const handle = serveStdio(() => createServer(context), { transport, onerror });
  const closed = closingOf(transport);
  const forget = world.onEnd(() => void closeInTime(closeMs, [{ name: 'connection', close: () => handle.close() }]));
  await closed;
  input.pause();
  const open = await Promise.all([
    closeInTime(closeMs, [{ name: 'batches', close: () => batches.close() }]),
    closeInTime(closeMs, [{ name: 'browser', close: () => auditor.close() }]),
  ]);
  if (open.flat().length > 0) log(commandWords.run.endedByForce({ parts: open.flat() }));
  forget();
  return exitCodes.ok;
}

/** @throws CommandFailed for a wrong URL or a missing key, before a client connects: an answer to a model would be read by nobody who can change it */
async function remoteBatches(server: string, keyEnv: string | null, authorities: readonly string[] | null, world: World) {
  const { RemoteBatchServer, apiKeyFrom } = await import('../cli/run/batch-server.ts');
  return new RemoteBatchServer(server, apiKeyFrom(keyEnv, world.env), authorities);
}

/** Resolves when either side has ended the connection. */
const closingOf = (transport: StdioServerTransport): Promise<void> =>
  new Promise((resolve) => {
    const closeConnection = transport.onclose;
    Object.assign(transport, {
      onclose: () => {
        closeConnection?.();
        resolve();
      },
    });
  });
