import { existsSync } from 'node:fs';
import { serverWords } from '../words.ts';
import { describeSystemError } from '../audit/system-error.ts';

/** Exit codes of the process (docs/use/command-line.md). */
export const exitCodes = { ok: 0, assertions: 1, usage: 2, unreachable: 3, tool: 4, interrupted: 130, terminated: 143 } as const;
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** Ends the command with a message for the user. */
export class CommandFailed extends Error {
  readonly exitCode: ExitCode;

  /** @param message one or more sentences, shown as they are */
  constructor(exitCode: ExitCode, message: string) {
    super(message);
    this.exitCode = exitCode;
  }
}

export const usageError = (message: string): CommandFailed => new CommandFailed(exitCodes.usage, message);

export { isDiskFull, systemErrorCode, describeSystemError } from '../audit/system-error.ts';

/** Why a module of the user cannot be used. Node does not say whether its own file is missing, or one that it imports. */
export const moduleFault = (error: unknown, path: string): string =>
  existsSync(path) ? describeSystemError(error) : serverWords().systemErrors['ENOENT']!;
