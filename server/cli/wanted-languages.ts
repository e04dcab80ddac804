import { isKnownLanguage, languages } from '../../words/languages.ts';
import { variableOf } from '../options/rows.ts';
import { serverWords } from '../words.ts';
import { usageError } from './failure.ts';
import type { World } from './world.ts';

/**
 * The language that was typed or set, otherwise that of the system. It is read before commander does, which needs it for its help.
 * @throws CommandFailed if there is no such language
 */
export function wantedLanguages(args: readonly string[], env: World['env']): string[] {
  const ours = args.slice(0, args.includes('--') ? args.indexOf('--') : args.length);
  const at = ours.findLastIndex((arg) => /^--language(?:=|$)/.test(arg));
  const typed = at < 0 ? undefined : (/=(.*)/.exec(ours[at]!)?.[1] ?? ours[at + 1]);
  const variable = variableOf('language');
  const chosen = typed ?? env[variable];
  if (chosen) {
    const fault = languageFault(chosen, typed === undefined ? variable : '--language');
    if (fault !== '') throw usageError(fault);
    return [chosen];
  }
  // POSIX: the first that is set. C and POSIX are no languages.
  const system = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '';
  return [system.split(/[.@]/, 1)[0]!.replaceAll('_', '-')];
}

/** Why there is no such language; '' if there is. @param place where it was found */
export const languageFault = (tag: string, place: string): string =>
  isKnownLanguage(tag) ? '' : serverWords().commands.program.unknownLanguage({ place, typed: tag, known: Object.keys(languages) });
