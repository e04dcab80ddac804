import type { reportPageWords as en } from '../../en/app/report-page.ts';

export const reportPageWords: typeof en = {
  title: ({ name }) => `Audit von ${name}`,
  reading: 'Der Bericht wird gesucht…',
  print: 'Drucken',
  toTab: 'Zur Seite',
  none: {
    title: 'Zu diesem Tab gibt es kein Audit.',
    advice:
      'Es wurde gelöscht oder noch nicht gestartet. Die Seite in diesem Tab jetzt prüfen oder dort auf die Pageloupe-Schaltfläche in der Symbolleiste klicken.',
  },
  unread: {
    title: 'Bericht nicht gefunden.',
    advice: 'Er wurde gelöscht, oder der Link ist unvollständig. Unter „Sammelprüfungen“ stehen die gespeicherten Berichte.',
    bulk: 'Sammelprüfungen',
  },
  glance: { what: 'Was', value: 'Auf dieser Seite', note: 'Hinweis' },
};
