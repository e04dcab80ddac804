import type { words as en } from '../../en/tools/canonical.ts';
import { probeText } from '../checks/probes.ts';
import { spanish } from '../spanish.ts';
import { canonicalDifferences } from '../checks/kinds.ts';

const { amount, and } = spanish;

export const words: typeof en = {
  diagram: 'Esta URL y cada lugar que declara una URL canónica para la página',
  thisUrl: 'Esta URL',
  named: {
    none: 'La página no declara ninguna URL canónica. Es opcional; sin ella, eligen los buscadores.',
    unusable: 'Los buscadores ignoran la canónica: su URL no es válida o está en el body.',
    itself: 'La página declara una canónica: esta URL.',
    variant: 'La página declara una canónica: una variante de esta URL.',
    other: 'La página declara una canónica: una URL distinta.',
    several: ({ count }) =>
      `La página declara ${amount(count, { one: 'canónica distinta', other: 'canónicas distintas' })}; eligen los buscadores.`,
    many: ({ count }) =>
      `Todos los lugares juntos indican ${amount(count, { one: 'URL distinta', other: 'URL distintas' })}. Las redirecciones y las canónicas son indicios fuertes; los sitemaps, débiles.`,
  },
  copy: 'Copiar una etiqueta canonical para esta URL',
  places: {
    html: 'HTML',
    htmlHelp: 'link rel=canonical',
    header: 'Cabecera',
    headerHelp: 'Link: rel=canonical',
    ogUrl: 'og:url',
    ogUrlHelp: 'para vistas previas de enlaces',
    hreflang: 'hreflang',
    hreflangHelp: 'entrada que apunta a sí misma',
    noHreflang: 'sin conjunto hreflang',
    sitemap: 'Sitemap',
    sitemapHelp: 'loc',
  },
  relations: { same: 'esta URL', variant: 'una variante', other: 'una URL distinta', none: 'ninguna', unknown: 'desconocida' },
  variantBy: ({ by }) => `una variante; diferencia: ${and(by.map((one) => canonicalDifferences[one]))}`,
  target: {
    title: 'El destino',
    self: 'La canónica es esta URL, así que no hay otro destino que comprobar.',
    several: 'Las canónicas difieren, así que no hay un único destino que comprobar.',
    none: 'No hay ningún destino canónico que comprobar.',
    url: 'URL',
    answer: 'Respuesta',
    indexing: 'Indexación',
    robotsTxt: 'robots.txt',
    canonical: 'Su canónica',
    pageTitle: 'Título',
    heading: 'Encabezado principal',
    noAnswer: 'sin respuesta',
    noAnswerFor: ({ why }) => `sin respuesta: ${probeText(why)}`,
    status: ({ status }) => `estado ${status}`,
    statusAfter: ({ status, redirects }) => `estado ${status} tras ${amount(redirects, { one: 'redirección', other: 'redirecciones' })}`,
    unverified: ({ status }) => `estado ${status}: no se pudo verificar`,
    unknown: 'desconocido',
    missing: 'ninguno',
    indexable: 'permitida',
    noindex: 'noindex',
    crawlable: 'rastreo permitido',
    uncrawlable: 'rastreo bloqueado',
    itself: 'ella misma',
    onward: 'otra URL',
    namesNone: 'ninguna',
  },
};
