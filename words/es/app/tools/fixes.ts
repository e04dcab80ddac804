import type { Field, FixId, FixPlace, OmittedReason, Omission } from '../../../../checks/fixes/fix.ts';
import type { fixes as en } from '../../../en/app/tools/fixes.ts';
import { spanish } from '../../spanish.ts';

const { amount, number } = spanish;

const kinds: Record<FixId, string> = {
  canonical: 'URL canónica',
  'canonical-header': 'URL canónica como cabecera Link',
  'robots-meta': 'Etiqueta meta robots',
  'robots-header': 'Cabecera X-Robots-Tag',
  title: 'Título',
  description: 'Metadescripción',
  'html-lang': 'Idioma de la página',
  viewport: 'Viewport',
  charset: 'Codificación de caracteres',
  sharing: 'Open Graph y tarjeta de X',
  article: 'JSON-LD: Article',
  product: 'JSON-LD: Product',
  organization: 'JSON-LD: Organization',
  website: 'JSON-LD: WebSite',
  breadcrumb: 'JSON-LD: BreadcrumbList',
  faq: 'JSON-LD: FAQPage',
  service: 'JSON-LD: Service',
  'local-business': 'JSON-LD: LocalBusiness',
  hreflang: 'Conjunto hreflang',
  'alt-texts': 'Textos alternativos',
  'lcp-image': 'Imagen LCP, cargada antes',
  'robots-txt': 'Líneas de robots.txt',
  'sitemap-entry': 'Entrada del sitemap',
};

const places: Record<FixPlace, string> = {
  head: 'Pegar en el `<head>`.',
  'head-start': 'Pegar justo después de `<head>`, antes de todo lo demás.',
  'html-tag': 'Añadir a la etiqueta `<html …>`, en lugar de los atributos existentes con ese nombre.',
  header: 'Enviar esta cabecera con la página.',
  'robots.txt': 'Añadir al final de robots.txt.',
  sitemap: 'Añadir al sitemap, antes de `</urlset>`.',
  images: 'Añadir cada `alt` a su etiqueta `<img>`.',
  'img-tag': 'Añadir estos atributos a la etiqueta `<img …>`, en lugar de los existentes con ese nombre.',
};

const left: Record<OmittedReason, string> = {
  image: 'Elegir una imagen que muestre de qué trata esta página.',
  alt: 'Qué muestra la imagen solo lo sabe quien conoce la página. Usar `alt=""` para imágenes puramente decorativas.',
  self: 'Hacerlo solo si esta página es el original, no una copia de su canónica actual.',
  wording: 'El texto viene de la página. Revisarlo y cambiarlo según convenga.',
  'no-sentence': 'Ninguna frase de esta página la describe lo bastante bien. Escribir una o dos.',
  price: 'La página muestra varios precios o un símbolo de moneda ambiguo. Escribir el precio de este producto.',
  address: 'Escribir la calle, el código postal y la ciudad como los muestra la página.',
  'own-url': 'La canónica apunta a otra página. `og:url` es la URL de esta página, para que se comparta esta.',
  'opens-search':
    '`noindex` mantiene actualmente esta página fuera de la búsqueda. Pegar esto solo si las personas deben encontrarla allí.',
  'opens-links': 'Actualmente se indica a los rastreadores que no sigan los enlaces de esta página (`nofollow`). Con esto, los seguirán.',
  'opens-snippets':
    'Actualmente está bloqueado citar esta página (`nosnippet`). Con esto, los buscadores y motores de respuestas pueden citarla.',
  'opens-previews':
    'La página limita actualmente sus vistas previas en los resultados de búsqueda (`max-snippet`, `max-image-preview` o `max-video-preview`). Esto quita los límites.',
  'opens-robots': 'robots.txt bloquea actualmente esta página, quizá a propósito. Pegar esto solo si los rastreadores deben leerla.',
  attribute: 'Las etiquetas `<img>` se muestran solo con `src` y `alt`. Conservar todos los demás atributos.',
  'every-page': 'Añadir las mismas líneas a cada página del conjunto, para que todas se indiquen mutuamente.',
  'left-out': 'Se quitaron las entradas que no son válidas o no responden.',
  'one-url': 'Un código tenía varias URL. Comprobar que se conservó la correcta.',
  'which-sitemap': 'El sitio tiene varios sitemaps. Elegir el que incluye páginas de esta clase.',
};

const fields: Record<Field['kind'], string> = {
  title: 'Título',
  description: 'Descripción',
  image: 'URL de la imagen',
  alt: 'Descripción de la imagen',
  price: 'Precio y moneda, como 49.00 USD',
  address: 'Dirección postal',
};

const omitted: Record<Omission['why'], string> = {
  missing: 'no es visible en la página',
  different: 'la página muestra un valor distinto',
  account: 'es un nombre de cuenta, no una persona',
  contradicts: 'contradice otra fecha o está en el futuro',
  unreadable: 'no es una fecha válida',
  code: 'el código no existe',
};

export const fixes: typeof en = {
  kinds,
  places,
  left,
  fields,
  leftOut: ({ property, value, why, instead }) =>
    `Se quitó \`${property}\` (${value}): ${omitted[why]}.${instead ? ` ¿Se quería decir ${instead}?` : ''}`,
  title: ({ kind }) => `Corregir: ${kind}`,
  brief: {
    passes: 'Supera la comprobación',
    better: 'Mejora la comprobación',
    unfilled: 'La supera una vez completado',
    optional: 'Opcional',
    written: 'Todavía no supera la comprobación',
  },
  code: ({ kind }) => `${kind}, para pegar`,
  copy: 'Copiar',
  copyNamed: ({ kind }) => `Copiar: ${kind}`,
  fill: 'Completar o cambiar',
  width: ({ pixels, limit }) => `${amount(pixels, { one: 'píxel', other: 'píxeles' })} de unos ${number(limit)}`,
  cut: ({ shown }) => `Los resultados de búsqueda lo truncarían: ${shown}`,
  replaces: 'Quitar esto',
  at: 'La imagen',
  more: ({ count }) => `y ${number(count)} más`,
  alsoOn: 'Pegar las mismas líneas en estas páginas',
  decide: 'Antes de pegar, comprobar',
  results: 'Comprobado de nuevo con esta corrección',
  becomes: {
    pass: ({ name }) => `${name}: se supera.`,
    na: ({ name }) => `${name}: ya no se aplica.`,
    warn: ({ name }) => `${name}: mejora. Queda:`,
    fail: ({ name }) => `${name}: mejora, pero sigue sin superarse:`,
    unchecked: ({ name }) => `${name}: no se puede comprobar desde aquí.`,
  },
};
