import type { words as en } from '../../en/tools/image-inventory.ts';
import { probeText } from '../checks/probes.ts';
import { spanish } from '../spanish.ts';

const { amount, bytes, number } = spanish;

export const words: typeof en = {
  none: 'La página no tiene imágenes.',
  counts: {
    named: ({ count }) => `${number(count)} con texto alternativo`,
    decorative: ({ count }) => amount(count, { one: 'decorativa', other: 'decorativas' }),
    files: ({ count }) => `${number(count)} con un nombre de archivo como texto alternativo`,
    missing: ({ count }) => `${number(count)} sin texto alternativo`,
    inLinks: ({ count }) => `${amount(count, { one: 'sola', other: 'solas' })} en un enlace, sin texto alternativo`,
    besideText: ({ count }) =>
      `De las que no tienen texto alternativo, ${amount(count, { one: 'está en un enlace con texto: la comprobación la cuenta aparte', other: 'están en enlaces con texto: la comprobación las cuenta aparte' })}.`,
    unjudged: ({ count }) => amount(count, { one: 'diminuta o no mostrada', other: 'diminutas o no mostradas' }),
  },
  view: 'Vista',
  grid: 'Imágenes',
  table: 'Tabla',
  mark: 'Mostrar los textos alternativos en la página',
  firstListed: ({ total, listed }) =>
    `La página tiene ${amount(total, { one: 'imagen', other: 'imágenes' })}; se muestran las primeras ${number(listed)}.`,
  says: {
    alt: { name: 'alt' },
    fileName: { name: 'nombre de archivo como alt' },
    label: { name: 'label' },
    decorative: { name: 'decorativa', text: 'Oculta a propósito para lectores de pantalla.' },
    unjudged: { name: 'sin comprobar', text: 'Imagen diminuta u oculta: no necesita texto alternativo.' },
    namelessLink: { name: 'enlace sin texto', text: 'La imagen es el único contenido de un enlace y nada describe el destino.' },
    namelessDrawing: { name: 'sin nombre', text: 'Sin elemento <title> ni label.' },
    noAlt: { name: 'sin alt', text: 'Sin atributo alt.', caption: 'Sin atributo alt, aunque la figura tiene un pie.' },
    emptyAlt: {
      name: 'alt vacío',
      text: 'El atributo alt solo contiene espacios en blanco.',
      caption: 'El atributo alt solo contiene espacios en blanco, aunque la figura tiene un pie.',
    },
  },
  pixels: ({ width, height }) => `${number(width)} × ${number(height)} px`,
  bytes: ({ count }) => bytes(count),
  pictures: {
    title: 'Imágenes y sus textos alternativos',
    missing: ({ why }) => probeText(why),
    notLoaded: 'no cargada',
    inline: 'SVG insertado',
    noUrl: 'sin URL',
    unnamed: 'imagen',
  },
  columns: { rows: 'imágenes', text: 'Texto', kind: 'Tipo', url: 'URL', pixels: 'Píxeles', bytes: 'Bytes', hidden: 'oculta' },
};
