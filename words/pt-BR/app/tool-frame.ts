import type { toolFrame as en } from '../../en/app/tool-frame.ts';

export const toolFrame: typeof en = {
  allChecks: 'Todas as verificações',
  copy: 'Copiar',
  copyMarkdown: 'Copiar os achados como Markdown',
  saveJson: 'Salvar os achados como JSON',
  saveMarkdown: 'Salvar os achados como Markdown',
  picture: 'Nesta página',
  broken: ({ error }) => `Esta visualização falhou com os dados da página (${error}). Os achados abaixo não são afetados.`,
  findings: 'Achados e o que alterar',
  toChange: 'O que alterar',
  seeItIn: 'Ver em',
  elsewhere: 'Verificar esta URL em outro serviço (abre o serviço e lhe envia a URL):',
  services: {
    'rich-results-test': 'Teste de pesquisa aprimorada (Google)',
    'schema-validator': 'Schema Markup Validator',
    'pagespeed-insights': 'PageSpeed Insights (Google)',
    'search-console': 'Inspeção de URL (Search Console)',
    'bing-webmaster-tools': 'Inspeção de URL (Bing)',
  },
};
