import { resolve } from 'node:path';
import { findBreaches } from '../assertions.ts';
import { baselineOf } from '../baseline.ts';
import { loadConfig } from '../config/load.ts';
import type { AuditFlags } from '../../options/table.ts';
import { runSettings } from '../config/settings.ts';
import { linesForTerminal } from '../escape.ts';
import { usageError, type ExitCode } from '../failure.ts';
import { refuseTakenFiles, writeOutputFile } from '../output-file.ts';
import { Outputs } from '../outputs.ts';
import { openPlugins } from '../plugins.ts';
import { evaluateFinishedRun } from '../run/evaluate.ts';
import { openJournalRows } from '../run/journal.ts';
import { readAssertions, RunTally } from '../run/tally.ts';
import { unreachedPage } from '../../audit/row.ts';
import { lossLines } from '../../audit/run-losses.ts';
import { serverWords } from '../../words.ts';
import type { World } from '../world.ts';
import { currentLocale } from '../../locale.ts';

/** Checks saved results against the current assertions and writes reports. @throws CommandFailed */
export async function assertCommand(inputs: readonly string[], flags: AuditFlags, world: World): Promise<ExitCode> {
  const { config } = await loadConfig(world.cwd, flags.config ?? null, flags.language);
  const settings = runSettings([], flags, config, world.cores, world.env);
  const wanted = await readAssertions(settings, world.cwd);
  const saved = await openJournalRows(inputs, world.cwd);
  // Loaded for their report formats; the results of their checks are in the rows.
  const plugins = await openPlugins(settings, world);
  let outputs: Outputs | null = null;
  try {
    outputs = await Outputs.open(
      settings.reports,
      world,
      settings.rows,
      settings.baseline === null ? inputs : [...inputs, settings.baseline],
    );
    const unreached = saved.losses.filter(({ kind }) => kind === 'page');
    const tally = new RunTally(
      wanted,
      saved.losses.filter(({ kind }) => kind !== 'page'),
    );
    if (saved.rows.length + unreached.length === 0) tally.tolerateNothing();
    for (const { index } of saved.rows) {
      const row = await saved.read(index);
      if (!row) continue;
      // Rows of several files are numbered anew.
      tally.add({ ...row, index });
      await outputs.row(row);
    }
    const createdAt = saved.rows.reduce((first, { at }) => Math.min(first, at === '' ? first : Date.parse(at)), world.now());
    const finished = evaluateFinishedRun({
      // As in the run itself, a page without a row is one that was not reached.
      rows: [...saved.rows, ...unreached.map(({ url, reason }, at) => unreachedPage(saved.rows.length + at, url, reason))],
      hasRow: (index) => index < saved.rows.length,
      tally,
      read: (index) => saved.read(index),
      createdAt,
      ms: null,
      interrupted: null,
      stopped: [],
      crawl: null,
      look: settings,
    });
    await outputs.finish(finished, world, settings.sandbox, plugins);
    await outputs.conclude(finished, false, world);
    return finished.totals.exitCode as ExitCode;
  } finally {
    await outputs?.discard();
    await plugins.close();
    await saved.close();
  }
}

/** Saves the current failures as a baseline: from now on, only new ones count. @throws CommandFailed */
export async function updateBaseline(inputs: readonly string[], flags: AuditFlags, world: World): Promise<void> {
  const { config } = await loadConfig(world.cwd, flags.config ?? null, flags.language);
  const settings = runSettings([], flags, config, world.cores, world.env);
  const { assert, baseline: file } = settings;
  if (file === null) throw usageError(serverWords().commands.baseline.noFile);
  refuseTakenFiles([file], inputs, world.cwd);
  // Loaded to know their checks, as in `assert`.
  await (await openPlugins(settings, world)).close();
  const saved = await openJournalRows(inputs, world.cwd);
  try {
    if (saved.rows.length === 0) throw usageError(serverWords().commands.assert.noRows({ file: inputs[0]! }));
    const pages: Parameters<typeof baselineOf>[0][number][] = [];
    for (const { index } of saved.rows) {
      const row = await saved.read(index);
      if (row?.report) pages.push({ url: row.url, breaches: findBreaches(row, assert, currentLocale()) });
    }
    await writeOutputFile(resolve(world.cwd, file), file, `${JSON.stringify(baselineOf(pages), null, 1)}\n`);
    await world.stderr.write(linesForTerminal(lossLines(saved.losses)));
    await world.stdout.write(
      `${serverWords().commands.baseline.updated({ file, pages: pages.filter(({ breaches }) => breaches.length > 0).length, faults: pages.reduce((sum, { breaches }) => sum + breaches.length, 0) })}\n`,
    );
  } finally {
    await saved.close();
  }
}
