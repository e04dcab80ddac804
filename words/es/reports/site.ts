import { site as english } from '../../en/reports/site.ts';
import { probeText } from '../checks/probes.ts';
import { spanish } from '../spanish.ts';

const { amount, number } = spanish;
const pagesOf = (count: number) => amount(count, { one: 'página', other: 'páginas' });
const clicksOf = (count: number) => amount(count, { one: 'clic', other: 'clics' });
/** Addresses of sources are the same in every language. */
const { issues } = english;

export const site: typeof english = {
  gates: {
    'http-status': 'un error o soft 404',
    'index-directives': 'noindex',
    'robots-txt-access': 'robots.txt',
    'canonical-tag': 'una URL canónica a otra página',
    'canonical-target': 'una URL canónica a otra página',
    'main-content': 'nada que leer',
  },
  canonicals: {
    elsewhere: 'Indica a los buscadores que indexen esa página en lugar de esta.',
    loop: 'La canónica de esa página apunta de vuelta aquí: un bucle.',
    chain: 'La canónica de esa página apunta a otra página más.',
    noindex: 'Esa página tiene noindex.',
    failing: 'Esa página devuelve un error.',
    redirect: 'Esa URL redirige a otra página.',
  },
  alternates: {
    'no-return': 'Esa versión no tiene enlace de retorno a esta página.',
    noindex: 'Esa versión tiene noindex.',
    failing: 'Esa versión devuelve un error.',
    'canonical-elsewhere': 'La canónica de esa versión apunta a otra página.',
    'x-default-differs': 'Esa versión declara otro x-default.',
  },
  broken: ({ why }) => probeText(why),
  noResponse: 'sin respuesta',
  alike: ({ count }) => `${pagesOf(count)} con casi el mismo texto`,
  redirects: ({ url, to, hops }) => `${url} → ${to}${hops > 1 ? ` (${amount(hops, { one: 'redirección', other: 'redirecciones' })})` : ''}`,
  clicksAway: ({ clicks }) => `a ${clicksOf(clicks)} de la página inicial`,
  depth: ({ counts }) =>
    `Páginas por clics desde la página inicial: ${counts.map((count, clicks) => `${number(clicks)}: ${number(count ?? 0)}`).join(', ')}.`,
  reachedFrom: ({ isDirect, chains, left }) =>
    `${isDirect ? 'También se llega' : 'Se llega'} desde: ${chains.join(', ')}${left > 0 ? ` y ${number(left)} más` : ''}`,
  inlinks: ({ count, from, clicks }) =>
    [
      clicks === null
        ? 'No enlazada desde la página inicial'
        : clicks === 0
          ? 'Página inicial'
          : `A ${clicksOf(clicks)} de la página inicial`,
      count === 0
        ? 'ninguna otra página enlaza aquí'
        : `enlazada desde ${pagesOf(count)}${from.length === 0 ? '' : `: ${from.join(', ')}${count > from.length ? ` y ${number(count - from.length)} más` : ''}`}`,
    ].join('; '),
  linksUnprobed: ({ betweenPages }) =>
    betweenPages ? 'Solo se comprobaron los enlaces a URL de esta ejecución.' : 'En esta ejecución no se comprobaron los enlaces.',
  heuristic: 'heurística',
  categories: 'Categorías GEO, promedio',
  byImpact: 'Problemas por impacto y número de páginas',
  worst: 'Páginas que necesitan más trabajo',
  rule: ({ source }) => `Regla: ${source}`,
  issues: {
    titles: {
      title: 'Títulos duplicados',
      change: 'Dar a cada página un título único y descriptivo.',
      source: { ...issues.titles.source, title: 'Google: enlaces de título' },
    },
    descriptions: {
      title: 'Descripciones duplicadas',
      change: 'Escribir una descripción única para cada página, o quitarla y dejar que los buscadores elijan un pasaje.',
      source: { ...issues.descriptions.source, title: 'Google: snippets' },
    },
    headings: { title: 'Encabezados principales duplicados', change: 'Dar a cada página un encabezado principal único.', source: null },
    nearDuplicates: {
      title: 'Páginas con casi el mismo texto',
      change: 'Unir las páginas, o declarar una de ellas como canónica de las demás.',
      source: null,
    },
    canonicals: {
      title: 'URL canónicas que apuntan a otras páginas',
      change:
        'Hacer que cada canónica apunte directamente a una página que devuelva 200, sea indexable y sea su propia canónica. Usar canónicas que apuntan a otras páginas solo para duplicados.',
      source: { ...issues.canonicals.source, title: 'Google: URL canónicas' },
    },
    alternates: {
      title: 'Pares hreflang rotos',
      change:
        'Incluir en cada versión (o en el sitemap) todas las versiones, con el mismo x-default; cada una debe devolver 200 y ser indexable.',
      source: { ...issues.alternates.source, title: 'Google: versiones localizadas' },
    },
    brokenLinks: {
      title: 'Enlaces rotos',
      change: 'Corregir o quitar los enlaces. Uno que está en muchas páginas suele estar en un menú o un pie de página.',
      source: { ...issues.brokenLinks.source, title: 'Google: códigos de estado HTTP' },
    },
    redirects: {
      title: 'Enlaces internos a redirecciones',
      change: 'Enlazar directamente a la URL final, empezando por las cadenas más largas.',
      source: null,
    },
    nofollow: {
      title: 'Páginas enlazadas solo con nofollow',
      change:
        'Quitar rel=nofollow de los enlaces a páginas que deben encontrarse. Para mantener a los rastreadores fuera de una página, usar robots.txt o noindex.',
      source: null,
    },
    orphans: {
      title: 'En el sitemap, pero no enlazadas',
      change: 'Enlazar cada página desde al menos otra página, o quitarla del sitemap.',
      source: { ...issues.orphans.source, title: 'Google: enlaces' },
    },
    far: {
      title: 'Muchos clics desde la página inicial',
      change: 'Enlazar las páginas importantes desde la página inicial o desde páginas centrales cercanas a ella.',
      source: null,
    },
  },
  onPages({ fail, warn, all }) {
    const of = `de ${pagesOf(all)}`;
    if (fail === 0) return `advertencia en ${number(warn)} ${of}`;
    return warn === 0 ? `no superada en ${number(fail)} ${of}` : `no superada en ${number(fail)}, advertencia en ${number(warn)} ${of}`;
  },
  nothingAudited: 'Todavía no se ha auditado ninguna página.',
  verdict({ pages, blocked, failing, shared }) {
    const out =
      blocked === 0
        ? 'Ninguna página está excluida de la búsqueda.'
        : blocked < pages
          ? `${amount(blocked, { one: 'página está excluida', other: 'páginas están excluidas' })} de la búsqueda.`
          : pages === 1
            ? 'La página está excluida de la búsqueda.'
            : 'Todas las páginas están excluidas de la búsqueda.';
    const failed =
      failing > 0
        ? `${amount(failing, { one: 'comprobación no superada', other: 'comprobaciones no superadas' })} en al menos una página.`
        : 'Ninguna comprobación sin superar.';
    const texts =
      shared > 0
        ? `${amount(shared, { one: 'título, descripción o encabezado principal está', other: 'títulos, descripciones o encabezados principales están' })} en más de una página.`
        : '';
    return (blocked > 0 ? [out, failed, texts] : [failed, texts, out]).filter(Boolean).join(' ');
  },
};
