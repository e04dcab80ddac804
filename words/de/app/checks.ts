import type { Grade } from '../../../checks/core/report/geo-ids.ts';
import type { SignalGroup } from '../../../checks/core/signal.ts';
import type { checks as en } from '../../en/app/checks.ts';
import { german } from '../german.ts';

const { number } = german;

const groups: Record<SignalGroup, string> = {
  crawling: 'Crawling und Indexierung',
  head: 'Titel, Beschreibung, Head',
  content: 'Inhalt',
  links: 'Links',
  images: 'Bilder',
  'structured-data': 'Strukturierte Daten',
  sharing: 'Teilen',
  language: 'Sprache',
  experience: 'Geschwindigkeit und Geräte',
  ai: 'Zitierbarkeit durch KI',
};

const grades: Record<Grade, string> = { strong: 'stark', medium: 'mittel', weak: 'schwach', speculative: 'spekulativ' };

export const checks: typeof en = {
  groups,
  all: ({ count }) => `Alle ${number(count)} Prüfungen`,
  only: ({ status }) => `Prüfungen: ${status}`,
  filter: 'Nach Status filtern',
  any: 'Alle',
  none: 'Keine Prüfung hat diesen Status.',

  why: 'Warum das wichtig ist, mit Quellen',
  weight: ({ weight }) => `Gewicht ${number(weight)} im Audit-Score.`,
  gate: 'Wird sie nicht bestanden, ist der Audit-Score bei 30 gedeckelt.',
  geo: ({ points, grade }) => `${number(points)} von 100 GEO-Punkten (Belege: ${grades[grade]}).`,
};
