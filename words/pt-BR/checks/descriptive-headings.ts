import type { descriptiveHeadings as en } from '../../en/checks/descriptive-headings.ts';
import { agree, amount, number } from './grammar.ts';

const of = (weak: number, count: number) => `${number(weak)} de ${amount(count, { one: 'cabeçalho', other: 'cabeçalhos' })}`;

export const descriptiveHeadings: typeof en = {
  title: 'Os cabeçalhos descrevem suas seções',
  problem: 'Os cabeçalhos não descrevem suas seções',
  why: 'Páginas cujos cabeçalhos correspondem à pergunta são citadas mais vezes. Aqui a pergunta é desconhecida, então cada cabeçalho é comparado com o texto que o segue.',
  heuristic: 'A fórmula é uma heurística nossa',
  words: {
    heading: 'Cabeçalho',
    score: 'Pontos',
    why: 'Por quê',
    generic: 'genérico, não diz nada sobre sua seção',
    repeated: 'repetido na página',
    unanswered: 'uma pergunta sem uma resposta curta logo abaixo',
    tooShort: 'curto demais para descrever sua seção',
    single: 'só uma palavra-chave',
    unrelated: 'nenhuma palavra-chave em comum com o início de sua seção',
    fine: '',
  },
  says: {
    tell: ({ weak, count }) => ({
      message:
        weak > 0
          ? `Os cabeçalhos de ${number(count - weak)} de ${amount(count, { one: 'seção', other: 'seções' })} descrevem seu conteúdo.`
          : agree(
              count,
              'O cabeçalho da única seção descreve seu conteúdo.',
              `Os cabeçalhos das ${number(count)} seções descrevem seu conteúdo.`,
            ),
      change: '',
    }),
    vague: ({ weak, count, unrelated }) => ({
      message:
        unrelated === weak
          ? `${of(weak, count)} não ${agree(weak, 'tem', 'têm')} nenhuma palavra-chave em comum com sua seção.`
          : `${of(weak, count)} ${agree(weak, 'diz pouco sobre sua seção', 'dizem pouco sobre suas seções')}.`,
      change: 'Descrever a seção em cada cabeçalho, com palavras da seção. Responder a uma pergunta logo abaixo dela.',
    }),
    little: ({ minSections }) => ({
      message: `O conteúdo principal é curto ou tem menos de ${amount(minSections, { one: 'seção', other: 'seções' })}.`,
      change: '',
    }),
  },
};
