import type { words as en } from '../../en/tools/link-status.ts';
import { probeText } from '../checks/probes.ts';
import { spanish } from '../spanish.ts';

const { amount, number } = spanish;

export const words: typeof en = {
  known: ({ urls, external, invalid }) =>
    `La página enlaza a ${amount(urls, { one: 'URL única', other: 'URL únicas' })} (${amount(external, { one: 'externa', other: 'externas' })})${invalid > 0 ? ` y tiene ${amount(invalid, { one: 'enlace con una URL no válida', other: 'enlaces con una URL no válida' })}` : ''}.`,
  mark: 'Colorear los enlaces en la página',
  classes: { ok: 'correcto', redirected: 'redirigido', broken: 'roto', unverified: 'sin verificar', skipped: 'omitido' },
  withStatus: ({ name, status }) => `${name} (${status})`,
  counted: ({ count, name }) => `${name}: ${number(count)}`,
  nothingYet: 'Todavía no se ha comprobado ningún enlace.',
  finished: 'terminado',
  soFar: ({ checked, total }) => `${number(checked)} de unos ${number(total)} comprobados hasta ahora`,
  unverified:
    'Sin verificar: el sitio rechaza comprobaciones automáticas o exige iniciar sesión. Eso no significa que el enlace esté roto.',
  targets: {
    title: 'URL enlazadas',
    rows: 'destinos de enlace',
    none: 'Ningún enlace con una URL http(s).',
    url: 'URL',
    status: 'Estado',
    text: 'Primer texto',
    where: 'Tipo',
    links: 'Enlaces',
    unchecked: 'sin comprobar',
    why: ({ why }) => probeText(why),
    noText: 'sin texto',
    external: 'externo',
    internal: 'interno',
    self: 'esta página',
    redirects: ({ count, url }) => `${amount(count, { one: 'redirección', other: 'redirecciones' })} a ${url}`,
  },
  invalid: {
    title: 'URL no válidas',
    note: 'No se pueden seguir: la URL no es válida.',
    rows: 'enlaces no válidos',
    none: 'Ninguna.',
    written: 'Tal como está escrita',
    text: 'Texto',
  },
};
