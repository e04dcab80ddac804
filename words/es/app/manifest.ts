import type { manifestMessages as en } from '../../en/app/manifest.ts';

export const manifestMessages: typeof en = {
  description:
    'Audita la pestaña abierta para buscadores y mide si está lista para que la citen motores de respuestas de IA. Nada sale del equipo.',
  action: 'Auditar esta página con Pageloupe',
  sidePanel: 'Abrir el panel lateral',
  bulkAudits: 'Abrir las auditorías en bloque',
};
