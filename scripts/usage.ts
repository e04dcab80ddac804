/**
 * How the commands here treat their arguments: `--help` prints the usage and exits with 0; wrong arguments print the reason and the usage
 * to standard error, and exit with 2.
 */
import { parseArgs, type ParseArgsConfig } from 'node:util';

/** Ends the command because its arguments are wrong. @param reason a sentence that says what to write instead */
export function rejectArguments(usage: string, reason: string): never {
  process.stderr.write(`${reason}\n\n${usage}`);
  process.exit(2);
}

/** The arguments of the command. Prints the usage and ends the command if help is among them. */
export function commandArguments(usage: string): string[] {
  const words = process.argv.slice(2);
  if (!words.includes('--help') && !words.includes('-h')) return words;
  process.stdout.write(usage);
  process.exit(0);
}

/** Takes the first argument away if it is one of the names; null otherwise. What follows is for the command of that name. */
export function takeCommandName<T extends string>(names: readonly T[]): T | null {
  const name = names.find((one) => one === process.argv[2]) ?? null;
  if (name !== null) process.argv.splice(2, 1);
  return name;
}

/** The arguments of the command by parseArgs of Node; ends the command if they are wrong or ask for help. */
export function parseCommandArguments<T extends ParseArgsConfig>(usage: string, config: T): ReturnType<typeof parseArgs<T>> {
  const parsed = tryParseArguments(commandArguments(usage), config);
  return typeof parsed === 'string' ? rejectArguments(usage, parsed) : parsed;
}

/** The arguments by parseArgs of Node, or a sentence that says what is wrong with them. */
export function tryParseArguments<T extends ParseArgsConfig>(args: string[], config: T): ReturnType<typeof parseArgs<T>> | string {
  try {
    return parseArgs({ ...config, args }) as ReturnType<typeof parseArgs<T>>;
  } catch (error) {
    return argumentFault(error);
  }
}

/** The first sentence of an error of parseArgs: the second explains `--`, which no command here needs. */
export const argumentFault = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('. ')[0]!.replace(/\.?$/, '.');
