import type { manifestMessages as en } from '../../en/app/manifest.ts';

export const manifestMessages: typeof en = {
  description:
    'Audita a aba aberta para buscadores e mede se está pronta para ser citada por mecanismos de respostas de IA. Nada sai do computador.',
  action: 'Auditar esta página com o Pageloupe',
  sidePanel: 'Abrir o painel lateral',
  bulkAudits: 'Abrir as auditorias em massa',
};
