/** What robots.txt is made of, line by line: little enough for the injected script. Its rules are read in robots-txt.ts. */
import { caps, clipText } from '../core/clip.ts';
import type { RobotsTxtFact } from '../core/facts.ts';

/** Octets of the file that crawlers read at least (RFC 9309, 2.5) and Google at most. */
export const robotsTxtLimit = 500 * 1024;

/**
 * What the response for robots.txt means. `read`: its rules apply. `none`: there is no file, so nothing is blocked.
 * `failing`: a server error or too many requests, on which Google takes the whole site for blocked. `silent`: no answer at all.
 */
export type RobotsTxtState = 'read' | 'none' | 'failing' | 'silent';
export function robotsTxtState({ status, failure }: Pick<RobotsTxtFact, 'status' | 'failure'>): RobotsTxtState {
  if (failure !== null || status === 0) return 'silent';
  if (status >= 500 || status === 429) return 'failing';
  return status >= 200 && status < 300 ? 'read' : 'none';
}

/** What counts of a line: Google's parser ends it at a NUL, as it does at a comment. */
export const robotsLineText = (raw: string): string => trim(raw.split('#', 1)[0]!.split('\0', 1)[0]!);

/** Without white space of ASCII around it. A no-break space is part of a rule: trimming it would make another of it. */
function trim(text: string): string {
  let from = 0;
  let to = text.length;
  while (from < to && isSpace(text.charCodeAt(from))) from += 1;
  while (to > from && isSpace(text.charCodeAt(to - 1))) to -= 1;
  return text.slice(from, to);
}
const isSpace = (code: number) => code === 32 || (code >= 9 && code <= 13);

/** Lower-cased name and value, and whether a colon was between them. Google also takes two words without a colon. */
export function robotsTxtField(line: string): [name: string, value: string, colon: boolean] | null {
  const colon = line.indexOf(':');
  if (colon >= 0) return [trim(line.slice(0, colon)).toLowerCase(), trim(line.slice(colon + 1)), true];
  const words = line.split(/[ \t]+/);
  return words.length === 2 ? [words[0]!.toLowerCase(), words[1]!, false] : null;
}

/** Lines of robots.txt that are read for sitemaps. */
const sitemapLines = 500;

/** URLs of the sitemaps that a robots.txt names, as written. The rest of the file, which may be 500 kB, is read where it is judged. */
export const robotsTxtSitemaps = (text: string): string[] =>
  [...text.matchAll(/^\uFEFF?[ \t]*site-?map.*$/gim)].slice(0, sitemapLines).flatMap(([line]) => {
    const field = robotsTxtField(robotsLineText(line.slice(0, caps.url * 2).replace(/^\uFEFF/, '')));
    return field ? [clipText(field[1], 2_000)] : [];
  });
