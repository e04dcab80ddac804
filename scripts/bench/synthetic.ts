import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveFolder, type FolderServer } from '../serve-folder.ts';

/** Serves a page of each size, at /<number of elements>.html. */
export async function serveSyntheticPages(sizes: readonly number[]): Promise<FolderServer> {
  const folder = mkdtempSync(join(tmpdir(), 'pageloupe-bench-'));
  for (const size of sizes) writeFileSync(join(folder, `${size}.html`), syntheticPage(size));
  const { origin, close } = await serveFolder(folder);
  return {
    origin,
    async close() {
      await close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A page with about that many elements, in the proportions of a long article. Deterministic. */
export function syntheticPage(elements: number): string {
  let seed = 7;
  const random = (below: number) => {
    // Lehmer's generator, because the page must be the same in every run.
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  const stems = [
    'river',
    'stone',
    'market',
    'paper',
    'signal',
    'garden',
    'bridge',
    'winter',
    'copper',
    'letter',
    'engine',
    'valley',
    'measure',
    'kettle',
    'harbour',
    'lantern',
  ];
  const words = (count: number) =>
    Array.from({ length: count }, () => `${stems[random(stems.length)]}${['', 's', 'ing', 'ed'][random(4)]}`).join(' ');
  const sentence = () => `${words(8 + random(10))}, ${words(4 + random(6))}.`;
  const parts: string[] = [];
  let count = 60;
  for (let section = 1; count < elements; section++) {
    parts.push(`<section class="part"><h${2 + random(2)} id="part-${section}">${words(4)} ${section}</h2>`);
    for (let paragraph = 0; paragraph < 4; paragraph++) {
      parts.push(
        `<p class="text">${sentence()} <a href="/articles/${section}/${random(900)}?ref=${paragraph}">${words(3)}</a> ${sentence()} <em>${words(2)}</em> ${sentence()}</p>`,
      );
    }
    parts.push(
      `<figure><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="${words(3)}" width="320" height="200"><figcaption>${words(6)}</figcaption></figure>`,
    );
    parts.push(
      `<ul class="links">${Array.from({ length: 6 }, (_, item) => `<li><a href="https://site${item}.example/${section}"><span class="label">${words(3)}</span></a></li>`).join('')}</ul>`,
    );
    parts.push(
      `<table><tbody>${Array.from({ length: 3 }, () => `<tr><th>${words(1)}</th><td>${random(9_000)} ${words(1)}</td></tr>`).join('')}</tbody></table>`,
    );
    parts.push(
      `<div class="box"><div class="inner"><div><span>${words(4)}</span><button type="button" class="more">${words(1)}</button></div></div></div></section>`,
    );
    count += 50;
  }
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${words(6)}</title><meta name="description" content="${words(18)}">
<link rel="canonical" href="http://bench.example/page"><meta property="og:title" content="${words(5)}"><meta name="viewport" content="width=device-width">
<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': 'Article', headline: words(6), datePublished: '2026-05-04', author: { '@type': 'Person', name: 'A. Writer' } })}</script>
<style>body{font:16px/1.5 sans-serif;max-width:70ch;margin:auto}.box{display:flex}.links{columns:2}</style></head><body>
<header><nav><ul>${Array.from({ length: 12 }, (_, item) => `<li><a href="/${item}">${words(1)}</a></li>`).join('')}</ul></nav></header>
<main><article><h1>${words(6)}</h1>${parts.join('\n')}</article></main>
<footer><p>${sentence()} <a href="/about">${words(1)}</a></p></footer></body></html>`;
}
