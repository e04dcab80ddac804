import type { manifestMessages as en } from '../../en/app/manifest.ts';

export const manifestMessages: typeof en = {
  description: 'Audite l’onglet ouvert : moteurs de recherche et citabilité par les moteurs de réponse IA. Rien ne quitte votre appareil.',
  action: 'Auditer cette page avec Pageloupe',
  sidePanel: 'Ouvrir le panneau latéral',
  bulkAudits: 'Ouvrir les audits par lot',
};
