import { resolve } from 'node:path';
import { describeSystemError } from '../audit/system-error.ts';
import { readAuthorities } from '../egress/read-authorities.ts';
import { serverWords } from '../words.ts';
import { flagOf } from './rows.ts';

/**
 * The certificates in the file of --ca; null without one.
 * @param cwd folder that its path begins in
 * @param refuse the error to throw, from what is wrong with the file
 */
export function ownAuthorities(file: string | null | undefined, cwd: string, refuse: (fault: string) => Error): string[] | null {
  if (!file) return null;
  try {
    return readAuthorities(resolve(cwd, file));
  } catch (error) {
    const { authorities, commands } = serverWords();
    const message = authorities.file({ file, why: describeSystemError(error) });
    throw refuse(commands.config.fault({ place: flagOf('ca'), message }));
  }
}
