import type { IndexStepFacts, IndexStepMessages } from '../../../checks/views/index-steps.ts';
import type { words as en } from '../../en/tools/indexability.ts';
import { reasonText } from '../checks/reasons.ts';
import { spanish } from '../spanish.ts';

const { amount, and, number, percent } = spanish;

const materials: Record<IndexStepFacts, string> = {
  response: 'la respuesta',
  robotsTxt: 'robots.txt',
  page: 'la URL',
  head: 'el head',
  served: 'el código fuente HTML',
};
const directive = ({ written, place, inHead }: IndexStepMessages['noindex']) => `\`${written}\` (${place}${inHead ? '' : ', en el body'})`;

export const words: typeof en = {
  neither: ({ why }) => `Ni Google ni Bing pueden indexar esta página. ${why}`,
  ofEngine: ({ engine, why }) => `${engine}: ${why}`,
  wanted: 'Se eligió excluir esta página, así que esto es lo deseado.',
  some: ({ engines, why }) => `${and(engines)} no ${engines.length === 1 ? 'puede' : 'pueden'} indexar esta página. ${why}`,
  elsewhere: ({ why }) => `Se indica a Google y Bing que indexen otra página en lugar de esta. ${why}`,
  unknown: 'Por lo que se ve, nada bloquea la indexación, pero no se pudieron comprobar todos los pasos.',
  doubt: ({ why }) => `Indexable, con una advertencia. ${why}`,
  yes: 'Sí: Google y Bing pueden indexar esta página.',
  yesUnwanted: 'Google y Bing pueden indexar esta página, aunque se eligió excluirla.',
  note: 'Los rastreadores se detienen en el primer paso que bloquea. Pasar todos los pasos hace que una página sea indexable; no garantiza que se indexe.',
  blocksFirst: 'bloquea primero',
  unreached: 'no se alcanza',
  states: { open: 'pasa', blocks: 'bloquea', elsewhere: 'apunta a otra página', watch: 'advertencia', unknown: 'desconocido' },
  steps: {
    status: 'Respuesta del servidor',
    'robots-txt': 'robots.txt',
    directives: 'Directivas robots',
    canonical: 'URL canónica',
    rendered: 'Página renderizada',
  },
  says: {
    reading: ({ what }) => `Todavía se está leyendo ${materials[what]}.`,
    unread: ({ what, why }) => `No se pudo leer ${materials[what]}. ${reasonText(why)}`,
    answers: ({ status }) => `La página devuelve ${status}.`,
    noAnswer: () => 'El servidor no respondió.',
    refused: ({ status }) =>
      `Nuestra solicitud sin cookies se rechazó con ${status}. Puede que también se rechace al buscador; no se pudo comprobar.`,
    redirects: ({ status }) => `La página devuelve ${status}: se indexa otra URL en su lugar.`,
    gone: ({ status }) => `La página devuelve ${status}, así que no se indexa.`,
    robotsSilent: () => 'La solicitud de robots.txt no obtuvo respuesta: los rastreadores pueden dejar de rastrear hasta que funcione.',
    robotsFailing: ({ status }) => `robots.txt devuelve ${status}. Hasta que se corrija, Google trata todo el sitio como bloqueado.`,
    robotsMayBlock: ({ status }) => `robots.txt devuelve ${status}: los rastreadores pueden tratar todo el sitio como bloqueado.`,
    noRobots: ({ status }) => `No hay robots.txt (${status}), así que nada está bloqueado.`,
    crawlable: ({ line }) =>
      line === null
        ? 'El rastreo está permitido: ninguna regla coincide con esta URL.'
        : `El rastreo está permitido: decide la línea ${number(line)}.`,
    uncrawlable: ({ line }) =>
      line === null ? 'El rastreo está bloqueado.' : `El rastreo está bloqueado: decide la línea ${number(line)}.`,
    noindex: (found) => `${directive(found)} bloquea la indexación.`,
    noHeaders: () => 'Sin noindex en la página; las cabeceras se desconocen.',
    indexable: () => 'Sin noindex en la página ni en sus cabeceras.',
    noCanonical: () => 'Sin URL canónica: el buscador elige la URL.',
    selfCanonical: () => 'La canónica es esta URL.',
    canonicals: ({ count }) =>
      `La página declara ${amount(count, { one: 'canónica distinta', other: 'canónicas distintas' })}; elige el buscador.`,
    canonicalElsewhere: ({ url }) => `La canónica apunta a otra página: ${url}`,
    blank: () => 'Aquí no hay nada que leer: la página no muestra texto, encabezados ni imágenes.',
    noScripts: () => 'La página no tiene scripts: el código fuente y el HTML renderizado son iguales.',
    servedNoindex: ({ written }) => `El código fuente HTML tiene \`${written}\`; quitarlo con JavaScript llega demasiado tarde.`,
    served: ({ share }) => `El ${percent(share)} del texto principal está en el código fuente HTML.`,
    noMainText: () => 'La página no tiene texto principal que comparar con el código fuente HTML.',
    scripted: ({ engine, share }) =>
      share > 0
        ? `Solo el ${percent(share)} del texto principal está en el código fuente HTML: ${engine} tiene que ejecutar scripts para ver el resto.`
        : `Nada del texto principal está en el código fuente HTML: ${engine} tiene que ejecutar scripts para verlo.`,
  },
};
