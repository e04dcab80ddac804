/** Runs before each file of browser tests. They share a page, so that modules are loaded and run once: each file finds it empty. */
import { page } from 'vitest/browser';

/** The size with which the page is opened. */
const size = { width: 414, height: 896 } as const;

for (const element of [document.documentElement, document.body])
  for (const name of element.getAttributeNames()) element.removeAttribute(name);
document.documentElement.lang = 'en';
document.body.replaceChildren();
document.title = '';
history.replaceState(null, '', location.pathname + location.search);
if (innerWidth !== size.width || innerHeight !== size.height) await page.viewport(size.width, size.height);
// A page opened in front of this one would take its place: this one then drew one frame a second, and each wait of later tests took as long.
window.open = () => null;
