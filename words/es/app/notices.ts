import type { notices as en } from '../../en/app/notices.ts';
import { spanish } from '../spanish.ts';

const { amount, number } = spanish;

/** @param couldNot the verb that fits the record, `pudo` or `pudieron` */
const unread =
  (record: string, couldNot: 'pudo' | 'pudieron', after: string): typeof en.unreadable.settings =>
  ({ how }) =>
    how === 'later'
      ? `No se ${couldNot} leer ${record}: el formato es de una versión más reciente de Pageloupe. Actualizar Pageloupe; no se eliminó nada.`
      : `No se ${couldNot} leer ${record}${how === 'aside' ? ' (se conservó una copia)' : ''}. ${after}`;

export const notices: typeof en = {
  close: 'Cerrar',
  saved: ({ name }) => `Guardado: ${name}.`,

  page: {
    undrawable: 'En esta página ya no se puede resaltar nada. Auditarla de nuevo.',
    shown: 'Resaltado en la página.',
    unseen: 'Este elemento está en la página, pero no es visible.',
    gone: 'Este elemento ya no está en la página.',
    marked: ({ requested, visible, unseen, gone }) =>
      [
        `${number(visible)} de ${number(requested)} ${visible === 1 ? 'resaltado' : 'resaltados'} en la página`,
        unseen > 0 && amount(unseen, { one: 'no visible', other: 'no visibles' }),
        gone > 0 && amount(gone, { one: 'ya no está en la página', other: 'ya no están en la página' }),
      ]
        .filter(Boolean)
        .join('; ')
        .concat('.'),
    copied: 'Copiado.',
    uncopied: 'El navegador no permitió copiar.',
    kept: 'Captura guardada en este dispositivo.',
    full: 'No queda espacio. Eliminar primero una captura.',
    tooMany: ({ most }) => `Ya hay ${number(most)} capturas. Eliminar primero una.`,
  },

  queue: {
    unopened: 'El navegador no abrió la página de auditorías en bloque. Intentarlo de nuevo.',
    noTab: 'No hay ninguna pestaña que poner en cola.',
    failed: ({ error }) => `Esta pestaña no se pudo poner en cola. ${error}`,
    notPasted: ({ error }) => `Las URL pegadas no se pudieron poner en cola. ${error}`,
    queued: ({ pages }) => `Esta pestaña está en la cola: ${amount(pages, { one: 'página', other: 'páginas' })}.`,
    open: 'Abrir la cola',
    notAllowed: 'No se inició nada: el navegador no deja a Pageloupe abrir este sitio.',
    notBegun: ({ error }) => `La auditoría de este sitio no se inició. ${error}`,
    noTitles: 'El navegador no facilitó los títulos de otras pestañas.',
  },

  pdf: {
    noTab: 'No hay ninguna pestaña que guardar como PDF.',
    making: 'Creando el PDF…',
    saved: ({ name, but }) => [`Guardado: ${name}.`, but].filter(Boolean).join(' '),
    failed: ({ error }) => `No se pudo crear el PDF. ${error}`,
  },

  unreadable: {
    settings: unread('la configuración', 'pudo', 'De momento se usan los valores por defecto.'),
    followed: unread('la lista de sitios cuyas páginas audita el panel', 'pudo', 'De momento está vacía.'),
    choices: unread(
      'los ajustes por página (tipo de página, intención de búsqueda, bloqueo de IA)',
      'pudieron',
      'Vuelven a aplicarse los valores por defecto.',
    ),
    keywords: unread('las palabras clave propias', 'pudieron', 'Escribirlas de nuevo donde hagan falta.'),
    branding: unread('el título, la agencia, el color y el logotipo de los PDF', 'pudieron', 'Definirlos de nuevo donde hagan falta.'),
    snapshot: unread('una captura', 'pudo', 'Las demás están bien.'),
    run: unread('una auditoría en bloque', 'pudo', 'Las demás están bien.'),
    jobs: ({ name }) =>
      `Algunas páginas de la auditoría en bloque «${name ?? ''}» no se pudieron leer y se omitieron. Las demás están bien.`,
    report: 'No se pudo leer el informe de una página de una auditoría en bloque. Auditar esa página de nuevo; las demás están bien.',
    facts:
      'Algunos datos guardados de una página no se pudieron leer. Sus comprobaciones están disponibles; sus herramientas, no. Auditar la página de nuevo para recuperarlas.',
    schedule: unread('una auditoría programada', 'pudo', 'Programarla de nuevo desde una de sus ejecuciones.'),
    results:
      'Los resultados de algunas páginas de una auditoría en bloque no se pudieron leer y se omitieron. Auditar esas páginas de nuevo; las demás están bien.',
  },

  withdrawn: 'Permiso retirado: Pageloupe ya no puede solicitar otras URL.',
  keptByBrowser: 'El navegador gestiona este permiso. Retirarlo en la página de configuración de esta extensión en el navegador.',
};
