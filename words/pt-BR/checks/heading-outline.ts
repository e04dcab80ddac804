import type { headingOutline as en } from '../../en/checks/heading-outline.ts';
import { agree, amount, number, partReadText } from './grammar.ts';

const headings = (count: number) => amount(count, { one: 'cabeçalho', other: 'cabeçalhos' });

export const headingOutline: typeof en = {
  title: 'A estrutura de cabeçalhos é útil',
  problem: 'A estrutura não tem cabeçalhos, ou há cabeçalhos vazios ou níveis pulados',
  why: 'Quem usa leitor de tela navega pelos cabeçalhos, e todos os leitores passam os olhos por eles. Trata-se de acessibilidade e legibilidade: os buscadores não classificam pela ordem dos cabeçalhos.',
  heuristic: 'Linhas que parecem cabeçalhos: seus comprimentos são uma heurística nossa',
  says: {
    usable: ({ count }) => ({ message: `${headings(count)} no conteúdo principal, nenhum vazio, sem níveis pulados.`, change: '' }),
    styled: ({ lines, example }) => ({
      message: `${amount(lines, { one: 'linha deste texto longo parece um cabeçalho', other: 'linhas deste texto longo parecem cabeçalhos' })}, mas só o cabeçalho principal está marcado como tal: “${example}”`,
      change:
        'Marcá-las como h2, ou como h3 abaixo de um h2: os leitores de tela listam os cabeçalhos, e as máquinas encontram os trechos por eles.',
    }),
    empty: ({ count }) => ({
      message: `${headings(count)} do conteúdo principal ${agree(count, 'está vazio', 'estão vazios')}.`,
      change: 'Adicionar texto ao cabeçalho ou removê-lo; para o espaçamento, usar CSS.',
    }),
    skips: ({ count, above, level }) => ({
      message: agree(
        count,
        `A estrutura pula de h${above} para h${level}.`,
        `A estrutura pula níveis ${number(count)} vezes, a primeira de h${above} para h${level}.`,
      ),
      change: 'Descer um nível por vez e definir o tamanho dos cabeçalhos com CSS.',
    }),
    long: ({ count, maxCharacters }) => ({
      message: `${headings(count)} ${agree(count, 'tem', 'têm')} mais de ${amount(maxCharacters, { one: 'caractere', other: 'caracteres' })}.`,
      change: '',
    }),
    capped: (args) => partReadText('cabeçalhos', args),
    few: ({ count, others }) => ({
      message:
        count + others === 0
          ? 'A página não tem cabeçalhos.'
          : count === 0
            ? 'O conteúdo principal não tem cabeçalhos.'
            : `${headings(count)} no conteúdo principal ${agree(count, 'não basta', 'não bastam')} para uma estrutura.`,
      change: '',
    }),
  },
};
