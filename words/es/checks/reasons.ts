import { lookUpEntry } from '../../../checks/core/helpers/look-up-entry.ts';
import type * as en from '../../en/checks/reasons.ts';
import { agree, amount, number } from './grammar.ts';

/** What is wrong with a sitemap that is not well-formed XML: a clause. */
export const reasonFaultText: typeof en.reasonFaultText = ({ kind, line, tag, open }) =>
  ({
    cut: `termina en la línea ${line} sin cerrar su elemento raíz`,
    tag: `la línea ${line} cierra </${tag}>, pero ${open ? `está abierto <${open}>` : 'no hay ningún elemento abierto'}`,
    ampersand: `la línea ${line} tiene un & suelto (escribir &amp;)`,
  })[kind];

/** Why something could not be requested or read, or only in part: whole sentences, by code. Their arguments are JSON. */
export const reasons: typeof en.reasons = {
  pending: () => 'Aún no se conoce.',
  'signal-failed': ({ error }) => `Esta comprobación falló con los datos de esta página: ${error}`,

  // Read from the page
  'reading-failed': ({ error }) => `No se pudo leer: ${error}`,
  'reading-too-slow': ({ seconds }) =>
    `La lectura de esta página duró más de ${amount(seconds, { one: 'segundo', other: 'segundos' })}, así que esta parte no se leyó.`,
  'not-shown': () => 'Esta pestaña no es visible.',
  'style-unloaded': ({ name }) =>
    `No se cargó una hoja de estilo en esta visita, así que no se comprobó nada que dependa del diseño: ${name}`,
  'no-styles': () => 'La página llegó sin ninguna hoja de estilo en esta visita, así que no se comprobó nada que dependa del diseño.',
  'font-unloaded': ({ name }) => `No se cargó una fuente en esta visita, así que esta visita no es representativa: ${name}`,
  'page-unread': () => 'No se pudo leer la propia página.',
  'links-unread': () => 'No se pudieron leer los enlaces de la página.',
  'structured-data-unread': () => 'No se pudieron leer los datos estructurados.',
  'vocabulary-unread': ({ error }) => `No se pudo leer el vocabulario de schema.org: ${error}`,

  // Requests to the page's own site
  'not-on-the-web': () => 'Solo se pueden solicitar páginas http y https.',
  'no-answer': () => 'El servidor no respondió.',
  'request-failed': () =>
    'La solicitud falló sin respuesta: se interrumpió la conexión, la URL redirige a otro lugar, o el navegador o el sitio la bloqueó.',
  'answer-too-slow': ({ seconds }) => `El servidor no terminó su respuesta en ${amount(seconds, { one: 'segundo', other: 'segundos' })}.`,
  'other-origin': ({ origin }) => `La solicitud se redirigió a otro origen (${origin}), que no se leyó.`,
  'site-refused': ({ status }) => `Una solicitud sin cookies recibió ${status}.`,
  'no-document': ({ status }) => `Una solicitud sin cookies recibió ${status} sin documento HTML.`,
  'not-delivered': ({ status }) => `El servidor devolvió ${status} en lugar de la página.`,
  'no-own-headers': ({ status }) =>
    `Una solicitud sin cookies recibió ${status}, así que se desconocen las cabeceras de respuesta de la propia página.`,
  'not-html': ({ type }) => `La respuesta es ${type}, no HTML.`,
  'nested-too-deep': ({ elements }) =>
    `El HTML está anidado en más de ${number(elements)} niveles, demasiado profundo para analizarlo con seguridad.`,
  'site-unread': () => 'No se pudo leer la respuesta del sitio.',
  'site-unreached': ({ error }) => `No se pudo hacer la solicitud al sitio: ${error}`,

  // Requests that were not made, or not followed
  'policy-forbids': () =>
    'La política de seguridad de contenido de la página (connect-src) bloquea la solicitud, y este navegador la aplica también a las extensiones.',
  'host-not-allowed': ({ host }) => `Pageloupe no tiene permiso para enviar solicitudes a ${host}.`,
  'leads-inside': () => 'Redirige a una dirección privada, que no se leyó.',
  'named-inside': () => 'Su nombre de host lleva a una dirección privada, así que no se leyó la respuesta.',
  'leads-off-the-web': () => 'La solicitud se redirigió a una URL que no es http ni https.',
  'endless-redirects': () => 'Las redirecciones nunca terminan.',
  'hidden-redirect': () => 'La solicitud se redirigió, y el navegador no muestra a dónde.',

  // Checks of other URLs
  'not-requested': () => 'No se han solicitado otras URL.',
  'links-not-checked': () => 'Solo se comprueba si se inicia con «Comprobar enlaces».',
  'run-without-links': () => 'Sin comprobar: esta auditoría en bloque se ejecutó sin comprobar enlaces.',
  'hosts-refused': () => 'No se permitió a Pageloupe solicitar estas URL.',
  'hosts-not-allowed': () => 'Pageloupe no tiene permiso para hacer solicitudes a los sitios que enlaza esta página.',
  'check-stopped': () => 'La comprobación se detuvo antes de llegar aquí.',
  'check-failed': () => 'La comprobación de esta URL falló.',
  'no-canonical': () => 'La página no declara otra URL canónica.',
  'no-share-image': () => 'La página no declara ninguna imagen para compartir.',
  'no-icon': () => 'La página no declara ningún icono con una URL http(s).',

  // Sitemaps
  'sitemap-elsewhere': () => 'Está en otro origen, así que no se solicitó.',
  'sitemap-limits': ({ files, megabytes }) => `Sin leer: el límite es de ${files} archivos y ${megabytes} MB.`,
  'site-not-allowed': () => 'Pageloupe no tiene permiso para leer este sitio. Antes hay que conceder acceso.',
  'sitemap-url': () => 'La URL de un sitemap debe empezar por http:// o https://.',
  'answer-status': ({ status }) => `El servidor devolvió ${status}.`,
  'sitemap-is-page': () => 'Esto es una página web, no un sitemap.',
  'sitemap-unreadable': () => 'Esto no es un sitemap: ni XML de sitemap (sitemaps.org) ni una lista de URL.',
  'sitemap-cut': ({ url, megabytes }) => `${url} está truncado o supera el límite de ${megabytes} MB para sitemaps: no se leyó el resto.`,
  'sitemap-late': ({ url, entries }) => `${url} no terminó a tiempo: no se leyó el resto. URL leídas: ${number(entries)}.`,
  'sitemap-malformed': ({ url, fault }) => `${url} no es XML bien formado: ${reasonFaultText(fault)}. Sus URL se leyeron de todos modos.`,
  'sitemap-too-long': ({ url, entries }) =>
    `${url} incluye más de las ${number(entries)} URL permitidas en un sitemap: no se leyó el resto.`,
  'sitemap-empty': () => 'Este sitemap no incluye ninguna página.',
  'sitemap-more-pages': ({ pages, taken }) =>
    `Incluye ${amount(pages, { one: 'página', other: 'páginas' })}; se ${agree(taken, 'añadió la primera', `añadieron las primeras ${number(taken)}`)}.`,
  'sitemap-files-unread': ({ unread, total }) =>
    `${number(unread)} de sus ${amount(total, { one: 'sitemap', other: 'sitemaps' })} no se ${agree(unread, 'pudo leer o superó', 'pudieron leer o superaron')} el límite.`,
  'sitemap-nested': ({ count }) =>
    `No se ${agree(count, 'siguió', 'siguieron')} ${amount(count, { one: 'entrada de un índice de sitemaps anidado', other: 'entradas de índices de sitemaps anidados' })}.`,
  'sitemap-off-the-web': ({ count }) => `${amount(count, { one: 'entrada no es una URL http(s)', other: 'entradas no son URL http(s)' })}.`,
  'sitemap-leads-inside': ({ count }) =>
    `${amount(count, { one: 'entrada apunta a una dirección privada y se omitió', other: 'entradas apuntan a direcciones privadas y se omitieron' })}.`,
};

/** The sentence of a reason. A code that this version does not know is shown unchanged. */
export const reasonText: typeof en.reasonText = ({ code, args }) => lookUpEntry<(args: object) => string>(reasons, code)?.(args) ?? code;
