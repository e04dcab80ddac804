/** Exit codes of the process (docs/command-line.md). */
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

export { isDiskFull, systemCode, systemMessage } from '../audit/system-error.ts';
