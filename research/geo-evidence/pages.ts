import { htmlOfMarkdown } from './markdown.ts';
import type { EvidenceText } from './texts.ts';

export const origin = 'https://texts.example';
export const urlOf = ({ prompt }: Pick<EvidenceText, 'prompt'>): string => `${origin}/guides/question-${prompt}`;

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/**
 * A page made from a text. All versions of a question have the same head, headline, author, date, publisher and frame, so that scores
 * differ only because of the text.
 */
export function pageHtml(text: EvidenceText): string {
  const title = escape(text.title);
  const url = urlOf(text);
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: text.title,
    datePublished: '2026-03-04',
    mainEntityOfPage: url,
    author: { '@type': 'Person', name: 'Ines Aldrich', url: `${origin}/authors/ines-aldrich` },
    publisher: { '@type': 'Organization', name: 'Example Guides', url: `${origin}/` },
  };
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${title}</title><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="${title}: a guide."><link rel="canonical" href="${url}"><meta property="og:site_name" content="Example Guides">
<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script></head>
<body><header><a href="/">Example Guides</a><nav><a href="/guides">Guides</a> <a href="/about">About</a> <a href="/contact">Contact</a></nav></header>
<main><article><h1>${title}</h1><p>By <a rel="author" href="/authors/ines-aldrich">Ines Aldrich</a>, <time datetime="2026-03-04">4 March 2026</time></p>
${htmlOfMarkdown(text.text)}
</article></main><footer><p>© 2026 Example Guides. <a href="/about">About us</a></p></footer></body></html>`;
}

/** The other files of the site, the same for every page. */
export const siteFiles = (texts: readonly EvidenceText[]): ReadonlyMap<string, { type: string; body: string }> =>
  new Map([
    [`${origin}/robots.txt`, { type: 'text/plain', body: `User-agent: *\nAllow: /\nSitemap: ${origin}/sitemap.xml\n` }],
    [
      `${origin}/sitemap.xml`,
      {
        type: 'application/xml',
        body: `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${[...new Set(texts.map(urlOf))].map((url) => `<url><loc>${url}</loc></url>`).join('')}</urlset>`,
      },
    ],
  ]);
