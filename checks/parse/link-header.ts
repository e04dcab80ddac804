/**
 * Link header fields: RFC 8288 (Web Linking), sections 3 and B.2, with the leniency of that algorithm.
 * Hostile input: one pass, and a cap on the number of links.
 */
import { caps, clipText } from '../core/helpers/clip.ts';
import type { Header } from '../core/facts/site.ts';
import { parseUrl } from './urls.ts';

export interface HeaderLink {
  /** Target as written between the angle brackets. */
  href: string;
  /** Target resolved against the base; null if it is invalid. */
  url: string | null;
  /** Lower-cased relation types, of the first rel parameter only. */
  rel: string[];
  /** Context of the link as written; null for the document itself. */
  anchor: string | null;
  /** All hreflang parameters, as written. */
  hreflang: string[];
  media: string;
  type: string;
  title: string;
}

/** Maximum number of links that are read per response. */
const linkCap = 500;

/** All links of a response's Link headers, in order. Header names are not case-sensitive. */
export function linksInHeaders(headers: readonly Header[], baseUrl: string): HeaderLink[] {
  const values = headers.filter(({ name }) => name.toLowerCase() === 'link').map(({ value }) => value);
  return parseLinkHeader(values.join(', '), baseUrl);
}

/** Links in the value of a Link header; text that does not match the grammar is skipped up to the next comma. */
export function parseLinkHeader(text: string, baseUrl: string): HeaderLink[] {
  const links: HeaderLink[] = [];
  let at = 0;
  while (at < text.length && links.length < linkCap) {
    at = skip(text, at, /[\s,]/);
    if (text[at] !== '<') {
      at = endOfLink(text, at);
      continue;
    }
    const close = text.indexOf('>', at);
    if (close < 0) break;
    const href = text.slice(at + 1, close).trim();
    const { parameters, end } = readParameters(text, close + 1);
    links.push(toLink(href, parameters, baseUrl));
    at = endOfLink(text, end);
  }
  return links;
}

type Parameters = [name: string, value: string][];

function toLink(href: string, parameters: Parameters, baseUrl: string): HeaderLink {
  // Of several parameters with one name the first counts, except for hreflang, which may be repeated; name* takes precedence over name (RFC 8288, 3.4.1).
  const first = (name: string) =>
    clipText((parameters.find(([key]) => key === `${name}*`) ?? parameters.find(([key]) => key === name))?.[1] ?? '', caps.attribute);
  const anchor = parameters.find(([key]) => key === 'anchor')?.[1] ?? null;
  return {
    href: clipText(href, caps.url),
    // The anchor is what the link is about, not the base of its target (RFC 8288, B.2).
    url: resolve(href, baseUrl),
    rel: first('rel').toLowerCase().split(/\s+/).filter(Boolean),
    anchor: anchor === null ? null : clipText(anchor, caps.url),
    hreflang: parameters.filter(([key]) => key === 'hreflang').map(([, value]) => clipText(value.trim(), caps.attribute)),
    media: first('media'),
    type: first('type'),
    title: first('title'),
  };
}

function readParameters(text: string, from: number): { parameters: Parameters; end: number } {
  const parameters: Parameters = [];
  let at = skip(text, from, /\s/);
  while (text[at] === ';') {
    at = skip(text, at + 1, /\s/);
    const nameEnd = skip(text, at, /[^\s=;,]/);
    const name = text.slice(at, nameEnd).toLowerCase();
    at = skip(text, nameEnd, /\s/);
    let value = '';
    if (text[at] === '=') {
      at = skip(text, at + 1, /\s/);
      if (text[at] === '"') ({ value, end: at } = readQuoted(text, at));
      else {
        const end = skip(text, at, /[^;,]/);
        value = text.slice(at, end).trim();
        at = end;
      }
    }
    const decoded = name.endsWith('*') ? extendedValue(value) : value;
    if (name && decoded !== null) parameters.push([name, decoded]);
    at = skip(text, at, /\s/);
  }
  return { parameters, end: at };
}

/** A quoted-string with resolved escapes; `end` is after the closing quote, or at the end of the text. */
function readQuoted(text: string, from: number): { value: string; end: number } {
  let value = '';
  for (let at = from + 1; at < text.length; at++) {
    const character = text[at]!;
    if (character === '"') return { value, end: at + 1 };
    if (character === '\\' && at + 1 < text.length) value += text[++at];
    else value += character;
  }
  return { value, end: text.length };
}

/** RFC 8187: charset'language'percent-encoded. Null if it is not valid UTF-8. */
function extendedValue(value: string): string | null {
  const [, charset, encoded] = /^([^']*)'[^']*'(.*)$/.exec(value) ?? [];
  if (charset?.toLowerCase() !== 'utf-8' || encoded === undefined) return null;
  try {
    return decodeURIComponent(encoded);
  } catch {
    return null;
  }
}

/** Index of the next comma outside quotes, or the end. */
function endOfLink(text: string, from: number): number {
  let at = from;
  while (at < text.length && text[at] !== ',') at = text[at] === '"' ? readQuoted(text, at).end : at + 1;
  return at;
}

function skip(text: string, from: number, what: RegExp): number {
  let at = from;
  while (at < text.length && what.test(text[at]!)) at++;
  return at;
}

function resolve(href: string, base: string): string | null {
  const url = parseUrl(href, base);
  return url && clipText(url.href, caps.url);
}
