import type { words as en } from '../../en/tools/terms.ts';
import { spanish } from '../spanish.ts';

const { amount, language, number, percent } = spanish;
const wordsOf = (count: number) => amount(count, { one: 'palabra', other: 'palabras' });

export const words: typeof en = {
  keywords: {
    title: 'Palabras clave propias',
    note: 'Dónde las menciona la página. Solo informativo, nunca puntúa: ningún lugar es obligatorio, y cuántas veces se repite una no importa. Se guardan para este sitio, solo en este dispositivo.',
    label: 'Palabras clave, separadas por comas',
    rows: 'palabras clave',
    none: 'Sin palabras clave.',
    keyword: 'Palabra clave',
    places: {
      title: 'Título',
      description: 'Descripción',
      h1: 'h1',
      lead: 'Introducción',
      headings: 'Encabezados',
      url: 'URL',
      text: 'Texto principal',
    },
    matches: { exact: 'sí', forms: 'otra forma', part: 'en parte', none: 'no', unknown: 'no leído' },
  },
  readability: {
    title: 'Legibilidad',
    lix: ({ lix, code }) => `LIX ${number(lix)}, ${language(code)}`,
    noFormula: ({ code }) => `Sin fórmula de legibilidad para este idioma: ${language(code)}.`,
    parts: ({ words: count, sentenceWords, longWords }) =>
      `${wordsOf(count)} de texto corrido: ${number(Math.round(sentenceWords))} por oración en promedio; el ${percent(longWords / 100)} tiene más de seis letras.`,
    formula: ({ newspapers, code }) =>
      `LIX es la suma de los dos números. Los periódicos (${language(code)}) tienen ${number(newspapers)} en promedio (Björnsson, 1983). Solo informativo, nunca puntúa.`,
  },
  note: 'Palabras y frases que se repiten en el texto principal, y dónde más aparecen. Solo informativo: ningún buscador tiene una densidad ideal de palabras clave, y repetir una frase no ayuda.',
  length: 'Longitud de la frase',
  all: 'Todas',
  words: ({ count }) => wordsOf(count),
  rows: 'frases',
  none: 'Ninguna palabra o frase se repite en el texto principal.',
  noneOfLength: 'Ninguna frase de esta longitud se repite.',
  unspaced:
    'En escrituras sin espacios, el diccionario del navegador encuentra las palabras. Los códigos de moneda no cuentan como palabras.',
  mostFrequent: 'Frases más frecuentes',
  times: ({ count }) => amount(count, { one: 'vez', other: 'veces' }),
  phrase: 'Frase',
  mainText: 'Texto principal',
  alsoIn: 'También en',
  nowhere: 'en ningún otro lugar',
  places: {
    title: 'título',
    description: 'descripción',
    h1: 'h1',
    headings: 'encabezados',
    'alt texts': 'textos alternativos',
    'link texts': 'textos de enlace',
  },
};
