import { search as english } from '../../../en/app/tools/search.ts';
import { german } from '../../german.ts';
import { tools } from './tool-search.ts';

const { amount } = german;

/** What German users type, by the id of a signal. English terms work, too: specialists use both. */
const words: Readonly<Record<string, string>> = {
  title: 'titel seitentitel titellänge überschrift',
  'meta-description': 'beschreibung meta-beschreibung metabeschreibung länge',
  'main-heading': 'hauptüberschrift überschriften h1-überschrift',
  'heading-outline': 'überschriften gliederung hierarchie überschriftenstruktur',
  'main-content': 'hauptinhalt wörter wortzahl textlänge zu wenig text',
  'link-status': 'defekte kaputte tote links linkprüfung',
  'link-rel': 'rel-attribut gesponsert',
  'index-directives': 'indexierung indexierbar robots-meta-tag anweisungen',
  'robots-txt-access': 'blockiert gesperrt crawling ausgeschlossen',
  'snippet-controls': 'snippet vorschau zitieren',
  'http-status': 'statuscode fehlerseite serverfehler',
  https: 'verschlüsselung zertifikat sicherheit',
  'redirect-path': 'weiterleitungen weiterleitungskette umleitungen schleife',
  'jsonld-syntax': 'strukturierte daten auszeichnung syntaxfehler',
  'schema-properties': 'strukturierte daten eigenschaften rich-suchergebnisse pflichtfelder',
  'schema-visible': 'strukturierte daten sichtbar auszeichnung',
  'open-graph': 'teilen soziale netzwerke vorschau',
  'share-image': 'vorschaubild teilen',
  'x-card': 'teilen vorschau',
  'image-alt': 'alt-texte alttexte bilder alternativtexte bildbeschreibungen',
  'image-delivery': 'bilder bildgrößen bildformate bildoptimierung komprimierung',
  'core-web-vitals': 'ladezeiten geschwindigkeit seitengeschwindigkeit leistung',
  'html-size': 'seitengröße dateigröße quelltext',
  viewport: 'mobil mobilgeräte handy smartphone',
  'html-lang': 'sprache sprachangabe',
  hreflang: 'sprachversionen mehrsprachig länder',
  'hreflang-return': 'rückverweise rücklinks sprachversionen mehrsprachig',
  'render-parity': 'quelltext gerendert',
  'ai-crawler-access': 'ki-crawler ki-bots künstliche intelligenz blockieren',
  'answer-lead': 'antwort direkte antwort ki-übersichten hervorgehobenes snippet',
  'sourced-claims': 'belege quellen aussagen zitate statistiken',
  'author-identity': 'autoren autorenzeile verfasser',
  'publisher-identity': 'herausgeber organisation unternehmen impressum website-name',
  'date-visible': 'datum veröffentlicht geändert aktualität',
  'date-agreement': 'datum veröffentlicht geändert aktualität widerspruch',
  'sitemap-entry': 'xml-sitemap eintrag',
  'placeholder-text': 'blindtext platzhalter überbleibsel',
  'anchor-text': 'linktexte ankertexte hier klicken mehr erfahren',
  'crawlable-links': 'crawlbare links',
  favicon: 'symbol logo',
  'url-form': 'adresse url-struktur parameter',
};
const checks: Record<string, string> = Object.fromEntries(
  [...new Set([...Object.keys(english.checks), ...Object.keys(words)])].map((id) => [
    id,
    [words[id], english.checks[id]].filter(Boolean).join(' '),
  ]),
);

/** German terms before the English ones. */
const bothTerms = (terms: string, further: string) => [terms, further].filter(Boolean).join(', ');
const { actions: act, views: view, settings: set } = english;

