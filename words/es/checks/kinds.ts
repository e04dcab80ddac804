import type { Audience } from '../../../checks/lists/rich-results.ts';
import type * as en from '../../en/checks/kinds.ts';
import { amount } from './grammar.ts';

/** Labels shared by findings and tools. */

/** What is wrong with a line of robots.txt. */
export const robotsTxtMistakes: typeof en.robotsTxtMistakes = {
  'no-separator': 'sin dos puntos entre nombre y valor',
  'unknown-directive': 'ningún rastreador conocido lee esta directiva',
  'unsupported-directive': 'ningún rastreador importante admite ya esto en robots.txt',
  typo: 'mal escrito; Google lo acepta, puede que otros no',
  'rule-before-agent': 'está antes de cualquier línea User-agent, así que no se aplica a ningún rastreador',
  'empty-agent': 'sin nombre de rastreador',
  'pattern-start': 'no empieza por / ni *, así que puede no coincidir con nada',
  'dollar-inside': '$ marca el final de la URL solo al final de un patrón',
  'never-matches':
    'no coincide con nada para Google: los espacios, llaves y comillas están codificados en las URL (%20, %7B…), así que deben codificarse también aquí',
  'relative-sitemap': 'un sitemap necesita su URL completa',
  'long-line': 'más larga de lo que leen los rastreadores',
  'not-utf8': 'no es UTF-8',
};

/** What a file listed as a sitemap really is. */
export const sitemapKinds: typeof en.sitemapKinds = {
  urlset: 'lista de URL',
  index: 'índice de sitemaps',
  text: 'lista en texto simple',
  feed: 'feed',
  html: 'una página HTML, no un sitemap',
  unreadable: 'no se pudo leer',
};

/** Where a leftover is. */
export const leftoverPlaces: typeof en.leftoverPlaces = {
  title: () => 'título',
  h1: () => 'h1',
  meta: ({ name }) => name,
  canonical: () => 'URL canónica',
  hreflang: () => 'hreflang',
  data: ({ name }) => `datos estructurados, ${name}`,
  text: () => 'texto',
  link: () => 'enlace',
  image: () => 'imagen',
};

/** What a canonical differs in from the URL of its page. */
export const canonicalDifferences: typeof en.canonicalDifferences = {
  case: 'mayúsculas y minúsculas',
  slash: 'barra final',
  parameters: 'parámetros de seguimiento o de sesión',
  www: 'www',
  scheme: 'http y https',
  fragment: 'fragmento',
  slug: 'palabras de la ruta en torno al mismo nombre o número',
};

/** Key facts of a page, such as its price. */
export const decisionFactNames: typeof en.decisionFactNames = {
  price: () => 'precio con moneda',
  'served-price': () => 'precio en el código fuente HTML',
  specifications: ({ specifications }) => `al menos ${amount(specifications, { one: 'especificación', other: 'especificaciones' })}`,
  availability: () => 'disponibilidad',
  'marked-price': () => 'precio de los datos estructurados',
  address: () => 'dirección',
  phone: () => 'teléfono',
  hours: () => 'horario de apertura',
  area: () => 'zona de servicio',
  'price-or-free': () => 'precio o «gratis»',
  platform: () => 'plataforma',
  version: () => 'versión o fecha',
  included: () => 'qué incluye',
  contact: () => 'opción de contacto o reserva',
};

const audiences: Record<Audience, string> = {
  'usa-beta': 'en beta, para lectores de EE. UU. y páginas en inglés',
  'eea-beta': 'en beta, en el Espacio Económico Europeo, Turquía y Sudáfrica',
  'hotel-center': 'para proveedores conectados a Google Hotel Center',
  'book-feed': 'para librerías y bibliotecas con un feed aprobado',
};
/** To whom Google shows a feature. */
export const limitedTo: typeof en.limitedTo = ({ audience }) => `disponible solo ${audiences[audience]}`;
