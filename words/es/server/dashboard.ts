import type { dashboard as en } from '../../en/server/dashboard.ts';
import { spanish } from '../spanish.ts';
import { changeHeads } from '../reports/comparison.ts';

const { amount, number } = spanish;
const pagesOf = (count: number) => amount(count, { one: 'página', other: 'páginas' });

export const dashboard: typeof en = {
  title: 'Sitios',
  product: 'Pageloupe',
  skip: 'Ir al contenido',
  sites: ({ count }) => amount(count, { one: 'sitio', other: 'sitios' }),
  reading: 'Leyendo…',
  again: 'Reintentar',
  back: 'Todos los sitios',
  offline: 'No se puede acceder al servicio. Comprobar que está en funcionamiento y reintentar.',
  memory:
    'El historial está en memoria y se pierde cuando el servicio se detiene. Para conservarlo, iniciar el servicio con --data <carpeta>, o con --store-url si tiene --queue-url.',

  login: {
    title: 'Iniciar sesión',
    intro: 'Este servicio exige una clave. Se intercambia por una cookie que caduca a las 12 horas; la clave en sí no se guarda.',
    key: 'Clave',
    submit: 'Iniciar sesión',
    logout: 'Cerrar sesión',
    as: ({ name, role }) => `${name} (${role})`,
  },

  list: {
    table: 'Sitios con sus puntuaciones',
    find: 'Buscar un sitio',
    worse: 'Solo sitios que empeoraron',
    empty: 'Aún no se ha auditado ningún sitio.',
    emptyHow: 'Cada lote aparece aquí cuando termina. Iniciar uno abajo o con la línea de comandos:',
    emptyRead: 'Los sitios aparecen aquí cuando se auditan con una clave que tiene el rol «run».',
    none: 'Ningún sitio coincide.',
    columns: {
      site: 'Sitio',
      score: 'Puntuación de auditoría',
      change: 'Cambio',
      geo: 'Puntuación GEO',
      recent: 'Últimas ejecuciones',
      worse: 'Fallos nuevos',
      fails: 'Fallos',
      pages: 'Páginas',
      at: 'Última ejecución',
    },
  },
  change: { none: 'primera ejecución', same: 'sin cambios', up: ({ by }) => `sube ${number(by)}`, down: ({ by }) => `baja ${number(by)}` },

  add: {
    title: 'Auditar un sitio',
    source: 'URL de un sitemap, o URL de páginas, una por línea',
    crawl: 'Seguir enlaces (hasta 500 páginas)',
    oneStart: 'Para seguir enlaces, introducir una sola URL: la página por la que empezar.',
    crawling: 'Auditoría iniciada. Las páginas se añaden a medida que se encuentran enlaces.',
    device: 'Dispositivo',
    devices: { desktop: 'Escritorio', mobile: 'Móvil' },
    start: 'Iniciar auditoría',
    started: ({ count }) => `Auditoría iniciada: ${pagesOf(count)}.`,
    missing: 'Introducir al menos una URL.',
  },
  progress: {
    title: 'En curso',
    bar: ({ site }) => `Progreso de ${site}`,
    state: ({ done, total, failed }) =>
      `${number(done)} de ${pagesOf(total)}${failed > 0 ? `, ${amount(failed, { one: 'no se pudo auditar', other: 'no se pudieron auditar' })}` : ''}`,
    cancel: 'Cancelar',
    many: ({ count }) => pagesOf(count),
    more: ({ count }) => `Estos son los ${number(count)} más recientes; hay más en curso.`,
  },

  site: {
    run: 'Ejecutar ahora',
    export: 'Exportar',
    remove: 'Eliminar sitio',
    removeSure: ({ site }) => `¿Eliminar todas las ejecuciones y programaciones de ${site}? No se puede deshacer.`,
    removeYes: 'Eliminar',
    removeNo: 'Conservar',
    latest: 'Última ejecución',
    older: ({ at }) => `Ejecución: ${at}`,
    facts: { at: 'Inicio', pages: 'Páginas', device: 'Dispositivo', state: 'Estado' },
    states: { finished: 'terminada', cancelled: 'cancelada' },
    audited: ({ audited, pages }) => `${number(audited)} de ${number(pages)} auditadas`,
    categories: 'Categorías GEO',
    noScore: 'ninguna',
    trend: {
      title: 'Evolución de las puntuaciones',
      few: 'Una segunda ejecución muestra cómo cambian las puntuaciones.',
      audit: 'Puntuación de auditoría',
      geo: 'Puntuación GEO',
      table: 'Puntuaciones en una tabla',
      columns: { at: 'Ejecución', pages: 'Páginas', fails: 'Fallos' },
      picture: ({ from, to, first, last }) =>
        `Puntuación de auditoría de ${first} (${from}) a ${last} (${to}). Todos los valores están en la tabla de abajo.`,
    },
    changes: {
      ...changeHeads,
      title: 'Qué cambió',
      since: ({ at }) => `Desde la ejecución anterior (${at})`,
      first: 'Esta es la primera ejecución.',
      same: 'Ninguna comprobación mejoró ni empeoró, y ningún valor cambió.',
      pages: ({ count }) => pagesOf(count),
      more: ({ count }) => `${number(count)} más`,
    },
    checks: {
      title: 'Comprobaciones no superadas y advertencias',
      none: 'Todas las páginas superan todas las comprobaciones.',
      columns: { check: 'Comprobación', fails: 'Fallos', warns: 'Advertencias' },
      show: ({ title }) => `Mostrar páginas: ${title}`,
    },
    pages: {
      title: 'Páginas',
      of: ({ title }) => `Páginas: ${title}`,
      all: 'Mostrar todas las páginas',
      columns: { page: 'Página', score: 'Puntuación de auditoría', geo: 'Puntuación GEO', fails: 'Fallos', warns: 'Advertencias' },
      failed: ({ code }) => `no se pudo auditar (${code})`,
      status: ({ status }) => `devuelve ${status}`,
      more: 'Mostrar más páginas',
      none: 'Ninguna página.',
      untitled: 'sin título',
    },
    runs: {
      title: 'Ejecuciones',
      columns: {
        at: 'Inicio',
        device: 'Dispositivo',
        score: 'Puntuación de auditoría',
        geo: 'Puntuación GEO',
        worse: 'Fallos nuevos',
        pages: 'Páginas',
      },
      more: 'Mostrar ejecuciones anteriores',
    },
  },

  schedule: {
    title: 'Programación',
    none: 'Este sitio se audita solo cuando alguien inicia una ejecución.',
    next: ({ at }) => `Próxima: ${at}`,
    never: 'No se volverá a ejecutar.',
    last: ({ at }) => `Última: ${at}`,
    cron: 'Expresión cron',
    cronHelp: 'Minuto, hora, día, mes, día de la semana: «0 3 * * 1» es el lunes a las tres.',
    zone: 'Zona horaria',
    create: 'Crear programación',
    remove: 'Eliminar',
    removeThis: ({ cron }) => `Eliminar la programación ${cron}`,
    pages: ({ count }) => pagesOf(count),
    sitemap: ({ url }) => `el sitemap ${url}`,
    crawl: ({ url }) => `las páginas encontradas al seguir enlaces desde ${url}`,
    source: ({ what }) => `Audita ${what}.`,
    tooMany:
      'La última ejecución tiene una lista de más de 1000 páginas. Iniciar antes una ejecución a partir de un sitemap o de un rastreo.',
  },
};
