import { caps } from '../core/clip.ts';
import type { Gathering } from './gathering.ts';

/** URL against the document's base; null when it does not parse. Remembered: pages repeat their links. */
export function resolve(walk: Gathering, written: string): string | null {
  const { resolved } = walk.found;
  let url = resolved.get(written);
  if (url === undefined) {
    try {
      url = written.length > 100_000 ? null : new URL(written, walk.baseUrl).href.slice(0, caps.url);
    } catch {
      url = null;
    }
    if (resolved.size < 10_000) resolved.set(written, url);
  }
  return url;
}
