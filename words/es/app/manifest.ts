import type { manifestMessages as en } from '../../en/app/manifest.ts';

export const manifestMessages: typeof en = {
  description:
    'Audita la pestaña abierta para los buscadores y para que los motores de respuestas con IA puedan citarla. Nada sale del equipo.',
  action: 'Auditar esta página con Pageloupe',
  sidePanel: 'Abrir el panel lateral',
  bulkAudits: 'Abrir las auditorías en bloque',
};
