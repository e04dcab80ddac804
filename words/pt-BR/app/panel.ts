import type { panelWords as en } from '../../en/app/panel.ts';

export const panelWords: typeof en = {
  looking: 'Examinando a aba…',
  none: {
    title: 'Esta página ainda não foi auditada.',
    advice: 'O painel segue a aba. Auditar esta página agora, ou clicar no botão do Pageloupe na barra de ferramentas em qualquer página.',
    button: 'Auditar esta página',
  },
  requested: {
    title: 'O navegador pergunta se o Pageloupe pode ler este site.',
    advice:
      'Permitir na barra de ferramentas do navegador para auditar a página aqui. Para auditá-la só uma vez, clicar no botão do Pageloupe na barra de ferramentas.',
  },
  refused: {
    title: 'O navegador ainda não deixa o Pageloupe ler esta página.',
    advice:
      'Clicar no botão do Pageloupe na barra de ferramentas para auditar esta página aqui. Ou permitir este site, ou todos os sites, para que o painel possa auditar qualquer página aberta; isso pode ser desfeito na página de configurações desta extensão no navegador.',
    site: 'Permitir este site',
    button: 'Permitir todos os sites',
    again: 'Tentar de novo',
  },
  noTab: { title: 'Não há aba para mostrar.', advice: 'Ao abrir uma página, ela aparece aqui.' },
  follow: ({ host }) => `Auditar cada página que eu abrir em ${host}`,
  followed: ({ host }) => `As páginas de ${host} são auditadas ao serem abertas, enquanto este painel estiver aberto.`,
  unfollowed: ({ host }) => `As páginas de ${host} só são auditadas ao iniciar uma auditoria.`,
  notAllowed: ({ host }) => `As páginas de ${host} não podem ser auditadas sem permissão.`,
};
