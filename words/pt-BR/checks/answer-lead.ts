import type { LeadPart } from '../../../checks/derive/text/passages.ts';
import type { TextLength } from '../../../checks/derive/text/length.ts';
import type { answerLead as en } from '../../en/checks/answer-lead.ts';
import { agree, amount, and, fixed, percent } from './grammar.ts';
import { textLengthText } from './text-length.ts';

const mostWords = 6;
const listed = (words: readonly string[]) =>
  and([
    ...words.slice(0, mostWords).map((word) => `“${word}”`),
    ...(words.length > mostWords ? [`mais ${amount(words.length - mostWords, { one: 'palavra', other: 'palavras' })}`] : []),
  ]);

interface Weak {
  length: TextLength;
  before: TextLength;
  missing: readonly string[];
}
const weaknesses: Record<LeadPart, (args: Weak) => string> = {
  position: ({ before }) =>
    `A resposta começa tarde: ${textLengthText(before)} ${agree(before.count, 'vem', 'vêm')} antes do primeiro parágrafo propriamente dito.`,
  subject: ({ missing }) =>
    missing.length > 0
      ? `O primeiro parágrafo não menciona ${listed(missing)}, do título e do cabeçalho principal.`
      : 'O primeiro parágrafo quase não usa as palavras do título e do cabeçalho principal.',
  size: ({ length }) => `O primeiro parágrafo é longo: ${textLengthText(length)}.`,
  statement: () => 'O primeiro parágrafo termina com uma pergunta ou com dois-pontos em vez de responder.',
};
const change = 'Abrir o conteúdo principal com um parágrafo curto que nomeie o tema e dê a resposta.';

export const answerLead: typeof en = {
  title: 'A página dá logo a resposta',
  problem: 'A resposta vem tarde ou não é clara',
  why: 'Os mecanismos de respostas citam o primeiro terço de uma página mais do que o resto, e os leitores decidem ali se ficam. Um primeiro parágrafo que nomeia o tema pode ser citado sozinho.',
  heuristic: 'A fórmula é uma heurística nossa',
  words: {
    part: 'Parte',
    weight: 'Peso',
    score: 'Pontos',
    share: ({ value }) => fixed(value, 2),
    notApplicable: 'não se aplica',
    words: 'palavras',
    position: 'posição',
    subject: 'tema',
    size: 'tamanho',
    statement: 'declaração',
  },
  says: {
    early: ({ length, named }) => ({
      message: `A página começa com um parágrafo de ${textLengthText(length)}${named.length > 0 ? ` que nomeia ${listed(named)}` : ''}.`,
      change: '',
    }),
    weak: ({ weak, ...args }) => ({ message: weak.map((part) => weaknesses[part](args)).join(' '), change }),
    none: ({ within }) => ({ message: `Não há nenhum parágrafo no início do conteúdo principal (primeiros ${percent(within)}).`, change }),
    ours: () => ({ message: 'Pontos por posição, tema, tamanho e forma do primeiro parágrafo:', change: '' }),
    little: () => ({ message: 'O conteúdo principal é curto demais para ter um parágrafo de abertura.', change: '' }),
  },
};
