import { resolve } from 'node:path';
import { readAuthorities } from '../../egress/read-authorities.ts';
import { serverWords } from '../../words.ts';
import { describeSystemError, usageError } from '../failure.ts';

/** The certificates in the file of --ca; null without it. @throws CommandFailed */
export function authoritiesOf(file: string | null | undefined, cwd: string): string[] | null {
  if (!file) return null;
  try {
    return readAuthorities(resolve(cwd, file));
  } catch (error) {
    throw usageError(`--ca: ${serverWords().authorities.file({ file, why: describeSystemError(error) })}`);
  }
}
