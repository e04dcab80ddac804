import type * as en from '../../en/reports/about.ts';
import { german } from '../german.ts';

const checksOf = (count: number) => german.amount(count, { one: 'Prüfung', other: 'Prüfungen' });

export const status: typeof en.status = {
  pass: 'Bestanden',
  warn: 'Warnung',
  fail: 'Nicht bestanden',
  na: 'Trifft nicht zu',
  unchecked: 'Nicht geprüft',
  info: 'Fakten',
  note: 'Hinweis',
  pending: 'Wird gelesen…',
};

export const pageTypes: typeof en.pageTypes = {
  article: 'Artikel',
  product: 'Produkt',
  service: 'Dienstleistung',
  docs: 'Dokumentation',
  faq: 'Fragen und Antworten',
  forum: 'Forenthema',
  listing: 'Übersichtsseite',
  home: 'Startseite',
  about: 'Über uns, Kontakt oder Impressum',
  local: 'Lokales Unternehmen oder Ort',
  media: 'Video oder Audio',
  tool: 'Tool oder Anwendung',
  utility: 'Login, Warenkorb, Kasse, Konto oder Suche',
  other: 'Andere',
};

export const about: typeof en.about = {
  language: ({ code }) => german.language(code),
  duration: ({ milliseconds }) => `geprüft in ${german.duration(milliseconds)}`,
  time: ({ at }) => `${german.time(at)} UTC`,
  applying: ({ applying, all }) =>
    applying === all ? `alle ${checksOf(all)} zutreffend` : `${german.number(applying)} von ${checksOf(all)} zutreffend`,
  failed: ({ count }) => `${german.number(count)} nicht bestanden`,
  warned: ({ count }) => german.amount(count, { one: 'Warnung', other: 'Warnungen' }),
  passed: ({ count }) => `${german.number(count)} bestanden`,
  pending: ({ count }) => `${german.number(count)} noch in Arbeit`,
  unchecked: ({ count }) => `${german.number(count)} nicht ausführbar`,
  ranking: 'Kein Score sagt Rankings voraus: Tools von Dritten haben keine Ranking-Daten (Google, 05.06.2026).',
  readiness:
    'Das misst die Eignung, nicht die Wahrscheinlichkeit. Ob eine Seite zitiert wird, hängt auch von der Frage, ihren Rankings und konkurrierenden Quellen ab.',
};

export const sourceMarks: typeof en.sourceMarks = {
  primary: 'Primärquelle',
  abstract: 'Primärquelle, nur Abstract',
  secondary: 'von anderen berichtet',
  general: 'allgemeine Praxis',
  heuristic: 'Heuristik',
};
export const source: typeof en.source = {
  checked: ({ mark, date }) => `${mark}, geprüft am ${german.date(date)}`,
  checkedOn: ({ date }) => `geprüft am ${german.date(date)}`,
};
