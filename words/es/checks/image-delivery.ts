import type { imageDelivery as en } from '../../en/checks/image-delivery.ts';
import { agree, amount, bytes, number, partReadText, percent } from './grammar.ts';

const images = (count: number) => amount(count, { one: 'imagen', other: 'imágenes' });
const have = (count: number) => agree(count, 'tiene', 'tienen');
const sourceless = (count: number) => `no ${have(count)} src ni srcset, solo un atributo data para un script.`;

export const imageDelivery: typeof en = {
  title: 'Las imágenes cargan bien y al tamaño adecuado',
  problem: 'Las imágenes son lentas o de tamaño inadecuado',
  why: 'Los rastreadores encuentran imágenes en src y srcset, no las que un script carga al desplazarse. El espacio reservado y el tamaño adecuado mantienen la página rápida y estable.',
  heuristic: 'Nuestra heurística: 4 veces los píxeles y 100 kB, 20 % de las imágenes',
  words: { image: 'Imagen', shown: 'Se muestra a', delivered: 'Se entrega a', size: 'Tamaño', bytes: ({ count }) => bytes(count) },
  says: {
    delivered: ({ count }) => ({
      message: `${images(count)} ${agree(count, 'carga', 'cargan')} con espacio reservado y al tamaño adecuado.`,
      change: '',
    }),
    awaited: ({ count }) => ({
      message: `Aún no ha cargado ninguna imagen: ${agree(count, 'una tiene carga diferida fuera de la primera pantalla o aún está cargando', `${number(count)} tienen carga diferida fuera de la primera pantalla o aún están cargando`)}.`,
      change: '',
    }),
    broken: ({ count }) => ({
      message: `${images(count)} no ${agree(count, 'cargó', 'cargaron')} en esta visita: la URL no devuelve una imagen, o algo la bloqueó.`,
      change: 'Abrir la URL de la imagen y corregirla o quitarla si no funciona.',
    }),
    noImages: () => ({ message: 'La página no tiene imágenes.', change: '' }),
    lazyLcp: () => ({
      message: 'La imagen LCP tiene carga diferida, lo que la retrasa.',
      change: 'Quitar loading="lazy" de esta imagen y añadir fetchpriority="high".',
    }),
    unsizedLcp: () => ({
      message: 'La imagen LCP no tiene espacio reservado, así que la página salta cuando carga.',
      change: 'Añadir los atributos width y height, o un aspect-ratio en CSS.',
    }),
    scriptOnly: () => ({
      message: 'La imagen principal no tiene src: solo puede cargarla un script.',
      change: 'Poner la URL en src o srcset y usar loading="lazy".',
    }),
    unsized: ({ count }) => ({
      message: `${images(count)} no ${have(count)} espacio reservado, así que el diseño salta cuando ${agree(count, 'carga', 'cargan')}.`,
      change: 'Añadir los atributos width y height, o uno de ellos con un aspect-ratio en CSS.',
    }),
    oversized: ({ count, largeBytes, pixelRatio }) => ({
      message: `${images(count)} de más de ${bytes(largeBytes)} ${have(count)} más de ${number(pixelRatio)} veces los píxeles mostrados.`,
      change: 'Servir versiones más pequeñas con srcset y sizes.',
    }),
    sourceless: ({ count, total }) => ({
      message: `${number(count)} de ${images(total)} del contenido principal (${percent(count / total)}) ${sourceless(count)}`,
      change: 'Poner la URL en src o srcset y usar loading="lazy".',
    }),
    sourcelessOutside: ({ count, total }) => ({
      message: `${number(count)} de ${images(total)} (${percent(count / total)}) ${sourceless(count)}`,
      change: 'Poner la URL en src o srcset y usar loading="lazy".',
    }),
    heroBackground: () => ({
      message: 'La imagen más grande visible sin desplazarse es un fondo CSS, que la búsqueda de imágenes no indexa.',
      change: 'Usar un elemento <img> si la imagen es contenido.',
    }),
    bytesHidden: ({ count }) => ({
      message: `${images(count)} ${have(count)} muchos más píxeles de los que se muestran; el servidor oculta su tamaño de archivo.`,
      change: 'Enviar una cabecera Timing-Allow-Origin para que se pueda medir el tamaño.',
    }),
    roomUnknown: ({ count }) => ({
      message: `${images(count)} no ${have(count)} atributos width y height; este navegador no indica si CSS reserva espacio.`,
      change: '',
    }),
    capped: (args) => partReadText('imágenes', args, 'feminine'),
    lcpUnknown: () => ({ message: 'En esta visita no se registró ninguna imagen LCP.', change: '' }),
    noneLoaded: () => ({
      message: 'En esta visita no se cargó ninguna imagen, así que no se pudo comprobar la entrega de imágenes.',
      change: '',
    }),
  },
};
