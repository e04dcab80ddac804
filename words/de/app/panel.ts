import type { panelWords as en } from '../../en/app/panel.ts';

export const panelWords: typeof en = {
  looking: 'Der Tab wird angesehen…',
  none: {
    title: 'Diese Seite wurde noch nicht geprüft.',
    advice:
      'Die Seitenleiste folgt dem Tab. Diese Seite jetzt prüfen oder auf einer beliebigen Seite auf die Pageloupe-Schaltfläche in der Symbolleiste klicken.',
    button: 'Diese Seite prüfen',
  },
  requested: {
    title: 'Der Browser fragt, ob Pageloupe diese Website lesen darf.',
    advice:
      'In der Symbolleiste des Browsers zulassen, um die Seite hier zu prüfen. Für eine einmalige Prüfung stattdessen auf die Pageloupe-Schaltfläche in der Symbolleiste klicken.',
  },
  refused: {
    title: 'Der Browser erlaubt Pageloupe noch nicht, diese Seite zu lesen.',
    advice:
      'Auf die Pageloupe-Schaltfläche in der Symbolleiste klicken, um diese Seite hier zu prüfen. Oder diese Website oder alle Websites zulassen, damit die Seitenleiste jede geöffnete Seite prüfen kann; das lässt sich in den Browsereinstellungen dieser Erweiterung rückgängig machen.',
    site: 'Diese Website zulassen',
    button: 'Alle Websites zulassen',
    again: 'Erneut versuchen',
  },
  noTab: { title: 'Es gibt keinen Tab zum Anzeigen.', advice: 'Sobald eine Seite geöffnet ist, erscheint sie hier.' },
  follow: ({ host }) => `Jede Seite prüfen, die ich auf ${host} öffne`,
  followed: ({ host }) => `Seiten von ${host} werden beim Öffnen geprüft, solange die Seitenleiste offen ist.`,
  unfollowed: ({ host }) => `Seiten von ${host} werden nur geprüft, wenn Sie ein Audit starten.`,
  notAllowed: ({ host }) => `Seiten von ${host} können ohne Ihre Erlaubnis nicht geprüft werden.`,
};
