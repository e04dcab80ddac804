import type { words as en } from '../../en/tools/passages.ts';
import { spanish } from '../spanish.ts';

const { amount, number, percent } = spanish;
const wordsOf = (count: number) => amount(count, { one: 'palabra', other: 'palabras' });
const charactersOf = (count: number) => `aprox. ${amount(count, { one: 'carácter', other: 'caracteres' })}`;
const passagesOf = (count: number) => amount(count, { one: 'pasaje', other: 'pasajes' });

export const words: typeof en = {
  none: 'No se encontró texto principal que dividir en pasajes.',
  mainText: 'Texto principal',
  topTerms: 'Términos principales',
  firstAnswer: 'Primera respuesta',
  size: {
    words: ({ count, passages: cut }) => `${wordsOf(count)} en ${passagesOf(cut)}`,
    characters: ({ count, passages: cut }) => `${charactersOf(count)} en ${passagesOf(cut)}`,
  },
  noTerms: 'ninguno',
  atOnce: 'al principio',
  after: { words: ({ count }) => `tras ${wordsOf(count)}`, characters: ({ count }) => `tras ${charactersOf(count)}` },
  noLead: 'ningún párrafo al comienzo del texto principal',
  mark: 'Resaltar los pasajes en la página',
  markOf: ({ number: index, score }) => `pasaje ${number(index)}: ${number(score)}`,
  groups: { good: 'pasaje autónomo', warn: 'autónomo en parte', bad: 'necesita el texto que lo rodea' },
  ask: {
    title: 'Preguntar a la página',
    note: 'Ordena los pasajes según cuántos términos de la pregunta contienen. Sin modelo de IA; nada sale de este dispositivo.',
    question: 'Pregunta',
    placeholder: '¿Qué preguntaría un lector?',
    none: 'Ningún pasaje contiene un término de esta pregunta.',
    found: ({ found, all }) => `${number(found)} de ${passagesOf(all)}`,
  },
  best: 'Pasajes que mejor coinciden',
  inOrder: 'Pasajes en orden',
  more: ({ count }) => `Mostrar ${number(count)} más`,
  card: {
    before: 'Antes del primer encabezado',
    index: ({ index }) => `${number(index)}.`,
    passage: ({ index }) => `pasaje ${number(index)}`,
    share: ({ share }) => `${percent(share)} de los términos de la pregunta`,
    alone: ({ score }) => `autonomía: ${number(score)} de 100`,
    words: {
      fits: ({ count }) => wordsOf(count),
      short: ({ count }) => `${wordsOf(count)}, corto`,
      long: ({ count }) => `${wordsOf(count)}, largo`,
    },
    characters: {
      fits: ({ count }) => charactersOf(count),
      short: ({ count }) => `${charactersOf(count)}, corto`,
      long: ({ count }) => `${charactersOf(count)}, largo`,
    },
    namesNone: 'no menciona ningún término principal',
    opens: ({ opener }) => `empieza con «${opener}»`,
    sendsAway: ({ pointer }) => `remite a otra parte: «${pointer}»`,
  },
};
