import type { manifestMessages as en } from '../../en/app/manifest.ts';

export const manifestMessages: typeof en = {
  description:
    'Prüft den offenen Tab für Suchmaschinen und darauf, ob KI-Antwortmaschinen ihn zitieren können. Alles bleibt auf Ihrem Gerät.',
  action: 'Diese Seite mit Pageloupe prüfen',
  sidePanel: 'Seitenleiste öffnen',
  bulkAudits: 'Sammelprüfungen öffnen',
};
