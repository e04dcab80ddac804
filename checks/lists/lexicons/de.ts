import type { Lexicon } from './lexicon.ts';

export const de: Lexicon = {
  headings: [
    'einleitung', 'einführung', 'überblick', 'übersicht', 'über', 'fazit', 'schluss', 'zusammenfassung', 'details', 'mehr', 'weitere informationen', 'informationen',
    'allgemeines', 'allgemeine informationen', 'hintergrund', 'funktionen', 'vorteile', 'beschreibung', 'inhalt', 'inhaltsverzeichnis', 'hinweise', 'sonstiges',
    'verschiedenes', 'willkommen', 'erste schritte', 'faq', 'häufige fragen', 'häufig gestellte fragen', 'mehr zum thema', 'das könnte sie auch interessieren', 'weiterlesen',
  ],
  anchors: [
    'hier klicken', 'klicken sie hier', 'klick hier', 'klicke hier', 'hier', 'mehr', 'mehr lesen', 'weiterlesen', 'mehr erfahren', 'erfahren sie mehr', 'mehr infos', 'mehr info',
    'mehr informationen', 'weitere informationen', 'weiter', 'details', 'zum artikel', 'ganzer artikel', 'link', 'dieser link', 'diese seite', 'website', 'webseite',
    'herunterladen', 'download', 'ansehen', 'zur website', 'mehr anzeigen', 'jetzt lesen', 'los', 'siehe', 'dies', 'das',
  ],
  openers: [
    'dies ist', 'dies sind', 'dies war', 'dies bedeutet', 'dies führt', 'dies gilt', 'dies liegt', 'dies zeigt', 'dies geschieht', 'dies ermöglicht', 'dies kann', 'dies wird',
    'dies hat', 'dies macht', 'dies hilft', 'das ist', 'das sind', 'das war', 'das bedeutet', 'das heißt', 'das gilt', 'das liegt', 'das führt', 'das zeigt', 'das macht',
    'das kann', 'das wird', 'das hat', 'diese ist', 'diese sind', 'diese werden', 'diese können', 'diese haben', 'dieser ist', 'dieser wird', 'dieser hat', 'dieses ist',
    'dieses wird', 'dieses hat', 'sie ist', 'sie war', 'sie hat', 'sie wird', 'sie kann', 'er', 'solche', 'solcher', 'jedoch', 'allerdings', 'deshalb', 'deswegen', 'daher',
    'dadurch ist', 'dadurch sind', 'dadurch wird', 'dadurch werden', 'dadurch kann', 'dadurch können', 'dadurch entsteht', 'damit ist', 'damit sind', 'damit wird',
    'damit werden', 'damit kann', 'damit können', 'damit hat', 'dabei', 'dazu', 'außerdem', 'zudem', 'ferner', 'dennoch', 'trotzdem', 'stattdessen', 'andererseits',
    'folglich', 'somit', 'aber', 'und', 'letztere', 'erstere', 'aus diesem grund',
  ],
  pointers: [
    'siehe oben', 'siehe unten', 's. o.', 's. u.', 'wie oben erwähnt', 'wie oben beschrieben', 'oben genannt', 'oben genannte', 'oben genannten', 'oben erwähnt', 'oben erwähnten',
    'wie bereits erwähnt', 'wie schon gesagt', 'im vorigen abschnitt', 'im nächsten abschnitt', 'im folgenden abschnitt', 'die obige tabelle', 'klicken sie hier', 'hier klicken',
  ],
  consent: [
    'wir verwenden cookies', 'wir nutzen cookies', 'wir setzen cookies', 'wir und unsere partner', 'diese website verwendet', 'diese webseite verwendet',
    'diese seite verwendet', 'unsere verwendung von cookies', 'stimmen sie der verwendung', 'stimmst du der verwendung', 'sind sie mit der verwendung',
    'erklären sie sich mit', 'alle cookies akzeptieren',
  ],
  methods: ['methode', 'methoden', 'methodik', 'methodisches vorgehen', 'so haben wir getestet', 'so testen wir', 'unsere daten', 'datengrundlage', 'testaufbau', 'untersuchungsmethode'],
  byline: ['von', 'autor', 'autorin', 'autoren', 'verfasst von', 'geschrieben von', 'text von', 'ein beitrag von', 'text', 'redaktion'],
  published: ['veröffentlicht', 'veröffentlicht am', 'erschienen', 'erschienen am', 'erstellt am', 'datum', 'stand', 'publiziert am', 'vom', 'geschrieben am', 'erstveröffentlichung'],
  updated: ['aktualisiert', 'aktualisiert am', 'zuletzt aktualisiert', 'zuletzt geändert', 'zuletzt bearbeitet', 'geändert am', 'letzte änderung', 'letzte aktualisierung', 'überarbeitet', 'update'],
  about: ['über', 'über uns', 'über mich', 'wir über uns', 'unser team', 'das unternehmen', 'unternehmen', 'kontakt', 'kontaktieren sie uns', 'impressum', 'anbieterkennzeichnung', 'redaktion'],
  notFound: [
    'seite nicht gefunden', 'nicht gefunden', 'fehler 404', '404-fehler', 'seite existiert nicht', 'seite wurde nicht gefunden', 'seite konnte nicht gefunden werden',
    'seite ist nicht mehr verfügbar', 'seite gibt es nicht', 'nichts gefunden', 'existiert nicht mehr',
  ],
  inStock: ['auf lager', 'lieferbar', 'sofort lieferbar', 'verfügbar', 'vorrätig', 'versandfertig', 'nur noch wenige', 'vorbestellbar', 'sofort verfügbar'],
  outOfStock: ['nicht auf lager', 'ausverkauft', 'nicht verfügbar', 'nicht lieferbar', 'derzeit nicht verfügbar', 'vergriffen', 'nicht vorrätig', 'nicht mehr verfügbar', 'nicht mehr lieferbar'],
  free: ['kostenlos', 'gratis', 'kostenfrei', 'unentgeltlich', 'umsonst', 'frei erhältlich'],
};
