import type { PageFix } from '../../checks/index.ts';

/** Puts the text of a fix into a page where it says, and takes away what it replaces. @param html of the page, @returns the new HTML */
export function pasted(html: string, { place, text, replaces, change }: PageFix): string {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const gone = replaces.map(({ selector }) => (selector === '' ? null : parsed.querySelector(selector)));
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
      for (const [selector, alt] of Object.entries(change.kind === 'images' ? change.alts : {})) parsed.querySelector(selector)?.setAttribute('alt', alt);
      break;
    default: throw new Error(`${place} is no place of a page.`);
  }
  return `<!doctype html>\n${parsed.documentElement.outerHTML}`;
}
