import type { verdict as en } from '../../en/reports/verdict.ts';
import { spanish } from '../spanish.ts';

const { amount, number } = spanish;

export const verdict: typeof en = {
  levels: {
    critical: 'Corregir ya',
    unlessIntended: 'Corregir ya, si no es intencionado',
    serious: 'Corregir pronto',
    check: 'Por revisar',
    moderate: 'Corregir cuando se pueda',
    minor: 'Leve',
  },
  dropped: 'los buscadores no muestran esta página en sus resultados.',
  closed: 'es poco probable que se encuentre esta página en la búsqueda.',
  stillShown: 'puede que los buscadores muestren esta página.',
  astray: 'puede que la búsqueda lleve a las personas a otra página, o a ninguna.',
  costs: {
    unfound: 'puede que no se encuentre esta página en la búsqueda.',
    address: 'puede que los buscadores muestren otra URL en su lugar.',
    unread: 'puede que los buscadores y la IA no vean parte del contenido.',
    unreached: 'puede que los buscadores no sigan los enlaces de esta página.',
    title: 'los resultados de búsqueda pueden mostrar otro título.',
    snippet: 'los resultados de búsqueda pueden mostrar un texto distinto del deseado.',
    result: 'los resultados de búsqueda pueden mostrar otro título u otro texto.',
    icon: 'los resultados de búsqueda pueden mostrar un icono genérico.',
    date: 'los resultados de búsqueda pueden mostrar otra fecha, o ninguna.',
    richResult: 'puede que Google omita extras en sus resultados.',
    goods: 'puede que Google omita extras en sus resultados, como estrellas o precios.',
    posts: 'puede que Google omita extras en sus resultados, como el autor y la fecha de un mensaje.',
    articles: 'puede que Google omita extras en sus resultados, como una imagen o la fecha.',
    hours: 'puede que Google omita extras en sus resultados, como el horario.',
    path: 'puede que Google omita extras en sus resultados, como la ruta de navegación.',
    preview: 'los enlaces compartidos pueden quedar sin una buena vista previa.',
    language: 'las personas pueden recibir la versión de otro idioma.',
    quotes: 'puede que los buscadores y la IA no citen esta página.',
    phones: 'puede costar leer esta página en el móvil.',
    visitors: 'los visitantes pueden tener problemas con esta página.',
    trust: 'los visitantes pueden confiar menos en esta página.',
    access: 'quienes usan un lector de pantalla pueden perderse algo.',
  },
  problems,
  soFar: (found) => (found.fail + found.warn > 0 ? `Hasta ahora: ${problems(found)}` : 'Hasta ahora no se han encontrado problemas.'),
  indexable: 'Los buscadores pueden indexar esta página.',
  allPass: 'La página supera todas las comprobaciones que se aplican.',
  noProblems: 'No se encontraron problemas en las comprobaciones ejecutadas.',
  open: ({ count }) =>
    count === 1
      ? 'No se pudo comprobar 1 de las señales que controlan la indexación.'
      : `No se pudieron comprobar ${number(count)} de las señales que controlan la indexación.`,
};

function problems({ fail, warn }: { fail: number; warn: number }): string {
  const warnings = amount(warn, { one: 'advertencia', other: 'advertencias' });
  if (fail === 0) return `Ninguna comprobación sin superar; ${warnings}.`;
  return `${amount(fail, { one: 'comprobación no superada', other: 'comprobaciones no superadas' })}${warn > 0 ? `, ${warnings}` : ''}.`;
}
