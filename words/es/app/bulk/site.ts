import type { site as en } from '../../../en/app/bulk/site.ts';
import { spanish } from '../../spanish.ts';

const { amount, number } = spanish;
const pagesOf = (count: number) => amount(count, { one: 'página', other: 'páginas' });

export const site: typeof en = {
  glance: ({ pages }) => `${pagesOf(pages)} de un vistazo`,
  blockedBy: ({ gates }) => `Excluidas de la búsqueda por ${gates.map(({ name, pages }) => `${name}: ${number(pages)}`).join(' · ')}`,
  noindex: ({ pages }) => `${amount(pages, { one: 'página tiene', other: 'páginas tienen' })} noindex.`,
  noneHas: 'Todavía ninguna página con esta puntuación.',
  spread: ({ median, lowest, highest }) => `mediana ${number(median)}, de ${number(lowest)} a ${number(highest)}`,
  byScore: ({ score }) => `Páginas por puntuación: ${score}`,
  bin: ({ from, to, pages }) => `${number(from)} a ${number(to)}: ${pagesOf(pages)}`,
  noGeo: 'Todavía sin puntuación GEO.',
  morePages: 'Mostrar más páginas',
  first: ({ shown, total }) => `Las primeras ${number(shown)} de ${number(total)}.`,

  signalsHelp: 'Corregir una plantilla suele corregir muchas páginas.',
  good: {
    signals: 'Todas las páginas superan todas las comprobaciones.',
    titles: 'Cada página indexable tiene un título único.',
    descriptions: 'Ninguna descripción duplicada.',
    headings: 'Ningún encabezado h1 duplicado.',
    canonicals: 'Ninguna canónica apunta a otra página.',
    alternates: 'Todos los pares hreflang entre estas páginas funcionan.',
    brokenLinks: ({ pages }) => `Ningún enlace roto en ${pagesOf(pages)} con enlaces comprobados.`,
  },
  links: {
    noneYet: 'Todavía no se ha comprobado ningún enlace.',
    onlyOfRun:
      'Solo se comprobaron los enlaces a URL de esta ejecución. Para comprobarlos todos, iniciar una ejecución nueva con «Comprobar enlaces» activado.',
    notAsked:
      'En esta ejecución no se comprobaron los enlaces. Para encontrar enlaces rotos, iniciar una ejecución nueva con «Comprobar enlaces» activado.',
  },
};
