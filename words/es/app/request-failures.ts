import type { requestFailures as en } from '../../en/app/request-failures.ts';

export const requestFailures: typeof en = {
  'no-answer': () =>
    'El proceso en segundo plano de Pageloupe no responde. Intentarlo de nuevo; si sigue ocurriendo, reiniciar el navegador.',
  'no-room': () => 'No queda espacio en este dispositivo. Eliminar auditorías en bloque que ya no hagan falta, o liberar espacio en disco.',
  'no-run': () => 'Esta auditoría en bloque ya no existe.',
  'too-many-schedules': () => 'Ya hay 20 auditorías programadas. Quitar primero una.',
  'page-left': () => 'La página cambió o se recargó. Auditar la página que está abierta ahora.',
  'not-audited': () => 'La página todavía no se ha auditado. Esperar a que la auditoría termine, o iniciarla de nuevo.',
  thrown: ({ error }) => error,
};
