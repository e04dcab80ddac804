import type * as en from '../../en/checks/geo.ts';

export const categories: typeof en.categories = {
  access: 'Zugriff für KI-Crawler',
  extractability: 'Extrahierbarkeit',
  answerability: 'Eignung als Antwort',
  evidence: 'Belege und Quellen',
  freshness: 'Aktualität',
  entity: 'Entität und Autorschaft',
};

/** Bands are a convention, not a probability. */
export const bands: typeof en.bands = {
  Ready: 'Bereit',
  Good: 'Gut',
  Partial: 'Teilweise',
  Weak: 'Schwach',
  'Blocked or unreadable': 'Blockiert oder unlesbar',
};

/** Why the score is capped. */
export const capped: typeof en.capped = {
  'noindex-both': 'Google und Bing sind beide angewiesen, diese Seite nicht zu indexieren.',
  'all-answer-crawlers': 'robots.txt blockiert alle führenden KI-Suchcrawler für diese URL.',
  credentials: 'Nur Besucher mit einem Konto oder mit Cookies können die Seite sehen.',
  'error-page': 'Die Seite liefert einen Fehler oder sieht wie eine Fehlerseite aus, daher entfernen Suchmaschinen sie.',
  'no-text': 'Die Seite hat keinen Text, der sich zitieren lässt.',
  'source-empty': 'Ohne JavaScript fehlt fast der gesamte Hauptinhalt.',
  'one-ecosystem': 'Google oder Bing darf diese Seite nicht in Antworten verwenden.',
};

/** Why there is no score. */
export const noScore: typeof en.noScore = {
  'opted-out': 'Ausgenommen: Sie blockieren KI absichtlich.',
  utility: 'Kein GEO-Score: Das ist eine Funktionsseite (Login, Warenkorb, Kasse, Konto oder Suchergebnisse).',
  'nothing-measured': 'Kein GEO-Score: Auf dieser Seite ließ sich nichts messen.',
  'not-all-chosen': 'Kein GEO-Score: Dafür sind Prüfungen nötig, die nicht ausgewählt wurden.',
  'not-delivered': 'Kein GEO-Score: Der Server hat die Seite nicht geliefert.',
  incomplete: 'Kein GEO-Score: Die Zeit für das Audit war um, bevor die Antwort der Website gelesen war.',
};
