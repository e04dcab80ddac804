import { usageError } from '../failure.ts';
import { commandWords as words } from '../../../words/en/server/cli.ts';
import { nearestName } from './nearest.ts';

/** @throws CommandFailed if the word is not allowed */
export function oneOf<const N extends string>(option: string, typed: string, allowed: readonly N[]): N {
  const found = allowed.find((name) => name === typed);
  if (found === undefined) throw usageError(words.usage.choice({ option, typed, allowed, meant: nearestName(typed, allowed) }));
  return found;
}
