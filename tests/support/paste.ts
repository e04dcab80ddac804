import type { PageFix } from '../../checks/fixes/fix.ts';

/** What of a fix is needed to paste it. */
interface Pasted {
  place: string;
  text: string;
  replaced: { selector: string; snippet: string }[];
  alts: Record<string, string>;
}
export const toPaste = ({ place, text, replaces, change }: PageFix): Pasted => ({
  place,
  text,
  replaced: replaces.filter(({ selector }) => selector !== '').map(({ selector, snippet }) => ({ selector, snippet })),
  alts: change.kind === 'images' ? { ...change.alts } : {},
});

/**
 * Puts the text of a fix into a page where it says, and takes away what it replaces. Runs in a page.
 * @param own false for another page that gets the same text: there the set that it has goes
 * @returns the new HTML
 */
export function pasteInto({
  html,
  fix: { place, text, replaced, alts },
  own = true,
}: {
  html: string;
  fix: Pasted;
  own?: boolean;
}): string {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  // Fixes pasted before may have moved what a selector counts: the tag itself is surer.
  const find = ({ selector, snippet }: Pasted['replaced'][number]) =>
    (snippet === '' ? undefined : [...parsed.head.children].find(({ outerHTML }) => outerHTML === snippet)) ??
    parsed.querySelector(selector);
  const gone = own ? replaced.map(find) : [...parsed.querySelectorAll('link[rel~="alternate"][hreflang]')];
  switch (place) {
    case 'head':
    case 'head-start':
      for (const element of gone) element?.remove();
      parsed.head.insertAdjacentHTML(place === 'head' ? 'beforeend' : 'afterbegin', text);
      break;
    case 'html-tag': {
      const root = new DOMParser().parseFromString(`<!doctype html><html ${text}>`, 'text/html').documentElement;
      for (const { name, value } of root.attributes) parsed.documentElement.setAttribute(name, value);
      break;
    }
    case 'img-tag': {
      const image = new DOMParser().parseFromString(`<img ${text}>`, 'text/html').images[0]!;
      for (const element of gone) for (const { name, value } of image.attributes) element?.setAttribute(name, value);
      break;
    }
    case 'images':
      for (const [selector, alt] of Object.entries(alts)) parsed.querySelector(selector)?.setAttribute('alt', alt);
      break;
    default:
      throw new Error(`${place} is no place of a page.`);
  }
  return `<!doctype html>\n${parsed.documentElement.outerHTML}`;
}
