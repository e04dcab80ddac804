import type { notices as en } from '../../en/app/notices.ts';
import { german } from '../german.ts';

const { amount, number } = german;

/** @param couldNot the verb that fits the record, `konnte` or `konnten` */
const unread =
  (record: string, couldNot: 'konnte' | 'konnten', after: string): typeof en.unreadable.settings =>
  ({ how }) =>
    how === 'later'
      ? `${record} ${couldNot === 'konnte' ? 'wurde' : 'wurden'} von einer neueren Version von Pageloupe gespeichert. Zum Verwenden Pageloupe aktualisieren; es wurde nichts gelöscht.`
      : `${record} ${couldNot} nicht gelesen werden${how === 'aside' ? ' (eine Kopie wurde aufbewahrt)' : ''}. ${after}`;

export const notices: typeof en = {
  close: 'Schließen',
  saved: ({ name }) => `${name} gespeichert.`,

  page: {
    undrawable: 'Auf dieser Seite kann nichts mehr hervorgehoben werden. Neu prüfen.',
    shown: 'Auf der Seite hervorgehoben.',
    unseen: 'Dieses Element ist auf der Seite, aber nicht sichtbar.',
    gone: 'Dieses Element ist nicht mehr auf der Seite.',
    marked: ({ requested, visible, unseen, gone }) =>
      [
        `${number(visible)} von ${number(requested)} auf der Seite hervorgehoben`,
        unseen > 0 && `${number(unseen)} nicht sichtbar`,
        gone > 0 && `${number(gone)} nicht mehr auf der Seite`,
      ]
        .filter(Boolean)
        .join('; ')
        .concat('.'),
    copied: 'Kopiert.',
    uncopied: 'Der Browser hat das Kopieren nicht erlaubt.',
    kept: 'Snapshot auf diesem Gerät gespeichert.',
    full: 'Kein Speicherplatz mehr. Zuerst einen Snapshot löschen.',
    tooMany: ({ most }) => `Es gibt bereits ${number(most)} Snapshots. Zuerst einen löschen.`,
  },

  queue: {
    unopened: 'Der Browser hat die Seite der Sammelprüfungen nicht geöffnet. Erneut versuchen.',
    noTab: 'Es gibt keinen Tab zum Einreihen.',
    failed: ({ error }) => `Dieser Tab konnte nicht eingereiht werden. ${error}`,
    notPasted: ({ error }) => `Die eingefügten URLs konnten nicht eingereiht werden. ${error}`,
    queued: ({ pages }) => `Dieser Tab ist in der Warteschlange: ${amount(pages, { one: 'Seite', other: 'Seiten' })}.`,
    open: 'Warteschlange öffnen',
    notAllowed: 'Nichts wurde gestartet: Der Browser erlaubt Pageloupe nicht, diese Website zu öffnen.',
    notBegun: ({ error }) => `Die Prüfung dieser Website wurde nicht gestartet. ${error}`,
    noTitles: 'Der Browser hat die Titel der anderen Tabs nicht preisgegeben.',
  },

  pdf: {
    noTab: 'Es gibt keinen Tab, der als PDF gespeichert werden kann.',
    making: 'Das PDF wird erstellt…',
    saved: ({ name, but }) => [`${name} gespeichert.`, but].filter(Boolean).join(' '),
    failed: ({ error }) => `Das PDF konnte nicht erstellt werden. ${error}`,
  },

  unreadable: {
    settings: unread('Die Einstellungen', 'konnten', 'Vorerst gelten die Standardwerte.'),
    followed: unread('Die Liste der Websites, deren Seiten die Seitenleiste prüft,', 'konnte', 'Sie ist vorerst leer.'),
    choices: unread('Die Angaben zu Seiten (Seitentyp, Suche, KI-Sperre)', 'konnten', 'Es gelten wieder die Standardwerte.'),
    keywords: unread('Die Keywords', 'konnten', 'Bei Bedarf neu eingeben.'),
    branding: unread('Titel, Agentur, Farbe und Logo der PDFs', 'konnten', 'Bei Bedarf neu festlegen.'),
    snapshot: unread('Ein Snapshot', 'konnte', 'Die anderen sind in Ordnung.'),
    run: unread('Eine Sammelprüfung', 'konnte', 'Die anderen sind in Ordnung.'),
    jobs: ({ name }) =>
      `Einige Seiten der Sammelprüfung „${name ?? ''}“ konnten nicht gelesen werden und wurden übersprungen. Die anderen sind in Ordnung.`,
    report: 'Der Bericht einer Seite einer Sammelprüfung konnte nicht gelesen werden. Diese Seite neu prüfen; die anderen sind in Ordnung.',
    facts:
      'Ein Teil der gespeicherten Daten einer Seite konnte nicht gelesen werden. Ihre Prüfungen sind verfügbar, ihre Werkzeuge nicht. Die Seite neu prüfen, um sie wiederherzustellen.',
    schedule: unread('Eine geplante Prüfung', 'konnte', 'Aus einem ihrer Durchläufe neu planen.'),
    results:
      'Die Ergebnisse einiger Seiten einer Sammelprüfung konnten nicht gelesen werden und wurden übersprungen. Diese Seiten neu prüfen; die anderen sind in Ordnung.',
  },

  withdrawn: 'Berechtigung entfernt: Pageloupe kann keine anderen URLs mehr anfordern.',
  keptByBrowser: 'Diese Berechtigung verwaltet der Browser. Sie lässt sich in den Browsereinstellungen dieser Erweiterung entfernen.',
};
