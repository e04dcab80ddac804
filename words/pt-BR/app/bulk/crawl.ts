import type { crawl as en } from '../../../en/app/bulk/crawl.ts';
import { crawlReasonText } from '../../checks/crawl.ts';
import { portuguese } from '../../portuguese.ts';

const { amount, number } = portuguese;
const pagesOf = (count: number) => amount(count, { one: 'página', other: 'páginas' });

export const crawl: typeof en = {
  label: 'URL da página de partida',
  limit: ({ most }) => `Máximo de páginas (até ${number(most)})`,
  depth: 'Máximo de cliques a partir da página de partida',
  anyDepth: 'sem limite',
  patterns: 'Filtros de URL',
  include: 'Incluir só URLs correspondentes, um padrão por linha',
  exclude: 'Excluir URLs correspondentes, um padrão por linha',
  grammar:
    'Padrões que começam com / são comparados com o caminho e a consulta: /blog/* abrange um nível; /blog/**, todos. Expressões regulares vão entre barras: /\\d{4}/.',
  hint: 'Segue links no mesmo host, com ou sem www. O Pageloupe obedece ao robots.txt (seu próprio grupo, ou *) e omite links nofollow e tudo o que possa encerrar a sessão, comprar ou excluir algo.',
  follow: 'Seguir os links desta página',
  change: 'Alterar',
  stop: 'Parar de seguir links',
  wrongPattern: ({ pattern }) => `“${pattern}” não é uma expressão regular válida.`,
  tooManyPatterns: ({ most, length }) =>
    `Cada campo aceita até ${number(most)} padrões de até ${number(length)} caracteres. Nada foi alterado.`,
  wrongUrl: ({ text, reason }) => `${text || 'Entrada'}: ${reason}`,
  plan: ({ start, pages, depth }) =>
    `Rastreia a partir de ${start}: até ${pagesOf(pages)}${depth === null ? '' : `, a no máximo ${amount(depth, { one: 'clique', other: 'cliques' })}`}.`,
  start: 'Iniciar auditoria deste site',
  progress: ({ found, done, limit }) =>
    `${amount(found, { one: 'página encontrada', other: 'páginas encontradas' })}, ${amount(done, { one: 'concluída', other: 'concluídas' })}, limite ${number(limit)}`,

  left: 'Não auditadas',
  leftTitle: 'URLs encontradas mas não auditadas',
  leftRows: 'URLs',
  leftNone: 'Todas as URLs encontradas foram auditadas.',
  leftUrl: 'URL',
  leftWhy: 'Motivo',
  leftHttp: 'HTTP',
  leftNoAnswer: 'Sem resposta',
  leftCount: ({ reason, count, more }) => `${reason}: ${more ? 'mais de ' : ''}${number(count)}`,
  reason: ({ why }) => crawlReasonText(why),
};
