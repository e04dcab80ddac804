import type * as en from '../../en/checks/geo.ts';

export const categories: typeof en.categories = {
  access: 'Acesso de rastreadores de IA',
  extractability: 'Extração do conteúdo',
  answerability: 'Capacidade de resposta',
  evidence: 'Evidências e citações',
  freshness: 'Atualidade',
  entity: 'Entidade e autoria',
};

/** Bands are a convention, not a probability. */
export const bands: typeof en.bands = {
  Ready: 'Pronta',
  Good: 'Boa',
  Partial: 'Parcial',
  Weak: 'Fraca',
  'Blocked or unreadable': 'Bloqueada ou ilegível',
};

/** Why the score is capped. */
export const capped: typeof en.capped = {
  'noindex-both': 'Tanto o Google quanto o Bing recebem a instrução de não indexar esta página.',
  'all-answer-crawlers': 'O robots.txt bloqueia esta URL para todos os principais rastreadores de busca com IA.',
  credentials: 'Só visitantes com uma conta ou com cookies podem ver a página.',
  'error-page': 'A página retorna um erro ou parece uma página de erro, então os buscadores a descartam.',
  'no-text': 'A página não tem texto para citar.',
  'source-empty': 'Sem JavaScript, falta quase todo o conteúdo principal.',
  'one-ecosystem': 'O Google ou o Bing não tem permissão para usar esta página em respostas.',
};

/** Why there is no score. */
export const noScore: typeof en.noScore = {
  'opted-out': 'Excluída: a IA é bloqueada de propósito.',
  utility: 'Sem pontuação GEO: é uma página funcional (login, carrinho, pagamento, conta ou resultados de pesquisa).',
  'nothing-measured': 'Sem pontuação GEO: não foi possível medir nada nesta página.',
  'not-all-chosen': 'Sem pontuação GEO: ela precisa de verificações que não foram selecionadas.',
  'not-delivered': 'Sem pontuação GEO: o servidor não entregou a página.',
  incomplete: 'Sem pontuação GEO: o tempo da auditoria acabou antes que a resposta do site fosse lida.',
};
