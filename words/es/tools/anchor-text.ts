import type { words as en } from '../../en/tools/anchor-text.ts';
import { spanish } from '../spanish.ts';

const { agree, amount, number } = spanish;
const linksOf = (count: number) => amount(count, { one: 'enlace', other: 'enlaces' });

export const words: typeof en = {
  none: 'La página no tiene enlaces sin nofollow a otras páginas.',
  counted: ({ count, others }) =>
    `${agree(count, { one: 'Se cuenta', other: 'Se cuentan' })} ${amount(count, { one: 'enlace sin nofollow a otra página', other: 'enlaces sin nofollow a otras páginas' })}, como en los hallazgos.${
      others > 0
        ? ` Sin contar: ${linksOf(others)} dentro de la página, con nofollow, a correo, teléfono o scripts, o sin nombre y ocultos para lectores de pantalla.`
        : ''
    }`,
  bars: {
    label: 'Enlaces por calidad de su texto',
    fine: 'Descriptivo',
    generic: 'Genérico',
    empty: 'Sin texto',
    links: ({ count }) => number(count),
  },
  firstGrouped: ({ total, grouped }) => `La página tiene ${linksOf(total)}; se agrupan los primeros ${number(grouped)}.`,
  noList:
    'No hay lista de textos de enlace genéricos («haz clic aquí») para el idioma de esta página, así que solo se señalan los textos que faltan.',
  ownList: ({ count }) =>
    `${amount(count, { one: 'texto de la lista propia también cuenta como genérico', other: 'textos de la lista propia también cuentan como genéricos' })}.`,
  qualities: { empty: 'sin texto', generic: 'genérico', fine: 'descriptivo' },
  groups: {
    title: 'Agrupados',
    choose: 'Agrupar enlaces',
    text: ({ count }) => `Por texto (${number(count)})`,
    target: ({ count }) => `Por destino (${number(count)})`,
    images: ({ count }) => `Enlaces de imagen (${number(count)})`,
    textRows: 'textos de enlace',
    targetRows: 'destinos de enlace',
    imageRows: 'enlaces de imagen',
    none: 'No hay enlaces.',
    noImages: 'Ningún enlace consiste solo en una imagen.',
  },
  columns: {
    text: 'Texto',
    quality: 'Calidad',
    links: 'Enlaces',
    leadTo: 'Destinos',
    target: 'Destino',
    texts: 'Textos',
    name: 'Nombre',
    from: 'Origen',
    noText: '(sin texto)',
    noAlt: 'sin texto alternativo',
    otherUrls: ({ count }) => `y ${amount(count, { one: 'URL más', other: 'URL más' })}`,
    times: ({ count }) => `×${number(count)}`,
    more: ({ count }) => `y ${number(count)} más`,
    sources: {
      'aria-labelledby': 'aria-labelledby',
      'aria-label': 'aria-label',
      text: 'texto',
      alt: 'alt',
      title: 'title',
      none: 'ninguno',
    },
  },
};
