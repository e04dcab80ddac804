import { describeWriteError } from '../audit/system-error.ts';
import { CommandFailed, exitCodes, isDiskFull, describeSystemError, systemErrorCode } from './failure.ts';
import { serverWords } from '../words.ts';

/** The error for something that cannot be written. */
export const writeFailure = (file: string, error: unknown): CommandFailed =>
  new CommandFailed(
    // A folder in the place of the file is a wrong name, as is a folder that does not exist.
    systemErrorCode(error) === 'EISDIR' ? exitCodes.usage : exitCodes.tool,
    serverWords().commands.run.unwritable({ file, why: describeWriteError(error) }),
  );
/** The same for standard output. */
export const standardOutputFailure = (error: unknown): CommandFailed =>
  isDiskFull(error)
    ? writeFailure(serverWords().commands.run.output, error)
    : new CommandFailed(exitCodes.tool, serverWords().commands.run.noOutput({ why: describeSystemError(error).replace(/\.$/, '') }));
