/** Lines of robots.txt, with so little code that the injected script can use it. robots-txt.ts parses the rules. */
import { caps, clipText } from '../core/helpers/clip.ts';
import type { RobotsTxtFact } from '../core/facts/site.ts';
import { isSuccess } from '../core/helpers/is-success.ts';

/** Bytes that every crawler must read at least (RFC 9309, 2.5), and that Google reads at most. */
export const robotsTxtLimit = 500 * 1024;

/**
 * What the response for robots.txt means. `read`: its rules apply. `none`: there is no file, so nothing is blocked.
 * `failing`: a server error or too many requests, so Google treats the whole site as blocked. `silent`: no response.
 */
export type RobotsTxtState = 'read' | 'none' | 'failing' | 'silent';
export function stateOfRobotsTxt({ status, failure }: Pick<RobotsTxtFact, 'status' | 'failure'>): RobotsTxtState {
  if (failure !== null || status === 0) return 'silent';
  if (status >= 500 || status === 429) return 'failing';
  return isSuccess(status) ? 'read' : 'none';
}

/** The part of a line that counts: like a comment, a NUL ends it in Google's parser. */
export const withoutComment = (raw: string): string => trim(raw.split('#', 1)[0]!.split('\0', 1)[0]!);

/** Trims ASCII white space. A no-break space is part of a rule: without it, it would be a different rule. */
function trim(text: string): string {
  let from = 0;
  let to = text.length;
  while (from < to && isSpace(text.charCodeAt(from))) from += 1;
  while (to > from && isSpace(text.charCodeAt(to - 1))) to -= 1;
  return text.slice(from, to);
}
const isSpace = (code: number) => code === 32 || (code >= 9 && code <= 13);

/** Name in lower case, value, and whether there was a colon between them. Google also accepts two words without a colon. */
export function parseField(line: string): [name: string, value: string, colon: boolean] | null {
  const colon = line.indexOf(':');
  if (colon >= 0) return [trim(line.slice(0, colon)).toLowerCase(), trim(line.slice(colon + 1)), true];
  const words = line.split(/[ \t]+/);
  return words.length === 2 ? [words[0]!.toLowerCase(), words[1]!, false] : null;
}

/** Maximum lines of robots.txt that are read for sitemaps. */
const sitemapLines = 500;

/** Sitemap URLs in a robots.txt, as written. The rest of the file, up to 500 kB, is parsed where it is judged. */
export const sitemapsIn = (text: string): string[] =>
  [...text.matchAll(/^\uFEFF?[ \t]*site-?map.*$/gim)].slice(0, sitemapLines).flatMap(([line]) => {
    const field = parseField(withoutComment(line.slice(0, caps.url * 2).replace(/^\uFEFF/, '')));
    return field ? [clipText(field[1], 2_000)] : [];
  });
