import { parseUrl } from './urls.ts';

/** Which URLs are meant: globs and regular expressions, as typed on the command line or in the extension. */

/** Whether a pattern means a URL. */
export type Matches = (url: string) => boolean;

const expressionForm = /^\/(.+)\/([imsuv]*)$/s;
/** Whether a pattern is a regular expression. */
export const isUrlPatternExpression = (pattern: string): boolean => expressionForm.test(pattern);

/**
 * `/…/` is a regular expression over the whole URL (flags may follow). Anything else is a glob: `*` is any text within one step of the path,
 * `**` any text, `?` one character. A glob that begins with `/` is compared with path and query, others with the whole URL.
 * @throws SyntaxError for a regular expression that cannot be read
 */
export function urlPatternMatcher(pattern: string): Matches {
  const [, source, flags] = expressionForm.exec(pattern) ?? [];
  if (source !== undefined) {
    const expression = new RegExp(source, flags);
    return (url) => expression.test(url);
  }
  const glob = globOf(pattern);
  return pattern.startsWith('/') ? (url) => glob(urlPathAndQuery(url)) : glob;
}

/** Whether any of the patterns means a URL; none means none. */
export function anyUrlPatternMatcher(patterns: readonly string[]): Matches {
  const all = patterns.map(urlPatternMatcher);
  return (url) => all.some((matches) => matches(url));
}

/** Path and query of a URL. */
export function urlPathAndQuery(url: string): string {
  const parsed = parseUrl(url);
  return parsed ? parsed.pathname + parsed.search : url;
}

/** All places of the glob that a text can have reached, character by character: pattern times text at most, whatever the URLs of a page are. */
function globOf(pattern: string): Matches {
  const parts = pattern.match(/\*+|[^*]/gsu) ?? [];
  const last = parts.length;
  /** Stars may stand for nothing. */
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
