import { lookUpEntry } from '../../../checks/core/helpers/look-up-entry.ts';
import type * as en from '../../en/checks/probes.ts';
import { amount, number } from './grammar.ts';

const failures = { 'no-host': 'ese host no existe', 'no-server': 'ahí no responde ningún servidor' };
const secondsText = (seconds: number) => amount(seconds, { one: 'segundo', other: 'segundos' });

/** The result of checking a URL besides its status, or why it was not checked: clauses without a period, by code. Their arguments are JSON. */
export const probeReasons: typeof en.probeReasons = {
  // Not requested
  'no-url': () => 'no es una URL',
  'no-web-url': ({ scheme }) => `no es una URL http(s) (${scheme})`,
  'mail-url': () => 'una dirección de correo electrónico',
  'telephone-url': () => 'un número de teléfono',
  'script-url': () => 'un script',
  'data-url': () => 'datos en la propia URL',
  'blob-url': () => 'creado por la propia página',
  'file-url': () => 'un archivo de este equipo',
  'browser-url': () => 'una página del navegador',
  'private-url': () => 'una dirección privada, que no se solicita desde páginas públicas',
  'too-many': ({ most }) => `no solicitado: más de ${number(most)} URL`,
  'not-allowed': () => 'no solicitado: sin permiso para este host',
  'check-stopped': () => 'detenido antes de comprobarse',

  // Not requested, because of how the host responded before
  'host-errors': () => 'no solicitado: este servidor devolvió demasiados errores',
  'host-waits': ({ seconds }) => `no solicitado: el servidor exige esperar ${secondsText(seconds)} (Retry-After)`,
  'host-refuses': () => 'no solicitado: el servidor rechazó las comprobaciones una y otra vez',
  'host-silent': () => 'no solicitado: el host no responde',
  'host-fell-silent': () => 'no solicitado: el host dejó de responder',

  // Redirects
  'leads-inside': () => 'redirige a una dirección privada, que no se solicitó',
  'named-inside': () => 'su nombre de host lleva aquí a una dirección privada, por lo que no se leyó la respuesta',
  'leads-to-unallowed': () => 'redirige a un host sin permiso',
  'leads-off-the-web': () => 'redirige a una URL que no es http ni https',
  'endless-redirects': () => 'redirecciones sin fin, al menos sin cookies',
  'hidden-redirect': () => 'redirige, pero el navegador oculta a dónde',
  'redirect-nowhere': () => 'redirige sin destino',
  'uncounted-redirects': () => 'al menos una redirección; el navegador oculta cuántas',

  // Responses
  'asks-sign-in': () => 'exige iniciar sesión',
  'proxy-sign-in': () => 'un proxy exige iniciar sesión',
  'refuses-checks': () => 'rechaza las comprobaciones automáticas',
  'refuses-method': () => 'rechaza el método de solicitud (HEAD o GET)',
  'gave-up': () => 'tiempo de espera de la solicitud agotado en el servidor',
  'too-many-requests': () => 'demasiadas solicitudes',
  'withheld-by-law': () => 'no disponible por motivos legales',
  challenge: () => 'verificación antibots o «inténtelo más tarde»',
  'not-found': () => 'no encontrado',
  gone: () => 'eliminado definitivamente',
  'server-error': () => 'error del servidor',
  'not-modified': () => 'devuelve 304 (no modificado) a una primera solicitud',
  status: ({ status }) => `devuelve ${status} a las comprobaciones`,

  // No response
  offline: () => 'este equipo no tiene conexión',
  'hidden-answer': () => 'el navegador oculta la respuesta',
  'too-slow': ({ seconds }) => `sin respuesta en ${secondsText(seconds)}`,
  'no-host': () => failures['no-host'],
  'no-server': () => failures['no-server'],
  'nothing-answers': ({ failure }) =>
    `${failures[failure]}, pero tampoco respondió ningún otro host, así que puede que la conexión esté interrumpida`,
  'broken-off': () => 'el servidor cierra la conexión',
  'server-too-slow': () => 'el servidor no respondió a tiempo',
  certificate: () => 'certificado no válido',
  blocked: () => 'bloqueado en este navegador',
  'no-answer': ({ error }) => (error === '' ? 'sin respuesta, y el navegador no dice por qué' : `sin respuesta (${error})`),

  // Images
  'size-unread': () => 'no se pudo leer el tamaño en píxeles',
  'no-picture': () => 'no es una imagen',
  'unknown-picture': () => 'formato de imagen no admitido',
  'too-many-pixels': () => 'demasiados píxeles para mostrarla aquí',
  'picture-status': ({ status }) => `el servidor devolvió ${status}`,
  'picture-too-large': ({ megabytes }) => `más de ${number(megabytes)} MB`,
  'pictures-too-large': () => 'demasiado grande junto con las demás',
  'site-withholds': () => 'el sitio no la devolvió',
  'worker-silent': () => 'el worker de la extensión no respondió',
  undrawable: () => 'no se pudo mostrar aquí',
};

/** The clause of such a reason. A code that this version does not know is shown unchanged. */
export const probeText: typeof en.probeText = ({ code, args }) => lookUpEntry<(args: object) => string>(probeReasons, code)?.(args) ?? code;
