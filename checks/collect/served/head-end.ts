import { caps, clipText } from '../../core/helpers/clip.ts';

/** Elements that may be in a head (HTML Standard, 4.2.1). */
const metadata = new Set([
  'html',
  'head',
  'title',
  'meta',
  'link',
  'script',
  'style',
  'base',
  'noscript',
  'template',
  'basefont',
  'bgsound',
  'noframes',
]);
/** Elements whose content is parsed as text. */
const raw = new Set(['title', 'script', 'style', 'noframes', 'template']);
/** Elements that a parser without scripting accepts in a noscript in the head. */
const inNoscript = new Set(['link', 'meta', 'style', 'basefont', 'bgsound', 'noframes', 'noscript']);
/** Maximum number of characters that are read. */
const longest = 500_000;

export interface HeadEnd {
  /** Element name, or #text. */
  tag: string;
  /** 1-based. */
  line: number;
  snippet: string;
  /** Inside a noscript: only parsers without scripting end the head there. */
  noscript: boolean;
  /** The head ended early: elements after this point were meant for the head, but are in the body. */
  early: boolean;
  /** The element has no end tag, so that everything after it is its content. */
  unclosed: boolean;
}

const tagPattern = /<(\/?)([a-zA-Z][^\s/>]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/y;

/**
 * Finds the first thing in the source that makes a parser end the head. A small tokenizer for the source before
 * it: enough for the insertion modes "before head", "in head" and "in head noscript". Null if nothing does in the characters that are read.
 */
export function headEndInSource(source: string): HeadEnd | null {
  const html = source.length > longest ? source.slice(0, longest) : source;
  let at = html.charCodeAt(0) === 0xfeff ? 1 : 0;
  let noscript = false;
  const end = (tag: string, start: number, snippet: string, unclosed = false): HeadEnd => ({
    tag,
    line: html.slice(0, start).split('\n').length,
    snippet: clipText(snippet, caps.snippet),
    noscript,
    early: !unclosed && tag !== 'head' && tag !== 'body' && tag !== 'frameset',
    unclosed,
  });

  while (at < html.length) {
    const open = html.indexOf('<', at);
    const text = html.slice(at, open < 0 ? html.length : open);
    if (/[^\t\n\f\r ]/.test(text)) return end('#text', at + text.search(/[^\t\n\f\r ]/), text.trim());
    if (open < 0) return null;
    if (html.startsWith('<!--', open)) {
      const close = html.indexOf('-->', open + 2);
      if (close < 0) return null;
      at = close + 3;
      continue;
    }
    if (html[open + 1] === '!' || html[open + 1] === '?') {
      const close = html.indexOf('>', open);
      if (close < 0) return null;
      at = close + 1;
      continue;
    }
    tagPattern.lastIndex = open;
    const match = tagPattern.exec(html);
    if (!match) {
      // A stray < is text.
      if (!/^<\/?[a-zA-Z]/.test(html.slice(open, open + 3))) return end('#text', open, html.slice(open, open + 40));
      return null;
    }
    const [tag, slash, written] = match as unknown as [string, string, string];
    const name = written.toLowerCase();
    at = open + tag.length;
    if (slash) {
      if (name === 'head' || name === 'body' || name === 'html') return end('head', open, tag);
      if (name === 'noscript') noscript = false;
      // </br> and </p> create an element; other end tags are ignored.
      if (name === 'br' || name === 'p') return end(name, open, tag);
      continue;
    }
    if (noscript && !inNoscript.has(name)) return end(name, open, tag);
    if (!metadata.has(name)) return end(name, open, tag);
    if (name === 'noscript') noscript = true;
    if (raw.has(name)) {
      const close = html.slice(at).search(new RegExp(`</${name}[\\s/>]`, 'i'));
      // In a source that was cut, the end tag may come later.
      if (close < 0) return html.length < source.length ? null : end(name, open, tag, true);
      at += close;
    }
  }
  return null;
}
