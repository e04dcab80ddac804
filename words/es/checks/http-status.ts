import type { httpStatus as en } from '../../en/checks/http-status.ts';
import { reasonText } from './reasons.ts';
import { amount, and, bytes } from './grammar.ts';

const words: typeof en.words = {
  statuses: 'Estado: esta visita y una solicitud sin cookies',
  unknown: 'desconocido',
  status: 'Estado',
  endedAt: 'Terminó en',
  named: ({ text }) => `su título o encabezado es «${text}»`,
  noindex: 'tiene noindex',
  short: ({ words: count }) => `solo tiene ${amount(count, { one: 'palabra', other: 'palabras' })} de texto principal`,
};

export const httpStatus: typeof en = {
  title: 'La página devuelve 200 y no es un soft 404',
  problem: 'La página devuelve un error o es un soft 404',
  why: 'Los buscadores descartan las páginas que devuelven un error, y tratan como inexistente una página de error que devuelve 200 (soft 404).',
  heuristic: 'Los indicios de un soft 404 y su número son nuestra heurística',
  words,
  says: {
    ok: ({ status }) => ({ message: `La página devuelve ${status}.`, change: '' }),
    notWeb: () => ({ message: 'Esto no es una página HTML de un servidor web.', change: '' }),
    error: ({ status }) => ({
      message: `La página devuelve ${status}: los buscadores la tratan como inexistente.`,
      change:
        'Hacer que la página vuelva a estar disponible o redirigir la URL a la página que la sustituye. Si se eliminó definitivamente, dejarla así.',
    }),
    notDelivered: ({ status, retryAfter, anonymous }) => ({
      message: `Sin puntuar: el servidor devolvió ${status} en lugar de la página${retryAfter === '' ? '' : ` (Retry-After: ${retryAfter})`}.${anonymous === null ? '' : ` Una solicitud sin cookies recibió ${anonymous}.`}`,
      change:
        status === 429
          ? 'Volver a auditar la página más tarde, con menos solicitudes. Los rastreadores que reciben este estado reducen su ritmo.'
          : 'Averiguar por qué falla el servidor y volver a auditar la página. Hasta entonces, los rastreadores reducen su ritmo; descartan las páginas que siguen fallando.',
    }),
    refused: ({ visit, status, wall }) => ({
      message: `Esta visita recibió ${visit}, pero nuestra solicitud sin cookies fue rechazada con ${status}${wall === '' ? '' : ` por ${wall}`}. Puede que los rastreadores también sean rechazados; no se pudo comprobar.`,
      change: '',
    }),
    errorKeepsOut: ({ status }) => ({
      message: `La página devuelve ${status}, lo que la mantiene fuera de los buscadores, como se desea.`,
      change: '',
    }),
    softError: ({ heading, noindex, words: few }) => ({
      message: `La página devuelve 200, pero parece una página de error: ${and([words.named({ text: heading }), ...(noindex ? [words.noindex] : []), ...(few === null ? [] : [words.short({ words: few })])])}.`,
      change: 'Devolver 404 o 410 si no hay nada en esta URL. Si lo hay, cambiar su título y su encabezado.',
    }),
    needsSignIn: ({ status }) => ({
      message: `Esta visita recibió la página, pero una solicitud sin cookies recibió ${status}: los rastreadores no ven esta página.`,
      change: 'Si la página debe ser pública, servirla sin cookies ni contraseñas.',
    }),
    sentToSignIn: ({ url }) => ({
      message: `Esta visita recibió la página, pero una solicitud sin cookies fue redirigida a lo que parece una página de inicio de sesión: ${url}`,
      change: 'Si la página debe ser pública, servirla sin cookies.',
    }),
    servedSignIn: () => ({
      message:
        'Esta visita recibió la página, pero una solicitud sin cookies recibió en la misma URL lo que parece un formulario de inicio de sesión.',
      change: 'Si la página debe ser pública, servirla sin cookies.',
    }),
    signInForm: () => ({
      message: 'Parece una página de inicio de sesión: su contenido principal es un campo de contraseña con poco texto.',
      change: 'Si en esta URL debería estar otra página, iniciar sesión y volver a auditarla.',
    }),
    differs: ({ visit, anonymous }) => ({
      message: `Esta visita recibió ${visit}; una solicitud sin cookies recibió ${anonymous}. Los rastreadores no envían cookies.`,
      change: 'Averiguar por qué las solicitudes sin cookies reciben otra respuesta.',
    }),
    endless: () => ({
      message: 'Las solicitudes sin cookies se redirigen sin fin: los rastreadores no guardan cookies, así que nunca reciben la página.',
      change: 'Devolver la página a las solicitudes sin cookies y establecer la cookie en esa respuesta.',
    }),
    sentAway: ({ why }) => ({
      message: `Esta visita recibió la página; una solicitud sin cookies no. ${reasonText(why)}`,
      change: 'Devolver la página a las solicitudes sin cookies: los rastreadores no las envían.',
    }),
    unread: ({ visit, why }) => ({
      message: `Esta visita recibió ${visit}, pero no se pudo leer la respuesta a una solicitud sin cookies. ${reasonText(why)}`,
      change: '',
    }),
    cutOff: ({ bytes: read }) => ({
      message: `La respuesta a una solicitud sin cookies se interrumpió tras ${bytes(read)}.`,
      change:
        'Averiguar por qué la conexión termina antes de tiempo. Puede que los rastreadores indexen solo una parte de la página, o nada.',
    }),
    visitOnly: ({ why }) => ({ message: `Basado solo en esta visita; la solicitud sin cookies falló. ${reasonText(why)}`, change: '' }),
  },
};
