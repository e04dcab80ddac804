import type { words as en } from '../../en/tools/serp-preview.ts';
import { spanish } from '../spanish.ts';

const { amount, number, date } = spanish;
const pixelsOf = (count: number) => amount(count, { one: 'píxel', other: 'píxeles' });

export const words: typeof en = {
  device: 'Dispositivo',
  desktop: 'Escritorio',
  mobile: 'Móvil',
  whatIf: 'Vista previa de los cambios, no de la página',
  noTitle:
    'La página no tiene título. Los buscadores crean uno a partir de encabezados, enlaces y la URL; aquí se muestra el host en su lugar.',
  exampleSnippet:
    'Sin descripción. Los buscadores eligen un texto de la página que responda a la consulta; aquí se muestra el primer párrafo como ejemplo.',
  noSnippet: 'Sin descripción y sin ningún párrafo que mostrar en su lugar.',
  noText: 'Ningún texto que mostrar.',
  thisPage: 'Esta página',
  resultOn: { desktop: 'Resultado de búsqueda en escritorio', mobile: 'Resultado de búsqueda en móvil' },
  date: ({ iso }) => date(iso),
  ruler: ({ pixels, limit }) => `El título mide ${pixelsOf(pixels)} de ancho; los resultados suelen truncarse cerca de ${number(limit)}.`,
  snippetRuler: ({ pixels, limit }) =>
    `En una línea, este texto mide ${pixelsOf(pixels)} de ancho; los resultados suelen truncarse cerca de ${number(limit)}.`,
  cut: ({ limit }) => `corte ${number(limit)}`,
  draft: {
    title: 'Editar y ver el resultado',
    note: 'Solo cambia esta vista previa, no la página. Los anchos de truncado son valores habituales medidos; ningún buscador los documenta.',
    pageTitle: 'Título',
    description: 'Descripción',
    fits: {
      desktop: ({ pixels, limit }) => `Escritorio: ${number(pixels)} px de unos ${number(limit)}`,
      mobile: ({ pixels, limit }) => `Móvil: ${number(pixels)} px de unos ${number(limit)}`,
    },
    over: {
      desktop: ({ pixels, limit }) => `Escritorio: ${number(pixels)} px de unos ${number(limit)}, truncado`,
      mobile: ({ pixels, limit }) => `Móvil: ${number(pixels)} px de unos ${number(limit)}, truncado`,
    },
    characters: ({ count }) => amount(count, { one: 'carácter', other: 'caracteres' }),
    back: 'Restablecer',
  },
  sources: {
    title: 'Fuentes del enlace de título',
    note: 'Google puede usar cualquiera de estas para el título de un resultado. Cuanto más coincidan, menos probable es que Google reescriba el título.',
    rows: 'fuentes del título',
    none: 'La página no tiene título, ni encabezado principal visible, ni og:title, ni titular en sus datos estructurados.',
    where: 'Dónde',
    text: 'Texto',
    agreement: 'Coincidencia',
    pixels: 'Píxeles',
    characters: 'Caracteres',
    places: {
      title: () => '<title>',
      'main-heading': () => 'encabezado principal (h1)',
      heading: ({ name }) => `encabezado destacado (${name})`,
      meta: ({ name }) => name,
      data: ({ name }) => name,
    },
    agrees: {
      title: 'este es el título',
      same: 'igual que el título',
      contains: 'contiene el título',
      contained: 'parte del título',
      shares: 'algunas palabras en común',
      differs: 'ninguna palabra en común',
      script: 'en otra escritura',
    },
  },
};
