import { parseUrl } from './urls.ts';

/** Patterns for URLs: globs and regular expressions, as typed on the command line or in the extension. */

/** Whether a pattern matches a URL. */
export type Matches = (url: string) => boolean;

const expressionForm = /^\/(.+)\/([imsuv]*)$/s;
/** Whether a pattern is a regular expression. */
export const isRegularExpression = (pattern: string): boolean => expressionForm.test(pattern);

/**
 * `/…/` is a regular expression for the full URL (flags may follow). Anything else is a glob: `*` is any text within a path segment,
 * `**` any text, `?` one character. A glob that begins with `/` is compared with path and query, others with the full URL.
 * @throws SyntaxError for an invalid regular expression
 */
export function patternMatcher(pattern: string): Matches {
  const [, source, flags] = expressionForm.exec(pattern) ?? [];
  if (source !== undefined) {
    const expression = new RegExp(source, flags);
    return (url) => expression.test(url);
  }
  const glob = globOf(pattern);
  return pattern.startsWith('/') ? (url) => glob(pathAndQuery(url)) : glob;
}

/** Whether any of the patterns matches a URL; no pattern matches none. */
export function anyPatternMatcher(patterns: readonly string[]): Matches {
  const all = patterns.map(patternMatcher);
  return (url) => all.some((matches) => matches(url));
}

/** Path and query of a URL. */
export function pathAndQuery(url: string): string {
  const parsed = parseUrl(url);
  return parsed ? parsed.pathname + parsed.search : url;
}

/** All positions in the glob that a text can have reached, character by character: at most pattern length times text length, whatever the URLs are. */
function globOf(pattern: string): Matches {
  const parts = pattern.match(/\*+|[^*]/gsu) ?? [];
  const last = parts.length;
  /** Stars may match nothing. */
  const reach = (places: Uint8Array, from: number) => {
    for (let place = from; place <= last && !places[place]; place++) {
      places[place] = 1;
      if (!parts[place]?.startsWith('*')) return;
    }
  };
  return (text) => {
    let here = new Uint8Array(last + 1);
    reach(here, 0);
    for (const char of text) {
      const next = new Uint8Array(last + 1);
      let alive = false;
      for (let place = 0; place < last; place++) {
        if (!here[place]) continue;
        const part = parts[place]!;
        const stays = part === '*' ? char !== '/' : part.startsWith('**');
        if (stays) reach(next, place);
        else if (part === '?' || part === char) reach(next, place + 1);
        else continue;
        alive = true;
      }
      if (!alive) return false;
      here = next;
    }
    return here[last] === 1;
  };
}
