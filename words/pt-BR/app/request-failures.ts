import type { requestFailures as en } from '../../en/app/request-failures.ts';

export const requestFailures: typeof en = {
  'no-answer': () =>
    'O processo em segundo plano do Pageloupe não responde. Tentar de novo; se continuar acontecendo, reiniciar o navegador.',
  'no-room': () => 'Não há mais espaço neste dispositivo. Excluir auditorias em massa desnecessárias, ou liberar espaço em disco.',
  'no-run': () => 'Esta auditoria em massa não existe mais.',
  'too-many-schedules': () => 'Já há 20 auditorias agendadas. Remover primeiro uma.',
  'page-left': () => 'A página mudou ou foi recarregada. Auditar a página que está aberta agora.',
  'not-audited': () => 'A página ainda não foi auditada. Esperar a auditoria terminar, ou iniciá-la de novo.',
  thrown: ({ error }) => error,
};
