import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Comparison } from '../../audit/comparison.ts';
import { compareRuns } from '../commands/compare.ts';
import { commentWithout } from '../comparison-reports.ts';
import type { RunSettings } from '../config/settings.ts';
import { lineForTerminal } from '../escape.ts';
import { CommandFailed, exitCodes } from '../failure.ts';
import { writeOutputFile } from '../output-file.ts';
import type { TerminalProgressLine } from '../progress.ts';
import type { FinishedRun } from '../reporters/reporter.ts';
import { serverWords } from '../../words.ts';
import type { World } from '../world.ts';

const words = () => serverWords().commands.compare;
/** Maximum number of checks that are named. */
const mostNamed = 20;

/**
 * Compares a run with an earlier one (--compare-with), unless pages are missing, before its reports are written: they all say what newly fails.
 * @param rows file with the rows of the run
 * @returns the run as it is reported, and why it could not be compared, to throw once its reports are written
 */
export async function compareWithLast(
  finished: FinishedRun,
  { compareWith, comment }: Pick<RunSettings, 'compareWith' | 'comment'>,
  rows: string,
  progress: TerminalProgressLine,
  world: World,
): Promise<{ finished: FinishedRun; fault: unknown }> {
  const { totals } = finished;
  if (compareWith === null) return { finished, fault: null };
  try {
    if (totals.exitCode !== exitCodes.ok && totals.exitCode !== exitCodes.assertions) {
      if (comment !== null) await writeComment(comment, words().notCompared({ file: compareWith }), world);
      return { finished, fault: null };
    }
    if (!existsSync(resolve(world.cwd, compareWith))) {
      const note = words().firstRun({ file: compareWith });
      if (comment === null) progress.say(note);
      else {
        // A step that posts the comment finds one, and a mistyped name is seen, also with --quiet.
        await world.stderr.write(`${lineForTerminal(note)}\n`);
        await writeComment(comment, note, world);
      }
      return { finished, fault: null };
    }
    const { failed, comparison } = await compareRuns(
      {
        before: [compareWith],
        after: [rows],
        origins: null,
        failOn: 'new-failures',
        // The run has judged that.
        allowIncomplete: true,
        formats: comment === null ? [] : [{ name: 'markdown', file: comment }],
      },
      world,
    );
    if (!failed) return { finished, fault: null };
    const notes = [...totals.notes, words().newlyFailing({ file: compareWith, what: newlyFailing(comparison) })];
    return { finished: { ...finished, totals: { ...totals, notes, exitCode: exitCodes.assertions } }, fault: null };
  } catch (fault) {
    // Of several faults, the first one counts.
    if (comment !== null && fault instanceof CommandFailed) await writeComment(comment, fault.message, world).catch(() => undefined);
    return { finished, fault };
  }
}

/** A step that posts the comment must not find that of an earlier run. */
const writeComment = (comment: string, sentence: string, { cwd }: World): Promise<void> =>
  writeOutputFile(resolve(cwd, comment), comment, commentWithout(sentence));

function newlyFailing({ checks, unaudited }: Comparison): string[] {
  const found = [
    ...checks.map(({ id, newFailures }) => ({ name: id, pages: newFailures.length })),
    { name: words().unaudited, pages: unaudited.length },
  ].filter(({ pages }) => pages > 0);
  return [
    ...found.slice(0, mostNamed).map(({ name, pages }) => `${name} (${words().pages({ count: pages })})`),
    ...(found.length > mostNamed ? [words().more({ count: found.length - mostNamed })] : []),
  ];
}
