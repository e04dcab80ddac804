import { systemWords } from '../../words/en/server/command.ts';

/** What the process exits with (docs/command-line.md). */
export const exitCodes = { ok: 0, assertions: 1, usage: 2, unreachable: 3, tool: 4, interrupted: 130, terminated: 143 } as const;
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** Ends the command with a sentence for the person who typed it. */
export class CommandFailed extends Error {
  readonly exitCode: ExitCode;

  /** @param message one sentence or more, shown as it is */
  constructor(exitCode: ExitCode, message: string) {
    super(message);
    this.exitCode = exitCode;
  }
}

export const wrongUsage = (message: string): CommandFailed => new CommandFailed(exitCodes.usage, message);

/** Codes of Node for a disk on which nothing more can be written. */
const noRoom = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS']);
/** Code of a failed call to the system, '' for other errors. */
export const systemCode = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
export const isDiskFull = (error: unknown): boolean => noRoom.has(systemCode(error));
/** Why something failed, in a sentence or as whoever threw it says. */
export const systemMessage = (error: unknown): string =>
  systemWords[systemCode(error)] ?? (error instanceof Error ? error.message : String(error));
