import type { SitePicture } from '../../../checks/derive/head/share-picture.ts';
import type { shareImage as en } from '../../en/checks/share-image.ts';
import { probeText } from './probes.ts';
import { bytes as size, fixed, number } from './grammar.ts';

interface Side {
  width: number;
  height: number;
}
const pixels = ({ width, height }: Side) => `${number(width)} × ${number(height)} píxeles`;
/** A side that is not known is 0. */
const sides = ({ width, height }: Side) =>
  width > 0 && height > 0
    ? pixels({ width, height })
    : width > 0
      ? `${number(width)} píxeles de ancho`
      : `${number(height)} píxeles de alto`;
const sitePictures: Record<SitePicture, string> = {
  logo: 'el logotipo del sitio',
  icon: 'un icono del sitio',
  placeholder: 'un marcador de posición',
};
const larger = 'Usar 1200 × 630 píxeles o más.';
const thumbnail = (smallWidth: number) =>
  `con menos de ${number(smallWidth)} píxeles de ancho, las redes muestran una miniatura en lugar de una vista previa grande`;

export const shareImage: typeof en = {
  title: 'La imagen para compartir funciona',
  problem: 'La imagen para compartir falta o no es adecuada',
  why: 'La imagen es casi todo lo que se ve de un enlace compartido. Las redes la descartan sin avisar si no pueden usarla.',
  heuristic: 'Nuestra heurística: de quién es la imagen',
  words: { bytes: 'bytes' },
  says: {
    none: () => ({ message: 'La página no tiene og:image.', change: '' }),
    works: (args) => ({ message: `La imagen para compartir carga y es adecuada: ${pixels(args)}.`, change: '' }),
    unmeasured: () => ({ message: 'La imagen para compartir carga, pero no se pudo medir su tamaño.', change: '' }),
    unusable: ({ address }) => ({
      message: `og:image no es una URL válida: ${address}`,
      change: 'Usar la URL https absoluta de un archivo JPEG, PNG o WebP.',
    }),
    relative: () => ({
      message: 'og:image es una URL relativa: varias redes no la resuelven.',
      change: 'Usar la URL completa con https://.',
    }),
    insecure: () => ({
      message: 'og:image es una URL http: puede que las redes y los servicios de mensajería la rechacen.',
      change: 'Servir la imagen por https y usar esa URL.',
    }),
    vector: () => ({
      message: 'La imagen para compartir es un SVG, que X y la mayoría de las redes no muestran.',
      change: 'Exportarla como PNG, JPEG o WebP.',
    }),
    noAlt: () => ({
      message: 'No hay og:image:alt, así que quienes no pueden ver la imagen no reciben ninguna descripción.',
      change: 'Añadir og:image:alt con una descripción breve de la imagen.',
    }),
    siteWide: ({ kind }) => ({
      message: `La imagen para compartir es ${sitePictures[kind]}, aunque la página tiene imágenes propias.`,
      change: 'Indicar en og:image una imagen que muestre el tema de esta página.',
    }),
    anotherSubject: () => ({
      message: 'El nombre de la imagen para compartir no tiene nada en común con este producto ni con sus imágenes.',
      change: 'Usar una imagen de este producto.',
    }),
    saidSmall: ({ width, height, smallWidth }) => ({
      message: `Según sus etiquetas o su URL, la imagen para compartir mide ${sides({ width, height })}: ${thumbnail(smallWidth)}.`,
      change: larger,
    }),
    declaredSmall: ({ width, height, goodWidth }) => ({
      message: `og:image:width y og:image:height declaran ${pixels({ width, height })}, menos que los ${number(goodWidth)} de ancho habituales.`,
      change: '',
    }),
    notFound: ({ status }) => ({
      message: `La imagen para compartir devuelve ${status}.`,
      change: 'Corregir la URL o restaurar la imagen.',
    }),
    unreachable: ({ why }) => ({
      message: `La imagen para compartir no se puede cargar: ${why ? probeText(why) : 'sin respuesta'}.`,
      change: 'Corregir la URL.',
    }),
    unverified: ({ why }) => ({
      message: `No se pudo comprobar la imagen para compartir: ${why ? probeText(why) : 'sin respuesta clara'}.`,
      change: '',
    }),
    notImage: ({ type }) => ({
      message: `La imagen para compartir no es una imagen: se sirve como ${type || 'un tipo desconocido'}.`,
      change: 'Apuntar al propio archivo de imagen y servirlo como image/jpeg, image/png o image/webp.',
    }),
    tooSmall: ({ width, height, leastSide }) => ({
      message: `La imagen para compartir mide ${pixels({ width, height })}; las redes descartan las imágenes de menos de ${number(leastSide)} × ${number(leastSide)}.`,
      change: larger,
    }),
    thumbnail: ({ width, height, smallWidth }) => ({
      message: `La imagen para compartir mide ${pixels({ width, height })}: ${thumbnail(smallWidth)}.`,
      change: larger,
    }),
    small: (args) => ({
      message: `La imagen para compartir mide ${pixels(args)} y se ve borrosa en pantallas de alta resolución.`,
      change: larger,
    }),
    ratio: ({ width, height, ratio }) => ({
      message: `La imagen para compartir tiene una relación de aspecto de ${fixed(width / height, 2)}:1. Las vistas previas grandes la recortan a unos ${number(ratio)}:1.`,
      change: `Usar una relación de aspecto de unos ${number(ratio)}:1 o mantener la parte importante en el centro.`,
    }),
    heavy: ({ size: has, bytes }) => ({
      message: `La imagen para compartir ocupa ${size(has)}. El límite de X es ${size(bytes)}; los servicios de mensajería suelen admitir mucho menos.`,
      change: 'Comprimirla a unos cientos de kB.',
    }),
    sizeUnread: () => ({ message: 'No se pudo leer el tamaño de la imagen para compartir.', change: '' }),
  },
};
