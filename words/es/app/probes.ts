import type { probes as en } from '../../en/app/probes.ts';
import { spanish } from '../spanish.ts';

const { amount, and, number } = spanish;

const urlsOf = (count: number) => amount(count, { one: 'URL', other: 'URL' });
const brokenOf = (count: number) => amount(count, { one: 'rota', other: 'rotas' });
/** The first hosts and the number of others: those that the browser's permission prompt is about. */
const first = (hosts: readonly string[]) => and(hosts.length > 3 ? [...hosts.slice(0, 3), `${number(hosts.length - 3)} más`] : hosts);
const counts: typeof en.spoken.finished = ({ done, total, broken, unverified }) =>
  `${number(done)} de ${urlsOf(total)} comprobadas, ${brokenOf(broken)}, ${number(unverified)} sin verificar.`;

export const probes: typeof en = {
  titles: {
    idle: 'Comprobación de enlaces',
    asking: 'Esperando el permiso',
    refused: 'Enlaces sin comprobar',
    starting: 'Comprobando enlaces',
    running: 'Comprobando enlaces',
    paused: 'Comprobación de enlaces en pausa',
    finished: 'Enlaces comprobados',
    stopped: 'Comprobación de enlaces detenida',
    failed: 'No se pudieron comprobar los enlaces',
  },
  check: 'Comprobar enlaces',
  checkAgain: 'Comprobar de nuevo',
  checkRest: 'Comprobar el resto',
  allowRest: 'Permitir y comprobar el resto',
  pause: 'Pausar',
  resume: 'Reanudar',
  stop: 'Detener',
  withdraw: 'Retirar permiso',
  options: 'Opciones',
  sites: 'Sitios',
  allSites: ({ count }) => `todos (${number(count)})`,
  onlyHost: ({ host }) => `solo ${host}`,
  speed: 'Velocidad',
  rates: { careful: 'cuidadosa', normal: 'normal', fast: 'rápida', own: 'máxima (mi propio servidor)' },
  askingNow:
    'El navegador pregunta si Pageloupe puede contactar con estos sitios. Si esta ventana se cierra, la comprobación empieza igualmente.',
  startingNow: 'Iniciando…',
  whatFor: ({ links, sites }) =>
    `¿Qué enlaces están rotos? Esto solicita ${links > 0 ? `${amount(links, { one: 'destino de enlace', other: 'destinos de enlace' })}, ` : ''}la URL canónica, versiones de idioma, imágenes y variantes de la URL, en ${amount(sites, { one: 'sitio', other: 'sitios' })}.`,
  noCookies: 'No se envían cookies.',
  willAsk: ({ hosts }) =>
    `El navegador pedirá permitir ${first(hosts)}. No se envían cookies, y el permiso se puede retirar en cualquier momento.`,
  refused: 'Permiso denegado. No se solicitó nada; estas comprobaciones quedan sin hacer.',
  missing: ({ hosts }) => `Sin comprobar (sin permiso): ${first(hosts)}.`,
  interrupted: 'El navegador interrumpió la comprobación; se reanudó donde se había quedado.',
  goesOn: 'Sigue en marcha al cerrar esta ventana; se detiene al salir de la página.',
  paused: 'en pausa',
  secondsLeft: ({ seconds }) => `${seconds === 1 ? 'queda' : 'quedan'} aprox. ${amount(seconds, { one: 'segundo', other: 'segundos' })}`,
  minutesLeft: ({ minutes }) => `${minutes === 1 ? 'queda' : 'quedan'} aprox. ${amount(minutes, { one: 'minuto', other: 'minutos' })}`,
  progress: 'URL comprobadas',
  done: ({ done, total }) => (done === total ? urlsOf(total) : `${number(done)} de ${urlsOf(total)}`),
  broken: ({ count }) => brokenOf(count),
  unverified: ({ count }) => `${number(count)} sin verificar`,
  list: 'Ver todos los enlaces',
  spoken: {
    running: 'Comprobando enlaces.',
    paused: 'Comprobación de enlaces en pausa.',
    refused: 'Permiso denegado: no se comprobaron los enlaces.',
    failed: ({ error }) => `No se pudieron comprobar los enlaces. ${error}`,
    finished: (args) => `Enlaces comprobados: ${counts(args)}`,
    stopped: (args) => `Comprobación de enlaces detenida: ${counts(args)}`,
  },
};
