import type { add as en } from '../../../en/app/bulk/add.ts';
import { spanish } from '../../spanish.ts';

const { amount, number } = spanish;
const urlsOf = (count: number) => amount(count, { one: 'URL', other: 'URL' });
const pagesOf = (count: number) => amount(count, { one: 'página', other: 'páginas' });

export const add: typeof en = {
  urls: {
    label: 'URL, una por línea',
    hint: 'Si falta, se supone https://.',
    read: ({ urls, repeated, invalid }) =>
      [
        urlsOf(urls),
        repeated > 0 && amount(repeated, { one: 'duplicada omitida', other: 'duplicadas omitidas' }),
        invalid > 0 && amount(invalid, { one: 'línea no válida', other: 'líneas no válidas' }),
      ]
        .filter(Boolean)
        .join(', '),
    invalid: ({ count }) => `${amount(count, { one: 'línea no se puede', other: 'líneas no se pueden' })} poner en cola.`,
    invalidStay: 'Quedan en el campo al añadir el resto.',
    correct: 'Corregirlas arriba.',
    line: ({ line }) => `Línea ${number(line)}:`,
    moreInvalid: ({ count }) => `y ${amount(count, { one: 'línea más', other: 'líneas más' })}.`,
    addNone: 'Añadir URL a la cola',
    add: ({ count }) => `Añadir ${urlsOf(count)} a la cola`,
    reasons: {
      long: ({ most }) => `Más de ${number(most)} caracteres.`,
      space: 'Contiene un espacio: usar una URL por línea.',
      scheme: ({ scheme }) => `Solo se pueden auditar páginas http y https, no URL ${scheme}.`,
      'no-url': 'No es una URL.',
      credentials: 'Contiene un nombre de usuario o una contraseña, que aparecerían en cada informe.',
      'no-host': 'No es una URL: sin host.',
    },
  },

  sitemap: {
    label: 'URL de un sitemap',
    read: 'Leer sitemap',
    reading: 'Leyendo…',
    hint: 'También sirven índices de sitemaps, listas de texto y archivos comprimidos. El navegador puede pedir permiso para leer el sitio.',
    wrong: ({ text, reason }) => `${text || 'Entrada'}: ${reason}`,
    refused: ({ host }) =>
      `El sitemap no se leyó: el navegador no permitió solicitudes a ${host}. Intentarlo de nuevo y elegir Permitir, o pegar las URL.`,
    failed: ({ error }) => `No se pudo leer el sitemap. ${error}`,
    empty: 'El sitemap no incluye ninguna página.',
    total: ({ count }) => `${pagesOf(count)} en el sitemap.`,
    firstOf: ({ count }) => `Se puede elegir entre las primeras ${number(count)}.`,
    onlyWith: 'Solo con',
    first: 'Primeras',
    all: 'todas',
    fit: ({ fitting, chosen }) =>
      `${amount(fitting, { one: 'página coincide', other: 'páginas coinciden' })}${chosen < fitting ? `, ${amount(chosen, { one: 'elegida', other: 'elegidas' })}` : ''}.`,
    room: ({ count }) => `En esta ejecución ${count === 1 ? 'cabe' : 'caben'} ${number(count)} más.`,
    more: ({ count }) => `y ${amount(count, { one: 'página más', other: 'páginas más' })}`,
    addNone: 'Añadir páginas a la cola',
    add: ({ count }) => `Añadir ${pagesOf(count)} a la cola`,
  },

  tabs: {
    reading: 'Leyendo las pestañas abiertas…',
    here: 'Esta ventana',
    window: ({ index }) => `Ventana ${number(index)}`,
    noneShown: 'Pageloupe todavía no tiene permiso para ver las pestañas abiertas.',
    moreHidden: ({ count }) => `${amount(count, { one: 'pestaña más, oculta', other: 'pestañas más, ocultas' })} para Pageloupe.`,
    whatFor:
      'Con permiso, Pageloupe ve el título y la URL de cada pestaña (los navegadores lo llaman «historial de navegación»). Nada se guarda si no se pone en cola.',
    allow: 'Mostrar mis pestañas abiertas',
    refused: 'Permiso denegado.',
    otherWays: 'También se pueden pegar URL, o poner en cola una pestaña con el botón de Pageloupe en su página.',
    find: 'Buscar una pestaña',
    findLabel: 'Buscar una pestaña por título o URL',
    allWindows: 'Todas las ventanas',
    none: ({ query }) => `Ninguna pestaña abierta con «${query}» en su título o URL.`,
    selectAll: 'Seleccionar todas',
    selectFound: 'Seleccionar las encontradas',
    selectNone: 'No seleccionar ninguna',
    addNone: 'Añadir pestañas a la cola',
    add: ({ count }) => `Añadir ${amount(count, { one: 'pestaña', other: 'pestañas' })} a la cola`,
    noOther: 'No hay otras pestañas abiertas.',
    tabs: ({ count }) => amount(count, { one: 'pestaña', other: 'pestañas' }),
    queued: 'En la cola.',
    asleep: 'Suspendida: se recargará.',
    obstacles: {
      file: 'Un archivo local: abrirlo y usar allí el botón de Pageloupe.',
      extension: 'Una página de extensión.',
      browser: 'Una página del navegador.',
    },
  },
};
