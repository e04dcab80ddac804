import type { app as en } from '../../en/app/app.ts';
import { spanish } from '../spanish.ts';

const { ago, amount, number } = spanish;

export const app: typeof en = {
  title: 'Auditar esta página con Pageloupe',
  rerun: 'Auditar de nuevo',
  panel: 'Abrir panel lateral',
  audited: ({ at, now }) => `Auditada ${ago(at, now)}`,
  views: {
    label: 'Vistas',
    overview: 'Resumen',
    tools: 'Herramientas',
    checks: 'Comprobaciones',
    applying: ({ applying, all }) => `${number(applying)} de ${number(all)} ${applying === 1 ? 'se aplica' : 'se aplican'}`,
  },
  find: 'Buscar',
  outOfDate: 'Desactualizada',
  factsGone: 'Los datos de esta auditoría ya no están guardados. Auditar la página de nuevo.',
  privacy:
    'Funciona en este dispositivo; no se sube nada. Pageloupe solicita el HTML, robots.txt, el sitemap y llms.txt de este sitio, sin cookies. Solo se contacta con otros sitios al comprobar enlaces o cargar imágenes.',
  settings: 'Configuración',
  licenses: 'Licencias',
  reading: 'Leyendo la página…',
  slow: {
    label: 'Lento',
    page: 'Esta página tarda en leerse.',
    site: 'El sitio tarda en responder.',
    stop: 'Detener y mostrar lo que hay',
    stopping: 'Deteniendo…',
  },
  scores: ({ audit, geo }) =>
    `Puntuación de auditoría: ${audit === null ? 'ninguna' : number(audit)}. Puntuación GEO: ${geo === null ? 'ninguna' : number(geo)}.`,

  save: {
    menu: 'Guardar',
    page: 'Abrir como página',
    pageNote: 'ancha, para imprimir',
    pdf: 'Guardar como PDF',
    pdfNote: 'para imprimir o compartir',
    pdfPageNote: 'solo esta página',
    json: 'Guardar como JSON',
    jsonNote: 'el informe entero con sus datos',
    csv: 'Guardar como CSV',
    csvNote: 'una fila por comprobación',
    markdown: 'Guardar como Markdown',
    markdownNote: 'para leer y compartir',
    copyMarkdown: 'Copiar como Markdown',
    copyJson: 'Copiar como JSON',
    reports: 'Marca y papel…',
    reportsNote: 'de todos los informes, en Configuración',
  },

  bulk: {
    menu: 'En bloque',
    queue: 'Poner en cola esta pestaña',
    queueNote: 'auditarla más tarde con otras páginas',
    firstPages: ({ pages }) =>
      pages === 1
        ? 'Auditar la primera página de este sitio'
        : `Auditar las primeras ${amount(pages, { one: 'página', other: 'páginas' })} de este sitio`,
    firstPagesNote: 'empieza ahora: rastrea desde la página principal en pestañas en segundo plano',
    site: 'Auditar más páginas de este sitio',
    siteNote: 'elegir cuántas páginas y cuáles',
    new: 'Nueva auditoría en bloque',
    newNote: 'de pestañas abiertas, un sitemap o URL que se pegan aquí',
    all: 'Auditorías en bloque',
    allNote: 'colas, progreso y resultados',
    titles: 'Copiar los títulos de las pestañas',
    titlesNote: 'título y URL, para una hoja de cálculo',
    unqueued: ({ why }) => `Esta pestaña no se puede poner en cola. ${why}`,
    notHttp: 'Esta pestaña no se puede poner en cola: solo las páginas http y https.',
  },
};
