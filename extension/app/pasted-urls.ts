import { parseTypedAddress } from './read-address.ts';

/** Maximum characters read. */
const longest = 1_000_000;
/**
 * What separates URLs in lists, cells and prose, also a link of Markdown from its text. Commas and semicolons are parts of URLs, unless the
 * next entry follows; those of Chinese, Japanese and Arabic are none, and no space comes after them.
 */
const between = /[\s"'“”„«»<>|、。，；：！？「」『』（）【】《》،؛؟]+|\]\(|[,;]+(?=[\s"']|https?:|$)/i;
/** What a sentence puts before and behind a URL. */
const before = /^[([{]+/;
const behind = /[.!?:]+$/;
const scheme = /^https?:\/\//i;
/** A host name and what follows it, without a scheme. */
const host = /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?=[/?#:]|$)/u;

/**
 * The http(s) URLs in a pasted text of any form: lines, cells of a table, a list with commas or quotes. Host names
 * without a scheme are read as https, as browsers do. Anything else is ignored.
 * @returns absolute URLs in order, each once
 */
export function findPastedUrls(text: string): string[] {
  const urls = new Set<string>();
  for (const piece of text.slice(0, longest).split(between)) {
    const part = withoutOpenBrackets(piece.replace(before, '').replace(behind, ''));
    if (!scheme.test(part) && !host.test(part)) continue;
    const read = parseTypedAddress(part);
    if ('url' in read) urls.add(read.url);
  }
  return [...urls];
}

/** A bracket at the end belongs to the sentence, unless it was opened in the URL: /wiki/Rye_(bread). */
function withoutOpenBrackets(url: string): string {
  const closed = /[)\]}]$/.exec(url)?.[0];
  if (closed === undefined || url.includes({ ')': '(', ']': '[', '}': '{' }[closed]!)) return url;
  return withoutOpenBrackets(url.slice(0, -1).replace(behind, ''));
}
