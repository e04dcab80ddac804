import { signals } from '../../../checks/index.ts';
import { commandWords as words } from '../../../words/en/server/command.ts';
import { nearestName } from './nearest.ts';

/** Ids of all checks. */
export const signalIds = (): string[] => signals.map(({ id }) => id);

/** A sentence for an id that no check has, else none. */
export function signalFault(id: string, place: string): string[] {
  const ids = signalIds();
  return ids.includes(id) ? [] : [words.config.unknownSignal({ id, place, meant: nearestName(id, ids) })];
}
