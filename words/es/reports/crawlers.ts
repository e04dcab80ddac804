import type { crawlers as en } from '../../en/reports/crawlers.ts';
import { reasonText } from '../checks/reasons.ts';
import { spanish } from '../spanish.ts';

const { amount, date, number, percent } = spanish;

export const crawlers: typeof en = {
  title: ({ product }) => `Qué ve ${product} de esta página`,
  titleOf: ({ token }) => `Qué recibe ${token} de esta página`,
  share: ({ share, least }) => `${least ? '≥ ' : ''}${percent(share)}`,
  notKnown: '?',
  ofContent: ({ token }) => `del contenido principal llega a ${token}`,
  couldNotCheck: ({ token }) => `no se pudo comprobar qué llega a ${token}`,
  blocked: ({ token }) => `robots.txt bloquea esta URL para ${token}.`,
  all: ({ token }) => `Todo el contenido principal está en el código fuente HTML que ${token} puede obtener.`,
  part: ({ missing, all }) =>
    `${number(missing)} de ${amount(all, { one: 'bloque', other: 'bloques' })} del contenido principal no ${missing === 1 ? 'está' : 'están'} en el código fuente HTML.`,
  none: 'Nada del contenido principal está en el código fuente HTML.',
  unclear: ({ token }) => `No se pudo comprobar: robots.txt no permite esta URL para ${token}, y su operador no dice que obedezca siempre.`,
  unknown: ({ token }) => `No se pudo comprobar: robots.txt no se pudo leer, así que ${token} puede estar bloqueado.`,
  unknownShare({ code, args }) {
    switch (code) {
      case 'pending':
        return 'Leyendo todavía el código fuente HTML…';
      case 'sign-in':
        return 'No se pudo comprobar: sin iniciar sesión, esta URL devuelve otra página.';
      case 'partly-read':
        return 'No se pudo comprobar: la página solo se leyó en parte.';
      case 'little-text':
        return 'No se pudo comprobar: hay muy poco texto principal para comparar.';
      case 'refused':
        return `No se pudo comprobar: una solicitud sin cookies recibió ${args.status}.`;
      case 'unread':
        return `No se pudo comprobar el código fuente HTML. ${reasonText(args.why)}`;
    }
  },
  rule: ({ line, rule }) => `robots.txt, línea ${number(line)}: ${rule}`,
  renders: { yes: 'También ejecuta JavaScript, así que puede recibir más.', unknown: 'No está documentado si ejecuta JavaScript.', no: '' },
  ignores: 'No obedece robots.txt.',
  cut: 'El código fuente HTML solo se leyó en parte.',
  note: 'El código fuente HTML es lo que el sitio devolvió a una solicitud sin cookies. Aun así, un firewall puede bloquear un rastreador.',
  access: { allowed: 'permitido', blocked: 'bloqueado', unclear: 'poco claro', unknown: 'no se pudo comprobar' },
  purposes: { search: 'búsqueda', training: 'entrenamiento', user: 'solicitudes de usuarios', other: 'otros usos' },
  accessOf: ({ token, access }) => `${token}: ${access}`,
  crawler: ({ token, purpose }) => `${token} (${purpose})`,
  list: 'Acceso de rastreadores según robots.txt',
  columns: { crawler: 'Rastreador', access: 'robots.txt', share: 'Contenido principal', why: 'Detalles' },
  passages: 'Pasajes más citables',
  noPassages: 'Ningún pasaje se puede citar por sí solo.',
  toTool: ({ product }) => `Ver qué ve ${product}`,
  line: ({ title, number: shown, caption }) => `${title}: ${shown} ${caption}`,
  at: ({ at }) => (Number.isNaN(Date.parse(at)) ? '' : date(at)),
};
