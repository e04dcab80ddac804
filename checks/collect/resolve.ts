import { caps } from '../core/clip.ts';
import { anchorHref } from './dom.ts';
import type { Gathering } from './gathering.ts';

/** URL against the document's base; null when it does not parse. Remembered: pages repeat their links. */
export function resolve(walk: Gathering, written: string): string | null {
  const { resolved } = walk.found;
  let url = resolved.get(written);
  if (url === undefined) {
    url = walk.base.join(written)?.slice(0, caps.url) ?? null;
    if (url === null && written.length <= 100_000) {
      try {
        url = new URL(written, walk.baseUrl).href.slice(0, caps.url);
      } catch {
        // No URL: null says so.
      }
    }
    if (resolved.size < 10_000) resolved.set(written, url);
  }
  return url;
}

/** The same for a link of a shown HTML document, where the browser's own answer costs a third. */
export function resolveLink(walk: Gathering, element: Element, written: string): string | null {
  if (!walk.rendered || !(element instanceof HTMLAnchorElement)) return resolve(walk, written);
  const { resolved } = walk.found;
  const known = resolved.get(written);
  if (known !== undefined) return known;
  let url = walk.base.join(written);
  if (url === null) {
    // What does not parse comes back as it was written: so does what was absolute already.
    const href = anchorHref.call(element);
    url = href === written && !URL.canParse(href) ? null : href;
  }
  url = url?.slice(0, caps.url) ?? null;
  if (resolved.size < 10_000) resolved.set(written, url);
  return url;
}
