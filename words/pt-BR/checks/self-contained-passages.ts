import type { selfContainedPassages as en } from '../../en/checks/self-contained-passages.ts';
import { agree, amount, language as languageName, number } from './grammar.ts';

const sizes = { short: 'curto', long: 'longo', '': '' };
const passages = (count: number) => amount(count, { one: 'trecho', other: 'trechos' });
const makeSense = (count: number) => agree(count, 'faz sentido sozinho', 'fazem sentido sozinhos');

export const selfContainedPassages: typeof en = {
  title: 'Os trechos fazem sentido sozinhos',
  problem: 'Há trechos que não fazem sentido sozinhos',
  why: 'Os mecanismos de respostas extraem trechos isolados das páginas. Um trecho que nomeia seu tema e não remete a outras partes da página mantém seu significado.',
  heuristic: 'A fórmula é uma heurística nossa',
  words: {
    heading: 'Cabeçalho',
    first: 'Primeira frase',
    words: 'Palavras',
    characters: 'Caracteres',
    score: 'Pontos',
    why: 'Por quê',
    troubles: ({ size, anchor, opener, pointer }) =>
      [
        sizes[size],
        anchor ? '' : 'não contém nenhum dos termos principais da página',
        opener && `começa com “${opener}”`,
        pointer && `remete a outra parte (“${pointer}”)`,
      ]
        .filter(Boolean)
        .join('; '),
  },
  says: {
    stand: ({ weak, count }) => ({
      message: `${weak > 0 ? `${number(count - weak)} de ` : ''}${passages(count)} ${makeSense(count - weak)}.`,
      change: '',
    }),
    lean: ({ weak, count }) => ({
      message: `${number(weak)} de ${passages(count)} não ${makeSense(weak)}.`,
      change:
        'Nomear o tema no trecho ou em seu cabeçalho, substituir um “isto” inicial por aquilo a que se refere e usar links em vez de “ver acima”.',
    }),
    noLexicon: ({ language }) => ({
      message: `Não há lista de palavras como “isto” e “ver acima” para este idioma (${languageName(language)}), então só tamanho e termos foram verificados.`,
      change: '',
    }),
    few: ({ minPassages }) => ({ message: `A página tem menos de ${passages(minPassages)}.`, change: '' }),
  },
};
