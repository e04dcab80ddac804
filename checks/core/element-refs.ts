/** Evidence elements for facts that have only a selector: the start tag is built from the fact's fields. */
import { caps, clipText, clipToOneLine } from './helpers/clip.ts';
import type { ElementRef, FrameFact } from './facts/page.ts';
import type { ImageFact, LinkFact } from './facts/links-and-images.ts';
import type { LinkTag, MetaTag } from './facts/head.ts';

/** A start tag with those attributes that are not null. */
export function writeStartTag(tag: string, attributes: Record<string, string | null>): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => ` ${name}="${value!.replaceAll('"', '&quot;')}"`);
  return clipText(`<${tag}${written.join('')}>`, caps.snippet);
}

const orNull = (text: string) => (text === '' ? null : text);

export const linkRef = ({ kind, href, rel, selector, text, name }: LinkFact): ElementRef => ({
  selector,
  snippet: writeStartTag(kind, { href, rel: orNull(rel.join(' ')) }),
  text: clipToOneLine(text || name, caps.text),
});

export function imageRef({ kind, src, alt, label, loading, selector }: ImageFact): ElementRef {
  const tag = { img: 'img', svg: 'svg', input: 'input', background: 'div' }[kind];
  const attributes = kind === 'img' || kind === 'input' ? { src: orNull(src), alt, loading: orNull(loading) } : {};
  return { selector, snippet: writeStartTag(tag, attributes), text: clipToOneLine(alt || label, caps.text) };
}

export const metaRef = ({ name, property, httpEquiv, charset, content, selector }: MetaTag): ElementRef => ({
  selector,
  text: '',
  snippet: writeStartTag('meta', {
    name: orNull(name),
    property: orNull(property),
    'http-equiv': orNull(httpEquiv),
    charset: orNull(charset),
    content: orNull(content),
  }),
});

export const linkTagRef = ({ rel, href, hreflang, sizes, selector }: LinkTag): ElementRef => ({
  selector,
  text: '',
  snippet: writeStartTag('link', { rel: rel.join(' '), hreflang: orNull(hreflang), sizes: orNull(sizes), href }),
});

export const frameRef = ({ kind, url, title, selector }: FrameFact): ElementRef => ({
  selector,
  text: title,
  snippet: writeStartTag(kind, { [kind === 'object' ? 'data' : 'src']: url }),
});
