import type { PageFix } from '../../checks/index.ts';

/** What of a fix is needed to paste it. */
interface Pasted { place: string; text: string; selectors: string[]; alts: Record<string, string> }
export const toPaste = ({ place, text, replaces, change }: PageFix): Pasted =>
  ({ place, text, selectors: replaces.map(({ selector }) => selector).filter(Boolean), alts: change.kind === 'images' ? { ...change.alts } : {} });

/**
 * Puts the text of a fix into a page where it says, and takes away what it replaces. Runs in a page.
 * @param own false for another page that gets the same text: there the set that it has goes
 * @returns the new HTML
 */
export function pasteInto({ html, fix: { place, text, selectors, alts }, own = true }: { html: string; fix: Pasted; own?: boolean }): string {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const gone = own ? selectors.map((selector) => parsed.querySelector(selector)) : [...parsed.querySelectorAll('link[rel~="alternate"][hreflang]')];
  switch (place) {
    case 'head': case 'head-start':
      for (const element of gone) element?.remove();
      parsed.head.insertAdjacentHTML(place === 'head' ? 'beforeend' : 'afterbegin', text);
      break;
    case 'html-tag': {
      const root = new DOMParser().parseFromString(`<!doctype html><html ${text}>`, 'text/html').documentElement;
      for (const { name, value } of root.attributes) parsed.documentElement.setAttribute(name, value);
      break;
    }
    case 'images':
      for (const [selector, alt] of Object.entries(alts)) parsed.querySelector(selector)?.setAttribute('alt', alt);
      break;
    default: throw new Error(`${place} is no place of a page.`);
  }
  return `<!doctype html>\n${parsed.documentElement.outerHTML}`;
}
