import type { Audience } from '../../../checks/lists/rich-results.ts';
import type * as en from '../../en/checks/kinds.ts';
import { amount } from './grammar.ts';

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

/** What a canonical differs in from the URL of its page. */
export const canonicalDifferences: typeof en.canonicalDifferences = {
  case: 'la casse',
  slash: 'la barre oblique finale',
  parameters: 'des paramètres de suivi ou de session',
  www: 'le www',
  scheme: 'le protocole (http ou https)',
  fragment: 'le fragment',
  slug: 'des mots du chemin autour du même nom ou numéro',
};

/** Key facts of a page, such as its price. */
export const decisionFactNames: typeof en.decisionFactNames = {
  price: () => 'prix avec devise',
  'served-price': () => 'prix dans le HTML source',
  specifications: ({ specifications }) =>
    `au moins ${amount(specifications, { one: 'caractéristique technique', other: 'caractéristiques techniques' })}`,
  availability: () => 'disponibilité',
  'marked-price': () => 'prix des données structurées',
  address: () => 'adresse',
  phone: () => 'téléphone',
  hours: () => 'horaires d’ouverture',
  area: () => 'zone desservie',
  'price-or-free': () => 'prix ou « gratuit »',
  platform: () => 'plateforme',
  version: () => 'version ou date',
  included: () => 'ce qui est inclus',
  contact: () => 'moyen de contact ou de réservation',
};

const audiences: Record<Audience, string> = {
  'usa-beta': 'en bêta, pour les lecteurs des États-Unis et les pages en anglais',
  'eea-beta': 'en bêta, dans l’Espace économique européen, en Turquie et en Afrique du Sud',
  'hotel-center': 'pour les fournisseurs reliés à Google Hotel Center',
  'book-feed': 'pour les libraires et bibliothèques avec un flux approuvé',
};
/** To whom Google shows a feature. */
export const limitedTo: typeof en.limitedTo = ({ audience }) => `disponible seulement ${audiences[audience]}`;
