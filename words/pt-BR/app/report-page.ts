import type { reportPageWords as en } from '../../en/app/report-page.ts';

export const reportPageWords: typeof en = {
  title: ({ name }) => `Auditoria de ${name}`,
  reading: 'Procurando o relatório…',
  print: 'Imprimir',
  toTab: 'Ir para a página',
  none: {
    title: 'Esta aba não tem auditoria para mostrar.',
    advice:
      'A auditoria foi excluída ou não começou. Auditar a página nessa aba agora, ou clicar lá no botão do Pageloupe na barra de ferramentas.',
  },
  unread: {
    title: 'Relatório não encontrado.',
    advice: 'Ele foi excluído, ou o link está incompleto. “Auditorias em massa” lista os relatórios salvos.',
    bulk: 'Auditorias em massa',
  },
  glance: { what: 'O quê', value: 'Nesta página', note: 'Observação' },
};
