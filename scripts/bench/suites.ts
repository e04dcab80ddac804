import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { buildFolder } from '../build.ts';
import type { Suite } from './measure.ts';

/** Lower bound for any audit: one plain pass over everything that all of them read. */
const floor: Suite = {
  setup: `globalThis.floor = () => {
    const metas = [...document.querySelectorAll('meta')].map((meta) => meta.getAttribute('name') + meta.getAttribute('content'));
    const links = [...document.querySelectorAll('link')].map((link) => link.getAttribute('rel') + link.href);
    const headings = [...document.querySelectorAll('h1,h2,h3,h4,h5,h6')].map((heading) => heading.textContent);
    const images = [...document.querySelectorAll('img')].map((image) => [image.getAttribute('alt'), image.getAttribute('src')]);
    const anchors = [...document.querySelectorAll('a[href]')].map((anchor) => {
      try { return new URL(anchor.getAttribute('href'), document.baseURI).href; } catch { return null; }
    });
    const data = [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) => {
      try { return JSON.parse(script.textContent); } catch { return null; }
    });
    const words = document.body ? document.body.innerText.split(/\\s+/).filter(Boolean).length : 0;
    return [metas.length, links.length, headings.length, images.length, anchors.length, data.length, words];
  };`,
  run: 'floor()',
};

/** The injected script as shipped; evaluating the file again calls its main function again. */
function extensionSuite(): Suite {
  const source = readFileSync(join(buildFolder, 'audit.js'), 'utf8');
  return {
    setup: '',
    // Evaluated inside the timed part, because the script runs when it is injected.
    run: `(() => { ${source}\n; return audit; })()`,
    read: (value) => {
      const { ms, known } = JSON.parse(value as string) as { ms: { collect: number; wall: number; blocked: number }; known: object };
      return { ...ms, known: JSON.stringify(known) };
    },
  };
}

function axe(): Suite {
  const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  return { setup: source, run: 'axe.run().then((result) => result.passes.length)' };
}

export const suitesToMeasure = () => ({ floor, extension: extensionSuite(), axe: axe() });
