import { parseUrl } from '../../../checks/parse/urls.ts';
import { portFault } from '../../options/read.ts';
import { usageError } from '../failure.ts';
import { serverWords } from '../../words.ts';

/** Normalizes a URL that can be audited. @param place where it was found, '' for the command line @throws CommandFailed */
export function auditableUrl(input: string, place: string): string {
  const url = parseUrl(input);
  if (!url || !/^https?:$/.test(url.protocol))
    throw usageError(portFault(input) ?? serverWords().commands.targets.noUrl({ typed: input.slice(0, 300), place }));
  if (url.username !== '' || url.password !== '')
    throw usageError(serverWords().commands.targets.password({ typed: `${url.origin}${url.pathname}` }));
  return url.href;
}
