import type { runs as en } from '../../../en/app/bulk/runs.ts';
import { spanish } from '../../spanish.ts';
import { jobWords } from './job-errors.ts';

const { amount, number, time, timeToTheSecond } = spanish;
const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
const pagesOf = (count: number) => amount(count, { one: 'página', other: 'páginas' });
const doneOf = (count: number) => amount(count, { one: 'terminada', other: 'terminadas' });
const failedOf = (count: number) => amount(count, { one: 'fallida', other: 'fallidas' });
const runningOf = (count: number) => `${number(count)} en auditoría`;
const waitingOf = (count: number) => `${number(count)} en espera`;
const cancelledOf = (count: number) => amount(count, { one: 'cancelada', other: 'canceladas' });
const counted: typeof en.counts = ({ done, failed, running, waiting, cancelled }) =>
  [
    doneOf(done),
    failed > 0 && failedOf(failed),
    running > 0 && runningOf(running),
    waiting > 0 && waitingOf(waiting),
    cancelled > 0 && cancelledOf(cancelled),
  ]
    .filter(Boolean)
    .join(', ');
const states: typeof en.states = {
  draft: 'Sin iniciar',
  running: 'En curso',
  paused: 'En pausa',
  finished: 'Terminada',
  cancelled: 'Cancelada',
};
/** Approximate milliseconds. */
const about = (ms: number): string => {
  const seconds = Math.round(ms / 1_000);
  if (seconds < 10) return 'unos segundos';
  if (seconds < 55) return `unos ${number(Math.ceil(seconds / 10) * 10)} segundos`;
  const minutes = Math.round(seconds / 60);
  return minutes < 60
    ? `aprox. ${amount(minutes, { one: 'minuto', other: 'minutos' })}`
    : `aprox. ${amount(Math.round(minutes / 60), { one: 'hora', other: 'horas' })}`;
};

