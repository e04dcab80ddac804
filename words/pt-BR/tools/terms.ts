import type { words as en } from '../../en/tools/terms.ts';
import { portuguese } from '../portuguese.ts';

const { amount, language, number, percent } = portuguese;
const wordsOf = (count: number) => amount(count, { one: 'palavra', other: 'palavras' });

export const words: typeof en = {
  keywords: {
    title: 'Palavras-chave próprias',
    note: 'Onde a página as menciona. Só informativo, nunca conta pontos: nenhum lugar é obrigatório, e não importa quantas vezes uma se repete. Salvas para este site, só neste dispositivo.',
    label: 'Palavras-chave, separadas por vírgulas',
    rows: 'palavras-chave',
    none: 'Nenhuma palavra-chave.',
    keyword: 'Palavra-chave',
    places: {
      title: 'Título',
      description: 'Descrição',
      h1: 'h1',
      lead: 'Introdução',
      headings: 'Cabeçalhos',
      url: 'URL',
      text: 'Texto principal',
    },
    matches: { exact: 'sim', forms: 'outra forma', part: 'em parte', none: 'não', unknown: 'não lido' },
  },
  readability: {
    title: 'Legibilidade',
    lix: ({ lix, code }) => `LIX ${number(lix)}, ${language(code)}`,
    noFormula: ({ code }) => `Sem fórmula de legibilidade para este idioma: ${language(code)}.`,
    parts: ({ words: count, sentenceWords, longWords }) =>
      `${wordsOf(count)} de texto corrido: ${number(Math.round(sentenceWords))} por frase em média; ${percent(longWords / 100)} com mais de seis letras.`,
    formula: ({ newspapers, code }) =>
      `LIX é a soma dos dois números. Os jornais neste idioma (${language(code)}) têm ${number(newspapers)} em média (Björnsson, 1983). Só informativo, nunca conta pontos.`,
  },
  note: 'Palavras e expressões repetidas no texto principal, e onde mais aparecem. Só informativo: nenhum buscador tem uma densidade ideal de palavras-chave, e repetir uma expressão não ajuda.',
  length: 'Tamanho da expressão',
  all: 'Todas',
  words: ({ count }) => wordsOf(count),
  rows: 'expressões',
  none: 'Nenhuma palavra ou expressão se repete no texto principal.',
  noneOfLength: 'Nenhuma expressão deste tamanho se repete.',
  unspaced: 'Em escritas sem espaços, o dicionário do navegador encontra as palavras. Códigos de moeda não contam como palavras.',
  mostFrequent: 'Expressões mais frequentes',
  times: ({ count }) => amount(count, { one: 'vez', other: 'vezes' }),
  phrase: 'Expressão',
  mainText: 'Texto principal',
  alsoIn: 'Também em',
  nowhere: 'em nenhum outro lugar',
  places: {
    title: 'título',
    description: 'descrição',
    h1: 'h1',
    headings: 'cabeçalhos',
    'alt texts': 'textos alternativos',
    'link texts': 'textos de link',
  },
};
