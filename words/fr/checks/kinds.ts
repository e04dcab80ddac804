import type * as en from '../../en/checks/kinds.ts';

/** Labels shared by findings and tools. */

/** What is wrong with a line of robots.txt. */
export const robotsTxtMistakes: typeof en.robotsTxtMistakes = {
  'no-separator': 'pas de deux-points entre le nom et la valeur',
  'unknown-directive': 'aucun robot connu ne lit cette directive',
  'unsupported-directive': 'plus aucun grand robot ne prend cela en charge dans robots.txt',
  typo: 'faute d’orthographe ; Google l’accepte, d’autres peut-être pas',
  'rule-before-agent': 'précède toute ligne User-agent et ne s’applique donc à aucun robot',
  'empty-agent': 'sans nom de robot',
  'pattern-start': 'ne commence pas par / ou * et ne correspond peut-être à rien',
  'dollar-inside': '$ ne marque la fin de l’URL qu’à la fin d’un motif',
  'never-matches':
    'ne correspond à rien pour Google : espaces, accolades et guillemets sont encodés dans les URL (%20, %7B …) et doivent l’être ici aussi',
  'relative-sitemap': 'un sitemap a besoin de son URL complète',
  'long-line': 'plus long que ce que lisent les robots',
  'not-utf8': 'n’est pas en UTF-8',
};

/** What a file listed as a sitemap really is. */
export const sitemapKinds: typeof en.sitemapKinds = {
  urlset: 'liste d’URL',
  index: 'index de sitemaps',
  text: 'liste en texte brut',
  feed: 'flux',
  html: 'une page HTML, pas un sitemap',
  unreadable: 'illisible',
};

/** Where a leftover is. */
export const leftoverPlaces: typeof en.leftoverPlaces = {
  title: () => 'title',
  h1: () => 'h1',
  meta: ({ name }) => name,
  canonical: () => 'canonical',
  hreflang: () => 'hreflang',
  data: ({ name }) => `données structurées, ${name}`,
  text: () => 'texte',
  link: () => 'lien',
  image: () => 'image',
};
