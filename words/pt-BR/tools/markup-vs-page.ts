import type { words as en } from '../../en/tools/markup-vs-page.ts';
import { portuguese } from '../portuguese.ts';

const { amount, number } = portuguese;
const visible = ({ found, all }: { found: number; all: number }) =>
  `${number(found)} de ${amount(all, { one: 'valor marcado', other: 'valores marcados' })} ${found === 1 ? 'está visível' : 'estão visíveis'} na página`;

export const words: typeof en = {
  none: 'Os dados estruturados não têm valores para comparar: sem nomes, preços, avaliações, autores, datas, perguntas ou navegação estrutural.',
  visible: (counts) => `${visible(counts)}.`,
  different: ({ different, ...counts }) =>
    `${visible(counts)}; ${amount(different, { one: 'difere', other: 'diferem' })} do que os leitores veem.`,
  mark: 'Destacar os valores na página',
  rows: 'valores marcados',
  property: 'Propriedade',
  marked: 'Nos dados estruturados',
  shown: 'Na página',
  compared: 'Comparação',
  nothing: 'nada',
  states: { same: 'igual', contained: 'contido', similar: 'semelhante', different: 'diferente', missing: 'não visível' },
};
