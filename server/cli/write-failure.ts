import { CommandFailed, exitCodes, isDiskFull, describeSystemError } from './failure.ts';
import { commandWords as words } from '../../words/en/server/cli.ts';

/** The error for something that cannot be written. */
export const writeFailure = (file: string, error: unknown): CommandFailed =>
  new CommandFailed(
    exitCodes.tool,
    isDiskFull(error) ? words.run.diskFull({ file }) : words.run.unwritable({ file, why: describeSystemError(error) }),
  );
/** The same for standard output. */
export const outputFailure = (error: unknown): CommandFailed =>
  isDiskFull(error)
    ? writeFailure(words.run.output, error)
    : new CommandFailed(exitCodes.tool, words.run.noOutput({ why: describeSystemError(error).replace(/\.$/, '') }));
