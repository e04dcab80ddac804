import type { site as en } from '../../../en/app/bulk/site.ts';
import { spanish } from '../../spanish.ts';

const { amount, number } = spanish;
const pagesOf = (count: number) => amount(count, { one: 'página', other: 'páginas' });

export const site: typeof en = {
  glance: ({ pages }) => `${pagesOf(pages)} de un vistazo`,
  blockedBy: ({ gates }) => `Bloqueadas por ${gates.map(({ name, pages }) => `${name}: ${number(pages)}`).join(' · ')}`,
  noindex: ({ pages }) => `${amount(pages, { one: 'página tiene', other: 'páginas tienen' })} noindex.`,
  noneHas: 'Todavía ninguna página con esta puntuación.',
  spread: ({ median, lowest, highest }) => `mediana ${number(median)}, de ${number(lowest)} a ${number(highest)}`,
  byScore: ({ score }) => `Páginas por puntuación: ${score}`,
  bin: ({ from, to, pages }) => `${number(from)} a ${number(to)}: ${pagesOf(pages)}`,
  categories: 'Categorías GEO, promedio',
  noGeo: 'Todavía sin puntuación GEO.',
  worst: 'Empezar por estas páginas',
  morePages: 'Mostrar más páginas',
  first: ({ shown, total }) => `Las primeras ${number(shown)} de ${number(total)}.`,
  noAnswer: 'sin respuesta',

  signals: {
    title: 'Problemas por impacto y número de páginas',
    good: 'Todas las páginas superan todas las comprobaciones.',
    help: 'Corregir una plantilla suele corregir muchas páginas.',
  },
  titles: {
    title: 'Títulos duplicados',
    good: 'Cada página indexable tiene un título único.',
    help: 'Dar a cada página un título único y descriptivo.',
  },
  descriptions: {
    title: 'Descripciones duplicadas',
    good: 'Ninguna descripción duplicada.',
    help: 'Escribir una descripción única para cada página, o quitarla y dejar que los buscadores elijan un pasaje.',
  },
  headings: {
    title: 'Encabezados principales duplicados',
    good: 'Ningún encabezado h1 duplicado.',
    help: 'Dar a cada página un encabezado principal único.',
  },
  canonicals: {
    title: 'URL canónicas que apuntan a otras páginas',
    good: 'Ninguna canónica apunta a otra página.',
    help: 'Se indica a los buscadores que indexen la canónica en lugar de la página. Usarla solo para duplicados; el destino debe ser indexable y apuntar a sí mismo.',
  },
  alternates: {
    title: 'Pares hreflang rotos',
    good: 'Todos los pares hreflang entre estas páginas funcionan.',
    help: 'Cada versión debe incluirse a sí misma y a todas las demás, devolver 200 y ser indexable.',
  },
  broken: {
    title: 'Enlaces rotos',
    good: ({ pages }) => `Ningún enlace roto en ${pagesOf(pages)} con enlaces comprobados.`,
    noneYet: 'Todavía no se ha comprobado ningún enlace.',
    onlyOfRun:
      'Solo se comprobaron los enlaces a URL de esta ejecución. Para comprobarlos todos, iniciar una ejecución nueva con «Comprobar enlaces» activado.',
    notAsked:
      'En esta ejecución no se comprobaron los enlaces. Para encontrar enlaces rotos, iniciar una ejecución nueva con «Comprobar enlaces» activado.',
    help: 'Primero los enlaces que están en más páginas: suelen estar en un menú o un pie de página, donde un cambio los corrige todos.',
  },
};