export const search: typeof english = {
  tools,
  checks,
  actions: {
    pdf: bothTerms('exportieren, herunterladen, kundenbericht, drucken, bericht speichern', act.pdf),
    page: bothTerms('drucken, ganze seite, breit, neuer tab, teilen', act.page),
    json: bothTerms('exportieren, herunterladen, daten, schnittstelle', act.json),
    csv: bothTerms('exportieren, herunterladen, tabelle', act.csv),
    md: bothTerms('exportieren, herunterladen', act.md),
    'copy-md': bothTerms('zwischenablage, bericht kopieren, ticket', act['copy-md']),
    'copy-json': bothTerms('zwischenablage, bericht kopieren', act['copy-json']),
    brand: bothTerms('agentur, logo, farbe, papier', act.brand),
    rerun: bothTerms('neu prüfen, erneut prüfen, neu laden, aktualisieren, wiederholen', act.rerun),
    panel: bothTerms('seitenleiste, anheften, andocken', act.panel),
    queue: bothTerms('warteschlange, einreihen, vormerken, später, sammelprüfung', act.queue),
    site: bothTerms('crawlen, website crawlen, ganze website, alle seiten, links folgen', act.site),
    'new-bulk': bothTerms('sammelprüfung, mehrere seiten, urls, url-liste, liste, sitemap, offene tabs, zeitplan, planen', act['new-bulk']),
    'all-bulk': bothTerms('sammelprüfungen, durchläufe, ergebnisse, verlauf, zeitplan, geplante prüfungen, überwachung', act['all-bulk']),
    titles: bothTerms('offene tabs, urls kopieren, titel kopieren', act.titles),
  },
  views: {
    overview: {
      name: 'Übersicht',
      note: 'Scores und was zuerst zu beheben ist',
      terms: bothTerms(
        'zusammenfassung, onpage, onpage-bericht, probleme, fehler, warnungen, korrekturen, empfehlungen, bewertung, seitentyp',
        view.overview.terms,
      ),
    },
    geo: {
      name: 'GEO-Score',
      note: 'wie gut sich die Seite eignet, von KI zitiert zu werden',
      terms: bothTerms('ki-sichtbarkeit, ki-suche, künstliche intelligenz, bewertung', view.geo.terms),
    },
    checks: {
      name: 'Alle Prüfungen',
      note: 'bestandene, nicht bestandene und die übrigen',
      terms: bothTerms('prüfungen, checkliste, diagnose, kriterien, signale, bestanden, regeln', view.checks.terms),
    },
  },
  settings: {
    '': { name: 'Einstellungen', note: '', terms: bothTerms('optionen, konfiguration', set[''].terms) },
    audits: {
      name: 'Einstellungen: Audits',
      note: 'vorgegebene Absicht, Tempo der Linkprüfung, Seiten gleichzeitig, Symbol in der Symbolleiste',
      terms: bothTerms('symbol, symbolleiste, absicht, aus der suche ausschließen, tempo, linkprüfung, gleichzeitig', set.audits.terms),
    },
    looks: {
      name: 'Einstellungen: Darstellung und Favoriten',
      note: 'hell oder dunkel, und die Werkzeuge am Anfang der Liste',
      terms: bothTerms('dunkelmodus, dunkles design, hell, dunkel, farbschema, favoriten, stern', set.looks.terms),
    },
    reports: {
      name: 'Einstellungen: Ihre Berichte',
      note: 'Agentur, Logo, Farbe und Papier',
      terms: bothTerms('agentur, papierformat, deckblatt, farbe, logo', set.reports.terms),
    },
    shortcuts: {
      name: 'Einstellungen: Tastenkürzel',
      note: 'Tasten für Pop-up, Seitenleiste und Sammelprüfungen',
      terms: bothTerms('tastenkürzel, tastenkombinationen, tastatur, kurzbefehle', set.shortcuts.terms),
    },
    lists: {
      name: 'Einstellungen: eigene Listen',
      note: 'zu testende Crawler, generische Linktexte',
      terms: bothTerms('eigene crawler, eigene bots, linktexte', set.lists.terms),
    },
    choices: {
      name: 'Einstellungen: Ihre Angaben zu Seiten',
      note: 'festgelegte Seitentypen und Absichten',
      terms: bothTerms('seitentyp, absicht, überschreiben', set.choices.terms),
    },
    followed: {
      name: 'Einstellungen: gefolgte Websites',
      note: 'Websites, denen die Seitenleiste folgt',
      terms: bothTerms('folgen, automatisch prüfen, automatisches audit', set.followed.terms),
    },
    stored: {
      name: 'Einstellungen: gespeicherte Daten',
      note: 'was auf diesem Gerät gespeichert ist, und wie es gelöscht wird',
      terms: bothTerms('datenschutz, speicher, daten löschen, zurücksetzen', set.stored.terms),
    },
    'field-data': {
      name: 'Einstellungen: Felddaten',
      note: 'Ihr Schlüssel für den Chrome UX Report',
      terms: bothTerms('echte nutzer, nutzerdaten, api-schlüssel', set['field-data'].terms),
    },
    service: {
      name: 'Einstellungen: API-Dienst',
      note: 'den Dienst des Teams verlinken',
      terms: bothTerms('schnittstelle, api-schlüssel, server', set.service.terms),
    },
    file: {
      name: 'Einstellungen: Export und Import',
      note: 'Einstellungen als Datei',
      terms: bothTerms('einstellungen exportieren, einstellungen importieren, sicherung, sichern, wiederherstellen', set.file.terms),
    },
    known: {
      name: 'Einstellungen: Listen in dieser Version',
      note: 'wie alt unsere Listen sind',
      terms: bothTerms('version, über, crawler-liste, quellen', set.known.terms),
    },
  },
  more: 'Aktionen und Einstellungen',
  counted: ({ count }) => amount(count, { one: 'Aktion oder Einstellung', other: 'Aktionen und Einstellungen' }),
};
