import type * as en from '../../en/checks/misread.ts';

/** What readers see instead of what was written. */
export const misreadExample: typeof en.misreadExample = ({ found, meant }) =>
  meant === '' ? `«${found}»` : `«${found}» en lugar de «${meant}»`;

/** Why the characters of a text are wrong, and what mends them. */
export const misreadCause: typeof en.misreadCause = {
  encoding: {
    because: 'el texto se leyó con una codificación equivocada',
    change: 'Usar UTF-8 dondequiera que el texto se guarde, se lea y se envíe. El texto que se guardó así debe introducirse de nuevo.',
  },
  escape: { because: 'el texto se escapó dos veces', change: 'Escapar el texto una sola vez, donde se escribe la página.' },
  cut: { because: 'el texto se cortó en medio de un carácter', change: 'Cortar los textos por caracteres, no por bytes.' },
};
