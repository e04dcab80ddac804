import type { words as en } from '../../en/tools/link-inventory.ts';
import { spanish } from '../spanish.ts';

const { amount, number, percent } = spanish;
const linksOf = (count: number) => amount(count, { one: 'enlace', other: 'enlaces' });

export const words: typeof en = {
  none: 'La página no tiene enlaces.',
  kinds: {
    title: ({ count }) => `${linksOf(count)} por destino`,
    titleOfFirst: ({ read, total }) => `Los primeros ${number(read)} de ${linksOf(total)} por destino`,
    names: {
      internal: 'interno',
      subdomain: 'subdominio',
      external: 'externo',
      'same-page': 'esta página',
      mail: 'correo',
      phone: 'teléfono',
      script: 'script',
      other: 'otro esquema',
      invalid: 'no es una URL',
      none: 'sin URL',
    },
    share: ({ count, kind, share }) => `${kind}: ${number(count)} (${percent(share)})`,
    firstRead: ({ count }) =>
      `Solo se leen los primeros ${number(count)}; todos los números, tablas y exportaciones de aquí se refieren a ellos.`,
    rels: ({ follow, nofollow, sponsored, ugc, newTab }) =>
      `${number(follow)} sin nofollow, ${number(nofollow)} nofollow, ${number(sponsored)} sponsored, ${number(ugc)} ugc, ${amount(newTab, { one: 'se abre', other: 'se abren' })} en una pestaña nueva.`,
  },
  places: {
    title: 'Enlaces por posición',
    bars: 'Enlaces por posición',
    names: {
      main: 'contenido principal',
      header: 'cabecera',
      nav: 'navegación',
      aside: 'barra lateral',
      footer: 'pie de página',
      comments: 'comentarios',
      dialog: 'diálogo',
      none: 'otra parte',
    },
  },
  domains: {
    title: 'Dominios enlazados',
    bars: 'Enlaces salientes por dominio',
    none: 'Sin enlaces a otros sitios.',
    more: ({ count }) => `${amount(count, { one: 'dominio más', other: 'dominios más' })}.`,
  },
  groups: {
    choose: 'Agrupar enlaces',
    each: ({ count }) => `Todos (${number(count)})`,
    target: ({ count }) => `Por destino (${number(count)})`,
    domain: ({ count }) => `Por dominio (${number(count)})`,
    rows: { target: 'destinos de enlace', domain: 'dominios enlazados' },
    name: { target: 'Destino', domain: 'Dominio' },
    links: 'Enlaces',
    texts: 'Textos',
  },
  all: {
    title: 'Todos los enlaces',
    rows: 'enlaces',
    text: 'Texto',
    target: 'Destino',
    kind: 'Tipo',
    rel: 'rel',
    place: 'Posición',
    noText: 'sin texto',
    noTarget: 'ninguno',
    newTab: 'pestaña nueva',
    from: { alt: 'imagen:', 'aria-label': 'aria-label:', 'aria-labelledby': 'aria-labelledby:', title: 'title:', text: '', none: '' },
  },
};
