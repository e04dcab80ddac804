import type { metaDescription as en } from '../../en/checks/meta-description.ts';
import { misreadCause, misreadExample } from './misread.ts';
import { amount, number } from './grammar.ts';

export const metaDescription: typeof en = {
  title: 'La metadescripción es adecuada',
  problem: 'La metadescripción falta o no es adecuada',
  why: 'La mayoría de los snippets proceden del texto de la página. La metadescripción se usa cuando encaja mejor con la consulta, y en las vistas previas de enlaces.',
  heuristic: 'Los anchos de los resultados son valores habituales medidos por herramientas de terceros',
  words: {
    description: 'Descripción',
    desktopResult: 'Resultado en escritorio',
    mobileResult: 'Resultado en móvil',
    bothSay: 'Mismo texto',
  },
  says: {
    fine: ({ pixels }) => ({ message: `La página tiene una descripción, de ${number(pixels)} px de ancho.`, change: '' }),
    missing: () => ({
      message: 'No hay metadescripción. Google elegirá un texto de la página.',
      change: 'Escribir una metadescripción: una o dos frases sobre lo que solo esta página ofrece.',
    }),
    empty: () => ({
      message: 'La descripción está vacía. Google elegirá un texto de la página.',
      change: 'Escribir una o dos frases sobre lo que ofrece esta página, o quitar la etiqueta.',
    }),
    misread: (misread) => ({
      message: `La descripción muestra ${misreadExample(misread)}: ${misreadCause[misread.kind].because}.`,
      change: misreadCause[misread.kind].change,
    }),
    several: ({ count }) => ({
      message: `La página tiene ${amount(count, { one: 'descripción', other: 'descripciones' })}.`,
      change: 'Conservar la que describe esta página.',
    }),
    wide: ({ pixels, cut, desktopPixels }) => ({
      message: `Con ${number(pixels)} px, la descripción puede truncarse; Google suele truncar cerca de los ${number(desktopPixels)} px, aquí: «${cut}»`,
      change: '',
    }),
    ofSite: ({ text }) => ({
      message: `La descripción trata del sitio, no de esta página: «${text}»`,
      change: 'Decir qué ofrece esta página, en una o dos frases que no sirvan para ninguna otra página del sitio.',
    }),
    siteName: ({ name }) => ({
      message: `La descripción es solo el nombre del sitio: «${name}»`,
      change: 'Escribir una o dos frases sobre lo que ofrece esta página.',
    }),
    short: ({ text }) => ({
      message: `La descripción es demasiado corta para describir la página: «${text}»`,
      change: 'Escribir una o dos frases sobre lo que ofrece esta página.',
    }),
    mobile: ({ pixels, mobilePixels }) => ({
      message: `Con ${number(pixels)} px, la descripción puede truncarse en móviles (cerca de los ${number(mobilePixels)} px).`,
      change: '',
    }),
    likeTitle: ({ what }) => ({
      message: `La descripción solo repite ${what === 'title' ? 'el título' : what}.`,
      change: 'Añadir información que el título no tiene.',
    }),
    addsLittle: ({ text }) => ({
      message: `La descripción apenas dice más que el título: «${text}»`,
      change: 'Añadir lo que el título no dice: qué hay en esta página, para quién y qué tiene de especial.',
    }),
    leftover: ({ found }) => ({
      message: `La descripción contiene restos de una plantilla: «${found}».`,
      change: 'Rellenar la variable o corregir la plantilla.',
    }),
    noSnippet: () => ({ message: 'Esta página no tiene snippet en los resultados de búsqueda (noindex o nosnippet).', change: '' }),
  },
};
