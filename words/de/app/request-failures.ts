import type { requestFailures as en } from '../../en/app/request-failures.ts';

export const requestFailures: typeof en = {
  'no-answer': () =>
    'Der Hintergrundprozess von Pageloupe reagiert nicht. Erneut versuchen; wenn das öfter vorkommt, den Browser neu starten.',
  'no-room': () =>
    'Auf diesem Gerät ist kein Speicherplatz mehr frei. Nicht mehr benötigte Sammelprüfungen löschen oder Speicherplatz freigeben.',
  'no-run': () => 'Diese Sammelprüfung gibt es nicht mehr.',
  'too-many-schedules': () => 'Es gibt bereits 20 geplante Prüfungen. Zuerst eine entfernen.',
  'page-left': () => 'Die Seite wurde gewechselt oder neu geladen. Die jetzt geöffnete Seite prüfen.',
  'not-audited': () => 'Die Seite wurde noch nicht geprüft. Warten, bis das Audit fertig ist, oder es neu starten.',
  thrown: ({ error }) => error,
};
