import type { words as en } from '../../en/tools/image-delivery.ts';
import { spanish } from '../spanish.ts';

const { amount, bytes, fixed, number } = spanish;
const pair = (width: number, height: number) => `${number(width)} × ${number(height)}`;
type Sizes = Parameters<typeof en.pairs.right>[0];
const sizes = ({ delivered, shown }: Sizes) =>
  `servida a ${pair(delivered.width, delivered.height)}, mostrada a ${pair(shown.width, shown.height)}`;

export const words: typeof en = {
  none: 'La página no tiene archivos de imagen.',
  pairs: {
    title: 'Tamaño servido y tamaño mostrado',
    note: ({ ratio }) =>
      `Cada contorno es el tamaño servido; la parte rellena, el tamaño mostrado en esta pantalla (${amount(ratio, { one: 'píxel del dispositivo', other: 'píxeles del dispositivo' })} por píxel CSS). Las imágenes mucho mayores de lo que se muestra ralentizan la página.`,
    none: 'Ninguna imagen de la página tiene a la vez tamaño mostrado y tamaño intrínseco.',
    lcp: 'imagen LCP',
    tooMany: ({ factor, ...of }) => `${sizes(of)}: ${fixed(factor, 1)}× los píxeles necesarios`,
    tooFew: (of) => `${sizes(of)}: ampliada, puede verse borrosa`,
    right: (of) => `${sizes(of)}: adecuada`,
    bytes: ({ count }) => bytes(count),
  },
  all: {
    title: 'Todas las imágenes',
    rows: 'imágenes',
    image: 'Imagen',
    shown: 'Mostrada',
    delivered: 'Servida',
    bytes: 'Bytes',
    loading: 'Carga',
    room: 'Espacio reservado',
    kind: { img: '(img)', svg: '(svg)', input: '(input)', background: '(fondo)' },
    pixels: ({ width, height }) => pair(width, height),
    hidden: 'oculta',
    background: 'fondo CSS',
    sizeless: 'cargada, sin tamaño intrínseco',
    noSrc: 'no cargada: sin src',
    notYet: 'todavía no cargada',
    broken: 'no se cargó',
    unloaded: 'no cargada',
    eager: 'eager por defecto',
    reserved: 'sí',
    unneeded: 'no hace falta',
    unreserved: 'no',
    jumps: 'no: el diseño puede cambiar',
    unknown: 'desconocido',
    unknownHere: 'desconocido en este navegador',
  },
  without: ({ count }) => `${amount(count, { one: 'imagen', other: 'imágenes' })} sin URL`,
  withoutWhy: 'Los rastreadores leen `src` y `srcset`; no pueden usar un `data-src` que solo lee un script.',
};
