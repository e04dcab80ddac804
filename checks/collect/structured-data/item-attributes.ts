/** Attribute values of microdata and RDFa: space-separated names, and URLs. */
import { caps, clipText } from '../../core/helpers/clip.ts';

/** Maximum number of names read from one attribute. */
export const mostNames = 20;

export const attributeTokens = (list: string | null): string[] => list?.split(/\s+/).filter(Boolean).slice(0, mostNames) ?? [];

export const baseOfItems = (element: Element): string => Reflect.get(Node.prototype, 'baseURI', element) as string;

/** The absolute URL; the text as written if it is not a URL. */
export function resolveItemUrl(written: string, base: string): string {
  try {
    return clipText(new URL(written, base).href, caps.url);
  } catch {
    return clipText(written, caps.url);
  }
}
