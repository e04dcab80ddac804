/** What attributes of microdata and RDFa hold: names between spaces, and URLs. */
import { caps, clip } from '../core/clip.ts';

/** Names of one attribute that are read. */
export const mostNames = 20;

export const namesIn = (list: string | null): string[] => list?.split(/\s+/).filter(Boolean).slice(0, mostNames) ?? [];

export const baseOf = (element: Element): string => Reflect.get(Node.prototype, 'baseURI', element) as string;

/** An absolute URL; the text as written where it is none. */
export function absoluteUrl(written: string, base: string): string {
  try {
    return clip(new URL(written, base).href, caps.url);
  } catch {
    return clip(written, caps.url);
  }
}
