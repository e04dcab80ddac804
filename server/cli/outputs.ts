import { resolve } from 'node:path';
import type { Rows } from '../options/choices.ts';
import type { ReportOrder } from './config/settings.ts';
import { escapeJsonForTerminal, linesForTerminal, textForTerminal } from './escape.ts';
import { CommandFailed, describeSystemError, exitCodes } from './failure.ts';
import { openTextDrawer } from './open-auditor.ts';
import { checkOutputFile, openOutputFile, refuseTakenFiles } from './output-file.ts';
import type { CommandPlugins } from './plugins.ts';
import { reporters } from './reporters/index.ts';
import { summaryLine, type FinishedRun } from './reporters/reporter.ts';
import { hearEndSignals, type HeardEndSignals } from './end-signals.ts';
import { unlessAborted } from '../audit/close-in-time.ts';
import type { DrawTexts } from '../audit/documents/text-drawing.ts';
import { lossLines } from '../audit/run-losses.ts';
import { withoutPassedChecks, type RunRow } from '../audit/row.ts';
import { serverWords } from '../words.ts';
import type { Sink, World } from './world.ts';

/** The destination of a report. Opened before the run, so that no run ends with a report that cannot be saved. */
interface Output {
  order: ReportOrder;
  sink: Sink;
  close(): Promise<void>;
  discard(): Promise<void>;
  name: string | null;
  /** Why a row could not be written. The run and the other reports go on without it. */
  failure?: unknown;
}

