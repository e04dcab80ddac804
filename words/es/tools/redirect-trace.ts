import type { words as en } from '../../en/tools/redirect-trace.ts';
import { probeText } from '../checks/probes.ts';
import { spanish } from '../spanish.ts';

const { amount, duration } = spanish;
const redirectsOf = (count: number) => amount(count, { one: 'redirección', other: 'redirecciones' });

export const words: typeof en = {
  page: ({ status }) => `${status}, la página`,
  permanent: ({ status }) => `${status}, permanente`,
  temporary: ({ status }) => `${status}, temporal`,
  noAnswer: 'sin respuesta',
  none: 'Sin redirecciones HTTP: esta URL responde directamente.',
  circle: 'Las redirecciones forman un bucle.',
  redirects: ({ count }) => `${redirectsOf(count)} antes de la página.`,
  cost: ({ count, ms }) => `${count === 1 ? 'Tardó' : 'Tardaron'} ${duration(ms)}.`,
  ms: ({ ms }) => duration(ms),
  again: ({ ms }) => `${duration(ms)} al solicitarla de nuevo`,
  otherHost: ({ host }) => `otro host: ${host}`,
  downgrade: 'de https de vuelta a http',
  back: '… y de vuelta a una URL anterior.',
  copy: 'Copiar la cadena de redirecciones',
  known: {
    intro: 'Se sabe sin seguir la cadena:',
    visit: 'En esta visita',
    visitNone: 'ninguna. Los navegadores no cuentan redirecciones desde otros sitios.',
    visitSome: ({ count }) => `${redirectsOf(count)} en el mismo sitio. Los navegadores no cuentan redirecciones desde otros sitios.`,
    again: 'Al solicitarla de nuevo',
    redirected: 'redirigida a otra URL',
    direct: 'sin redirección',
    requested: 'URL solicitada',
    answeredBy: 'URL final',
    status: 'Estado',
    answer: ({ status, ms }) => `${status}, tras ${duration(ms)}`,
  },
  variants: {
    title: 'Variantes de la URL',
    note: 'Cada una debería redirigir aquí con una sola redirección permanente, o no existir.',
    notWeb: 'Esta URL no tiene variantes: no es http ni https.',
    http: 'http',
    https: 'https',
    www: 'con www',
    bare: 'sin www',
    slash: 'con barra',
    noSlash: 'sin barra',
    here: 'redirige aquí',
    hereBy: ({ statuses }) => `redirige aquí (${statuses.join(', ')})`,
    elsewhere: ({ url }) => `redirige a otra parte: ${url}`,
    itself: ({ status }) => `sin redirección, devuelve ${status}`,
    absent: 'no existe',
    absentBy: ({ status }) => `no existe, devuelve ${status}`,
    unverified: ({ why }) => (why ? `no se pudo verificar: ${probeText(why)}` : 'no se pudo verificar'),
    skipped: ({ why }) => (why ? `omitida: ${probeText(why)}` : 'omitida'),
    unchecked: 'todavía sin comprobar',
  },
};
