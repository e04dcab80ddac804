import type { ExclusionReason } from '../../../checks/site/crawl.ts';
import type { crawlReasonText as en, crawlSentences as enSentences } from '../../en/checks/crawl.ts';
import { portuguese } from '../portuguese.ts';

const { amount, number } = portuguese;

/** Why a crawl did not audit a URL. */
const reasons: Record<ExclusionReason, string> = {
  robots: 'Não permitida pelo robots.txt',
  unread: 'Não foi possível ler o robots.txt ou os links de uma página',
  nofollow: 'O link ou a página é nofollow',
  changes: 'Link de ação (sair, carrinho…) ou URL de ordenação ou filtro',
  trap: 'URLs sem fim (calendário, filtros combinados, caminho repetido)',
  copy: 'Prováveis cópias de páginas auditadas (mesmo texto em cada caminho, IDs de sessão)',
  file: 'Um arquivo, não uma página',
  excluded: 'Excluída pelos filtros de URL',
  'other-host': 'Em outro host',
  depth: 'Cliques demais até a página',
  limit: 'Acima do limite de páginas',
  refused: 'O servidor pede menos solicitações (429 ou 503)',
};

export const crawlReasonText: typeof en = (why) => reasons[why];

/** What a crawl audited, and what it left out. */
export const crawlSentences: typeof enSentences = {
  reason: ({ why }) => reasons[why],
  summary: ({ start, pages, waiting }) =>
    `Rastreamento a partir de ${start}: ${amount(pages, { one: 'página auditada', other: 'páginas auditadas' })}${waiting > 0 ? `, ${amount(waiting, { one: 'encontrada mas não alcançada', other: 'encontradas mas não alcançadas' })}` : ''}.`,
  skipped: ({ counts, more }) =>
    counts.length === 0
      ? 'Todas as URLs encontradas foram auditadas.'
      : `Não auditadas: ${counts.map(({ why, count }) => `${why}: ${more ? 'ao menos ' : ''}${number(count)}`).join('; ')}.`,
};
