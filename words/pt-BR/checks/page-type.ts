import type { pageOf as en } from '../../en/checks/page-type.ts';

/** A page of each type, as the subject of a sentence and after “a” and “parece”. */
export const pageOf: typeof en = {
  article: 'um artigo',
  product: 'uma página de produto',
  service: 'uma página de serviço',
  docs: 'uma página de documentação',
  faq: 'uma página de perguntas e respostas',
  forum: 'um tópico de fórum',
  listing: 'uma listagem',
  home: 'uma página inicial',
  about: 'uma página “Sobre”',
  local: 'uma página de empresa local',
  media: 'uma página de vídeo ou áudio',
  tool: 'uma página de ferramenta',
  utility: 'uma página de login, carrinho, pagamento ou pesquisa',
  other: 'uma página de tipo desconhecido',
};
