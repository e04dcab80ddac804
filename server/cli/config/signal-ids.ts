import { signals } from '../../../checks/signals/index.ts';
import { serverWords } from '../../words.ts';
import { nearestSpelling } from '../../../checks/language/nearest.ts';

/** Ids of all checks. */
export const signalIds = (): string[] => signals.map(({ id }) => id);

/** An error message for an unknown check id; none if it is known. */
export function signalFault(id: string, place: string): string[] {
  const ids = signalIds();
  // Checks of plugins (plugin/check) are only known after loading.
  return ids.includes(id) || id.includes('/')
    ? []
    : [serverWords().commands.config.unknownSignal({ id, place, meant: nearestSpelling(id, ids) || null })];
}
