import { once } from 'node:events';
import { createWriteStream, realpathSync, statSync, type WriteStream } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Rows } from '../options/choices.ts';
import type { ReportOrder } from './config/settings.ts';
import { escapeJsonForTerminal, escapeForTerminal } from './escape.ts';
import { usageError } from './failure.ts';
import type { CommandPlugins } from './plugins.ts';
import { reporters } from './reporters/index.ts';
import type { FinishedRun } from './reporters/reporter.ts';
import { lossLines } from '../audit/run-losses.ts';
import { withoutPassedChecks, type RunRow } from '../audit/row.ts';
import { serverWords } from '../words.ts';
import { writeFailure } from './write-failure.ts';
import type { Sink, World } from './world.ts';

/** The destination of a report. Opened before the run, so that no run ends with a report that cannot be saved. */
interface Output {
  order: ReportOrder;
  sink: Sink;
  close(): Promise<void>;
  name: string | null;
}

/** Reports of a run. NDJSON is written as pages end, all others when the run is over. */
export class Outputs {
  readonly #outputs: readonly Output[];
  readonly #rows: Rows;
  private constructor(outputs: readonly Output[], rows: Rows) {
    [this.#outputs, this.#rows] = [outputs, rows];
  }

  /**
   * @param rows which checks the rows contain
   * @param inputs files that the command reads; no report may overwrite them
   * @throws CommandFailed if a file cannot be written
   */
  static async open(
    orders: readonly ReportOrder[],
    { cwd, stdout, env }: Pick<World, 'cwd' | 'stdout' | 'env'>,
    rows: Rows,
    inputs: readonly string[] = [],
  ): Promise<Outputs> {
    const outputs: Output[] = [];
    const taken = new Map(inputs.map((file) => [fileAt(resolve(cwd, file)), 'input']));
    for (const { file } of orders) {
      if (file === null) continue;
      const at = fileAt(resolve(cwd, file));
      const before = taken.get(at);
      if (before !== undefined && at !== '')
        throw usageError(
          before === 'input' ? serverWords().commands.usage.overInput({ file }) : serverWords().commands.usage.twiceFile({ file }),
        );
      taken.set(at, 'report');
    }
    for (const order of orders) {
      // A summary goes where CI shows it.
      const summary = order.name === 'markdown' && order.file === null ? env['GITHUB_STEP_SUMMARY'] : undefined;
      const file = order.file ?? summary;
      if (file === undefined) outputs.push({ order, sink: stdout, close: async () => undefined, name: null });
      else outputs.push({ order, ...(await openFile(resolve(cwd, file), file, summary === undefined ? 'w' : 'a')) });
    }
    return new Outputs(outputs, rows);
  }

  /** @throws CommandFailed if the disk is full */
  async row(row: RunRow): Promise<void> {
    const line = `${escapeJsonForTerminal(JSON.stringify(this.#rows === 'failing' ? withoutPassedChecks(row) : row))}\n`;
    for (const { order, sink } of this.#outputs) if (order.name === 'ndjson') await sink.write(line);
  }

  /** Prints the outcome on standard error if no report on standard output does, so that a failure is never silent. */
  async conclude(run: FinishedRun, quiet: boolean, { stderr }: Pick<World, 'stderr'>): Promise<void> {
    const isShown = this.#outputs.some(({ order, name }) => order.name === 'pretty' && name === null);
    if (isShown || (quiet && run.totals.exitCode === 0 && run.totals.losses.length === 0)) return;
    await stderr.write(`${conclusionOf(run).split('\n').map(escapeForTerminal).join('\n')}\n`).catch(() => undefined);
  }

  /** Writes all reports. @returns file names. @throws CommandFailed */
  async finish(run: FinishedRun, env: World['env'], plugins: CommandPlugins | null = null): Promise<{ name: string; file: string }[]> {
    const written: { name: string; file: string }[] = [];
    let failure: unknown = null;
    for (const { order, sink, close, name } of this.#outputs) {
      if (isOfPlugin(order.name)) {
        // A failing report of a plugin must not block the others.
        const writing = plugins?.report(order.name, run, (part) => sink.write(part));
        await writing?.catch((error: unknown) => {
          failure ??= error;
        });
      } else if (order.name !== 'ndjson')
        for await (const part of reporters[order.name](run, terminalLook(sink, env))) await sink.write(part);
      await close();
      if (name !== null) written.push({ name: order.name, file: name });
    }
    if (failure !== null) throw failure;
    return written;
  }
}

const isOfPlugin = (name: ReportOrder['name']): name is `${string}/${string}` => name.includes('/');

/** The last line in a terminal or build log, whatever the other outputs are. */
const conclusionOf = ({ totals: { audited, failed, errors, warnings, ms, notes, losses } }: FinishedRun): string =>
  [
    serverWords().commands.report.summary({ pages: audited, failed, errors, warnings, ms }),
    ...lossLines(losses),
    ...notes,
    ...(errors + failed + notes.length + losses.length > 0 ? [] : [serverWords().commands.report.holds]),
  ].join('\n');

/** The canonical path of a file; '' for special files such as /dev/null. */
function fileAt(path: string): string {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats === undefined ? path : stats.isFile() ? realpathSync(path) : '';
}

/** Colors only for people: https://no-color.org, and FORCE_COLOR as in Node. */
export const terminalLook = ({ isTTY, columns }: Sink, env: World['env']): { color: boolean; columns: number } => ({
  color: env['NO_COLOR'] ? false : env['FORCE_COLOR'] ? env['FORCE_COLOR'] !== '0' : isTTY && env['TERM'] !== 'dumb',
  columns: isTTY ? columns : 100,
});

/** A file that is written in parts; compressed if its name ends in .gz. */
async function openFile(path: string, name: string, flags: 'w' | 'a'): Promise<Omit<Output, 'order'>> {
  if (!statSync(dirname(path), { throwIfNoEntry: false })?.isDirectory())
    throw usageError(serverWords().commands.usage.noFolder({ file: name }));
  const file: WriteStream = createWriteStream(path, { flags });
  const into: Writable = name.endsWith('.gz') ? createGzip() : file;
  if (into !== file) into.pipe(file);
  let fault: Error | null = null;
  for (const stream of new Set([file, into]))
    stream.on('error', (error: Error) => {
      fault ??= error;
      // Otherwise each would wait for the other forever.
      into.destroy(error);
    });
  await once(file, 'open').catch((error: unknown) => {
    throw writeFailure(name, error);
  });
  const write = (data: string | Uint8Array) =>
    new Promise<void>((done, fail) => {
      if (fault) fail(writeFailure(name, fault));
      else into.write(data, (error) => (error ? fail(writeFailure(name, error)) : done()));
    });
  return {
    name,
    sink: { write, isTTY: false, columns: 100 },
    async close() {
      const ended = finished(file);
      into.end();
      await ended.catch((error: unknown) => {
        throw writeFailure(name, error);
      });
    },
  };
}
