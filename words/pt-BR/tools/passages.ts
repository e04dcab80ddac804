import type { words as en } from '../../en/tools/passages.ts';
import { portuguese } from '../portuguese.ts';

const { amount, number, percent } = portuguese;
const wordsOf = (count: number) => amount(count, { one: 'palavra', other: 'palavras' });
const charactersOf = (count: number) => `cerca de ${amount(count, { one: 'caractere', other: 'caracteres' })}`;
const passagesOf = (count: number) => amount(count, { one: 'trecho', other: 'trechos' });

export const words: typeof en = {
  none: 'Nenhum texto principal encontrado para dividir em trechos.',
  mainText: 'Texto principal',
  topTerms: 'Termos principais',
  firstAnswer: 'Primeira resposta',
  size: {
    words: ({ count, passages: cut }) => `${wordsOf(count)} em ${passagesOf(cut)}`,
    characters: ({ count, passages: cut }) => `${charactersOf(count)} em ${passagesOf(cut)}`,
  },
  noTerms: 'nenhum',
  atOnce: 'no início',
  after: { words: ({ count }) => `após ${wordsOf(count)}`, characters: ({ count }) => `após ${charactersOf(count)}` },
  noLead: 'nenhum parágrafo no começo do texto principal',
  mark: 'Destacar os trechos na página',
  markOf: ({ number: index, score }) => `trecho ${number(index)}: ${number(score)}`,
  groups: { good: 'trecho autônomo', warn: 'autônomo em parte', bad: 'precisa do texto ao redor' },
  ask: {
    title: 'Perguntar à página',
    note: 'Ordena os trechos por quantos termos da pergunta eles contêm. Sem modelo de IA; nada sai deste dispositivo.',
    question: 'Pergunta',
    placeholder: 'O que um leitor perguntaria?',
    none: 'Nenhum trecho contém um termo desta pergunta.',
    found: ({ found, all }) => `${number(found)} de ${passagesOf(all)}`,
  },
  best: 'Trechos que melhor correspondem',
  inOrder: 'Trechos em ordem',
  more: ({ count }) => `Mostrar mais ${number(count)}`,
  card: {
    before: 'Antes do primeiro cabeçalho',
    index: ({ index }) => `${number(index)}.`,
    passage: ({ index }) => `trecho ${number(index)}`,
    share: ({ share }) => `${percent(share)} dos termos da pergunta`,
    alone: ({ score }) => `autonomia: ${number(score)} de 100`,
    words: {
      fits: ({ count }) => wordsOf(count),
      short: ({ count }) => `${wordsOf(count)}, curto`,
      long: ({ count }) => `${wordsOf(count)}, longo`,
    },
    characters: {
      fits: ({ count }) => charactersOf(count),
      short: ({ count }) => `${charactersOf(count)}, curto`,
      long: ({ count }) => `${charactersOf(count)}, longo`,
    },
    namesNone: 'não menciona nenhum termo principal',
    opens: ({ opener }) => `começa com “${opener}”`,
    sendsAway: ({ pointer }) => `remete a outro lugar: “${pointer}”`,
  },
};
