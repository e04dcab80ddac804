import type { htmlSize as en } from '../../en/checks/html-size.ts';
import { bytes as size } from './grammar.ts';

export const htmlSize: typeof en = {
  title: 'El HTML está dentro de los límites de rastreo',
  problem: 'El HTML es demasiado grande',
  why: 'Los rastreadores solo leen la primera parte de los documentos muy largos; puede que lo que supera su límite nunca se indexe.',
  words: { bytes: 'bytes' },
  says: {
    fits: ({ bytes }) => ({ message: `El HTML ocupa ${size(bytes)}, muy por debajo de los límites de rastreo.`, change: '' }),
    large: ({ bytes, failBytes }) => ({
      message: `El HTML ocupa ${size(bytes)}; Googlebot lee los primeros ${size(failBytes)}.`,
      change: 'Sacar del HTML datos, estilos e imágenes insertados para quedar muy por debajo del límite.',
    }),
    tooLarge: ({ bytes, failBytes }) => ({
      message: `El HTML ocupa ${size(bytes)}: puede que no se indexe lo que sigue a los primeros ${size(failBytes)}.`,
      change: `Sacar del HTML datos, estilos e imágenes insertados, o dividir la página, para que todo el contenido esté en los primeros ${size(failBytes)}.`,
    }),
    notReadToEnd: () => ({ message: 'El documento no se leyó hasta el final, así que su tamaño es un mínimo.', change: '' }),
  },
};
