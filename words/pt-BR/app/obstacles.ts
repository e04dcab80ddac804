import type * as en from '../../en/app/obstacles.ts';

const otherPage = 'Abrir a página a auditar e clicar lá no botão do Pageloupe.';

export const obstacles: typeof en.obstacles = {
  'no-tab': { title: 'Não há aba para auditar.', advice: otherPage },
  'browser-page': { title: 'As páginas do próprio navegador não podem ser auditadas.', advice: otherPage },
  'extension-page': { title: 'Páginas de extensões não podem ser auditadas.', advice: otherPage },
  store: {
    title: 'Extensões não podem funcionar na loja de extensões nem em algumas outras páginas do fabricante do navegador.',
    advice: otherPage,
  },
  'view-source': {
    title: 'Esta é a visualização do código-fonte, não a página.',
    advice: 'Abrir a própria página; as ferramentas mostram o código-fonte HTML como os rastreadores o recebem.',
  },
  file: {
    title: 'Este é um arquivo local, e o navegador não deixa extensões lerem arquivos.',
    advice: 'Permitir o acesso a URLs de arquivo na página de configurações desta extensão no navegador, ou servir o arquivo por http.',
  },
  loading: { title: 'A página ainda está carregando.', advice: 'A auditoria começa automaticamente quando a página estiver pronta.' },
  discarded: { title: 'O navegador suspendeu esta aba.', advice: 'Recarregar a página e auditá-la.' },
  'error-page': {
    title: 'O navegador mostra um erro no lugar da página: ela não carregou.',
    advice: 'Conferir a URL e a conexão, e recarregar a página.',
  },
  'no-answer': {
    title: 'A página não responde: um script a mantém ocupada.',
    advice: 'Esperar a página responder ou recarregá-la, e tentar de novo.',
  },
  'no-worker': {
    title: 'O processo em segundo plano do Pageloupe não responde.',
    advice: 'Tentar de novo. Se continuar acontecendo, reiniciar o navegador.',
  },
  left: { title: 'A página mudou ou foi recarregada durante a auditoria.', advice: 'Auditar a página que está aberta agora.' },
  crashed: { title: 'Esta aba travou ou não responde.', advice: 'Recarregar a página e auditá-la.' },
  policy: {
    title: 'A política do navegador definida pelo administrador bloqueia extensões nesta página.',
    advice: 'Consultar o administrador, ou auditar a página em outro navegador.',
  },
  'no-permission': {
    title: 'O navegador não deixa o Pageloupe ler esta página.',
    advice:
      'Se a aba mudou de página desde então, clicar de novo no botão do Pageloupe. Novas abas, páginas de erro, PDFs, visualizações de código-fonte e páginas do próprio navegador não podem ser auditadas.',
  },
  document: {
    title: {
      pdf: 'Este é um documento PDF, não uma página da web.',
      svg: 'Esta é uma imagem SVG, não uma página da web.',
      image: 'Esta é uma imagem, não uma página da web.',
      media: 'Este é um arquivo de mídia, não uma página da web.',
      json: 'Este é um arquivo JSON, não uma página da web.',
      text: 'Este é um arquivo de texto, não uma página da web.',
      xml: 'Este é um documento XML, não uma página da web.',
      other: 'Isto não é uma página da web.',
    },
    advice: 'Auditar a página que tem o link para ele.',
  },
  'not-well-formed': {
    title: 'Esta página é enviada como XML e está malformada, então o navegador mostra um erro no lugar dela.',
    advice: ({ text }) => `O navegador diz: ${text}`,
  },
  failed: { title: 'Não foi possível executar a auditoria nesta página.', advice: ({ text }) => `O navegador diz: ${text}` },
};

export const obstacleButtons: typeof en.obstacleButtons = {
  'audit-now': 'Auditar agora',
  'try-again': 'Tentar de novo',
  reload: 'Recarregar a página',
};

export const stale: typeof en.stale = {
  'another-document': 'Esta aba mudou de página ou foi recarregada desde a auditoria.',
  'another-url': 'A URL da página mudou desde a auditoria.',
  'another-view': 'A página mudou de visualização desde a auditoria.',
  earlier: 'Esta auditoria descreve a página anterior.',
};

export const siteFacts: typeof en.siteFacts = {
  response: 'a resposta da página',
  served: 'o código-fonte HTML',
  robotsTxt: 'o robots.txt',
  sitemap: 'o sitemap',
  llmsTxt: 'o llms.txt',
};
