import type { words as en } from '../../en/tools/social-preview.ts';
import { probeText } from '../checks/probes.ts';
import { spanish } from '../spanish.ts';

const { fixed, number } = spanish;

export const words: typeof en = {
  shared: {
    title: 'Vistas previas de enlaces',
    note: 'A partir de las etiquetas de esta página. Las redes cambian sus tarjetas sin avisar; lo que importa es qué texto y qué recorte de imagen usan.',
    noCard: 'X no muestra ninguna tarjeta: faltan twitter:card y og:title.',
    noTitle: 'Sin título',
    noImage: ({ why }) => `Sin imagen: ${probeText(why)}.`,
    notLoaded: 'No cargada',
  },
  image: {
    title: 'Imagen para compartir',
    none: 'Sin imagen para compartir declarada: las redes eligen una imagen de la página o ninguna.',
    note: 'El marco es el recorte habitual de 1,91:1; lo que queda fuera puede cortarse.',
    declared: ({ width, height }) => `${number(width)} × ${number(height)} px declarados`,
    pixels: ({ width, height }) => `${number(width)} × ${number(height)} px`,
    ratio: ({ ratio }) => `${fixed(ratio, 2)}:1`,
    drawnSize: 'El tamaño es el de la imagen que se muestra aquí.',
  },
  tags: {
    title: 'Qué etiqueta se usa',
    note: 'Gana la primera etiqueta con un valor.',
    rows: 'etiquetas para compartir',
    none: 'La página no tiene etiquetas para compartir.',
    network: 'Red',
    part: 'Parte',
    from: 'Origen',
    value: 'Valor',
    nothing: 'nada',
    titleElement: '<title>',
    parts: { title: 'título', description: 'descripción', image: 'imagen' },
  },
};
