import type { settingsPageWords as en } from '../../en/app/settings-page.ts';
import { german } from '../german.ts';
import { requestFailures } from './request-failures.ts';

const { amount, and, date, number } = german;
const quoted = (lines: readonly string[]) => and(lines.map((line) => `„${line}“`));

export const settingsPageWords: typeof en = {
  title: 'Einstellungen',
  requestFailures,
  reading: 'Gespeicherte Einstellungen werden gelesen…',
  note: 'Änderungen werden automatisch auf diesem Gerät gespeichert.',
  audits: {
    title: 'Audits',
    intent: 'Was sollen Suchmaschinen mit einer Seite tun?',
    intentHelp: 'Vorgabe für neue Audits. Sie lässt sich für jede Seite ändern.',
    rate: 'Tempo der Linkprüfung',
    rateHelp: 'Wie viele Anfragen gleichzeitig laufen, insgesamt und je Server.',
    parallel: 'Gleichzeitig geprüfte Seiten in neuen Sammelprüfungen',
    parallelHelp: 'Mehr ist schneller, belastet aber Ihren Computer und die Website stärker.',
    badge: 'Zahl der nicht bestandenen Prüfungen auf dem Symbol in der Symbolleiste zeigen',
    badgeHelp:
      'Auf zugelassenen Websites, sobald eine Seite geladen ist. Nur die Seite wird gelesen und nichts angefordert; Prüfungen des Servers zählen daher nicht mit.',
    snapshots: 'Von jeder geprüften Seite einen Snapshot speichern',
    snapshotsHelp: ({ ofPage, megabytes }) =>
      `Zeigt, was sich geändert hat, wenn die Seite erneut geprüft wird. Nur auf diesem Gerät: ${ofPage === 1 ? 'der letzte' : `die letzten ${number(ofPage)}`} je Seite, insgesamt bis zu ${number(megabytes)} MB; die ältesten werden zuerst gelöscht. Keine in privaten Fenstern.`,
  },
  looks: {
    title: 'Darstellung und Favoriten',
    language: 'Sprache',
    browserLanguage: 'Die des Browsers',
    appearance: 'Darstellung',
    appearances: { system: 'System', light: 'Hell', dark: 'Dunkel' },
    favorites: 'Favoriten unter den Werkzeugen',
    favorite: 'Werkzeug zu den Favoriten hinzufügen',
    choose: 'Werkzeug wählen…',
    favoriteHelp: 'Favoriten stehen in der Werkzeugliste oben. Auch der Stern an einem Werkzeug fügt es hinzu.',
    remove: ({ tool }) => `Aus Favoriten entfernen: ${tool}`,
  },
  reports: {
    title: 'Ihre Berichte',
    note: 'Für PDFs, HTML-Dateien und gedruckte Berichte.',
    cover: 'Titel',
    coverDefault: 'Audit für Suche und KI',
    agency: 'Name der Agentur',
    none: 'Keiner',
    color: 'Farbe',
    language: 'Sprache',
    ownLanguage: 'Die von Pageloupe',
    logo: 'Logo: PNG oder JPEG, bis 1 MB',
    logoAlt: 'Ihr Logo',
    removeLogo: 'Logo entfernen',
    paper: 'Papier',
    papers: { a4: 'A4', letter: 'US Letter' },
    annex: 'PDFs von Sammelprüfungen führen jede Prüfung jeder Seite auf',
    preview: 'Vorschau',
    sample: 'Titel der Seite oder Name des Audits',
    reset: 'Zurücksetzen',
    saved: 'Für den nächsten Bericht gespeichert.',
    unsaved: ({ error }) => `Konnte nicht gespeichert werden. ${error}`,
    logoStays: ({ problem }) => `${problem} Das bisherige Logo bleibt.`,
    problems: {
      empty: ({ name }) => `„${name}“ ist leer.`,
      large: ({ name, bytes }) =>
        `„${name}“ hat ${german.bytes(bytes)}; ein Logo darf höchstens 1 MB haben. Eine kleinere Version speichern.`,
      type: ({ name }) => `„${name}“ ist kein PNG- oder JPEG-Bild. Das Logo als PNG speichern und diese Datei wählen.`,
      damaged: ({ name }) => `„${name}“ kann nicht angezeigt werden: Die Datei ist beschädigt. Neu speichern.`,
      wide: ({ name, width, height, most }) =>
        `„${name}“ hat ${number(width)} × ${number(height)} Pixel; erlaubt sind höchstens ${number(most)} in jeder Richtung.`,
      unread: ({ error }) => error,
    },
  },
  shortcuts: {
    title: 'Tastenkürzel',
    opens: { popup: 'Diese Seite im Pop-up prüfen', panel: 'Seitenleiste öffnen', bulk: 'Sammelprüfungen öffnen' },
    unset: 'Nicht festgelegt',
    change: 'Tastenkürzel ändern',
  },
  lists: {
    title: 'Eigene Listen',
    note: 'Neue Audits verwenden diese Listen, und Befunde nennen sie, wenn sie darauf beruhen.',
    agents: 'Crawler, die gegen robots.txt getestet werden',
    genericTexts: 'Generische Linktexte',
    help: {
      agents:
        'Ein Name pro Zeile, wie in robots.txt nach User-agent: nur Buchstaben, - und _. Sie werden mit den eingebauten Crawlern aufgeführt und beeinflussen nie einen Score.',
      genericTexts: 'Einer pro Zeile, in beliebiger Sprache, etwa „Details“ oder „plus d’infos“. Sie ergänzen die eingebaute Liste.',
    },
    wrong: {
      agents: ({ lines }) =>
        `Nicht gespeichert: ${quoted(lines)}. Der Name eines Crawlers darf nur Buchstaben, - und _ enthalten, ohne Version (RFC 9309).`,
      genericTexts: ({ lines }) =>
        `Nicht gespeichert: ${quoted(lines)}. Ein Linktext hat höchstens 100 Zeichen und mindestens einen Buchstaben oder eine Ziffer.`,
    },
    tooMany: ({ most }) => `Nicht gespeichert: Die Liste darf höchstens ${number(most)} Zeilen haben.`,
    kept: ({ count }) => (count === 0 ? 'Die Liste ist jetzt leer.' : `${amount(count, { one: 'Zeile', other: 'Zeilen' })} gespeichert.`),
  },
  known: {
    title: 'Listen in dieser Version',
    note: 'Crawler und Rich-Suchergebnisse ändern sich. Unsere Listen wurden zuletzt an diesen Tagen aktualisiert.',
    crawlers: ({ count, compiled }) => `KI-Crawler: ${number(count)}, aktualisiert am ${date(compiled)}`,
    richResults: ({ count, retired, checked }) =>
      `Rich-Suchergebnisse: ${number(count)} zeigt Google an, ${number(retired)} wurden eingestellt, geprüft am ${date(checked)}`,
    sources: 'Quellen',
    source: ({ title, asOf }) => `${title}, Stand ${date(asOf)}`,
    guides: 'Googles Anleitung zu jedem Rich-Suchergebnis, verlinkt im Werkzeug „Rich-Suchergebnisse“',
  },
  choices: {
    title: 'Ihre Angaben zu Seiten',
    none: 'Noch keine. Seitentyp und Absicht lassen sich in der Übersicht eines Audits festlegen.',
    index: 'soll indexiert werden',
    keepOut: 'soll ausgeschlossen werden',
    optedOut: 'blockiert KI absichtlich',
    remove: ({ what }) => `Angabe zu ${what} löschen`,
    removed: ({ what }) => `Angabe zu ${what} gelöscht.`,
  },
  followed: {
    title: 'Websites, denen die Seitenleiste folgt',
    none: 'Keine. Die Seitenleiste kann jede Seite einer Website prüfen, sobald Sie sie öffnen.',
    remove: ({ what }) => `${what} nicht mehr folgen`,
    removed: ({ what }) => `${what} wird nicht mehr gefolgt.`,
  },
  stored: {
    title: 'Gespeicherte Daten',
    note: 'Nur in diesem Browser. Berichte offener Tabs und Linkprüfungen werden beim Schließen des Browsers gelöscht.',
    columns: { records: 'Daten', size: 'Größe' },
    kinds: {
      choices: 'Angaben zu Seiten',
      snapshots: 'Von Ihnen gespeicherte Snapshots',
      automatic: 'Snapshots geprüfter Seiten',
      runs: 'Sammelprüfungen und ihre Berichte',
      reports: 'Berichte offener Tabs',
      probes: 'Linkprüfungen offener Tabs',
      aside: 'Daten, die nicht gelesen werden konnten',
    },
    size: ({ bytes }) =>
      bytes === 0
        ? '0'
        : bytes < 1_000
          ? 'unter 1 kB'
          : bytes < 1_000_000
            ? `${number(Math.round(bytes / 1_000))} kB`
            : `${number(Math.round(bytes / 100_000) / 10)} MB`,
    clear: 'Löschen',
    clearOne: ({ what }) => `Löschen: ${what}`,
    confirm: {
      title: 'Endgültig löschen?',
      text: ({ what }) => `Wird gelöscht: ${what}. Das lässt sich nicht rückgängig machen.`,
      yes: 'Löschen',
      no: 'Behalten',
    },
    cleared: ({ what }) => `Gelöscht: ${what}.`,
    failed: ({ what, error }) => `Nicht alles wurde gelöscht: ${what}. ${error}`,
  },
  fieldData: {
    title: 'Felddaten',
    key: 'Ihr API-Schlüssel für den Chrome UX Report',
    help: 'Nur auf diesem Gerät gespeichert und nicht in Einstellungsdateien. Eine Anfrage wird nur gesendet, wenn Sie im Werkzeug „Core Web Vitals“ auf „Felddaten laden“ klicken.',
    get: 'Kostenlosen Schlüssel bei Google holen',
    set: 'Der Schlüssel ist gespeichert.',
    removed: 'Es ist kein Schlüssel gespeichert.',
    wrong: 'Nicht gespeichert: Ein API-Schlüssel hat 10 bis 100 Buchstaben, Ziffern, - und _.',
  },
  service: {
    title: 'API-Dienst',
    url: 'URL des Pageloupe-Dienstes Ihres Teams',
    help: 'Unten erscheinen dann Links zu den Seiten des Dienstes. Die Erweiterung selbst sendet nichts dorthin.',
    contact: 'Interesse am API-Zugang anmelden',
    docs: 'API-Dokumentation',
    set: 'Der Dienst ist unten verlinkt.',
    removed: 'Es ist kein Dienst verlinkt.',
    wrong: 'Eine vollständige http- oder https-URL eingeben, etwa https://audits.example.com/.',
  },
  file: {
    title: 'Einstellungen als Datei',
    note: 'Einstellungen, Listen, Angaben zu Seiten und Websites, denen die Seitenleiste folgt, als JSON. Keine Berichte.',
    save: 'Einstellungen exportieren',
    open: 'Einstellungen importieren',
    how: 'Einstellungen für Audits werden ersetzt. Angaben zu Seiten, Websites, Favoriten und Listen werden zusammengeführt.',
    taken: 'Einstellungen importiert.',
    full: 'Die Listen in der Datei und Ihre eigenen haben zusammen zu viele Zeilen. Nichts wurde geändert; zuerst eine Liste kürzen.',
    later: 'Die Datei stammt von einer neueren Version von Pageloupe. Nichts wurde geändert; zuerst die Erweiterung aktualisieren.',
    broken: 'Keine gültige Einstellungsdatei von Pageloupe. Nichts wurde geändert.',
  },
};
