import { serverWords } from '../words.ts';
import { lineForTerminal } from './escape.ts';

/**
 * What commander refuses, in the language of the process. It has no words of its own to replace, only its sentences, which are told apart
 * here; one that is not known stays as it is.
 * @param flags of the command and of the program
 * @param commands with their flags, such as `audit --crawl`
 */
export function usageFaultText(english: string, flags: readonly string[], commands: readonly string[]): string {
  const { config, program } = serverWords().commands;
  const { usage } = program;
  const [, sentence = english, near] = /^error: (.*?)(?:\n\(Did you mean (?:one of )?(.*)\?\))?\n$/s.exec(english) ?? [];
  // Of several that are as near, the first.
  const meant = near?.split(', ', 1)[0] ?? null;
  const faults: readonly [form: RegExp, say: (found: string, second: string) => string][] = [
    [/^unknown option '(.*)'$/s, (typed) => usage.unknownOption({ typed, meant: meant ?? begunBy(typed, flags) })],
    [/^unknown command '(.*)'$/s, (typed) => usage.unknownCommand({ typed, meant: meant ?? asFlag(typed, commands) })],
    [/^missing required argument '(.*)'$/, (name) => usage.missingArgument({ name })],
    [/^required option '(.*)' not specified$/, (name) => usage.missingOption({ name })],
    [/^option '(.*)' argument missing$/, (name) => usage.missingValue({ name })],
    [
      /^too many arguments.* Expected (\d+) arguments? but got (\d+)/,
      (most, typed) => usage.tooMany({ most: Number(most), typed: Number(typed) }),
    ],
    // What our readers of options say follows.
    [/^option '(?:-\w, )?(\S+).*?' argument '.*?' is invalid\. (.*)$/s, (place, message) => config.fault({ place, message })],
    [/^option '.*?' value '.*?' from env '(.*?)' is invalid\. (.*)$/s, (place, message) => config.fault({ place, message })],
  ];
  for (const [form, say] of faults) {
    const [, found, second = ''] = form.exec(sentence) ?? [];
    if (found !== undefined) return lineForTerminal(say(found, second));
  }
  return lineForTerminal(sentence);
}

/** The first command with a flag of that name. */
const asFlag = (typed: string, commands: readonly string[]): string | null =>
  commands.find((command) => command.endsWith(` --${typed}`)) ?? null;

/** The first option that begins with what was typed, if that is a word of it. */
const begunBy = (typed: string, flags: readonly string[]): string | null =>
  /^--(?!no-$)[a-z-]{3,}$/.test(typed) ? (flags.find((flag) => flag.startsWith(typed)) ?? null) : null;
