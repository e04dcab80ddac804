/** Which URLs are meant: globs and regular expressions, as typed. */

/** Whether a pattern means a URL. */
export type Matches = (url: string) => boolean;

/**
 * `/…/` is a regular expression over the whole URL (flags may follow). Anything else is a glob: `*` is any text within one step of the path,
 * `**` any text, `?` one character. A glob that begins with `/` is compared with path and query, others with the whole URL.
 * @throws SyntaxError for a regular expression that cannot be read
 */
export function matcherOf(pattern: string): Matches {
  const [, source, flags] = /^\/(.+)\/([imsuv]*)$/s.exec(pattern) ?? [];
  if (source !== undefined) {
    const expression = new RegExp(source, flags);
    return (url) => expression.test(url);
  }
  const glob = globOf(pattern);
  return pattern.startsWith('/') ? (url) => glob.test(pathOf(url)) : (url) => glob.test(url);
}

/** Whether any of the patterns means a URL; none means none. */
export function matcherOfAny(patterns: readonly string[]): Matches {
  const all = patterns.map(matcherOf);
  return (url) => all.some((matches) => matches(url));
}

/** Path and query of a URL. */
export function pathOf(url: string): string {
  if (!URL.canParse(url)) return url;
  const { pathname, search } = new URL(url);
  return pathname + search;
}

/** Several stars in a row are one: they would make the search slow and mean nothing more. */
const globOf = (pattern: string) => new RegExp(`^${pattern.replace(/\*{2,}|[.*+?^${}()|[\]\\/-]/g, (found) => {
  if (found.startsWith('**')) return '.*';
  if (found === '*') return '[^/]*';
  return found === '?' ? '.' : `\\${found}`;
})}$`, 'su');

/** Changes a URL as `s#from#to#` says; the first character behind the s parts, `from` is a regular expression. */
export interface Replacement { change(url: string): string; /** What is put in, to see which origins were typed. */ to: string }
/** @throws SyntaxError */
export function replacementOf(text: string): Replacement {
  const mark = text[1] ?? '';
  const parts = text.startsWith('s') && /^[^\w\s\\]$/.test(mark) ? text.slice(2).split(mark) : [];
  const [from = '', to = '', flags = ''] = parts;
  if (parts.length !== 3 || from === '' || !/^[gi]*$/.test(flags)) throw new SyntaxError('expected s#from#to#');
  const expression = new RegExp(from, flags);
  return { change: (url) => url.replace(expression, to), to };
}
