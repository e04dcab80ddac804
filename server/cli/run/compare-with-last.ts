import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { compareCommand } from '../commands/compare.ts';
import type { RunSettings } from '../config/settings.ts';
import { exitCodes, type ExitCode } from '../failure.ts';
import type { TerminalProgressLine } from '../progress.ts';
import { serverWords } from '../../words.ts';
import type { World } from '../world.ts';
import type { RunJournal } from './journal.ts';

/**
 * Compares a run that ended with `code` with an earlier one (--compare-with), unless pages are missing.
 * @returns the exit code of both: 1 if something newly fails
 */
export async function compareWithLast(
  code: ExitCode,
  { compareWith, comment }: Pick<RunSettings, 'compareWith' | 'comment'>,
  journal: RunJournal,
  progress: TerminalProgressLine,
  world: World,
): Promise<ExitCode> {
  if (compareWith === null || (code !== exitCodes.ok && code !== exitCodes.assertions)) return code;
  if (!existsSync(resolve(world.cwd, compareWith))) {
    progress.say(serverWords().commands.compare.firstRun({ file: compareWith }));
    return code;
  }
  const compared = await compareCommand(
    {
      before: [compareWith],
      after: [journal.rows],
      origins: null,
      failOn: 'new-failures',
      formats: comment === null ? [] : [{ name: 'markdown', file: comment }],
    },
    world,
  );
  return Math.max(code, compared) as ExitCode;
}
