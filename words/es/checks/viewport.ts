import type { viewport as en } from '../../en/checks/viewport.ts';
import { number } from './grammar.ts';

export const viewport: typeof en = {
  title: 'El viewport funciona en móviles',
  problem: 'El viewport no funciona en móviles',
  why: 'Sin una declaración de viewport, los móviles renderizan la página con ancho de escritorio y la reducen. Google indexa lo que ve su rastreador de smartphones.',
  words: { times: 'veces' },
  says: {
    fits: () => ({ message: 'La página se ajusta al ancho del dispositivo y permite el zoom.', change: '' }),
    missing: () => ({
      message: 'Los móviles reducen la página hasta que cabe: no hay declaración de viewport.',
      change: 'Añadir al head <meta name="viewport" content="width=device-width, initial-scale=1">.',
    }),
    fixed: ({ width }) => ({
      message: `El viewport tiene un ancho fijo de ${number(width)} px.`,
      change: 'Usar width=device-width en la declaración de viewport en lugar de un número.',
    }),
    noWidth: ({ content }) => ({
      message:
        content.trim() === ''
          ? 'Los móviles reducen la página hasta que cabe: la declaración de viewport está vacía.'
          : `La declaración de viewport no tiene un ancho válido: «${content}».`,
      change: 'Usar <meta name="viewport" content="width=device-width, initial-scale=1">.',
    }),
    zoomBlocked: ({ what, scale, maximumScale }) => ({
      message: `${what} limita el zoom: quienes necesitan un texto más grande no pueden ampliar la página${scale > 1 ? ` a más de ${number(scale)} veces su tamaño` : ''}.`,
      change: `Quitar user-scalable=no y cualquier maximum-scale inferior a ${number(maximumScale)}.`,
    }),
    zoomMisread: () => ({
      message: 'Chrome y Safari leen el punto y coma después de user-scalable como parte de su valor y, por eso, bloquean el zoom.',
      change: 'Separar las partes con comas o quitar user-scalable.',
    }),
    overflows: ({ document, window }) => ({
      message: `La página mide ${number(document)} px de ancho en una ventana de ${number(window)} px, así que se desplaza en horizontal.`,
      change:
        'Hacer que los elementos que se desbordan salten de línea o se reduzcan: max-width: 100% para imágenes y vídeos, overflow-x: auto para tablas anchas.',
    }),
    semicolons: () => ({
      message: 'La declaración usa puntos y comas, que Chrome y Safari no tratan como separadores.',
      change: 'Separar las partes con comas.',
    }),
    severalUsed: ({ count }) => ({
      message: `${number(count)} declaraciones de viewport; los navegadores usan la última, que es la que se comprueba aquí.`,
      change: 'Conservar una sola declaración de viewport.',
    }),
  },
};
