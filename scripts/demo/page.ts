/** The response of a route of the demo site. `%ORIGIN%` in header values and HTML is replaced by the site's origin. */
export interface DemoPage {
  path: string;
  /** What it demonstrates, for the list on the demo's home page. */
  about: string;
  status?: number;
  /** Not in the sitemap, although nothing is wrong with it. */
  unlisted?: true;
  headers?: Record<string, string>;
  html: string;
}

export interface Parts {
  lang?: string;
  title: string;
  description?: string;
  path: string;
  /** Additional HTML for the head. */
  head?: string;
  main: string;
  /** The complete head, replacing the default one. */
  wholeHead?: string;
  /** HTML before the site's header. */
  top?: string;
  /** Attributes of the body, and HTML after the footer. */
  end?: string;
}

const navigation = `<header><p><a href="/">Larkspur Bindery</a></p>
<nav aria-label="Main"><ul>
<li><a href="/guides/oil-leather-covers">Oiling leather covers</a></li>
<li><a href="/shop/field-journal">The field journal</a></li>
<li><a href="/visit">Visit the workshop</a></li>
<li><a href="/about">About the bindery</a></li>
</ul></nav></header>`;

const footer = `<footer><p>© 2026 Larkspur Bindery · <a href="/about">About us</a> · <a href="/imprint">Imprint</a></p></footer>`;

export const escapeDemoJson = (data: unknown): string => JSON.stringify(data, null, 1).replaceAll('<', '\\u003c');
export const demoJsonLd = (data: unknown): string => `<script type="application/ld+json">${escapeDemoJson(data)}</script>`;

/** A page of the demo site in its default, faultless frame. */
export function demoPage(parts: Parts): string {
  const { lang = 'en', title, description, path, head = '', main, wholeHead, top = '', end = '' } = parts;
  return `<!doctype html>
<html lang="${lang}">
<head>${
    wholeHead ??
    `
<meta charset="utf-8">
<title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
${description === undefined ? '' : `<meta name="description" content="${description}">`}
<link rel="canonical" href="%ORIGIN%${path}">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/style.css">
${head}`
  }
</head>
<body>
${top}${navigation}
<main>
${main}
</main>
${footer}
${end}
</body>
</html>
`;
}

export const organization = {
  '@type': 'Organization',
  '@id': '%ORIGIN%/#organization',
  name: 'Larkspur Bindery',
  url: '%ORIGIN%/',
  logo: '%ORIGIN%/pictures/logo.png',
  sameAs: ['https://www.wikidata.org/wiki/Q42'],
};

/** Open Graph and X card tags of a page that shares well. */
export const demoSharing = (
  type: string,
  title: string,
  description: string,
  path: string,
): string => `<meta property="og:title" content="${title}">
<meta property="og:type" content="${type}">
<meta property="og:url" content="%ORIGIN%${path}">
<meta property="og:description" content="${description}">
<meta property="og:site_name" content="Larkspur Bindery">
<meta property="og:image" content="%ORIGIN%/pictures/share.png">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta property="og:image:alt" content="A leather-bound journal on a workbench">
<meta name="twitter:card" content="summary_large_image">`;