/** Reports of a run. Rows of NDJSON are written as pages end, all others when the run is over. */
export class Outputs {
  readonly #outputs: readonly Output[];
  readonly #rows: Rows;
  private constructor(outputs: readonly Output[], rows: Rows) {
    [this.#outputs, this.#rows] = [outputs, rows];
  }

  /**
   * @param rows which checks the rows contain
   * @param inputs files that the command reads; no report may overwrite them
   * @param later a file that the command writes after the reports
   * @throws CommandFailed if a file cannot be written
   */
  static async open(
    orders: readonly ReportOrder[],
    { cwd, stdout, env }: Pick<World, 'cwd' | 'stdout' | 'env'>,
    rows: Rows,
    inputs: readonly string[] = [],
    later: string | null = null,
  ): Promise<Outputs> {
    const outputs: Output[] = [];
    refuseTakenFiles([...(later === null ? [] : [later]), ...orders.flatMap(({ file }) => file ?? [])], inputs, cwd);
    if (later !== null) await checkOutputFile(resolve(cwd, later), later);
    const opened = new Outputs(outputs, rows);
    try {
      for (const order of orders) {
        // A summary goes where CI shows it.
        const summary = order.name === 'markdown' && order.file === null ? env['GITHUB_STEP_SUMMARY'] : undefined;
        const file = order.file ?? summary;
        const nothing = async () => undefined;
        if (file === undefined) outputs.push({ order, sink: stdout, close: nothing, discard: nothing, name: null });
        else {
          const { write, ...rest } = await openOutputFile(resolve(cwd, file), file, summary !== undefined);
          outputs.push({ order, sink: { write, isTTY: false, columns: 100 }, ...rest, name: file });
        }
      }
    } catch (error) {
      await opened.discard();
      throw error;
    }
    return opened;
  }

  /** A failure is thrown by `finish`. */
  async row(row: RunRow): Promise<void> {
    const line = `${escapeJsonForTerminal(JSON.stringify(this.#rows === 'failing' ? withoutPassedChecks(row) : row))}\n`;
    for (const output of this.#outputs)
      if (output.order.name === 'ndjson' && output.failure === undefined)
        await output.sink.write(line).catch((error: unknown) => {
          output.failure = error;
        });
  }

  /** Reports that are not whole are none: what was there before stays. Does nothing after `finish`. */
  async discard(): Promise<void> {
    for (const { discard } of this.#outputs) await discard();
  }

  /** Prints the outcome on standard error if no report on standard output does, so that a failure is never silent. */
  async conclude(run: FinishedRun, quiet: boolean, { stderr }: Pick<World, 'stderr'>): Promise<void> {
    const isShown = this.#outputs.some(({ order, name }) => order.name === 'pretty' && name === null);
    if (isShown || (quiet && run.totals.exitCode === 0 && run.totals.losses.length === 0)) return;
    await stderr.write(linesForTerminal(conclusionOf(run))).catch(() => undefined);
  }

  /**
   * Writes all reports.
   * @param sandbox of a browser that a report may need
   * @param heard signals that are heard already; the caller forgets them
   * @returns file names
   * @throws CommandFailed, also after a signal
   */
  async finish(
    run: FinishedRun,
    world: Pick<World, 'env' | 'createAuditor' | 'onEnd' | 'stderr'>,
    sandbox: boolean,
    plugins: CommandPlugins | null = null,
    heard: HeardEndSignals | null = null,
  ): Promise<{ name: string; file: string }[]> {
    const { drawTexts, close } = openTextDrawer(sandbox, world);
    const signals = heard ?? hearEndSignals(world, (note) => void world.stderr.write(`${note}\n`).catch(() => undefined));
    try {
      const parts = (output: Output) => this.#parts(output, run, { env: world.env, drawTexts }, plugins);
      const { written, failures } = await this.#write(parts, signals);
      // What the run found is not lost with its reports.
      if (failures.length > 0) await this.conclude(run, false, world);
      if (failures.length > 1) throw failureOf(failures);
      if (failures.length > 0) throw failures[0];
      return written;
    } finally {
      if (!heard) signals.forget();
      await close();
    }
  }

  /** Writes what a report consists of. */
  async #parts(
    { order: { name }, sink, name: file }: Output,
    run: FinishedRun,
    { env, drawTexts }: Pick<World, 'env'> & { drawTexts: DrawTexts },
    plugins: CommandPlugins | null,
  ): Promise<void> {
    if (isOfPlugin(name)) {
      // Text of pages is not to be trusted, and a log is where commands are read. A file is as the plugin writes it.
      const write = file === null ? textForTerminal((text) => sink.write(text)) : async (part: string | null) => sink.write(part ?? '');
      await plugins?.report(name, run, write);
      await write(null);
    } else for await (const part of reporters[name](run, { ...terminalLook(sink, env), drawTexts })) await sink.write(part);
  }

  async #write(parts: (output: Output) => Promise<void>, signals: HeardEndSignals): Promise<Written> {
    const { written, failures }: Written = { written: [], failures: [] };
    const left = new Set(this.#outputs);
    // Those of plugins last: one that hangs must not block the others.
    for (const output of this.#outputs.toSorted((a, b) => Number(isOfPlugin(a.order.name)) - Number(isOfPlugin(b.order.name)))) {
      const { order, close, discard, name, failure: ofRows } = output;
      try {
        if (ofRows !== undefined) throw ofRows;
        const isWritten = await unlessAborted(
          parts(output).then(() => true),
          signals.stop.signal,
        );
        if (!isWritten) break;
        await close();
        left.delete(output);
        if (name !== null) written.push({ name: order.name, file: name });
      } catch (error) {
        // It must not block the others.
        failures.push(error);
        await discard();
      }
    }
    if (signals.first !== null)
      throw new CommandFailed(
        signals.first === 'SIGTERM' ? exitCodes.terminated : exitCodes.interrupted,
        serverWords().commands.run.interrupted({ left: [...left].map(({ order, name }) => name ?? order.name) }),
      );
    return { written, failures };
  }
}

interface Written {
  written: { name: string; file: string }[];
  /** Why the others could not be written. */
  failures: unknown[];
}

/** All of them, so that nobody looks for a report that is not there. */
function failureOf(failures: readonly unknown[]): CommandFailed {
  const messages = failures.map((error) =>
    error instanceof CommandFailed ? error.message : serverWords().commands.internal({ why: describeSystemError(error) }),
  );
  const [first] = failures;
  return new CommandFailed(first instanceof CommandFailed ? first.exitCode : exitCodes.tool, [...new Set(messages)].join('\n'));
}

const isOfPlugin = (name: ReportOrder['name']): name is `${string}/${string}` => name.includes('/');

/** The last line in a terminal or build log, whatever the other outputs are. */
const conclusionOf = ({ totals }: FinishedRun): string[] => {
  const { failed, tolerated, errors, notes, losses } = totals;
  return [
    summaryLine(totals),
    ...lossLines(losses),
    ...notes,
    ...(errors + failed - tolerated + notes.length + losses.length > 0 ? [] : [serverWords().commands.report.holds(totals)]),
  ];
};

/** Colors only for people: https://no-color.org, and FORCE_COLOR as in Node. */
const terminalLook = ({ isTTY, columns }: Sink, env: World['env']): { color: boolean; columns: number } => ({
  color: env['NO_COLOR'] ? false : env['FORCE_COLOR'] ? env['FORCE_COLOR'] !== '0' : isTTY && env['TERM'] !== 'dumb',
  columns: isTTY ? columns : 100,
});