export const runs: typeof en = {
  title: 'Auditorías en bloque',
  runs: 'Ejecuciones',
  newRun: 'Nueva ejecución',
  run: 'Ejecución',
  documentTitle: ({ title }) => `${title} · Pageloupe`,
  privacy:
    'Las ejecuciones, los informes y los archivos quedan en este dispositivo. Pageloupe solo solicita las páginas puestas en cola, las encontradas al rastrear y, si se elige, los destinos de los enlaces.',
  reading: 'Leyendo la ejecución…',
  readingAll: 'Leyendo las ejecuciones…',
  gone: 'Esta ejecución ya no existe.',
  goneWhy: 'Se eliminó, o se quitó para dejar sitio a ejecuciones más recientes.',
  seeAll: 'Ver todas las ejecuciones',
  when: ({ at }) => time(at, zone()),
  whenToTheSecond: ({ at }) => timeToTheSecond(at, zone()),

  files: 'Archivos',
  file: {
    making: 'se está creando…',
    saving: 'se está guardando…',
    saved: 'está guardado.',
    failed: ({ error }) => `no se pudo crear. ${error}`,
    progress: ({ name }) => `Progreso de ${name}`,
    pages: ({ done, total }) => `${number(done)} de ${pagesOf(total)}`,
    close: ({ name }) => `Cerrar ${name}`,
    tryAgain: ({ error }) => `${error} Intentarlo de nuevo; si vuelve a fallar, puede que falte memoria o espacio en disco.`,
  },

  none: 'Todavía no hay ejecuciones.',
  noneHelp:
    'Una auditoría en bloque comprueba muchas páginas en segundo plano: pestañas abiertas, una lista de URL, un sitemap o el rastreo de un sitio. El resultado es una tabla de todas las páginas, los problemas de todo el sitio y un PDF para compartir.',
  choose: 'Elegir páginas',
  kept: ({ most }) =>
    `Se guardan en este dispositivo: los borradores, las ejecuciones activas, las ${number(most)} terminadas más recientes iniciadas a mano y las ${number(most)} más recientes de cada programación. Crear una ejecución elimina las terminadas más antiguas con sus informes. Exportar como PDF, HTML o JSON lo que se quiera conservar.`,
  states,
  inQueue: ({ pages }) => `${pagesOf(pages)} en la cola`,
  counts: counted,
  pagesAndCounts: ({ pages, counts }) => `${pagesOf(pages)}: ${counts}`,
  stateAndCounts: ({ state, counts }) => `${state}: ${counts}`,
  started: ({ when }) => `Inicio: ${when}`,
  ended: ({ when }) => `Fin: ${when}`,
  created: ({ when }) => `Creación: ${when}`,
  continue: 'Continuar',
  open: 'Abrir',
  continueNamed: ({ name }) => `Continuar ${name}`,
  openNamed: ({ name }) => `Abrir ${name}`,
  rename: 'Cambiar nombre',
  renameNamed: ({ name }) => `Cambiar nombre de ${name}`,
  delete: 'Eliminar',
  deleteNamed: ({ name }) => `Eliminar ${name}`,
  deleteRun: 'Eliminar ejecución',
  name: 'Nombre de la ejecución',
  saveName: 'Guardar nombre',
  cancel: 'Cancelar',

  confirmDelete: {
    title: '¿Eliminar esta ejecución?',
    text: ({ name, reports, running }) =>
      [
        reports > 0
          ? `«${name}»: ${amount(reports, { one: 'informe se eliminará', other: 'informes se eliminarán' })} de este dispositivo.`
          : `«${name}»: se eliminará su cola.`,
        'Los archivos guardados se conservan.',
        running && 'Todavía está en curso y se detendrá.',
      ]
        .filter(Boolean)
        .join(' '),
    yes: 'Eliminar',
    no: 'Conservar',
  },
  confirmCancel: {
    title: '¿Cancelar esta ejecución?',
    text: ({ open, reports }) =>
      `${amount(open, { one: 'página no se auditará', other: 'páginas no se auditarán' })}. ${amount(reports, { one: 'informe se conservará', other: 'informes se conservarán' })}.`,
    yes: 'Cancelar ejecución',
    no: 'Seguir',
  },

  compare: 'Comparar con otra ejecución',
  export: 'Exportar',
  pdf: 'Informe PDF',
  pdfNote: ({ pages }) => `portada, resumen, ${pagesOf(pages)}`,
  html: 'Informe HTML',
  htmlNote: 'un archivo para cualquier navegador',
  pagesCsv: 'CSV de páginas',
  pagesCsvNote: 'una fila por página',
  findingsCsv: 'CSV de hallazgos',
  findingsCsvNote: 'una fila por hallazgo',
  json: 'JSON',
  jsonNote: 'para otros programas',
  facts: ({ started, ended, tools, probes }) =>
    [
      started && `Inicio: ${started}`,
      ended && `fin: ${ended}`,
      tools > 0 ? amount(tools, { one: 'herramienta elegida', other: 'herramientas elegidas' }) : 'todas las herramientas',
      probes && 'enlaces comprobados',
    ]
      .filter(Boolean)
      .join(' · '),
  parts: 'Partes de la ejecución',
  pages: 'Páginas',
  site: 'Todo el sitio',
  soFar: 'Hasta ahora.',
  toSite: 'Ver los problemas de todo el sitio',
  noneAudited: 'Todavía ninguna página auditada. Los problemas de todo el sitio aparecen aquí a medida que terminan las páginas.',
  soFarOf: ({ pages, all }) => `Hasta ahora: ${number(pages)} de ${pagesOf(all)}.`,

  progress: 'Progreso',
  audited: 'Páginas auditadas',
  endedOf: ({ ended, total }) => `${number(ended)} de ${pagesOf(total)}`,
  leftLater: 'el tiempo restante aparece tras unas páginas',
  left: ({ ms }) => `tiempo restante: ${about(ms)}`,
  pause: 'Pausar',
  resume: 'Reanudar',
  showFailed: 'Mostrar las fallidas',
  retry: ({ count }) => `Reintentar ${failedOf(count)}`,
  legend: {
    done: ({ count }) => doneOf(count),
    failed: ({ count }) => failedOf(count),
    running: ({ count }) => runningOf(count),
    waiting: ({ count }) => waitingOf(count),
    cancelled: ({ count }) => cancelledOf(count),
  },
  refused: 'Permiso denegado, así que no se inició nada.',
  refusedSites: 'No se ha perdido nada. Intentarlo de nuevo y elegir Permitir cuando el navegador pregunte.',
  refusedAll:
    'No se ha perdido nada. Intentarlo de nuevo y elegir Permitir cuando el navegador pregunte: los destinos de los enlaces pueden estar en cualquier sitio.',
  goesOn: 'Se pueden usar otras pestañas o cerrar esta página; la ejecución continúa en segundo plano.',

  jobs: { waiting: 'En espera', running: 'En auditoría', done: 'Auditada', failed: 'Fallida', cancelled: 'Cancelada' },
  pauses: {
    user: {
      what: 'Esta ejecución se puso en pausa.',
      todo: 'Se puede reanudar en cualquier momento; las páginas terminadas se conservan.',
    },
    offline: { what: 'Sin conexión de red.', todo: 'La ejecución continúa cuando vuelve la conexión o al reanudarla.' },
    'storage-full': {
      what: 'No queda espacio para informes.',
      todo: 'Eliminar ejecuciones que ya no hagan falta o liberar espacio en disco, y reanudar.',
    },
    'no-permission': {
      what: 'Pageloupe ya no tiene permiso para estos sitios.',
      todo: 'Reanudar y permitir los sitios cuando el navegador pregunte.',
    },
    restarted: {
      what: 'El navegador se cerró durante esta ejecución.',
      todo: 'Reanudar para terminar el resto; las páginas terminadas se conservan.',
    },
  },
  failures: {
    'tab-gone': 'Pestaña cerrada',
    navigated: 'Pasó a otra página',
    crashed: 'Fallo de la pestaña',
    asleep: 'Pestaña suspendida',
    'no-access': 'Sin acceso',
    'no-permission': 'Sin permiso',
    'not-a-page': 'No es una página',
    'http-error': 'Error HTTP',
    unreachable: 'Inaccesible',
    timeout: 'Demasiado lenta',
    interrupted: 'Interrumpida',
    'audit-failed': 'Auditoría fallida',
  },
  ...jobWords,

  done: {
    added: ({ added, joined }) => {
      const first = added === 0 ? 'Nada nuevo' : amount(added, { one: 'página añadida', other: 'páginas añadidas' });
      return joined > 0 ? `${first}; ${amount(joined, { one: 'ya estaba', other: 'ya estaban' })} en la cola.` : `${first}.`;
    },
    follows: 'Se seguirán los enlaces de esta página.',
    followsNone: 'No se seguirán enlaces.',
    removed: ({ count }) => `${amount(count, { one: 'página quitada', other: 'páginas quitadas' })} de la cola.`,
    first: 'Ya es la primera.',
    last: 'Ya es la última.',
    moved: ({ place, all }) => `Movida a la posición ${number(place)} de ${number(all)}.`,
    renamed: ({ name }) => `Nuevo nombre: ${name}.`,
    deleted: 'Ejecución eliminada.',
  },
  wrong: {
    read: 'No se pudieron leer los resultados.',
    add: 'No se pudieron añadir las páginas.',
    queue: 'No se pudieron poner en cola las páginas.',
    options: 'No se pudo guardar la opción.',
    repeat: 'No se pudo programar la auditoría.',
    'stop-repeating': 'No se pudo quitar la programación.',
    follow: 'No se pudo guardar la página inicial.',
    remove: 'No se pudieron quitar las páginas.',
    order: 'No se pudo guardar el orden.',
    rename: 'No se pudo cambiar el nombre de la ejecución.',
    delete: 'No se pudo eliminar la ejecución.',
    start: 'No se pudo iniciar la ejecución.',
    pause: 'No se pudo pausar la ejecución.',
    resume: 'No se pudo reanudar la ejecución.',
    cancel: 'No se pudo cancelar la ejecución.',
    'retry-failed': 'No se pudieron volver a poner en cola las páginas fallidas.',
  },
  because: ({ what, error }) => `${what} ${error}`,
  nameless: 'Escribir un nombre para la ejecución.',
  firstName: 'Auditoría en bloque',
  hosts: ({ first, more }) => `${first} y ${number(more)} más`,
};
