/** What the HTML of another page declares. A tokenizer instead of a parser, since workers have no DOM. */
import { Parser } from 'htmlparser2';
import { caps, clipText, clipToOneLine } from '../core/helpers/clip.ts';
import type { Header } from '../core/facts/site.ts';
import { robotsMetaNames } from '../lists/robots-directives.ts';
import { linksInHeaders } from '../parse/link-header.ts';
import { parseUrl } from '../parse/urls.ts';
import { countsAsCanonical } from '../derive/head/canonicals.ts';

export interface TargetHead {
  /** Directives in the format of an X-Robots-Tag header; those of a meta for one crawler start with its name. */
  robots: string[];
  /** First canonical of header or head, resolved; null without one. */
  canonical: string | null;
  /** Alternates of header and head, resolved. */
  hreflang: { code: string; url: string }[];
  /** First title and first h1. */
  title: string;
  heading: string;
}

/** Open elements after which the rest is not read: the parser searches all of them for each end tag. Ordinary pages stay far below. */
const deepest = 1_000;
const robotsCap = 20;
const alternateCap = 300;
/** Elements after which an HTML parser is still in the head. */
const headTags = new Set(['html', 'head', 'title', 'meta', 'link', 'script', 'style', 'base', 'noscript', 'template']);
/** Elements whose content is parsed as text. */
const rawText = new Set(['title', 'script', 'style']);
/** Elements whose content is not part of the document. */
const inert = new Set(['noscript', 'template', 'svg', 'math']);

/** @param url URL that responded @param html '' if the response is not HTML */
export function readTargetHead(url: string, headers: readonly Header[], html: string): TargetHead {
  const result: TargetHead = { robots: [], canonical: null, hreflang: [], title: '', heading: '' };
  for (const { name, value } of headers)
    if (name === 'x-robots-tag' && result.robots.length < robotsCap) result.robots.push(clipText(value, caps.attribute));
  for (const link of linksInHeaders(headers, url)) {
    if (link.url === null || link.anchor !== null) continue;
    if (countsAsCanonical(link.rel, link)) result.canonical ??= link.url;
    if (link.rel.includes('alternate')) for (const code of link.hreflang) addAlternate(code, link.url);
  }

  let base = url;
  let inHead = true;
  /** The head is closed. Head elements are still added to it until the body starts (HTML Standard, 13.2.6.4.6), except noscript. */
  let closed = false;
  let inside = 0;
  let open = 0;
  let collecting: 'title' | 'heading' | null = null;
  let text = '';
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        if (++open > deepest) parser.pause();
        if (inside === 0 && (!headTags.has(tag) || (closed && tag === 'noscript'))) inHead = false;
        if (inert.has(tag)) inside += 1;
        if (inside > 0) return;
        if (tag === 'title' && result.title === '') [collecting, text] = ['title', ''];
        else if (tag === 'h1' && result.heading === '') [collecting, text] = ['heading', ''];
        else if (tag === 'base' && base === url && attributes.href) base = parseUrl(attributes.href, url)?.href ?? url;
        else if (tag === 'img' && collecting === 'heading') text += ` ${attributes.alt ?? ''} `;
        else if (tag === 'meta') readMeta(attributes);
        else if (tag === 'link' && inHead) readLink(attributes);
      },
      ontext(part) {
        if (collecting && inside === 0 && text.length < caps.title * 4) text += part;
        else if (inHead && inside === 0 && !collecting && part.trim() !== '' && !inRawText) inHead = false;
      },
      onclosetag(tag) {
        open--;
        if (inert.has(tag)) inside = Math.max(0, inside - 1);
        if (tag === 'head') closed = true;
        if (rawText.has(tag)) inRawText = false;
        if ((tag === 'title' && collecting === 'title') || (tag === 'h1' && collecting === 'heading')) {
          result[collecting] = clipToOneLine(text, caps.title);
          collecting = null;
        }
      },
      onopentagname(tag) {
        if (rawText.has(tag)) inRawText = true;
      },
    },
    { decodeEntities: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  );
  let inRawText = false;
  parser.write(html);
  parser.end();
  return result;

  function readMeta({ name = '', content = '' }: Record<string, string>): void {
    const crawler = name.trim().toLowerCase();
    if (!robotsMetaNames.includes(crawler) || result.robots.length >= robotsCap) return;
    result.robots.push(clipText(crawler === 'robots' ? content : `${crawler}: ${content}`, caps.attribute));
  }
  function readLink({ rel = '', href = '', hreflang = '', lang = '', media = '', type = '' }: Record<string, string>): void {
    const tokens = rel.toLowerCase().split(/\s+/);
    const target = href.trim() === '' ? undefined : parseUrl(href, base)?.href;
    if (target === undefined) return;
    if (countsAsCanonical(tokens, { hreflang, lang, media, type })) result.canonical ??= clipText(target, caps.url);
    if (tokens.includes('alternate') && hreflang.trim() !== '') addAlternate(hreflang.trim(), target);
  }
  function addAlternate(code: string, target: string): void {
    if (result.hreflang.length < alternateCap) result.hreflang.push({ code: clipText(code, 50), url: clipText(target, caps.url) });
  }
}
