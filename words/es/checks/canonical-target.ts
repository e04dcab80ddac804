import { clipText } from '../../../checks/core/helpers/clip.ts';
import type { canonicalTarget as en } from '../../en/checks/canonical-target.ts';
import { probeText } from './probes.ts';
import { amount, number } from './grammar.ts';

export const canonicalTarget: typeof en = {
  title: 'El destino de la URL canónica es indexable',
  problem: 'El destino de la URL canónica tiene un problema',
  why: 'Una página cuya canónica es otra URL se indexa allí. Si esa URL está rota, bloqueada o apunta a otra canónica más, es posible que no se indexe ninguna.',
  heuristic: 'La proporción de palabras comunes es nuestra heurística',
  words: {
    canonical: 'Canónica',
    hereAndThere: 'Canónica de ambas páginas',
    andFinal: 'Canónica y URL final',
    titleThere: 'Título del destino',
  },
  says: {
    fine: ({ url }) => ({ message: `El destino de la URL canónica es indexable, y es su propia canónica: ${url}`, change: '' }),
    fineUnnamed: ({ url }) => ({ message: `El destino de la URL canónica es indexable y no declara ninguna canónica: ${url}`, change: '' }),
    self: () => ({ message: 'La URL canónica no apunta a otra URL.', change: '' }),
    disagree: ({ count }) => ({
      message: `La página declara ${number(count)} URL canónicas distintas, así que no hay un único destino que comprobar.`,
      change: '',
    }),
    unusable: () => ({ message: 'Los buscadores ignoran la etiqueta canonical: su URL no es válida, o está en el body.', change: '' }),
    broken: ({ status }) => ({
      message:
        status === 0 ? 'El servidor del destino de la URL canónica no responde.' : `El destino de la URL canónica devuelve ${status}.`,
      change: 'Apuntar la canónica a una URL que devuelva 200.',
    }),
    noindex: () => ({
      message: 'El destino de la URL canónica tiene noindex, así que es posible que no se indexe ninguna de las dos páginas.',
      change: 'Quitar allí el noindex o usar otra URL canónica.',
    }),
    blocked: () => ({ message: 'robots.txt bloquea el destino de la URL canónica.', change: 'Permitir el rastreo del destino.' }),
    chain: ({ url }) => ({
      message: `El destino de la URL canónica apunta a otra canónica más: ${url}`,
      change: 'Apuntar la canónica directamente a la última URL de la cadena.',
    }),
    circle: () => ({
      message: 'Esta página y el destino de su URL canónica se apuntan mutuamente.',
      change: 'Elegir una de las dos como canónica de ambas.',
    }),
    redirects: ({ hops, url }) => ({
      message: `El destino de la URL canónica redirige (${amount(hops, { one: 'salto', other: 'saltos' })}) a ${url}`,
      change: 'Apuntar la canónica a la URL en la que termina la redirección.',
    }),
    otherHost: ({ host }) => ({
      message: `La URL canónica está en otro sitio, ${host}, y se posiciona en lugar de esta página.`,
      change: 'Conservarla si esta página es una copia de una de allí; si no, apuntarla a la URL de esta página.',
    }),
    otherHostOfSite: ({ host }) => ({
      message: `La URL canónica está en otro host de este sitio, ${host}. Es normal en páginas móviles y AMP.`,
      change: '',
    }),
    unlike: ({ url, title }) => ({
      message: `La URL canónica apunta a ${clipText(url, 200)}, una página distinta: «${clipText(title, 150)}».`,
      change:
        'Apuntar la canónica a la URL de esta página. Los buscadores ignoran las canónicas entre páginas distintas o descartan una de las dos.',
    }),
    unverified: ({ why }) => ({
      message: `No se pudo comprobar el destino de la URL canónica: ${why ? probeText(why) : 'sin respuesta clara'}.`,
      change: '',
    }),
  },
};
